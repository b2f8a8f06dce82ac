import { describe, expect, it } from 'vitest'
import { rootsAlong } from './roots-along.ts'

const rounded = (roots: readonly number[]): readonly number[] =>
  roots.map((root) => Math.round(root * 1e9) / 1e9 + 0).toSorted((a, b) => a - b)

/** The roots of a residual, and how often it was worked out. */
function found(residual: (at: number) => number): { readonly roots: readonly number[]; readonly count: number } {
  let count = 0
  const roots = rootsAlong((at) => {
    count += 1
    return residual(at)
  })
  return { roots: rounded(roots), count }
}

describe('zeros along a line', () => {
  it.each<[string, (at: number) => number, readonly number[]]>([
    ['a straight line', (x) => 3 * x - 6, [2]],
    ['a parabola', (x) => x * x - 9, [-3, 3]],
    ['a parabola far above', (x) => x * x + 1, []],
    ['a number', () => 4, []],
    ['what is zero at zero', (x) => 7 * x, [0]],
    ['what is as good as zero', (x) => 2 - x * 1e113, [0]],
    ['what is farther away than is looked', (x) => x - 31, []],
  ])('are found by a formula in few steps for %s', (_, residual, roots) => {
    const outcome = found(residual)
    expect(outcome.roots).toEqual(roots)
    expect(outcome.count).toBeLessThan(20)
  })

  it.each<[string, (at: number) => number, readonly number[]]>([
    ['a cubic', (x) => x * (x - 1) * (x + 2), [-2, 0, 1]],
    ['a root', (x) => Math.sqrt(x) - 3, [9]],
    ['an exponential', (x) => Math.exp(x) - 5, [Math.round(Math.log(5) * 1e9) / 1e9]],
    [
      'a steep wave that is zero at each place of a coarse grid',
      (x) => (Math.abs(x) > 2 ? Number.NaN : Math.sin(Math.PI * x)),
      [-1, 0, 1],
    ],
  ])('are found between changes of sign for %s', (_, residual, roots) => {
    expect([...new Set(found(residual).roots)]).toEqual(roots.map((root) => root))
  })
})
