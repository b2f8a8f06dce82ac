import { useTimeout } from '../../../screen/timers.ts'

const aheadAfterMs = 2000

/**
 * Prefetches parts of a page 2 s after it is shown, so that they are there without a connection. A part that could not be
 * fetched then is fetched when it is needed.
 */
export function useFetchAhead(...parts: readonly (() => Promise<unknown>)[]): void {
  useTimeout(() => void Promise.allSettled(parts.map((load) => load())), aheadAfterMs)
}
