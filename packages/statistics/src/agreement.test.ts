import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { intraclassOf, kappaOf, type Pair } from './agreement.ts'
import type { Estimate } from './intervals.ts'

type Figures = readonly [value: number, low: number, high: number]

interface Reference {
  readonly kappa: readonly { readonly pairs: readonly Pair[]; readonly same: Figures; readonly quadratic: Figures }[]
  readonly intraclass: readonly {
    readonly rows: readonly (readonly number[])[]
    readonly oneWay: Figures
    readonly twoWay: Figures
  }[]
}

const reference = JSON.parse(readFileSync(new URL('../fixtures/agreement.json', import.meta.url), 'utf8')) as Reference

const figuresOf = (estimate: Estimate | undefined) => [estimate?.value, estimate?.low, estimate?.high]
const toNineDigits = (figures: Figures) => figures.map((figure) => expect.closeTo(figure, 9) as number)

describe('kappa', () => {
  it.each(reference.kappa)('agrees with NumPy (%#)', ({ pairs, same, quadratic }) => {
    expect(figuresOf(kappaOf(pairs))).toEqual(toNineDigits(same))
    expect(figuresOf(kappaOf(pairs, 'quadratic'))).toEqual(toNineDigits(quadratic))
  })

  it('is 0.4 in the example of a table with 20, 5, 10 and 15 answers', () => {
    const times = (count: number, pair: Pair): readonly Pair[] => Array.from({ length: count }, () => pair)
    const pairs = [...times(20, [1, 1]), ...times(5, [1, 0]), ...times(10, [0, 1]), ...times(15, [0, 0])]
    expect(kappaOf(pairs)?.value).toBeCloseTo(0.4, 12)
  })

  it('is 1 where all agree, and undefined where there is one value or one pair', () => {
    expect(
      kappaOf(
        [
          [0, 0],
          [50, 50],
          [50, 50],
        ],
        'quadratic',
      ),
    ).toMatchObject({ value: 1, low: 1, high: 1 })
    expect(
      kappaOf([
        [50, 50],
        [50, 50],
      ]),
    ).toBeUndefined()
    expect(kappaOf([[0, 50]])).toBeUndefined()
  })
})

describe('the intraclass correlation', () => {
  it.each(reference.intraclass)('agrees with SciPy (%#)', ({ rows, oneWay, twoWay }) => {
    expect(figuresOf(intraclassOf(rows, 'oneWay'))).toEqual(toNineDigits(oneWay))
    expect(figuresOf(intraclassOf(rows, 'twoWay'))).toEqual(toNineDigits(twoWay))
  })

  it('is 0.17 and 0.29 for the table of Shrout and Fleiss', () => {
    const rows = reference.intraclass[0]?.rows ?? []
    expect(intraclassOf(rows, 'oneWay')?.value).toBeCloseTo(0.17, 2)
    expect(intraclassOf(rows, 'twoWay')?.value).toBeCloseTo(0.29, 2)
  })

  it('is 1 where all agree, and undefined where all marks are the same or few', () => {
    expect(
      intraclassOf(
        [
          [0, 0],
          [50, 50],
          [100, 100],
        ],
        'twoWay',
      ),
    ).toEqual({ value: 1, low: 1, high: 1, n: 3 })
    expect(
      intraclassOf(
        [
          [50, 50],
          [50, 50],
          [50, 50],
        ],
        'twoWay',
      ),
    ).toBeUndefined()
    expect(
      intraclassOf(
        [
          [0, 50],
          [50, 100],
        ],
        'oneWay',
      ),
    ).toBeUndefined()
  })

  it('has figures where one grader always gives as much more', () => {
    const estimate = intraclassOf(
      [
        [0, 10],
        [50, 60],
        [90, 100],
      ],
      'twoWay',
    )
    expect(Number.isFinite(estimate?.value) && Number.isFinite(estimate?.low)).toBe(true)
  })
})
