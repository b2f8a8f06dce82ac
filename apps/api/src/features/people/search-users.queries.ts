import { sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import { keywordsOf } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { keywordPatterns } from '../../entity-lists/keywords.ts'
import { selectUsers, type UserRow } from './people.queries.ts'

interface Search {
  readonly keywords: string
  readonly page: number
  readonly pageSize: number
  readonly sort: string
}

const byName = [sql`users.sort_name`]

/** What each sort key orders by; the id decides between equals. */
const orders: Readonly<Record<string, readonly Expression<unknown>[]>> = {
  id: [],
  lastName: byName,
  firstName: [sql`fold_text(users.first_name) collate "C"`, sql`users.sort_name`],
  email: [sql`lower(users.email)`],
  uid: [sql`lower(users.uid)`],
  puid: [sql`users.puid`],
}

function orderOf(sort: string, isBackward = false): Expression<unknown> {
  const direction = sort.startsWith('-') === isBackward ? sql`asc` : sql`desc`
  const keys = [...(orders[sort.replace('-', '')] ?? byName), sql`users.id`]
  return sql.join(keys.map((key) => sql`${key} ${direction}`))
}

function areShortNumbers(keywords: string): boolean {
  return /^\s*\d{1,2}(\s+\d{1,2})*\s*$/.test(keywords)
}

/** Read row by row. */
function matchesText(keywords: string): Expression<SqlBool> {
  const patterns = keywordPatterns(keywords).map((pattern) => sql`users.search_text like ${pattern}`)
  return patterns.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(patterns, sql` and `)})`
}

/** The same, looked up: in trigrams, or among the numbers of one or two digits, which are too short for them. */
function matchesIndex(keywords: string): Expression<SqlBool> {
  if (!areShortNumbers(keywords)) return matchesText(keywords)
  return sql<SqlBool>`short_numbers_in(users.search_text) @> ${keywordsOf(keywords)}::text[]`
}

async function countUsers(db: Kysely<Tables>, keywords: string): Promise<number> {
  const { total } = await db
    .selectFrom('users')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where(matchesIndex(keywords))
    .executeTakeFirstOrThrow()
  return total
}

/** Up to here it is cheaper to find all who match and sort them than to go through everybody in order until a page is full. */
const fewMatches = 10_000

function fromMatching(db: Kysely<Tables>, keywords: string, total: number) {
  if (keywords.trim() === '' || total > fewMatches) return db.selectFrom('users').where(matchesText(keywords))
  const matching = db.with(
    (name) => name('users').materialized(),
    (query) => query.selectFrom('users').selectAll().where(matchesIndex(keywords)),
  )
  return matching.selectFrom('users')
}

/**
 * The ids of a page alone, so that nothing is looked up of those who are skipped; counted from whichever end is nearer, so that
 * the last page costs what the first does.
 */
async function selectIdsOfPage(
  db: Kysely<Tables>,
  { keywords, page, pageSize, sort }: Search,
  total: number,
): Promise<number[]> {
  const first = (page - 1) * pageSize
  const count = Math.min(pageSize, total - first)
  if (count <= 0) return []
  const behind = total - first - count
  const isBackward = behind < first
  const rows = await fromMatching(db, keywords, total)
    .select('users.id')
    .orderBy(orderOf(sort, isBackward))
    .limit(count)
    .offset(isBackward ? behind : first)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Short numbers are looked up also where most people have them and PostgreSQL would rather read row by row: it does not
 * know how long it takes to work out the numbers of a row.
 */
async function lookingUp<T>(
  db: Kysely<Tables>,
  keywords: string,
  read: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  if (!areShortNumbers(keywords)) return await read(db)
  return await db.transaction().execute(async (trx) => {
    await sql`select set_config('enable_seqscan', 'off', true)`.execute(trx)
    return await read(trx)
  })
}

/** People of a search, with `total`, how many match on all pages. */
export async function selectUserPage(db: Kysely<Tables>, search: Search): Promise<{ rows: UserRow[]; total: number }> {
  const { keywords, sort } = search
  return await lookingUp(db, keywords, async (db) => {
    const total = await countUsers(db, keywords)
    const ids = await selectIdsOfPage(db, search, total)
    const rows =
      ids.length === 0 ? [] : await selectUsers(db).where('users.id', 'in', ids).orderBy(orderOf(sort)).execute()
    return { rows, total }
  })
}
