import type { EntityRole } from '@isomorph/access'
import type { Tables } from '@isomorph/database'
import { sql, type Kysely } from 'kysely'
import type { ManagedTable } from '../../entity-lists/managed-list.ts'

export interface EntityUserRoleRow {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly uid: string | null
  readonly role: EntityRole
  readonly grantedAt: Date
}

/** Who holds which role on an entity: owners first, then editors, then readers, each by name. */
export async function selectUserRoles(
  db: Kysely<Tables>,
  { rolesTable, roleKey }: ManagedTable,
  entityId: number,
): Promise<readonly EntityUserRoleRow[]> {
  const { rows } = await sql<EntityUserRoleRow>`
    select u.id, u.first_name, u.last_name, u.email, u.uid, r.role, r.created_at as granted_at
      from ${sql.table(rolesTable)} r join users u on u.id = r.user_id
     where ${sql.ref(`r.${roleKey}`)} = ${entityId}
     order by array_position(array['Owner', 'Editor', 'Reader'], r.role), u.sort_name, u.id`.execute(db)
  return rows
}

/** Gives people a role on an entity, in place of the one they hold. */
export async function upsertUserRoles(
  db: Kysely<Tables>,
  { rolesTable, roleKey }: ManagedTable,
  {
    entityId,
    userIds,
    role,
  }: { readonly entityId: number; readonly userIds: readonly number[]; readonly role: EntityRole },
): Promise<void> {
  await sql`
    insert into ${sql.table(rolesTable)} (${sql.ref(roleKey)}, user_id, role)
    select ${entityId}, user_id, ${role} from unnest(${[...userIds]}::bigint[]) as user_id
    on conflict (${sql.ref(roleKey)}, user_id) do update set role = excluded.role`.execute(db)
}

export async function deleteUserRole(
  db: Kysely<Tables>,
  { rolesTable, roleKey }: ManagedTable,
  { entityId, userId }: { readonly entityId: number; readonly userId: number },
): Promise<void> {
  await sql`
    delete from ${sql.table(rolesTable)} where ${sql.ref(roleKey)} = ${entityId} and user_id = ${userId}`.execute(db)
}
