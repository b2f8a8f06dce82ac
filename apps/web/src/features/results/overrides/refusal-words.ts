import type { LearnerResult, OverrideOutcome, OverrideRefusal } from '@isomorph/contract'
import { listedName } from '../../../entities/person/names.ts'

/** Why nothing was set for somebody. */
const refusalWords: Readonly<Record<OverrideRefusal, string>> = {
  notALearner: 'not a student of this course',
  notStarted: 'has not started; only a total in points can be set',
  changedMeanwhile: 'somebody else has changed it; look again',
  unknownPerson: 'nobody of this course is known by this',
  namedTwice: 'is named twice; the first line counts',
  notANumber: 'the number cannot be read, or is too large',
}

/** `Example, Ada: has not started`, `Line 3, ada@example.edu: …` */
export function wordsOfRefusal(
  { userId, line, because }: OverrideOutcome['refused'][number],
  learners: readonly Pick<LearnerResult, 'learner'>[],
): string {
  const found = learners.find(({ learner }) => learner.id === userId)
  const who = line ? `Line ${line.number}, ${line.text}` : found ? listedName(found.learner) : `Person ${userId}`
  return `${who}: ${refusalWords[because]}`
}
