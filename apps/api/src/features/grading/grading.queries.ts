import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '@isomorph/database'
import { answersInQueue, awaitsAnother, isAppealAgainst, isInQueue, queueOrder } from './queue.sql.ts'

type Db = Kysely<Tables>

export interface QuestionOfAssessment {
  readonly groupAssessmentId: number
  readonly itemKey: number
  readonly questionKey: number
}

/** The version of a problem that those who start now are given at the place of a question: one row, of which one selects what is wanted. */
export function deliveredRevision(db: Db, { groupAssessmentId, itemKey }: QuestionOfAssessment) {
  return db
    .selectFrom('groupAssessmentItems as item')
    .innerJoin('problemRevisions as revision', 'revision.id', 'item.deliveredRevisionId')
    .where('item.groupAssessmentId', '=', groupAssessmentId)
    .where('item.itemKey', '=', itemKey)
    .orderBy('item.deliveryNumber', 'desc')
    .limit(1)
}

/** Holds the next answers of a question: first those that are held already, then free ones that nobody else is taking. */
export async function claimTasks(
  db: Db,
  question: QuestionOfAssessment,
  claim: {
    readonly userId: number
    readonly skip: readonly number[]
    readonly size: number
    readonly minutes: number
    readonly isAnonymous: boolean
  },
): Promise<number[]> {
  const { groupAssessmentId, itemKey, questionKey } = question
  const { userId, skip, size, minutes, isAnonymous } = claim
  const isForPerson = isInQueue(sql`not ${isAppealAgainst(userId)} and not ${awaitsAnother(userId)}`)
  const isMine = sql`(t.claimed_by = ${userId} and t.claimed_until > now())`
  const isFree = sql`(t.claimed_by is null or t.claimed_until <= now())`
  const first = (which: RawBuilder<unknown>, count: RawBuilder<unknown>) => sql`
    select t.id from scoring_tasks t
     where t.group_assessment_id = ${groupAssessmentId} and t.item_key = ${itemKey}
       and t.question_key = ${questionKey} and t.done_at is null and not t.id = any(${[...skip]}::bigint[])
       and ${which} and ${isForPerson}
     order by ${queueOrder(isAnonymous)}
     limit ${count} for update of t skip locked`
  const { rows } = await sql<{ id: number }>`
    with held as (${first(isMine, sql`${size}`)}),
    free as (${first(isFree, sql`${size} - (select count(*) from held)`)})
    update scoring_tasks t set claimed_by = ${userId}, claimed_until = now() + make_interval(mins => ${minutes})
      from (select id from held union all select id from free) c where t.id = c.id
    returning t.id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function releaseTasks(db: Db, groupAssessmentId: number, userId: number): Promise<void> {
  await db
    .updateTable('scoringTasks')
    .set({ claimedBy: null, claimedUntil: null })
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('claimedBy', '=', userId)
    .where('doneAt', 'is', null)
    .execute()
}

/** Queues every answer to a question in an attempt that counts, unless it waits already. */
export async function insertChosenTasks(db: Db, question: QuestionOfAssessment): Promise<number> {
  const { rows } = await sql`
    insert into scoring_tasks (problem_instance_id, attempt_number, question_key, group_assessment_id, item_key, reason)
    select a.problem_instance_id, a.attempt_number, a.question_key, g.id, i.item_key, 'chosen'
      from ${answersInQueue}
     where g.id = ${question.groupAssessmentId} and i.item_key = ${question.itemKey}
       and a.question_key = ${question.questionKey} and a.attempt_number = r.counting_attempt
       and not exists (select from scoring_tasks t
         where t.problem_instance_id = a.problem_instance_id and t.attempt_number = a.attempt_number
           and t.question_key = a.question_key and t.done_at is null)
     order by a.problem_instance_id
    on conflict do nothing
    returning id`.execute(db)
  return rows.length
}

export async function selectIsAnonymous(db: Db, groupAssessmentId: number): Promise<boolean> {
  const row = await db
    .selectFrom('gradingSettings')
    .select('isAnonymous')
    .where('groupAssessmentId', '=', groupAssessmentId)
    .executeTakeFirst()
  return row?.isAnonymous ?? false
}

/** Gives code names at random to learners who have none. */
export async function nameByCodes(db: Db, groupAssessmentId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('learner codes'), ${groupAssessmentId}::int)`.execute(trx)
    await sql`
      insert into learner_codes (group_assessment_id, user_id, code)
      select s.group_assessment_id, s.user_id,
        coalesce((select max(code) from learner_codes where group_assessment_id = ${groupAssessmentId}), 0)
          + row_number() over (order by random())
        from learner_statuses s
       where s.group_assessment_id = ${groupAssessmentId} and not exists (select from learner_codes c
         where c.group_assessment_id = s.group_assessment_id and c.user_id = s.user_id)`.execute(trx)
  })
}

export async function upsertSettings(db: Db, groupAssessmentId: number, anonymous: boolean): Promise<void> {
  await db
    .insertInto('gradingSettings')
    .values({ groupAssessmentId, isAnonymous: anonymous })
    .onConflict((conflict) => conflict.column('groupAssessmentId').doUpdateSet({ isAnonymous: anonymous }))
    .execute()
}

export async function selectSnippets(db: Db, userId: number, question: QuestionOfAssessment): Promise<string[]> {
  const row = await db
    .selectFrom('commentSnippets')
    .select('texts')
    .where('userId', '=', userId)
    .where('groupAssessmentId', '=', question.groupAssessmentId)
    .where('itemKey', '=', question.itemKey)
    .where('questionKey', '=', question.questionKey)
    .executeTakeFirst()
  return row?.texts ?? []
}

export async function upsertSnippets(
  db: Db,
  userId: number,
  { groupAssessmentId, itemKey, questionKey }: QuestionOfAssessment,
  texts: string[],
): Promise<void> {
  await db
    .insertInto('commentSnippets')
    .values({ userId, groupAssessmentId, itemKey, questionKey, texts })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'groupAssessmentId', 'itemKey', 'questionKey']).doUpdateSet({ texts }),
    )
    .execute()
}

export async function selectAttempts(db: Db, problemInstanceId: number) {
  const { rows } = await sql<{ number: number; percent: number; isCounting: boolean }>`
    select a.number, a.percent, a.number is not distinct from r.counting_attempt as is_counting
      from attempts a join results r on r.problem_instance_id = a.problem_instance_id
     where a.problem_instance_id = ${problemInstanceId} order by a.number`.execute(db)
  return rows
}
