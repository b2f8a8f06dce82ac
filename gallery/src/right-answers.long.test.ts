import { describe, expect, it } from 'vitest'
import { findClusters, isAuthoringError, drawVariant, instantiateSolution, markAnswer } from '@isomorph/problem'
import type { AnswerToGroup, CompiledProblem, Variant } from '@isomorph/problem'
import { compiledProblem } from './clusters.fixtures.ts'
import { galleryProblems } from './index.ts'

const seeds = Array.from({ length: 30 }, (_, index) => index + 1)

interface Asked {
  readonly compiled: CompiledProblem
  readonly questionKey: number
  readonly variants: readonly Variant[]
}

function keyOf({ compiled, questionKey }: Asked, variant: Variant): string {
  return instantiateSolution(compiled, variant).answers[questionKey]?.[0]?.latex ?? ''
}

/** Answers to the same variants, each made of the key. */
function answersBy(asked: Asked, type: (key: string) => string): AnswerToGroup[] {
  const { questionKey, variants } = asked
  return variants.map((variant) => ({ variant, typed: { questionKey, value: type(keyOf(asked, variant)) } }))
}

const formulas = galleryProblems.flatMap(({ key, content }) =>
  content.questions
    .filter(({ answerType }) => answerType !== 'MultipleChoice' && answerType !== 'ShortAnswer')
    .map(({ questionKey }) => [`${key}, question ${questionKey}`, key, questionKey] as const),
)

function askedOf(problem: string, questionKey: number): Asked {
  const compiled = compiledProblem(problem)
  const drawn = seeds.map((seed) => drawVariant(compiled, seed))
  return { compiled, questionKey, variants: drawn.filter((variant): variant is Variant => !isAuthoringError(variant)) }
}

describe('right answers', () => {
  it.each(formulas)('to %s are in no group, beside as many wrong ones', { timeout: 60_000 }, (_, key, questionKey) => {
    const asked = askedOf(key, questionKey)
    const right = answersBy(asked, (latex) => latex)
    for (const { variant, typed } of right) expect(markAnswer(asked.compiled, variant, typed).percent).toBe(100)
    expect(findClusters(asked.compiled, questionKey, right)).toEqual({ clusters: [], wrong: 0, alone: 0 })
    const wrong = answersBy(asked, (latex) => `2\\cdot\\left(${latex}\\right)`)
    const { clusters } = findClusters(asked.compiled, questionKey, [...right, ...wrong])
    const members = clusters.flatMap((cluster) => cluster.members)
    expect(members.filter((position) => position < right.length)).toEqual([])
  })
})
