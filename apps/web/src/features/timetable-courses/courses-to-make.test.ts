import { nameMaximumLength, type TaughtClass } from '@isomorph/contract'
import { expect, it } from 'vitest'
import { choicesOf, coursesApart, idsOf, nameOfCourse, timesOf } from './courses-to-make.ts'

function taught(name: string, changes: Partial<TaughtClass> = {}): TaughtClass {
  const courses = [{ courseId: 1, subjectArea: 'BIOL', courseNumber: '101', title: 'Cells' }]
  return { classId: 1, name, subpart: 'Lec', sectionNumber: '1', courses, meetings: [], groups: [], ...changes }
}

const lecture = taught('BIOL 101 Lec 1')
const laboratory = taught('BIOL 101 Lab 2', { classId: 2 })
const whole = { courseId: 1, subjectArea: 'BIOL', courseNumber: '101', title: 'Cells', name: 'BIOL 101', groups: [] }

const nameOf = (...classes: TaughtClass[]) => nameOfCourse(choicesOf({ classes, courses: [] }))

it('names one class by itself, classes of one course by the course, and others by all courses', () => {
  expect(nameOf()).toBe('')
  expect(nameOf(lecture)).toBe('BIOL 101 Lec 1')
  expect(nameOf(lecture, laboratory)).toBe('BIOL 101 Cells')
  const courses = [{ courseId: 2, subjectArea: 'CHEM', courseNumber: '1', title: '' }]
  expect(nameOf(lecture, taught('CHEM 1 Lec 1', { courses }))).toBe('BIOL 101, CHEM 1')
  expect(nameOf(taught('Class 1', { courses: [] }), taught('Class 2', { courses: [] }))).toBe('Class 1')
})

it('names a whole course by its number and title', () => {
  const choices = choicesOf({ classes: [lecture], courses: [whole] })
  expect(nameOfCourse(choices.slice(1))).toBe('BIOL 101 Cells')
  expect(nameOfCourse(choices)).toBe('BIOL 101 Cells')
  expect(idsOf(choices)).toEqual({ classIds: [1], courseIds: [1] })
})

it('makes a course of each class, with a name that fits', () => {
  expect(coursesApart(choicesOf({ classes: [lecture, laboratory], courses: [] }))).toEqual([
    { name: 'BIOL 101 Lec 1', classIds: [1], courseIds: [] },
    { name: 'BIOL 101 Lab 2', classIds: [2], courseIds: [] },
  ])
  const [long] = coursesApart(choicesOf({ classes: [taught('x'.repeat(300))], courses: [] }))
  expect(long?.name).toHaveLength(nameMaximumLength)
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
