import type { Assessment, ProblemSummary } from '@isomorph/contract'

/** One problem of an assessment while it is being put together. */
export interface ItemDraft {
  readonly itemKey: number
  readonly problemId: number
  readonly name: string
  readonly shortStatement: string
  /** As typed. */
  readonly points: string
  /** The version that is pinned, and the newest that can be read; both 0 for one that is not saved yet. */
  readonly revisionNumber: number
  readonly newestRevisionNumber: number
  /** Whoever edits may read the problem: it can be opened and updated. */
  readonly isShared: boolean
  readonly hasUpdate: boolean
  /** Moves to the problem's newest version with the next save. */
  readonly takesUpdate: boolean
  readonly isUsable: boolean
}

/** An assessment while it is being put together. */
export interface AssessmentDraft {
  readonly name: string
  readonly items: ItemDraft[]
  /** The revision that the editing began from; null as long as nothing is changed. */
  readonly base: number | null
}

export const emptyAssessment: AssessmentDraft = { name: '', items: [], base: null }

function draftOfItem(item: Assessment['items'][number]): ItemDraft {
  const { itemKey, problemId, name, shortStatement, points, hasUpdate, isUsable, isShared, revisionNumber } = item
  return {
    itemKey,
    problemId,
    name,
    shortStatement,
    points: String(points),
    revisionNumber,
    newestRevisionNumber: item.newestRevisionNumber ?? 0,
    isShared,
    hasUpdate,
    takesUpdate: false,
    isUsable,
  }
}

export function draftOfAssessment({ name, items }: Assessment): AssessmentDraft {
  return { name, items: items.map(draftOfItem), base: null }
}

/** Problems as items to be added, with keys that none has or had. */
export function itemsOfProblems(
  problems: readonly ProblemSummary[],
  items: readonly ItemDraft[],
  lastKey: number,
): ItemDraft[] {
  const first = Math.max(lastKey, ...items.map(({ itemKey }) => itemKey), 0) + 1
  return problems.map(({ id, name, shortStatement, points, validationLevel }, position): ItemDraft => ({
    itemKey: first + position,
    problemId: id,
    name,
    shortStatement,
    // Several questions are worth more than one, as their author weighed them.
    points: String(points > 0 ? points : 1),
    revisionNumber: 0,
    newestRevisionNumber: 0,
    isShared: true,
    hasUpdate: false,
    takesUpdate: false,
    isUsable: validationLevel === 'Valid' || validationLevel === 'InvalidForUseInfo',
  }))
}

export function totalPoints(items: readonly ItemDraft[]): number {
  return items.reduce((sum, { points }) => sum + (Number(points) || 0), 0)
}
