import type { Database } from '@isomorph/database'
import type { Changes } from '../../../data/changes.ts'
import { selectNews, type NewsRow } from './news.sql.ts'

/** One page that waits for news. */
export interface WaitingPage {
  readonly groupAssessmentId: number
  readonly userId: number
  /** Null while somebody acts as the learner: their page is not the learner's. */
  readonly sessionId: number | null
  readonly problemInstanceId: number | null
  /** The state that the page knows; undefined: none. */
  readonly after: string | undefined
}

/** What a page is told: its state where that is another one, null where nothing has changed so far. */
export type WaitOutcome = { readonly token: string; readonly row: NewsRow } | 'unchanged' | 'gone'

interface Waiter extends WaitingPage {
  readonly answer: (outcome: WaitOutcome) => void
}

export interface WaitersOptions {
  readonly database: Database
  readonly changes: Changes
  /** How long nobody waits in vain. */
  readonly longestMilliseconds?: number
}

/** Proxies cut what is silent for longer; a page whose request is cut asks again. */
const longestWaitMilliseconds = 25_000
/** How often pages are looked after while no news arrive from the database. */
const lookMilliseconds = 1500
/** Pages that are read in one statement. */
const pagesAtOnce = 1000
/** Above so many answers at once they are spread, so that other requests come in between. */
const answersAtOnce = 50
const spreadMilliseconds = 500

function tokenOf(row: NewsRow): string {
  return `${row.group_assessment_version}.${row.status_version ?? 0}.${row.announcement_number}`
}

/**
 * Pages that wait for news of their sitting. A page that waits is an entry in memory and holds no connection to the
 * database; the pages that a piece of news concerns are read together.
 */
export function createWaiters({ database, changes, longestMilliseconds = longestWaitMilliseconds }: WaitersOptions) {
  const waiters = new Map<number, Set<Waiter>>()
  /** To be compared with the database, each once, however much news there are. */
  const due = new Set<Waiter>()
  let isReading = false
  let isClosed = false

  const all = (): Waiter[] => [...waiters.values()].flatMap((each) => [...each])

  function isWaiting(waiter: Waiter): boolean {
    return waiters.get(waiter.groupAssessmentId)?.has(waiter) ?? false
  }

  function compare(waiter: Waiter, row: NewsRow | undefined, delay: number): void {
    if (row !== undefined && tokenOf(row) === waiter.after) return
    const outcome: WaitOutcome = row === undefined ? 'gone' : { token: tokenOf(row), row }
    if (delay === 0) waiter.answer(outcome)
    else setTimeout(() => waiter.answer(outcome), delay).unref()
  }

  async function readDue(): Promise<void> {
    const part = [...due].slice(0, pagesAtOnce)
    for (const waiter of part) due.delete(waiter)
    const asked = part.filter(isWaiting)
    const rows = await selectNews(database, asked)
    const spread = asked.length > answersAtOnce ? spreadMilliseconds : 0
    asked.forEach((waiter, index) => compare(waiter, rows[index], (spread * index) / asked.length))
  }

  async function readAllDue(): Promise<void> {
    isReading = true
    try {
      while (due.size > 0 && !isClosed) await readDue()
    } catch {
      // A database that is away has no news. Pages ask again after their wait, and are then told so.
      due.clear()
    } finally {
      isReading = false
    }
  }

  function look(concerned: Iterable<Waiter>): void {
    for (const waiter of concerned) due.add(waiter)
    // What arrives in one turn of the event loop is read together.
    if (!isReading && due.size > 0) setImmediate(() => void (isReading || readAllDue()))
  }

  changes.subscribe((topic, id) => {
    if (topic === '*') look(all())
    if (topic === 'groupAssessments') look(waiters.get(Number(id)) ?? [])
    if (topic !== 'sittings') return
    const [groupAssessmentId, userId] = id.split('/').map(Number)
    const concerned = [...(waiters.get(groupAssessmentId ?? 0) ?? [])]
    look(userId === undefined ? concerned : concerned.filter((waiter) => waiter.userId === userId))
  })
  const timer = setInterval(() => {
    if (!changes.isListening()) look(all())
  }, lookMilliseconds).unref()

  function add(waiter: Waiter): void {
    const others = waiters.get(waiter.groupAssessmentId) ?? new Set<Waiter>()
    waiters.set(waiter.groupAssessmentId, others.add(waiter))
  }

  function remove(waiter: Waiter): void {
    const others = waiters.get(waiter.groupAssessmentId)
    others?.delete(waiter)
    if (others?.size === 0) waiters.delete(waiter.groupAssessmentId)
    due.delete(waiter)
  }

  return {
    /** Waits until the state is another one than the page knows, or long enough, or until the page is gone. */
    wait: async (page: WaitingPage, signal: AbortSignal): Promise<WaitOutcome> =>
      await new Promise((resolve) => {
        const end = () => waiter.answer('unchanged')
        const timeout = setTimeout(end, longestMilliseconds).unref()
        const waiter: Waiter = {
          ...page,
          answer: (outcome) => {
            clearTimeout(timeout)
            signal.removeEventListener('abort', end)
            remove(waiter)
            resolve(outcome)
          },
        }
        if (isClosed || signal.aborted) return end()
        signal.addEventListener('abort', end)
        // It waits before it is compared: no piece of news falls in between.
        add(waiter)
        look([waiter])
      }),
    pages: (): readonly WaitingPage[] => all(),
    /** Answers everybody: the process is about to stop. */
    drain: (): void => {
      isClosed = true
      clearInterval(timer)
      for (const waiter of all()) waiter.answer('unchanged')
    },
  }
}

export type Waiters = ReturnType<typeof createWaiters>
