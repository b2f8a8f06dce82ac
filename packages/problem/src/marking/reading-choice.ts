import type { DecimalSign, Tree } from '@isomorph/evaluator'
import { sayOfAnswer, type SaidOfAnswer } from './answer-said.ts'

/** One of several ways to read an answer. */
export interface ReadingChoice {
  /** Typed like this, the answer can be read in this way only. */
  readonly latex: string
  readonly text: string
}

/** One that a page asks about: it says the tree in its own language, so that readings differ when they are heard. */
export interface SpeakableReading extends ReadingChoice {
  readonly tree: Tree
  readonly decimalSign: DecimalSign
}

/** Asks for one of the readings, without a word on which of them is right. */
export function askForReading(choices: readonly ReadingChoice[]): SaidOfAnswer {
  const [first = '', second = '', ...others] = choices.map(({ text }) => text)
  return others.length === 0
    ? sayOfAnswer('twoReadings', { first, second })
    : sayOfAnswer('severalReadings', { readings: [first, second, ...others].join('; ') })
}
