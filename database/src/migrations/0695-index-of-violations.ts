import { sql, type Kysely } from 'kysely'

/**
 * Violations of lockdown are counted in each snapshot of a running exam. Without an index of their own, each act on a whole room adds
 * an event for everybody that all later snapshots read.
 */
export async function indexViolations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index learner_status_events_violations_idx on learner_status_events (group_assessment_id, user_id)
      where kind = 'LockdownViolated'`.execute(db)
}
