import { sql, type Kysely } from 'kysely'

/** What a look worked out for each result, so that applying it needs no second working out. Lost with a crash: it is worked out anew. */
export async function keepRegradePlans(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table regrade_plans (
      regrade_run_id bigint not null references regrade_runs on delete restrict,
      problem_instance_id bigint not null,
      version integer not null,
      basis jsonb not null,
      changes integer not null,
      attempts jsonb not null,
      marked_variant_id bigint not null,
      counting_attempt integer,
      percent numeric(7,4) not null,
      points numeric(9,4) not null,
      pending integer not null,
      floor_points numeric(9,4),
      moved_points numeric(13,4) not null,
      moved_pending integer not null,
      moved_possible numeric(12,4) not null,
      primary key (regrade_run_id, problem_instance_id)
    )`.execute(db)
}
