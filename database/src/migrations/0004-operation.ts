import { sql, type Kysely } from 'kysely'

/** Settings, the audit log, workers' signs of life, and the news that processes tell each other. */
export async function createOperation(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table configuration (
      key text primary key,
      value jsonb not null
    );

    create table worker_heartbeats (
      worker_id text primary key,
      beat_at timestamptz not null default now()
    );

    create table audit_events (
      id bigint generated always as identity,
      at timestamptz not null default now(),
      actor_user_id bigint references users on delete restrict,
      impersonator_user_id bigint references users on delete restrict,
      action text not null,
      entity_type text not null,
      entity_id bigint,
      before jsonb,
      after jsonb,
      trace_id text not null default '',
      address text not null default '',
      primary key (at, id)
    ) partition by range (at);
    create index audit_events_entity_idx on audit_events (entity_type, entity_id);
    -- Catches what no month was made for, so that a forgotten partition never refuses an act.
    create table audit_events_default partition of audit_events default;

    -- Runs with its owner's rights: the application's role may add months but not tables of its own.
    create function ensure_monthly_partitions(parent text, first_month date, months integer) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      month date;
      partition text;
    begin
      for i in 0 .. months - 1 loop
        month := (date_trunc('month', first_month) + make_interval(months => i))::date;
        partition := parent || '_' || to_char(month, 'YYYY_MM');
        if to_regclass(partition) is null then
          execute format('create table %I partition of %I for values from (%L) to (%L)',
            partition, parent, month, (month + interval '1 month')::date);
        end if;
      end loop;
    end $$;

    -- Tells every process which thing it may remember wrongly: 'users:41'. The arguments name topic and column.
    create function tell_changed() returns trigger language plpgsql as $$
    declare
      id text;
    begin
      if tg_op = 'DELETE' then
        for id in execute format('select distinct %I::text from rows_before', tg_argv[1]) loop
          perform pg_notify('changed', tg_argv[0] || ':' || id);
        end loop;
      else
        for id in execute format('select distinct %I::text from rows_after', tg_argv[1]) loop
          perform pg_notify('changed', tg_argv[0] || ':' || id);
        end loop;
      end if;
      return null;
    end $$;

    create trigger global_roles_inserted after insert on global_roles referencing new table as rows_after
      for each statement execute function tell_changed('users', 'user_id');
    create trigger global_roles_deleted after delete on global_roles referencing old table as rows_before
      for each statement execute function tell_changed('users', 'user_id');
    create trigger group_user_roles_inserted after insert on group_user_roles referencing new table as rows_after
      for each statement execute function tell_changed('users', 'user_id');
    create trigger group_user_roles_updated after update on group_user_roles referencing new table as rows_after
      for each statement execute function tell_changed('users', 'user_id');
    create trigger group_user_roles_deleted after delete on group_user_roles referencing old table as rows_before
      for each statement execute function tell_changed('users', 'user_id');
    create trigger users_updated after update on users referencing new table as rows_after
      for each statement execute function tell_changed('users', 'id');
    create trigger sessions_updated after update on sessions referencing new table as rows_after
      for each statement execute function tell_changed('sessions', 'id');
    create trigger configuration_inserted after insert on configuration referencing new table as rows_after
      for each statement execute function tell_changed('configuration', 'key');
    create trigger configuration_updated after update on configuration referencing new table as rows_after
      for each statement execute function tell_changed('configuration', 'key');

    -- Runs with its owner's rights: the queue's tables are closed to the application's role.
    create function enqueue_job(task text, payload json, job_key text default null, run_at timestamptz default null,
      max_attempts integer default null) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      perform graphile_worker.add_job(task, payload, job_key := enqueue_job.job_key, run_at := enqueue_job.run_at,
        max_attempts := enqueue_job.max_attempts);
    end $$`.execute(db)
}
