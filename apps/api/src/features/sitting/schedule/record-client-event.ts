import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { Refusal } from '../../../refusals/refusals.ts'
import { sittingRefusals } from '../sitting.errors.ts'

/** Keeps what only the browser can have seen. */
export async function recordClientEvent(
  db: Kysely<Tables>,
  event: {
    readonly groupAssessmentId: number
    readonly userId: number
    readonly kind: 'Resumed' | 'LockdownViolated'
    readonly clientAt: string
  },
): Promise<void> {
  const { groupAssessmentId, userId, kind, clientAt } = event
  const { numAffectedRows } = await sql`
    insert into learner_status_events (group_assessment_id, user_id, kind, client_at, actor_user_id)
    select s.group_assessment_id, s.user_id, ${kind}, ${clientAt}::timestamptz, s.user_id
      from learner_statuses s
     where s.group_assessment_id = ${groupAssessmentId} and s.user_id = ${userId} and s.started_at is not null`.execute(
    db,
  )
  if (numAffectedRows !== 1n) throw new Refusal(sittingRefusals.notStarted)
}
