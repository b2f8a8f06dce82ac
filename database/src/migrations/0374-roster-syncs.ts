import { sql, type Kysely } from 'kysely'

/** What each reading of a platform's roster found, and whether it was taken over. */
export async function syncRosters(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table external_groups add column is_roster_synced boolean not null default false;

    create table roster_syncs (
      id bigint generated always as identity primary key,
      external_group_id bigint not null references external_groups on delete restrict,
      requested_by bigint references users on delete restrict,
      state text not null check (state in ('waiting', 'running', 'toConfirm', 'applied', 'failed', 'dismissed')),
      reason text not null default '',
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      read_people integer not null default 0,
      added integer not null default 0,
      removed integer not null default 0,
      changed integer not null default 0,
      unchanged integer not null default 0,
      people jsonb not null default '[]',
      confirmed_by bigint references users on delete restrict
    );
    create index roster_syncs_external_group_id_idx on roster_syncs (external_group_id, id desc);
    create unique index roster_syncs_under_way_idx on roster_syncs (external_group_id)
      where state in ('waiting', 'running')`.execute(db)
}
