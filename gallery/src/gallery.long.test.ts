import { describe, expect, it } from 'vitest'
import { compileProblem, runLab } from '@isomorph/problem'
import { galleryProblems } from './index.ts'
import { stored } from './stored.fixtures.ts'

const variants = 5000

describe('the gallery', () => {
  it.each(galleryProblems.map((problem) => [problem.key, problem] as const))(
    '%s passes the lab with 5,000 variants',
    { timeout: 300_000 },
    (_, problem) => {
      const { count, issues } = runLab(compileProblem(stored(problem.content)), { count: variants })
      expect(count).toBe(variants)
      expect(issues).toEqual([])
    },
  )
})
