import type { EntityRole } from '@isomorph/access'
import type { Tables } from '@isomorph/database'
import { sql, type Kysely } from 'kysely'
import type { ManagedTable } from './managed-list.ts'

type RolesTable = Pick<ManagedTable, 'rolesTable' | 'readersTable' | 'roleKey'>

/** An owner of one of several entities. */
interface OwnerRow {
  readonly entityId: number
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly uid: string | null
}

/** The owners of the given problems, assessments or libraries, by name. */
export async function selectOwners(
  db: Kysely<Tables>,
  { rolesTable, roleKey }: RolesTable,
  entityIds: readonly number[],
): Promise<readonly OwnerRow[]> {
  if (entityIds.length === 0) return []
  const entityId = sql.ref(`r.${roleKey}`)
  const { rows } = await sql<OwnerRow>`
    select ${entityId} as entity_id, u.id, u.first_name, u.last_name, u.email, u.uid
      from ${sql.table(rolesTable)} r join users u on u.id = r.user_id
     where ${entityId} = any(${[...entityIds]}::bigint[]) and r.role = 'Owner'
     order by u.sort_name, u.id`.execute(db)
  return rows
}

/** The roles that a person holds on each of the given entities, by the entity's id. */
export async function selectOwnRoles(
  db: Kysely<Tables>,
  { rolesTable, readersTable = rolesTable, roleKey }: RolesTable,
  userId: number,
  entityIds: readonly number[],
): Promise<ReadonlyMap<number, readonly EntityRole[]>> {
  if (entityIds.length === 0) return new Map()
  const entityId = sql.ref(`r.${roleKey}`)
  const { rows } = await sql<{ readonly entityId: number; readonly roles: readonly EntityRole[] }>`
    select ${entityId} as entity_id, array_agg(distinct r.role) as roles from ${sql.table(readersTable)} r
     where r.user_id = ${userId} and ${entityId} = any(${[...entityIds]}::bigint[])
     group by ${entityId}`.execute(db)
  return new Map(rows.map((row) => [row.entityId, row.roles]))
}
