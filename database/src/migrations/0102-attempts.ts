import { sql, type Kysely } from 'kysely'

/** Attempts with their responses, and the summaries kept beside them: results and scores. */
export async function createAttempts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table results (
      problem_instance_id bigint primary key references problem_instances on delete restrict,
      group_assessment_id bigint not null,
      user_id bigint not null,
      attempts_used integer not null default 0,
      counting_attempt integer,
      percent numeric(7,4) not null default 0,
      points numeric(9,4) not null default 0,
      -- Responses that wait for a person, or for an evaluator that was away.
      pending integer not null default 0,
      marked_variant_id bigint not null references variants on delete restrict,
      version integer not null default 1
    ) with (fillfactor = 70);
    create index results_learner_idx on results (group_assessment_id, user_id);

    create table scores (
      group_assessment_id bigint not null references group_assessments on delete restrict,
      user_id bigint not null references users on delete restrict,
      points numeric(9,4) not null default 0,
      override_points numeric(9,4),
      pending integer not null default 0,
      days_late integer not null default 0,
      version integer not null default 1,
      push_due boolean not null default false,
      changed_at timestamptz not null default now(),
      primary key (group_assessment_id, user_id)
    ) with (fillfactor = 70);
    create index scores_push_due_idx on scores (group_assessment_id, user_id) where push_due;

    -- No foreign keys on the two tables that every submission writes: the statement that writes them takes the
    -- instance from its row of results, and none of these rows is ever deleted.
    create table attempts (
      problem_instance_id bigint not null,
      number integer not null check (number > 0),
      client_attempt_id uuid not null,
      source text not null check (source in ('learner', 'deadline', 'staff')),
      received_at timestamptz not null,
      client_at timestamptz,
      within_grace boolean not null,
      days_late integer not null check (days_late >= 0),
      problem_revision_id bigint not null,
      percent numeric(7,4) not null,
      draft_version integer not null,
      actor_user_id bigint not null,
      primary key (problem_instance_id, number),
      constraint attempts_client_attempt_id_key unique (problem_instance_id, client_attempt_id)
    );

    create table responses (
      problem_instance_id bigint not null,
      attempt_number integer not null,
      question_key integer not null,
      answer text not null,
      reading text not null default '',
      verdict text not null
        check (verdict in ('correct', 'partial', 'incorrect', 'needsPerson', 'pending', 'unreadable')),
      percent numeric(7,4) not null check (percent between 0 and 100),
      rule text not null default '',
      evidence jsonb not null default '{}',
      source text not null default 'evaluator' check (source in ('evaluator', 'person')),
      needs_person boolean not null default false,
      comment text not null default '',
      marked_by bigint references users on delete restrict,
      marked_at timestamptz not null,
      regrade_run_id bigint,
      marking_number integer not null default 1,
      primary key (problem_instance_id, attempt_number, question_key)
    );
    create index responses_pending_idx on responses (problem_instance_id) where verdict = 'pending';

    create table superseded_markings (
      problem_instance_id bigint not null,
      attempt_number integer not null,
      question_key integer not null,
      marking_number integer not null,
      reading text not null,
      verdict text not null,
      percent numeric(7,4) not null,
      rule text not null,
      evidence jsonb not null,
      source text not null,
      needs_person boolean not null,
      comment text not null,
      marked_by bigint,
      marked_at timestamptz not null,
      regrade_run_id bigint,
      superseded_at timestamptz not null default now(),
      primary key (problem_instance_id, attempt_number, question_key, marking_number)
    );

    -- Whoever changes a marking leaves the former one behind: no code path can forget it.
    create function keep_superseded_marking() returns trigger language plpgsql
      security definer set search_path = public, pg_temp as $$
    begin
      if new.answer is distinct from old.answer then
        raise exception 'What a learner answered is never changed.' using errcode = '23514';
      end if;
      insert into superseded_markings (problem_instance_id, attempt_number, question_key, marking_number, reading,
        verdict, percent, rule, evidence, source, needs_person, comment, marked_by, marked_at, regrade_run_id)
      values (old.problem_instance_id, old.attempt_number, old.question_key, old.marking_number, old.reading,
        old.verdict, old.percent, old.rule, old.evidence, old.source, old.needs_person, old.comment, old.marked_by,
        old.marked_at, old.regrade_run_id);
      new.marking_number := old.marking_number + 1;
      return new;
    end $$;
    create trigger responses_keep_superseded_marking before update on responses
      for each row execute function keep_superseded_marking();

    create table overrides (
      id bigint generated always as identity primary key,
      group_assessment_id bigint not null references group_assessments on delete restrict,
      user_id bigint not null references users on delete restrict,
      item_key integer,
      points numeric(9,4) not null check (points >= 0),
      reason text not null default '',
      created_by bigint not null references users on delete restrict,
      created_at timestamptz not null default now(),
      withdrawn_by bigint references users on delete restrict,
      withdrawn_at timestamptz,
      check ((withdrawn_by is null) = (withdrawn_at is null))
    );
    create unique index overrides_key on overrides (group_assessment_id, user_id, item_key) nulls not distinct
      where withdrawn_at is null;

    create table scoring_tasks (
      id bigint generated always as identity primary key,
      problem_instance_id bigint not null,
      attempt_number integer not null,
      question_key integer not null,
      group_assessment_id bigint not null references group_assessments on delete restrict,
      item_key integer not null,
      reason text not null check (reason in ('manual', 'undecided', 'unreadable', 'appeal', 'double')),
      claimed_by bigint references users on delete restrict,
      claimed_until timestamptz,
      blind_rank integer,
      created_at timestamptz not null default now(),
      done_at timestamptz,
      foreign key (problem_instance_id, attempt_number, question_key) references responses on delete restrict
    );
    create unique index scoring_tasks_open_key
      on scoring_tasks (problem_instance_id, attempt_number, question_key, reason) where done_at is null;
    create index scoring_tasks_open_idx on scoring_tasks (group_assessment_id) where done_at is null;

    create table outbox_events (
      id bigint generated always as identity primary key,
      kind text not null,
      payload jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db)
}
