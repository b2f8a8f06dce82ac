import { sql, type Kysely } from 'kysely'

/** Pools: of their problems each learner is given some, drawn for this learner alone. */
export async function drawFromPools(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table group_assessment_items add column pool_key integer;
    create table group_assessment_pools (
      group_assessment_id bigint not null references group_assessments on delete restrict,
      delivery_number integer not null,
      pool_key integer not null,
      section_key integer,
      draws integer not null check (draws > 0),
      points numeric(9,4) not null check (points >= 0),
      primary key (group_assessment_id, delivery_number, pool_key)
    )`.execute(db)
}
