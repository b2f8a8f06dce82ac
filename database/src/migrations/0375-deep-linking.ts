import { sql, type Kysely } from 'kysely'

/** Launches by which instructors choose links have no link yet, and are answered once. */
export async function linkDeeply(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table lti_launches
      alter column lti_resource_link_id drop not null,
      add column external_group_id bigint references external_groups on delete restrict,
      add column deep_linking jsonb,
      add column answered_at timestamptz,
      add constraint lti_launches_place check ((lti_resource_link_id is null) <> (external_group_id is null));
    create index lti_launches_external_group_id_idx on lti_launches (external_group_id)
      where external_group_id is not null`.execute(db)
}
