import { sql, type Kysely } from 'kysely'

/** For how many days appeals are accepted after marks were shown or changed; 0: not at all. */
export async function limitAppeals(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table group_assessments
      add column appeal_days integer not null default 7 check (appeal_days between 0 and 365)`.execute(db)
}
