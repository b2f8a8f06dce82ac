import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { sessionDays } from '../sign-in/index.ts'
import type { Fact } from './facts.ts'

type Db = Kysely<Tables>

export interface OutboxRow {
  readonly id: number
  readonly eventId: string
  readonly kind: string
  readonly payload: Fact
}

const ours = sql`kind like 'caliper.%'`
const leaseSeconds = 120
const waitingDays = 7
const clearSeconds = 60

/** Writes events of pages, those that wait already once; nothing while Caliper is off. */
export async function insertEvents(db: Db, rows: readonly Omit<OutboxRow, 'id'>[]): Promise<void> {
  await sql`
    insert into outbox_events (event_id, kind, payload)
    select e."eventId", e.kind, e.payload
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e("eventId" uuid, kind text, payload jsonb)
     where is_caliper_on()
    on conflict (event_id) do nothing`.execute(db)
}

/** While Caliper is off nothing waits and nothing is remembered of when it was on. */
export async function deleteWhileOff(db: Db, now: Date): Promise<void> {
  await sql`delete from outbox_events where ${ours} and not is_caliper_on()`.execute(db)
  await sql`
    update caliper_sending set on_since = case when is_caliper_on() then ${now}::timestamptz end,
        tries = 0, next_try_at = '-infinity', last_error = '', cleared_at = '-infinity'
     where is_caliper_on() is distinct from (on_since is not null)`.execute(db)
}

/** Answers how many events waited for too long. */
export async function deleteOldEvents(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from outbox_events where ${ours} and created_at < now() - make_interval(days => ${waitingDays})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Sessions that ended by time since Caliper is on: nobody is there to say so when it happens. Those begun too early are passed over. */
export async function tellEndedSessions(db: Db, now: Date): Promise<void> {
  await sql`
    with ended as (
      update sessions s set is_end_told = true
        from caliper_sending c
       where not s.is_end_told and s.revoked_at is null and s.impersonator_user_id is null
         and s.created_at >= c.on_since - make_interval(days => ${sessionDays})
         and session_end(s.last_used_at, s.created_at) between c.on_since and ${now}::timestamptz
      returning s.id, s.user_id, session_end(s.last_used_at, s.created_at) as at
    )
    insert into outbox_events (kind, payload)
    select 'caliper.session', jsonb_build_object('at', at, 'userId', user_id, 'sessionId', id, 'action', 'TimedOut')
      from ended`.execute(db)
}

export interface SendingLease {
  readonly lease: string
  readonly tries: number
}

/** One worker sends at a time. Undefined: another one does, or it is not time yet. */
export async function leaseSending(db: Db, now: Date): Promise<SendingLease | undefined> {
  const { rows } = await sql<SendingLease>`
    update caliper_sending
       set lease = gen_random_uuid(), leased_until = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
     where leased_until <= ${now}::timestamptz and next_try_at <= ${now}::timestamptz
    returning lease, tries`.execute(db)
  return rows[0]
}

/** Once a minute the holder of the lease looks for ended sessions and old events. Answers whether it is time. */
export async function beginClearing(db: Db, { lease }: SendingLease, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update caliper_sending set cleared_at = ${now}
     where lease = ${lease}::uuid and cleared_at <= ${now}::timestamptz - make_interval(secs => ${clearSeconds})`.execute(
    db,
  )
  return numAffectedRows === 1n
}

/** Answers whether the lease is still held: a worker that was away for too long has lost it to another one. */
export async function extendSending(db: Db, { lease }: SendingLease, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update caliper_sending set leased_until = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
     where lease = ${lease}::uuid`.execute(db)
  return numAffectedRows === 1n
}

interface SendingOutcome {
  readonly tries: number
  readonly nextTryAt: Date | null
  readonly lastError: string
}

/** Does nothing where another worker has the lease by now. */
export async function releaseSending(db: Db, { lease }: SendingLease, outcome: SendingOutcome): Promise<void> {
  const { tries, nextTryAt, lastError } = outcome
  await sql`
    update caliper_sending set lease = null, leased_until = '-infinity', tries = ${tries}, last_error = ${lastError},
      next_try_at = coalesce(${nextTryAt}::timestamptz, '-infinity')
     where lease = ${lease}::uuid`.execute(db)
}

interface Portion {
  readonly now: Date
  readonly maximum: number
}

/** The oldest events that wait and may go. */
export async function selectEvents(db: Db, { now, maximum }: Portion): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    select id, event_id, kind, payload from outbox_events
     where ${ours} and (send_after is null or send_after <= ${now}::timestamptz)
     order by id limit ${maximum}`.execute(db)
  return rows
}

export async function deleteEvents(db: Db, ids: readonly number[]): Promise<void> {
  await sql`delete from outbox_events where id = any(${[...ids]}::bigint[])`.execute(db)
}
