import type { EntityAccess } from '../../authorization/access-sources.ts'

/** How the guard looks up assessments. */
export const assessmentAccess: EntityAccess = {
  entity: 'Assessment',
  selectRole: async (db, id, userId) =>
    await db
      .selectFrom('assessments as e')
      .leftJoin('assessmentUserRoles as r', (join) =>
        join.onRef('r.assessmentId', '=', 'e.id').on('r.userId', '=', userId),
      )
      .select(['e.deletedAt', 'r.role'])
      .where('e.id', '=', id)
      .executeTakeFirst(),
}
