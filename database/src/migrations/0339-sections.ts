import { sql, type Kysely } from 'kysely'

/** Sections of assessments: title, instructions, and whether their problems are shuffled. */
export async function divideAssessments(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table assessment_revision_items add column section_key integer;
    alter table group_assessment_items add column section_key integer;
    create table group_assessment_sections (
      group_assessment_id bigint not null references group_assessments on delete restrict,
      delivery_number integer not null,
      section_key integer not null,
      position integer not null,
      title text not null,
      instructions jsonb,
      is_shuffled boolean not null,
      primary key (group_assessment_id, delivery_number, section_key)
    )`.execute(db)
}
