import type { managedListSorts } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import { isPersonCalled, keywordPatterns } from './keywords.ts'

/** A table of authored entities, and where the roles on them stand; the feature that owns the table names it. */
export interface ManagedTable {
  readonly table: string
  readonly rolesTable: string
  /** Where roles that people hold otherwise stand as well, with the columns of `rolesTable`; `rolesTable` unless given. */
  readonly readersTable?: string
  /** The column of `rolesTable` that names the entity. */
  readonly roleKey: string
  /** The condition that a person holds a role on a row; by `readersTable` unless given. */
  readonly isReadableBy?: (db: Kysely<Tables>, userId: number) => Promise<Expression<SqlBool>>
  /** Holds what gives a person roles on rows of the table besides `rolesTable`, until the transaction ends. */
  readonly holdGivers?: (db: Kysely<Tables>, ids: readonly number[], userId: number) => Promise<void>
}

export interface ManagedListQuery {
  readonly keywords: string
  readonly isDeleted: boolean
  readonly isOwn: boolean
}

/** Who looks: what they hold a role on, unless they may read, or bring back, everything. */
export interface ManagedListViewer {
  readonly userId: number
  readonly readsAll: boolean
  readonly deletesAll: boolean
}

interface Names {
  readonly id: Expression<unknown>
  readonly roles: Expression<unknown>
  readonly readers: Expression<unknown>
  readonly key: Expression<unknown>
}

function namesOf({ table, rolesTable, readersTable = rolesTable, roleKey }: ManagedTable): Names {
  return {
    id: sql.ref(`${table}.id`),
    roles: sql.table(rolesTable),
    readers: sql.table(readersTable),
    key: sql.ref(`r.${roleKey}`),
  }
}

function isOwnedBy(names: Names, userId: number): Expression<SqlBool> {
  return sql<SqlBool>`exists (select from ${names.roles} r
    where ${names.key} = ${names.id} and r.user_id = ${userId} and r.role = 'Owner')`
}

/** Rows on which somebody holds any role. Collected at once, because a test per row would read every row of the table. */
export async function isReadableBy(
  db: Kysely<Tables>,
  managed: ManagedTable,
  userId: number,
): Promise<Expression<SqlBool>> {
  if (managed.isReadableBy) return await managed.isReadableBy(db, userId)
  const { id, key, readers } = namesOf(managed)
  return sql<SqlBool>`${id} in (select ${key} from ${readers} r where r.user_id = ${userId})`
}

/** What people own who are called so: by id, names, e-mail or uid. */
function ownedByPeopleCalled(names: Names, pattern: string): Expression<unknown> {
  return sql`select ${names.key} from users u join ${names.roles} r on r.user_id = u.id and r.role = 'Owner'
     where ${isPersonCalled(pattern)}`
}

interface Keyword {
  readonly pattern: string
  /** Whether somebody who owns something is called so. */
  readonly isName: boolean
}

/** The keywords, and which of them people are called: most are not, and are looked for in a text alone then. */
async function selectKeywords(db: Kysely<Tables>, names: Names, keywords: string): Promise<Keyword[]> {
  const patterns = keywordPatterns(keywords)
  if (patterns.length === 0) return []
  const tests = patterns.map((pattern) => sql`exists (${ownedByPeopleCalled(names, pattern)})`)
  const { rows } = await sql<{ readonly areNames: boolean[] }>`
    select array[${sql.join(tests)}] as are_names`.execute(db)
  return patterns.map((pattern, index) => ({ pattern, isName: rows[0]?.areNames[index] === true }))
}

/**
 * Rows that match every one of the keywords: by the table's own `search_text`, or by an owner's id, names, e-mail or uid. What people
 * own is looked up in an index and collected, because a test per row would read every row of the table. By `union` and not `union all`:
 * PostgreSQL estimates how many distinct ids there are; of others it expects 200 and looks thousands up one by one.
 */
export async function matchesKeywords(
  db: Kysely<Tables>,
  managed: ManagedTable,
  keywords: string,
): Promise<Expression<SqlBool>[]> {
  const names = namesOf(managed)
  const text = sql.ref(`${managed.table}.search_text`)
  const words = await selectKeywords(db, names, keywords)
  return words.map(({ pattern, isName }) =>
    isName
      ? sql<SqlBool>`${names.id} in (
          select found.id from ${sql.table(managed.table)} found where found.search_text like ${pattern}
          union ${ownedByPeopleCalled(names, pattern)})`
      : sql<SqlBool>`${text} like ${pattern}`,
  )
}

/** Whether somebody who is called so owns a row. */
function isOwnedByPeopleCalled(names: Names, pattern: string): Expression<SqlBool> {
  return sql<SqlBool>`exists (select from ${names.roles} r join users u on u.id = r.user_id
    where ${names.key} = ${names.id} and r.role = 'Owner' and ${isPersonCalled(pattern)})`
}

/**
 * The same, tested row by row: for rows that are few beside the table, such as those of one library. Nothing is collected first, neither
 * what a word stands in nor what people own: PostgreSQL takes a collection for dear, and would read the whole table once instead.
 */
export async function testsKeywords(
  db: Kysely<Tables>,
  managed: ManagedTable,
  keywords: string,
): Promise<Expression<SqlBool>[]> {
  const names = namesOf(managed)
  const text = sql.ref(`${managed.table}.search_text`)
  const words = await selectKeywords(db, names, keywords)
  return words.map(({ pattern, isName }) =>
    isName
      ? sql<SqlBool>`(${text} like ${pattern} or ${isOwnedByPeopleCalled(names, pattern)})`
      : sql<SqlBool>`${text} like ${pattern}`,
  )
}

