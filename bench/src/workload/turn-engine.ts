/**
 * One side of a comparison of two builds: `compare-builds.ts` starts it as a process of its own, and it works when asked.
 * Only what measures is ours; `@isomorph/…` comes from the checkout that is measured (`scripts/workload-build.mjs`).
 */

import process from 'node:process'
import { compileProblem, type CompiledProblem } from '@isomorph/problem'
import { answersFor, makeVariant, percentOf } from './question-work.ts'
import { workload, type WorkloadQuestion } from './questions.ts'
import type { Turn, TurnResult } from './turn.ts'

const questions = workload.map((question) => ({ question, compiled: compileProblem(question.content) }))

const microseconds = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

interface Prepared {
  readonly variants: readonly ReturnType<typeof makeVariant>['variant'][]
  readonly microseconds: number
}

function drawAll(compiled: CompiledProblem, { seed, count }: Turn): Prepared {
  const start = microseconds()
  const variants = Array.from({ length: count }, (_, index) => makeVariant(compiled, seed + index).variant)
  return { variants, microseconds: microseconds() - start }
}

/** Draws first and marks afterwards: the processor's clock is too coarse to be read around one of them. */
function takeTurn(question: WorkloadQuestion, compiled: CompiledProblem, turn: Turn): TurnResult {
  const drawn = drawAll(compiled, turn)
  const answers = drawn.variants.map((variant) => answersFor(question, variant))
  const start = microseconds()
  const agreed = drawn.variants.map((variant, index) => {
    const { right = [], wrong = [] } = answers[index] ?? {}
    return Number(percentOf(compiled, variant, right) === 100) + Number(percentOf(compiled, variant, wrong) === 0)
  })
  return {
    variantMicroseconds: drawn.microseconds / turn.count,
    gradeMicroseconds: (microseconds() - start) / (2 * turn.count),
    agreed: agreed.reduce((sum, each) => sum + each, 0),
  }
}

process.on('message', (turn: Turn) => {
  const { question, compiled } = questions[turn.question] ?? {}
  if (question === undefined || compiled === undefined) throw new RangeError(`There is no question ${turn.question}.`)
  process.send?.(takeTurn(question, compiled, turn))
})
