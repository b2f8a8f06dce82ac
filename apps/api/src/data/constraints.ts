import { Refusal, type FieldError, type RefusalKind } from '../refusals/refusals.ts'

/** A refusal that is about one field, with the sentence that stands beside it. */
export interface FieldRefusal extends FieldError {
  readonly kind: RefusalKind
}

type Refusals = Readonly<Record<string, RefusalKind | FieldRefusal>>

function refusalOf(refused: RefusalKind | FieldRefusal, cause: unknown): Refusal {
  if (!('kind' in refused)) return new Refusal(refused, { cause })
  const { kind, ...error } = refused
  return new Refusal(kind, { errors: [error], cause })
}

/**
 * Runs a change and turns the violation of a named constraint into the refusal it stands for: the database decides
 * races, the caller gets words.
 *
 * @example
 * await refusingOn({ groups_last_owner: groupRefusals.lastOwner }, () => removeRole(db, id))
 */
export async function refusingOn<T>(refusals: Refusals, change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    const { constraint } = error as { constraint?: unknown }
    const refused = typeof constraint === 'string' ? refusals[constraint] : undefined
    if (refused) throw refusalOf(refused, error)
    throw error
  }
}

/** SQLSTATE of what the database refused. */
const states = { unique: '23505', check: '23514' } as const

/** Whether somebody else's change, made at the same moment, stands against this one. */
export function isViolation(error: unknown, ...kinds: readonly (keyof typeof states)[]): boolean {
  const { code } = error as { code?: unknown }
  return kinds.some((kind) => states[kind] === code)
}
