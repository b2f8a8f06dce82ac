import { sql, type Kysely } from 'kysely'

/** A course here may follow whole courses of a timetable, whatever class their students are in. */
export async function followWholeCourses(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table external_groups
      add column course_ids bigint[] not null default '{}',
      drop constraint external_groups_source_check,
      add constraint external_groups_source_check check (
        num_nonnulls(lti_deployment_id, external_provider_id) = 1
        and (external_provider_id is null
             or (group_id is not null and cardinality(class_ids) + cardinality(course_ids) > 0)))`.execute(db)
}
