import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** What `leaveRoom` looks at and waits by. */
export interface Room {
  /** The share of a pause in which this process was busy. */
  readonly busyShareOf: (milliseconds: number) => Promise<number>
}

/** The share of the next milliseconds in which this process is busy. */
export async function busyShareOf(milliseconds: number): Promise<number> {
  const before = performance.eventLoopUtilization()
  await pause(milliseconds)
  return performance.eventLoopUtilization(before).utilization
}

/** A busier process has requests that somebody waits for. */
export const quietShare = 0.3
const lookMilliseconds = 50
/** Even if nobody else got anything done during such work, others would be slowed by a fortieth. */
const pausesPerWork = 40
/** Work that took long waited itself, for another system. */
const longestMilliseconds = 8000

/**
 * Called between portions of work that nobody waits for: while the process is busy with requests, the next portion begins only
 * after a pause 40 times as long as the portion before, at most eight seconds; in a quiet process at once.
 */
export async function leaveRoom(workedMilliseconds: number, room: Room = { busyShareOf }): Promise<void> {
  const longest = Math.min(pausesPerWork * workedMilliseconds, longestMilliseconds)
  for (let waited = 0; waited < longest; waited += lookMilliseconds)
    if ((await room.busyShareOf(lookMilliseconds)) < quietShare) return
}
