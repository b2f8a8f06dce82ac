import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  factorsOf,
  latenessOf,
  resultOf,
  viewFactors,
  type CountingRules,
  type MarkedAttempt,
} from './count-attempt.ts'

const best: CountingRules = { countingAttempt: 'best', attemptPenaltyPercent: 0, latePenaltyPercent: 0 }

function attempts(...percents: number[]): MarkedAttempt[] {
  return percents.map((percent, index) => ({
    number: index + 1,
    percent,
    daysLate: 0,
    pending: 0,
    source: 'learner' as const,
  }))
}

describe('the counting attempt', () => {
  it.each([
    ['best', [50, 100, 100, 0], 2, 10],
    ['last', [50, 100, 25], 3, 2.5],
    ['first', [50, 100, 25], 1, 5],
  ] as const)('is the %s one of %j', (countingAttempt, percents, number, points) => {
    expect(resultOf(attempts(...percents), 10, { ...best, countingAttempt })).toMatchObject({
      countingAttempt: number,
      points,
      attemptsUsed: percents.length,
    })
  })

  it('is judged by points after penalties, not by percent', () => {
    const rules = { ...best, attemptPenaltyPercent: 30 }
    expect(resultOf(attempts(80, 100), 10, rules)).toMatchObject({ countingAttempt: 1, points: 8 })
  })

  it('pays the penalty for attempts that the learner chose, not for what the deadline submitted', () => {
    const rules = { ...best, attemptPenaltyPercent: 25 }
    const [first, second, third] = attempts(0, 0, 100) as [MarkedAttempt, MarkedAttempt, MarkedAttempt]
    const byDeadline = (attempt: MarkedAttempt): MarkedAttempt => ({ ...attempt, source: 'deadline' })
    expect(resultOf([first, second, third], 10, rules).points).toBe(5)
    expect(resultOf([first, byDeadline(second), third], 10, rules).points).toBe(7.5)
    expect(resultOf([first, second, byDeadline(third)], 10, rules).points).toBe(5)
    const { pointsAccount } = viewFactors(factorsOf([first, byDeadline(second), third], 3, 10, rules))
    expect(pointsAccount).toBe('10 × 100 % × 0.75 (2nd attempt) = 7.5')
  })

  it('is never a worse draft that the deadline submitted', () => {
    const [first, second] = attempts(80, 10) as [MarkedAttempt, MarkedAttempt]
    const last = { ...best, countingAttempt: 'last' } as const
    expect(resultOf([first, { ...second, source: 'deadline' }], 10, last)).toMatchObject({ countingAttempt: 1 })
    expect(resultOf([first, { ...second, source: 'deadline', percent: 80 }], 10, last).countingAttempt).toBe(2)
    expect(resultOf([first, second], 10, last).countingAttempt).toBe(2)
  })

  it('leaves pending what could still count', () => {
    const pending = attempts(0, 0).map((attempt) => ({ ...attempt, pending: 1 }))
    expect(resultOf(pending, 10, best).pending).toBe(2)
    expect(resultOf(pending, 10, { ...best, countingAttempt: 'last' }).pending).toBe(1)
    expect(resultOf(pending, 10, { ...best, countingAttempt: 'first' }).pending).toBe(1)
  })

  it('never earns more than the points of the problem, nor less than nothing', () => {
    const rule = fc.constantFrom('best' as const, 'last' as const, 'first' as const)
    const percent = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(rule, percent, percent, fc.array(percent, { maxLength: 8 }), (countingAttempt, a, b, percents) => {
        const rules = { countingAttempt, attemptPenaltyPercent: a, latePenaltyPercent: b }
        const { points } = resultOf(attempts(...percents), 10, rules)
        expect(points).toBeGreaterThanOrEqual(0)
        expect(points).toBeLessThanOrEqual(10)
      }),
    )
  })
})

describe('lateness', () => {
  const dueAt = new Date('2026-03-01T12:00:00Z')
  const deadline = new Date('2026-03-03T12:00:00Z')

  it('counts started days after the due date', () => {
    expect(latenessOf(new Date('2026-03-01T12:00:00Z'), { dueAt, deadline })).toEqual({
      withinGrace: false,
      daysLate: 0,
    })
    expect(latenessOf(new Date('2026-03-02T12:00:01Z'), { dueAt, deadline }).daysLate).toBe(2)
  })

  it('takes what arrives within grace for as late as the deadline itself', () => {
    expect(latenessOf(new Date('2026-03-03T12:00:09Z'), { dueAt, deadline })).toEqual({
      withinGrace: true,
      daysLate: 2,
    })
    expect(latenessOf(new Date('2026-03-01T12:00:09Z'), { dueAt, deadline: dueAt })).toEqual({
      withinGrace: true,
      daysLate: 0,
    })
  })
})
