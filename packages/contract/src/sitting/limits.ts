/** Work that arrives this long after the deadline, by the server's clock, still counts and is marked as in grace. */
export const graceSeconds = 10

/** A sitting is reopened for a year at most. */
export const longestReopeningMinutes = 527_040

/** Where a learner stands with one problem. */
export const problemStates = [
  'untouched',
  'draft',
  'attempted',
  'correct',
  'partial',
  'incorrect',
  'needsPerson',
] as const

/** Characters of an appeal. */
export const appealMaximumLength = 2000
