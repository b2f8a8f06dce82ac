import type { Database } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { getInstanceOf } from './get-result.ts'
import { answerAppeals } from './answer-appeals.ts'
import { lockResults, markByPerson, writeMarks } from './write-marks.ts'

export interface ManualScore {
  readonly groupAssessmentId: number
  readonly problemInstanceId: number
  readonly attemptNumber: number
  readonly questionKey: number
  readonly percent: number
  readonly comment: string
  /** The marking that the person saw. */
  readonly markingNumber: number
  readonly userId: number
  readonly actor: Actor
}

/** Sets the percent of an answer by hand. Whoever saw an older marking is refused; the former one is kept. */
export async function scoreManually(database: Database, score: ManualScore): Promise<void> {
  const { problemInstanceId, attemptNumber, questionKey, percent, comment } = score
  const instance = await getInstanceOf(database, score.groupAssessmentId, problemInstanceId)
  await database.db.transaction().execute(async (trx) => {
    await lockResults(trx, [problemInstanceId])
    const seen = await trx
      .selectFrom('responses')
      .select(['percent', 'verdict'])
      .where('problemInstanceId', '=', problemInstanceId)
      .where('attemptNumber', '=', attemptNumber)
      .where('questionKey', '=', questionKey)
      .executeTakeFirst()
    if (!seen) throw new Refusal(platformRefusals.notFound)
    const marks = [markByPerson(score, score)]
    await answerAppeals(trx, marks)
    await writeMarks(trx, new Map([[instance.id, instance]]), marks)
    await recordAct(trx, score.actor, {
      action: 'response.mark',
      entityType: 'problemInstance',
      entityId: problemInstanceId,
      before: { attemptNumber, questionKey, percent: seen.percent, verdict: seen.verdict },
      after: { attemptNumber, questionKey, percent, comment },
    })
  })
}
