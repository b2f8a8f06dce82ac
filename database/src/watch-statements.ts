import type { LogEvent } from 'kysely'
import type pg from 'pg'

/** A statement that has ended. Its text has places for values, never the values. */
export interface EndedStatement {
  readonly text: string
  /** Of statements that are planned once. */
  readonly name: string | undefined
  readonly milliseconds: number
  readonly isFault: boolean
}

/** Told of each statement in the asynchronous context of whoever sent it. */
export type WatchStatement = (statement: EndedStatement) => void

/** What Kysely tells of a statement. */
export function toldByKysely(watch: WatchStatement): (event: LogEvent) => void {
  return ({ level, query, queryDurationMillis: milliseconds }) =>
    watch({ text: query.sql, name: undefined, milliseconds, isFault: level === 'error' })
}

function namesOf(given: unknown): Pick<EndedStatement, 'text' | 'name'> {
  if (typeof given === 'string') return { text: given, name: undefined }
  const { text = '', name } = (given ?? {}) as Partial<pg.QueryConfig>
  return { text, name }
}

/** Watches statements that are sent to a pool itself, the wait for a connection included. */
export function watchPool(pool: pg.Pool, watch: WatchStatement): void {
  const query = pool.query.bind(pool) as (...given: readonly unknown[]) => unknown
  const watched = (...given: readonly unknown[]): unknown => {
    const begun = performance.now()
    const result = query(...given)
    const tell = (isFault: boolean): void =>
      watch({ ...namesOf(given[0]), milliseconds: performance.now() - begun, isFault })
    if (result instanceof Promise)
      result.then(
        () => tell(false),
        () => tell(true),
      )
    return result
  }
  pool.query = watched as typeof pool.query
}
