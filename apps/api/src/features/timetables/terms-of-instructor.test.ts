import { expect, it } from 'vitest'
import type { UniTime } from '../external-providers/index.ts'
import { readTermsOfInstructor } from './terms-of-instructor.ts'

const now = new Date('2026-09-01T00:00:00Z')
const provider = { id: 1, name: 'Campus' }

function uniTimeWith(terms: number): UniTime {
  const sessions = Array.from({ length: terms }, (_, index) => ({
    sessionId: index + 1,
    reference: `Term${index + 1}`,
    year: '',
    term: '',
    campus: '',
    beginDate: '2026-08-01',
    endDate: '2026-12-01',
  }))
  const lecture = { classId: 1, subpart: 'Lec', sectionNumber: '1', course: [], meetings: [] }
  return {
    readSessions: async () => await Promise.resolve(sessions),
    readSchedule: async () => await Promise.resolve({ classes: [lecture], courses: [] }),
    readInstructors: async () => await Promise.resolve([]),
    readStudents: async () => await Promise.resolve([]),
  }
}

it('says which terms are beyond the limit', async () => {
  const { terms, problem } = await readTermsOfInstructor(uniTimeWith(62), provider, ['1'], { now })
  expect([terms.length, problem]).toEqual([60, 'Only 60 terms are asked for. Left out: Term61, Term62.'])
})

it('asks for no more terms when the timetable is slow, and says so', async () => {
  let time = 0
  const clock = () => (time += 10_000)
  const { terms, problem } = await readTermsOfInstructor(uniTimeWith(18), provider, ['1'], { now, clock })
  expect(terms).toHaveLength(8)
  expect(problem).toMatch(/takes too long .* Left out: Term9, .*Term18\.$/)
})
