import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { threadFromSource } from './thread-from-source.ts'

export type TaskName = 'mark' | 'check' | 'preview' | 'runAway' | 'ready'

export interface PoolOptions {
  readonly threads: number
  /** How long a thread may take to start. */
  readonly startMilliseconds: number
  readonly megabytes: number
}

/**
 * What came of a task. `cut`: it took all its time, or all the memory there is, and would again. `waits`: there was no
 * thread or no time for it, and another try may end well.
 */
export type Outcome<T> = { readonly value: T } | 'cut' | 'waits'

export interface ThreadPool {
  /** Runs one task, which is ended with its thread when it takes longer. */
  readonly outcomeOf: <T>(name: TaskName, task: unknown, milliseconds: number) => Promise<Outcome<T>>
  /** Whether a thread has started within the time. */
  readonly isReady: (waitMilliseconds: number) => Promise<boolean>
  readonly running: () => number
  readonly close: () => Promise<void>
}

function createPool({ threads, megabytes }: PoolOptions): Piscina {
  const isSource = import.meta.url.endsWith('.ts')
  const pool = new Piscina({
    filename: isSource ? threadFromSource() : fileURLToPath(new URL('./evaluation.thread.js', import.meta.url)),
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

/** Threads that start when they are first needed, and again after one was ended. */
export function createThreadPool(options: PoolOptions): ThreadPool {
  let pool: Piscina | undefined
  let isClosed = false

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
    outcomeOf,
    isReady,
    running: () => pool?.threads.length ?? 0,
    close: async () => {
      isClosed = true
      await pool?.destroy()
    },
  }
}
