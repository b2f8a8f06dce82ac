import type { LearnerResult, OverrideOutcome, OverrideRefusal } from '@isomorph/contract'
import { listedName } from '../../../entities/person/names.ts'
import type { RefusedOne } from '../../../lists/outcome-dialog.tsx'

/** Why nothing was set for somebody. */
const refusalWords: Readonly<Record<OverrideRefusal, string>> = {
  notALearner: 'not a student of this course',
  notStarted: 'has not started; only a total in points can be set',
  changedMeanwhile: 'somebody else has changed it; look again',
  unknownPerson: 'nobody of this course is known by this',
  namedTwice: 'is named twice; the first line counts',
  notANumber: 'the number cannot be read, or is too large',
}

/** Who was refused, `Example, Ada` or `Line 3, ada@example.edu`, and why. */
export function refusedOne(
  { userId, line, because }: OverrideOutcome['refused'][number],
  learners: readonly Pick<LearnerResult, 'learner'>[],
): RefusedOne {
  const found = learners.find(({ learner }) => learner.id === userId)
  const who = line ? `Line ${line.number}, ${line.text}` : found ? listedName(found.learner) : `Person ${userId}`
  return { name: who, because: refusalWords[because] }
}
