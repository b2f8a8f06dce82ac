import type { GroupAccess } from '../../authorization/access-sources.ts'

/** How the guard looks up groups. */
export const groupAccess: Pick<GroupAccess, 'selectGroup'> = {
  selectGroup: async (db, groupId) =>
    await db.selectFrom('groups').select('deletedAt').where('id', '=', groupId).executeTakeFirst(),
}
