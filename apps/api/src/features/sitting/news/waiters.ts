import type { Database } from '@isomorph/database'
import type { Changes } from '../../../data/changes.ts'
import { createPageReader } from './page-reader.ts'
import { createWaitingPages, type Waiter, type WaitingPage, type WaitOutcome } from './waiting-pages.ts'

interface WaitersOptions {
  readonly database: Database
  readonly changes: Changes
  /** How long nobody waits in vain. */
  readonly longestMilliseconds?: number
}

/** Proxies cut what is silent for longer; a page whose request is cut asks again. */
const longestWaitMilliseconds = 25_000
/** How often pages are looked after while no news arrive from the database. */
const lookMilliseconds = 1500
/**
 * Pages that wait for news of their sitting. A page that waits is an entry in memory and holds no connection to the
 * database; the pages that a piece of news concerns are read together.
 */
export function createWaiters({ database, changes, longestMilliseconds = longestWaitMilliseconds }: WaitersOptions) {
  const pages = createWaitingPages()
  const reader = createPageReader(database, pages.has)
  changes.subscribe((topic, id) => {
    const [groupAssessmentId = 0, userId] = id.split('/').map(Number)
    if (topic === '*') reader.read(pages.all())
    if (topic === 'groupAssessments' || topic === 'sittings') reader.read(pages.of(groupAssessmentId, userId))
  })
  const timer = setInterval(() => {
    if (!changes.isListening()) reader.read(pages.all())
  }, lookMilliseconds).unref()
  let isDraining = false

  return {
    /** Waits until the state is another one than the page knows, or long enough, or until the page is gone. */
    wait: async (page: WaitingPage, signal: AbortSignal): Promise<WaitOutcome> =>
      await new Promise((resolve) => {
        if (isDraining || signal.aborted) return resolve('unchanged')
        const end = () => waiter.answer('unchanged')
        const timeout = setTimeout(end, longestMilliseconds).unref()
        const answer = (outcome: WaitOutcome): void => {
          clearTimeout(timeout)
          signal.removeEventListener('abort', end)
          pages.remove(waiter)
          resolve(outcome)
        }
        const waiter: Waiter = { ...page, answer }
        signal.addEventListener('abort', end)
        // It waits before it is compared: no piece of news falls in between.
        pages.add(waiter)
        reader.read([waiter])
      }),
    pages: (): readonly WaitingPage[] => pages.all(),
    /** Answers everybody: the process is about to stop. */
    drain: (): void => {
      isDraining = true
      clearInterval(timer)
      for (const waiter of pages.all()) waiter.answer('unchanged')
    },
  }
}
