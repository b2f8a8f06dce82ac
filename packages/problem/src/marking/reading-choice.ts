/** One of several ways to read an answer. */
export interface ReadingChoice {
  /** Typed like this, the answer can be read in this way only. */
  readonly latex: string
  readonly text: string
  /** In words, so that readings differ when they are heard. */
  readonly spoken: string
}

/** Asks for one of the readings, without a word on which of them is right. */
export function choiceSentence(choices: readonly ReadingChoice[]): string {
  return `This can be read in ${choices.length === 2 ? 'two' : 'several'} ways. Write ${choices.map(({ text }) => text).join(' or ')}.`
}
