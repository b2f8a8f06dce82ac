import { sql, type Kysely } from 'kysely'

/** People by their numbers without the zeros before them, as some timetables write them. */
export async function indexShortNumbers(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column timetable_number text;
    create index users_short_puid_idx on users (ltrim(puid, '0')) where puid is not null`.execute(db)
}
