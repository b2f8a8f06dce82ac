import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { idleHours, sessionDays } from '../sign-in/index.ts'
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
        tries = 0, next_try_at = '-infinity', last_error = ''
     where is_caliper_on() is distinct from (on_since is not null)`.execute(db)
}

/** Answers how many events waited for too long. */
export async function deleteOldEvents(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from outbox_events where ${ours} and created_at < now() - make_interval(days => ${waitingDays})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Sessions that ended by time since Caliper is on: nobody is there to say so when it happens. */
export async function tellEndedSessions(db: Db, now: Date): Promise<void> {
  await sql`
    with ended as (
      update sessions s set is_end_told = true
        from caliper_sending c
       where not s.is_end_told and s.revoked_at is null and s.impersonator_user_id is null
         and least(s.last_used_at + make_interval(hours => ${idleHours}),
                   s.created_at + make_interval(days => ${sessionDays})) between c.on_since and ${now}::timestamptz
      returning s.id, s.user_id, s.created_at, least(s.last_used_at + make_interval(hours => ${idleHours}),
                   s.created_at + make_interval(days => ${sessionDays})) as at
    )
    insert into outbox_events (kind, payload)
    select 'caliper.session', jsonb_build_object('at', at, 'userId', user_id, 'sessionId', id, 'action', 'TimedOut')
      from ended`.execute(db)
}

/** One worker sends at a time. Undefined: another one does, or it is not time yet. */
export async function leaseSending(db: Db, now: Date) {
  const { rows } = await sql<{ tries: number }>`
    update caliper_sending set leased_until = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
     where leased_until <= ${now}::timestamptz and next_try_at <= ${now}::timestamptz
    returning tries`.execute(db)
  return rows[0]
}

export async function extendSending(db: Db, now: Date): Promise<void> {
  await sql`update caliper_sending
    set leased_until = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})`.execute(db)
}

interface SendingOutcome {
  readonly tries: number
  readonly nextTryAt: Date | null
  readonly lastError: string
}

export async function releaseSending(db: Db, { tries, nextTryAt, lastError }: SendingOutcome): Promise<void> {
  await sql`
    update caliper_sending set leased_until = '-infinity', tries = ${tries}, last_error = ${lastError},
      next_try_at = coalesce(${nextTryAt}::timestamptz, '-infinity')`.execute(db)
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
