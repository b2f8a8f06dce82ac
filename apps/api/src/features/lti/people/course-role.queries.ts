import { sql, type Kysely } from 'kysely'
import type { GroupRole } from '@isomorph/access'
import type { Tables } from '@isomorph/database'

/** Who holds which role in a group. The group's row is held, as by every change of a roster. */
export async function selectRolesInGroup(trx: Kysely<Tables>, groupId: number) {
  await sql`select from groups where id = ${groupId} for no key update`.execute(trx)
  return await trx
    .selectFrom('groupUserRoles')
    .select(['userId', 'role', 'externalGroupId'])
    .where('groupId', '=', groupId)
    .execute()
}

interface Place {
  readonly groupId: number
  readonly externalGroupId: number
  readonly userId: number
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
