import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

interface Learner {
  readonly groupAssessmentId: number
  readonly userId: number
}

/**
 * Tells the pages that learners have open that their marks are others. What is told arrives with the commit. The caller holds
 * the scores where they are those of several learners, so that nobody waits for each other in a circle.
 */
export async function renewPagesOf(trx: Kysely<Tables>, learners: readonly Learner[]): Promise<void> {
  if (learners.length === 0) return
  await sql`
    with renewed as (
      update scores s set pages_version = s.pages_version + 1
        from unnest(${learners.map(({ groupAssessmentId }) => groupAssessmentId)}::bigint[],
          ${learners.map(({ userId }) => userId)}::bigint[]) as t(group_assessment_id, user_id)
       where s.group_assessment_id = t.group_assessment_id and s.user_id = t.user_id
      returning s.group_assessment_id, s.user_id)
    select tell_sittings(group_assessment_id, array_agg(user_id)) from renewed group by group_assessment_id`.execute(
    trx,
  )
}
