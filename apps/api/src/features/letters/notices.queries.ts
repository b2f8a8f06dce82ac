import { sql, type Kysely, type RawBuilder } from 'kysely'
import { digestHour, type LetterKind } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { isForStaff, isUndone, modeOf, seesPoints, takesPart } from './letter-rules.ts'

type Db = Kysely<Tables>

/** A waiting notice of somebody who is due a letter. */
export interface ClaimedNotice {
  readonly id: number
  readonly userId: number
  readonly kind: LetterKind
  readonly eventAt: Date
  readonly groupId: number
  readonly groupAssessmentId: number
  /** Whose mark was appealed against; null for all that is about the whole assessment. */
  readonly problemInstanceId: number | null
  readonly groupName: string
  readonly name: string
  readonly email: string
  readonly firstName: string
  readonly timeZone: string
  /** null: none was chosen. */
  readonly language: string | null
  /** Still true, and still wanted. */
  readonly isTimely: boolean
}

interface Claim {
  readonly now: Date
  readonly people: number
  readonly defaultTimeZone: string
}

/** Whoever took notices and then stopped has lost them to others after so long. */
const claimMinutes = 15

/**
 * Notices whose letter is due: at once, or after the last seven in the morning on the clocks of their person. A daily letter
 * tells of what is due until the next one.
 */
function readyNotices({ now: at, defaultTimeZone }: Claim) {
  const now = sql`${at}::timestamptz`
  const seven = sql`make_interval(hours => ${digestHour})`
  return sql`
    select n.id, n.user_id
      from notices n
      join users u on u.id = n.user_id
      left join letter_preferences p on p.user_id = n.user_id and p.kind = n.kind
      cross join lateral (select coalesce(u.time_zone, ${defaultTimeZone}) as zone) z
      cross join lateral (select date_trunc('day', (${now} at time zone z.zone) - ${seven}) + ${seven} as last) d
     where n.handed_at is null and n.dropped_at is null and n.try_at <= ${now}
       and (n.claimed_at is null or n.claimed_at < ${now} - make_interval(mins => ${claimMinutes}))
       and case ${modeOf(sql`n.kind`)}
         when 'digest' then n.created_at < d.last at time zone z.zone
           and (n.kind <> 'dueSoon' or n.event_at <= (d.last + interval '1 day') at time zone z.zone)
         when 'atOnce' then n.kind <> 'dueSoon' or n.event_at <= ${now} + interval '24 hours'
         else true end`
}

/** Whether there is still a reason for the letter that a notice `t` is about. */
function isTimely(now: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${modeOf(sql`t.kind`)} <> 'off' and ${takesPart(now, sql`t.kind`)}
        and (${isForStaff(sql`t.kind`)} or (not s.is_excused and not s.is_preview))
        and t.created_at > ${now} - interval '3 days'
        and case t.kind
          when 'toGrade' then exists (
            select from scoring_tasks w where w.group_assessment_id = g.id and w.done_at is null and w.reason <> 'appeal')
          when 'appealRaised' then exists (select from appeals a where a.id::text = t.event_key and a.status = 'open')
          when 'regradeReady' then exists (
            select from regrade_runs c where c.group_assessment_id = g.id and c.id::text = t.event_key and c.status = 'ready')
          when 'opened' then s.started_at is null and (s.opens_at is null or s.opens_at <= ${now})
            and (s.due_at is null or s.due_at > ${now})
          when 'dueSoon' then s.due_at > ${now} and s.due_at <= ${now} + interval '36 hours' and ${isUndone}
          when 'released' then ${seesPoints(now)}
          when 'corrected' then ${seesPoints(now)} and exists (
            select from regrade_runs c
             where c.group_assessment_id = g.id and c.id::text = t.event_key and c.undone_by is null)
          else true end, false)`
}

/** Takes the notices of some people who are due a letter. Nobody else gets them meanwhile. */
export async function claimNotices(db: Db, claim: Claim): Promise<ClaimedNotice[]> {
  const now = sql`${claim.now}::timestamptz`
  const { rows } = await sql<ClaimedNotice>`
    with ready as materialized (
      select id, dense_rank() over (order by user_id) as rank from (${readyNotices(claim)}) r
    ), taken as (
      update notices n set claimed_at = ${now}
       where n.id in (
         select w.id from notices w join ready r on r.id = w.id
          where r.rank <= ${claim.people} and w.handed_at is null and w.dropped_at is null
            and (w.claimed_at is null or w.claimed_at < ${now} - make_interval(mins => ${claimMinutes}))
            for update of w skip locked)
      returning n.*
    )
    select t.id, t.user_id as "userId", t.kind, case t.kind when 'dueSoon' then s.due_at else t.event_at end as "eventAt",
      g.group_id as "groupId", g.id as "groupAssessmentId",
      (select a.problem_instance_id from appeals a where t.kind = 'appealAnswered' and a.id::text = t.event_key)
        as "problemInstanceId", o.name as "groupName", g.name, u.email,
      u.first_name as "firstName", coalesce(u.time_zone, ${claim.defaultTimeZone}) as "timeZone", u.language,
      ${isTimely(now)} as "isTimely"
      from taken t
      join users u on u.id = t.user_id
      join group_assessments g on g.id = t.group_assessment_id
      join groups o on o.id = g.group_id
      left join letter_preferences p on p.user_id = t.user_id and p.kind = t.kind
      left join learner_schedules s on s.group_assessment_id = g.id and s.user_id = t.user_id
     order by t.user_id, t.event_at, t.id`.execute(db)
  return rows
}

/** Those that are still the caller's to send. From here on nobody else takes them. */
export async function handOver(
  db: Db,
  ids: readonly number[],
  claimedAt: Date,
  now: Date,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .updateTable('notices')
    .set({ handedAt: now })
    .where('id', 'in', ids)
    .where('claimedAt', '=', claimedAt)
    .where('handedAt', 'is', null)
    .where('droppedAt', 'is', null)
    .returning('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function markMailed(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db.updateTable('notices').set({ mailedAt: now }).where('id', 'in', ids).execute()
}

export async function dropNotices(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('notices').set({ droppedAt: now }).where('id', 'in', ids).execute()
}

const triesMaximum = 8

/** The mail server did not take the letter: it is tried again after 5, 10, 20 … minutes, for ten hours. */
export async function giveBackNotices(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await sql`
    update notices
       set claimed_at = null, handed_at = null, failures = failures + 1,
           try_at = ${now}::timestamptz + make_interval(mins => 5 * (1 << least(failures, 10))),
           dropped_at = case when failures + 1 >= ${triesMaximum} then ${now}::timestamptz end
     where id = any(${ids}::bigint[])`.execute(db)
}
