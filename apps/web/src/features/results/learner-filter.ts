import { matchesKeywords, type LearnerResult, type Override } from '@isomorph/contract'
import { setsPoints } from './overrides/override-words.ts'

export interface LearnerFilter {
  readonly keywords: string
  readonly isLateOnly: boolean
  readonly needsPersonOnly: boolean
  readonly isOverriddenOnly: boolean
  readonly isWaivedOnly: boolean
}

export const everyLearner: LearnerFilter = {
  keywords: '',
  isLateOnly: false,
  needsPersonOnly: false,
  isOverriddenOnly: false,
  isWaivedOnly: false,
}

type Filtered = Pick<LearnerResult, 'learner' | 'daysLate' | 'pending' | 'toGrade' | 'override'> & {
  readonly cells: readonly Pick<LearnerResult['cells'][number], 'override'>[]
}

/** What was set by hand of a learner's total and problems. */
function overridesOf({ override, cells }: Filtered): Override[] {
  return [override, ...cells.map((cell) => cell.override)].filter((each) => each !== null)
}

/** Whether a mark is to be given, or the evaluator has not given it yet. An appeal is against a mark that was given. */
export function needsMarks({ pending, toGrade }: Pick<LearnerResult, 'pending' | 'toGrade'>): boolean {
  return toGrade > 0 || pending > 0
}

/** Learners that match every word typed and every box ticked. */
export function filterLearners<T extends Filtered>(learners: readonly T[], filter: LearnerFilter): T[] {
  return learners.filter((each) => {
    const { learner, daysLate } = each
    const text = `${learner.id} ${learner.firstName} ${learner.lastName} ${learner.email} ${learner.uid}`
    return (
      matchesKeywords(text, filter.keywords) &&
      (!filter.isLateOnly || daysLate > 0) &&
      (!filter.needsPersonOnly || needsMarks(each)) &&
      (!filter.isOverriddenOnly || overridesOf(each).some(setsPoints)) &&
      (!filter.isWaivedOnly || overridesOf(each).some((override) => !setsPoints(override)))
    )
  })
}
