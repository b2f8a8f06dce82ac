import { Refusal, type RefusalKind } from './refusals.ts'

/**
 * Runs a change and turns the violation of a named constraint into the refusal it stands for: the database decides
 * races, the caller gets words.
 *
 * @example
 * await refusingOn({ groups_last_owner: groupRefusals.lastOwner }, () => removeRole(db, id))
 */
export async function refusingOn<T>(
  refusals: Readonly<Record<string, RefusalKind>>,
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await change()
  } catch (error) {
    const { constraint } = error as { constraint?: unknown }
    const kind = typeof constraint === 'string' ? refusals[constraint] : undefined
    if (kind) throw new Refusal(kind, { cause: error })
    throw error
  }
}
