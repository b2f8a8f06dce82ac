import { sql, type Kysely } from 'kysely'

/** Appeals of learners against the marking of an answer. */
export async function takeAppeals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table appeals (
      id bigint generated always as identity primary key,
      group_assessment_id bigint not null references group_assessments on delete restrict,
      user_id bigint not null references users on delete restrict,
      problem_instance_id bigint not null,
      attempt_number integer not null,
      question_key integer not null,
      -- The marking that it is about.
      marking_number integer not null,
      text text not null,
      status text not null default 'open' check (status in ('open', 'answered', 'withdrawn')),
      client_key uuid not null,
      created_at timestamptz not null default now(),
      answer text not null default '',
      is_changed boolean,
      answered_by bigint references users on delete restrict,
      answered_at timestamptz,
      -- The marking that answered it.
      answered_marking_number integer,
      constraint appeals_client_key unique (user_id, client_key),
      foreign key (problem_instance_id, attempt_number, question_key) references responses on delete restrict
    );
    -- One for each marking.
    create unique index appeals_marking_key on appeals (problem_instance_id, attempt_number, question_key, marking_number)
      where status <> 'withdrawn'`.execute(db)
}
