import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { limitFetch } from '@isomorph/sign-in'
import { startUniTimeServer, type UniTimeServer, type UniTimeTestClass } from '@isomorph/testing/unitime-server'
import { createUniTime } from './uni-time.ts'

let server: UniTimeServer

const biology = { courseId: 1, subjectArea: 'BIOL', courseNumber: '101' }
const chemistry = { courseId: 2, subjectArea: 'CHEM', courseNumber: '110' }
const ada = { externalId: '00201', firstName: 'Ada', lastName: 'Student' }
const ben = { externalId: '00202', firstName: 'Ben', lastName: 'Student', email: 'ben@example.edu' }
const ina = { externalId: '00101', firstName: 'Ina', lastName: 'Instructor' }

function taught(classId: number, subpart: string, students: UniTimeTestClass['students']): UniTimeTestClass {
  const course = classId === 1 ? [biology, chemistry] : [biology]
  return { classId, term: 'This2026Main', subpart, sectionNumber: '1', course, instructors: [ina], students }
}

beforeAll(async () => {
  server = await startUniTimeServer({ classes: [taught(1, 'Lec', [ada, ben]), taught(2, 'Lab', [ada])] })
})
beforeEach(() => {
  server.misbehave(undefined)
  server.forbidden = []
})
afterAll(() => server.close())

function clientOf(milliseconds = 10_000) {
  const { name: accountName, password: secret } = server.account
  const connection = { address: `${server.address}/`, credential: 'password', accountName, secret } as const
  return createUniTime(connection, limitFetch(fetch, { milliseconds, maximumBytes: 1_000_000 }))
}

describe('UniTime', () => {
  it('gives the students of a class, and of a whole course each once, with or without an address', async () => {
    expect(await clientOf().readStudents({ classId: 1 })).toEqual([{ ...ada, email: '' }, ben])
    expect(await clientOf().readStudents({ courseId: 1 })).toEqual([{ ...ada, email: '' }, ben])
    expect(await clientOf().readStudents({ courseId: 2 })).toHaveLength(2)
  })

  it('gives the instructors of a class', async () => {
    expect(await clientOf().readInstructors(2)).toEqual([{ ...ina, email: '' }])
  })

  it('gives those who have no number, too, and everybody once', async () => {
    server.misbehave((_request, response) => {
      response.writeHead(200).end(JSON.stringify([{ firstName: 'Nobody' }, ada, { externalId: null }, ada]))
      return true
    })
    const nobody = { externalId: '', firstName: '', lastName: '', email: '' }
    expect(await clientOf().readStudents({ classId: 1 })).toEqual([
      { ...nobody, firstName: 'Nobody' },
      { ...ada, email: '' },
      nobody,
    ])
  })

  it('knows a person who does not teach, and a class that is not there', async () => {
    expect(await clientOf().readSchedule('This2026Main', 'nobody')).toBeUndefined()
    await expect(clientOf().readInstructors(99)).rejects.toMatchObject({ fault: 'notSetUp', reason: 'unknown' })
  })

  it('names the right that is missing', async () => {
    server.forbidden = ['/api/enrollments', '/api/class-info']
    const { readStudents, readInstructors } = clientOf()
    await expect(readStudents({ classId: 1 })).rejects.toThrow('Api Retrieve Enrollments')
    await expect(readInstructors(1)).rejects.toThrow('Api Retrieve Class Info')
  })

  it('that is silent is given up', async () => {
    server.misbehave(() => true)
    await expect(clientOf(50).readSessions()).rejects.toMatchObject({ fault: 'tooSlow' })
  })
})
