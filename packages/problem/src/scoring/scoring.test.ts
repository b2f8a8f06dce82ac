import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countingAttempt, lateDays, percentOfProblem, pointsForDisplay, pointsOfAttempt } from './scoring.ts'

describe('percentOfProblem', () => {
  it('weighs questions by their points', () => {
    const questions = [
      { points: 3, percent: 100 },
      { points: 1, percent: 50 },
    ]
    expect(percentOfProblem(questions)).toBe(87.5)
  })

  it('counts what waits for a person as nothing yet', () => {
    const questions = [
      { points: '1', percent: '100' },
      { points: '1', percent: undefined },
    ]
    expect(percentOfProblem(questions)).toBe(50)
  })

  it('counts every question alike when none has a weight', () => {
    const questions = [
      { points: 0, percent: 100 },
      { points: 0, percent: 0 },
      { points: 0, percent: 0 },
    ]
    expect(percentOfProblem(questions)).toBe(100 / 3)
    expect(percentOfProblem([])).toBe(0)
  })
})

describe('pointsOfAttempt', () => {
  it('takes penalties off one after the other', () => {
    const penalties = { perExtraAttempt: 10, perLateDay: 20 }
    expect(pointsOfAttempt(4, { number: 2, percent: 50, lateDays: 1 }, penalties)).toBe('1.44')
  })

  it('never falls below 0', () => {
    expect(pointsOfAttempt(4, { number: 4, percent: 100, lateDays: 0 }, { perExtraAttempt: 50 })).toBe('0')
    expect(pointsOfAttempt(4, { number: 1, percent: 100, lateDays: 9 }, { perLateDay: 25 })).toBe('0')
  })

  it('is exact where doubles are not', () => {
    expect(pointsOfAttempt('0.3', { number: 1, percent: 10, lateDays: 0 })).toBe('0.03')
    expect(pointsOfAttempt(3, { number: 1, percent: 200 / 3, lateDays: 0 })).toBe('2')
    expect(pointsOfAttempt(7, { number: 1, percent: 100 / 7, lateDays: 0 })).toBe('1')
  })

  it('refuses what is no number', () => {
    expect(() => pointsOfAttempt('x', { number: 1, percent: 1, lateDays: 0 })).toThrow(RangeError)
  })

  it('gives full points for the full percent, whatever they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (hundredths) => {
        const points = (hundredths / 100).toFixed(2)
        expect(Number(pointsOfAttempt(points, { number: 1, percent: 100, lateDays: 0 }))).toBe(Number(points))
      }),
    )
  })
})

describe('lateDays', () => {
  const due = new Date('2026-03-01T12:00:00Z')

  it.each([
    ['2026-03-01T11:59:59Z', 0],
    ['2026-03-01T12:00:00Z', 0],
    ['2026-03-01T12:00:00.001Z', 1],
    ['2026-03-02T12:00:00Z', 1],
    ['2026-03-02T12:00:01Z', 2],
  ])('counts started periods of 24 hours: %s is %i', (received, days) => {
    expect(lateDays(new Date(received), due)).toBe(days)
  })

  it('knows no lateness without a due date', () => {
    expect(lateDays(new Date(), null)).toBe(0)
  })
})

describe('countingAttempt', () => {
  const attempts = [
    { number: 3, percent: 90, lateDays: 2 },
    { number: 1, percent: 80, lateDays: 0 },
    { number: 2, percent: 80, lateDays: 0 },
  ]

  it('takes the first, the last or the best by points', () => {
    expect(countingAttempt(attempts, 'first')?.number).toBe(1)
    expect(countingAttempt(attempts, 'last')?.number).toBe(3)
    expect(countingAttempt(attempts, 'best')?.number).toBe(3)
    expect(countingAttempt(attempts, 'best', 1, { perLateDay: 10 })?.number).toBe(1)
    expect(countingAttempt([], 'best')).toBeUndefined()
  })

  it('never lets a later attempt lower the best', () => {
    const percent = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(fc.array(percent, { minLength: 1, maxLength: 8 }), percent, (percents, next) => {
        const before = percents.map((value, index) => ({ number: index + 1, percent: value, lateDays: 0 }))
        const after = [...before, { number: before.length + 1, percent: next, lateDays: 0 }]
        expect(countingAttempt(after, 'best')?.percent).toBe(Math.max(...percents, next))
      }),
    )
  })
})

describe('points on screen', () => {
  it.each([
    ['2.005', '2.01'],
    ['2', '2'],
    ['2.50', '2.5'],
    ['10', '10'],
    ['0', '0'],
    [8 / 3, '2.67'],
  ])('shows %s as %s', (points, shown) => {
    expect(pointsForDisplay(points)).toBe(shown)
  })
})
