import type { LearnerResult, OverrideOutcome, OverrideRefusal } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { listedName } from '../../../entities/person/names.ts'
import type { RefusedOne } from '../../../lists/outcome-dialog.tsx'

/** Why nothing was set for somebody. */
const refusalKeys: Readonly<Record<OverrideRefusal, PlainKey>> = {
  notALearner: 'results.refused.notALearner',
  notStarted: 'results.refused.notStarted',
  changedMeanwhile: 'results.refused.changedMeanwhile',
  unknownPerson: 'results.refused.unknownPerson',
  namedTwice: 'results.refused.namedTwice',
  notANumber: 'results.refused.notANumber',
  aboveMaximum: 'results.refused.aboveMaximum',
  unreadableLine: 'results.refused.unreadableLine',
}

/** Who was refused, `Example, Ada` or `Line 3, ada@example.edu`, and why. */
export function refusedOne(
  { userId, line, because }: OverrideOutcome['refused'][number],
  learners: readonly Pick<LearnerResult, 'learner'>[],
): RefusedOne {
  const found = learners.find(({ learner }) => learner.id === userId)
  const person = found ? listedName(found.learner) : t('results.refused.person', { id: String(userId) })
  const name = line ? t('results.refused.line', { number: String(line.number), text: line.text }) : person
  return { name, because: t(refusalKeys[because]) }
}
