const aheadAfterMs = 2000

/**
 * Fetches parts of a page ahead, once it has long been read, so that they are there without a connection. What could not
 * be fetched then is tried again when it is needed. Answers what ends it.
 */
export function fetchAhead(...parts: readonly (() => Promise<unknown>)[]): () => void {
  const timer = setTimeout(() => void Promise.allSettled(parts.map((load) => load())), aheadAfterMs)
  return () => clearTimeout(timer)
}
