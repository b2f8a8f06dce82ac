import { sql, type Kysely } from 'kysely'

/** Addresses of other programs that are told what happens, the secrets that sign it, and a log of what was sent. */
export async function addWebhooks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhooks (
      id bigint generated always as identity primary key,
      name text not null,
      address text not null,
      events text[] not null check (cardinality(events) > 0),
      is_enabled boolean not null,
      created_by bigint not null references users on delete restrict,
      created_at timestamptz not null default now(),
      lease uuid,
      leased_until timestamptz not null default '-infinity',
      failures integer not null default 0,
      failing_since timestamptz,
      rests_until timestamptz not null default '-infinity',
      constraint webhooks_name_key unique (name)
    );

    create table webhook_secrets (
      id bigint generated always as identity primary key,
      webhook_id bigint not null references webhooks on delete cascade,
      secret bytea not null,
      created_at timestamptz not null default now(),
      ends_at timestamptz
    );
    create unique index webhook_secrets_current_key on webhook_secrets (webhook_id) where ends_at is null;

    create table webhook_deliveries (
      id bigint generated always as identity primary key,
      webhook_id bigint not null references webhooks on delete cascade,
      event_id uuid not null,
      event text not null,
      body text not null,
      created_at timestamptz not null default now(),
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      waiting_since timestamptz not null default now(),
      next_try_at timestamptz not null default now(),
      tries integer not null default 0,
      tried_at timestamptz,
      status integer,
      milliseconds integer,
      detail text not null default ''
    );
    create index webhook_deliveries_log_idx on webhook_deliveries (webhook_id, id);
    create index webhook_deliveries_waiting_idx on webhook_deliveries (webhook_id, next_try_at) where state = 'waiting';
    create index webhook_deliveries_failed_idx on webhook_deliveries (webhook_id) where state = 'failed';
    create index webhook_deliveries_created_at_idx on webhook_deliveries (created_at);

    create table webhook_watch (
      id integer primary key default 1 check (id = 1),
      due_until timestamptz not null default now()
    );
    insert into webhook_watch default values;

    create function is_webhook_wanted(wanted text) returns boolean language plpgsql stable as $$
    begin
      return exists (select from webhooks where is_enabled and wanted = any(events));
    end $$`.execute(db)
}
