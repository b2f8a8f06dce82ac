import { describe, expect, it } from 'vitest'
import { findClusters, markAnswer } from '@isomorph/problem'
import { classOf, compiledProblem } from './clusters.fixtures.ts'
import { plantedRelations, plantedSlips } from './planted-slips.fixtures.ts'

/** The whole list is in the long tests. */
const problems = ['braking-distance', 'projectile', 'voltage-divider', 'z-score', 'tangent-line'] as const

describe('groups of answers to problems of the gallery', () => {
  it.each(problems)('find and name the slips of %s, and leave right answers and noise alone', (problem) => {
    const planted = plantedSlips.filter((slip) => slip.problem === problem)
    const questionKey = planted[0]?.questionKey ?? 1
    const compiled = compiledProblem(problem)
    const typed = planted.map((slip) => slip.typed)
    const made = classOf(compiled, questionKey, typed, { seed: 11, perSlip: 12, right: 15, noise: 15 })
    const { clusters, alone } = findClusters(compiled, questionKey, made.answers)
    expect(new Set(clusters.map(({ name }) => name))).toEqual(new Set(planted.map(({ name }) => name)))
    for (const [index, { name }] of planted.entries())
      expect(clusters.find((cluster) => cluster.name === name)?.members).toEqual(made.bySlip[index])
    expect(alone).toBe(made.noise.length)
  })
  it.each(plantedRelations)('call answers to $problem “$name”, and not by two slips', (slip) => {
    const { problem, questionKey = 1, name, typed } = slip
    const compiled = compiledProblem(problem)
    const made = classOf(compiled, questionKey, [typed], { seed: 7, perSlip: 20, right: 10, noise: 10 })
    const { clusters } = findClusters(compiled, questionKey, made.answers)
    const wrong = (made.bySlip[0] ?? []).filter((position) => {
      const answer = made.answers[position]
      return answer !== undefined && markAnswer(compiled, answer.variant, answer.typed).percent < 100
    })
    expect(clusters.map((cluster) => [cluster.name, cluster.members])).toEqual([[name, wrong]])
  })
})
