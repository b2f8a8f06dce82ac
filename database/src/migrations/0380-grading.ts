import { sql, type Kysely } from 'kysely'

/** Marking by people: marks with the rubric they follow, code names, comments to use again, answers chosen by hand. */
export async function gradeByPeople(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table scoring_tasks drop constraint scoring_tasks_reason_check;
    alter table scoring_tasks add constraint scoring_tasks_reason_check
      check (reason in ('manual', 'undecided', 'unreadable', 'appeal', 'double', 'chosen'));
    create index scoring_tasks_question_idx on scoring_tasks (group_assessment_id, item_key, question_key, id);
    create index scoring_tasks_claimed_idx on scoring_tasks (claimed_by) where done_at is null and claimed_by is not null;

    create table grading_settings (
      group_assessment_id bigint primary key references group_assessments on delete restrict,
      is_anonymous boolean not null default false
    );

    create table learner_codes (
      group_assessment_id bigint not null references group_assessments on delete restrict,
      user_id bigint not null references users on delete restrict,
      code integer not null check (code > 0),
      primary key (group_assessment_id, user_id),
      constraint learner_codes_code_key unique (group_assessment_id, code)
    );

    create table rubric_versions (
      group_assessment_id bigint not null references group_assessments on delete restrict,
      item_key integer not null,
      question_key integer not null,
      version integer not null check (version > 0),
      content jsonb not null,
      created_by bigint not null references users on delete restrict,
      created_at timestamptz not null default now(),
      primary key (group_assessment_id, item_key, question_key, version)
    );

    -- One for each marking of a response that was made in the queue; marking_number is the one it made.
    create table grader_marks (
      problem_instance_id bigint not null,
      attempt_number integer not null,
      question_key integer not null,
      marking_number integer not null,
      kind text not null check (kind in ('mark', 'undo', 'rubric')),
      client_key uuid,
      grader_id bigint not null references users on delete restrict,
      rubric_version integer,
      item_ids integer[] not null default '{}',
      adjustment numeric(9,4) not null default 0,
      created_at timestamptz not null default now(),
      primary key (problem_instance_id, attempt_number, question_key, marking_number),
      foreign key (problem_instance_id, attempt_number, question_key) references responses on delete restrict
    );
    create index grader_marks_client_key_idx on grader_marks (client_key) where client_key is not null;

    create table comment_snippets (
      user_id bigint not null references users on delete restrict,
      group_assessment_id bigint not null references group_assessments on delete restrict,
      item_key integer not null,
      question_key integer not null,
      texts text[] not null,
      primary key (user_id, group_assessment_id, item_key, question_key)
    )`.execute(db)
}
