import { useTimeout } from '../../../screen/timers.ts'
import { useIsOnline } from '../submissions/use-is-online.ts'

const aheadAfterMs = 2000

/**
 * Prefetches parts of a page 2 s after it is shown, so that they are there without a connection. Nothing is asked for while
 * there is none: a browser may remember for the life of the page that a part could not be fetched. A part that could not be
 * fetched is fetched when it is needed.
 */
export function useFetchAhead(...parts: readonly (() => Promise<unknown>)[]): void {
  const isOnline = useIsOnline()
  useTimeout(() => void Promise.allSettled(parts.map((load) => load())), isOnline ? aheadAfterMs : null)
}
