import { sql, type Kysely } from 'kysely'

/** Files with the data of one person, made by a job and kept for some days. */
export async function keepPersonalData(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table personal_data_files (
      user_id bigint primary key references users on delete restrict,
      requested_by bigint references users on delete restrict,
      requested_at timestamptz not null default now(),
      state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
      made_at timestamptz,
      expires_at timestamptz,
      -- The file, compressed by gzip.
      content bytea,
      byte_size integer not null default 0,
      check ((state = 'ready') = (content is not null))
    )`.execute(db)
}
