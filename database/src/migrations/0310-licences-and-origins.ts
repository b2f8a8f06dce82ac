import { sql, type Kysely } from 'kysely'

/**
 * Under which licence others may use a problem, and what a copy remembers of its original: who owned it and its licence when
 * the copy was made, and the revision whose changes were looked at last.
 */
export async function licenseProblems(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table problems
      add column licence text not null default 'Institution'
        check (licence in ('Institution', 'CC-BY-4.0', 'CC-BY-SA-4.0', 'CC0-1.0', 'Own')),
      add column licence_text text not null default '',
      add column attribution text not null default '',
      add column origin_author_ids bigint[] not null default '{}',
      add column origin_licence text not null default 'Institution'
        check (origin_licence in ('Institution', 'CC-BY-4.0', 'CC-BY-SA-4.0', 'CC0-1.0', 'Own')),
      add column merged_revision_id bigint references problem_revisions (id);
    create index problems_origin on problems (origin_revision_id) where origin_revision_id is not null;
  `.execute(db)
}
