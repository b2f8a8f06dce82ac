import { graceSeconds, type Schedule } from '@isomorph/contract'

/** What is typed in the last second of the grace may arrive after it. */
const lockedAfterSeconds = graceSeconds - 1
/** By now the server has submitted and finished what time has ended (decision 0022). */
const finishedAfterMilliseconds = 16_000
const minute = 60_000

export function isUnderWay({ startedAt, finishedAt }: Pick<Schedule, 'startedAt' | 'finishedAt'>): boolean {
  return startedAt !== null && finishedAt === null
}

/** When the fields of a sitting under way close, in milliseconds; null: no time ends it. */
export function lockMomentOf(schedule: Pick<Schedule, 'startedAt' | 'finishedAt' | 'deadline'>): number | null {
  if (!isUnderWay(schedule) || schedule.deadline === null) return null
  return Date.parse(schedule.deadline) + lockedAfterSeconds * 1000
}

/** Whether staff have ended a sitting between two schedules: its end was moved to before now. */
export function wasEndedBetween(
  before: Pick<Schedule, 'deadline'>,
  { startedAt, finishedAt, deadline, now }: Pick<Schedule, 'startedAt' | 'finishedAt' | 'deadline' | 'now'>,
): boolean {
  if (!isUnderWay({ startedAt, finishedAt }) || deadline === null || Date.parse(deadline) > Date.parse(now))
    return false
  return before.deadline === null || Date.parse(deadline) < Date.parse(before.deadline)
}

/** Whether the server took nothing more when it told this schedule. */
export function isOver({
  now,
  deadline,
  finishedAt,
  pausedAt,
}: Pick<Schedule, 'now' | 'deadline' | 'finishedAt' | 'pausedAt'>): boolean {
  const isTooLate = deadline !== null && Date.parse(now) > Date.parse(deadline) + graceSeconds * 1000
  return finishedAt !== null || pausedAt !== null || isTooLate
}

/**
 * Milliseconds until the schedule is polled again while a clock counts to `moment`: about every minute in the last two
 * hours, once more shortly before the end, soon after the server has finished, and then ever more slowly. `chance`, from 0
 * to 1, keeps a whole course from asking at once.
 */
export function untilNextPoll(moment: number, now: number, chance: number): number {
  const left = moment - now
  if (left <= -finishedAfterMilliseconds)
    return Math.min(minute, 3000 + (-left - finishedAfterMilliseconds) / 4) + chance * 1000
  const end = left + finishedAfterMilliseconds + chance * 1000
  const shortlyBefore = left - 15_000 - chance * 15_000
  if (shortlyBefore < 1000) return end
  return Math.min(shortlyBefore, (left > 120 * minute ? 10 * minute : minute) * (0.75 + chance / 2))
}

/** Staff may reopen what has ended: milliseconds until the next poll; null once an hour has passed. */
export function untilNextPollAfterEnd(finishedAt: string, now: number, chance: number): number | null {
  return now - Date.parse(finishedAt) > 60 * minute ? null : minute * (0.75 + chance / 2)
}
