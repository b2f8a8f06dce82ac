import { sql, type Kysely } from 'kysely'

/** Uploaded files where every server finds them. Pictures are compressed already: PostgreSQL does not try again. */
export async function storeFiles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stored_files (
      name text primary key,
      content bytea not null,
      created_at timestamptz not null default now()
    );
    alter table stored_files alter column content set storage external`.execute(db)
}
