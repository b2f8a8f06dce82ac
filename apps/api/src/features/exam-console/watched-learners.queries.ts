import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { planForManyRows } from '../../data/plan-for-many-rows.ts'
import { learnersOfExam } from '../group-assessments/index.ts'
import { readWork, workOf, type Places, type Work } from './places.ts'
import { addPlaces } from './places.queries.ts'

type Db = Kysely<Tables>

interface StandingRow {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly uid: string
  readonly startedAt: Date | null
  readonly finishedAt: Date | null
  readonly pausedAt: Date | null
  readonly pauseEndsAt: Date | null
  readonly deadline: Date | null
  readonly isExcused: boolean
  readonly isCutByClose: boolean
  readonly deliveryNumber: number
}

interface PresenceRow {
  readonly seenAt: Date | null
  readonly openPosition: number | null
  readonly devices: number
}

export type WatchedRow = StandingRow & Work & PresenceRow & { readonly violations: number }

type OfLearner<Row> = Row & { readonly userId: number }

/**
 * What was submitted or typed, by problem instance: a letter, then the moment of the last save in milliseconds, if there is any. It comes as
 * one text, without its place and its learner, so that nothing is joined or sorted for those who are known already. The last attempt is
 * looked up only where something was typed as well.
 */
async function selectWork(db: Db, groupAssessmentId: number): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ work: string | null }>`
    select string_agg(concat(r.problem_instance_id, ':',
        case when r.attempts_used = 0 then 'd'
             when d.saved_at > (
                    select a.received_at from attempts a
                     where a.problem_instance_id = r.problem_instance_id and a.number = r.attempts_used) then 'c'
             else 's' end,
        floor(extract(epoch from d.saved_at) * 1000)::bigint), ',') as work
      from results r
      left join drafts d on d.problem_instance_id = r.problem_instance_id
     where r.group_assessment_id = ${groupAssessmentId} and (r.attempts_used > 0 or d.problem_instance_id is not null)`.execute(
    db,
  )
  return readWork(rows[0]?.work ?? '')
}

/** A page was there that waits at least every so often, with room for a slow process. */
const seenWithinSeconds = 35

/** Whose page is open, where, and how often. */
async function selectPresence(db: Db, groupAssessmentId: number, now: Date) {
  const { rows } = await sql<OfLearner<PresenceRow>>`
    select p.user_id, max(p.seen_at) as seen_at, (array_agg((
        select i.position from problem_instances i
         where i.id = p.problem_instance_id and i.user_id = p.user_id
           and i.group_assessment_id = ${groupAssessmentId} offset 0) order by p.seen_at desc))[1] as open_position,
      (count(*) filter (where p.seen_at > ${now}::timestamptz - make_interval(secs => ${seenWithinSeconds})))::int
        as devices
      from learner_presence p
     where p.group_assessment_id = ${groupAssessmentId}
     group by p.user_id`.execute(db)
  return rows
}

async function selectViolations(db: Db, groupAssessmentId: number) {
  return await db
    .selectFrom('learnerStatusEvents')
    .select(['userId', sql<number>`count(*)::int`.as('violations')])
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('kind', '=', 'LockdownViolated')
    .groupBy('userId')
    .execute()
}

/** Each step is a look-up by key, one learner after the other, whatever is known of the tables. */
async function selectStandings(db: Db, groupAssessmentId: number) {
  const { rows } = await sql<StandingRow>`
    with people as (${learnersOfExam(groupAssessmentId)})
    select u.id, u.first_name, u.last_name, u.email, coalesce(u.uid, '') as uid, s.started_at, s.finished_at,
      s.paused_at, s.pause_ends_at, s.deadline, s.is_excused, s.is_cut_by_close, s.delivery_number
      from people p
      cross join lateral (select * from users person where person.id = p.user_id offset 0) u
      cross join lateral (
        select * from learner_schedules l
         where l.group_assessment_id = ${groupAssessmentId} and l.user_id = p.user_id offset 0) s
     order by u.sort_name, u.id`.execute(db)
  return rows
}

/**
 * What learners did, of everybody at once. An exam begins with thousands of rows that have no statistics yet: they are
 * joined by hashing, and with what is known of people here and not in the database.
 */
async function selectDeeds(db: Db, groupAssessmentId: number, now: Date) {
  return await db.transaction().execute(async (trx) => {
    await planForManyRows(trx)
    return {
      work: await selectWork(trx, groupAssessmentId),
      presence: await selectPresence(trx, groupAssessmentId, now),
      violations: await selectViolations(trx, groupAssessmentId),
    }
  })
}

const byLearner = <Row>(rows: readonly OfLearner<Row>[]) => new Map(rows.map((row) => [row.userId, row]))

const noPresence: PresenceRow = { seenAt: null, openPosition: null, devices: 0 }

/** The learners of an exam, with where they stand. Places that are not known yet are added to those known. */
export async function selectWatchedLearners(
  db: Db,
  groupAssessmentId: number,
  now: Date,
  places: Places,
): Promise<WatchedRow[]> {
  const [standings, deeds] = await Promise.all([
    selectStandings(db, groupAssessmentId),
    selectDeeds(db, groupAssessmentId, now),
  ])
  await addPlaces(db, groupAssessmentId, standings, places)
  const presence = byLearner(deeds.presence)
  const violations = byLearner(deeds.violations)
  return standings.map((standing) => ({
    ...standing,
    ...workOf(standing, places, deeds.work),
    ...(presence.get(standing.id) ?? noPresence),
    violations: violations.get(standing.id)?.violations ?? 0,
  }))
}
