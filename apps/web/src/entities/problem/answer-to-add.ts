/** An answer that learners gave and that is to become one of a question, handed over with the way to its problem. */
export interface AnswerToAdd {
  readonly questionKey: number
  /** What leads to it, in plain words. */
  readonly name: string
  /** LaTeX over the names of the variables, or words. */
  readonly formula: string
}

/** What leads to the page of a problem. */
export function withAnswerToAdd(answerToAdd: AnswerToAdd): { readonly answerToAdd: AnswerToAdd } {
  return { answerToAdd }
}

/** The answer that the way to a page brought; undefined for every other way. */
export function answerToAddIn(state: unknown): AnswerToAdd | undefined {
  if (typeof state !== 'object' || state === null || !('answerToAdd' in state)) return undefined
  return (state as { readonly answerToAdd: AnswerToAdd }).answerToAdd
}
