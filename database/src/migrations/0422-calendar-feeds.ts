import { sql, type Kysely } from 'kysely'

/** Addresses at which calendar programs read somebody's dates. */
export async function feedCalendars(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_feeds (
      user_id bigint primary key references users on delete restrict,
      secret_hash bytea not null unique,
      created_at timestamptz not null default now(),
      fetched_at timestamptz,
      -- Of what was read last, for programs that ask for nothing but changes.
      content_hash bytea,
      changed_at timestamptz
    )`.execute(db)
}
