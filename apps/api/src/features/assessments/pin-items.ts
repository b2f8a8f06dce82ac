import type { Kysely } from 'kysely'
import { sayOfField, type AssessmentItem } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal, type FieldError } from '../../refusals/refusals.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { holdEntities } from '../../entity-lists/select-roles.ts'
import { managedProblems } from '../problems/index.ts'
import { selectReadableHeads, type ItemRules, type PinnedItem } from './assessments.queries.ts'

/** An item as an author names it: a problem, what it counts, and what it has of its own. */
export type WantedItem = AssessmentItem

/** An item with everything that an author may leave out. */
export interface SettledItem extends ItemRules {
  readonly itemKey: number
  readonly problemId: number
  readonly points: number
}

/** What was left out is nothing of its own. */
export function settledItemOf(item: WantedItem): SettledItem {
  const { itemKey, problemId, points, isBonus = false, attemptsAllowed = null } = item
  const { attemptPenaltyPercent = null, learnerTitle = null, sectionKey = null, poolKey = null } = item
  const rules = { isBonus, attemptsAllowed, attemptPenaltyPercent, learnerTitle, sectionKey, poolKey }
  return { itemKey, problemId, points, ...rules }
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

function refuseWhenKeysRepeat(items: readonly SettledItem[]): void {
  const seen = new Set<number>()
  const errors = items.flatMap(({ itemKey }, index) => {
    if (seen.has(itemKey)) return [{ path: `items.${index}.itemKey`, ...sayOfField('keyOfOtherProblem') }]
    seen.add(itemKey)
    return []
  })
  if (errors.length > 0) throw new Refusal(platformRefusals.invalidInput, { errors })
}

/** A key that once stood for another problem never stands for this one: results refer to it. */
function settleKeys(items: readonly SettledItem[], keysEverUsed: ReadonlyMap<number, number>): SettledItem[] {
  let highest = Math.max(0, ...keysEverUsed.keys(), ...items.map((item) => item.itemKey))
  return items.map((item) => {
    const former = keysEverUsed.get(item.itemKey)
    if (former === undefined || former === item.problemId) return item
    highest += 1
    return { ...item, itemKey: highest }
  })
}

/** The versions of problems that items pin. */
export function revisionsOf(items: readonly PinnedItem[]): readonly number[] {
  return items.map(({ problemRevisionId }) => problemRevisionId)
}

/**
 * Pins a revision to each item: the one it had, or the problem's head where it is new or moves to the newest. Whoever
 * adds a problem must be able to read it; what is there already may stay. What is added stays readable until the transaction
 * ends.
 */
export async function pinItems(
  trx: Kysely<Tables>,
  user: SignedInUser,
  items: readonly SettledItem[],
  { pinned, keysEverUsed, updatesProblems }: PinningSources,
): Promise<PinnedItem[]> {
  refuseWhenKeysRepeat(items)
  const viewer = { userId: user.id, readsAll: user.activities.includes('ProblemRead') }
  const settled = settleKeys(items, keysEverUsed)
  const keptRevisionOf = ({ itemKey, problemId }: SettledItem): number | undefined => {
    const former = pinned.get(itemKey)
    return former?.problemId === problemId && !updatesProblems.includes(problemId)
      ? former.problemRevisionId
      : undefined
  }
  const added = settled.filter((item) => keptRevisionOf(item) === undefined).map(({ problemId }) => problemId)
  await holdEntities(trx, managedProblems, added, user.id)
  const heads = await selectReadableHeads(trx, [...new Set(added)], viewer)
  const errors: FieldError[] = []
  const result = settled.flatMap((settledItem, index): PinnedItem[] => {
    const { problemId, ...item } = settledItem
    const problemRevisionId = keptRevisionOf(settledItem) ?? heads.get(problemId)
    if (problemRevisionId !== undefined) return [{ ...item, problemRevisionId }]
    errors.push({ path: `items.${index}.problemId`, ...sayOfField('noSuchProblem') })
    return []
  })
  if (errors.length > 0) throw new Refusal(platformRefusals.invalidInput, { errors })
  return result
}
