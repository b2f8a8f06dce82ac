/** Marking: here what can be decided at once, the rest in a thread. */

import { markAnswer, type Marking, type TypedAnswer, type Variant } from '@isomorph/problem'
import type { Evaluation, MarkedSource } from './evaluation.ts'
import { markAll } from './tasks.ts'
import type { Outcome, TaskName } from './thread-pool.ts'
import type { Hurry } from './threads.ts'

/** Beyond the budget of this thread: an answer that is honest but hard gets this much more before a person is asked. */
const generousLimits = { nodes: 10_000_000, points: 4000, digits: 200_000 }

/** Whether more time may decide what could not be decided here. */
function isWorthMore(marking: Marking): boolean {
  return (
    marking.verdict === 'needsPerson' && (marking.rule === 'undecided' || marking.error?.code === 'RequestTimedOut')
  )
}

/** What a task came to, where it came to an end. */
export const valueOf = <T>(outcome: Outcome<T> | undefined): T | undefined =>
  typeof outcome === 'object' ? outcome.value : undefined

/** Runs tasks in the threads of authors, or in those of learners for one of them. */
type RunAll = <T>(name: TaskName, tasks: readonly unknown[], learner?: string, hurry?: Hurry) => Promise<Outcome<T>[]>

interface Asked extends MarkedSource {
  readonly variant: Variant
  readonly answers: readonly TypedAnswer[]
  readonly learner?: string
  readonly hurry?: Hurry
}

type Outcomes = ReadonlyMap<number, Outcome<Marking>>

/** Marks answers in a thread, by their positions. */
async function markInThread(runAll: RunAll, asked: Asked, positions: readonly number[]): Promise<Outcomes> {
  const { variant, answers, learner, hurry } = asked
  const { content } = asked.compiled
  const tasks = positions.map((at) => ({ content, variant, answers, at, limits: generousLimits }))
  const outcomes = await runAll<Marking>('mark', tasks, learner, hurry)
  return new Map(positions.map((at, index) => [at, outcomes[index] ?? 'waits']))
}

/** Marks here what can be decided here, and the rest in a thread. */
async function markHereAndThere(runAll: RunAll, asked: Asked) {
  const markings = markAll(asked.compiled, asked.variant, asked.answers)
  const hard = markings.flatMap((marking, at) => (isWorthMore(marking) ? [at] : []))
  const outcomes: Outcomes = hard.length === 0 ? new Map() : await markInThread(runAll, asked, hard)
  return { markings, outcomes }
}

/** Marking with these threads. `hurry`: how long a learner waits for the outcome at most. */
export function createMarking(
  runAll: RunAll,
  hurry: Hurry,
): Pick<Evaluation, 'markAnswers' | 'markWaiting' | 'tryAnswers'> {
  return {
    async markAnswers({ compiled }, variant, answers, learner) {
      const { markings, outcomes } = await markHereAndThere(runAll, { compiled, variant, answers, learner, hurry })
      return markings.map((marking, at) => {
        const outcome = outcomes.get(at)
        return outcome === 'waits' ? undefined : (valueOf(outcome) ?? marking)
      })
    },
    async markWaiting({ compiled }, variant, answers, learner, waiting) {
      const outcomes = await markInThread(runAll, { compiled, variant, answers, learner }, waiting)
      // What a thread has worked on for all its time goes to a person, with what can be found here.
      return answers.map((answer, at) => {
        const outcome = outcomes.get(at)
        return outcome === 'cut' ? markAnswer(compiled, variant, answer, { answers }) : valueOf(outcome)
      })
    },
    async tryAnswers({ compiled }, variant, answers) {
      const { markings, outcomes } = await markHereAndThere(runAll, { compiled, variant, answers })
      return markings.map((marking, at) => valueOf(outcomes.get(at)) ?? marking)
    },
  }
}
