import { sql } from 'kysely'
import type { GroupAccess, GroupAssessmentGate } from '../../authorization/access-sources.ts'

/** How the guard looks up group assessments. */
export const groupAssessmentAccess: Pick<GroupAccess, 'selectGroupAssessment'> = {
  async selectGroupAssessment(db, id) {
    const { rows } = await sql<GroupAssessmentGate>`
      select a.group_id, a.is_published, a.deleted_at is not null as is_deleted,
             g.deleted_at is not null as is_group_deleted, a.lockdown
        from group_assessments a join groups g on g.id = a.group_id where a.id = ${id}`.execute(db)
    return rows[0]
  },
}
