import type { Schedule } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { formatNear, nameOfMinutes } from '../../../dates/dates.ts'
import { isUnderWay } from './ending.ts'

/** What is left of the breaks, in whole minutes; below one, in seconds. */
export function leftOfBreaks(seconds: number): string {
  return seconds < 60 ? t('sitting-later.seconds', { count: seconds }) : nameOfMinutes(Math.floor(seconds / 60))
}

/** What a learner who is in a pause reads. */
export function pauseWords(schedule: Schedule, timeZone: string): string | null {
  if (schedule.pausedAt === null || !isUnderWay(schedule)) return null
  return schedule.pauseEndsAt === undefined
    ? t('sitting-later.pause')
    : t('sitting-later.pause.own', { moment: formatNear(schedule.pauseEndsAt, schedule.now, timeZone) })
}

/** Whether a break can be begun. */
export function mayTakeBreak(schedule: Schedule): boolean {
  return isUnderWay(schedule) && schedule.pausedAt === null && (schedule.breakSecondsLeft ?? 0) > 0
}
