import { describe, expect, it } from 'vitest'
import { pointsAccount } from './points-account.ts'

const penalties = { perExtraAttempt: 15, perLateDay: 10 }

describe('how points came about', () => {
  it('is one line with every factor and its reason', () => {
    expect(pointsAccount(12, { number: 2, percent: 66.6667, lateDays: 2 }, penalties)).toBe(
      '12 × 66.67 % × 0.85 (2nd attempt) × 0.80 (2 days late) = 5.44',
    )
    expect(pointsAccount(4, { number: 3, percent: 100, lateDays: 1 }, { perExtraAttempt: 6.25, perLateDay: 50 })).toBe(
      '4 × 100 % × 0.875 (3rd attempt) × 0.50 (1 day late) = 1.75',
    )
  })

  it('names only what took something off', () => {
    expect(pointsAccount(4, { number: 1, percent: 50, lateDays: 1 }, penalties)).toBe(
      '4 × 50 % × 0.90 (1 day late) = 1.8',
    )
    expect(pointsAccount(4, { number: 11, percent: 50, lateDays: 0 }, penalties)).toBe(
      '4 × 50 % × 0.00 (11th attempt) = 0',
    )
  })

  it('is nothing without a penalty', () => {
    expect(pointsAccount(4, { number: 1, percent: 50, lateDays: 0 }, penalties)).toBeUndefined()
    expect(pointsAccount(4, { number: 3, percent: 50, lateDays: 2 })).toBeUndefined()
  })
})
