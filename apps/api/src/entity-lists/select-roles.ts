import type { EntityRole } from '@isomorph/access'
import type { Tables } from '@isomorph/database'
import { sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import type { ManagedTable } from './managed-list.ts'

interface RolesRow {
  readonly deletedAt: Date | null
  readonly roles: readonly EntityRole[]
}

type SelectRoles = (db: Kysely<Tables>, id: number, userId: number) => Promise<RolesRow | undefined>

/** How to look up what a person holds on a row of a table; undefined where there is no such row. */
export function selectRolesIn(managed: ManagedTable): SelectRoles {
  return async (db, id, userId) => (await selectRolesOn(db, managed, [id], userId)).get(id)
}

/** The condition that a person holds a role on a row of a table that is not deleted. */
export function holdsAnyIn(managed: ManagedTable): (userId: number) => Expression<SqlBool> {
  const { table, readersTable = managed.rolesTable, roleKey } = managed
  return (userId) => sql<SqlBool>`exists (
    select from ${sql.table(readersTable)} r
      join ${sql.table(table)} e on e.id = ${sql.ref(`r.${roleKey}`)} and e.deleted_at is null
     where r.user_id = ${userId})`
}

/** What a person holds on each of several rows of a table, by id; rows that are not there are left out. */
export async function selectRolesOn(
  db: Kysely<Tables>,
  managed: ManagedTable,
  ids: readonly number[],
  userId: number,
): Promise<ReadonlyMap<number, RolesRow>> {
  const { table, readersTable = managed.rolesTable, roleKey } = managed
  const { rows } = await sql<RolesRow & { readonly id: number }>`
    select e.id, e.deleted_at, array(
        select distinct r.role from ${sql.table(readersTable)} r
         where ${sql.ref(`r.${roleKey}`)} = e.id and r.user_id = ${userId}) as roles
      from ${sql.table(table)} e where e.id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Holds rows of a table until the transaction ends, in the order of their ids, so that changes of the roles on them take
 * turns. What the transaction reads afterwards is what stands.
 */
export async function lockEntities(db: Kysely<Tables>, { table }: ManagedTable, ids: readonly number[]): Promise<void> {
  await sql`
    select id from ${sql.table(table)} where id = any(${[...ids]}::bigint[]) order by id for no key update`.execute(db)
}

/** Moves a row to the Deleted tab, or back where `deletedAt` is null. */
export async function updateDeletedAt(
  db: Kysely<Tables>,
  { table }: ManagedTable,
  id: number,
  deletedAt: Date | null,
): Promise<void> {
  await sql`update ${sql.table(table)} set deleted_at = ${deletedAt} where id = ${id}`.execute(db)
}

/**
 * Holds rows of a table as a person has them now, together with what gives the person roles on them. Others may hold them in the
 * same way; whoever changes a row, or a role on it, waits.
 */
export async function holdEntities(
  db: Kysely<Tables>,
  { table, holdGivers }: ManagedTable,
  ids: readonly number[],
  userId: number,
): Promise<void> {
  if (ids.length === 0) return
  await holdGivers?.(db, ids, userId)
  await sql`select id from ${sql.table(table)} where id = any(${[...ids]}::bigint[]) order by id for share`.execute(db)
}
