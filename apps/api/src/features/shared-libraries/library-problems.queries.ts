import { sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import type { LibraryRole } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { isReadableBy, matchesKeywords } from '../../entity-lists/managed-list.ts'
import { hasTag, managedProblems } from '../problems/index.ts'

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

async function selectPage<Row>(
  db: Kysely<Tables>,
  columns: Expression<unknown>,
  source: Expression<unknown>,
  {
    conditions,
    order,
    search,
  }: {
    readonly conditions: readonly Expression<SqlBool>[]
    readonly order: Expression<unknown>
    readonly search: Search
  },
): Promise<Page<Row>> {
  const where = sql.join([...conditions, ...matchesKeywords(managedProblems, search.keywords)], sql` and `)
  const [{ rows }, count] = await Promise.all([
    sql<Row>`select ${columns} from ${source} where ${where} order by ${order}
      limit ${search.pageSize} offset ${(search.page - 1) * search.pageSize}`.execute(db),
    sql<{ readonly total: number }>`select count(*) as total from ${source} where ${where}`.execute(db),
  ])
  return { rows, total: count.rows[0]?.total ?? 0 }
}

export interface LibraryProblemRow {
  readonly problemId: number
  readonly role: LibraryRole
  readonly sharedAt: Date
  readonly uses: number
}

interface LibrarySearch extends Search {
  readonly tag: string
  readonly sort: 'name' | '-sharedAt' | '-uses'
}

/** How many assessments have the problem as they are now. */
const uses = sql<number>`(select count(distinct assessments.id) from problem_revisions revision
  join assessment_revision_items item on item.problem_revision_id = revision.id
  join assessments on assessments.head_revision_id = item.assessment_revision_id and assessments.deleted_at is null
 where revision.problem_id = problems.id)`

/** The same for all problems at once: by their uses, all of them have to be counted. */
const usesOfAll = sql`(select revision.problem_id, count(distinct assessments.id) as uses from assessments
  join assessment_revision_items item on item.assessment_revision_id = assessments.head_revision_id
  join problem_revisions revision on revision.id = item.problem_revision_id
 where assessments.deleted_at is null group by revision.problem_id)`

const libraryOrders = {
  name: sql`lower(problems.name), problems.id`,
  '-sharedAt': sql`held.created_at desc, problems.id desc`,
  '-uses': sql`coalesce(used.uses, 0) desc, lower(problems.name), problems.id`,
} as const

/** The problems that a library holds, one page of them. */
export async function selectLibraryProblems(
  db: Kysely<Tables>,
  sharedLibraryId: number,
  search: LibrarySearch,
): Promise<Page<LibraryProblemRow>> {
  return await selectPage(
    db,
    sql`problems.id as problem_id, held.role, held.created_at as shared_at, ${uses} as uses`,
    sql`problem_shared_library_roles held join problems on problems.id = held.problem_id
      ${search.sort === '-uses' ? sql`left join ${usesOfAll} used on used.problem_id = problems.id` : sql``}`,
    {
      conditions: [
        sql<SqlBool>`held.shared_library_id = ${sharedLibraryId} and problems.deleted_at is null`,
        ...hasTag(search.tag),
      ],
      order: libraryOrders[search.sort],
      search,
    },
  )
}

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
    where own.problem_id = problems.id and own.user_id = ${userId} and own.role = 'Owner'))`
  return await selectPage(
    db,
    sql`problems.id as problem_id, held.role, ${mayShare} as may_share`,
    sql`problems left join problem_shared_library_roles held
      on held.problem_id = problems.id and held.shared_library_id = ${sharedLibraryId}`,
    {
      conditions: [
        sql<SqlBool>`problems.deleted_at is null`,
        ...(readsAll ? [] : [isReadableBy(managedProblems, userId)]),
      ],
      order: sql`case when held.role is not null then 1 when ${mayShare} then 0 else 2 end, problems.id`,
      search,
    },
  )
}

/** The libraries that hold a problem, deleted ones among them, by name, and whether somebody may open them. */
export async function selectLibrariesOfProblem(
  db: Kysely<Tables>,
  problemId: number,
  { userId, readsAll }: Pick<Viewer, 'userId' | 'readsAll'>,
) {
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
        library.deleted_at is null and (${readsAll}::boolean or exists (select from shared_library_user_roles reader
          where reader.shared_library_id = library.id and reader.user_id = ${userId})) as is_readable
      from problem_shared_library_roles held
      join shared_libraries library on library.id = held.shared_library_id
     where held.problem_id = ${problemId}
     order by lower(library.name), library.id`.execute(db)
  return rows
}

/** Which library that somebody may read holds which role on which problem. */
export async function selectReadableLibraryRoles(
  db: Kysely<Tables>,
  { userId, readsAll }: Pick<Viewer, 'userId' | 'readsAll'>,
  { sharedLibraryId, page, pageSize }: Omit<Search, 'keywords'> & { readonly sharedLibraryId?: number | undefined },
) {
  const roles = db
    .selectFrom('problemSharedLibraryRoles as held')
    .innerJoin('sharedLibraries as library', 'library.id', 'held.sharedLibraryId')
    .innerJoin('problems', 'problems.id', 'held.problemId')
    .where('library.deletedAt', 'is', null)
    .where('problems.deletedAt', 'is', null)
    .$if(sharedLibraryId !== undefined, (query) => query.where('library.id', '=', sharedLibraryId ?? 0))
    .$if(!readsAll, (query) =>
      query.where('library.id', 'in', (select) =>
        select.selectFrom('sharedLibraryUserRoles').select('sharedLibraryId').where('userId', '=', userId),
      ),
    )
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
