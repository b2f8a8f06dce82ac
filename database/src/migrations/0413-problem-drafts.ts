import { sql, type Kysely } from 'kysely'

/** Unsaved work on problems, kept for its author: one draft of each person and problem, and any number of new problems. */
export async function keepProblemDrafts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table problem_drafts (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      problem_id bigint references problems on delete cascade,
      -- Of a problem that was never saved: chosen by the client.
      draft_key uuid,
      version uuid not null,
      name text not null,
      work jsonb not null,
      saved_at timestamptz not null,
      check ((problem_id is null) <> (draft_key is null)),
      constraint problem_drafts_problem_key unique (user_id, problem_id),
      constraint problem_drafts_draft_key unique (user_id, draft_key)
    );
    create index problem_drafts_problem_id_idx on problem_drafts (problem_id) where problem_id is not null;
    create index problem_drafts_saved_at_idx on problem_drafts (saved_at)`.execute(db)
}
