import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '@isomorph/database'
import { countCapped } from '../../entity-lists/count-capped.ts'
import { keywordPatterns } from '../../entity-lists/keywords.ts'

interface AuditSearch {
  readonly page: number
  readonly pageSize: number
  readonly keywords: string
  readonly userId?: number | undefined
  readonly action?: string | undefined
  readonly entityType?: string | undefined
  readonly entityId?: number | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Who did it, who acted as whoever did it, or whom it is about, is among these people. */
function concerns(people: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(e.actor_user_id in ${people} or e.impersonator_user_id in ${people}
    or (e.entity_type = 'user' and e.entity_id in ${people}))`
}

/** So many are looked up one by one; with more of them it is quicker to go through the log until a page is full. */
const fewPeople = 500

/** Who is called so: their ids where they are few, else a query for them. */
async function peopleMatching(db: Kysely<Tables>, keywords: string): Promise<readonly number[] | RawBuilder<unknown>> {
  const patterns = keywordPatterns(keywords).map((pattern) => sql`search_text like ${pattern}`)
  const called = sql`select id from users where ${sql.join(patterns, sql` and `)}`
  const { rows } = await sql<{ id: number }>`${called} limit ${fewPeople + 1}`.execute(db)
  return rows.length > fewPeople ? sql`(${called})` : rows.map(({ id }) => id)
}

/** Events that concern a few people, or are about what has an id, each looked up in an index. */
function concernsOneOf(ids: readonly number[], entityId?: number): RawBuilder<boolean> {
  const about = sql`union all select at, id from audit_events where entity_id = ${entityId}`
  const people = sql`(${[...ids]}::bigint[])`
  return sql<boolean>`(e.at, e.id) in (
    select at, id from audit_events where actor_user_id = any ${people}
    union all select at, id from audit_events where impersonator_user_id = any ${people}
    union all select at, id from audit_events where entity_type = 'user' and entity_id = any ${people}
    ${entityId === undefined ? sql`` : about})`
}

/** About people who are called so; a number is also the id of what was acted on. */
async function matching(db: Kysely<Tables>, keywords: string): Promise<RawBuilder<boolean>> {
  const people = await peopleMatching(db, keywords)
  const id = /^\s*\d{1,15}\s*$/.test(keywords) ? Number(keywords) : undefined
  if (Array.isArray(people)) return concernsOneOf(people, id)
  const concerned = concerns(people as RawBuilder<unknown>)
  return id === undefined ? concerned : sql<boolean>`(${concerned} or e.entity_id = ${id})`
}

async function conditions(
  db: Kysely<Tables>,
  { keywords, userId, action, entityType, entityId, from, until }: AuditSearch,
): Promise<RawBuilder<boolean>> {
  const all = [
    sql<boolean>`true`,
    ...(keywords.trim() === '' ? [] : [await matching(db, keywords)]),
    ...(userId === undefined ? [] : [concernsOneOf([userId])]),
    ...(action ? [sql<boolean>`(e.action = ${action} or e.action like ${`${action.replaceAll('_', '\\_')}.%`})`] : []),
    ...(entityType ? [sql<boolean>`e.entity_type = ${entityType}`] : []),
    ...(entityId === undefined ? [] : [sql<boolean>`e.entity_id = ${entityId}`]),
    ...(from === undefined ? [] : [sql<boolean>`e.at >= ${from}::timestamptz`]),
    ...(until === undefined ? [] : [sql<boolean>`e.at < ${until}::timestamptz`]),
  ]
  return sql<boolean>`(${sql.join(all, sql` and `)})`
}

const auditColumns = [
  'e.id',
  'e.at',
  'e.action',
  'e.entityType',
  'e.entityId',
  'e.before',
  'e.after',
  'e.traceId',
  'e.address',
  'a.id as actorId',
  'a.firstName as actorFirstName',
  'a.lastName as actorLastName',
  'a.email as actorEmail',
  'a.uid as actorUid',
  'i.id as impersonatorId',
  'i.firstName as impersonatorFirstName',
  'i.lastName as impersonatorLastName',
  'i.email as impersonatorEmail',
  'i.uid as impersonatorUid',
  't.name as apiToken',
] as const

export async function selectAuditPage(db: Kysely<Tables>, search: AuditSearch) {
  const where = await conditions(db, search)
  const [rows, counted] = await Promise.all([
    db
      // Names are looked up for the page alone, and not for what it skips.
      .selectFrom((query) =>
        query
          .selectFrom('auditEvents as e')
          .selectAll()
          .where(where)
          .orderBy('e.at', 'desc')
          .orderBy('e.id', 'desc')
          .limit(search.pageSize)
          .offset((search.page - 1) * search.pageSize)
          .as('e'),
      )
      .leftJoin('users as a', 'a.id', 'e.actorUserId')
      .leftJoin('users as i', 'i.id', 'e.impersonatorUserId')
      .leftJoin('apiTokens as t', 't.id', 'e.apiTokenId')
      .select(auditColumns)
      .orderBy('e.at', 'desc')
      .orderBy('e.id', 'desc')
      .execute(),
    countCapped(db, sql`from audit_events e where ${where}`),
  ])
  return { rows, ...counted }
}

export type AuditRow = Awaited<ReturnType<typeof selectAuditPage>>['rows'][number]

/** The actions there are, found by hopping along the index: far fewer than events. */
export async function selectAuditActions(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive hops (action) as (
      (select min(action) from audit_events)
      union all
      select (select min(action) from audit_events where action > hops.action) from hops where hops.action is not null
    )
    select action from hops where action is not null`.execute(db)
  return rows.map((row) => row.action)
}
