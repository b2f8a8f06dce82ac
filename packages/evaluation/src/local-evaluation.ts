import { markAnswer, type AuthoringError, type Marking, type TypedAnswer, type Variant } from '@isomorph/problem'
import type { Evaluation, MarkedSource } from './evaluation.ts'
import { markAll, type CheckedContent, type PreviewedVariant } from './tasks.ts'
import { createThreads, type Hurry, type Outcome, type TaskName } from './threads.ts'

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

/** Generous: a machine that is busy starts threads slowly, and the learner is not to pay for it. */
const startMilliseconds = 60_000

/** While a learner waits for the outcome of a submission: with what is done in this thread it stays below a second. */
const usualHurry: Hurry = { milliseconds: 500, waitMilliseconds: 200 }

const valueOf = <T>(outcome: Outcome<T> | undefined): T | undefined =>
  typeof outcome === 'object' ? outcome.value : undefined

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

/**
 * Makes an evaluation. Threads start when they are first needed. A task that runs away costs itself only: its thread
 * is ended and the next one starts. Authors have threads of their own; a learner has one at a time and a share of the time.
 */
export function createEvaluation(options: EvaluationOptions = {}): Evaluation & { readonly run: RunTask } {
  const { authors, learners } = createThreadsOfBoth(options)
  const { hurry = usualHurry } = options
  let givenUp = 0
  let lastTask = 0

  async function runAll<T>(
    name: TaskName,
    tasks: readonly unknown[],
    learner?: string,
    hurry?: Hurry,
  ): Promise<Outcome<T>[]> {
    lastTask += 1
    const outcomes =
      learner === undefined
        ? await authors.run<T>(`task ${lastTask}`, name, tasks)
        : await learners.run<T>(learner, name, tasks, hurry)
    givenUp += outcomes.filter((outcome) => typeof outcome !== 'object').length
    return outcomes
  }

  const run: RunTask = async <T>(name: TaskName, task: unknown, learner?: string) =>
    valueOf((await runAll<T>(name, [task], learner))[0])

  /** Marks answers in a thread, by their positions. */
  async function markInThread(
    { compiled: { content } }: MarkedSource,
    variant: Variant,
    answers: readonly TypedAnswer[],
    positions: readonly number[],
    learner?: string,
    hurry?: Hurry,
  ): Promise<ReadonlyMap<number, Outcome<Marking>>> {
    const tasks = positions.map((at) => ({ content, variant, answers, at, limits: generousLimits }))
    const outcomes = await runAll<Marking>('mark', tasks, learner, hurry)
    return new Map(positions.map((at, index) => [at, outcomes[index] ?? 'waits']))
  }

  /** Marks here what can be decided here, and the rest in a thread. */
  async function markHereAndThere(
    source: MarkedSource,
    variant: Variant,
    answers: readonly TypedAnswer[],
    learner?: string,
  ) {
    const markings = markAll(source.compiled, variant, answers)
    const hard = markings.flatMap((marking, at) => (isWorthMore(marking) ? [at] : []))
    if (hard.length === 0) return { markings, outcomes: undefined }
    return { markings, outcomes: await markInThread(source, variant, answers, hard, learner, hurry) }
  }

  return {
    run,
    async markAnswers(source, variant, answers, learner) {
      const { markings, outcomes } = await markHereAndThere(source, variant, answers, learner)
      return markings.map((marking, at) => {
        const outcome = outcomes?.get(at)
        return outcome === 'waits' ? undefined : (valueOf(outcome) ?? marking)
      })
    },
    async markWaiting(source, variant, answers, learner, waiting) {
      const outcomes = await markInThread(source, variant, answers, waiting, learner)
      // What a thread has worked on for all its time goes to a person, with what can be found here.
      return answers.map((answer, at) => {
        const outcome = outcomes.get(at)
        return outcome === 'cut' ? markAnswer(source.compiled, variant, answer, { answers }) : valueOf(outcome)
      })
    },
    async tryAnswers(source, variant, answers) {
      const { markings, outcomes } = await markHereAndThere(source, variant, answers)
      return markings.map((marking, at) => valueOf(outcomes?.get(at)) ?? marking)
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
