import type { ProblemInstance, Schedule, TypedAnswer } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { answersOfLastAttempt, valueOf } from '../problem/answer-state.ts'
import { isUnderWay } from './ending.ts'

type EndedSchedule = Pick<Schedule, 'timeLimitSeconds' | 'isEndedByStaff'>

function endKeyOf({ timeLimitSeconds, isEndedByStaff }: EndedSchedule): PlainKey {
  if (isEndedByStaff) return 'sitting.closed.byStaff'
  return timeLimitSeconds === null ? 'sitting.ending.day' : 'sitting.time.up'
}

/** What is said between the end and the answer of the server that tells what came of it. */
export function endingReasonOf(schedule: EndedSchedule, isOnline: boolean): string {
  return `${t(endKeyOf(schedule))} ${t(isOnline ? 'sitting.ending.submitted' : 'sitting.ending.notSent')}`
}

const closedKeys: Readonly<Record<NonNullable<ProblemInstance['closed']>, PlainKey>> = {
  finished: 'sitting.closed.finished',
  endedByStaff: 'sitting.closed.byStaff',
  timeExpired: 'sitting.closed.ended',
  lastDayPassed: 'sitting.closed.day',
  paused: 'sitting.closed.paused',
  onBreak: 'sitting.closed.break',
  timeOver: 'sitting.closed.over',
  attemptsUsed: 'sitting.closed.attempts',
}

type Attempted = Pick<ProblemInstance, 'attempts' | 'attemptsUsed' | 'attemptsAllowed' | 'schedule'>

/** The attempts at a problem: its own, or those that a newer schedule says; null: unlimited. */
export function attemptsAllowedAt(
  instance: Pick<ProblemInstance, 'attemptsAllowed' | 'schedule'>,
  newer: Pick<Schedule, 'attemptsAllowed'>,
): number | null {
  const isOwn = instance.attemptsAllowed !== instance.schedule.attemptsAllowed
  return isOwn ? instance.attemptsAllowed : newer.attemptsAllowed
}

function isUsedUp(instance: Attempted, newer: Schedule): boolean {
  const attemptsAllowed = attemptsAllowedAt(instance, newer)
  return attemptsAllowed !== null && instance.attemptsUsed >= attemptsAllowed
}

interface Moment {
  readonly schedule: Schedule
  readonly isEnding: boolean
  readonly isOnline: boolean
}

/** Why nothing can be answered at a problem, as far as its page or a newer schedule says; null: it can. */
export function closedReasonOf(
  instance: Attempted & Pick<ProblemInstance, 'closed' | 'closedReason'>,
  { schedule, isEnding, isOnline }: Moment,
): string | null {
  // The page of a problem arrives a moment after the schedule that says that it has ended.
  if (isUnderWay(instance.schedule)) {
    if (isEnding || schedule.finishReason === 'timeExpired') return endingReasonOf(schedule, isOnline)
    if (schedule.finishedAt !== null) return t('sitting.closed.finished')
  }
  if (instance.closed) return t(closedKeys[instance.closed])
  // A page that an earlier version has kept has the words alone.
  return instance.closedReason ?? (isUsedUp(instance, schedule) ? t('sitting.closed.attempts') : null)
}

/** Whether what has been submitted at a problem is all that will be, as things stand. */
export function isSettled(instance: Attempted): boolean {
  return instance.schedule.finishedAt !== null || isUsedUp(instance, instance.schedule)
}

/** What was typed and says something else than what was submitted last. */
export function unsubmittedOf({ attempts }: Attempted, typed: readonly TypedAnswer[]): TypedAnswer[] {
  const submitted = answersOfLastAttempt(attempts)
  return typed.filter(({ questionKey, value }) => value.trim() !== '' && value !== valueOf(submitted, questionKey))
}
