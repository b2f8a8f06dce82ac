/** Answers that can be read in more than one way. */

import { markingError } from '../../marking/marking-error.ts'
import type { Marking } from '../../marking/marking.ts'
import { askForReading, type ReadingChoice } from '../../marking/reading-choice.ts'
import type { Marked } from '../marked.ts'

const earnsTheSame = (one: Marking, other: Marking): boolean =>
  one.verdict === other.verdict && one.percent === other.percent

/**
 * Marks each reading. Where all of them earn the same, that is the mark; otherwise the learner has to choose, which is
 * no answer yet. Either way the marking names the readings.
 */
export function markChoices(
  choices: readonly ReadingChoice[],
  reading: string,
  mark: (latex: string) => Marked,
): Marked {
  // A marking is kept: it has no trees.
  const readings = choices.map(({ latex, text }) => ({ latex, text }))
  const [first, ...others] = choices.map(({ latex }) => mark(latex))
  if (first && others.every((other) => earnsTheSame(other.marking, first.marking)))
    return { ...first, marking: { ...first.marking, readings } }
  const error = markingError('AnswerFormatError', askForReading(choices))
  return {
    marking: { verdict: 'unreadable', percent: 0, rule: 'ambiguous', reading, readings, error, evidence: {} },
  }
}
