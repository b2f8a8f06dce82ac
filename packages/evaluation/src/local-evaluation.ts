import type { AuthoringError } from '@isomorph/problem'
import { EvaluatorBusyError, type Evaluation, type WatchTasks } from './evaluation.ts'
import { createMarking, valueOf } from './mark-in-threads.ts'
import type { CheckedContent, PreviewedVariant } from './tasks.ts'
import type { Outcome, TaskName } from './thread-pool.ts'
import { createThreads, type Hurry } from './threads.ts'

export interface EvaluationOptions {
  /** How long a task of an author may work in a thread. */
  readonly milliseconds?: number
  /** How long the answers of one submission may be worked on in a thread that has started, when nobody waits. */
  readonly learnerMilliseconds?: number
  /** The times that a learner waits for at most; what needs longer is marked later. */
  readonly hurry?: Hurry
  /** Working time of all submissions of one learner within a minute. */
  readonly learnerShareMilliseconds?: number
  /** Memory of one thread. */
  readonly megabytes?: number
  /** Threads for authors, and as many for learners. */
  readonly threads?: number
  /** Tasks that may wait for a thread; more are given up at once. */
  readonly maximumWaiting?: number
  readonly watch?: WatchTasks
}

/** What may run in the threads of authors, or in those of learners for one of them. */
type RunTask = <T>(name: TaskName, task: unknown, learner?: string) => Promise<T | undefined>

/** Generous: a machine that is busy starts threads slowly, and the learner is not to pay for it. */
const startMilliseconds = 60_000

/** While a learner waits for the outcome of a submission: with what is done in this thread it stays below a second. */
const usualHurry: Hurry = { milliseconds: 500, waitMilliseconds: 200 }

function createThreadsOfBoth(options: EvaluationOptions) {
  const { threads = 2, maximumWaiting = 100, megabytes = 128 } = options
  const common = { threads, maximumWaiting, megabytes, startMilliseconds }
  const { milliseconds = 10_000, learnerMilliseconds = 2000 } = options
  const { learnerShareMilliseconds = 3 * learnerMilliseconds } = options
  return {
    // An author's checks follow each other closely, and all come from people who are trusted with the course.
    authors: createThreads({ ...common, milliseconds, waitMilliseconds: milliseconds, shareMilliseconds: 60_000 }),
    learners: createThreads({
      ...common,
      milliseconds: learnerMilliseconds,
      waitMilliseconds: 3 * learnerMilliseconds,
      shareMilliseconds: learnerShareMilliseconds,
    }),
  }
}

/** What one task has found; undefined where it took too long. */
function foundBy<T>([outcome]: readonly Outcome<T>[]): T | undefined {
  if (outcome === 'waits') throw new EvaluatorBusyError('All threads of the evaluator were busy.')
  return valueOf(outcome)
}

type Threads = ReturnType<typeof createThreadsOfBoth>

function measuresOf({ authors, learners }: Threads, givenUp: () => number): Evaluation['measures'] {
  return [
    {
      name: 'isomorph_evaluation_waiting',
      help: 'Tasks that wait for a thread of the evaluator.',
      kind: 'gauge',
      read: () => authors.waiting() + learners.waiting(),
    },
    {
      name: 'isomorph_evaluation_threads',
      help: 'Threads of the evaluator.',
      kind: 'gauge',
      read: () => authors.running() + learners.running(),
    },
    {
      name: 'isomorph_evaluation_given_up_total',
      help: 'Tasks that the evaluator gave up because they took too long.',
      kind: 'counter',
      read: givenUp,
    },
  ]
}

/**
 * Makes an evaluation. Threads start when they are first needed. A task that runs away costs itself only: its thread
 * is ended and the next one starts. Authors have threads of their own; a learner has one at a time and a share of the time.
 */
export function createEvaluation(options: EvaluationOptions = {}): Evaluation & { readonly run: RunTask } {
  const threads = createThreadsOfBoth(options)
  const { authors, learners } = threads
  const { hurry = usualHurry, watch = async (_name, _count, act) => await act() } = options
  let givenUp = 0
  let lastTask = 0

  async function runAll<T>(
    name: TaskName,
    tasks: readonly unknown[],
    learner?: string,
    hurry?: Hurry,
  ): Promise<Outcome<T>[]> {
    lastTask += 1
    const owner = `task ${lastTask}`
    const outcomes = await watch(name, tasks.length, async () =>
      learner === undefined
        ? await authors.run<T>(owner, name, tasks)
        : await learners.run<T>(learner, name, tasks, hurry),
    )
    givenUp += outcomes.filter((outcome) => typeof outcome !== 'object').length
    return outcomes
  }

  const run: RunTask = async <T>(name: TaskName, task: unknown, learner?: string) =>
    valueOf((await runAll<T>(name, [task], learner))[0])

  return {
    run,
    ...createMarking(runAll, hurry),
    check: async (content, options = {}) => foundBy(await runAll<CheckedContent>('check', [{ content, options }])),
    preview: async (content, seed) =>
      foundBy(await runAll<PreviewedVariant | AuthoringError>('preview', [{ content, seed }])),
    measures: measuresOf(threads, () => givenUp),
    close: async () => void (await Promise.all([authors.close(), learners.close()])),
  }
}
