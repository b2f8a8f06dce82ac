import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ExchangeKind, ExchangeOutcome } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { countCapped } from '../../entity-lists/count-capped.ts'
import { keywordPatterns } from '../../entity-lists/keywords.ts'

type Db = Kysely<Tables>

export interface ExchangeSearch {
  readonly page: number
  readonly pageSize: number
  readonly keywords: string
  readonly groupId?: number | undefined
  readonly kind?: ExchangeKind | undefined
  readonly outcome?: ExchangeOutcome | undefined
  readonly groupAssessmentId?: number | undefined
}

/** The line item that a message was about. */
const lineItemOf = sql`l.group_assessment_id = e.group_assessment_id and l.external_group_id = e.external_group_id
  and l.is_active`

/** What went wrong, and has not gone right since. */
const canRetry = sql<boolean>`(e.direction = 'out' and e.outcome <> 'accepted' and case
  when e.kind in ('grade', 'lineItem') then exists (
    select from line_items l
     where ${lineItemOf} and case when e.user_id is null then l.state <> 'ready' else exists (
       select from grade_pushes p where p.line_item_id = l.id and p.user_id = e.user_id and p.state = 'failed') end)
  when e.kind = 'roster' then coalesce((
    select s.state = 'failed' from roster_syncs s where s.external_group_id = e.external_group_id
     order by s.id desc limit 1), false)
  else false end)`

/** So many are looked up one by one; with more of them it is quicker to go through the ledger until a page is full. */
const fewRows = 500

interface Named {
  readonly kind: 'message' | 'user' | 'group' | 'assessment' | 'provider' | 'context'
  readonly id: number
  readonly groupId: number | null
}

/** Messages, people, courses, assessments, platforms and courses there with a word in them, a little more than a few of each. */
async function namedBy(db: Db, pattern: string): Promise<readonly Named[]> {
  const some = (kind: Named['kind'], source: RawBuilder<unknown>) =>
    sql`(select ${kind}::text as kind, x.* from (${source} limit ${fewRows + 1}) x)`
  const none = sql`null::bigint as group_id`
  const { rows } = await sql<Named>`${sql.join(
    [
      some('message', sql`select id, ${none} from exchanges where search_text like ${pattern}`),
      some('user', sql`select id, ${none} from users where search_text like ${pattern}`),
      some(
        'group',
        sql`select id, ${none} from groups where search_text like ${pattern} and fold_text(name) like ${pattern}`,
      ),
      some('assessment', sql`select id, group_id from group_assessments where fold_text(name) like ${pattern}`),
      some('provider', sql`select id, ${none} from external_providers where fold_text(name) like ${pattern}`),
      some('context', sql`select id, ${none} from external_groups where fold_text(title) like ${pattern}`),
    ],
    sql` union all `,
  )}`.execute(db)
  return rows
}

/**
 * What a few names stand for, each looked up in an index. A launch from a disconnected course can have an assessment and
 * no course here.
 */
function isOneOf(named: readonly Named[]): RawBuilder<boolean> {
  const ids = (kind: Named['kind']) =>
    sql`(${named.filter((each) => each.kind === kind).map(({ id }) => id)}::bigint[])`
  const groupIds = named.flatMap(({ kind, groupId }) => (kind === 'assessment' && groupId !== null ? [groupId] : []))
  return sql<boolean>`e.id in (
    select id from exchanges where id = any ${ids('message')}
    union all select id from exchanges where user_id = any ${ids('user')}
    union all select id from exchanges where group_id = any ${ids('group')}
    union all select id from exchanges where group_id = any (${groupIds}::bigint[])
       and group_assessment_id = any ${ids('assessment')}
    union all select id from exchanges where group_id is null
       and group_assessment_id = any ${ids('assessment')})`
}

/** The same of very many names: they are looked up once, and compared with one message after the other. */
const isAnyCalled = (pattern: string): RawBuilder<boolean> => sql<boolean>`(e.search_text like ${pattern}
  or e.user_id in (select id from users where search_text like ${pattern})
  or e.group_id in (select id from groups where search_text like ${pattern} and fold_text(name) like ${pattern})
  or e.group_assessment_id in (select id from group_assessments where fold_text(name) like ${pattern})
  or e.external_provider_id in (select id from external_providers where fold_text(name) like ${pattern})
  or e.external_group_id in (select id from external_groups where fold_text(title) like ${pattern}))`

