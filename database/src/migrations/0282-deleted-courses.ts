import { sql, type Kysely } from 'kysely'

/**
 * A deleted course closes its group assessments. Deleting and restoring raise their versions, so that no submission rests
 * on what was known before; whoever is still sitting when the course comes back is looked at by the deadline's sweep.
 */
export async function closeDeletedCourses(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function close_or_open_course() returns trigger language plpgsql as $$
    begin
      update group_assessments set version = version + 1 where group_id = new.id;
      if new.deleted_at is null then
        update learner_statuses s set wake_at = now()
          from group_assessments g
         where g.group_id = new.id and s.group_assessment_id = g.id
           and s.started_at is not null and s.finished_at is null;
      end if;
      return null;
    end $$;
    create trigger groups_deleted after update of deleted_at on groups
      for each row when ((old.deleted_at is null) <> (new.deleted_at is null))
      execute function close_or_open_course();

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
      g.deleted_at is not null or o.deleted_at is not null as is_deleted,
      a.opens_at,
      c.due_at,
      c.closes_at,
      l.time_limit_seconds,
      a.attempts_allowed,
      a.is_excused,
      a.is_lockdown_exempt,
      case
        when s.started_at is null then null
        else least(s.started_at + make_interval(secs => l.time_limit_seconds + s.paused_seconds), c.closes_at)
      end as deadline,
      s.version as status_version
    from group_assessments g
    join groups o on o.id = g.group_id
    cross join users u
    left join learner_statuses s on s.group_assessment_id = g.id and s.user_id = u.id
    left join accommodations here on here.user_id = u.id and here.group_assessment_id = g.id
    left join accommodations course
      on course.user_id = u.id and course.group_id = g.group_id and course.group_assessment_id is null
    left join accommodations everywhere
      on everywhere.user_id = u.id and everywhere.group_id is null and everywhere.group_assessment_id is null
    cross join lateral (
      select
        coalesce(here.opens_at, course.opens_at, everywhere.opens_at, g.opens_at) as opens_at,
        coalesce(here.due_at, course.due_at, everywhere.due_at) as own_due_at,
        coalesce(here.closes_at, course.closes_at, everywhere.closes_at) as own_closes_at,
        coalesce(here.attempts_allowed, course.attempts_allowed, everywhere.attempts_allowed, g.attempts_allowed)
          as attempts_allowed,
        coalesce(here.timer_multiplier, course.timer_multiplier, everywhere.timer_multiplier, 1) as timer_multiplier,
        coalesce(here.extra_seconds, course.extra_seconds, everywhere.extra_seconds, 0) as extra_seconds,
        coalesce(here.window_extra_seconds, course.window_extra_seconds, everywhere.window_extra_seconds)
          as window_extra_seconds,
        coalesce(here.is_excused, course.is_excused, everywhere.is_excused, false) as is_excused,
        coalesce(here.lockdown_exempt, course.lockdown_exempt, everywhere.lockdown_exempt, false)
          as is_lockdown_exempt
    ) a
    cross join lateral (
      select
        (round(g.time_limit_seconds * a.timer_multiplier) + a.extra_seconds + coalesce(s.extra_seconds, 0))::integer
          as time_limit_seconds,
        -- A wider window for whoever has more time, so that a late start is not cut off by the common close.
        coalesce(a.window_extra_seconds, round(g.time_limit_seconds * (a.timer_multiplier - 1)), 0)::integer
          as common_extra_seconds
    ) l
    cross join lateral (
      select
        case
          when a.own_due_at is not null
            then a.own_due_at + make_interval(secs => coalesce(a.window_extra_seconds, 0))
          else g.due_at + make_interval(secs => l.common_extra_seconds)
        end as due_at,
        -- A preview by staff is bound to no window.
        case
          when s.is_preview then null
          when a.own_closes_at is not null
            then a.own_closes_at + make_interval(secs => coalesce(a.window_extra_seconds, 0))
          when a.own_due_at is not null
            then greatest(g.closes_at + make_interval(secs => l.common_extra_seconds),
              a.own_due_at + make_interval(secs => coalesce(a.window_extra_seconds, 0)))
          else coalesce(g.closes_at, g.due_at) + make_interval(secs => l.common_extra_seconds)
        end as closes_at
    ) c`.execute(db)
}
