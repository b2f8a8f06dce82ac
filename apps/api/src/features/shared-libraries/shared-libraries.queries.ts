import { sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import { activitiesOfLibraryRoles, entityRoles } from '@isomorph/access'
import type { LibraryRole } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import {
  selectManagedPage,
  type ManagedListSearch,
  type ManagedListViewer,
  type ManagedTable,
} from '../../entity-lists/managed-list.ts'

/** Where shared libraries and the roles on them stand. */
export const managedSharedLibraries: ManagedTable = {
  table: 'shared_libraries',
  rolesTable: 'shared_library_user_roles',
  roleKey: 'shared_library_id',
}

function selectLibraries(db: Kysely<Tables>) {
  return db.selectFrom('sharedLibraries').select([
    'sharedLibraries.id',
    'sharedLibraries.name',
    'sharedLibraries.description',
    'sharedLibraries.changedAt',
    'sharedLibraries.deletedAt',
    sql<number>`(select count(*) from problem_shared_library_roles held
      join problems on problems.id = held.problem_id and problems.deleted_at is null
      where held.shared_library_id = shared_libraries.id)`.as('problemCount'),
  ])
}

export type SharedLibraryRow = Awaited<ReturnType<ReturnType<typeof selectLibraries>['executeTakeFirstOrThrow']>>

interface SharedLibrarySearch extends ManagedListSearch {
  /** Only libraries to which the viewer may add problems. */
  readonly takesProblems: boolean
}

interface LibraryViewer extends ManagedListViewer {
  /** May add problems to every library. */
  readonly addsToAll: boolean
}

const addingRoles = entityRoles.filter((role) => activitiesOfLibraryRoles([], [role]).includes('Create'))

function takesProblemsOf({ userId, addsToAll }: LibraryViewer): Expression<SqlBool>[] {
  if (addsToAll) return []
  return [
    sql<SqlBool>`shared_libraries.id in (select own.shared_library_id from shared_library_user_roles own
      where own.user_id = ${userId} and own.role = any(${[...addingRoles]}::text[]))`,
  ]
}

export async function selectSharedLibraryPage(
  db: Kysely<Tables>,
  viewer: LibraryViewer,
  search: SharedLibrarySearch,
): Promise<{ rows: SharedLibraryRow[]; total: number }> {
  const furtherConditions = search.takesProblems ? takesProblemsOf(viewer) : []
  return await selectManagedPage(
    db,
    managedSharedLibraries,
    viewer,
    { ...search, furtherConditions },
    selectLibraries(db),
  )
}

export async function selectSharedLibrary(db: Kysely<Tables>, id: number): Promise<SharedLibraryRow> {
  return await selectLibraries(db).where('sharedLibraries.id', '=', id).executeTakeFirstOrThrow()
}

/** The new library's id, or undefined where the same key made one before. */
export async function insertOptionalSharedLibrary(
  db: Kysely<Tables>,
  library: { readonly name: string; readonly createdBy: number; readonly clientKey: string | null },
): Promise<number | undefined> {
  const row = await db
    .insertInto('sharedLibraries')
    .values(library)
    .onConflict((conflict) => conflict.columns(['createdBy', 'clientKey']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function selectSharedLibraryByClientKey(
  db: Kysely<Tables>,
  createdBy: number,
  clientKey: string,
): Promise<{ readonly id: number; readonly name: string; readonly isChanged: boolean }> {
  return await db
    .selectFrom('sharedLibraries')
    .select(['id', 'name', sql<boolean>`changed_at > created_at`.as('isChanged')])
    .where('createdBy', '=', createdBy)
    .where('clientKey', '=', clientKey)
    .executeTakeFirstOrThrow()
}

export async function insertSharedLibraryOwner(
  db: Kysely<Tables>,
  sharedLibraryId: number,
  userId: number,
): Promise<void> {
  await db.insertInto('sharedLibraryUserRoles').values({ sharedLibraryId, userId, role: 'Owner' }).execute()
}

export async function selectNameAndDescription(db: Kysely<Tables>, id: number) {
  return await db
    .selectFrom('sharedLibraries')
    .select(['name', 'description'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function updateNameAndDescription(
  db: Kysely<Tables>,
  id: number,
  names: { readonly name: string; readonly description: string },
): Promise<void> {
  await db
    .updateTable('sharedLibraries')
    .set({ ...names, changedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Sets the time of the last change of a library whose problems have changed. */
export async function touchSharedLibrary(db: Kysely<Tables>, id: number): Promise<void> {
  await db
    .updateTable('sharedLibraries')
    .set({ changedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** The role that a library holds on each of the given problems, by the problem's id. */
export async function selectHeldRoles(
  db: Kysely<Tables>,
  sharedLibraryId: number,
  problemIds: readonly number[],
): Promise<ReadonlyMap<number, LibraryRole>> {
  const { rows } = await sql<{ readonly problemId: number; readonly role: LibraryRole }>`
    select problem_id, role from problem_shared_library_roles
     where shared_library_id = ${sharedLibraryId} and problem_id = any(${[...problemIds]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.problemId, row.role]))
}

interface HeldProblem {
  readonly problemId: number
  readonly role: LibraryRole
}

export async function upsertHeldProblems(
  db: Kysely<Tables>,
  sharedLibraryId: number,
  problems: readonly HeldProblem[],
): Promise<void> {
  await sql`
    insert into problem_shared_library_roles (problem_id, shared_library_id, role)
    select problem_id, ${sharedLibraryId}, role
      from unnest(${problems.map((held) => held.problemId)}::bigint[], ${problems.map((held) => held.role)}::text[])
        as held (problem_id, role)
    on conflict (problem_id, shared_library_id) do update set role = excluded.role`.execute(db)
}

export async function deleteHeldProblems(
  db: Kysely<Tables>,
  sharedLibraryId: number,
  problemIds: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('problemSharedLibraryRoles')
    .where('sharedLibraryId', '=', sharedLibraryId)
    .where('problemId', 'in', [...problemIds])
    .execute()
}
