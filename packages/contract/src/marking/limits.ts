/** Longest answer that is looked at; longer ones are refused with a clear error. */
export const answerMaximumLength = 10_000

/** What can come of an answer. */
export const verdicts = ['correct', 'partial', 'incorrect', 'needsPerson', 'pending', 'unreadable'] as const
