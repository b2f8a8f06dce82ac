import {
  assessmentMaximumItems,
  nameMaximumLength,
  pointsMaximum,
  type Assessment,
  type ProblemSummary,
} from '@isomorph/contract'
import { formatPoints } from '../../../numbers/points.ts'

/** One problem of an assessment while it is being put together. */
export interface ItemDraft {
  readonly itemKey: number
  readonly problemId: number
  readonly name: string
  readonly shortStatement: string
  /** As typed. */
  readonly points: string
  readonly hasUpdate: boolean
  /** Moves to the problem's newest version with the next save. */
  readonly takesUpdate: boolean
  readonly isUsable: boolean
}

export interface AssessmentDraft {
  readonly name: string
  readonly items: readonly ItemDraft[]
}

export const emptyAssessment: AssessmentDraft = { name: '', items: [] }

export function draftOfAssessment({ name, items }: Assessment): AssessmentDraft {
  return { name, items: items.map((item) => ({ ...item, points: String(item.points), takesUpdate: false })) }
}

/** A problem added to the end, with a key that none has or had. */
export function withProblems(
  draft: AssessmentDraft,
  problems: readonly ProblemSummary[],
  lastKey: number,
): AssessmentDraft {
  const first = Math.max(lastKey, ...draft.items.map(({ itemKey }) => itemKey), 0) + 1
  const added = problems.map(({ id, name, shortStatement, points, validationLevel }, position): ItemDraft => ({
    itemKey: first + position,
    problemId: id,
    name,
    shortStatement,
    // Several questions are worth more than one, as their author weighed them.
    points: String(points > 0 ? points : 1),
    hasUpdate: false,
    takesUpdate: false,
    isUsable: validationLevel === 'Valid' || validationLevel === 'InvalidForUseInfo',
  }))
  return { ...draft, items: [...draft.items, ...added] }
}

/** The item at one position moved to another. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, position) => position !== from)
  const item = items[from]
  if (item !== undefined) rest.splice(Math.max(0, Math.min(to, rest.length)), 0, item)
  return rest
}

function pointsError(points: string): string | undefined {
  const value = Number(points)
  const isRight = points.trim() !== '' && Number.isFinite(value) && value >= 0 && value <= pointsMaximum
  return isRight ? undefined : `Points are a number from 0 to ${formatPoints(pointsMaximum)}.`
}

export interface AssessmentErrors {
  readonly name?: string
  /** By item key. */
  readonly points: ReadonlyMap<number, string>
  readonly items?: string
}

export function checkAssessment({ name, items }: AssessmentDraft): AssessmentErrors {
  const points = new Map<number, string>()
  for (const item of items) {
    const error = pointsError(item.points)
    if (error) points.set(item.itemKey, error)
  }
  const trimmed = name.trim()
  const nameError =
    trimmed === ''
      ? 'A name is required.'
      : trimmed.length > nameMaximumLength
        ? `A name has at most ${nameMaximumLength} characters.`
        : null
  return {
    points,
    ...(nameError ? { name: nameError } : {}),
    ...(items.length > assessmentMaximumItems
      ? { items: `An assessment has at most ${assessmentMaximumItems} problems.` }
      : {}),
  }
}

export function hasErrors(errors: AssessmentErrors): boolean {
  return errors.name !== undefined || errors.items !== undefined || errors.points.size > 0
}

export function totalPoints(items: readonly ItemDraft[]): number {
  return items.reduce((sum, { points }) => sum + (Number(points) || 0), 0)
}

export function itemsBodyOf(items: readonly ItemDraft[]) {
  return items.map(({ itemKey, problemId, points }) => ({ itemKey, problemId, points: Number(points) }))
}

/** Problems whose newest version is wanted. */
export function updatesOf(items: readonly ItemDraft[]): number[] {
  return items.filter(({ takesUpdate }) => takesUpdate).map(({ problemId }) => problemId)
}
