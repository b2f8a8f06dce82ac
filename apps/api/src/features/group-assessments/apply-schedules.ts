import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

/** Whose schedules may have changed; null: everybody's, everywhere. */
export interface ConcernedSchedules {
  readonly groupAssessmentId: number | null
  readonly groupId: number | null
  readonly userIds: readonly number[] | null
}

/**
 * Schedules that changed act on everybody who has started: the sweeper looks again, and whoever was stopped by time that
 * now goes on may continue.
 */
export async function applySchedules(
  trx: Kysely<Tables>,
  { groupAssessmentId, groupId, userIds }: ConcernedSchedules,
  actorUserId: number | null,
  now: Date,
): Promise<void> {
  const concerned = sql`v.group_assessment_id = s.group_assessment_id and v.user_id = s.user_id
    and (${groupAssessmentId}::bigint is null or s.group_assessment_id = ${groupAssessmentId})
    and (${groupId}::bigint is null or v.group_id = ${groupId})
    and (${userIds === null ? null : [...userIds]}::bigint[] is null or s.user_id = any(${[...(userIds ?? [])]}::bigint[]))`
  await sql`
    with reopened as (
      update learner_statuses s
         set finished_at = null, finish_reason = null, reopen_number = s.reopen_number + 1
        from learner_schedules v
       where ${concerned} and s.finish_reason = 'timeExpired' and coalesce(v.deadline, 'infinity') > ${now}::timestamptz
      returning s.group_assessment_id, s.user_id
    )
    insert into learner_status_events (group_assessment_id, user_id, kind, actor_user_id)
    select group_assessment_id, user_id, 'Reopened', ${actorUserId} from reopened`.execute(trx)
  await sql`
    update learner_statuses s set wake_at = v.deadline
      from learner_schedules v
     where ${concerned} and s.started_at is not null and s.finished_at is null
       and s.wake_at is distinct from v.deadline`.execute(trx)
}
