import { sql, type Kysely } from 'kysely'

/** What keywords find of a message, so that searching the ledger does not read every row. This rewrites the table. */
export async function storeSearchedMessages(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table exchanges
      add column search_text text not null generated always as (fold_text(summary || ' ' || detail)) stored`.execute(db)
}

/** An index apart, where the extension is there: whoever reads goes on meanwhile. */
export async function indexSearchedMessages(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      if exists (select from pg_extension where extname = 'pg_trgm') then
        create index exchanges_search_text_idx on exchanges using gin (search_text gin_trgm_ops);
      end if;
    end $$`.execute(db)
}

/** Attempts that were set aside are few: whether one is must not read all attempts of the installation. */
export async function indexAttemptsSetAside(db: Kysely<unknown>): Promise<void> {
  await sql`create index attempts_set_aside_idx on attempts (problem_instance_id, number) where is_set_aside`.execute(
    db,
  )
}

/** The queue of a group assessment in its order, so that a page of it is read and no more. */
export async function indexOpenTasksInOrder(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index scoring_tasks_queue_idx on scoring_tasks (group_assessment_id, id) where done_at is null;
    drop index scoring_tasks_open_idx`.execute(db)
}
