import { sql, type Kysely } from 'kysely'

/**
 * Accommodations without a time limit, with further attempts and with an expiry, each with a version and a history.
 * Minutes and pauses move limit, due date and close alike, so that minutes near the close arrive.
 */
export async function extendAccommodations(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table accommodations
      add column is_untimed boolean,
      add column extra_attempts integer check (extra_attempts >= 0),
      add column expires_at timestamptz,
      add column version integer not null default 1;

    create table accommodation_changes (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete restrict,
      group_id bigint references groups on delete restrict,
      group_assessment_id bigint references group_assessments on delete restrict,
      version integer not null,
      -- What holds from then on, by field; a field that is not named is not granted.
      fields jsonb not null,
      reason text not null,
      changed_by bigint references users on delete restrict,
      at timestamptz not null default now()
    );
    create index accommodation_changes_user_id_idx on accommodation_changes (user_id);
    create function refuse_changed_history() returns trigger language plpgsql as $$
    begin
      raise exception 'History is only written, never changed.' using errcode = '23514';
    end $$;
    create trigger accommodation_changes_insert_only before update or delete on accommodation_changes
      for each row execute function refuse_changed_history();

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
        -- Whoever was reopened has at least until then; greatest() passes over what is null.
        else greatest(s.reopened_until,
          least(s.started_at + make_interval(secs => l.time_limit_seconds + s.paused_seconds), c.closes_at))
      end as deadline,
      s.version as status_version
    from group_assessments g
    join groups o on o.id = g.group_id
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
        coalesce(here.is_untimed, course.is_untimed, everywhere.is_untimed, false) as is_untimed,
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
        case
          when a.is_untimed then null
          else (round(g.time_limit_seconds * a.timer_multiplier) + a.extra_seconds + coalesce(s.extra_seconds, 0))::integer
        end as time_limit_seconds,
        -- A wider window for whoever has more time, so that a late start is not cut off by the common close.
        coalesce(a.window_extra_seconds,
          coalesce(round(g.time_limit_seconds * (a.timer_multiplier - 1)), 0) + a.extra_seconds)::integer
          as common_extra_seconds,
        -- What was granted while sitting, and pauses, move every end: the limit, the due date and the close.
        make_interval(secs => coalesce(s.extra_seconds + s.paused_seconds, 0)) as granted
    ) l
    cross join lateral (
      select
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
    ) w
    cross join lateral (
      -- Work in the reopened time is not late. What has no date gets none.
      select
        case when w.due_at is not null then greatest(w.due_at, s.reopened_until) end as due_at,
        case when w.closes_at is not null then greatest(w.closes_at, s.reopened_until) end as closes_at
    ) c`.execute(db)
}
