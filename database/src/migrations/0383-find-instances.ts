import { sql, type Kysely } from 'kysely'

/** Finds the problem instances of a group assessment in the order of their ids: a regrade goes through them some at a time. */
export async function findInstancesInOrder(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index problem_instances_assessment_idx on problem_instances (group_assessment_id, id)`.execute(db)
}
