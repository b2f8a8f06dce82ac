import { sql, type Kysely } from 'kysely'

/** Sheets of paper by their codes, and the variants of the versions that many sheets share. */
export async function printPaper(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table paper_version_items (
      group_assessment_id bigint not null references group_assessments on delete restrict,
      delivery_number integer not null,
      version text not null check (version in ('A', 'B', 'C', 'D', 'E', 'F')),
      item_key integer not null,
      position integer not null,
      variant_id bigint not null references variants on delete restrict,
      primary key (group_assessment_id, delivery_number, version, item_key)
    );

    create table paper_sheets (
      id bigint generated always as identity primary key,
      group_assessment_id bigint not null references group_assessments on delete restrict,
      delivery_number integer not null,
      number integer not null,
      code text not null,
      version text check (version in ('A', 'B', 'C', 'D', 'E', 'F')),
      user_id bigint references users on delete restrict,
      entered_by bigint references users on delete restrict,
      entered_at timestamptz,
      created_by bigint not null references users on delete restrict,
      created_at timestamptz not null default now(),
      constraint paper_sheets_code_key unique (group_assessment_id, code),
      constraint paper_sheets_number_key unique (group_assessment_id, number),
      check (version is not null or user_id is not null),
      check ((entered_at is null) = (entered_by is null))
    );
    create unique index paper_sheets_learner_key on paper_sheets (group_assessment_id, delivery_number, user_id)
      where version is null;
    create unique index paper_sheets_version_learner_key on paper_sheets (group_assessment_id, user_id)
      where version is not null`.execute(db)
}
