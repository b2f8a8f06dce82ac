import { sql, type Kysely } from 'kysely'

/** What a platform called somebody in a launch, where nothing of it is in the name here. */
export async function keepNamesOfLaunches(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lti_launches add column other_name text not null default ''`.execute(db)
}
