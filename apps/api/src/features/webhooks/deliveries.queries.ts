import { sql, type Kysely, type RawBuilder } from 'kysely'
import { exchangeTexts, webhookTryDays, type WebhookDeliveryState, type WebhookEvent } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { countCapped } from '../../entity-lists/count-capped.ts'

type Db = Kysely<Tables>

interface NewDelivery {
  readonly eventId: string
  readonly event: WebhookEvent
  readonly body: string
}

/** One for each webhook that is on and asks for the event. */
export async function insertDeliveries(trx: Db, deliveries: readonly NewDelivery[], now: Date): Promise<void> {
  await sql`
    insert into webhook_deliveries (webhook_id, event_id, event, body, created_at, waiting_since, next_try_at)
    select w.id, (d.value->>'eventId')::uuid, d.value->>'event', d.value->>'body', ${now}, ${now}, ${now}
      from jsonb_array_elements(${JSON.stringify(deliveries)}::jsonb) with ordinality as d(value, position)
      join webhooks w on w.is_enabled and d.value->>'event' = any(w.events)
     order by d.position, w.id`.execute(trx)
}

const logColumns = [
  'id',
  'eventId',
  'event',
  'createdAt',
  'state',
  'tries',
  'triedAt',
  'nextTryAt',
  'status',
  'milliseconds',
  'detail',
  'body',
] as const

/** A delivery that somebody asked for, whatever events the webhook is told of; where it is there, that one. */
export async function insertTest(trx: Db, webhookId: number, values: { eventId: string; body: string; now: Date }) {
  const { now, ...others } = values
  return await trx
    .insertInto('webhookDeliveries')
    .values({ webhookId, event: 'webhook.test', createdAt: now, waitingSince: now, nextTryAt: now, ...others })
    .onConflict((conflict) =>
      conflict
        .columns(['webhookId', 'eventId'])
        .where('event', '=', 'webhook.test')
        .doUpdateSet({ eventId: (eb) => eb.ref('excluded.eventId') }),
    )
    .returning(logColumns)
    .executeTakeFirstOrThrow()
}
export type DeliveryRow = Awaited<ReturnType<typeof insertTest>>

interface LogSearch {
  readonly page: number
  readonly pageSize: number
  readonly state?: WebhookDeliveryState | undefined
}

export async function selectLog(db: Db, webhookId: number, { page, pageSize, state }: LogSearch) {
  let query = db.selectFrom('webhookDeliveries').where('webhookId', '=', webhookId)
  if (state) query = query.where('state', '=', state)
  const rows = await query
    .select(logColumns)
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const isState = state ? sql`and state = ${state}` : sql``
  const counted = await countCapped(db, sql`from webhook_deliveries where webhook_id = ${webhookId} ${isState}`)
  return { rows, ...counted }
}

/** What is named, or everything that failed, waits again from now on. Answers how many. */
export async function waitAgain(
  trx: Db,
  webhookId: number,
  ids: readonly number[] | undefined,
  now: Date,
): Promise<number> {
  const named: RawBuilder<boolean> = ids ? sql`id = any(${[...ids]}::bigint[])` : sql`state = 'failed'`
  const { numAffectedRows } = await sql`
    update webhook_deliveries set state = 'waiting', waiting_since = ${now}, next_try_at = ${now}, tries = 0
     where webhook_id = ${webhookId} and ${named}`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/** The receiver is asked at the next opportunity, however long it was to rest. */
export async function endRest(trx: Db, webhookId: number): Promise<void> {
  await trx
    .updateTable('webhooks')
    .set({ restsUntil: sql<Date>`'-infinity'`, failures: 0 })
    .where('id', '=', webhookId)
    .execute()
}

const tookNothing = exchangeTexts.write('receiverTookNothing', { days: webhookTryDays })

/** What waited for too long fails, tried or not. */
export async function giveUpOld(db: Db, now: Date): Promise<void> {
  await sql`
    update webhook_deliveries set state = 'failed',
        detail = case when detail = '' then ${tookNothing}::text else detail end
     where state = 'waiting' and waiting_since < ${now}::timestamptz - make_interval(days => ${webhookTryDays})`.execute(
    db,
  )
}
