import { sql, type Kysely } from 'kysely'

/** What the check of many variants has found in a version. Versions of former releases have none. */
export async function reportVariants(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table variant_reports (
      revision_id bigint primary key references problem_revisions on delete cascade,
      state text not null default 'waiting' check (state in ('waiting', 'done', 'tooLong', 'failed')),
      variants integer not null default 0,
      distinct_variants integer not null default 0,
      issues jsonb not null default '[]',
      created_at timestamptz not null default now(),
      ended_at timestamptz
    )`.execute(db)
}
