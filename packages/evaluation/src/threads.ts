import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { createTimeShares } from './time-shares.ts'
import { createTurns } from './turns.ts'

export type TaskName = 'mark' | 'check' | 'preview' | 'runAway' | 'ready'

export interface ThreadOptions {
  readonly threads: number
  /** How long one task may work, from the moment that it has a thread. */
  readonly milliseconds: number
  /** How long a thread may take to start. */
  readonly startMilliseconds: number
  /** How long a task waits for a thread at most. */
  readonly waitMilliseconds: number
  readonly maximumWaiting: number
  readonly megabytes: number
  /** Working time of each owner within a minute. */
  readonly shareMilliseconds: number
}

/**
 * What came of a task. `cut`: it took all its time, or all the memory there is, and would again. `waits`: there was no
 * thread or no time for it, and another try may end well.
 */
export type Outcome<T> = { readonly value: T } | 'cut' | 'waits'

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

function createPool({ threads, megabytes }: ThreadOptions): Piscina {
  const isSource = import.meta.url.endsWith('.ts')
  const file = isSource ? './thread-from-source.mjs' : './evaluation.thread.js'
  const pool = new Piscina({
    filename: fileURLToPath(new URL(file, import.meta.url)),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    // A small nursery costs no speed here: little of what marking makes outlives it.
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 8 },
  })
  // A thread that dies outside any task concerns nobody: the next task starts another.
  pool.on('error', () => undefined)
  return pool
}

/**
 * Threads for tasks that may run away. They start when they are first needed; a task at its limit is ended with its thread,
 * and the next one starts. Each owner has one thread at a time and a share of the time.
 */
export function createThreads(options: ThreadOptions): Threads {
  let pool: Piscina | undefined
  let isClosed = false
  const turns = createTurns({ ...options, places: options.threads })
  const shares = createTimeShares(options.shareMilliseconds, 60_000)

  async function outcomeOf<T>(name: TaskName, task: unknown, milliseconds: number): Promise<Outcome<T>> {
    try {
      pool ??= createPool(options)
      return { value: (await pool.run(task, { name, signal: AbortSignal.timeout(milliseconds) })) as T }
    } catch {
      return isClosed ? 'waits' : 'cut'
    }
  }

  /** A thread that is late goes on starting: the next task finds it there. */
  async function isReady(waitMilliseconds: number): Promise<boolean> {
    const late = new AbortController()
    const started = outcomeOf('ready', undefined, options.startMilliseconds)
    const outcome = await Promise.race([
      started,
      setTimeout(waitMilliseconds, 'waits' as const, { signal: late.signal }).catch(() => 'waits' as const),
    ])
    late.abort()
    return typeof outcome === 'object'
  }

  return {
    async run<T>(owner: string, name: TaskName, tasks: readonly unknown[], hurry?: Hurry) {
      const outcomes = tasks.map((): Outcome<T> => 'waits')
      const giveBack = shares.hasTime(owner) ? await turns.take(owner, hurry?.waitMilliseconds) : undefined
      if (giveBack === undefined) return outcomes
      let left = Math.min(options.milliseconds, hurry?.milliseconds ?? options.milliseconds)
      const startMilliseconds = hurry?.waitMilliseconds ?? options.startMilliseconds
      try {
        for (const [index, task] of tasks.entries()) {
          if (left <= 0 || !shares.hasTime(owner) || !(await isReady(startMilliseconds))) break
          const begun = performance.now()
          const outcome = await outcomeOf<T>(name, task, Math.ceil(left))
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
    running: () => pool?.threads.length ?? 0,
    close: async () => {
      isClosed = true
      await pool?.destroy()
    },
  }
}
