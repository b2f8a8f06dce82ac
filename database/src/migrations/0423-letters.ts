import { sql, type Kysely } from 'kysely'

/** What people are told by letter, once each, and how they want to be told. */
export async function writeLetters(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table group_assessments add column published_at timestamptz;
    create function note_publication() returns trigger language plpgsql as $$
    begin
      if not new.is_published then
        new.published_at := null;
      elsif tg_op = 'INSERT' or not old.is_published then
        new.published_at := now();
      end if;
      return new;
    end $$;
    create trigger note_publication before insert or update of is_published on group_assessments
      for each row execute function note_publication();

    create table notices (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete restrict,
      kind text not null check (kind in ('opened', 'dueSoon', 'released', 'corrected', 'appealAnswered')),
      -- Names the event within its kind; holds the day of its date, so that a date that moves is told once more.
      event_key text not null,
      group_assessment_id bigint not null references group_assessments on delete restrict,
      event_at timestamptz not null,
      created_at timestamptz not null default now(),
      claimed_at timestamptz,
      handed_at timestamptz,
      mailed_at timestamptz,
      dropped_at timestamptz,
      failures integer not null default 0,
      try_at timestamptz not null default now(),
      constraint notices_event_key unique (user_id, kind, event_key)
    );
    create index notices_waiting_idx on notices (user_id) where handed_at is null and dropped_at is null;
    create index notices_created_at_idx on notices (created_at);

    create table letter_preferences (
      user_id bigint not null references users on delete restrict,
      kind text not null check (kind in ('opened', 'dueSoon', 'released', 'corrected', 'appealAnswered')),
      mode text not null check (mode in ('off', 'digest', 'atOnce')),
      primary key (user_id, kind)
    )`.execute(db)
}
