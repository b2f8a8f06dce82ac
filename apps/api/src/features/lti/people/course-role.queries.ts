import { sql, type Kysely } from 'kysely'
import type { GroupRole } from '@isomorph/access'
import type { Tables } from '@isomorph/database'

interface Place {
  readonly groupId: number
  readonly externalGroupId: number
  readonly userId: number
}

/** The roles of one person in a course, as they stand now. Nothing is held. */
export async function selectOwnRoles(trx: Kysely<Tables>, { groupId, userId }: Pick<Place, 'groupId' | 'userId'>) {
  return await trx
    .selectFrom('groupUserRoles')
    .select(['userId', 'role', 'externalGroupId'])
    .where('groupId', '=', groupId)
    .where('userId', '=', userId)
    .execute()
}

/** The roles of one person in a course, and its instructors. The course's row is held, as by every change of a roster. */
export async function lockRolesAndOwners(trx: Kysely<Tables>, { groupId, userId }: Pick<Place, 'groupId' | 'userId'>) {
  await sql`select from groups where id = ${groupId} for no key update`.execute(trx)
  return await trx
    .selectFrom('groupUserRoles')
    .select(['userId', 'role', 'externalGroupId'])
    .where('groupId', '=', groupId)
    .where((where) => where.or([where('userId', '=', userId), where('role', '=', 'GroupOwner')]))
    .execute()
}

export async function deleteExternalRoles(
  trx: Kysely<Tables>,
  { groupId, externalGroupId, userId }: Place,
): Promise<void> {
  await trx
    .deleteFrom('groupUserRoles')
    .where('groupId', '=', groupId)
    .where('userId', '=', userId)
    .where('externalGroupId', '=', externalGroupId)
    .execute()
}

export async function insertExternalRole(
  trx: Kysely<Tables>,
  { groupId, externalGroupId, userId }: Place,
  role: GroupRole,
): Promise<void> {
  await trx.insertInto('groupUserRoles').values({ groupId, externalGroupId, userId, role }).execute()
}
