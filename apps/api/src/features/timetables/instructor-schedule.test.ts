import { describe, expect, it } from 'vitest'
import { timetableCalls } from '@isomorph/contract'
import { startUniTimeServer, testSessions } from '@isomorph/testing/unitime-server'
import { addPerson } from '../../testing/people.ts'
import {
  api,
  uniTime,
  superAdmin,
  biology,
  chemistry,
  classTaughtBy,
  answerAbout,
  settings,
  connect,
  teacher,
  scheduleOf,
  ledger,
  updateExternalProvider,
  useTimetables,
} from './timetables.fixtures.ts'

useTimetables()

describe('the schedule of an instructor', () => {
  it('names the classes of current and coming terms, cross-listed ones by the controlling course', async () => {
    await connect()
    uniTime.classes = [
      classTaughtBy('101', { course: [biology, chemistry] }),
      classTaughtBy('101', { classId: 9, term: 'Last2026Main' }),
      classTaughtBy('102', { classId: 10 }),
      classTaughtBy('101', { classId: 11, term: 'Next2026Main', meetings: [{ dayOfWeek: 'Monday', location: 'Zoo' }] }),
    ]
    const { status, data } = await scheduleOf(await teacher('101'))
    expect(status).toBe(200)
    expect(data.terms.map(({ name, classes }) => [name, classes.map(({ classId }) => classId)])).toEqual([
      ['This 2026 (Main)', [231_425]],
      ['Next 2026 (Main)', [11]],
    ])
    const [first] = data.terms[0]?.classes ?? []
    expect(first).toMatchObject({ name: 'CHEM 110 / BIOL 101 Lec 3', meetings: [{ place: 'EDUC 101' }] })
    expect(data.terms[1]?.classes[0]?.meetings[0]).toMatchObject({ place: 'Zoo', startTime: '' })
    expect(await ledger()).toMatchObject([{ kind: 'timetable', outcome: 'accepted' }])
  })

  it('is kept for a person, and asked once by whoever comes meanwhile', async () => {
    await connect()
    uniTime.classes = [classTaughtBy('201')]
    const ina = await teacher('201')
    const before = uniTime.requests.length
    await Promise.all([scheduleOf(ina), scheduleOf(ina)])
    await scheduleOf(ina)
    expect(uniTime.requests.slice(before).filter((path) => path === '/api/roles')).toHaveLength(1)
    expect((await scheduleOf(await teacher('202'))).data.terms).toEqual([])
  })

  it('is found where the timetable leaves out leading zeros', async () => {
    await connect()
    uniTime.stripsZeros = true
    uniTime.classes = [classTaughtBy('000301')]
    expect((await scheduleOf(await teacher('000301'))).data.terms).toHaveLength(1)
  })

  it('is not asked for without zeros where that could be another person', async () => {
    await connect()
    uniTime.stripsZeros = true
    uniTime.classes = [classTaughtBy('000311')]
    await teacher('0311')
    const { data } = await scheduleOf(await teacher('000311'))
    expect([data.terms, data.problems]).toEqual([
      [],
      [expect.objectContaining({ message: expect.stringContaining('differ from yours only in zeros') })],
    ])
  })

  it('has the terms that may be read, and says which others gave no answer', async () => {
    await connect()
    uniTime.classes = [classTaughtBy('321'), classTaughtBy('321', { classId: 8, term: 'Next2026Main' })]
    const ina = await teacher('321')
    let saved = 0
    const ask = async (terms: RegExp, status: number) => {
      answerAbout(terms, status)
      // Saved settings are asked anew.
      saved += 1
      await api.db
        .updateTable('externalProviders')
        .set({ changedAt: new Date(saved) })
        .execute()
      return (await scheduleOf(ina)).data
    }
    for (const status of [403, 400]) {
      const data = await ask(/Next/, status)
      expect([data.terms.map(({ reference }) => reference), data.problems]).toEqual([['This2026Main'], []])
      expect((await ledger()).at(-1)?.detail).toContain('may not read: 1')
    }
    const half = await ask(/Next/, 503)
    expect(half.terms.map(({ reference }) => reference)).toEqual(['This2026Main'])
    expect(half.problems[0]?.message).toContain('Left out: Next 2026 (Main).')
    const none = await ask(/2026/, 403)
    expect([none.terms, none.problems[0]?.message]).toEqual([[], expect.stringContaining('Tell your administrator.')])
  })

  it('goes through the terms of all campuses', async () => {
    await connect()
    const [, current] = testSessions
    if (!current) throw new Error('There is a term that goes on.')
    uniTime.sessions = Array.from({ length: 19 }, (_, index) => ({
      ...current,
      sessionId: index + 1,
      reference: `Campus${index}`,
      campus: String(index),
    }))
    uniTime.classes = [classTaughtBy('331', { term: 'Campus18' })]
    const { data } = await scheduleOf(await teacher('331'))
    expect([data.terms.map(({ reference }) => reference), data.problems]).toEqual([['Campus18'], []])
  })

  it('is empty for who does not teach, has no number here, or where no timetable is', async () => {
    const nobody = await teacher(null)
    expect((await scheduleOf(nobody)).data).toEqual({ hasUniversityNumber: false, terms: [], problems: [] })
    const none = { hasUniversityNumber: true, terms: [], problems: [] }
    expect((await scheduleOf(await teacher('401'))).data).toEqual(none)
    const { data } = await connect()
    expect((await scheduleOf(await teacher('402'))).data).toEqual(none)
    const params = { externalProviderId: data.id }
    await api.call(updateExternalProvider, { as: superAdmin, params, body: settings({ isEnabled: false }) })
    const before = uniTime.requests.length
    expect((await scheduleOf(await teacher('403'))).data).toEqual(none)
    expect(uniTime.requests).toHaveLength(before)
    expect((await api.call(timetableCalls.getInstructorSchedule)).status).toBe(401)
    const learner = await addPerson(api.db, 'lea')
    expect((await scheduleOf(learner)).status).toBe(403)
  })

  it('takes names as plain text of one line, and no more of them than fits', async () => {
    await connect()
    const courseTitle = `<script>alert(1)</script>\u0000\n${'x'.repeat(10_000)}`
    uniTime.classes = [classTaughtBy('501', { course: [{ ...biology, courseTitle }] })]
    const { data } = await scheduleOf(await teacher('501'))
    const title = data.terms[0]?.classes[0]?.courses[0]?.title ?? ''
    expect([title.length, title.startsWith('<script>alert(1)</script> xxx')]).toEqual([200, true])
  })
})

