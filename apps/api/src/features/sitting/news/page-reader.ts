import type { Database } from '@isomorph/database'
import { selectNews, type NewsRow } from './news.sql.ts'
import type { Waiter, WaitOutcome } from './waiting-pages.ts'

/** Pages that are read in one statement. */
const pagesAtOnce = 1000
/** Above so many answers at once they are spread, so that other requests come in between. */
const answersAtOnce = 50
const spreadMilliseconds = 500
/** After a read that failed. */
const retryMilliseconds = 1000

function tokenOf(row: NewsRow): string {
  return `${row.group_assessment_version}.${row.status_version ?? 0}.${row.announcement_sum}.${row.pages_version}`
}

function answerIfChanged(waiter: Waiter, row: NewsRow | undefined, delay: number): void {
  if (row !== undefined && tokenOf(row) === waiter.after) return
  const outcome: WaitOutcome = row === undefined ? 'notFound' : { token: tokenOf(row), row }
  if (delay === 0) waiter.answer(outcome)
  else setTimeout(() => waiter.answer(outcome), delay).unref()
}

/** Compares pages with the database, and answers those that know another state. */
async function answerChanged(database: Database, asked: readonly Waiter[]): Promise<void> {
  const rows = await selectNews(database, asked)
  const spread = asked.length > answersAtOnce ? spreadMilliseconds : 0
  asked.forEach((waiter, index) => answerIfChanged(waiter, rows[index], (spread * index) / asked.length))
}

interface PageReaderOptions {
  readonly database: Database
  readonly isWaiting: (waiter: Waiter) => boolean
  readonly onFailure: (error: unknown) => void
}

interface Due extends Pick<PageReaderOptions, 'database' | 'isWaiting'> {
  readonly due: Set<Waiter>
}

/** Compares as many as one statement takes. What could not be read stays due. */
async function readPart({ database, isWaiting, due }: Due): Promise<void> {
  const part = [...due].slice(0, pagesAtOnce)
  for (const waiter of part) due.delete(waiter)
  const asked = part.filter(isWaiting)
  if (asked.length === 0) return
  try {
    await answerChanged(database, asked)
  } catch (error) {
    for (const waiter of asked) due.add(waiter)
    throw error
  }
}

/** Compares pages that wait with the database, many at once, until it has worked. */
export function createPageReader({ database, isWaiting, onFailure }: PageReaderOptions) {
  /** To be compared, each once, however much news there are. */
  const due = new Set<Waiter>()
  let isReading = false
  let hasFailed = false

  async function readDue(): Promise<void> {
    if (isReading) return
    isReading = true
    try {
      while (due.size > 0) await readPart({ database, isWaiting, due })
      hasFailed = false
    } catch (error) {
      if (!hasFailed) onFailure(error)
      hasFailed = true
      setTimeout(() => void readDue(), retryMilliseconds).unref()
    } finally {
      isReading = false
    }
  }

  return {
    /** What arrives in one turn of the event loop is read together. */
    read(waiters: readonly Waiter[]): void {
      if (waiters.length === 0) return
      for (const waiter of waiters) due.add(waiter)
      // After a failure the next try is on its way.
      if (!hasFailed) setImmediate(() => void readDue())
    },
  }
}
