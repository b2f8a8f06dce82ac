import { sql, type Kysely } from 'kysely'

/** Variants, each learner's problem instances, where learners stand, and what they have typed. */
export async function createLearnerWork(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table variants (
      id bigint generated always as identity primary key,
      problem_revision_id bigint not null references problem_revisions on delete restrict,
      generator integer not null,
      seed bigint not null check (seed between 0 and 4294967295),
      format integer not null default 1,
      drawn jsonb not null,
      "values" jsonb not null,
      values_hash bytea not null,
      derived_from_id bigint references variants on delete restrict,
      created_at timestamptz not null default now()
    );
    create unique index variants_seed_key on variants (problem_revision_id, generator, seed)
      where derived_from_id is null;
    create unique index variants_derived_key on variants (problem_revision_id, derived_from_id)
      where derived_from_id is not null;

    create table problem_instances (
      id bigint generated always as identity primary key,
      group_assessment_id bigint not null references group_assessments on delete restrict,
      user_id bigint not null references users on delete restrict,
      item_key integer not null,
      ordinal integer not null check (ordinal > 0),
      position integer not null,
      points numeric(9,4) not null,
      variant_id bigint not null references variants on delete restrict,
      created_at timestamptz not null default now(),
      constraint problem_instances_key unique (group_assessment_id, user_id, item_key, ordinal)
    );
    create index problem_instances_variant_id_idx on problem_instances (variant_id);

    create table learner_statuses (
      group_assessment_id bigint not null references group_assessments on delete restrict,
      user_id bigint not null references users on delete restrict,
      -- The delivery, and so the ordinal of the problem instances, that is this learner's.
      delivery_number integer not null,
      is_preview boolean not null default false,
      started_at timestamptz,
      finished_at timestamptz,
      finish_reason text check (finish_reason in ('submitted', 'timeExpired')),
      extra_seconds integer not null default 0,
      paused_seconds integer not null default 0,
      reopen_number integer not null default 0,
      wake_at timestamptz,
      version integer not null default 1,
      primary key (group_assessment_id, user_id),
      check ((finished_at is null) = (finish_reason is null)),
      check (finished_at is null or started_at is not null)
    ) with (fillfactor = 80);
    create index learner_statuses_wake_at_idx on learner_statuses (wake_at)
      where started_at is not null and finished_at is null;

    create table learner_status_events (
      id bigint generated always as identity primary key,
      group_assessment_id bigint not null,
      user_id bigint not null,
      kind text not null check (kind in ('Started', 'Resumed', 'Submitted', 'TimeExpired', 'Reopened',
        'ExtraTimeGranted', 'Excused', 'Paused', 'Continued', 'LockdownViolated')),
      at timestamptz not null default now(),
      client_at timestamptz,
      actor_user_id bigint references users on delete restrict,
      detail jsonb not null default '{}',
      foreign key (group_assessment_id, user_id) references learner_statuses on delete restrict
    );
    create index learner_status_events_learner_idx on learner_status_events (group_assessment_id, user_id);

    create table drafts (
      problem_instance_id bigint primary key references problem_instances on delete restrict,
      answers jsonb not null,
      version integer not null default 1,
      writer_id uuid not null,
      writer_sequence integer not null,
      saved_at timestamptz not null
    ) with (fillfactor = 60);

    -- Evidence, never read in the ordinary course: no foreign key, whole months are dropped.
    create table draft_journal (
      problem_instance_id bigint not null,
      writer_id uuid not null,
      writer_sequence integer not null,
      answers jsonb not null,
      base_version integer not null,
      received_at timestamptz not null,
      received_month date not null,
      was_applied boolean not null,
      primary key (problem_instance_id, writer_id, writer_sequence, received_month)
    ) partition by range (received_month);
    create table draft_journal_default partition of draft_journal default;
    select ensure_monthly_partitions('draft_journal', current_date, 4)`.execute(db)
}
