import { describe, expect, it } from 'vitest'
import { toWallClock } from './dates.ts'
import { shiftByWeeks, weeksBetween } from './shift.ts'

describe('a date of another term', () => {
  it.each([
    ['America/Indianapolis', '2026-09-04T21:00:00.000Z', 21, '2027-01-29T22:00:00.000Z'],
    ['Europe/Berlin', '2026-09-04T21:59:59.997Z', 21, '2027-01-29T22:59:59.997Z'],
    ['Australia/Lord_Howe', '2026-09-04T13:29:00.000Z', 21, '2027-01-29T12:59:00.000Z'],
    ['Asia/Kolkata', '2026-09-04T18:29:00.000Z', -52, '2025-09-05T18:29:00.000Z'],
  ])('has the weekday and the time of %s, on either side of a change of clocks', (zone, moment, weeks, shifted) => {
    expect(shiftByWeeks(moment, weeks, zone)).toBe(shifted)
    expect(toWallClock(shifted, zone).slice(11)).toBe(toWallClock(moment, zone).slice(11))
    expect(shiftByWeeks(shifted, -weeks, zone)).toBe(moment)
  })

  it('is within an hour of a time that the clocks leave out that day', () => {
    const shifted = shiftByWeeks('2027-03-07T07:30:00.000Z', 1, 'America/New_York')
    expect(toWallClock('2027-03-07T07:30:00.000Z', 'America/New_York')).toBe('2027-03-07T02:30')
    expect(['2027-03-14T01:30', '2027-03-14T03:30']).toContain(toWallClock(shifted, 'America/New_York'))
  })

  it('is as many weeks later as the terms are apart', () => {
    expect(weeksBetween('2026-08-24T04:00:00Z', '2027-01-11T05:00:00Z')).toBe(20)
    expect(weeksBetween('2027-01-11T05:00:00Z', '2026-08-24T04:00:00Z')).toBe(-20)
  })
})
