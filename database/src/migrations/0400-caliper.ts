import { sql, type Kysely } from 'kysely'

/**
 * Events for a store of learning analytics are written by triggers, in the transaction of the act that they tell of: one
 * statement for all rows of an act, and one for each session and launch. While Caliper is off they look at the setting and
 * write nothing.
 */
export async function tellCaliper(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox_events
      add column event_id uuid not null default gen_random_uuid(),
      add column send_after timestamptz;
    create unique index outbox_events_event_id_key on outbox_events (event_id);
    create index outbox_events_caliper_idx on outbox_events (created_at) where kind like 'caliper.%';
    create index outbox_events_send_after_idx on outbox_events (send_after) where send_after is not null;

    alter table sessions add column is_end_told boolean not null default false;
    create index sessions_end_untold_idx on sessions (created_at)
      where not is_end_told and revoked_at is null and impersonator_user_id is null;

    create table caliper_sending (
      id integer primary key default 1 check (id = 1),
      on_since timestamptz,
      leased_until timestamptz not null default '-infinity',
      lease uuid,
      cleared_at timestamptz not null default '-infinity',
      tries integer not null default 0,
      next_try_at timestamptz not null default '-infinity',
      last_error text not null default ''
    );
    insert into caliper_sending default values;

    alter table exchanges drop constraint exchanges_kind_check;
    alter table exchanges add constraint exchanges_kind_check check (kind in ('launch', 'deepLink', 'registration',
      'roster', 'lineItem', 'grade', 'results', 'event', 'timetable'))`.execute(db)
  await createTriggers(db)
}

async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function is_caliper_on() returns boolean language plpgsql stable as $$
    begin
      return exists (select from configuration where key = 'caliperEnabled' and value = 'true'::jsonb);
    end $$;

    -- Whether the marks of an attempt are not known yet: the evaluator or a person has to look first.
    create function waits_for_marking(instance bigint, attempt integer) returns boolean language sql stable as $$
      select exists (select from responses r where r.problem_instance_id = instance and r.attempt_number = attempt
        and r.verdict in ('needsPerson', 'pending', 'unreadable'))
    $$;

    -- Whether it waits is asked now: when the event is sent, somebody may have marked it, which is another event.
    create function tell_attempts() returns trigger language plpgsql as $$
    begin
      insert into outbox_events (kind, payload)
      select k.kind, jsonb_build_object('at', a.received_at, 'problemInstanceId', a.problem_instance_id,
          'attemptNumber', a.number, 'percent', a.percent, 'by', null)
        from added a cross join (values ('caliper.completed'), ('caliper.graded')) k(kind)
       where k.kind = 'caliper.completed' or not waits_for_marking(a.problem_instance_id, a.number)
       order by a.received_at, a.problem_instance_id, k.kind;
      return null;
    end $$;
    create trigger attempts_tell after insert on attempts referencing new table as added
      for each statement when (is_caliper_on()) execute function tell_attempts();

    create function tell_markings() returns trigger language plpgsql as $$
    begin
      insert into outbox_events (kind, payload)
      select 'caliper.marked', jsonb_build_object('at', now(), 'problemInstanceId', c.problem_instance_id,
          'attemptNumber', c.attempt_number, 'by', max(c.marked_by))
        from changed c
       group by c.problem_instance_id, c.attempt_number
      having not waits_for_marking(c.problem_instance_id, c.attempt_number);
      return null;
    end $$;
    create trigger responses_tell after update on responses referencing new table as changed
      for each statement when (is_caliper_on()) execute function tell_markings();

    create function tell_overrides() returns trigger language plpgsql as $$
    begin
      insert into outbox_events (kind, payload)
      select 'caliper.override', jsonb_build_object('at', now(), 'groupAssessmentId', a.group_assessment_id,
          'userId', a.user_id, 'itemKey', a.item_key, 'points', a.points, 'by', a.created_by)
        from added a where a.points is not null;
      return null;
    end $$;
    create trigger overrides_tell after insert on overrides referencing new table as added
      for each statement when (is_caliper_on()) execute function tell_overrides();

    create function tell_drafts() returns trigger language plpgsql as $$
    begin
      insert into outbox_events (kind, payload)
      select 'caliper.itemStarted', jsonb_build_object('at', a.saved_at, 'problemInstanceId', a.problem_instance_id)
        from added a;
      return null;
    end $$;
    create trigger drafts_tell after insert on drafts referencing new table as added
      for each statement when (is_caliper_on()) execute function tell_drafts();

    create function tell_statuses() returns trigger language plpgsql as $$
    begin
      insert into outbox_events (kind, payload)
      select 'caliper.skipped', jsonb_build_object('at', a.at, 'problemInstanceId', r.problem_instance_id)
        from added a
        join learner_statuses s on s.group_assessment_id = a.group_assessment_id and s.user_id = a.user_id
        join problem_instances i on i.group_assessment_id = a.group_assessment_id and i.user_id = a.user_id
         and i.ordinal = s.delivery_number
        join results r on r.problem_instance_id = i.id and r.attempts_used = 0
       where a.kind in ('Submitted', 'TimeExpired');
      insert into outbox_events (kind, payload)
      select 'caliper.status', jsonb_build_object('at', a.at, 'groupAssessmentId', a.group_assessment_id,
          'userId', a.user_id, 'status', a.kind, 'count', s.reopen_number + 1, 'by', a.actor_user_id)
        from added a
        join learner_statuses s on s.group_assessment_id = a.group_assessment_id and s.user_id = a.user_id
       where a.kind in ('Started', 'Paused', 'Continued', 'Reopened', 'Submitted', 'TimeExpired', 'BreakBegun', 'BreakEnded');
      -- Nothing is written when a break ends by itself: its end is told ahead, and taken back by what comes before it.
      delete from outbox_events o using added a
       where o.send_after > a.at and o.kind = 'caliper.status'
         and a.kind in ('BreakEnded', 'Paused', 'Finished', 'Reopened', 'Submitted', 'TimeExpired')
         and o.payload @> jsonb_build_object('groupAssessmentId', a.group_assessment_id, 'userId', a.user_id);
      insert into outbox_events (kind, payload, send_after)
      select 'caliper.status', jsonb_build_object('at', s.pause_ends_at, 'groupAssessmentId', a.group_assessment_id,
          'userId', a.user_id, 'status', 'BreakEnded', 'count', s.reopen_number + 1, 'by', null), s.pause_ends_at
        from added a
        join learner_statuses s on s.group_assessment_id = a.group_assessment_id and s.user_id = a.user_id
       where a.kind = 'BreakBegun' and s.pause_ends_at is not null;
      return null;
    end $$;
    create trigger learner_status_events_tell after insert on learner_status_events referencing new table as added
      for each statement when (is_caliper_on()) execute function tell_statuses();

    create function tell_session_begin() returns trigger language plpgsql as $$
    begin
      insert into outbox_events (kind, payload)
      select 'caliper.session', jsonb_build_object('at', new.created_at, 'userId', new.user_id, 'sessionId', new.id,
        'action', 'LoggedIn')
       where is_caliper_on();
      return null;
    end $$;
    create trigger sessions_tell_begin after insert on sessions
      for each row when (new.impersonator_user_id is null) execute function tell_session_begin();

    -- By time sessions end after 12 hours without use and after 30 days, as livingSince says.
    create function session_end(used timestamptz, begun timestamptz) returns timestamptz language sql stable as $$
      select least(used + interval '12 hours', begun + interval '30 days')
    $$;

    -- Many sessions are revoked at once that ended by time: before Caliper was on that is nothing to tell.
    create function tell_session_end() returns trigger language plpgsql as $$
    declare
      ended timestamptz := session_end(old.last_used_at, old.created_at);
      is_living boolean := new.revoked_at < session_end(old.last_used_at, old.created_at);
    begin
      insert into outbox_events (kind, payload)
      select 'caliper.session', jsonb_build_object('at', case when is_living then new.revoked_at else ended end,
        'userId', new.user_id, 'sessionId', new.id, 'action', case when is_living then 'LoggedOut' else 'TimedOut' end)
       where is_caliper_on() and (is_living or ended >= (select on_since from caliper_sending));
      return null;
    end $$;
    create trigger sessions_tell_end after update of revoked_at on sessions
      for each row when (new.impersonator_user_id is null and old.revoked_at is null and new.revoked_at is not null
        and not old.is_end_told)
      execute function tell_session_end();

    create function tell_launches() returns trigger language plpgsql as $$
    begin
      insert into outbox_events (kind, payload)
      select 'caliper.launch', jsonb_build_object('at', new.created_at, 'userId', new.user_id, 'launchId', new.id,
        'action', 'Launched')
       where is_caliper_on();
      return null;
    end $$;
    create trigger lti_launches_tell after insert on lti_launches
      for each row when (not new.is_test) execute function tell_launches()`.execute(db)
}
