/** The largest file of people that is read. */
export const importMaximumBytes = 20 * 1024 * 1024
/** The most people that one file may list. */
export const importMaximumRows = 100_000
/** The most columns that its first line may name. */
export const importMaximumColumns = 500
/** So many of the columns that nothing is taken from are named. */
export const importUnusedNamedAtMost = 12
/** Files with more rows are applied in the background. */
export const importInlineRows = 1000

/** What will happen with a row: a person made, a person changed, nothing, or nothing because of trouble. */
export const importOutcomes = ['new', 'changed', 'known', 'trouble'] as const
export type ImportOutcome = (typeof importOutcomes)[number]
