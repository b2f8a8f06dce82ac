import { describe, expect, it } from 'vitest'
import { pointsAccount, pointsFactors } from './points-account.ts'

/** The line of an attempt; undefined where no penalty took anything off. */
function lineOf(...given: Parameters<typeof pointsFactors>): string | undefined {
  const factors = pointsFactors(...given)
  return factors && pointsAccount(factors)
}

const penalties = { perExtraAttempt: 15, perLateDay: 10 }

describe('how points came about', () => {
  it('is one line with every factor and its reason', () => {
    expect(lineOf(12, { number: 2, percent: 66.6667, lateDays: 2 }, penalties)).toBe(
      '12 × 66.67 % × 0.85 (2nd attempt) × 0.80 (2 days late) = 5.44',
    )
    expect(lineOf(4, { number: 3, percent: 100, lateDays: 1 }, { perExtraAttempt: 6.25, perLateDay: 50 })).toBe(
      '4 × 100 % × 0.875 (3rd attempt) × 0.50 (1 day late) = 1.75',
    )
  })

  it('is the factors, for screens in other languages', () => {
    expect(pointsFactors(12, { number: 2, percent: 66.6667, lateDays: 2 }, penalties)).toEqual({
      points: 12,
      percent: 66.67,
      factors: [
        { kind: 'attempt', count: 2, left: 0.85 },
        { kind: 'late', count: 2, left: 0.8 },
      ],
      earned: 5.44,
    })
  })

  it('names only what took something off', () => {
    expect(lineOf(4, { number: 1, percent: 50, lateDays: 1 }, penalties)).toBe('4 × 50 % × 0.90 (1 day late) = 1.8')
    expect(lineOf(4, { number: 11, percent: 50, lateDays: 0 }, penalties)).toBe('4 × 50 % × 0.00 (11th attempt) = 0')
  })

  it('is nothing without a penalty', () => {
    expect(lineOf(4, { number: 1, percent: 50, lateDays: 0 }, penalties)).toBeUndefined()
    expect(lineOf(4, { number: 3, percent: 50, lateDays: 2 })).toBeUndefined()
  })
})
