import { pauseFor } from './pause-for.ts'

/** Between two tries to fetch a part, in milliseconds. */
const fetchAgainAfterMs = 3000

/** Fetches a part of the app that works unseen, again and again while the network fails; undefined once nobody wants it any more. */
export async function keepFetching<Part>(load: () => Promise<Part>, signal: AbortSignal): Promise<Part | undefined> {
  while (!signal.aborted) {
    try {
      return await load()
    } catch {
      await pauseFor(fetchAgainAfterMs, signal)
    }
  }
  return undefined
}
