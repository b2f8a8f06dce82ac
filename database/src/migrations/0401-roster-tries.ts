import { sql, type Kysely } from 'kysely'

/** When a roster whose reading failed is read again, and since when one is read: it may have waited for long before. */
export async function tryRostersAgain(db: Kysely<unknown>): Promise<void> {
  await sql`alter table roster_syncs add column next_try_at timestamptz, add column started_at timestamptz`.execute(db)
}
