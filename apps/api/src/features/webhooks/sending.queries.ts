import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

type Db = Kysely<Tables>

const leaseSeconds = 60

export interface DueWebhook {
  readonly id: number
  readonly address: string
  readonly failures: number
  readonly failingSince: Date | null
  readonly lease: string
}

/** Webhooks with deliveries that may go, of which this worker gets the lease: one worker at a time sends to each. */
export async function leaseDueWebhooks(db: Db, now: Date, maximum: number): Promise<readonly DueWebhook[]> {
  const { rows } = await sql<DueWebhook>`
    update webhooks set lease = gen_random_uuid(), leased_until = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
     where id in (
       select w.id from webhooks w
        where w.is_enabled and w.leased_until <= ${now} and w.rests_until <= ${now}
          and exists (select from webhook_deliveries d
                       where d.webhook_id = w.id and d.state = 'waiting' and d.next_try_at <= ${now})
        limit ${maximum} for update skip locked)
    returning id, address, failures, failing_since, lease`.execute(db)
  return rows
}

/** Answers whether the lease is still held and the webhook still on. */
export async function extendLease(db: Db, { id, lease }: DueWebhook, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update webhooks set leased_until = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
     where id = ${id} and lease = ${lease}::uuid and is_enabled`.execute(db)
  return numAffectedRows === 1n
}

/** Where the receiver stands after a run. Another address meanwhile is a new beginning, which this leaves alone. */
export interface Standing {
  readonly failures: number
  readonly failingSince: Date | null
  readonly restsUntil: Date | null
  /** False: the receiver said that it is gone for good. */
  readonly isEnabled: boolean
}

export async function releaseWebhook(db: Db, { id, lease, address }: DueWebhook, standing: Standing): Promise<void> {
  const { failures, failingSince, restsUntil, isEnabled } = standing
  await sql`
    update webhooks set lease = null, leased_until = '-infinity',
        failures = case when address = ${address} then ${failures} else failures end,
        failing_since = case when address = ${address} then ${failingSince}::timestamptz else failing_since end,
        rests_until = case when address = ${address} then coalesce(${restsUntil}::timestamptz, '-infinity') else rests_until end,
        is_enabled = is_enabled and (${isEnabled} or address <> ${address})
     where id = ${id} and lease = ${lease}::uuid`.execute(db)
}

export interface DueDelivery {
  readonly id: number
  readonly eventId: string
  readonly body: string
  readonly tries: number
  readonly waitingSince: Date
}

/** What was tried less goes first: one delivery that a receiver cannot bear holds up no others. */
export async function selectOptionalDue(db: Db, webhookId: number, now: Date): Promise<DueDelivery | undefined> {
  return await db
    .selectFrom('webhookDeliveries')
    .select(['id', 'eventId', 'body', 'tries', 'waitingSince'])
    .where('webhookId', '=', webhookId)
    .where('state', '=', 'waiting')
    .where('nextTryAt', '<=', now)
    .orderBy('tries')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

export interface TryOutcome {
  readonly state: 'waiting' | 'delivered' | 'failed'
  readonly nextTryAt: Date
  readonly status: number | null
  readonly milliseconds: number
  readonly detail: string
}

export async function saveTry(db: Db, { id, tries }: DueDelivery, outcome: TryOutcome, now: Date): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .set({ ...outcome, tries: tries + 1, triedAt: now })
    .where('id', '=', id)
    .execute()
}
