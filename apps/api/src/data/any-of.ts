import { sql, type RawBuilder } from 'kysely'

/** `any(…)` of ids as one value: a statement with a thousand values takes longer to compile than to run. */
export function anyOf(ids: readonly number[]): RawBuilder<number> {
  return sql<number>`any(${[...ids]}::bigint[])`
}
