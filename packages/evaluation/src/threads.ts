import { createThreadPool, type Outcome, type PoolOptions, type TaskName } from './thread-pool.ts'
import { createTimeShares } from './time-shares.ts'
import { createTurns } from './turns.ts'

export interface ThreadOptions extends PoolOptions {
  /** How long one task may work, from the moment that it has a thread. */
  readonly milliseconds: number
  /** How long a task waits for a thread at most. */
  readonly waitMilliseconds: number
  readonly maximumWaiting: number
  /** Working time of each owner within a minute. */
  readonly shareMilliseconds: number
}

/** Shorter times for tasks that somebody waits for: what does not fit into them waits, and can have its whole time later. */
export interface Hurry {
  readonly milliseconds: number
  /** For a thread to be free, and again for it to have started. */
  readonly waitMilliseconds: number
}

export interface Threads {
  /** Runs tasks one after the other in one thread. Together they have the time of one; the thread's start is not counted. */
  readonly run: <T>(owner: string, name: TaskName, tasks: readonly unknown[], hurry?: Hurry) => Promise<Outcome<T>[]>
  readonly waiting: () => number
  readonly running: () => number
  readonly close: () => Promise<void>
}

/**
 * Threads for tasks that may run away. They start when they are first needed; a task at its limit is ended with its thread,
 * and the next one starts. Each owner has one thread at a time and a share of the time.
 */
export function createThreads(options: ThreadOptions): Threads {
  const pool = createThreadPool(options)
  const turns = createTurns({ ...options, places: options.threads })
  const shares = createTimeShares(options.shareMilliseconds, 60_000)

  return {
    async run<T>(owner: string, name: TaskName, tasks: readonly unknown[], hurry?: Hurry) {
      const outcomes = tasks.map((): Outcome<T> => 'waits')
      const giveBack = shares.hasTime(owner) ? await turns.take(owner, hurry?.waitMilliseconds) : undefined
      if (giveBack === undefined) return outcomes
      let left = Math.min(options.milliseconds, hurry?.milliseconds ?? options.milliseconds)
      const startMilliseconds = hurry?.waitMilliseconds ?? options.startMilliseconds
      try {
        for (const [index, task] of tasks.entries()) {
          if (left <= 0 || !shares.hasTime(owner) || !(await pool.isReady(startMilliseconds))) break
          const begun = performance.now()
          const outcome = await pool.outcomeOf<T>(name, task, Math.ceil(left))
          const used = performance.now() - begun
          shares.use(owner, used)
          // One that had less than the whole time, because of those before it, has not had its turn.
          outcomes[index] = outcome === 'cut' && left < options.milliseconds ? 'waits' : outcome
          left -= used
        }
      } finally {
        giveBack()
      }
      return outcomes
    },
    waiting: turns.waiting,
    running: pool.running,
    close: pool.close,
  }
}
