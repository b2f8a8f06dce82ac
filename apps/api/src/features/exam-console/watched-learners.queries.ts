import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { planForManyRows } from '../../data/plan-for-many-rows.ts'
import { learnersOfExam } from '../group-assessments/index.ts'

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
}

interface WorkRow {
  readonly problems: string
  readonly savedAt: Date | null
}

interface PresenceRow {
  readonly seenAt: Date | null
  readonly openPosition: number | null
  readonly devices: number
}

export type WatchedRow = StandingRow & WorkRow & PresenceRow & { readonly violations: number }

type OfLearner<Row> = Row & { readonly userId: number }

/**
 * How far each has come: a letter for each problem, and the last save. Instances and results are read whole by their
 * group assessment; the last attempt is looked up only where something was typed as well.
 */
async function selectWork(db: Db, groupAssessmentId: number) {
  const { rows } = await sql<OfLearner<WorkRow>>`
    select i.user_id, max(d.saved_at) as saved_at,
      string_agg(case when r.attempts_used = 0 then case when d.saved_at is null then 'e' else 'd' end
                      when d.saved_at is null then 's'
                      when d.saved_at > (
                             select a.received_at from attempts a
                              where a.problem_instance_id = i.id and a.number = r.attempts_used) then 'c'
                      else 's' end, '' order by i.position, i.id) as problems
      from learner_statuses s
      join problem_instances i on i.group_assessment_id = ${groupAssessmentId} and i.user_id = s.user_id
       and i.ordinal = s.delivery_number
      join results r on r.problem_instance_id = i.id and r.group_assessment_id = ${groupAssessmentId}
      left join drafts d on d.problem_instance_id = i.id
     where s.group_assessment_id = ${groupAssessmentId} and s.started_at is not null
     group by i.user_id`.execute(db)
  return rows
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
      s.paused_at, s.pause_ends_at, s.deadline, s.is_excused, s.is_cut_by_close
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

const noWork: WorkRow = { problems: '', savedAt: null }
const noPresence: PresenceRow = { seenAt: null, openPosition: null, devices: 0 }

/** The learners of an exam, with where they stand. */
export async function selectWatchedLearners(db: Db, groupAssessmentId: number, now: Date): Promise<WatchedRow[]> {
  const [standings, deeds] = await Promise.all([
    selectStandings(db, groupAssessmentId),
    selectDeeds(db, groupAssessmentId, now),
  ])
  const [work, presence] = [byLearner(deeds.work), byLearner(deeds.presence)]
  const violations = byLearner(deeds.violations)
  return standings.map((standing) => ({
    ...standing,
    ...(work.get(standing.id) ?? noWork),
    ...(presence.get(standing.id) ?? noPresence),
    violations: violations.get(standing.id)?.violations ?? 0,
  }))
}
