/** What an instructor says of work that arrives after the deadline. */
export const lateEvidenceRules = ['ask', 'acceptGap', 'never'] as const

/** The longest silence of a network that can be accepted without asking, in minutes. */
export const gapMaximumMinutes = 60

/** What has become of work that arrived too late. `recorded`: kept, and nobody is asked. */
export const lateEvidenceStates = ['waiting', 'accepted', 'declined', 'recorded'] as const

/** Work that arrives later than this after the deadline is refused. */
export const lateEvidenceDays = 7

/** Pieces of late work that are kept of one problem of a learner. */
export const lateEvidenceMaximum = 20

/** Pieces of late work that one call decides about. */
export const decidedAtOnceMaximum = 500

/** Clocks of browsers that differ by more are not believed without asking. */
export const clockOffsetMaximumSeconds = 5

/** Why nothing was decided about one piece of late work. */
export const lateEvidenceRefusals = ['notFound', 'changedMeanwhile', 'noAttemptsLeft', 'neverCounts'] as const
