import type { Rubric } from './schemas.ts'

type RubricRule = Pick<Rubric, 'start' | 'maximum' | 'floor' | 'ceiling'> & {
  readonly items: readonly { readonly id: number | null; readonly points: number }[]
}

/** The points that a rubric gives: from full or zero, items added, within floor and ceiling. */
export function rubricPoints(rubric: RubricRule, itemIds: readonly number[], adjustment: number): number {
  const start = rubric.start === 'full' ? rubric.maximum : 0
  const added = rubric.items.reduce((sum, { id, points }) => (id && itemIds.includes(id) ? sum + points : sum), 0)
  return Math.min(rubric.ceiling, Math.max(rubric.floor, start + added + adjustment))
}

/** The same in percent of the maximum, with the four places that are stored. */
export function rubricPercent(rubric: RubricRule, itemIds: readonly number[], adjustment: number): number {
  return Number(((100 * rubricPoints(rubric, itemIds, adjustment)) / rubric.maximum).toFixed(4))
}
