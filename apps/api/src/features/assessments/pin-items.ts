import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { selectReadableHeads, type PinnedItem } from './assessments.queries.ts'

/** An item as an author names it: a problem, and what it counts. */
export interface WantedItem {
  readonly itemKey: number
  readonly problemId: number
  readonly points: number
}

interface PinningSources {
  /** What the head pins, by item key. */
  readonly pinned: ReadonlyMap<number, { readonly problemId: number; readonly problemRevisionId: number }>
  /** Which problem each key ever stood for. */
  readonly keysEverUsed: ReadonlyMap<number, number>
  /** Problems that move to their newest revision. */
  readonly updatesProblems: readonly number[]
}

export const nothingPinned: PinningSources = { pinned: new Map(), keysEverUsed: new Map(), updatesProblems: [] }

function refuseWhenKeysRepeat(items: readonly WantedItem[]): void {
  const seen = new Set<number>()
  const errors = items.flatMap(({ itemKey }, index) => {
    if (seen.has(itemKey)) return [{ path: `items.${index}.itemKey`, message: 'Another problem has this key.' }]
    seen.add(itemKey)
    return []
  })
  if (errors.length > 0) throw new Refusal(platformRefusals.invalidInput, { errors })
}

/** A key that once stood for another problem never stands for this one: results refer to it. */
function settleKeys(items: readonly WantedItem[], keysEverUsed: ReadonlyMap<number, number>): WantedItem[] {
  let highest = Math.max(0, ...keysEverUsed.keys(), ...items.map((item) => item.itemKey))
  return items.map((item) => {
    const former = keysEverUsed.get(item.itemKey)
    if (former === undefined || former === item.problemId) return item
    highest += 1
    return { ...item, itemKey: highest }
  })
}

/**
 * Pins a revision to each item: the one it had, or the problem's head where it is new or moves to the newest. Whoever
 * adds a problem must be able to read it; what is there already may stay.
 */
export async function pinItems(
  db: Kysely<Tables>,
  user: SignedInUser,
  items: readonly WantedItem[],
  { pinned, keysEverUsed, updatesProblems }: PinningSources,
): Promise<PinnedItem[]> {
  refuseWhenKeysRepeat(items)
  const viewer = { userId: user.id, readsAll: user.activities.includes('ProblemRead') }
  const settled = settleKeys(items, keysEverUsed)
  const heads = await selectReadableHeads(db, [...new Set(settled.map((item) => item.problemId))], viewer)
  const errors: { path: string; message: string }[] = []
  const result = settled.flatMap(({ itemKey, problemId, points }, index): PinnedItem[] => {
    const former = pinned.get(itemKey)
    const keeps = former?.problemId === problemId && !updatesProblems.includes(problemId)
    const problemRevisionId = keeps ? former.problemRevisionId : heads.get(problemId)
    if (problemRevisionId !== undefined) return [{ itemKey, points, problemRevisionId }]
    errors.push({ path: `items.${index}.problemId`, message: 'There is no such problem.' })
    return []
  })
  if (errors.length > 0) throw new Refusal(platformRefusals.invalidInput, { errors })
  return result
}
