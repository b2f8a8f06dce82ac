import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { planForManyRows } from '../../data/plan-for-many-rows.ts'
import { readWork, workOf, type Places, type Work } from './places.ts'
import { addPlaces } from './places.queries.ts'
import { bringUpToDate, selectRowVersions, type StandingRow, type Standings } from './standings.queries.ts'

type Db = Kysely<Tables>

interface PresenceRow {
  readonly seenAt: Date | null
  readonly openPosition: number | null
  readonly devices: number
}

/** What is known of one learner. The parts stay apart: to copy them into one took most of the time of a snapshot. */
export interface WatchedRow {
  readonly standing: StandingRow
  readonly work: Work
  readonly presence: PresenceRow
  readonly violations: number
}

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
             when d.saved_at is not null and d.saved_at > (
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

/**
 * Who is there and what they did, of everybody at once. An exam begins with thousands of rows that have no statistics yet: they are
 * joined by hashing, and with what is known of people here and not in the database.
 */
async function selectDeeds(db: Db, groupAssessmentId: number, now: Date) {
  return await db.transaction().execute(async (trx) => {
    await planForManyRows(trx)
    return {
      rowVersions: await selectRowVersions(trx, groupAssessmentId),
      work: await selectWork(trx, groupAssessmentId),
      presence: await selectPresence(trx, groupAssessmentId, now),
      violations: await selectViolations(trx, groupAssessmentId),
    }
  })
}

const byLearner = <Row>(rows: readonly OfLearner<Row>[]) => new Map(rows.map((row) => [row.userId, row]))

const noPresence: PresenceRow = { seenAt: null, openPosition: null, devices: 0 }

/** What is read once and stays known. */
export interface KnownOfExam {
  readonly places: Places
  readonly standings: Standings
}

/** The learners of an exam, with where they stand. What is not known yet, or not as it is now, is added to what is known. */
export async function selectWatchedLearners(
  db: Db,
  groupAssessmentId: number,
  now: Date,
  { places, standings }: KnownOfExam,
): Promise<WatchedRow[]> {
  const deeds = await selectDeeds(db, groupAssessmentId, now)
  const current = await bringUpToDate(db, groupAssessmentId, deeds.rowVersions, standings)
  await addPlaces(db, groupAssessmentId, current, places)
  const presence = byLearner(deeds.presence)
  const violations = byLearner(deeds.violations)
  return current.map((standing) => ({
    standing,
    work: workOf(standing, places, deeds.work),
    presence: presence.get(standing.id) ?? noPresence,
    violations: violations.get(standing.id)?.violations ?? 0,
  }))
}
