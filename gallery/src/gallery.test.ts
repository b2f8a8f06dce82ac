import { describe, expect, it } from 'vitest'
import { checkProblem, compileProblem, isDrawnList, levelOf, runLab } from '@isomorph/problem'
import { galleryProblems } from './index.ts'
import { stored } from './stored.fixtures.ts'

describe('the gallery', () => {
  it('has at least sixty problems over eight fields, each with a key of its own', () => {
    expect(galleryProblems.length).toBeGreaterThanOrEqual(60)
    expect(new Set(galleryProblems.map((problem) => problem.field)).size).toBe(8)
    expect(new Set(galleryProblems.map((problem) => problem.key)).size).toBe(galleryProblems.length)
  })

  it.each(galleryProblems.map((problem) => [problem.key, problem] as const))(
    '%s is valid and its pictures are there',
    (_, problem) => {
      const content = stored(problem.content)
      expect(checkProblem(content)).toEqual([])
      expect(levelOf(checkProblem(content))).toBe('Valid')
      const shown = [...JSON.stringify(problem.content).matchAll(/"gallery:([\w-]+)"/g)].map((match) => match[1])
      expect(new Set(Object.keys(problem.pictures))).toEqual(new Set(shown))
    },
  )

  it.each(galleryProblems.map((problem) => [problem.key, problem] as const))(
    '%s passes the lab with the mistakes of learners',
    { timeout: 30_000 },
    (_, problem) => {
      // Statistics take longer than other formulas; gallery.long.test.ts draws 5,000 variants of each.
      const wanted = problem.content.variables.some(isDrawnList) ? 300 : 1000
      const { count, issues } = runLab(compileProblem(stored(problem.content)), { count: wanted })
      expect(count).toBe(wanted)
      expect(issues).toEqual([])
    },
  )
})
