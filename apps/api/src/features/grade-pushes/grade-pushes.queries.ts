import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { isWholeDue, notCompared } from './line-items.queries.ts'
import { endReadingError, noColumnWords } from './readings.queries.ts'
import type { SentScore } from './wanted-score.ts'

type Db = Kysely<Tables>

/** A line item with what it takes to send to it. */
export async function selectOptionalTarget(db: Db, lineItemId: number) {
  return await db
    .selectFrom('lineItems as item')
    .innerJoin('externalGroups as context', 'context.id', 'item.externalGroupId')
    .innerJoin('ltiDeployments as deployment', 'deployment.id', 'context.ltiDeploymentId')
    .innerJoin('ltiResourceLinks as link', 'link.id', 'item.ltiResourceLinkId')
    .innerJoin('groupAssessments as given', 'given.id', 'item.groupAssessmentId')
    .innerJoin('groups', 'groups.id', 'given.groupId')
    .select([
      'item.id',
      'item.address',
      'item.tries',
      'item.failingSince',
      'item.groupAssessmentId',
      'item.externalGroupId',
      'item.comparedAt',
      'item.comparedVersion',
      'context.lineItemsUrl',
      'context.scopes',
      'deployment.isEnabled as isDeploymentEnabled',
      'deployment.externalProviderId',
      'link.resourceLinkId',
      'given.name',
      'given.groupId',
      'given.version',
    ])
    .select(isWholeDue.as('isWholeDue'))
    // By the database's clock, like the times of what changes.
    .select(sql<Date>`now()`.as('selectedAt'))
    .where('item.id', '=', lineItemId)
    .where('item.isActive', '=', true)
    .where('given.deletedAt', 'is', null)
    .where('groups.deletedAt', 'is', null)
    .whereRef('context.groupId', '=', 'given.groupId')
    .executeTakeFirst()
}
export type Target = NonNullable<Awaited<ReturnType<typeof selectOptionalTarget>>>

/** One worker sends to a line item at a time; a worker that dies leaves it to the others after this. */
const leaseSeconds = 180

export async function leaseLineItem(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lineItems')
    .set({ leasedUntil: sql<Date>`now() + make_interval(secs => ${leaseSeconds})` })
    .where('id', '=', id)
    .where('leasedUntil', '<', sql<Date>`now()`)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

export async function extendLease(db: Db, id: number): Promise<void> {
  await db
    .updateTable('lineItems')
    .set({ leasedUntil: sql<Date>`now() + make_interval(secs => ${leaseSeconds})` })
    .where('id', '=', id)
    .execute()
}

interface LineItemOutcome {
  readonly state: 'ready' | 'waiting' | 'failed'
  readonly tries: number
  readonly failingSince: Date | null
  readonly nextTryAt: Date | null
  readonly lastError: string
}

/** The lease is free again, and what a try came to is noted where there was one. */
export async function finishLineItem(db: Db, id: number, outcome?: LineItemOutcome): Promise<void> {
  await db
    .updateTable('lineItems')
    .set({ ...outcome, leasedUntil: sql<Date>`'-infinity'` })
    .where('id', '=', id)
    .execute()
}

/** The platform has been told what differed of the scores that were compared. */
export async function noteComparison(
  db: Db,
  { id, selectedAt, isWholeDue: isWhole, comparedVersion, version }: Target,
): Promise<void> {
  // Whoever asked meanwhile that everybody's score is compared is not passed over.
  const compared = sql<number>`case when compared_version = ${comparedVersion} then ${version} else compared_version end`
  await db
    .updateTable('lineItems')
    .set({ comparedAt: selectedAt, ...(isWhole ? { comparedAllAt: selectedAt, comparedVersion: compared } : {}) })
    .where('id', '=', id)
    .execute()
}

/** The address of a line item that was found or made; what a former one was sent does not count any more. */
export async function setAddress(db: Db, id: number, address: string): Promise<void> {
  await db
    .updateTable('lineItems')
    .set({ address, ...(address === '' ? { comparedVersion: notCompared, readAt: null } : {}) })
    .where('id', '=', id)
    .execute()
  if (address !== '') await endReadingError(db, id, noColumnWords)
  await db
    .updateTable('gradePushes')
    .set({ sent: null, refused: null, isRead: false })
    .where('lineItemId', '=', id)
    .execute()
}

/** Times that are later than any that were sent for the same people, to the millisecond. */
export async function reserveTimestamps(
  db: Db,
  lineItemId: number,
  userIds: readonly number[],
): Promise<Map<number, Date>> {
  const { rows } = await sql<{ userId: number; lastTimestamp: Date }>`
    insert into grade_pushes as p (line_item_id, user_id, state, last_timestamp)
    select ${lineItemId}, unnest(${[...userIds]}::bigint[]), 'due', date_trunc('milliseconds', clock_timestamp())
    on conflict (line_item_id, user_id) do update set state = 'due',
      last_timestamp = greatest(excluded.last_timestamp, p.last_timestamp + interval '1 millisecond')
    returning user_id, last_timestamp`.execute(db)
  return new Map(rows.map((row) => [row.userId, row.lastTimestamp]))
}

export interface PushOutcome {
  readonly userId: number
  readonly state: 'sent' | 'failed'
  /** What was sent, or refused. */
  readonly score: SentScore
  readonly error: string
}

export async function saveOutcomes(db: Db, lineItemId: number, outcomes: readonly PushOutcome[]): Promise<void> {
  if (outcomes.length === 0) return
  await sql`
    update grade_pushes p set state = o.state, last_error = o.error,
      sent = case when o.state = 'sent' then o.score else p.sent end,
      refused = case when o.state = 'sent' then null else o.score end,
      sent_at = case when o.state = 'sent' then now() else p.sent_at end,
      is_read = p.is_read and o.state <> 'sent'
      from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
        as o("userId" bigint, state text, score jsonb, error text)
     where p.line_item_id = ${lineItemId} and p.user_id = o."userId"`.execute(db)
}
