import { sql, type Kysely } from 'kysely'

/**
 * Pages of learners hear within two seconds of what staff do: acts, accommodations and announcements are told on the channel
 * of all changes, as `sittings:41/17`, or as `sittings:41` where they concern many. What learners do is never told.
 */
export async function tellNewsOfExams(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_sittings(group_assessment_id bigint, user_ids bigint[]) returns void language plpgsql as $$
    begin
      if cardinality(user_ids) > 20 then
        perform pg_notify('changed', 'sittings:' || group_assessment_id);
      else
        perform pg_notify('changed', 'sittings:' || group_assessment_id || '/' || user_id) from unnest(user_ids) user_id;
      end if;
    end $$;

    create function tell_acts() returns trigger language plpgsql as $$
    begin
      perform tell_sittings(e.group_assessment_id, array_agg(distinct e.user_id))
         from rows_after e
        where e.kind in ('Reopened', 'ExtraTimeGranted', 'Excused', 'Unexcused', 'Paused', 'Continued', 'Finished',
          'AttemptsGranted')
        group by e.group_assessment_id;
      return null;
    end $$;
    create trigger learner_status_events_told after insert on learner_status_events referencing new table as rows_after
      for each statement execute function tell_acts();

    -- Whoever has not started has no page that waits.
    create function tell_accommodations() returns trigger language plpgsql as $$
    begin
      perform tell_sittings(s.group_assessment_id, array_agg(distinct s.user_id))
         from rows_after a
         join learner_statuses s on s.user_id = a.user_id and s.started_at is not null and s.finished_at is null
         join group_assessments g on g.id = s.group_assessment_id
        where (a.group_assessment_id is null or a.group_assessment_id = g.id)
          and (a.group_id is null or a.group_id = g.group_id)
        group by s.group_assessment_id;
      return null;
    end $$;
    create trigger accommodations_inserted_told after insert on accommodations referencing new table as rows_after
      for each statement execute function tell_accommodations();
    create trigger accommodations_updated_told after update on accommodations referencing new table as rows_after
      for each statement execute function tell_accommodations();

    create sequence announcement_changes;
    create table announcements (
      id bigint generated always as identity primary key,
      client_key uuid not null unique,
      group_assessment_id bigint not null references group_assessments on delete restrict,
      text text not null check (text <> ''),
      is_urgent boolean not null,
      -- Null: everybody.
      user_ids bigint[],
      created_by bigint references users on delete restrict,
      created_at timestamptz not null,
      withdrawn_by bigint references users on delete restrict,
      withdrawn_at timestamptz,
      -- Raised by every change: pages compare it.
      change_number bigint not null default nextval('announcement_changes')
    );
    create index announcements_group_assessment_id_idx on announcements (group_assessment_id);

    create function tell_announcements() returns trigger language plpgsql as $$
    begin
      if new.user_ids is null then perform pg_notify('changed', 'sittings:' || new.group_assessment_id);
      else perform tell_sittings(new.group_assessment_id, new.user_ids);
      end if;
      return null;
    end $$;
    create trigger announcements_told after insert or update on announcements
      for each row execute function tell_announcements();

    -- Who has the page open: hints for the staff of an exam, gone when the database has crashed.
    create unlogged table learner_presence (
      group_assessment_id bigint not null,
      user_id bigint not null,
      session_id bigint not null,
      problem_instance_id bigint,
      seen_at timestamptz not null,
      primary key (group_assessment_id, user_id, session_id)
    )`.execute(db)
}
