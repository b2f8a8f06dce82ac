import type { AuthoringError, Marking } from '@isomorph/problem'
import type { Evaluation } from './evaluation.ts'
import { markAll, type CheckedContent, type PreviewedVariant } from './tasks.ts'
import { createThreads, type TaskName } from './threads.ts'

export interface EvaluationOptions {
  /** How long a task of an author may work in a thread. */
  readonly milliseconds?: number
  /** How long the answers of one submission may be worked on in a thread. */
  readonly learnerMilliseconds?: number
  /** Working time of all submissions of one learner within a minute. */
  readonly learnerShareMilliseconds?: number
  /** Memory of one thread. */
  readonly megabytes?: number
  /** Threads for authors, and as many for learners. */
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

/** What may run in the threads of authors, or in those of learners for one of them. */
type RunTask = <T>(name: TaskName, task: unknown, learner?: string) => Promise<T | undefined>

function createThreadsOfBoth(options: EvaluationOptions) {
  const { threads = 2, maximumWaiting = 100, megabytes = 128 } = options
  const common = { threads, maximumWaiting, megabytes }
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

/**
 * Makes an evaluation. Threads start when they are first needed. A task that runs away costs itself only: its thread
 * is ended and the next one starts. Authors have threads of their own; a learner has one at a time and a share of the time.
 */
export function createEvaluation(options: EvaluationOptions = {}): Evaluation & { readonly run: RunTask } {
  const { authors, learners } = createThreadsOfBoth(options)
  let givenUp = 0
  let lastTask = 0

  const run: RunTask = async <T>(name: TaskName, task: unknown, learner?: string) => {
    lastTask += 1
    const outcome =
      learner === undefined
        ? await authors.run<T>(`task ${lastTask}`, name, task)
        : await learners.run<T>(learner, name, task)
    if (outcome === undefined) givenUp += 1
    return outcome
  }

  return {
    run,
    async markAnswers({ compiled }, variant, answers, learner) {
      const markings = markAll(compiled, variant, answers)
      if (!markings.some(isWorthMore)) return markings
      const { content } = compiled
      const better = await run<Marking[]>('mark', { content, variant, answers, limits: generousLimits }, learner)
      return markings.map((marking, index) => (isWorthMore(marking) ? (better?.[index] ?? marking) : marking))
    },
    check: async (content) => await run<CheckedContent>('check', content),
    preview: async (content, seed) => await run<PreviewedVariant | AuthoringError>('preview', { content, seed }),
    gauges: () => ({
      isomorph_evaluation_waiting: authors.waiting() + learners.waiting(),
      isomorph_evaluation_threads: authors.running() + learners.running(),
      isomorph_evaluation_given_up_total: givenUp,
    }),
    close: async () => void (await Promise.all([authors.close(), learners.close()])),
  }
}
