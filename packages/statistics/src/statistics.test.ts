import { describe, expect, it } from 'vitest'
import {
  centredByProblem,
  difficultyOf,
  discriminationOf,
  drawnValues,
  fifthsOf,
  meanOf,
  reliabilityOf,
  riskRatio,
  sumOf,
  variantFairness,
} from './index.ts'
import { roundBound } from './drawn-splits.ts'
import { seededDraw } from './random.ts'

function normals(n: number, seed: number): number[] {
  const draw = seededDraw(seed)
  const even = () => (draw(1_000_000) + 0.5) / 1_000_000
  return Array.from({ length: n }, () => Math.sqrt(-2 * Math.log(even())) * Math.cos(2 * Math.PI * even()))
}

describe('figures of problems', () => {
  it('an interval of the difficulty stays within 0 and 1', () => {
    expect(difficultyOf([0, 0, 0.5]).low).toBe(0)
    expect(difficultyOf([1, 1, 1]).high).toBe(1)
  })

  it('where nobody differs there is no discrimination and no reliability', () => {
    expect(discriminationOf([1, 1, 1, 1, 1], [2, 3, 4, 5, 6])).toBeUndefined()
    expect(
      reliabilityOf([
        [1, 1],
        [1, 1],
        [1, 1],
      ]),
    ).toBeUndefined()
    expect(reliabilityOf([[1], [2], [3]])).toBeUndefined()
  })

  it('learners of equal totals are in the same fifth, whatever their order', () => {
    const totals = [1, 1, 1, 2, 3, 4, 5, 6, 7, 8]
    const shares = [0, 1, 0, 1, 0, 1, 0, 1, 0, 1]
    const backwards = fifthsOf(shares.toReversed(), totals.toReversed())
    expect(fifthsOf(shares, totals)).toEqual(backwards)
    expect(sumOf(backwards.map(({ n }) => n))).toBe(10)
    expect(fifthsOf([1, 0.5], [3, 3]).map(({ n }) => n)).toEqual([0, 0, 2, 0, 0])
  })

  it('points of a pool are centred on the mean of the problem drawn, of at least ten learners', () => {
    const points = Array.from({ length: 22 }, (_, index) => (index < 20 ? index : 5))
    const problems = Array.from({ length: 22 }, (_, index) => (index < 10 ? 1 : index < 20 ? 2 : 3))
    const centred = centredByProblem(points, problems)
    expect(meanOf(centred.slice(0, 10) as number[])).toBeCloseTo(0)
    expect(meanOf(centred.slice(10, 20) as number[])).toBeCloseTo(0)
    expect(centred.slice(20)).toEqual([undefined, undefined])
  })

  it('centring gives back reliability that problems of different difficulty took away', () => {
    const abilities = normals(400, 3)
    const noise = normals(1600, 4)
    const draw = seededDraw(5)
    const problems = abilities.map(() => Array.from({ length: 4 }, (_, slot) => slot * 2 + draw(2)))
    const raw = abilities.map((ability, learner) =>
      Array.from({ length: 4 }, (_, slot) => {
        const shift = ((problems[learner]?.[slot] ?? 0) % 2) * 2
        return ability + (noise[learner * 4 + slot] as number) + shift
      }),
    )
    const columns = Array.from({ length: 4 }, (_, slot) =>
      centredByProblem(
        raw.map((row) => row[slot] as number),
        problems.map((row) => row[slot] as number),
      ),
    )
    const centred = raw.map((_, learner) => columns.map((column) => column[learner] as number))
    const alphaOf = (rows: readonly (readonly number[])[]) => reliabilityOf(rows)?.alpha.value ?? 0
    expect(alphaOf(centred)).toBeGreaterThan(alphaOf(raw) + 0.1)
  })

  it('a ratio needs errors on both sides', () => {
    expect(riskRatio([0, 10], [3, 10])).toBeUndefined()
    expect(riskRatio([10, 10], [5, 10])?.value).toBe(2)
  })
})

