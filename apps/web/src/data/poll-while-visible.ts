import { lastActivity } from './browser-storage.ts'
import { inactivityMs } from './periodic-fetches.ts'

/** Waits between two looks while somebody is there, and once nobody has touched anything for a while. */
export const lookEveryMs = 20_000
export const lookSeldomMs = 2 * 60_000

/**
 * Looks again and again, at once when the network is back, and not while nobody can see the page. Answers what ends it.
 */
export function pollWhileVisible(look: () => unknown): () => void {
  let lookedAt = Date.now()
  function lookNow(): void {
    lookedAt = Date.now()
    look()
  }
  function lookIfDue(): void {
    const isAway = Date.now() - lastActivity.read() >= inactivityMs
    const waitMs = isAway ? lookSeldomMs : lookEveryMs
    if (document.visibilityState !== 'hidden' && Date.now() - lookedAt >= waitMs) lookNow()
  }
  const timer = setInterval(lookIfDue, lookEveryMs)
  addEventListener('online', lookNow)
  document.addEventListener('visibilitychange', lookIfDue)
  return () => {
    clearInterval(timer)
    removeEventListener('online', lookNow)
    document.removeEventListener('visibilitychange', lookIfDue)
  }
}
