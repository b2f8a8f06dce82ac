import { sql, type Kysely } from 'kysely'

/** How long each problem was in front of its learner. Updated every few seconds while somebody sits: half of each page is left free. */
export async function keepProblemTimes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table problem_times (
      problem_instance_id bigint primary key references problem_instances on delete restrict,
      active_seconds integer not null check (active_seconds >= 0)
    ) with (fillfactor = 50)`.execute(db)
}
