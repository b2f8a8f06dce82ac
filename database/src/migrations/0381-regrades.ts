import { sql, type Kysely } from 'kysely'

/** Regrades: by which rules a problem is marked now, the runs that changed them, and what each run changed. */
export async function regrade(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table regrade_runs (
      id bigint generated always as identity primary key,
      group_assessment_id bigint not null references group_assessments on delete restrict,
      targets jsonb not null,
      never_lower boolean not null,
      reopens_marks boolean not null default false,
      status text not null
        check (status in ('computing', 'ready', 'applying', 'applied', 'failed', 'discarded')),
      undo_of bigint references regrade_runs on delete restrict,
      undone_by bigint references regrade_runs on delete restrict,
      client_key uuid not null,
      total integer not null default 0,
      done integer not null default 0,
      -- How far the look is: every problem instance up to this one.
      last_instance_id bigint not null default 0,
      summary jsonb,
      failure text not null default '',
      note text not null default '',
      created_by bigint not null references users on delete restrict,
      created_at timestamptz not null default now(),
      applied_at timestamptz,
      told_at timestamptz,
      constraint regrade_runs_client_key unique (created_by, client_key)
    );
    -- One look or change at a time.
    create unique index regrade_runs_working_key on regrade_runs (group_assessment_id)
      where status in ('computing', 'applying');
    create index regrade_runs_group_assessment_idx on regrade_runs (group_assessment_id, id);
    create unique index regrade_runs_undo_key on regrade_runs (undo_of) where status in ('applying', 'applied');

    -- By which rules the answers to a problem are marked. A change is a new number; 0 stands for what was delivered.
    create table marking_rules (
      group_assessment_id bigint not null references group_assessments on delete restrict,
      item_key integer not null,
      number integer not null check (number > 0),
      problem_revision_id bigint references problem_revisions on delete restrict,
      points numeric(9,4) check (points >= 0),
      credit_rule text not null check (credit_rule in ('asMarked', 'fullCredit', 'fullCreditIfAnswered', 'dropped')),
      question_rules jsonb not null default '{}',
      regrade_run_id bigint not null references regrade_runs on delete restrict,
      created_at timestamptz not null default now(),
      primary key (group_assessment_id, item_key, number)
    );

    alter table group_assessment_items add column rules_number integer not null default 0;
    alter table results
      add column rules_number integer not null default 0,
      -- The least that the result is worth, whatever was earned.
      add column floor_points numeric(9,4);

    create table regrade_results (
      regrade_run_id bigint not null references regrade_runs on delete restrict,
      problem_instance_id bigint not null references problem_instances on delete restrict,
      before jsonb not null,
      after jsonb not null,
      kept_because text check (kept_because in ('neverLower', 'missingValue')),
      primary key (regrade_run_id, problem_instance_id)
    );

    create table regrade_changes (
      regrade_run_id bigint not null references regrade_runs on delete restrict,
      problem_instance_id bigint not null,
      attempt_number integer not null,
      question_key integer not null,
      before_marking_number integer not null,
      -- The marking that the run made; null before it is applied, and where a mark by a person stays.
      after_marking_number integer,
      before jsonb not null,
      after jsonb not null,
      is_by_hand boolean not null,
      primary key (regrade_run_id, problem_instance_id, attempt_number, question_key)
    )`.execute(db)
}
