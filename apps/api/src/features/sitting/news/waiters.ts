import type { Database } from '@isomorph/database'
import type { Changes } from '../../../data/changes.ts'
import { createPageReader } from './page-reader.ts'
import { createWaitingPages, type Waiter, type WaitingPage, type WaitOutcome } from './waiting-pages.ts'

interface WaitersOptions {
  readonly database: Database
  readonly changes: Changes
  /** Told when pages can no longer be compared with the database, once until it works again. */
  readonly onFailure: (error: unknown) => void
  readonly longestMilliseconds?: number
}

/** The longest that a request waits. Many proxies cut what is silent for 30 seconds. */
const longestWaitMilliseconds = 25_000
/** How often all pages are compared while no notifications arrive from the database. */
const lookMilliseconds = 1500
/** One tab waits for all tabs of a browser: more requests than these are no browsers of one person. */
const pagesPerPerson = 10

type Pages = ReturnType<typeof createWaitingPages>

/** The pages that may have to be told something, by what has changed. */
function concernedPages(pages: Pages, topic: string, id: string): Waiter[] {
  if (topic === '*') return pages.all()
  if (topic !== 'groupAssessments' && topic !== 'sittings') return []
  const [groupAssessmentId = 0, userId] = id.split('/').map(Number)
  const found = pages.ofExam(groupAssessmentId)
  return userId === undefined ? found : found.filter((waiter) => waiter.userId === userId)
}

/** The pages of those who may have signed out, or may have lost their access. */
function pagesToAskAgain(pages: Pages, topic: string, id: string): Waiter[] {
  if (topic === 'sessions') return pages.ofSession(Number(id))
  return topic === 'users' ? pages.ofPerson(Number(id)) : []
}

interface Waiting {
  readonly pages: Pages
  readonly signal: AbortSignal
  readonly longestMilliseconds: number
  /** Called once the page waits: no piece of news falls in between. */
  readonly onWaiting: (waiter: Waiter) => void
}

/** Adds a page to those that wait, until it is answered, or long enough, or until its browser has hung up. */
async function waitAmong(
  { pages, signal, longestMilliseconds, onWaiting }: Waiting,
  page: WaitingPage,
): Promise<WaitOutcome> {
  return await new Promise((resolve) => {
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
    pages.add(waiter)
    onWaiting(waiter)
  })
}

/**
 * Pages that wait for news of their sitting. A page that waits is an entry in memory and holds no connection to the
 * database; the pages that a piece of news concerns are read together.
 */
export function createWaiters(options: WaitersOptions) {
  const { database, changes, onFailure, longestMilliseconds = longestWaitMilliseconds } = options
  const pages = createWaitingPages()
  const reader = createPageReader({ database, isWaiting: pages.has, onFailure })
  changes.subscribe((topic, id) => {
    reader.read(concernedPages(pages, topic, id))
    // The guard decides about the next request.
    for (const waiter of pagesToAskAgain(pages, topic, id)) waiter.answer('unchanged')
  })
  const timer = setInterval(() => {
    if (!changes.isListening()) reader.read(pages.all())
  }, lookMilliseconds).unref()
  let isDraining = false

  return {
    /** Waits until the state is another one than the page knows, or long enough, or until its browser has hung up. */
    wait: async (page: WaitingPage, signal: AbortSignal): Promise<WaitOutcome> => {
      if (isDraining || signal.aborted) return 'unchanged'
      if (pages.ofPerson(page.userId).length >= pagesPerPerson) return 'tooMany'
      const onWaiting = (waiter: Waiter) => reader.read([waiter])
      return await waitAmong({ pages, signal, longestMilliseconds, onWaiting }, page)
    },
    pages: (): readonly WaitingPage[] => pages.all(),
    /** Answers everybody: the process is about to stop. */
    drain: (): void => {
      isDraining = true
      clearInterval(timer)
      for (const waiter of pages.all()) waiter.answer('unchanged')
    },
  }
}
