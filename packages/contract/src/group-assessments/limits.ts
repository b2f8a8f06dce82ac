/** When something is released to learners. */
export const releaseMoments = ['immediately', 'afterAttempts', 'afterDue', 'byHand', 'never'] as const

/** Where a group assessment stands between its dates. */
export const groupAssessmentStates = ['unpublished', 'upcoming', 'open', 'late', 'closed'] as const
