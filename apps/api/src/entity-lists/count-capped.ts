import { countedRowsMaximum } from '@isomorph/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '@isomorph/database'

/** How many rows there are, of those that `source` (`from … where …`) names; counted up to a limit, and not beyond. */
export async function countCapped(
  db: Kysely<Tables>,
  source: RawBuilder<unknown>,
): Promise<{ readonly total: number; readonly isCapped: boolean }> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select ${source} limit ${countedRowsMaximum + 1}) counted`.execute(db)
  const count = rows[0]?.count ?? 0
  return { total: Math.min(count, countedRowsMaximum), isCapped: count > countedRowsMaximum }
}
