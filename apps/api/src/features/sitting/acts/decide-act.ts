import { leastLeftSeconds, type ActRefusal, type ExamAct } from '@isomorph/contract'

/** Where a learner stands, as far as acts depend on it. */
export interface ActedLearner {
  readonly startedAt: Date | null
  readonly finishedAt: Date | null
  readonly finishReason: 'submitted' | 'timeExpired' | null
  readonly pausedAt: Date | null
  /** The pause is a break of the learner's own, which ends then at the latest. */
  readonly pauseEndsAt: Date | null
  readonly endedAt: Date | null
  readonly reopenedUntil: Date | null
  readonly reopenNumber: number
  readonly extraSeconds: number
  readonly pausedSeconds: number
  /** Pauses before the start that are over. */
  readonly pausedBeforeStartSeconds: number
  readonly breakUsedSeconds: number
  readonly extraAttempts: number
  /** Where time ends, with all of a break that is on, or would end without a pause by staff; null: nowhere. */
  readonly endAt: Date | null
  readonly opensAt: Date | null
  readonly closesAt: Date | null
  /** A time limit or a date will end it. */
  readonly hasEnd: boolean
  /** The assessment, or a problem of it, has a number of attempts. */
  readonly hasAttemptLimit: boolean
  readonly isExcused: boolean
}

/** What acts change of a status. */
export type StatusChange = Partial<
  Pick<
    ActedLearner,
    | 'finishedAt'
    | 'finishReason'
    | 'pausedAt'
    | 'pauseEndsAt'
    | 'endedAt'
    | 'reopenedUntil'
    | 'reopenNumber'
    | 'extraSeconds'
    | 'pausedSeconds'
    | 'pausedBeforeStartSeconds'
    | 'breakUsedSeconds'
    | 'extraAttempts'
  >
>

export type ActDecision = { readonly refusal: ActRefusal } | { readonly change: StatusChange }

const minute = 60

function later(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}

function refuse(refusal: ActRefusal): ActDecision {
  return { refusal }
}

/** Why nothing can be done for somebody who should be at work; undefined: they are, or wait in a pause. */
function whyNotAtWork(learner: ActedLearner, now: Date): 'notStarted' | 'finished' | 'timeIsOver' | undefined {
  if (learner.startedAt === null) return 'notStarted'
  if (learner.finishReason === 'submitted') return 'finished'
  if (learner.finishedAt !== null) return 'timeIsOver'
  return isOver(learner, now) ? 'timeIsOver' : undefined
}

function isOver({ pausedAt, endAt }: ActedLearner, now: Date): boolean {
  return pausedAt === null && endAt !== null && endAt <= now
}

/** Moves every end: the view adds extra seconds to limit, due date and close, and a reopened sitting has an end of its own. */
function moveEnds({ extraSeconds, reopenedUntil }: ActedLearner, seconds: number): StatusChange {
  return {
    extraSeconds: extraSeconds + seconds,
    ...(reopenedUntil && { reopenedUntil: later(reopenedUntil, seconds) }),
  }
}

function openAgain({ reopenNumber }: ActedLearner): StatusChange {
  return { finishedAt: null, finishReason: null, endedAt: null, reopenNumber: reopenNumber + 1 }
}

/** Whoever time has stopped goes on where the new end lies ahead. */
function grantTime(learner: ActedLearner, seconds: number, now: Date): ActDecision {
  if (learner.startedAt === null) return learner.hasEnd ? { change: moveEnds(learner, seconds) } : refuse('noEnd')
  if (learner.finishReason === 'submitted') return refuse('finished')
  if (learner.endAt === null) return refuse('noEnd')
  if (learner.endedAt !== null) return refuse('timeIsOver')
  if (learner.pausedAt === null && later(learner.endAt, seconds) <= now) return refuse('timeIsOver')
  const change = moveEnds(learner, seconds)
  return { change: learner.finishedAt === null ? change : { ...change, ...openAgain(learner) } }
}

/** No more than was granted, and never so much that less than two minutes are left. */
function takeTimeBack(learner: ActedLearner, seconds: number, now: Date): ActDecision {
  const { startedAt, endAt, extraSeconds, pausedAt } = learner
  const reason = startedAt === null ? undefined : whyNotAtWork(learner, now)
  if (reason) return refuse(reason)
  const standing = learner.pauseEndsAt ?? pausedAt ?? now
  const left = endAt === null ? Infinity : Math.floor((endAt.getTime() - standing.getTime()) / 1000)
  const taken = Math.min(seconds, extraSeconds, left - leastLeftSeconds)
  return taken > 0 ? { change: moveEnds(learner, -taken) } : refuse('nothingToUndo')
}

/** Whoever could not have started yet loses nothing in a pause. */
function goOnBeforeStart({ pausedAt, opensAt, pausedBeforeStartSeconds }: ActedLearner, now: Date): StatusChange {
  const since = Math.max(pausedAt?.getTime() ?? now.getTime(), opensAt?.getTime() ?? -Infinity)
  const seconds = Math.max(0, Math.ceil((now.getTime() - since) / 1000))
  return { pausedAt: null, pausedBeforeStartSeconds: pausedBeforeStartSeconds + seconds }
}

