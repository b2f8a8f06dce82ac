import { sql, type Kysely } from 'kysely'

/** Late work that waits for a decision is counted in lists of assessments; there is little of it at any time. */
export async function findWaitingLateWork(db: Kysely<unknown>): Promise<void> {
  await sql`create index late_evidence_waiting_idx on late_evidence (problem_instance_id) where state = 'waiting'`.execute(
    db,
  )
}
