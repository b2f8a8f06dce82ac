import { lastActivity } from '../browser-storage.ts'
import { inactivityMs } from './periodic-fetches.ts'

/** The interval while somebody is active, and once nobody has been active for a while. */
export const pollIntervalMs = 20_000
export const idlePollIntervalMs = 2 * 60_000

/**
 * Polls at an interval and at once when the network is back, never while the page is hidden. Returns a function that stops it.
 */
export function pollWhileVisible(poll: () => unknown): () => void {
  let polledAt = Date.now()
  function pollNow(): void {
    polledAt = Date.now()
    poll()
  }
  function pollIfDue(): void {
    const isAway = Date.now() - lastActivity.read() >= inactivityMs
    const waitMs = isAway ? idlePollIntervalMs : pollIntervalMs
    if (document.visibilityState !== 'hidden' && Date.now() - polledAt >= waitMs) pollNow()
  }
  const timer = setInterval(pollIfDue, pollIntervalMs)
  addEventListener('online', pollNow)
  document.addEventListener('visibilitychange', pollIfDue)
  return () => {
    clearInterval(timer)
    removeEventListener('online', pollNow)
    document.removeEventListener('visibilitychange', pollIfDue)
  }
}
