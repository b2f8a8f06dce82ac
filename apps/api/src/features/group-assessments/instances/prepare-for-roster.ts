import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { prepareInstancesTask } from './prepare-instances.ts'

/** Has the variants made of those who have just joined a course, in the transaction in which they join. */
export async function prepareForRoster(trx: Kysely<Tables>, groupId: number): Promise<void> {
  const { name } = prepareInstancesTask
  await sql`
    select enqueue_job(${name}::text, json_build_object('groupAssessmentId', g.id), ${name}::text || ' ' || g.id)
      from group_assessments g
     where g.group_id = ${groupId} and g.is_published and g.deleted_at is null`.execute(trx)
}
