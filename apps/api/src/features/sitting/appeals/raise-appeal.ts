import { sql, type Kysely } from 'kysely'
import type { Database, Tables } from '@isomorph/database'
import { refusingOn } from '../../../data/constraints.ts'
import { platformRefusals } from '../../../refusals/common.errors.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { couldCount } from '../../group-assessments/index.ts'
import { getCachedSettings } from '../cache/group-assessment-cache.ts'
import { type CachedInstance } from '../cache/instance-cache.ts'
import { releasedOf } from '../page/get-problem-instance.ts'
import { loadInstanceState } from '../page/load-instance-state.ts'
import { canAppeal } from '../page/sitting.view.ts'
import { sittingRefusals } from '../sitting.errors.ts'
import { isInAppealPeriod } from './appeal-period.ts'

export interface NewAppeal {
  readonly clientKey: string
  readonly attemptNumber: number
  readonly questionKey: number
  readonly text: string
}

async function isRepeat({ db }: Database, userId: number, clientKey: string): Promise<boolean> {
  const first = await db
    .selectFrom('appeals')
    .select('id')
    .where('userId', '=', userId)
    .where('clientKey', '=', clientKey)
    .executeTakeFirst()
  return first !== undefined
}

/** The appeal and its task for a person, or the one that the same key made first; false where there is no such marking. */
async function insertAppeal(trx: Kysely<Tables>, instance: CachedInstance, appeal: NewAppeal): Promise<boolean> {
  const { clientKey, attemptNumber, questionKey, text } = appeal
  const { rows } = await sql`
    with raised as (
      insert into appeals (group_assessment_id, user_id, problem_instance_id, attempt_number, question_key,
        marking_number, text, client_key)
      select ${instance.groupAssessmentId}, ${instance.userId}, a.problem_instance_id, a.attempt_number, a.question_key,
        a.marking_number, ${text}, ${clientKey}::uuid
        from responses a
        join results r on r.problem_instance_id = a.problem_instance_id
        join group_assessments g on g.id = r.group_assessment_id
       where a.problem_instance_id = ${instance.id} and a.attempt_number = ${attemptNumber}
         and a.question_key = ${questionKey} and a.verdict in ('partial', 'incorrect')
         and ${sql.raw(couldCount('a'))}
         -- Nobody undoes the mark meanwhile.
         for share of r, a
      on conflict on constraint appeals_client_key do nothing
      returning problem_instance_id, attempt_number, question_key
    ), tasks as (
      insert into scoring_tasks (problem_instance_id, attempt_number, question_key, group_assessment_id, item_key, reason)
      select problem_instance_id, attempt_number, question_key, ${instance.groupAssessmentId}, ${instance.itemKey}, 'appeal'
        from raised
      on conflict do nothing
    )
    select 1 from raised
    union all
    select 1 from appeals where user_id = ${instance.userId} and client_key = ${clientKey}::uuid`.execute(trx)
  return rows.length > 0
}

/**
 * Appeals against the marking of an own answer, which then waits for a person. Only marks that are released, of attempts that
 * count or could, and that are not all points; one appeal for each marking. A repeat of the client's key does nothing.
 */
export async function raiseAppeal(
  database: Database,
  instance: CachedInstance,
  appeal: NewAppeal,
  now: Date,
): Promise<void> {
  const state = await loadInstanceState(database, instance)
  if (!state) throw new Refusal(platformRefusals.notFound)
  const released = await releasedOf(database, instance, state, now)
  if (!canAppeal(released)) throw new Refusal(sittingRefusals.nothingToAppeal)
  const { groupAssessmentVersion } = state.snapshot
  const settings = await getCachedSettings(database, instance.groupAssessmentId, groupAssessmentVersion)
  const isOver = !isInAppealPeriod(settings, state.snapshot, now)
  if (isOver && !(await isRepeat(database, instance.userId, appeal.clientKey)))
    throw new Refusal(sittingRefusals.appealPeriodOver)
  await refusingOn({ appeals_marking_key: sittingRefusals.appealedAlready }, () =>
    database.db.transaction().execute(async (trx) => {
      if (!(await insertAppeal(trx, instance, appeal))) throw new Refusal(sittingRefusals.nothingToAppeal)
    }),
  )
}

/** Withdraws an own appeal that nobody has answered. */
export async function withdrawAppeal({ db }: Database, instance: CachedInstance, appealId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const appeal = await trx
      .selectFrom('appeals')
      .select(['status', 'attemptNumber', 'questionKey'])
      .where('id', '=', appealId)
      .where('problemInstanceId', '=', instance.id)
      .forUpdate()
      .executeTakeFirst()
    if (!appeal) throw new Refusal(platformRefusals.notFound)
    if (appeal.status === 'answered') throw new Refusal(sittingRefusals.appealAnswered)
    if (appeal.status === 'withdrawn') return
    await trx.updateTable('appeals').set({ status: 'withdrawn' }).where('id', '=', appealId).execute()
    await trx
      .updateTable('scoringTasks')
      .set({ doneAt: sql`now()` })
      .where('problemInstanceId', '=', instance.id)
      .where('attemptNumber', '=', appeal.attemptNumber)
      .where('questionKey', '=', appeal.questionKey)
      .where('reason', '=', 'appeal')
      .where('doneAt', 'is', null)
      .execute()
  })
}
