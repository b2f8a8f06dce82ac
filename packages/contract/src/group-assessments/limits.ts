/** When something is released to learners. */
export const releaseMoments = ['immediately', 'afterAttempts', 'afterDue', 'byHand', 'never'] as const

/** Where a group assessment stands between its dates. */
export const groupAssessmentStates = ['unpublished', 'upcoming', 'open', 'late', 'closed'] as const

/** A week. */
export const timeLimitMaximumMinutes = 10_080

/** The most attempts that a problem may allow, where they are limited. */
export const attemptsMaximum = 1000

/** The most variants that learners may share, where they share them. */
export const variantsMaximum = 1000

export const accessCodeMaximumLength = 100

/** Characters of a reason that staff give for the audit log. */
export const reasonMaximumLength = 500

/** Days after which nobody can appeal any more: a year. */
export const appealDaysMaximum = 365
