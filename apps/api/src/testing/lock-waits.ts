import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

/** Waits until a statement in this database is held up by what another transaction has locked. */
export async function untilSomebodyIsHeldUp(db: Kysely<Tables>): Promise<void> {
  const heldUp = sql`
    select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`
  while ((await heldUp.execute(db)).rows.length === 0) await wait(20)
}
