import { fromWallClock, toWallClock } from './dates.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The part of a moment that no wall clock of a field shows: seconds and less. */
function belowMinute(moment: string): number {
  return Date.parse(moment) % 60_000
}

/** The same weekday and the same time on the clocks of the time zone, so many weeks later. */
export function shiftByWeeks(moment: string, weeks: number, timeZone: string): string {
  const wallClock = toWallClock(moment, timeZone)
  const shifted = new Date(Date.parse(`${wallClock}Z`) + weeks * 7 * dayMs).toISOString().slice(0, 16)
  const found = fromWallClock(shifted, timeZone) ?? moment
  return new Date(Date.parse(found) + belowMinute(moment)).toISOString()
}

/** How many whole weeks lie between two moments, to the nearest. */
export function weeksBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (7 * dayMs))
}
