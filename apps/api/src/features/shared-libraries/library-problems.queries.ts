import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { activitiesOfEntityRoles, entityRoles } from '@isomorph/access'
import type { LibraryRole } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import type { AnswerType } from '@isomorph/problem'
import { isReadableBy, matchesKeywords, testsKeywords } from '../../entity-lists/managed-list.ts'
import { hasAnswerType, hasTag, isReadableLibrary, managedProblems, type LibraryReader } from '../problems/index.ts'

interface Search {
  readonly keywords: string
  readonly page: number
  readonly pageSize: number
}

interface Viewer {
  readonly userId: number
  readonly readsAll: boolean
  /** May share every problem, whatever role they hold on it. */
  readonly sharesAll: boolean
}

interface Page<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** A query of problems: what is read of them, from where, under which conditions, and in which order. */
interface ProblemQuery {
  readonly columns: Expression<unknown>
  readonly source: Expression<unknown>
  readonly conditions: readonly Expression<SqlBool>[]
  /** By columns of `row`, which has those of `columns` and `problem_id`. */
  readonly order: (row: RawBuilder<unknown>) => Expression<unknown>
  /** What is read of the rows of the page only. */
  readonly further?: Expression<unknown>
}

/** Searches once for both the page and the total. */
async function selectPage<Row extends { readonly problemId: number }>(
  db: Kysely<Tables>,
  { columns, source, conditions, order, further }: ProblemQuery,
  search: Search,
): Promise<Page<Row>> {
  const where = sql.join([...conditions], sql` and `)
  const { rows } = await sql<Row & { readonly total: number }>`
    with found as materialized (select problems.id as problem_id, ${columns} from ${source} where ${where})
    select counted.total, page.* from (select count(*) as total from found) counted
      left join (
        select found.*${further ? sql`, ${further}` : sql``} from found
         order by ${order(sql.raw('found'))} limit ${search.pageSize} offset ${(search.page - 1) * search.pageSize}
      ) page on true
     order by ${order(sql.raw('page'))}`.execute(db)
  // An empty page is one row that has the total only.
  return { rows: rows.filter(({ problemId }) => problemId !== null), total: rows[0]?.total ?? 0 }
}

export interface LibraryProblemRow {
  readonly problemId: number
  readonly role: LibraryRole
  readonly sharedAt: Date
  readonly uses: number
}

interface LibrarySearch extends Search {
  readonly tag: string
  readonly answerType?: AnswerType | undefined
  readonly sort: 'name' | '-sharedAt' | '-uses'
}

/** How many assessments have the problem as they are now. */
const uses = sql`(select count(*) from assessment_problems used where used.problem_id = found.problem_id) as uses`

/** The uses of all problems of a library at once, to sort by them. */
function usesIn(sharedLibraryId: number): Expression<unknown> {
  return sql`(select used.problem_id, count(*) as uses from assessment_problems used
     where used.problem_id in (select problem_id from problem_shared_library_roles
       where shared_library_id = ${sharedLibraryId})
     group by used.problem_id)`
}

const libraryOrders = {
  name: (row) => sql`${row}.name, ${row}.problem_id`,
  '-sharedAt': (row) => sql`${row}.shared_at desc, ${row}.problem_id desc`,
  '-uses': (row) => sql`${row}.counted_uses desc, ${row}.name, ${row}.problem_id`,
} as const satisfies Record<LibrarySearch['sort'], ProblemQuery['order']>

/** The problems that a library holds, one page of them. */
export async function selectLibraryProblems(
  db: Kysely<Tables>,
  sharedLibraryId: number,
  search: LibrarySearch,
): Promise<Page<LibraryProblemRow>> {
  const isByUse = search.sort === '-uses'
  const query: ProblemQuery = {
    columns: sql`lower(problems.name) as name, held.role, held.created_at as shared_at,
      ${isByUse ? sql`coalesce(used.uses, 0)` : sql`0`} as counted_uses`,
    source: sql`problem_shared_library_roles held join problems on problems.id = held.problem_id
      ${isByUse ? sql`left join ${usesIn(sharedLibraryId)} used on used.problem_id = problems.id` : sql``}`,
    conditions: [
      sql<SqlBool>`held.shared_library_id = ${sharedLibraryId} and problems.deleted_at is null`,
      ...(await testsKeywords(db, managedProblems, search.keywords)),
      ...hasTag(search.tag),
      ...hasAnswerType(search.answerType),
    ],
    order: libraryOrders[search.sort],
    further: uses,
  }
  return await selectPage(db, query, search)
}

