import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { DoubleMarking } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { actOn } from '../group-assessments/index.ts'
import { selectDoubleMarking, selectHasItem, upsertDoubleMarking } from './double-marking.queries.ts'
import type { QuestionOfAssessment } from './grading.queries.ts'

interface DoubleMarkingSetting extends QuestionOfAssessment, DoubleMarking {
  readonly actor: Actor
}

/**
 * Says which share of the answers to a question two people mark; to set what holds already does nothing. Answers that one
 * person has marked go on waiting for another; with 0 % anybody's next mark counts.
 */
export async function setDoubleMarking(db: Kysely<Tables>, setting: DoubleMarkingSetting): Promise<void> {
  const { groupAssessmentId, itemKey, questionKey, share, mostDifference, actor } = setting
  await db.transaction().execute(async (trx) => {
    if (!(await selectHasItem(trx, setting))) throw new Refusal(platformRefusals.notFound)
    const before = await selectDoubleMarking(trx, setting)
    const after = { share, mostDifference }
    if (isDeepStrictEqual(before, after)) return
    await upsertDoubleMarking(trx, setting, after)
    await recordAct(trx, actor, {
      ...actOn(groupAssessmentId, 'setDoubleMarking'),
      before: { itemKey, questionKey, ...before },
      after: { itemKey, questionKey, ...after },
    })
  })
}
