/** The server has answered, whatever it said; or it could not be reached, was not itself, or asks to wait. */
export type SendResult =
  | { readonly kind: 'answered' }
  | { readonly kind: 'unreachable'; readonly waitMilliseconds?: number }

/** The time, and actions planned for later; tests pass their own. */
export interface SenderClock {
  readonly now: () => Date
  /** Answers what cancels the action. */
  readonly setTimer: (action: () => void, milliseconds: number) => () => void
}

export const browserClock: SenderClock = {
  now: () => new Date(),
  setTimer: (action, milliseconds) => {
    const timer = setTimeout(action, milliseconds)
    return () => clearTimeout(timer)
  },
}

interface RetryingSenderOptions {
  readonly hasWork: () => boolean
  /** Sends the next item of the work. */
  readonly sendNext: () => Promise<SendResult>
  /** The work waits in this browser until the sender tries again. */
  readonly onWaiting: () => void
  readonly clock: SenderClock
}

export interface RetryingSender {
  /** Sends all work, one request at a time; returns early where the server cannot be reached or asks to wait. */
  readonly send: () => Promise<void>
  /** Replaces the time of the next try. */
  readonly sendAfter: (milliseconds: number) => void
  readonly cancelPlan: () => void
  /** Whether the server has asked to wait and the time is not over. */
  readonly isAskedToWait: () => boolean
  /** Sends whenever the browser is online again; answers what ends it. */
  readonly sendWhenOnline: () => () => void
}

export const firstRetryMilliseconds = 1000
export const longestRetryMilliseconds = 30_000

/** One planned action at a time: a plan replaces the one before. */
function createPlan(clock: SenderClock, action: () => void) {
  let cancelTimer: (() => void) | null = null
  function cancel(): void {
    cancelTimer?.()
    cancelTimer = null
  }
  return {
    cancel,
    actAfter: (milliseconds: number): void => {
      cancel()
      cancelTimer = clock.setTimer(action, milliseconds)
    },
  }
}

/** How long to wait before the next try: as long as the server asks, otherwise ever longer. */
function createBackOff(clock: SenderClock) {
  let retryDelay = firstRetryMilliseconds
  let waitUntil = 0
  return {
    timeToWait: () => waitUntil - clock.now().getTime(),
    next(asked = 0): number {
      if (asked > 0) {
        waitUntil = clock.now().getTime() + asked
        return asked
      }
      const delay = retryDelay
      retryDelay = Math.min(retryDelay * 2, longestRetryMilliseconds)
      return delay
    },
    reset(): void {
      retryDelay = firstRetryMilliseconds
    },
  }
}

/**
 * Sends work to the server and tries again, ever more slowly, while the server cannot be reached. Where the server asks to
 * wait, nothing is sent before that time is over. One request is under way at a time, so what is sent arrives in order.
 */
export function createRetryingSender({ hasWork, sendNext, onWaiting, clock }: RetryingSenderOptions): RetryingSender {
  let underWay: Promise<SendResult> | null = null
  const plan = createPlan(clock, () => void send())
  const backOff = createBackOff(clock)

  async function sendOnce(): Promise<SendResult> {
    const result = await sendNext()
    if (result.kind === 'unreachable') {
      onWaiting()
      plan.actAfter(backOff.next(result.waitMilliseconds))
    } else backOff.reset()
    return result
  }

  async function send(): Promise<void> {
    plan.cancel()
    if (hasWork() && backOff.timeToWait() > 0) {
      onWaiting()
      return plan.actAfter(backOff.timeToWait())
    }
    while (hasWork()) {
      underWay ??= sendOnce().finally(() => (underWay = null))
      const { kind } = await underWay
      if (kind === 'unreachable') return
    }
  }

  return {
    send,
    sendAfter: plan.actAfter,
    cancelPlan: plan.cancel,
    isAskedToWait: () => backOff.timeToWait() > 0,
    sendWhenOnline: () => {
      const sendNow = () => void send()
      addEventListener('online', sendNow)
      return () => removeEventListener('online', sendNow)
    },
  }
}
