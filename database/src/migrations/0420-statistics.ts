import { sql, type Kysely } from 'kysely'

/** Tests of variants and drawn values: they take seconds, and are therefore worked out in the background. */
export async function storeStatistics(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table item_statistics (
      group_assessment_id bigint not null references group_assessments on delete restrict,
      attempt text not null check (attempt in ('counting', 'first')),
      item_key integer not null,
      -- Tells the work that the figures are about from any other.
      source_version text not null,
      n integer not null,
      figures jsonb not null,
      computed_at timestamptz not null default now(),
      primary key (group_assessment_id, attempt, item_key)
    )`.execute(db)
}
