import { sql, type Kysely } from 'kysely'

/** The endpoint that drafts problems by AI, the drafts that authors asked for, and which problems began as one. */
export async function draftByPrompt(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ai_settings (
      -- One row at most.
      id integer primary key default 1 check (id = 1),
      is_enabled boolean not null default false,
      address text not null,
      model text not null,
      api_key bytea,
      drafts_per_day integer not null check (drafts_per_day > 0),
      tokens_per_month bigint not null check (tokens_per_month > 0)
    );

    create table problem_prompts (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete restrict,
      client_key uuid not null,
      prompt text not null,
      question_kinds text[] not null,
      state text not null default 'waiting'
        check (state in ('waiting', 'drafting', 'checking', 'lab', 'solving', 'ready', 'failed', 'stopped')),
      failed_step text check (failed_step in ('waiting', 'drafting', 'checking', 'lab', 'solving')),
      reason text not null default '',
      model text not null default '',
      repairs integer not null default 0,
      tokens integer not null default 0,
      draft jsonb,
      created_at timestamptz not null default now(),
      -- Until when a worker has it; past, while it has not ended, the worker died.
      held_until timestamptz,
      tries integer not null default 0,
      ended_at timestamptz,
      -- When its author opened or discarded it.
      dismissed_at timestamptz,
      constraint problem_prompts_client_key unique (user_id, client_key)
    );
    create index problem_prompts_user_id_idx on problem_prompts (user_id, created_at);
    create index problem_prompts_created_at_idx on problem_prompts (created_at);
    -- One under way for each person.
    create unique index problem_prompts_open_key on problem_prompts (user_id) where ended_at is null;

    -- Its first version began as a draft by AI; copies inherit it.
    alter table problems add column is_drafted_by_ai boolean not null default false`.execute(db)
}
