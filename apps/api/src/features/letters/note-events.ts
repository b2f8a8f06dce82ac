import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { Services } from '../../services/services.ts'
import { isGradingRole } from '../results/index.ts'
import { lettersOf } from './letter-availability.ts'
import { isUndone, modeOf, seesPoints, takesPart } from './letter-rules.ts'

type Db = Kysely<Tables>
type Sql = RawBuilder<unknown>

/**
 * Assessments of which a learner's date may be near. Accommodations move dates by minutes and hours, which the eight days allow for,
 * or to moments of their own.
 */
const nearby = (now: Sql) => sql`
  select g.* from group_assessments g join groups o on o.id = g.group_id and o.deleted_at is null
   where g.is_published and g.deleted_at is null
     and (g.opens_at between ${now} - interval '8 days' and ${now} + interval '8 days'
       or g.due_at between ${now} - interval '8 days' and ${now} + interval '8 days'
       or g.published_at > ${now} - interval '2 days' or g.scores_released_at > ${now} - interval '2 days'
       or exists (select from accommodations a
                   where (a.group_assessment_id = g.id or (a.group_id = g.group_id and a.group_assessment_id is null))
                     and (a.opens_at is not null or a.due_at is not null)))`

/** Whoever still takes part, is not excused, and wants letters of the kind. */
async function insertNotices(db: Db, now: Sql, events: Sql): Promise<void> {
  await sql`
    insert into notices (user_id, kind, event_key, group_assessment_id, event_at, created_at, try_at)
    select e.user_id, e.kind, e.event_key, e.group_assessment_id, e.event_at, ${now}, ${now}
      from (${events}) e (user_id, kind, event_key, group_assessment_id, event_at)
      join users u on u.id = e.user_id
      join group_assessments g on g.id = e.group_assessment_id
      join groups o on o.id = g.group_id
      left join letter_preferences p on p.user_id = e.user_id and p.kind = e.kind
     where ${modeOf(sql`e.kind`)} <> 'off' and ${takesPart(now, sql`e.kind`)}
    -- The hour of a date may move while its letter waits.
    on conflict on constraint notices_event_key do update set event_at = excluded.event_at
      where notices.claimed_at is null and notices.dropped_at is null and notices.event_at <> excluded.event_at`.execute(
    db,
  )
}

const keyed = (moment: Sql) => sql`group_assessment_id || '/' || to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`

/** Dates and releases, as the schedule of each learner has them. */
async function noteDates(db: Db, now: Sql): Promise<void> {
  await insertNotices(
    db,
    now,
    sql`
    with standing as (
      select s.*, greatest(s.opens_at, g.published_at) as opened_at, ${isUndone} as is_undone, ${seesPoints(now)} as sees_points,
        case g.scores_release when 'byHand' then g.scores_released_at when 'afterDue' then s.due_at end as released_at
        from (${nearby(now)}) g
        join group_user_roles m on m.group_id = g.group_id and m.role = 'GroupLearner'
        join learner_schedules s on s.group_assessment_id = g.id and s.user_id = m.user_id
       where not s.is_preview and not s.is_excused
    )
    select distinct user_id, 'opened', ${keyed(sql`opened_at`)}, group_assessment_id, opened_at
      from standing
     where opened_at <= ${now} and opened_at > ${now} - interval '1 day' and started_at is null
       and (due_at is null or due_at > ${now})
    union all
    -- A daily letter tells of the day that follows it: the notice waits for the last one in time.
    select distinct user_id, 'dueSoon', ${keyed(sql`due_at`)}, group_assessment_id, due_at
      from standing
     where due_at > ${now} and due_at <= ${now} + interval '48 hours' and is_undone
       and (opens_at is null or opens_at <= ${now})
    union all
    select distinct user_id, 'released', ${keyed(sql`released_at`)}, group_assessment_id, released_at
      from standing
     where released_at <= ${now} and released_at > ${now} - interval '1 day' and sees_points`,
  )
}

/** Corrections that learners were told of, where they see their points, and answers to appeals. */
async function noteMarks(db: Db, now: Sql): Promise<void> {
  await insertNotices(
    db,
    now,
    sql`
    select distinct i.user_id, 'corrected', r.id::text, r.group_assessment_id, r.told_at
      from regrade_runs r
      join regrade_results c on c.regrade_run_id = r.id and c.before -> 'points' <> c.after -> 'points'
      join problem_instances i on i.id = c.problem_instance_id
      join group_assessments g on g.id = r.group_assessment_id
      join learner_schedules s on s.group_assessment_id = g.id and s.user_id = i.user_id
     where r.told_at > ${now} - interval '1 day' and r.undone_by is null
       and not s.is_preview and not s.is_excused and ${seesPoints(now)}
    union all
    select a.user_id, 'appealAnswered', a.id::text, a.group_assessment_id, a.answered_at
      from appeals a where a.status = 'answered' and a.answered_at > ${now} - interval '1 day'`,
  )
}

/** A look at a regrade that its maker has not come back to after so long is told of. */
const minutesOfWatching = 5

/** What waits for those who mark: answers, a day's at once, appeals, and looks at regrades that nobody has decided on. */
async function noteWaiting(db: Db, now: Sql): Promise<void> {
  const graders = sql`group_user_roles r on r.group_id = g.group_id and ${sql.raw(isGradingRole('r.role'))}`
  await insertNotices(
    db,
    now,
    sql`
    select distinct r.user_id, 'toGrade', w.group_assessment_id || '/' || to_char(w.day at time zone 'UTC', 'YYYY-MM-DD'),
      w.group_assessment_id, w.last
      from (
        select t.group_assessment_id, date_trunc('day', t.created_at, 'UTC') as day, max(t.created_at) as last
          from scoring_tasks t
          join problem_instances i on i.id = t.problem_instance_id
          join learner_statuses s on s.group_assessment_id = i.group_assessment_id and s.user_id = i.user_id
           and s.delivery_number = i.ordinal and not s.is_preview
         where t.done_at is null and t.created_at > ${now} - interval '1 day' and t.reason <> 'appeal'
         group by 1, 2) w
      join group_assessments g on g.id = w.group_assessment_id
      join ${graders}
    union all
    select distinct r.user_id, 'appealRaised', a.id::text, a.group_assessment_id, a.created_at
      from appeals a
      join group_assessments g on g.id = a.group_assessment_id
      join ${graders}
     where a.status = 'open' and a.created_at > ${now} - interval '1 day'
    union all
    select r.created_by, 'regradeReady', r.id::text, r.group_assessment_id, r.created_at
      from regrade_runs r
     where r.status = 'ready' and r.created_at > ${now} - interval '1 day'
       and r.created_at < ${now} - make_interval(mins => ${minutesOfWatching})`,
  )
}

/** Nothing is noted again after so long: all events are looked for within two days. */
const keptDays = 60

/** Notes what people are to be told of. Each event is noted once for each person, however many workers look. */
export async function noteEvents(services: Pick<Services, 'db' | 'clock' | 'mailer' | 'publicOrigins'>): Promise<void> {
  const { db, clock } = services
  // Nothing piles up that would go out on the day on which letters are switched on.
  if ((await lettersOf(services)).availability !== 'available') return
  const now = sql`${clock.now()}::timestamptz`
  await noteDates(db, now)
  await noteMarks(db, now)
  await noteWaiting(db, now)
  await sql`delete from notices where created_at < ${now} - make_interval(days => ${keptDays})`.execute(db)
}