describe('a timetable that', () => {
  const problemOf = async (puid: string) => (await scheduleOf(await teacher(puid))).data.problems[0]?.message

  it('refuses, is out of order or answers with something else leaves the other one at work, and is in the ledger', async () => {
    const other = await startUniTimeServer({ classes: [classTaughtBy('601')] })
    await connect()
    await connect({ name: 'Other', address: other.address })
    uniTime.forbidden = ['/api/roles']
    const { data } = await scheduleOf(await teacher('601'))
    expect([data.terms.length, data.problems]).toEqual([
      1,
      [expect.objectContaining({ providerName: 'Timetable', message: expect.stringContaining('Api Retrieve Roles') })],
    ])
    await other.close()
    const outcomes = (await ledger()).map(({ outcome }) => outcome).toSorted()
    expect(outcomes).toEqual(['accepted', 'refused'])
  })

  it('answers wrongly gives words, never its own text', async () => {
    await connect()
    const answers: readonly (readonly [number, string, string])[] = [
      [500, '<b>secret trace</b>', 'status 500'],
      [200, '{"sessionId":', 'no JSON'],
      [200, '{"no":"list"}', 'not what UniTime answers'],
      [200, '[{"sessionId":"DROP TABLE"}]', 'at 0.sessionId'],
      [302, '', 'UniTime answered'],
      [401, '', 'account name or the password'],
    ]
    for (const [index, [status, body, words]] of answers.entries()) {
      uniTime.misbehave((_request, response) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(body)
        return true
      })
      const message = (await problemOf(`70${index}`)) ?? ''
      expect([words, status === 302 || message.includes(words)]).toEqual([words, true])
      expect(message).not.toContain('secret trace')
    }
  })

  it('answers without end, or drops the connection, is given up', async () => {
    await connect()
    uniTime.misbehave((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const pour = (): void => {
        if (!response.destroyed && response.write(' '.repeat(1_000_000))) setImmediate(pour)
        else response.once('drain', pour)
      }
      pour()
      return true
    })
    expect(await problemOf('801')).toBeTypeOf('string')
    uniTime.misbehave((request) => {
      request.socket.destroy()
      return true
    })
    expect(await problemOf('802')).toBeTypeOf('string')
    expect((await ledger()).map(({ outcome }) => outcome)).toHaveLength(2)
  })

  it('redirects to another site is not followed, so that the password goes nowhere else', async () => {
    await connect()
    const stranger = await startUniTimeServer()
    uniTime.misbehave((_request, response) => {
      response.writeHead(302, { location: `${stranger.address}/api/roles` }).end()
      return true
    })
    expect(await problemOf('901')).toBeTypeOf('string')
    expect(stranger.requests).toEqual([])
    await stranger.close()
  })
})
