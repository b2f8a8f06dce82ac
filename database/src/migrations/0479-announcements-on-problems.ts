import { sql, type Kysely } from 'kysely'

/** An announcement can be about a problem: each learner reads of it by their own number. */
export async function announceOnProblems(db: Kysely<unknown>): Promise<void> {
  await sql`alter table announcements add item_key integer`.execute(db)
}
