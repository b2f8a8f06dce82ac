import { fileURLToPath } from 'node:url'
import type { AuthoringError, Marking } from '@isomorph/problem'
import { Piscina } from 'piscina'
import type { Evaluation } from './evaluation.ts'
import { markAll, type CheckedContent, type PreviewedVariant } from './tasks.ts'

export interface EvaluationOptions {
  /** Hard limits of one task in a worker thread. */
  readonly milliseconds?: number
  readonly megabytes?: number
  readonly threads?: number
  /** Tasks that may wait for a thread; more are given up at once. */
  readonly maximumWaiting?: number
}

/** Beyond the budget of this thread: an answer that is honest but hard gets this much more before a person is asked. */
const generousLimits = { nodes: 10_000_000, points: 4000, digits: 200_000 }

/** Whether more time may decide what could not be decided here. */
function isWorthMore(marking: Marking): boolean {
  return (
    marking.verdict === 'needsPerson' && (marking.rule === 'undecided' || marking.error?.code === 'RequestTimedOut')
  )
}

function createPool(options: EvaluationOptions): Piscina {
  const isSource = import.meta.url.endsWith('.ts')
  const file = isSource ? './thread-from-source.mjs' : './evaluation.thread.js'
  const pool = new Piscina({
    filename: fileURLToPath(new URL(file, import.meta.url)),
    minThreads: 0,
    maxThreads: options.threads ?? 2,
    idleTimeout: 60_000,
    maxQueue: options.maximumWaiting ?? 100,
    // A small nursery costs no speed here: little of what marking makes outlives it.
    resourceLimits: { maxOldGenerationSizeMb: options.megabytes ?? 128, maxYoungGenerationSizeMb: 8 },
  })
  // A thread that dies outside any task concerns nobody: the next task starts another.
  pool.on('error', () => undefined)
  return pool
}

/**
 * Makes an evaluation. Threads start when they are first needed. A task that runs away costs itself only: its thread
 * is ended and the next one starts.
 */
export function createEvaluation(options: EvaluationOptions = {}): Evaluation & { readonly run: RunTask } {
  let pool: Piscina | undefined
  let givenUp = 0
  const milliseconds = options.milliseconds ?? 10_000

  const run: RunTask = async (name, task) => {
    pool ??= createPool(options)
    try {
      return (await pool.run(task, { name, signal: AbortSignal.timeout(milliseconds) })) as never
    } catch {
      givenUp += 1
      return undefined
    }
  }

  return {
    run,
    async markAnswers({ compiled }, variant, answers) {
      const markings = markAll(compiled, variant, answers)
      if (!markings.some(isWorthMore)) return markings
      const { content } = compiled
      const better = await run<Marking[]>('mark', { content, variant, answers, limits: generousLimits })
      return markings.map((marking, index) => (isWorthMore(marking) ? (better?.[index] ?? marking) : marking))
    },
    check: async (content) => await run<CheckedContent>('check', content),
    preview: async (content, seed) => await run<PreviewedVariant | AuthoringError>('preview', { content, seed }),
    gauges: () => ({
      isomorph_evaluation_waiting: pool?.queueSize ?? 0,
      isomorph_evaluation_threads: pool?.threads.length ?? 0,
      isomorph_evaluation_given_up_total: givenUp,
    }),
    close: async () => await pool?.destroy(),
  }
}

type RunTask = <T>(name: 'mark' | 'check' | 'preview' | 'runAway', task: unknown) => Promise<T | undefined>
