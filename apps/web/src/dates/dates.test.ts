import { activateLanguage } from '@isomorph/messages'
import { describe, expect, it } from 'vitest'
import {
  endOfDayOf,
  formatDay,
  formatDeadline,
  formatDeadlineInBoth,
  formatNear,
  formatDistance,
  formatDuration,
  formatIsoDay,
  formatLongDayBeside,
  formatMoment,
  formatTime,
  fromWallClock,
  nameOfMinutes,
  toWallClock,
} from './dates.ts'

const indianapolis = 'America/Indianapolis'

describe('dates', () => {
  it('are written in the formats of the product', () => {
    expect(formatMoment('2026-09-04T21:00:00Z', indianapolis)).toBe('9/4/26 5:00 PM EDT')
    expect(formatTime('2026-09-04T21:00:00Z', indianapolis)).toBe('5:00 PM EDT')
    expect(formatNear('2026-09-04T21:00:00Z', '2026-09-05T03:59:59Z', indianapolis)).toBe('5:00 PM EDT')
    expect(formatNear('2026-09-04T21:00:00Z', '2026-09-05T04:00:00Z', indianapolis)).toBe('Fri, 9/4/26 5:00 PM EDT')
    expect(formatDay('2026-09-05T01:00:00Z', indianapolis)).toBe('Sep 4, 2026')
    expect(formatDay(null, indianapolis)).toBe('N/A')
    expect(formatIsoDay('2026-09-05T01:00:00Z', indianapolis)).toBe('2026-09-04')
  })

  it('have their year where the moment beside them lies in another one on the clocks of the time zone', () => {
    const lastOfYear = '2027-01-01T04:59:59Z'
    const beside = (other: string) => formatLongDayBeside(lastOfYear, other, indianapolis)
    expect(beside('2026-01-09T22:00:00Z')).toBe('Thursday, December 31')
    expect(beside('2027-01-01T05:00:00Z')).toBe('Thursday, December 31, 2026')
  })

  it('say the weekday and whose clock it is where it matters, and the time of the course where it differs', () => {
    const moment = '2026-11-30T04:59:59.997Z'
    expect(formatDeadline(moment, indianapolis)).toBe('Sun, 11/29/26 11:59 PM EST')
    expect(formatDeadlineInBoth(moment, 'Asia/Kolkata', indianapolis)).toBe(
      'Mon, 11/30/26 10:29 AM GMT+5:30 (Sun, 11/29/26 11:59 PM EST where the course is)',
    )
    expect(formatDeadlineInBoth(moment, 'America/New_York', indianapolis)).toBe('Sun, 11/29/26 11:59 PM EST')
  })

  it('end 3 ms before midnight', () => {
    expect(endOfDayOf('2026-09-04', indianapolis)).toBe('2026-09-05T03:59:59.997Z')
  })

  it('come back from a field as they went in, on either side of a change of clocks', () => {
    for (const moment of [
      '2026-03-08T06:30:00.000Z',
      '2026-03-08T07:30:00.000Z',
      '2026-11-01T07:30:00.000Z',
      '2026-07-01T12:00:00.000Z',
    ]) {
      expect(fromWallClock(toWallClock(moment, indianapolis), indianapolis)).toBe(moment)
    }
    expect(fromWallClock('', indianapolis)).toBeNull()
  })

  it('say how far away they are', () => {
    const now = Date.parse('2026-09-04T12:00:00Z')
    expect(formatDistance('2026-09-07T13:00:00Z', now)).toBe('in 3 days')
    expect(formatDistance('2026-09-04T10:00:00Z', now)).toBe('2 hours ago')
    expect(formatDistance('2026-09-04T12:20:30Z', now)).toBe('in 20 minutes')
  })

  it('are written in the language of the page, and read by programs as ever', async () => {
    await activateLanguage('de')
    const moment = '2026-09-04T21:00:00Z'
    const inGerman = [formatMoment(moment, indianapolis), formatDistance(moment, Date.parse('2026-09-01T20:00:00Z'))]
    const wallClock = toWallClock(moment, indianapolis)
    await activateLanguage('en')
    expect(inGerman).toEqual(['4.9.26 17:00 GMT-4', 'in 3 Tagen'])
    expect(wallClock).toBe('2026-09-04T17:00')
    expect(formatMoment(moment, indianapolis)).toBe('9/4/26 5:00 PM EDT')
  })

  it('say how long something takes', () => {
    expect([45 * 60, 7200, 5400].map(formatDuration)).toEqual(['45 min', '2 h', '1 h 30 min'])
    expect([1, 90].map(nameOfMinutes)).toEqual(['1 minute', '90 minutes'])
  })
})
