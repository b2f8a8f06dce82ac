import { sql, type Kysely } from 'kysely'

/** Reads all marks, and therefore on its own. */
export async function validateMarksByDecisions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table grader_marks validate constraint grader_marks_kind_check`.execute(db)
}
