import { graceSeconds, pauseGraceSeconds, type Schedule } from '@isomorph/contract'

/** The clock of one learner as the view `learner_schedules` gives it. */
export interface ScheduleRow {
  readonly opens_at: Date | null
  readonly due_at: Date | null
  readonly closes_at: Date | null
  readonly time_limit_seconds: number | null
  readonly started_at: Date | null
  readonly finished_at: Date | null
  readonly finish_reason: 'submitted' | 'timeExpired' | null
  readonly is_ended_by_staff: boolean
  readonly deadline: Date | null
  readonly paused_at: Date | null
  /** The pause is a break of the learner's own; null: staff have paused. */
  readonly pause_ends_at: Date | null
  readonly break_seconds: number
  readonly break_used_seconds: number
  readonly attempts_allowed: number | null
  /** Added to the attempts that a problem has of its own; null: an accommodation in the assessment replaces them. */
  readonly own_extra_attempts: number | null
  readonly reopen_number: number
  readonly pages_version: number
}

/** The clock among the columns of a row. */
export function scheduleOf(row: ScheduleRow): ScheduleRow {
  const { opens_at, due_at, closes_at, time_limit_seconds, started_at, deadline, attempts_allowed } = row
  const { finished_at, finish_reason, is_ended_by_staff, reopen_number, paused_at, own_extra_attempts } = row
  const { pause_ends_at, break_seconds, break_used_seconds, pages_version } = row
  return {
    opens_at,
    due_at,
    closes_at,
    time_limit_seconds,
    started_at,
    finished_at,
    finish_reason,
    is_ended_by_staff,
    deadline,
    paused_at,
    pause_ends_at,
    break_seconds,
    break_used_seconds,
    attempts_allowed,
    own_extra_attempts,
    reopen_number,
    pages_version,
  }
}

function text(moment: Date | null): string | null {
  return moment === null ? null : moment.toISOString()
}

type Pause = Pick<ScheduleRow, 'paused_at' | 'pause_ends_at'>

/** Since when it is paused at a moment; null: it is not. A break ends by itself, and nothing is written then. */
export function pausedSince({ paused_at: pausedAt, pause_ends_at: endsAt }: Pause, now: Date): Date | null {
  return endsAt !== null && endsAt <= now ? null : pausedAt
}

/** Whether a learner may do nothing at a moment because of a pause. */
export function isHeld(schedule: Pause & Pick<ScheduleRow, 'finished_at'>, now: Date): boolean {
  return schedule.finished_at === null && pausedSince(schedule, now) !== null
}

/** What is left of the breaks, without the one that is on. */
export function breakSecondsLeft(row: Pause & Pick<ScheduleRow, 'break_seconds' | 'break_used_seconds'>, now: Date) {
  const { paused_at: pausedAt, pause_ends_at: endsAt, break_seconds: allowed, break_used_seconds: used } = row
  const unwritten = pausedAt && endsAt && endsAt <= now ? (endsAt.getTime() - pausedAt.getTime()) / 1000 : 0
  return Math.max(0, allowed - used - unwritten)
}

/** Whether staff have ended it before the learner did. */
export function wasEndedByStaff(row: Pick<ScheduleRow, 'is_ended_by_staff' | 'finish_reason'>): boolean {
  return row.is_ended_by_staff && row.finish_reason !== 'submitted'
}

/** The clock as it goes out with every answer to a learner. */
export function viewSchedule(row: ScheduleRow, now: Date): Schedule {
  const pausedAt = pausedSince(row, now)
  return {
    now: now.toISOString(),
    opensAt: text(row.opens_at),
    dueAt: text(row.due_at),
    closesAt: text(row.closes_at),
    timeLimitSeconds: row.time_limit_seconds,
    startedAt: text(row.started_at),
    finishedAt: text(row.finished_at),
    finishReason: row.finish_reason,
    deadline: pausedAt ? null : text(row.deadline),
    pausedAt: text(pausedAt),
    attemptsAllowed: row.attempts_allowed,
    pagesVersion: row.pages_version,
    ...(pausedAt && row.pause_ends_at && { pauseEndsAt: row.pause_ends_at.toISOString() }),
    ...(wasEndedByStaff(row) && { isEndedByStaff: true as const }),
    ...(row.break_seconds > 0 && { breakSecondsLeft: breakSecondsLeft(row, now) }),
  }
}

/** The attempts that a learner has at a problem, which may have a number of its own; null: unlimited. */
export function attemptsAllowedAt(
  { attemptsAllowed }: { readonly attemptsAllowed: number | null },
  schedule: Pick<ScheduleRow, 'attempts_allowed' | 'own_extra_attempts'>,
): number | null {
  if (attemptsAllowed === null || schedule.own_extra_attempts === null) return schedule.attempts_allowed
  return attemptsAllowed + schedule.own_extra_attempts
}

/** Whether something received at a moment is too late, grace included. */
export function isTooLate(receivedAt: Date, { deadline }: Pick<ScheduleRow, 'deadline'>): boolean {
  return deadline !== null && receivedAt.getTime() > deadline.getTime() + graceSeconds * 1000
}

/** Whether something arrives in a pause, and was not on its way when it began. */
export function isInPause(receivedAt: Date, schedule: Pause): boolean {
  const pausedAt = pausedSince(schedule, receivedAt)
  return pausedAt !== null && receivedAt.getTime() > pausedAt.getTime() + pauseGraceSeconds * 1000
}

/** Whether the deadline lies before a moment, without any grace. */
export function isOver({ deadline }: Pick<ScheduleRow, 'deadline'>, moment: Date): boolean {
  return deadline !== null && deadline < moment
}
