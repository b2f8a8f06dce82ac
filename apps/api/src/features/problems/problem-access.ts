import type { EntityAccess } from '../../authorization/access-sources.ts'

/** How the guard looks up problems. */
export const problemAccess: EntityAccess = {
  entity: 'Problem',
  selectRole: async (db, id, userId) =>
    await db
      .selectFrom('problems as e')
      .leftJoin('problemUserRoles as r', (join) => join.onRef('r.problemId', '=', 'e.id').on('r.userId', '=', userId))
      .select(['e.deletedAt', 'r.role'])
      .where('e.id', '=', id)
      .executeTakeFirst(),
}
