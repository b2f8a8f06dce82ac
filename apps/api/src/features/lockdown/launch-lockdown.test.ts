import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lockdownCalls } from '@isomorph/contract'
import { parsePlist, startUrlOf } from '@isomorph/lockdown'
import {
  addLockedExam,
  ownOrigin,
  playBrowser,
  signInAt,
  sitInBrowser,
  violationsOf,
  type LockedExam,
} from '../../testing/lockdown.fixtures.ts'
import { addPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { later } from '../../testing/tokens.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ tier: 'qa', publicOrigins: [ownOrigin] })
})
beforeEach(() => api.clock.set(null))
afterAll(() => api.close())

const urn = (name: string) => `urn:isomorph:${name}`

describe('opening Safe Exam Browser', () => {
  const launch = async ({ learner: as, params }: LockedExam) =>
    await api.call(lockdownCalls.launchLockdown, { as, params })
  const download = async (url: string | null) =>
    await api.app.inject({ method: 'GET', url: new URL(url ?? '').pathname })

  it('gives a link and a file with the settings, for a short time', async () => {
    const exam = await addLockedExam(api, { quitPassword: 'quit123' })
    const { data } = await launch(exam)
    expect(data.launchUrl).toBe((data.downloadUrl ?? '').replace('https://', 'sebs://'))
    const file = await download(data.downloadUrl)
    expect(file.headers).toMatchObject({
      'content-type': 'application/seb',
      'content-disposition': 'attachment; filename="exam.seb"',
      'cache-control': 'no-store',
    })
    expect(file.payload).toContain('40aa87896aa35b9b221fb17cb670df471c65615b887d153cbcfd3be4c338d3e1')
    expect(file.payload).toContain(`<string>${ownOrigin}/help/lockdown-browser?exit-browser=1&amp;key=`)
    expect((await api.app.inject({ method: 'HEAD', url: new URL(data.downloadUrl ?? '').pathname })).statusCode).toBe(
      200,
    )
    expect((await download(data.downloadUrl)).payload).toBe(file.payload)
    later(api, 61_000)
    expect((await download(data.downloadUrl)).statusCode).toBe(410)
    api.clock.set(null)
    const unused = await launch(exam)
    later(api, 301_000)
    expect((await download(unused.data.downloadUrl)).statusCode).toBe(410)
    expect((await download(`${ownOrigin}/api/lockdownConfigurations/${'x'.repeat(43)}`)).statusCode).toBe(410)
  })

  it('signs in once by its start address', async () => {
    const browser = await playBrowser(api, await addLockedExam(api))
    await expect(signInAt(api, browser.startUrl)).rejects.toThrow(/invalid_grant/)
  })

  it('signs nobody in whose browser is not Safe Exam Browser', async () => {
    const exam = await addLockedExam(api)
    const { data } = await launch(exam)
    const file = await download(data.downloadUrl)
    const startUrl = startUrlOf(parsePlist(file.payload))
    await expect(signInAt(api, new URL(startUrl), 'Mozilla/5.0 Firefox/140.0')).rejects.toThrow(/invalid_grant/)
  })

  it('is refused before the window and after it', async () => {
    const hour = 3_600_000
    const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
    const early = await addLockedExam(api, {}, { opensAt: at(hour) })
    expect((await launch(early)).error.type).toBe(urn('not-open-yet'))
    const late = await addLockedExam(api, {}, { dueAt: at(-hour) })
    expect((await launch(late)).error.type).toBe(urn('closed'))
  })

  it('a second time in a sitting tells the staff', async () => {
    const exam = await addLockedExam(api)
    await sitInBrowser(api, exam)
    await launch(exam)
    expect(await violationsOf(api, exam)).toBe(1)
  })

  it('is refused to whoever is not of the course', async () => {
    const exam = await addLockedExam(api)
    const stranger = await addPerson(api.db, `stranger${exam.id}`)
    expect((await launch({ ...exam, learner: stranger })).status).toBe(404)
  })
})

describe('what staff set', () => {
  it('is kept, told in the audit log without the password, and the same again changes nothing', async () => {
    const exam = await addLockedExam(api, {
      quitPassword: ' quit123 ',
      browserExamKeys: ['A'.repeat(64), 'a'.repeat(64)],
    })
    const { course, params } = exam
    const read = await api.call(lockdownCalls.getLockdownSettings, { as: course.instructor, params })
    const kept = { kind: 'safeExamBrowser', quitPassword: 'quit123', browserExamKeys: ['a'.repeat(64)] }
    expect(read.data).toEqual({ ...kept, respondus: 'unavailable' })
    await exam.set({ quitPassword: 'quit123', browserExamKeys: ['a'.repeat(64)] })
    const acts = await api.db
      .selectFrom('auditEvents')
      .select('after')
      .where('action', '=', 'groupAssessment.setLockdown')
      .where('entityId', '=', exam.id)
      .execute()
    expect(acts.map(({ after }) => after)).toEqual([
      { lockdown: 'safeExamBrowser', hasQuitPassword: true, browserExamKeys: ['a'.repeat(64)] },
    ])
  })

  it.each([
    [{ browserExamKeys: ['abc'] }, 'browserExamKeys.0'],
    [{ quitPassword: '' }, 'quitPassword'],
    [{ quitPassword: 'x'.repeat(101) }, 'quitPassword'],
  ])('is refused with a sentence per field: %j', async (changes, path) => {
    const exam = await addLockedExam(api)
    const { status, error } = await exam.set(changes)
    expect(status).toBe(400)
    expect(error.errors?.map((each) => each.path)).toEqual([path])
  })

  it('is no matter of learners and graders', async () => {
    const { course, params, learner } = await addLockedExam(api)
    for (const as of [learner, course.grader])
      expect((await api.call(lockdownCalls.getLockdownSettings, { as, params })).status).toBe(403)
  })
})
