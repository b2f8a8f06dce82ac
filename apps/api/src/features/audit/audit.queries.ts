import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '@isomorph/database'
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

function peopleMatching(keywords: string): RawBuilder<unknown> {
  const patterns = keywordPatterns(keywords).map((pattern) => sql`search_text like ${pattern}`)
  return sql`(select id from users where ${sql.join(patterns, sql` and `)})`
}

/** About people who are called so; a number is also the id of what was acted on. */
function matching(keywords: string): RawBuilder<boolean> {
  const people = concerns(peopleMatching(keywords))
  const id = /^\s*\d{1,15}\s*$/.test(keywords) ? Number(keywords) : undefined
  return id === undefined ? people : sql<boolean>`(${people} or e.entity_id = ${id})`
}

function conditions({ keywords, userId, action, entityType, entityId, from, until }: AuditSearch) {
  return [
    ...(keywords.trim() === '' ? [] : [matching(keywords)]),
    ...(userId === undefined ? [] : [concerns(sql`(${userId})`)]),
    ...(action ? [sql<boolean>`(e.action = ${action} or e.action like ${`${action.replaceAll('_', '\\_')}.%`})`] : []),
    ...(entityType ? [sql<boolean>`e.entity_type = ${entityType}`] : []),
    ...(entityId === undefined ? [] : [sql<boolean>`e.entity_id = ${entityId}`]),
    ...(from === undefined ? [] : [sql<boolean>`e.at >= ${from}::timestamptz`]),
    ...(until === undefined ? [] : [sql<boolean>`e.at < ${until}::timestamptz`]),
  ]
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
] as const

export async function selectAuditPage(db: Kysely<Tables>, search: AuditSearch) {
  const where = conditions(search)
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('auditEvents as e')
      .leftJoin('users as a', 'a.id', 'e.actorUserId')
      .leftJoin('users as i', 'i.id', 'e.impersonatorUserId')
      .select(auditColumns)
      .where((builder) => builder.and(where))
      .orderBy('e.at', 'desc')
      .orderBy('e.id', 'desc')
      .limit(search.pageSize)
      .offset((search.page - 1) * search.pageSize)
      .execute(),
    db
      .selectFrom('auditEvents as e')
      .select((select) => select.fn.countAll<number>().as('total'))
      .where((builder) => builder.and(where))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
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
