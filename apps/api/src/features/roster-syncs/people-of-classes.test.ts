import { expect, it } from 'vitest'
import type { UniTime } from '../external-providers/index.ts'
import { readPeopleOfClasses } from './people-of-classes.ts'

function person(externalId: string, firstName = 'Ada') {
  return { externalId, firstName, lastName: 'Student', email: '' }
}

function uniTimeOf(students: readonly ReturnType<typeof person>[]): UniTime {
  return {
    readSessions: async () => await Promise.resolve([]),
    readSchedule: async () => await Promise.resolve(undefined),
    readInstructors: async () => await Promise.resolve([person('9')]),
    readStudents: async () => await Promise.resolve([...students]),
  }
}

it('gives each person once, and counts those whose number can be none here', async () => {
  const uniTime = uniTimeOf([person('1'), person(''), person('', 'Ben'), person('2 3'), person('9')])
  const { people, skipped, gone } = await readPeopleOfClasses(uniTime, [{ classId: 1 }, { classId: 2 }])
  expect(people.map(({ externalId, role }) => [externalId, role])).toEqual([
    ['1', 'GroupLearner'],
    ['9', 'GroupOwner'],
  ])
  expect([skipped, gone]).toEqual([3, []])
})

it('takes nobody for somebody whose number differs only in zeros', async () => {
  await expect(readPeopleOfClasses(uniTimeOf([person('0071'), person('71')]), [{ classId: 1 }])).rejects.toThrow(
    '0071 and 71',
  )
})

it('does not go on for ever', async () => {
  const threeClasses = [{ classId: 1 }, { classId: 2 }, { classId: 3 }]
  let time = 0
  const clock = () => (time += 100_000)
  const reading = readPeopleOfClasses(uniTimeOf([person('1')]), threeClasses, clock)
  await expect(reading).rejects.toMatchObject({ fault: 'tooSlow' })
})

it('takes the students of a whole course, and nobody who teaches one of its classes', async () => {
  const { people } = await readPeopleOfClasses(uniTimeOf([person('1')]), [{ courseId: 5 }])
  expect(people.map(({ externalId, role }) => [externalId, role])).toEqual([['1', 'GroupLearner']])
})
