/** So many problems a package holds at most. */
export const packageProblemsMaximum = 100

/** The largest package that is accepted, as it is packed. */
export const packageMaximumBytes = 30 * 1024 * 1024

/** What becomes of one problem of a package. */
export const packageOutcomes = ['new', 'known', 'unreadable', 'imported'] as const
