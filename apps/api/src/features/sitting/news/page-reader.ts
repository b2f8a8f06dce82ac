import type { Database } from '@isomorph/database'
import { selectNews, type NewsRow } from './news.sql.ts'
import type { Waiter, WaitOutcome } from './waiting-pages.ts'

/** Pages that are read in one statement. */
const pagesAtOnce = 1000
/** Above so many answers at once they are spread, so that other requests come in between. */
const answersAtOnce = 50
const spreadMilliseconds = 500

function tokenOf(row: NewsRow): string {
  return `${row.group_assessment_version}.${row.status_version ?? 0}.${row.announcement_number}`
}

function answerIfChanged(waiter: Waiter, row: NewsRow | undefined, delay: number): void {
  if (row !== undefined && tokenOf(row) === waiter.after) return
  const outcome: WaitOutcome = row === undefined ? 'gone' : { token: tokenOf(row), row }
  if (delay === 0) waiter.answer(outcome)
  else setTimeout(() => waiter.answer(outcome), delay).unref()
}

/** Compares pages that wait with the database, many at once, and answers those that know another state. */
export function createPageReader(database: Database, isWaiting: (waiter: Waiter) => boolean) {
  /** To be compared, each once, however much news there are. */
  const due = new Set<Waiter>()
  let isReading = false

  async function readPart(): Promise<void> {
    const part = [...due].slice(0, pagesAtOnce)
    for (const waiter of part) due.delete(waiter)
    const asked = part.filter(isWaiting)
    const rows = await selectNews(database, asked)
    const spread = asked.length > answersAtOnce ? spreadMilliseconds : 0
    asked.forEach((waiter, index) => answerIfChanged(waiter, rows[index], (spread * index) / asked.length))
  }

  async function readDue(): Promise<void> {
    if (isReading) return
    isReading = true
    try {
      while (due.size > 0) await readPart()
    } catch {
      // A database that is away has no news. Pages ask again after their wait, and are then told so.
      due.clear()
    } finally {
      isReading = false
    }
  }

  return {
    /** What arrives in one turn of the event loop is read together. */
    read(waiters: Iterable<Waiter>): void {
      for (const waiter of waiters) due.add(waiter)
      if (due.size > 0) setImmediate(() => void readDue())
    },
  }
}
