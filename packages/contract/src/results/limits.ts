/** What can be set by hand: what is earned, in points or in percent of what is possible; or that penalties do not count. */
export const overrideKinds = ['points', 'percent', 'noLatePenalty', 'noAttemptPenalty', 'noPenalties'] as const
export type OverrideKind = (typeof overrideKinds)[number]

/** Points beyond what is possible are allowed: an instructor may reward. */
export const overridePointsMaximum = 10_000
export const overridePercentMaximum = 1000

/** Characters of what a learner is told about points set by hand. */
export const learnerNoteMaximumLength = 500

/** Learners whose totals are set at once. */
export const overriddenMaximum = 2000
/** Learners of a file whose totals are set at once, where they are named. */
export const scoreFileLearnersMaximum = 5000
/** Characters of a file with totals. */
export const scoreFileMaximumLength = 500_000

/** Why nothing was set for one learner. */
export const overrideRefusals = [
  'notALearner',
  'notStarted',
  'changedMeanwhile',
  'unknownPerson',
  'namedTwice',
  'notANumber',
  'aboveMaximum',
  'unreadableLine',
] as const
export type OverrideRefusal = (typeof overrideRefusals)[number]

/** Learners in one answer of the results, all their problems included. */
export const resultsPageSize = 60
