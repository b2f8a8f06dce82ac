import { sql, type Kysely } from 'kysely'

/** Assessments given to groups, and which revision of which problem each delivery consists of. */
export async function createDelivery(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table group_assessments (
      id bigint generated always as identity primary key,
      group_id bigint not null references groups on delete restrict,
      assessment_id bigint not null references assessments on delete restrict,
      assessment_revision_id bigint not null references assessment_revisions on delete restrict,
      -- Raised by each move to a newer revision; a learner keeps the delivery they started with.
      delivery_number integer not null default 1 check (delivery_number > 0),
      name text not null,
      is_published boolean not null default false,
      opens_at timestamptz,
      due_at timestamptz,
      closes_at timestamptz,
      late_penalty_percent numeric(7,4) not null default 0 check (late_penalty_percent between 0 and 100),
      time_limit_seconds integer check (time_limit_seconds > 0),
      attempts_allowed integer check (attempts_allowed > 0),
      attempt_penalty_percent numeric(7,4) not null default 0 check (attempt_penalty_percent between 0 and 100),
      counting_attempt text not null check (counting_attempt in ('best', 'last', 'first')),
      correctness_release text not null
        check (correctness_release in ('immediately', 'afterAttempts', 'afterDue', 'byHand', 'never')),
      answers_release text not null
        check (answers_release in ('immediately', 'afterAttempts', 'afterDue', 'byHand', 'never')),
      solutions_release text not null
        check (solutions_release in ('immediately', 'afterAttempts', 'afterDue', 'byHand', 'never')),
      scores_release text not null
        check (scores_release in ('immediately', 'afterAttempts', 'afterDue', 'byHand', 'never')),
      correctness_released_at timestamptz,
      answers_released_at timestamptz,
      solutions_released_at timestamptz,
      scores_released_at timestamptz,
      is_shuffled boolean not null default false,
      variant_count integer check (variant_count > 0),
      is_finished_by_hand boolean not null default false,
      access_code_hash text,
      instructions jsonb,
      seed_salt text not null,
      version integer not null default 1,
      created_by bigint not null references users on delete restrict,
      client_key uuid,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      deleted_at timestamptz,
      constraint group_assessments_client_key unique (created_by, client_key),
      constraint group_assessments_dates check (opens_at < coalesce(due_at, closes_at) and due_at <= closes_at)
    );
    create index group_assessments_group_id_idx on group_assessments (group_id);
    create index group_assessments_assessment_id_idx on group_assessments (assessment_id);

    create table group_assessment_items (
      group_assessment_id bigint not null references group_assessments on delete restrict,
      delivery_number integer not null,
      item_key integer not null,
      position integer not null,
      points numeric(9,4) not null check (points >= 0),
      delivered_revision_id bigint not null references problem_revisions on delete restrict,
      marking_revision_id bigint not null references problem_revisions on delete restrict,
      variant_count integer check (variant_count > 0),
      credit_rule text not null default 'asMarked' check (credit_rule in ('asMarked', 'fullCredit', 'dropped')),
      primary key (group_assessment_id, delivery_number, item_key)
    );
    create index group_assessment_items_delivered_idx on group_assessment_items (delivered_revision_id);

    alter table accommodations
      add foreign key (group_assessment_id) references group_assessments on delete restrict,
      -- One scope per row: the schedule of a learner joins one row of each.
      add constraint accommodations_scope check (group_id is null or group_assessment_id is null);
    create index accommodations_group_assessment_id_idx on accommodations (group_assessment_id);

    create trigger group_assessments_updated after update on group_assessments
      referencing new table as rows_after
      for each statement execute function tell_changed('groupAssessments', 'id')`.execute(db)
}
