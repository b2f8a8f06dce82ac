import { sql, type Kysely } from 'kysely'

/** Marking by two people: which answers, what each of them gave, and both choices of a rubric where their mean counts. */
export async function markTwice(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table double_marking (
      group_assessment_id bigint not null references group_assessments on delete restrict,
      item_key integer not null,
      question_key integer not null,
      share integer not null check (share between 0 and 100),
      most_difference numeric(7,4) not null check (most_difference between 0 and 100),
      primary key (group_assessment_id, item_key, question_key)
    );

    create table double_marks (
      id bigint generated always as identity primary key,
      problem_instance_id bigint not null,
      attempt_number integer not null,
      question_key integer not null,
      grader_id bigint not null references users on delete restrict,
      client_key uuid not null,
      task_reason text not null,
      is_blind boolean not null,
      percent numeric(7,4) not null,
      rubric_version integer,
      item_ids integer[] not null default '{}',
      adjustment numeric(9,4) not null default 0,
      comment text not null,
      created_at timestamptz not null default now(),
      withdrawn_at timestamptz,
      withdrawn_key uuid,
      foreign key (problem_instance_id, attempt_number, question_key) references responses on delete restrict
    );
    create unique index double_marks_standing_key
      on double_marks (problem_instance_id, attempt_number, question_key, grader_id, is_blind) where withdrawn_at is null;
    create index double_marks_client_key_idx on double_marks (client_key);

    alter table grader_marks add second_item_ids integer[], add second_adjustment numeric(9,4)`.execute(db)
}
