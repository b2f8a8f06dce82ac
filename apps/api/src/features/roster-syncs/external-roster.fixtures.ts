import type { Tables } from '@isomorph/database'
import type { Kysely } from 'kysely'

/** Who holds which role in a course because a roster says so: `41 GroupLearner`. */
export async function externalRoster(
  db: Kysely<Tables>,
  groupId: number,
  name: 'puid' | 'firstName' = 'puid',
): Promise<string[]> {
  const rows = await db
    .selectFrom('groupUserRoles')
    .innerJoin('users', 'users.id', 'groupUserRoles.userId')
    .select(['users.puid', 'users.firstName', 'role'])
    .where('groupId', '=', groupId)
    .where('externalGroupId', 'is not', null)
    .execute()
  return rows.map((row) => `${row[name]} ${row.role}`).toSorted()
}
