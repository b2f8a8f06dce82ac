import { sql, type Kysely } from 'kysely'

/** Courses and their assessments remember what they are copies of. */
export async function rememberCopies(db: Kysely<unknown>): Promise<void> {
  await sql`alter table groups add column copied_from_id bigint references groups on delete restrict`.execute(db)
  await sql`
    alter table group_assessments
      add column copied_from_id bigint references group_assessments on delete restrict`.execute(db)
}
