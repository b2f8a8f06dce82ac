import { sql, type Kysely } from 'kysely'

/** A course may cease to follow a timetable: what it followed is kept for its ledger, without the course. */
export async function disconnectTimetables(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table external_groups
      drop constraint external_groups_source_check,
      add constraint external_groups_source_check check (
        num_nonnulls(lti_deployment_id, external_provider_id) = 1
        and (external_provider_id is null or cardinality(class_ids) + cardinality(course_ids) > 0))`.execute(db)
}
