import { sql, type Kysely } from 'kysely'

/** The integration ledger: every message between this product and a connected system. Rows are only added, and end by age. */
export async function createExchanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exchanges (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      direction text not null check (direction in ('in', 'out')),
      kind text not null check (kind in ('launch', 'deepLink', 'registration', 'roster', 'lineItem', 'grade', 'results')),
      outcome text not null check (outcome in ('accepted', 'refused', 'failed')),
      external_provider_id bigint references external_providers on delete restrict,
      external_group_id bigint references external_groups on delete restrict,
      group_id bigint references groups on delete restrict,
      group_assessment_id bigint references group_assessments on delete restrict,
      user_id bigint references users on delete restrict,
      summary text not null default '',
      detail text not null default '',
      trace_id text not null default '',
      next_try_at timestamptz
    );
    create index exchanges_at_idx on exchanges (at desc, id desc);
    create index exchanges_group_id_idx on exchanges (group_id, at desc, id desc) where group_id is not null;
    create index exchanges_user_id_idx on exchanges (user_id) where user_id is not null`.execute(db)
}
