/**
 * How long the thread that answers requests works on hostile answers, by processor time: the same whatever else the machine does.
 * What it cannot decide goes to other threads, which are given half a second.
 */

import { compileProblem, drawVariant, isAuthoringError, markAnswer } from '@isomorph/problem'
import { hostileAnswers } from './hostile-answers.ts'
import { hostileProblem } from './hostile-problem.ts'

export interface MarkedAnswer {
  readonly answer: string
  readonly milliseconds: number
}

/** Marks each answer for both questions, as a submission does. */
export function markHostile(count: number, seed: number): readonly MarkedAnswer[] {
  const compiled = compileProblem(hostileProblem.content)
  const variant = drawVariant(compiled, 1)
  if (isAuthoringError(variant)) throw new Error(variant.message)
  return hostileAnswers(count, seed).map((answer) => {
    const before = process.cpuUsage()
    for (const questionKey of [1, 2]) markAnswer(compiled, variant, { questionKey, value: answer })
    const { user, system } = process.cpuUsage(before)
    return { answer, milliseconds: (user + system) / 1000 }
  })
}
