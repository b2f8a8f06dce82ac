import { sql, type Kysely } from 'kysely'

/** Marks of a decision are looked up when it is withdrawn. */
export async function findMarksByDecisions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index grader_marks_cluster_decision_id_idx on grader_marks (cluster_decision_id)
      where cluster_decision_id is not null`.execute(db)
}
