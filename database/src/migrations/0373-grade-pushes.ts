import { sql, type Kysely } from 'kysely'

/**
 * Line items of platforms, and what was sent to them for whom. A score that changes is marked where its assessment has a line
 * item; nothing else is looked up while answers are submitted.
 */
export async function pushGrades(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table external_groups
      add column line_items_url text not null default '',
      add column memberships_url text not null default '',
      add column scopes text[] not null default '{}';

    create table line_items (
      id bigint generated always as identity primary key,
      group_assessment_id bigint not null references group_assessments on delete restrict,
      external_group_id bigint not null references external_groups on delete restrict,
      lti_resource_link_id bigint not null references lti_resource_links on delete restrict,
      is_active boolean not null default true,
      address text not null default '',
      state text not null default 'ready' check (state in ('ready', 'waiting', 'failed')),
      tries integer not null default 0,
      failing_since timestamptz,
      next_try_at timestamptz,
      last_error text not null default '',
      leased_until timestamptz not null default '-infinity',
      compared_at timestamptz not null default '-infinity',
      compared_version integer not null default -1,
      read_at timestamptz,
      constraint line_items_key unique (group_assessment_id, external_group_id)
    );
    create index line_items_external_group_id_idx on line_items (external_group_id);
    create index line_items_lti_resource_link_id_idx on line_items (lti_resource_link_id);
    create index line_items_compared_at_idx on line_items (compared_at) where is_active;

    create table grade_pushes (
      line_item_id bigint not null references line_items on delete restrict,
      user_id bigint not null references users on delete restrict,
      state text not null check (state in ('due', 'sent', 'failed')),
      sent jsonb,
      refused jsonb,
      last_timestamp timestamptz not null default '-infinity',
      sent_at timestamptz,
      last_error text not null default '',
      read_points numeric(13,4),
      read_maximum numeric(13,4),
      is_read boolean not null default false,
      primary key (line_item_id, user_id)
    );
    create index grade_pushes_user_id_idx on grade_pushes (user_id);

    create function mark_push_due() returns trigger language plpgsql as $$
    begin
      if not new.push_due then
        new.push_due := exists (
          select from line_items l where l.group_assessment_id = new.group_assessment_id and l.is_active);
      end if;
      return new;
    end $$;
    create trigger scores_push_due before update on scores
      for each row when (new.version is distinct from old.version) execute function mark_push_due()`.execute(db)
}
