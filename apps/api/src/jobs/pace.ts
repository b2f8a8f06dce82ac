import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** How fast work in portions goes on beside requests that somebody waits for. */
export interface Pace {
  /** How much the next portion may hold: less while the process is busy with requests. */
  readonly portion: (usual: number) => number
  /**
   * Called after each portion. While the process is busy with requests it waits by how long was worked since the last wait, in a quiet
   * process not at all.
   */
  readonly rest: () => Promise<void>
}

interface Room {
  /** The share of the next milliseconds in which this process is busy. */
  readonly busyShareOf: (milliseconds: number) => Promise<number>
  readonly now: () => number
}

interface Pacing {
  readonly lookMilliseconds: number
  /** A quiet process is looked at no more often. */
  readonly lookEveryMilliseconds: number
  /** The rest in a busy process, by what was worked. */
  readonly restsPerWork: number
  readonly longestRestMilliseconds: number
  /** Into how many portions a usual one falls in a busy process. */
  readonly busyPortions: number
}

/** Somebody waits for the work: it gets half of the time of a busy process. */
export const waitedFor: Pacing = {
  lookMilliseconds: 20,
  lookEveryMilliseconds: 200,
  restsPerWork: 1,
  longestRestMilliseconds: Infinity,
  busyPortions: 5,
}

/**
 * Nobody waits for the work: even if nobody else got anything done during it, others would be slowed by a fortieth. What took longer
 * than a fortieth of the longest rest waited itself, for another system.
 */
export const inBackground: Pacing = {
  lookMilliseconds: 50,
  lookEveryMilliseconds: 0,
  restsPerWork: 40,
  longestRestMilliseconds: 8000,
  busyPortions: 1,
}

/** A busier process has requests that somebody waits for. */
const quietShare = 0.3

async function busyShareOf(milliseconds: number): Promise<number> {
  const before = performance.eventLoopUtilization()
  await pause(milliseconds)
  return performance.eventLoopUtilization(before).utilization
}

/** A pace for one run of work. */
export function createPace(pacing: Pacing, room: Room = { busyShareOf, now: () => performance.now() }): Pace {
  const { lookMilliseconds, lookEveryMilliseconds, restsPerWork, longestRestMilliseconds, busyPortions } = pacing
  let isBusy = false
  let checkedAt = -Infinity
  let restedAt = room.now()

  async function look(): Promise<void> {
    isBusy = (await room.busyShareOf(lookMilliseconds)) >= quietShare
    checkedAt = room.now()
  }

  return {
    portion: (usual) => (isBusy ? Math.ceil(usual / busyPortions) : usual),
    async rest() {
      const longest = Math.min(restsPerWork * (room.now() - restedAt), longestRestMilliseconds)
      if (isBusy || room.now() - checkedAt >= lookEveryMilliseconds) await look()
      for (let waited = lookMilliseconds; isBusy && waited < longest; waited += lookMilliseconds) await look()
      restedAt = room.now()
    },
  }
}

/** Takes what is there in portions, each as large as the pace allows when its turn comes. */
export function* portionsOf<Item>(items: readonly Item[], usual: number, pace: Pace): Generator<readonly Item[]> {
  for (let from = 0; from < items.length;) {
    const until = from + pace.portion(usual)
    yield items.slice(from, until)
    from = until
  }
}