/** Each word has to be found. A platform has messages without number, so its name is never one of few. */
async function matching(db: Db, keywords: string): Promise<RawBuilder<boolean>[]> {
  return await Promise.all(
    keywordPatterns(keywords).map(async (pattern) => {
      const named = await namedBy(db, pattern)
      const isBroad = named.length > fewRows || named.some(({ kind }) => kind === 'provider' || kind === 'context')
      return isBroad ? isAnyCalled(pattern) : isOneOf(named)
    }),
  )
}

async function conditions(db: Db, search: ExchangeSearch): Promise<RawBuilder<boolean>> {
  const { keywords, groupId, kind, outcome, groupAssessmentId } = search
  const all = [
    sql<boolean>`true`,
    ...(keywords.trim() === '' ? [] : await matching(db, keywords)),
    ...(groupId === undefined ? [] : [sql<boolean>`e.group_id = ${groupId}`]),
    ...(kind === undefined ? [] : [sql<boolean>`e.kind = ${kind}`]),
    ...(outcome === undefined ? [] : [sql<boolean>`e.outcome = ${outcome}`]),
    ...(groupAssessmentId === undefined ? [] : [sql<boolean>`e.group_assessment_id = ${groupAssessmentId}`]),
  ]
  return sql<boolean>`(${sql.join(all, sql` and `)})`
}

const sources = sql`exchanges e
  left join external_providers provider on provider.id = e.external_provider_id
  left join external_groups context on context.id = e.external_group_id
  left join groups course on course.id = e.group_id
  left join group_assessments given on given.id = e.group_assessment_id
  left join users u on u.id = e.user_id`

export interface ExchangeRow {
  readonly id: number
  readonly at: Date
  readonly direction: 'in' | 'out'
  readonly kind: ExchangeKind
  readonly outcome: ExchangeOutcome
  readonly providerId: number | null
  readonly providerName: string | null
  readonly contextTitle: string | null
  readonly groupId: number | null
  readonly groupName: string | null
  readonly groupAssessmentId: number | null
  readonly groupAssessmentName: string | null
  readonly userId: number | null
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly uid: string
  readonly summary: string
  readonly detail: string
  readonly traceId: string
  readonly nextTryAt: Date | null
  readonly canRetry: boolean
}

export async function selectExchangePage(db: Db, search: ExchangeSearch) {
  const where = await conditions(db, search)
  const { page, pageSize } = search
  const [{ rows }, counted] = await Promise.all([
    sql<ExchangeRow>`
      select e.id, e.at, e.direction, e.kind, e.outcome, provider.id as provider_id, provider.name as provider_name,
        context.title as context_title, course.id as group_id, course.name as group_name,
        given.id as group_assessment_id, given.name as group_assessment_name, u.id as user_id, u.first_name,
        u.last_name, u.email, coalesce(u.uid, '') as uid, e.summary, e.detail, e.trace_id, e.next_try_at,
        ${canRetry} as can_retry
        from ${sources} where ${where}
       order by e.at desc, e.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db),
    countCapped(db, sql`from exchanges e where ${where}`),
  ])
  return { rows, ...counted }
}

export interface RetryRow {
  readonly kind: ExchangeKind
  readonly externalGroupId: number
  readonly groupAssessmentId: number | null
  readonly userId: number | null
}

/** What of these messages, or of all, can be tried again. */
export async function selectRetries(
  db: Db,
  { groupId, ids }: { readonly groupId?: number | undefined; readonly ids?: readonly number[] | undefined },
): Promise<RetryRow[]> {
  const { rows } = await sql<RetryRow>`
    select distinct e.kind, e.external_group_id, e.group_assessment_id, e.user_id from exchanges e
     where e.external_group_id is not null
       and (${groupId ?? null}::bigint is null or e.group_id = ${groupId ?? null}::bigint)
       and (${ids === undefined ? null : [...ids]}::bigint[] is null or e.id = any(${ids === undefined ? null : [...ids]}::bigint[]))
       and ${canRetry}`.execute(db)
  return rows
}

/** Makes a line item and whom it was refused for due again; answers the line item. */
export async function resetLineItem(db: Db, { externalGroupId, groupAssessmentId, userId }: RetryRow) {
  const found = await db
    .updateTable('lineItems')
    // Everybody's score is compared anew.
    .set({ state: 'ready', tries: 0, failingSince: null, nextTryAt: null, lastError: '', comparedVersion: -1 })
    .where('externalGroupId', '=', externalGroupId)
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('isActive', '=', true)
    .returning('id')
    .executeTakeFirst()
  if (found)
    await db
      .updateTable('gradePushes')
      .set({ state: 'due', lastError: '' })
      .where('lineItemId', '=', found.id)
      .where('state', '=', 'failed')
      .$if(userId !== null, (query) => query.where('userId', '=', userId ?? 0))
      .execute()
  return found
}
