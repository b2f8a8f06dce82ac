import type { Schedule } from '@isomorph/contract'
import { formatNear } from '../../../dates/dates.ts'
import { counted } from '../../../numbers/counts.ts'
import { isUnderWay } from './ending.ts'

/** What is left of the breaks, in whole minutes; below one, in seconds. */
export function leftOfBreaks(seconds: number): string {
  return seconds < 60 ? counted(seconds, 'second', 'seconds') : counted(Math.floor(seconds / 60), 'minute', 'minutes')
}

/** What a learner who is in a pause reads. */
export function pauseWords(schedule: Schedule, timeZone: string): string | null {
  if (schedule.pausedAt === null || !isUnderWay(schedule)) return null
  return schedule.pauseEndsAt === undefined
    ? 'Your instructor has paused this assessment. The clock stands still, and what you have typed is kept.'
    : `You are on a break, until ${formatNear(schedule.pauseEndsAt, schedule.now, timeZone)} at the latest. The clock stands still, and what you have typed is kept.`
}

/** Whether a break can be begun. */
export function mayTakeBreak(schedule: Schedule): boolean {
  return isUnderWay(schedule) && schedule.pausedAt === null && (schedule.breakSecondsLeft ?? 0) > 0
}
