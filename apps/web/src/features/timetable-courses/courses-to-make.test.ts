import { nameMaximumLength, type TaughtClass } from '@isomorph/contract'
import { expect, it } from 'vitest'
import { coursesApart, nameOfCourse, timesOf } from './courses-to-make.ts'

function taught(name: string, changes: Partial<TaughtClass> = {}): TaughtClass {
  const courses = [{ courseId: 1, subjectArea: 'BIOL', courseNumber: '101', title: 'Cells' }]
  return { classId: 1, name, subpart: 'Lec', sectionNumber: '1', courses, meetings: [], groups: [], ...changes }
}

const lecture = taught('BIOL 101 Lec 1')
const laboratory = taught('BIOL 101 Lab 2', { classId: 2 })

it('names one class by itself, classes of one course by the course, and others by all courses', () => {
  expect(nameOfCourse([])).toBe('')
  expect(nameOfCourse([lecture])).toBe('BIOL 101 Lec 1')
  expect(nameOfCourse([lecture, laboratory])).toBe('BIOL 101 Cells')
  const other = taught('CHEM 1 Lec 1', {
    courses: [{ courseId: 2, subjectArea: 'CHEM', courseNumber: '1', title: '' }],
  })
  expect(nameOfCourse([lecture, other])).toBe('BIOL 101, CHEM 1')
  expect(nameOfCourse([taught('Class 1', { courses: [] }), taught('Class 2', { courses: [] })])).toBe('Class 1')
})

it('makes a course of each class, with a name that fits', () => {
  expect(coursesApart([lecture, laboratory])).toEqual([
    { name: 'BIOL 101 Lec 1', classIds: [1] },
    { name: 'BIOL 101 Lab 2', classIds: [2] },
  ])
  expect(coursesApart([taught('x'.repeat(300))])[0]?.name).toHaveLength(nameMaximumLength)
})

it('says when and where, days of the same time together', () => {
  const at = (dayOfWeek: string, place = 'Hall') => ({ dayOfWeek, startTime: '8:30', endTime: '9:20', place })
  expect(timesOf(lecture)).toBe('')
  expect(timesOf(taught('a', { meetings: [at('Monday'), at('Wednesday'), at('Friday', '')] }))).toBe(
    'Monday, Wednesday 8:30–9:20, Hall; Friday 8:30–9:20',
  )
  expect(timesOf(taught('a', { meetings: [{ dayOfWeek: '', startTime: '', endTime: '', place: 'Hall' }] }))).toBe(
    'Hall',
  )
})
