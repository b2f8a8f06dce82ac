import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  benjaminiHochberg,
  difficultyOf,
  discriminationOf,
  fQuantile,
  meanEstimate,
  meanOf,
  quantileOf,
  reliabilityOf,
  residualsOn,
  riskRatio,
  shareEstimate,
  sumOf,
  tQuantile,
  variantFairness,
} from './index.ts'

interface Scores {
  readonly rows: readonly (readonly number[])[]
  readonly discrimination: readonly (readonly [number, number, number])[]
  readonly reliability: Readonly<Record<'alpha' | 'low' | 'high' | 'standardError', number>> & {
    readonly without: readonly number[]
    readonly itemRest: readonly number[]
  }
}

interface Reference {
  readonly quantiles: {
    readonly t: readonly (readonly [number, number, number])[]
    readonly f: readonly (readonly [number, number, number, number])[]
    readonly sample: readonly (readonly [number, number])[]
  }
  readonly shares: readonly (readonly [number, number, number, number, number])[]
  readonly means: readonly (readonly [number, number, number])[]
  readonly binary: Scores
  readonly partial: Scores
  readonly residuals: Readonly<Record<'x' | 'y' | 'left', readonly number[]>>
  readonly adjusted: Readonly<Record<'p' | 'q', readonly number[]>>
  readonly ratios: readonly (readonly [number, number, number, number, number, number, number])[]
  readonly deal: { readonly values: readonly number[]; readonly first: number; readonly p: number }
}

const reference = JSON.parse(readFileSync(new URL('../fixtures/reference.json', import.meta.url), 'utf8')) as Reference

function columnOf({ rows }: Scores, column: number): number[] {
  return rows.map((row) => row[column] as number)
}

describe('figures equal those of SciPy and of psych in R to nine digits', () => {
  it.each(reference.quantiles.t)('the t quantile of %d with %d degrees of freedom', (share, degrees, wanted) => {
    expect(tQuantile(share, degrees)).toBeCloseTo(wanted, 9)
  })

  it.each(reference.quantiles.f)('the F quantile of %d with %d and %d degrees of freedom', (share, a, b, wanted) => {
    expect(fQuantile(share, a, b)).toBeCloseTo(wanted, 9)
  })

  it('quantiles of a sample', () => {
    const sums = reference.partial.rows.map((row) => (row[0] as number) + (row[1] as number))
    for (const [share, wanted] of reference.quantiles.sample) expect(quantileOf(sums, share)).toBeCloseTo(wanted, 9)
  })

  it.each(reference.shares)('the share %d of %d with its interval', (hits, n, value, low, high) => {
    const answers = Array.from({ length: n }, (_, index) => (index < hits ? 1 : 0))
    for (const estimate of [shareEstimate(hits, n), difficultyOf(answers)]) {
      expect(estimate.value).toBeCloseTo(value, 9)
      expect(estimate.low).toBeCloseTo(low, 9)
      expect(estimate.high).toBeCloseTo(high, 9)
    }
  })

  it.each(reference.means.map((wanted, column) => [column, wanted] as const))(
    'the mean of column %d',
    (column, wanted) => {
      const estimate = meanEstimate(columnOf(reference.partial, column))
      expect(estimate.value).toBeCloseTo(wanted[0], 9)
      expect(estimate.low).toBeCloseTo(wanted[1], 9)
      expect(estimate.high).toBeCloseTo(wanted[2], 9)
    },
  )

  it.each(['binary', 'partial'] as const)('discrimination of %s scores with its interval', (kind) => {
    const scores = reference[kind]
    const totals = scores.rows.map(sumOf)
    for (const [column, wanted] of scores.discrimination.entries()) {
      const estimate = discriminationOf(columnOf(scores, column), totals)
      expect(estimate?.value).toBeCloseTo(wanted[0], 9)
      expect(estimate?.low).toBeCloseTo(wanted[1], 9)
      expect(estimate?.high).toBeCloseTo(wanted[2], 9)
      expect(estimate?.value).toBeCloseTo(scores.reliability.itemRest[column] as number, 9)
    }
  })

  it.each(['binary', 'partial'] as const)('reliability of %s scores', (kind) => {
    const { rows, reliability: wanted } = reference[kind]
    const found = reliabilityOf(rows)
    expect(found?.alpha.value).toBeCloseTo(wanted.alpha, 9)
    expect(found?.alpha.low).toBeCloseTo(wanted.low, 9)
    expect(found?.alpha.high).toBeCloseTo(wanted.high, 9)
    expect(found?.standardError).toBeCloseTo(wanted.standardError, 9)
    for (const [column, alpha] of wanted.without.entries()) expect(found?.alphaWithout[column]).toBeCloseTo(alpha, 9)
  })

  it('of zeros and ones alpha is KR-20', () => {
    const { rows } = reference.binary
    const k = rows[0]?.length ?? 0
    const n = rows.length
    const totals = rows.map(sumOf)
    const spread = sumOf(totals.map((total) => (total - meanOf(totals)) ** 2)) / n
    const shares = Array.from({ length: k }, (_, column) => meanOf(columnOf(reference.binary, column)))
    const kr20 = (k / (k - 1)) * (1 - sumOf(shares.map((share) => share * (1 - share))) / spread)
    expect(reliabilityOf(rows)?.alpha.value).toBeCloseTo(kr20, 9)
  })

  it('residuals of a straight line', () => {
    const { x, y, left } = reference.residuals
    for (const [index, value] of residualsOn(y, x).entries()) expect(value).toBeCloseTo(left[index] as number, 9)
  })

  it('adjusted p values', () => {
    const { p, q } = reference.adjusted
    for (const [index, value] of benjaminiHochberg(p).entries()) expect(value).toBeCloseTo(q[index] as number, 9)
  })

  it.each(reference.ratios)('%d of %d against %d of %d', (a, n, b, m, value, low, high) => {
    const ratio = riskRatio([a, n], [b, m])
    expect(ratio?.value).toBeCloseTo(value, 9)
    expect(ratio?.low).toBeCloseTo(low, 9)
    expect(ratio?.high).toBeCloseTo(high, 9)
  })

  it('p of dealt variants is that of all deals, within what a stop after 100 extreme ones can tell', () => {
    const { values, first, p } = reference.deal
    const variants = values.map((_, index) => (index < first ? 1 : 2))
    const found = variantFairness(values, variants, 1)
    expect(Math.abs((found?.p ?? 1) / p - 1)).toBeLessThan(4 / Math.sqrt(100))
  })
})
