import { sql, type Kysely } from 'kysely'
import type { ActOutcome, ExamAct } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { learnersOfExam } from '../../group-assessments/index.ts'
import type { ActedLearner, StatusChange } from './decide-act.ts'

type Transaction = Kysely<Tables>

interface NewAct {
  readonly groupAssessmentId: number
  readonly act: ExamAct
  readonly actorUserId: number | null
  readonly at: Date
}

/** Writes the act down; false where its key was used before. A repeat waits here for the first one. */
export async function insertAct(
  trx: Transaction,
  { groupAssessmentId, act, actorUserId, at }: NewAct,
): Promise<boolean> {
  const { clientKey, kind, ...detail } = act
  const inserted = await trx
    .insertInto('statusActs')
    .values({ clientKey, groupAssessmentId, kind, detail: JSON.stringify(detail), actedBy: actorUserId, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('clientKey')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function selectAct(trx: Transaction, clientKey: string) {
  return await trx
    .selectFrom('statusActs')
    .select(['groupAssessmentId', 'kind', 'detail', 'outcome'])
    .where('clientKey', '=', clientKey)
    .executeTakeFirstOrThrow()
}

export async function updateOutcome(trx: Transaction, clientKey: string, outcome: ActOutcome): Promise<void> {
  await trx
    .updateTable('statusActs')
    .set({ outcome: JSON.stringify(outcome) })
    .where('clientKey', '=', clientKey)
    .execute()
}

export async function selectLearnerIds(trx: Transaction, groupAssessmentId: number): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    ${learnersOfExam(groupAssessmentId)} order by user_id`.execute(trx)
  return rows.map(({ userId }) => userId)
}

/** What is granted to somebody who has not started stands in their status, too. */
export async function ensureStatuses(
  trx: Transaction,
  groupAssessmentId: number,
  userIds: readonly number[],
): Promise<void> {
  await sql`
    insert into learner_statuses (group_assessment_id, user_id, delivery_number)
    select g.id, p.user_id, g.delivery_number
      from group_assessments g, unnest(${[...userIds]}::bigint[]) as p(user_id)
     where g.id = ${groupAssessmentId}
    on conflict do nothing`.execute(trx)
}

/** The deadline's sweeper and other acts wait for these rows; what is read afterwards holds until the commit. */
export async function lockStatuses(
  trx: Transaction,
  groupAssessmentId: number,
  userIds: readonly number[],
): Promise<void> {
  await sql`
    select from learner_statuses
     where group_assessment_id = ${groupAssessmentId} and user_id = any(${[...userIds]}::bigint[])
     order by user_id for no key update`.execute(trx)
}

export interface LearnerToAct extends ActedLearner {
  readonly userId: number
  readonly deadline: Date | null
  /** Breaks that are granted. */
  readonly breakSeconds: number
}

export async function selectLearnersToAct(
  trx: Transaction,
  groupAssessmentId: number,
  userIds: readonly number[],
): Promise<LearnerToAct[]> {
  const { rows } = await sql<LearnerToAct>`
    select v.user_id, v.started_at, v.finished_at, v.finish_reason, v.paused_at, v.pause_ends_at, v.break_used_seconds,
      v.break_seconds, s.ended_at, s.reopened_until,
      v.reopen_number, coalesce(s.extra_seconds, 0) as extra_seconds, coalesce(s.paused_seconds, 0) as paused_seconds,
      coalesce(s.paused_before_start_seconds, 0) as paused_before_start_seconds, v.opens_at, v.closes_at,
      v.deadline, coalesce(s.extra_attempts, 0) as extra_attempts, v.end_at, v.is_excused,
      v.attempts_allowed is not null or (v.own_extra_attempts is not null and exists (
        select from group_assessment_items n
         where n.group_assessment_id = v.group_assessment_id and n.delivery_number = v.delivery_number
           and n.attempts_allowed is not null)) as has_attempt_limit,
      v.time_limit_seconds is not null or v.due_at is not null or v.closes_at is not null as has_end
      from unnest(${[...userIds]}::bigint[]) as p(user_id)
      cross join lateral (
        select * from learner_schedules l
         where l.group_assessment_id = ${groupAssessmentId} and l.user_id = p.user_id offset 0) v
      left join learner_statuses s on s.group_assessment_id = v.group_assessment_id and s.user_id = v.user_id
     order by v.user_id`.execute(trx)
  return rows
}

export interface LearnerChange {
  readonly learner: LearnerToAct
  readonly change: StatusChange
}

/** Writes the new columns of many statuses in one statement. */
export async function updateStatuses(
  trx: Transaction,
  groupAssessmentId: number,
  changes: readonly LearnerChange[],
): Promise<void> {
  const after = changes.map(({ learner, change }) => ({ ...learner, ...change }))
  await sql`
    update learner_statuses s
       set finished_at = c.finished_at, finish_reason = c.finish_reason, paused_at = c.paused_at,
           pause_ends_at = c.pause_ends_at, break_used_seconds = c.break_used_seconds,
           ended_at = c.ended_at, reopened_until = c.reopened_until, reopen_number = c.reopen_number,
           extra_seconds = c.extra_seconds, paused_seconds = c.paused_seconds, extra_attempts = c.extra_attempts,
           paused_before_start_seconds = c.paused_before_start_seconds
      from unnest(${after.map(({ userId }) => userId)}::bigint[], ${after.map(({ finishedAt }) => finishedAt)}::timestamptz[],
        ${after.map(({ finishReason }) => finishReason)}::text[], ${after.map(({ pausedAt }) => pausedAt)}::timestamptz[],
        ${after.map(({ endedAt }) => endedAt)}::timestamptz[],
        ${after.map(({ reopenedUntil }) => reopenedUntil)}::timestamptz[],
        ${after.map(({ reopenNumber }) => reopenNumber)}::int[], ${after.map(({ extraSeconds }) => extraSeconds)}::int[],
        ${after.map(({ pausedSeconds }) => pausedSeconds)}::int[],
        ${after.map(({ extraAttempts }) => extraAttempts)}::int[],
        ${after.map(({ pauseEndsAt }) => pauseEndsAt)}::timestamptz[],
        ${after.map(({ breakUsedSeconds }) => breakUsedSeconds)}::int[],
        ${after.map(({ pausedBeforeStartSeconds }) => pausedBeforeStartSeconds)}::int[])
        as c(user_id, finished_at, finish_reason, paused_at, ended_at, reopened_until, reopen_number, extra_seconds,
          paused_seconds, extra_attempts, pause_ends_at, break_used_seconds, paused_before_start_seconds)
     where s.group_assessment_id = ${groupAssessmentId} and s.user_id = c.user_id`.execute(trx)
}

interface ActEvents {
  readonly groupAssessmentId: number
  readonly kind: Tables['learnerStatusEvents']['kind']
  readonly at: Date
  readonly actorUserId: number | null
  readonly clientKey: string | null
}

/** Until when a sitting goes; null: nothing ends it. */
export interface SittingEnd {
  readonly userId: number
  readonly deadline: Date | null
}

/** As the view works them out from what was written. */
export async function selectEnds(
  trx: Transaction,
  groupAssessmentId: number,
  userIds: readonly number[],
): Promise<SittingEnd[]> {
  const { rows } = await sql<SittingEnd>`
    select v.user_id, v.deadline
      from unnest(${[...userIds]}::bigint[]) as p(user_id)
      cross join lateral (
        select l.user_id, l.deadline from learner_schedules l
         where l.group_assessment_id = ${groupAssessmentId} and l.user_id = p.user_id offset 0) v`.execute(trx)
  return rows
}

function endsAsTable(ends: readonly SittingEnd[]) {
  return sql`
    unnest(${ends.map(({ userId }) => userId)}::bigint[], ${ends.map(({ deadline }) => deadline)}::timestamptz[])
      as e(user_id, deadline)`
}

/** Says in the log of each sitting what was done, and until when it goes. Whoever has no status has no log yet. */
export async function insertActEvents(
  trx: Transaction,
  { groupAssessmentId, kind, at, actorUserId, clientKey }: ActEvents,
  ends: readonly SittingEnd[],
  detail: object,
): Promise<void> {
  await sql`
    insert into learner_status_events (group_assessment_id, user_id, kind, at, actor_user_id, detail, client_key)
    select s.group_assessment_id, s.user_id, ${kind}::text, ${at}::timestamptz, ${actorUserId}::bigint,
      ${JSON.stringify(detail)}::jsonb || jsonb_build_object('deadline', e.deadline), ${clientKey}::uuid
      from ${endsAsTable(ends)}
      join learner_statuses s on s.group_assessment_id = ${groupAssessmentId} and s.user_id = e.user_id`.execute(trx)
}

/** The hints that wake the sweeper. */
export async function updateWakeMoments(
  trx: Transaction,
  groupAssessmentId: number,
  ends: readonly SittingEnd[],
): Promise<void> {
  await sql`
    update learner_statuses s set wake_at = e.deadline
      from ${endsAsTable(ends)}
     where s.group_assessment_id = ${groupAssessmentId} and s.user_id = e.user_id
       and s.started_at is not null and s.finished_at is null and s.wake_at is distinct from e.deadline`.execute(trx)
}
