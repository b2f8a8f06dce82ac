import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

/**
 * For the rest of the transaction: rows that were just written have no statistics yet, and a plan that takes thousands
 * of them for one compares each with each.
 */
export async function planForManyRows(trx: Kysely<Tables>): Promise<void> {
  await sql`select set_config('enable_nestloop', 'off', true), set_config('jit', 'off', true)`.execute(trx)
}
