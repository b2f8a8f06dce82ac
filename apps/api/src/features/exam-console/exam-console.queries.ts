import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { ExamProblem } from '@isomorph/contract'
import { isItemInUse, learnersOfExam } from '../group-assessments/index.ts'

type Db = Kysely<Tables>

export interface WatchedRow {
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
  readonly problems: string
  readonly savedAt: Date | null
  readonly seenAt: Date | null
  readonly openPosition: number | null
  readonly devices: number
  readonly violations: number
}

/** A page was there that waits at least every so often, with room for a slow process. */
const seenWithinSeconds = 35

/**
 * How far each has come: a letter for each problem, and the last save. Instances and results are read whole by their
 * group assessment; the last attempt is looked up only where something was typed as well.
 */
const workOf = (groupAssessmentId: number) => sql`
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
   group by i.user_id`

/** Whose page is open, where, and how often. */
const presenceOf = (groupAssessmentId: number, now: Date) => sql`
  select p.user_id, max(p.seen_at) as seen_at, (array_agg((
      select i.position from problem_instances i
       where i.id = p.problem_instance_id and i.user_id = p.user_id
         and i.group_assessment_id = ${groupAssessmentId} offset 0) order by p.seen_at desc))[1] as open_position,
    (count(*) filter (where p.seen_at > ${now}::timestamptz - make_interval(secs => ${seenWithinSeconds})))::int
      as devices
    from learner_presence p
   where p.group_assessment_id = ${groupAssessmentId}
   group by p.user_id`

const violationsOf = (groupAssessmentId: number) => sql`
  select e.user_id, count(*)::int as violations from learner_status_events e
   where e.group_assessment_id = ${groupAssessmentId} and e.kind = 'LockdownViolated'
   group by e.user_id`

/** The learners of an exam, with where they stand. */
export async function selectWatchedLearners(db: Db, groupAssessmentId: number, now: Date): Promise<WatchedRow[]> {
  const { rows } = await sql<WatchedRow>`
    with people as (${learnersOfExam(groupAssessmentId)}), work as (${workOf(groupAssessmentId)}),
      presence as (${presenceOf(groupAssessmentId, now)}), violations as (${violationsOf(groupAssessmentId)})
    select u.id, u.first_name, u.last_name, u.email, coalesce(u.uid, '') as uid, s.started_at, s.finished_at,
      s.paused_at, s.pause_ends_at, s.deadline, s.is_excused,
      -- Whoever was reopened has an end of their own, which nothing cuts.
      coalesce((
        select t.reopened_until is null
               and s.closes_at < s.started_at + make_interval(secs => s.time_limit_seconds + t.paused_seconds
                 + coalesce(extract(epoch from t.pause_ends_at - t.paused_at), 0))
          from learner_statuses t
         where t.group_assessment_id = ${groupAssessmentId} and t.user_id = p.user_id), false) as is_cut_by_close,
      coalesce(w.problems, '') as problems, w.saved_at, n.seen_at, n.open_position, coalesce(n.devices, 0) as devices,
      coalesce(e.violations, 0) as violations
      from people p
      cross join lateral (select * from users person where person.id = p.user_id offset 0) u
      cross join lateral (
        select * from learner_schedules l
         where l.group_assessment_id = ${groupAssessmentId} and l.user_id = p.user_id offset 0) s
      left join work w on w.user_id = u.id
      left join presence n on n.user_id = u.id
      left join violations e on e.user_id = u.id
     order by u.sort_name, u.id`.execute(db)
  return rows
}

/** So many receipts in one answer keep it below 200 kB, whatever people are called. */
const receiptsPerPart = 400

interface ReceiptPart {
  readonly groupAssessmentId: number
  readonly announcementId: number
  /** The last person of the part before. */
  readonly after?: number | undefined
}

/** Who has seen an announcement, by name; undefined where the assessment has no such announcement. */
export async function selectOptionalReceipts(db: Db, { groupAssessmentId, announcementId, after }: ReceiptPart) {
  const announcement = await db
    .selectFrom('announcements')
    .select('id')
    .where('id', '=', announcementId)
    .where('groupAssessmentId', '=', groupAssessmentId)
    .executeTakeFirst()
  if (!announcement) return undefined
  const rows = await db
    .selectFrom('announcementReceipts as r')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .select(['u.id', 'u.firstName', 'u.lastName', 'u.email', 'u.uid', 'r.seenAt'])
    .where('r.announcementId', '=', announcementId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(u.sort_name, u.id) > (select sort_name, id from users where id = ${after ?? 0})`),
    )
    .orderBy('u.sortName')
    .orderBy('u.id')
    .limit(receiptsPerPart + 1)
    .execute()
  return { rows: rows.slice(0, receiptsPerPart), hasMore: rows.length > receiptsPerPart }
}

export async function selectSettingsVersion(db: Db, groupAssessmentId: number): Promise<number> {
  const { version } = await db
    .selectFrom('groupAssessments')
    .select('version')
    .where('id', '=', groupAssessmentId)
    .executeTakeFirstOrThrow()
  return version
}

/** The problems of the newest delivery, and those of earlier ones that somebody has started. */
export async function selectExamProblems(db: Db, groupAssessmentId: number): Promise<ExamProblem[]> {
  const { rows } = await sql<ExamProblem>`
    select * from (
      select distinct on (n.item_key) n.item_key, n.position, p.name
        from group_assessments g
        join group_assessment_items n on n.group_assessment_id = g.id
        join problem_revisions q on q.id = n.delivered_revision_id
        join problems p on p.id = q.problem_id
       where g.id = ${groupAssessmentId} and ${sql.raw(isItemInUse)}
       order by n.item_key, n.delivery_number desc) items
     order by position, item_key`.execute(db)
  return rows
}

/** What was announced and not withdrawn, the oldest first. */
export async function selectAnnouncements(db: Db, groupAssessmentId: number) {
  return await db
    .selectFrom('announcements')
    .select(['id', 'text', 'isUrgent', 'createdAt', 'itemKey'])
    .select(sql<number | null>`cardinality(user_ids)`.as('learnerCount'))
    .select(
      sql<number>`(select count(*)::int from announcement_receipts r where r.announcement_id = announcements.id)`.as(
        'seenCount',
      ),
    )
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('withdrawnAt', 'is', null)
    .orderBy('id')
    .execute()
}
