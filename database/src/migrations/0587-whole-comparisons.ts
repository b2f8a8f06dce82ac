import { sql, type Kysely } from 'kysely'

/** When everybody's score was last compared with what a platform was told, apart from the scores alone that had changed. */
export async function noteWholeComparisons(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table line_items add column compared_all_at timestamptz not null default '-infinity'`.execute(db)
}
