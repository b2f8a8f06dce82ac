import { sql, type Kysely, type QueryCreator } from 'kysely'
import type { GlobalRole, GroupRole } from '@isomorph/access'
import type { UserFields } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'

const userColumns = [
  'users.id',
  'users.firstName',
  'users.lastName',
  'users.email',
  'users.uid',
  'users.userName',
  'users.puid',
] as const

const globalRolesOfUser = sql<GlobalRole[]>`array(select role from global_roles where user_id = users.id order by role)`

const isDisabled = sql<boolean>`users.disabled_at is not null`

const isErased = sql<boolean>`users.erased_at is not null`

/** People with their global roles, for `viewUser`. */
export function selectUsers(db: QueryCreator<Tables>) {
  return db
    .selectFrom('users')
    .select([...userColumns, globalRolesOfUser.as('roles'), isDisabled.as('isDisabled'), isErased.as('isErased')])
}

export type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['executeTakeFirstOrThrow']>>

export async function selectOptionalUser(db: Kysely<Tables>, id: number): Promise<UserRow | undefined> {
  return await selectUsers(db).where('users.id', '=', id).executeTakeFirst()
}

export async function selectUser(db: Kysely<Tables>, id: number): Promise<UserRow> {
  return await selectUsers(db).where('users.id', '=', id).executeTakeFirstOrThrow()
}

/** The person, held until the transaction ends. */
export async function lockOptionalUser(db: Kysely<Tables>, id: number): Promise<UserRow | undefined> {
  return await selectUsers(db).where('users.id', '=', id).forUpdate('users').executeTakeFirst()
}

export async function updateUserFields(db: Kysely<Tables>, id: number, fields: UserFields): Promise<void> {
  const { uid, puid, ...others } = fields
  await db
    .updateTable('users')
    .set({ ...others, uid: uid || null, puid: puid || null })
    .where('id', '=', id)
    .execute()
}

/**
 * Who each identifier stands for: an e-mail address, alias, university number or user name, in this order. User names come
 * last: people choose their own at some identity providers, and a chosen one must not stand for somebody else.
 */
export async function selectUserIdsByIdentifier(
  db: Kysely<Tables>,
  identifiers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ identifier: string; id: number }>`
    select distinct on (i.identifier) i.identifier, u.id
      from unnest(${identifiers.map((identifier) => identifier.toLowerCase())}::text[]) as i(identifier)
      join users u on i.identifier in (lower(u.email), lower(u.uid), lower(u.puid), lower(u.user_name))
     order by i.identifier,
              array_position(array[lower(u.email), lower(u.uid), lower(u.puid), lower(u.user_name)], i.identifier),
              u.id`.execute(db)
  return new Map(rows.map((row) => [row.identifier, row.id]))
}

export async function selectRoster(db: Kysely<Tables>, groupId: number) {
  return await db
    .selectFrom('groupUserRoles as r')
    .innerJoin('users', 'users.id', 'r.userId')
    .select([
      'users.id',
      'users.firstName',
      'users.lastName',
      'users.email',
      'users.uid',
      'r.id as groupUserRoleId',
      'r.role',
      'r.externalGroupId',
    ])
    .where('r.groupId', '=', groupId)
    .orderBy('users.sortName')
    .orderBy('users.id')
    .orderBy('r.id')
    .execute()
}

function selectRolesAmong(db: Kysely<Tables>, groupId: number, userIds: readonly number[]) {
  return db
    .selectFrom('groupUserRoles')
    .select('userId')
    .where('groupId', '=', groupId)
    .where('userId', 'in', [...userIds])
}

/** Those of the given people who hold a role on the other side: learners among staff, staff among learners. */
export async function selectPeopleOnOtherSide(
  db: Kysely<Tables>,
  groupId: number,
  userIds: readonly number[],
  role: GroupRole,
): Promise<ReadonlySet<number>> {
  const rows = await selectRolesAmong(db, groupId, userIds)
    .where('role', role === 'GroupLearner' ? '<>' : '=', 'GroupLearner')
    .execute()
  return new Set(rows.map((row) => row.userId))
}

/** Those of the given people who hold the role in a group, by hand or from elsewhere. */
export async function selectHoldersOfGroupRole(
  db: Kysely<Tables>,
  groupId: number,
  userIds: readonly number[],
  role: GroupRole,
): Promise<ReadonlySet<number>> {
  const rows = await selectRolesAmong(db, groupId, userIds).where('role', '=', role).execute()
  return new Set(rows.map((row) => row.userId))
}

export async function insertGroupRoles(
  db: Kysely<Tables>,
  groupId: number,
  userIds: readonly number[],
  role: GroupRole,
): Promise<void> {
  await db
    .insertInto('groupUserRoles')
    .values(userIds.map((userId) => ({ groupId, userId, role, externalGroupId: null })))
    .onConflict((conflict) => conflict.constraint('group_user_roles_key').doNothing())
    .execute()
}

export async function selectOptionalGroupRole(db: Kysely<Tables>, groupId: number, id: number) {
  return await db
    .selectFrom('groupUserRoles')
    .select(['id', 'userId', 'role', 'externalGroupId'])
    .where('groupId', '=', groupId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function deleteGroupRole(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom('groupUserRoles').where('id', '=', id).execute()
}