/** Pauses are counted in whole seconds, and nobody loses a part of one. */
export function goOn(learner: ActedLearner, now: Date): StatusChange {
  const { pausedAt, pauseEndsAt, pausedSeconds, breakUsedSeconds, reopenedUntil } = learner
  if (pausedAt === null) return {}
  if (learner.startedAt === null) return goOnBeforeStart(learner, now)
  const until = pauseEndsAt !== null && pauseEndsAt < now ? pauseEndsAt : now
  const seconds = Math.max(0, Math.ceil((until.getTime() - pausedAt.getTime()) / 1000))
  return {
    pausedAt: null,
    pausedSeconds: pausedSeconds + seconds,
    ...(pauseEndsAt && { pauseEndsAt: null, breakUsedSeconds: breakUsedSeconds + seconds }),
    ...(reopenedUntil && { reopenedUntil: later(reopenedUntil, seconds) }),
  }
}

/** Why a pause cannot begin or end. Whoever has not started is held as well, and starts in the pause. */
function whyNoPause(learner: ActedLearner, now: Date): ReturnType<typeof whyNotAtWork> {
  const { startedAt, pausedAt, closesAt } = learner
  if (startedAt !== null) return whyNotAtWork(learner, now)
  return pausedAt === null && closesAt !== null && closesAt <= now ? 'timeIsOver' : undefined
}

/** A pause by staff ends a break. The rest of the break stays available. */
function pause(learner: ActedLearner, now: Date): ActDecision {
  const reason = whyNoPause(learner, now)
  if (reason) return refuse(reason)
  if (learner.pauseEndsAt !== null) return { change: { ...goOn(learner, now), pausedAt: now } }
  return learner.pausedAt === null ? { change: { pausedAt: now } } : refuse('paused')
}

function continueAfterPause(learner: ActedLearner, now: Date): ActDecision {
  const reason = whyNoPause(learner, now)
  if (reason) return refuse(reason)
  // Continuing a paused room does not end the breaks of learners.
  if (learner.pauseEndsAt !== null) return refuse('onBreak')
  return learner.pausedAt === null ? refuse('notPaused') : { change: goOn(learner, now) }
}

function reopen(learner: ActedLearner, minutes: number | undefined, now: Date): ActDecision {
  if (learner.startedAt === null) return refuse('notStarted')
  const hasPassed = learner.endAt !== null && learner.endAt <= now
  if (learner.finishedAt === null && (!hasPassed || learner.pausedAt !== null)) return refuse('notEnded')
  if (minutes === undefined) return hasPassed ? refuse('needsMinutes') : { change: openAgain(learner) }
  return { change: { ...openAgain(learner), reopenedUntil: later(now, minutes * minute) } }
}

/** Time ends now; the deadline's sweeper submits what was typed and finishes, as at every deadline. */
function finish(learner: ActedLearner, now: Date): ActDecision {
  const reason = whyNotAtWork(learner, now)
  return reason ? refuse(reason) : { change: { ...goOn(learner, now), endedAt: now } }
}

function grantAttempts(learner: ActedLearner, attempts: number, now: Date): ActDecision {
  const reason = learner.startedAt === null ? undefined : whyNotAtWork(learner, now)
  if (reason) return refuse(reason)
  if (!learner.hasAttemptLimit) return refuse('unlimitedAttempts')
  return { change: { extraAttempts: learner.extraAttempts + attempts } }
}

/** A break that is over, written down: nobody did when it ended. */
function settleBreak(learner: ActedLearner, now: Date): StatusChange {
  return learner.pauseEndsAt !== null && learner.pauseEndsAt <= now ? goOn(learner, now) : {}
}

/** What an act changes for one learner, or why it changes nothing. */
export function decideAct(act: ExamAct, learner: ActedLearner, now: Date): ActDecision {
  const settled = settleBreak(learner, now)
  const decision = decide(act, { ...learner, ...settled }, now)
  return 'refusal' in decision ? decision : { change: { ...settled, ...decision.change } }
}

/**
 * Begins a break, which ends with what is left of the breaks granted. Undefined: one is on already.
 */
export function decideBreak(
  learner: ActedLearner,
  breakSeconds: number,
  now: Date,
):
  | StatusChange
  | undefined
  | { readonly refusal: 'notStarted' | 'finished' | 'timeIsOver' | 'paused' | 'noBreakLeft' } {
  const settled = settleBreak(learner, now)
  const standing = { ...learner, ...settled }
  const reason = whyNotAtWork(standing, now)
  if (reason) return { refusal: reason }
  if (standing.pausedAt !== null) return standing.pauseEndsAt === null ? { refusal: 'paused' } : undefined
  const left = breakSeconds - standing.breakUsedSeconds
  if (left <= 0) return { refusal: 'noBreakLeft' }
  return { ...settled, pausedAt: now, pauseEndsAt: later(now, left) }
}

function decide(act: ExamAct, learner: ActedLearner, now: Date): ActDecision {
  switch (act.kind) {
    case 'grantTime':
      return act.minutes > 0
        ? grantTime(learner, act.minutes * minute, now)
        : takeTimeBack(learner, -act.minutes * minute, now)
    case 'pause':
      return pause(learner, now)
    case 'continue':
      return continueAfterPause(learner, now)
    case 'reopen':
      return reopen(learner, act.minutes, now)
    case 'excuse':
      return learner.isExcused ? refuse('excused') : { change: {} }
    case 'unexcuse':
      return learner.isExcused ? { change: {} } : refuse('notExcused')
    case 'finish':
      return finish(learner, now)
    case 'grantAttempts':
      return grantAttempts(learner, act.attempts, now)
  }
}
