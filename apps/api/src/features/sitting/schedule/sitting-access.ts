import { sql } from 'kysely'
import type { GroupAccess } from '../../../authorization/access-sources.ts'

/** How the guard finds out who may finish what they have started. */
export const sittingAccess: Pick<GroupAccess, 'hasStarted'> = {
  async hasStarted(db, groupAssessmentId, userId) {
    const { rows } = await sql<{ userId: number }>`
      select user_id from learner_statuses
       where group_assessment_id = ${groupAssessmentId} and user_id = ${userId} and started_at is not null
         and not is_preview`.execute(db)
    return rows.length > 0
  },
}
