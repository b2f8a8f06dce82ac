import { t } from '@isomorph/messages'

/** Whole seconds left until a deadline on a clock that runs `offsetMilliseconds` behind the server's; never below 0. */
export function secondsLeft(deadline: string, clientNow: number, offsetMilliseconds: number): number {
  return Math.max(0, Math.ceil((Date.parse(deadline) - (clientNow + offsetMilliseconds)) / 1000))
}

function daysLeft(hours: number): string {
  return t('sitting.time.days', { days: String(Math.floor(hours / 24)), hours: String(hours % 24) })
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** `31:20`, `1:05:00`, and days where it is a matter of days: `2 d 3 h`. */
export function formatSecondsLeft(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  if (hours >= 48) return daysLeft(hours)
  const minutes = Math.floor(seconds / 60) % 60
  const tail = twoDigits(seconds % 60)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${tail}` : `${minutes}:${tail}`
}

const announcedSeconds = [30 * 60, 15 * 60, 10 * 60, 5 * 60, 2 * 60, 60, 30, 10]

/**
 * What a screen reader is told when the time left passes from `before` to `after` seconds: a few useful moments, never a
 * ticking clock. Nothing where none of them was passed.
 */
export function announcementBetween(before: number, after: number): string | null {
  if (after === 0 && before > 0) return t('sitting.time.up')
  const passed = announcedSeconds.findLast((moment) => before > moment && after <= moment)
  if (passed === undefined) return null
  return passed >= 60
    ? t('sitting.time.minutesLeft', { count: passed / 60 })
    : t('sitting.time.secondsLeft', { count: passed })
}

/** How urgent the time left is: the last five minutes, and the last one, look different. */
export function urgencyOf(seconds: number): 'calm' | 'soon' | 'last' {
  if (seconds <= 60) return 'last'
  return seconds <= 300 ? 'soon' : 'calm'
}

/** The moments of a schedule that a countdown needs. */
interface CountedSchedule {
  readonly dueAt: string | null
  readonly deadline: string | null
  readonly timeLimitSeconds: number | null
}

/**
 * What the clock of a sitting counts to. Homework that is not due yet counts to its due date, since late work costs; with a
 * time limit, or once late, it counts to the moment after which nothing is accepted.
 */
export function countedMoment(schedule: CountedSchedule, serverNow: number): { moment: string; isDue: boolean } | null {
  const { dueAt, deadline, timeLimitSeconds } = schedule
  if (deadline === null) return null
  const isDueFirst =
    timeLimitSeconds === null &&
    dueAt !== null &&
    Date.parse(dueAt) > serverNow &&
    Date.parse(dueAt) < Date.parse(deadline)
  return isDueFirst ? { moment: dueAt, isDue: true } : { moment: deadline, isDue: false }
}
