/** After this long without a key or a pointer nobody waits for what is fetched at regular times. */
export const inactivityMs = 15 * 60_000

export interface PeriodicFetch {
  readonly taskId: string
  readonly periodMs: number
  readonly fetch: () => void
  /** Fetched at the start even after a long absence. */
  readonly isNeededAtOnce?: boolean
}

interface Surroundings {
  /** Nothing is started while this holds. */
  readonly isPaused: () => boolean
  /** Milliseconds; NaN: there has been no activity yet. */
  readonly lastActivityAt: () => number
}

/** Fetches that come round; each is known by its task id, one of a kind runs at a time. */
export function createPeriodicFetches({ isPaused, lastActivityAt }: Surroundings) {
  const timers = new Map<string, ReturnType<typeof setInterval>>()

  function stop(taskId: string): void {
    clearInterval(timers.get(taskId))
    timers.delete(taskId)
  }

  function start({ taskId, periodMs, fetch, isNeededAtOnce = false }: PeriodicFetch): void {
    if (!taskId) throw new Error('taskId is required for periodic data requests')
    if (!(periodMs > 0)) throw new Error('period is required for periodic data requests')
    stop(taskId)
    const unlessPaused = (): void => {
      if (!isPaused()) fetch()
    }
    // A page that comes back after a long absence waits for its first turn; what a screen needs it asks for itself.
    const isAway = Date.now() - lastActivityAt() >= inactivityMs
    if (!isAway || isNeededAtOnce) unlessPaused()
    timers.set(taskId, setInterval(unlessPaused, periodMs))
  }

  return {
    start,
    stop,
    stopAll: () => {
      for (const taskId of timers.keys()) stop(taskId)
    },
  }
}
