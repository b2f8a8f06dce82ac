import { sql, type Kysely } from 'kysely'

/** The language in which somebody reads letters and calendars; null: that of the installation. */
export async function addLanguagesOfPeople(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column language text`.execute(db)
}
