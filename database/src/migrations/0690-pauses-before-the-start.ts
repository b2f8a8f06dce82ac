import { sql, type Kysely } from 'kysely'
import { raiseVersionsQuickly } from './0573-quick-status-versions.ts'

/**
 * A pause also holds who has not started: what it takes before their start moves the dates that bind them and not their time limit. The
 * view of schedules also says who was finished by staff.
 */
export async function holdBeforeTheStart(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table learner_statuses add column paused_before_start_seconds integer not null default 0,
      add constraint learner_statuses_paused_before_start_seconds_check check (paused_before_start_seconds >= 0) not valid`.execute(
    db,
  )
  await raiseVersionsQuickly(db)
  await seePausesAndEnds(db)
}

/** Reads all rows, in a step of its own: others write meanwhile. */
export async function validatePausesBeforeTheStart(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table learner_statuses validate constraint learner_statuses_paused_before_start_seconds_check`.execute(db)
}

async function seePausesAndEnds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace view learner_schedules as
    select
      g.id as group_assessment_id,
      u.id as user_id,
      g.group_id,
      g.version as group_assessment_version,
      coalesce(s.delivery_number, g.delivery_number) as delivery_number,
      coalesce(s.is_preview, false) as is_preview,
      s.started_at,
      s.finished_at,
      s.finish_reason,
      coalesce(s.reopen_number, 0) as reopen_number,
      s.wake_at,
      g.deleted_at is not null or (select o.deleted_at from groups o where o.id = g.group_id) is not null as is_deleted,
      a.opens_at,
      c.due_at,
      c.closes_at,
      w.time_limit_seconds,
      a.attempts_allowed + coalesce(s.extra_attempts, 0) as attempts_allowed,
      a.is_excused,
      a.is_lockdown_exempt,
      -- Nobody's time runs out in a pause by staff. A break has an end, and moves the deadline by all of it until it is over.
      case when s.paused_at is null or s.pause_ends_at is not null then e.end_at end as deadline,
      s.version as status_version,
      s.paused_at,
      -- Where time ends, or would end without the pause that is on.
      e.end_at,
      a.own_extra_attempts + coalesce(s.extra_attempts, 0) as own_extra_attempts,
      s.pause_ends_at,
      a.break_seconds,
      coalesce(s.break_used_seconds, 0) as break_used_seconds,
      -- The close comes before the limit is used up. Whoever was reopened has an end of their own, which nothing cuts.
      coalesce(s.reopened_until is null and c.closes_at < w.limit_at, false) as is_cut_by_close,
      g.pages_version,
      -- Staff have ended it, and no date did before.
      coalesce(s.ended_at = e.end_at, false) as is_ended_by_staff
    from group_assessments g
    cross join users u
    left join learner_statuses s on s.group_assessment_id = g.id and s.user_id = u.id
    -- What has expired counts no more, but for what was started before.
    left join accommodations here on here.user_id = u.id and here.group_assessment_id = g.id
      and (here.expires_at is null or here.expires_at > coalesce(s.started_at, now()))
    left join accommodations course
      on course.user_id = u.id and course.group_id = g.group_id and course.group_assessment_id is null
      and (course.expires_at is null or course.expires_at > coalesce(s.started_at, now()))
    left join accommodations everywhere
      on everywhere.user_id = u.id and everywhere.group_id is null and everywhere.group_assessment_id is null
      and (everywhere.expires_at is null or everywhere.expires_at > coalesce(s.started_at, now()))
    cross join lateral (
      select
        coalesce(here.opens_at, course.opens_at, everywhere.opens_at, g.opens_at) as opens_at,
        coalesce(here.due_at, course.due_at, everywhere.due_at) as own_due_at,
        coalesce(here.closes_at, course.closes_at, everywhere.closes_at) as own_closes_at,
        coalesce(here.attempts_allowed, course.attempts_allowed, everywhere.attempts_allowed, g.attempts_allowed)
          + coalesce(here.extra_attempts, course.extra_attempts, everywhere.extra_attempts, 0) as attempts_allowed,
        -- What is added to a problem's own number of attempts; null: the accommodation in the assessment replaces that number.
        case when here.attempts_allowed is null
          then coalesce(here.extra_attempts, course.extra_attempts, everywhere.extra_attempts, 0) end as own_extra_attempts,
        coalesce(here.is_untimed, course.is_untimed, everywhere.is_untimed, false) as is_untimed,
        coalesce(here.timer_multiplier, course.timer_multiplier, everywhere.timer_multiplier, 1) as timer_multiplier,
        coalesce(here.extra_seconds, course.extra_seconds, everywhere.extra_seconds, 0) as extra_seconds,
        coalesce(here.window_extra_seconds, course.window_extra_seconds, everywhere.window_extra_seconds)
          as window_extra_seconds,
        coalesce(here.is_excused, course.is_excused, everywhere.is_excused, false) as is_excused,
        coalesce(here.lockdown_exempt, course.lockdown_exempt, everywhere.lockdown_exempt, false)
          as is_lockdown_exempt,
        coalesce(here.break_seconds, course.break_seconds, everywhere.break_seconds, 0) as break_seconds
    ) a
    cross join lateral (
      -- A break that is on, or whose end nobody has written down yet, counts whole.
      select case when s.pause_ends_at is null then 0::double precision
          else coalesce(extract(epoch from s.pause_ends_at - s.paused_at)::double precision, 0) end as break_seconds
    ) k
    cross join lateral (
      select
        case
          when a.is_untimed then null
          else (round(g.time_limit_seconds * a.timer_multiplier) + a.extra_seconds + coalesce(s.extra_seconds, 0))::integer
        end as time_limit_seconds,
        s.paused_seconds + k.break_seconds as paused_seconds,
        s.reopened_until + make_interval(secs => k.break_seconds) as reopened_until,
        -- What was granted while sitting, and pauses, move every end: the limit, the due date and the close. The limit begins with the
        -- start, so that a pause before it moves the dates alone.
        make_interval(secs => coalesce(s.extra_seconds + s.paused_seconds + s.paused_before_start_seconds + k.break_seconds, 0))
          as granted,
        -- A wider window for whoever has more time, so that a late start is not cut off by the common close.
        coalesce(a.window_extra_seconds,
          coalesce(round(g.time_limit_seconds * (a.timer_multiplier - 1)), 0) + a.extra_seconds)::integer
          as common_extra_seconds
    ) l
    cross join lateral (
      select
        l.time_limit_seconds,
        l.reopened_until,
        -- Where the limit is used up.
        s.started_at + make_interval(secs => l.time_limit_seconds + l.paused_seconds) as limit_at,
        case
          when a.own_due_at is not null
            then a.own_due_at + make_interval(secs => coalesce(a.window_extra_seconds, 0))
          else g.due_at + make_interval(secs => l.common_extra_seconds)
        end + l.granted as due_at,
        -- A preview by staff is bound to no window.
        case
          when s.is_preview then null
          when a.own_closes_at is not null
            then a.own_closes_at + make_interval(secs => coalesce(a.window_extra_seconds, 0))
          when a.own_due_at is not null
            then greatest(g.closes_at + make_interval(secs => l.common_extra_seconds),
              a.own_due_at + make_interval(secs => coalesce(a.window_extra_seconds, 0)))
          else coalesce(g.closes_at, g.due_at) + make_interval(secs => l.common_extra_seconds)
        end + l.granted as closes_at
      offset 0
    ) w
    cross join lateral (
      -- Work in the reopened time is not late. What has no date gets none.
      select
        case when w.due_at is not null then greatest(w.due_at, w.reopened_until) end as due_at,
        case when w.closes_at is not null then greatest(w.closes_at, w.reopened_until) end as closes_at
    ) c
    cross join lateral (
      select
        case
          when s.started_at is null then null
          -- least() and greatest() pass over what is null. Staff may end it before; whoever was reopened has at least until then.
          else least(s.ended_at, greatest(w.reopened_until, least(w.limit_at, c.closes_at)))
        end as end_at
    ) e`.execute(db)
}
