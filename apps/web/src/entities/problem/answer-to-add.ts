/** An answer of learners that is to be added to a question. The link to the problem hands it over. */
export interface AnswerToAdd {
  readonly questionKey: number
  /** What leads to it, in plain words. */
  readonly name: string
  /** LaTeX over the names of the variables, or words. */
  readonly formula: string
}

/** The state of a location that hands the answer over to the page of a problem. */
export function withAnswerToAdd(answerToAdd: AnswerToAdd): { readonly answerToAdd: AnswerToAdd } {
  return { answerToAdd }
}

/** The answer in the state of a location; undefined where there is none. */
export function answerToAddIn(state: unknown): AnswerToAdd | undefined {
  if (typeof state !== 'object' || state === null || !('answerToAdd' in state)) return undefined
  return (state as { readonly answerToAdd: AnswerToAdd }).answerToAdd
}
