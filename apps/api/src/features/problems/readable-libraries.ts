import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Tables } from '@isomorph/database'

/** Who looks at shared libraries: what they hold a role on, unless they may read all of them. */
export interface LibraryReader {
  readonly userId: number
  readonly readsAll: boolean
}

/** The condition that somebody may open the shared library that a query calls `library`: a deleted one is not open to anybody. */
export function isReadableLibrary({ userId, readsAll }: LibraryReader): RawBuilder<SqlBool> & Expression<SqlBool> {
  if (readsAll) return sql<SqlBool>`library.deleted_at is null`
  // As a list, from which the database can begin: few have a role on many libraries.
  return sql<SqlBool>`(library.deleted_at is null and library.id in (
    select reader.shared_library_id from shared_library_user_roles reader where reader.user_id = ${userId}))`
}

/** The libraries that somebody may open; of the named ones only, where some are named. */
export async function selectReadableLibraryIds(
  db: Kysely<Tables>,
  reader: LibraryReader,
  among?: readonly number[],
): Promise<readonly number[]> {
  const readable = db.selectFrom('sharedLibraries as library').select('library.id').where(isReadableLibrary(reader))
  const rows = await (among ? readable.where('library.id', 'in', [...among]) : readable).execute()
  return rows.map(({ id }) => id)
}

/**
 * A query of the problems that libraries hold. The libraries are named one by one, and no table of readers is joined: PostgreSQL
 * then knows how many problems they hold, and does not look up thousands one by one.
 */
export function problemsHeldBy(libraryIds: readonly number[]): Expression<unknown> {
  return sql`select held.problem_id from problem_shared_library_roles held
    where held.shared_library_id = any(${[...libraryIds]}::bigint[])`
}

/** Fewer problems are collected and looked up one by one; more would not fit into the memory of one operation. */
const testedProblems = { fewest: 5_000, most: 50_000 }

/** Whether libraries hold so many problems that a list tests its rows for them. */
async function areTested(db: Kysely<Tables>, libraryIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ readonly held: number }>`
    select count(*) as held from (${problemsHeldBy(libraryIds)} limit ${testedProblems.most + 1}) counted`.execute(db)
  const held = rows[0]?.held ?? 0
  return held >= testedProblems.fewest && held <= testedProblems.most
}

/** Whether `effective_problem_roles` has a role of a person on a row of `problems`. */
export async function isReadableProblem(db: Kysely<Tables>, userId: number): Promise<Expression<SqlBool>> {
  const libraryIds = await selectReadableLibraryIds(db, { userId, readsAll: false })
  const own = sql`select own.problem_id from problem_user_roles own where own.user_id = ${userId}`
  const held = problemsHeldBy(libraryIds)
  if (libraryIds.length === 0) return sql<SqlBool>`problems.id in (${own})`
  return (await areTested(db, libraryIds))
    ? sql<SqlBool>`(problems.id in (${own}) or problems.id in (${held}))`
    : sql<SqlBool>`problems.id in (${own} union ${held})`
}
