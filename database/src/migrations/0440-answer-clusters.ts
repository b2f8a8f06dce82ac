import { sql, type Kysely } from 'kysely'

/** Groups of wrong answers, worked out in the background, and what people decided on them. */
export async function groupAnswers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table answer_clusters (
      group_assessment_id bigint not null references group_assessments on delete restrict,
      item_key integer not null,
      question_key integer not null,
      -- Tells the answers that the groups are about from any others.
      source_version text not null,
      clusters jsonb not null,
      computed_at timestamptz not null default now(),
      primary key (group_assessment_id, item_key, question_key)
    );

    create table cluster_decisions (
      id bigint generated always as identity primary key,
      group_assessment_id bigint not null references group_assessments on delete restrict,
      item_key integer not null,
      question_key integer not null,
      name text not null,
      signature jsonb not null,
      -- Equal signatures have equal keys.
      signature_key text not null,
      percent numeric(7,4) not null check (percent between 0 and 100),
      comment text not null default '',
      client_key uuid not null unique,
      created_by bigint not null references users on delete restrict,
      created_at timestamptz not null default now(),
      withdrawn_by bigint references users on delete restrict,
      withdrawn_at timestamptz,
      -- Answers marked before have been held against it.
      looked_until timestamptz,
      next_look_at timestamptz not null default now(),
      seconds_between_looks integer not null default 10
    );
    create unique index cluster_decisions_standing_idx
      on cluster_decisions (group_assessment_id, item_key, question_key, md5(signature_key)) where withdrawn_at is null;
    create index cluster_decisions_next_look_at_idx on cluster_decisions (next_look_at) where withdrawn_at is null`.execute(
    db,
  )
}
