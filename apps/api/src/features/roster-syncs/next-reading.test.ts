import { expect, it } from 'vitest'
import { nextReadingAfter } from './next-reading.ts'

it('waits twice as long each time, a day at most, and not for all at the same moment', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const minutes = (failures: number, random = 0.5) =>
    (nextReadingAfter(failures, now, random).getTime() - +now) / 60_000
  expect([1, 2, 3, 8, 40].map((failures) => minutes(failures))).toEqual([10, 20, 40, 1280, 1440])
  expect([minutes(1, 0), minutes(1, 1)]).toEqual([9, 11])
})
