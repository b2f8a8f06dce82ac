import { describe, expect, it } from 'vitest'
import { findClusters, markAnswer } from '@isomorph/problem'
import { classOf, compiledProblem } from './clusters.fixtures.ts'
import { plantedSlips } from './planted-slips.fixtures.ts'

describe('groups of answers to problems of the gallery', () => {
  it.each(plantedSlips.map((slip) => [`${slip.problem}: ${slip.name}`, slip] as const))(
    'find %s',
    { timeout: 60_000 },
    (_, { problem, questionKey = 1, name, typed }) => {
      const compiled = compiledProblem(problem)
      const made = classOf(compiled, questionKey, [typed], { seed: 7, perSlip: 50, right: 60, noise: 40 })
      const { clusters } = findClusters(compiled, questionKey, made.answers)
      // Where the slip makes no difference, such as a factor of 1, the answer is right.
      const wrong = (made.bySlip[0] ?? []).filter((position) => {
        const answer = made.answers[position]
        return answer !== undefined && markAnswer(compiled, answer.variant, answer.typed).percent < 100
      })
      expect(clusters.map((cluster) => cluster.name)).toEqual([name])
      expect(clusters[0]?.members).toEqual(wrong)
    },
  )

  it('leave 40 classes alone that answer at random', { timeout: 300_000 }, () => {
    const found = ['braking-distance', 'voltage-divider', 'dilution', 'z-score'].flatMap((problem) => {
      const compiled = compiledProblem(problem)
      return Array.from({ length: 10 }, (_, seed) => {
        const made = classOf(compiled, 1, [], { seed, perSlip: 0, right: 20, noise: 150 })
        return findClusters(compiled, 1, made.answers).clusters.length
      })
    })
    expect(found.filter((count) => count > 0).length).toBeLessThanOrEqual(2)
  })
})
