import { sql, type Kysely } from 'kysely'

/** What authors call a version. It stands apart, because a version is never rewritten. */
export async function noteVersions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table problem_revision_notes (
      revision_id bigint primary key references problem_revisions on delete cascade,
      note text not null check (note <> '')
    )`.execute(db)
}