/** Which rows of a managed list one person sees for one query. */
async function managedListConditions(
  db: Kysely<Tables>,
  managed: ManagedTable,
  viewer: ManagedListViewer,
  query: ManagedListQuery,
): Promise<Expression<SqlBool>[]> {
  const names = namesOf(managed)
  const { userId } = viewer
  const deletedAt = sql.ref(`${managed.table}.deleted_at`)
  const seesAll = query.isDeleted ? viewer.deletesAll : viewer.readsAll
  const isSeen = async () => (query.isDeleted ? isOwnedBy(names, userId) : await isReadableBy(db, managed, userId))
  return [
    query.isDeleted ? sql<SqlBool>`${deletedAt} is not null` : sql<SqlBool>`${deletedAt} is null`,
    ...(seesAll ? [] : [await isSeen()]),
    ...(query.isOwn ? [isOwnedBy(names, viewer.userId)] : []),
    ...(await matchesKeywords(db, managed, query.keywords)),
  ]
}

type ManagedListSort = (typeof managedListSorts)[number]

/** `-changedAt` and the like, as an order over the table. */
function managedListOrder(
  managed: ManagedTable,
  sort: ManagedListSort,
): { readonly key: Expression<unknown>; readonly direction: 'asc' | 'desc' } {
  const column = { id: 'id', name: 'name', changedAt: 'changed_at' }[sort.replace('-', '')] ?? 'id'
  const reference = sql.ref(`${managed.table}.${column}`)
  const key = column === 'name' ? sql`lower(${reference})` : reference
  return { key, direction: sort.startsWith('-') ? 'desc' : 'asc' }
}

/** What is asked of a managed list, with its order and page. */
export interface ManagedListSearch extends ManagedListQuery {
  readonly sort: ManagedListSort
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  /** What rows of this list have to meet besides. */
  readonly furtherConditions?: readonly Expression<SqlBool>[]
}

/** A query of rows of a managed table, as far as a page needs it. */
interface PagedQuery<Row> {
  where(condition: Expression<SqlBool>): PagedQuery<Row>
  execute(): Promise<Row[]>
}

interface PageOfIds {
  readonly ids: readonly number[]
  readonly total: number
}

interface IdSearch {
  readonly table: Expression<unknown>
  readonly id: Expression<unknown>
  readonly condition: Expression<SqlBool>
  readonly order: ReturnType<typeof managedListOrder>
  readonly limit: Expression<unknown>
}

/** Rows that are looked for are found once, for the page and for how many there are. */
async function selectFoundIds(
  db: Kysely<Tables>,
  { table, id, condition, order, limit }: IdSearch,
): Promise<PageOfIds> {
  const direction = sql.raw(order.direction)
  const { rows } = await sql<{ readonly id: number | null; readonly total: number }>`
    with found as materialized (select ${id} as id, ${order.key} as sort_key from ${table} where ${condition})
    select counted.total, page.id from (select count(*) as total from found) counted
      left join (select id, sort_key from found order by sort_key ${direction}, id ${limit}) page on true
     order by page.sort_key ${direction}, page.id`.execute(db)
  return { ids: rows.flatMap((row) => (row.id === null ? [] : [row.id])), total: rows[0]?.total ?? 0 }
}

/** Without a search an index has the order, and the count reads no more than it has to. */
async function selectAllIds(db: Kysely<Tables>, { table, id, condition, order, limit }: IdSearch): Promise<PageOfIds> {
  const direction = sql.raw(order.direction)
  const [page, counted] = await Promise.all([
    sql<{ readonly id: number }>`
      select ${id} as id from ${table} where ${condition} order by ${order.key} ${direction}, ${id} ${limit}`.execute(
      db,
    ),
    sql<{ readonly total: number }>`select count(*) as total from ${table} where ${condition}`.execute(db),
  ])
  return { ids: page.rows.map((row) => row.id), total: counted.rows[0]?.total ?? 0 }
}

/**
 * One page of what `rows` selects of a managed table, as one person sees it, and how many rows there are in all. What is shown
 * is read of the rows of the page only: a far page costs what a near one does.
 */
export async function selectManagedPage<Row extends { readonly id: number }>(
  db: Kysely<Tables>,
  managed: ManagedTable,
  viewer: ManagedListViewer,
  search: ManagedListSearch,
  rows: PagedQuery<Row>,
): Promise<{ readonly rows: Row[]; readonly total: number }> {
  const furtherConditions = search.furtherConditions ?? []
  const conditions = [...(await managedListConditions(db, managed, viewer, search)), ...furtherConditions]
  const isSearching = search.keywords !== '' || furtherConditions.length > 0
  const { id } = namesOf(managed)
  const { ids, total } = await (isSearching ? selectFoundIds : selectAllIds)(db, {
    table: sql.table(managed.table),
    id,
    condition: sql<SqlBool>`(${sql.join(conditions, sql` and `)})`,
    order: managedListOrder(managed, search.sort),
    limit: sql`limit ${search.pageSize} offset ${(search.page - 1) * search.pageSize}`,
  })
  if (ids.length === 0) return { rows: [], total }
  const places = new Map(ids.map((each, index) => [each, index]))
  const page = await rows.where(sql<SqlBool>`${id} = any(${[...ids]}::bigint[])`).execute()
  return { rows: page.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0)), total }
}
