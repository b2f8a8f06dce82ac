import { sql, type Kysely } from 'kysely'

/** The time zone in which somebody reads times; null: the one of their browser. */
export async function addTimeZones(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column time_zone text`.execute(db)
}
