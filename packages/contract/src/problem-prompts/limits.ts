/** The longest description of a question that an author sends. */
export const promptMaximumLength = 4000

/** The steps that a draft passes, in their order. */
export const promptSteps = ['waiting', 'drafting', 'checking', 'lab', 'solving'] as const
export type PromptStep = (typeof promptSteps)[number]

/** A step that it is in, or how it ended. */
export const promptStates = [...promptSteps, 'ready', 'failed', 'stopped'] as const
export type PromptState = (typeof promptStates)[number]

/** Questions of these kinds can be drafted: they are marked without a person. */
export const promptQuestionKinds = ['number', 'expression', 'choice'] as const
export type PromptQuestionKind = (typeof promptQuestionKinds)[number]

/** Days that descriptions and drafts are kept: as long as any month, as the limit of a month is counted from them. */
export const promptKeptDays = 31