/** Under which licences the problems of a library are, the most frequent first. */
export async function selectLibraryLicences(db: Kysely<Tables>, sharedLibraryId: number) {
  return await db
    .selectFrom('problemSharedLibraryRoles as held')
    .innerJoin('problems', 'problems.id', 'held.problemId')
    .select(({ fn }) => ['problems.licence', fn.countAll<number>().as('problemCount')])
    .where('held.sharedLibraryId', '=', sharedLibraryId)
    .where('problems.deletedAt', 'is', null)
    .groupBy('problems.licence')
    .orderBy('problemCount', 'desc')
    .orderBy('problems.licence')
    .execute()
}

/** The roles on a problem with which somebody may share it. */
const sharingRoles = entityRoles.filter((role) => activitiesOfEntityRoles([role]).includes('UserRoleModify'))

export interface ShareCandidateRow {
  readonly problemId: number
  readonly mayShare: boolean
  readonly role: LibraryRole | null
}

/**
 * Problems that somebody may read, as candidates for a library: first those that they may share, then those that the
 * library holds, then the others, each by id.
 */
export async function selectShareCandidates(
  db: Kysely<Tables>,
  sharedLibraryId: number,
  { userId, readsAll, sharesAll }: Viewer,
  search: Search,
): Promise<Page<ShareCandidateRow>> {
  const mayShare = sql`(${sharesAll}::boolean or exists (select from problem_user_roles own
    where own.problem_id = problems.id and own.user_id = ${userId}
      and own.role = any(${[...sharingRoles]}::text[])))`
  const query: ProblemQuery = {
    columns: sql`held.role, ${mayShare} as may_share`,
    source: sql`problems left join problem_shared_library_roles held
      on held.problem_id = problems.id and held.shared_library_id = ${sharedLibraryId}`,
    conditions: [
      sql<SqlBool>`problems.deleted_at is null`,
      ...(readsAll ? [] : [await isReadableBy(db, managedProblems, userId)]),
      ...(await matchesKeywords(db, managedProblems, search.keywords)),
    ],
    order: (row) =>
      sql`case when ${row}.role is not null then 1 when ${row}.may_share then 0 else 2 end, ${row}.problem_id`,
  }
  return await selectPage(db, query, search)
}

/** The libraries that hold a problem, deleted ones among them, by name, and whether somebody may open them. */
export async function selectLibrariesOfProblem(db: Kysely<Tables>, problemId: number, reader: LibraryReader) {
  const { rows } = await sql<{
    readonly sharedLibraryId: number
    readonly name: string
    readonly role: LibraryRole
    readonly sharedAt: Date
    readonly isDeleted: boolean
    readonly isReadable: boolean
  }>`
    select library.id as shared_library_id, library.name, held.role, held.created_at as shared_at,
        library.deleted_at is not null as is_deleted,
        ${isReadableLibrary(reader)} as is_readable
      from problem_shared_library_roles held
      join shared_libraries library on library.id = held.shared_library_id
     where held.problem_id = ${problemId}
     order by lower(library.name), library.id`.execute(db)
  return rows
}

/** The roles that libraries hold on problems, of those libraries that somebody may read. */
export async function selectReadableLibraryRoles(
  db: Kysely<Tables>,
  reader: LibraryReader,
  { sharedLibraryId, page, pageSize }: Omit<Search, 'keywords'> & { readonly sharedLibraryId?: number | undefined },
) {
  const roles = db
    .selectFrom('problemSharedLibraryRoles as held')
    .innerJoin('sharedLibraries as library', 'library.id', 'held.sharedLibraryId')
    .innerJoin('problems', 'problems.id', 'held.problemId')
    .where(isReadableLibrary(reader))
    .where('problems.deletedAt', 'is', null)
    .$call((query) => (sharedLibraryId === undefined ? query : query.where('library.id', '=', sharedLibraryId)))
  const [items, { total }] = await Promise.all([
    roles
      .select(['held.sharedLibraryId', 'held.problemId', 'held.role'])
      .orderBy('held.sharedLibraryId')
      .orderBy('held.problemId')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    roles.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { items, total }
}