describe('fairness of variants', () => {
  const residuals = normals(120, 7)
  const variants = residuals.map((_, index) => index % 4)

  it('the same seed gives the same p', () => {
    expect(variantFairness(residuals, variants, 11)?.p).toBe(variantFairness(residuals, variants, 11)?.p)
  })

  it('an unfair variant stands out, drawn a little towards 0', () => {
    const unfair = residuals.map((residual, index) => (variants[index] === 2 ? residual - 1.5 : residual))
    const found = variantFairness(unfair, variants, 11)
    expect(found?.p).toBeLessThan(0.001)
    const worst = found?.variants.toSorted((a, b) => a.raw - b.raw)[0]
    expect(worst?.variant).toBe(2)
    expect(worst?.high).toBeLessThan(0)
    expect(worst?.shrunk).toBeGreaterThan(worst?.raw ?? 0)
    expect(worst?.shrunk).toBeLessThan(0)
  })

  it('variants of fewer than five learners are left out, and fewer than 30 learners are not tested', () => {
    expect(
      variantFairness(
        residuals,
        residuals.map((_, index) => index),
        1,
      ),
    ).toBeUndefined()
    expect(variantFairness(residuals.slice(0, 29), variants.slice(0, 29), 1)).toBeUndefined()
    const single = variants.map((variant, index) => (index === 0 ? 99 : variant))
    const found = variantFairness(residuals, single, 1)
    expect(found?.n).toBe(119)
    expect(found?.variants.map(({ variant }) => variant).toSorted()).toEqual([0, 1, 2, 3])
  })

  it('where all did alike nothing stands out', () => {
    const found = variantFairness(
      residuals.map(() => 0),
      variants,
      1,
    )
    expect(found?.p).toBe(1)
    expect(found?.variants.every(({ raw, shrunk }) => raw === 0 && shrunk === 0)).toBe(true)
  })
})

describe('what drawn values do', () => {
  const draw = seededDraw(17)
  const noise = normals(150, 19)
  const rows = noise.map(() => ({ a: draw(9) - 4, b: draw(20) / 2, unit: ['m', 's', 'kg'][draw(3)] as string }))

  function found(effect: (row: (typeof rows)[number]) => number) {
    const cases = rows.map((values, index) => {
      const residual = (noise[index] as number) / 2 - effect(values)
      return { values, residual, isWrong: residual < -0.3 }
    })
    return drawnValues(cases, 23)
  }

  it.each([
    ['a negative number', ({ a }: (typeof rows)[number]) => Number(a < 0), { kind: 'negative', name: 'a' }],
    ['a small number', ({ b }: (typeof rows)[number]) => Number(b < 4), { kind: 'below', name: 'b', bound: 4 }],
    ['a number that is not whole', ({ b }: (typeof rows)[number]) => Number(b % 1 !== 0), { kind: 'whole', name: 'b' }],
    ['a unit', ({ unit }: (typeof rows)[number]) => Number(unit === 's'), { kind: 'is', name: 'unit', text: 's' }],
  ])('%s that goes with wrong answers is found', (_, effect, condition) => {
    const finding = found(effect)
    expect(finding?.condition).toEqual(condition)
    expect(finding?.p).toBeLessThan(0.01)
    expect(Math.abs(finding?.difference ?? 0)).toBeGreaterThan(0.6)
    expect(finding?.ratio?.low).toBeDefined()
  })

  it('a second condition within one side is found as well', () => {
    const finding = found(({ a, b }) => Number(a < 0) + (a < 0 && b < 5 ? 1.5 : 0))
    expect(finding?.inner).not.toBeNull()
    const names = [finding?.condition.name, finding?.inner?.finding.condition.name]
    expect(new Set(names)).toEqual(new Set(['a', 'b']))
  })

  it('where only chance is at work nothing stands out', () => {
    expect(found(() => 0)?.p).toBeGreaterThan(0.05)
  })

  it('few learners and equal values are not tested', () => {
    expect(drawnValues([], 1)).toBeUndefined()
    const cases = noise.map((residual) => ({ values: { a: 1 }, residual, isWrong: false }))
    expect(drawnValues(cases, 1)).toBeUndefined()
  })

  it.each([
    [3, 6, 4],
    [0.2, 0.3, 0.3],
    [-1, 0, 0],
    [-3, -2.4, -2.9],
    [4.98, 5.02, 5],
    [120, 180, 130],
  ])('between %d and %d the round bound is %d', (low, high, bound) => {
    expect(roundBound(low, high)).toBe(bound)
  })
})
