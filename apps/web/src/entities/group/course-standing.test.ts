import { expect, it } from 'vitest'
import { datesInWords } from './course-standing.ts'

const zone = 'America/Indianapolis'
const startDate = '2026-08-24T12:00:00Z'
const endDate = '2026-12-12T12:00:00Z'

it('says once that a course has no dates', () => {
  expect(datesInWords({ term: null, startDate: null, endDate: null }, zone)).toBe('N/A')
})

it('names the dates of a course, and the one that is missing', () => {
  expect(datesInWords({ term: null, startDate, endDate }, zone)).toBe('Aug 24, 2026 – Dec 12, 2026')
  expect(datesInWords({ term: null, startDate, endDate: null }, zone)).toBe('Aug 24, 2026 – N/A')
})
