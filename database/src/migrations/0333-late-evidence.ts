import { sql, type Kysely } from 'kysely'

/** Work that arrives after the deadline and its grace: kept, and counted only where staff or a setting say so. */
export async function keepLateEvidence(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table late_evidence (
      id bigint generated always as identity primary key,
      problem_instance_id bigint not null references problem_instances on delete restrict,
      client_attempt_id uuid not null,
      kind text not null check (kind in ('submission', 'draft')),
      answers jsonb not null,
      -- As they were marked when they arrived: what staff are shown before they decide.
      responses jsonb not null,
      percent numeric(7,4) not null,
      pending integer not null,
      draft_version integer not null,
      deadline timestamptz not null,
      client_at timestamptz,
      clock_offset_seconds double precision,
      last_contact_at timestamptz,
      received_at timestamptz not null,
      -- Correct answers or solutions had been released to the learner when it arrived.
      were_keys_visible boolean not null,
      state text not null check (state in ('waiting', 'accepted', 'declined', 'recorded')),
      decided_by bigint references users on delete restrict,
      decided_at timestamptz,
      reason text not null default '',
      attempt_number integer,
      constraint late_evidence_client_attempt_id_key unique (problem_instance_id, client_attempt_id)
    );

    alter table group_assessments
      add column late_evidence text not null default 'ask' check (late_evidence in ('ask', 'acceptGap', 'never')),
      add column late_evidence_gap_minutes integer check (late_evidence_gap_minutes between 1 and 60);
    -- An attempt that does not count any more: the decision that made it was taken back.
    alter table attempts add column is_set_aside boolean not null default false;
    -- The browser's clock when it sent the draft.
    alter table draft_journal add column client_at timestamptz;
    -- When the page was last seen before its last gap.
    alter table learner_presence add column gap_began_at timestamptz`.execute(db)
}
