import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { createTimeShares } from './time-shares.ts'
import { createTurns } from './turns.ts'

export type TaskName = 'mark' | 'check' | 'preview' | 'runAway'

export interface ThreadOptions {
  readonly threads: number
  /** How long one task may work, from the moment that it has a thread. */
  readonly milliseconds: number
  /** How long a task waits for a thread at most. */
  readonly waitMilliseconds: number
  readonly maximumWaiting: number
  readonly megabytes: number
  /** Working time of each owner within a minute. */
  readonly shareMilliseconds: number
}

export interface Threads {
  /** Undefined when the task was given up: no thread, no time left, too long, or out of memory. */
  readonly run: <T>(owner: string, name: TaskName, task: unknown) => Promise<T | undefined>
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
  const turns = createTurns({ ...options, places: options.threads })
  const shares = createTimeShares(options.shareMilliseconds, 60_000)

  return {
    async run(owner, name, task) {
      const giveBack = shares.hasTime(owner) ? await turns.take(owner) : undefined
      if (giveBack === undefined) return undefined
      const begun = performance.now()
      try {
        pool ??= createPool(options)
        return shares.hasTime(owner)
          ? ((await pool.run(task, { name, signal: AbortSignal.timeout(options.milliseconds) })) as never)
          : undefined
      } catch {
        return undefined
      } finally {
        shares.use(owner, performance.now() - begun)
        giveBack()
      }
    },
    waiting: turns.waiting,
    running: () => pool?.threads.length ?? 0,
    close: async () => await pool?.destroy(),
  }
}
