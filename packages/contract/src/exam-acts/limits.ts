/** What staff can do while an exam runs. */
export const examActKinds = [
  'grantTime',
  'pause',
  'continue',
  'reopen',
  'excuse',
  'unexcuse',
  'finish',
  'grantAttempts',
] as const
export type ExamActKind = (typeof examActKinds)[number]

/** Why an act does nothing for one learner. */
export const actRefusals = [
  'notALearner',
  'notStarted',
  'finished',
  'timeIsOver',
  'noEnd',
  'nothingToUndo',
  'paused',
  'notPaused',
  'onBreak',
  'notEnded',
  'needsMinutes',
  'unlimitedAttempts',
  'excused',
  'notExcused',
] as const
export type ActRefusal = (typeof actRefusals)[number]

/** Taking time back leaves so much, in seconds. */
export const leastLeftSeconds = 120

/** Work that arrives so long after a pause has begun was on its way. */
export const pauseGraceSeconds = 10

export const grantedMinutesMaximum = 1440

/** Learners that one act names. */
export const actedOnMaximum = 5000
