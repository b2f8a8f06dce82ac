import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { actOn } from '../group-assessments/index.ts'
import { insertChosenTasks, type QuestionOfAssessment } from './grading.queries.ts'

interface ChosenQuestion extends QuestionOfAssessment {
  readonly actor: Actor
}

/** Queues every answer to a question that counts, and says how many; where all wait already it does nothing. */
export async function chooseResponses(db: Kysely<Tables>, { actor, ...question }: ChosenQuestion): Promise<number> {
  const { groupAssessmentId, itemKey, questionKey } = question
  return await db.transaction().execute(async (trx) => {
    const added = await insertChosenTasks(trx, question)
    if (added > 0)
      await recordAct(trx, actor, {
        ...actOn(groupAssessmentId, 'chooseResponses'),
        after: { itemKey, questionKey, answers: added },
      })
    return added
  })
}
