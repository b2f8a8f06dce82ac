import { sql, type Kysely } from 'kysely'

/** The times of one assessment, for its statistics. */
export async function indexProblemTimesByAssessment(db: Kysely<unknown>): Promise<void> {
  await sql`create index problem_times_assessment_idx on problem_times (group_assessment_id)`.execute(db)
}
