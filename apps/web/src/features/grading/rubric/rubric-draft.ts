import { rubricPointsMaximum, rubricTextMaximum, type Rubric } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { formatCount } from '../../../numbers/counts.ts'
import { typedNumber } from '../../../numbers/typed-number.ts'

/** A rubric as it is typed. */
export interface RubricDraft {
  readonly start: Rubric['start']
  readonly maximum: string
  readonly floor: string
  /** Empty: the maximum. */
  readonly ceiling: string
  readonly items: readonly {
    /** Tells rows apart while they have no id yet. */
    readonly key: number
    readonly id: number | null
    readonly points: string
    readonly text: string
  }[]
}

export const blankRubric: Rubric = {
  start: 'zero',
  maximum: 4,
  floor: 0,
  ceiling: 4,
  items: [{ id: null, points: 1, text: '' }],
}

/** What is no number is refused by the schema. */
const numberOf = (text: string): number => typedNumber(text) ?? Number.NaN

export function draftOfRubric({ start, maximum, floor, ceiling, items }: Rubric): RubricDraft {
  return {
    start,
    maximum: String(maximum),
    floor: String(floor),
    ceiling: ceiling === maximum ? '' : String(ceiling),
    items: items.map(({ id, points, text }, index) => ({ key: index, id, points: String(points), text })),
  }
}

export function rubricOfDraft({ start, maximum, floor, ceiling, items }: RubricDraft): Rubric {
  return {
    start,
    maximum: numberOf(maximum),
    floor: numberOf(floor),
    ceiling: numberOf(ceiling.trim() === '' ? maximum : ceiling),
    items: items.map(({ id, points, text }) => ({ id, points: numberOf(points), text: text.trim() })),
  }
}

interface RubricIssue {
  readonly code?: string | undefined
  readonly path: readonly PropertyKey[]
}

/** What is wrong with a typed rubric; null: nothing. */
export function faultOfRubric(issue: RubricIssue | undefined): string | null {
  if (!issue) return null
  const { code, path } = issue
  const field = path.at(-1)
  if (field === 'text') {
    return code === 'too_big'
      ? t('grading.rubric.wrong.textTooLong', { most: formatCount(rubricTextMaximum) })
      : t('grading.rubric.wrong.text')
  }
  if (code === 'custom') return t(field === 'floor' ? 'grading.rubric.wrong.floor' : 'grading.rubric.wrong.ceiling')
  if (field === 'maximum' && code === 'too_small') return t('grading.rubric.wrong.maximum')
  return t('grading.rubric.wrong.points', { most: formatCount(rubricPointsMaximum) })
}
