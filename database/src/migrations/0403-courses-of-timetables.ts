import { sql, type Kysely } from 'kysely'

/** Courses made of the classes of a timetable, with rosters that follow it. */
export async function connectCoursesWithTimetables(db: Kysely<unknown>): Promise<void> {
  await sql`
    lock table external_groups, external_providers in access exclusive mode;
    alter table external_groups
      alter column lti_deployment_id drop not null,
      add column external_provider_id bigint references external_providers on delete restrict,
      add column class_ids bigint[] not null default '{}',
      add constraint external_groups_source_check check (
        num_nonnulls(lti_deployment_id, external_provider_id) = 1
        and (external_provider_id is null or (group_id is not null and cardinality(class_ids) > 0)));
    create unique index external_groups_timetable_key on external_groups (external_provider_id, group_id)
      where external_provider_id is not null`.execute(db)
}
