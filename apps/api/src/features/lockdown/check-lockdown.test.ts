import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lockdownCalls } from '@isomorph/contract'
import { configKeyOf, parsePlist, requestHash } from '@isomorph/lockdown'
import { addLockedExam, ownOrigin, playBrowser } from '../../testing/lockdown.fixtures.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { later } from '../../testing/tokens.ts'
import { createChallenge } from './challenges.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ tier: 'qa', publicOrigins: [ownOrigin] })
})
beforeEach(() => api.clock.set(null))
afterAll(() => api.close())

const urn = (name: string) => `urn:isomorph:${name}`

describe('a proof of Safe Exam Browser', () => {
  it.each([
    ['nothing at all', { configKey: undefined }, 'lockdown-not-found'],
    ['another Config Key', { configKey: requestHash('https://quiz.example', 'x') }, 'lockdown-other-settings'],
    ['another host', { url: 'https://other.example/courses/1/groupAssignments/1/ldb-check' }, 'lockdown-other-address'],
    ['another page', { url: `${ownOrigin}/courses/1/groupAssignments/1` }, 'lockdown-other-address'],
  ])('is refused with %s', async (_, changes, type) => {
    const browser = await playBrowser(api, await addLockedExam(api))
    const { error, status } = await browser.check(changes)
    expect([status, error.type]).toEqual([403, urn(type)])
    expect(error.detail).toContain('LockDown Browser')
  })

  it('is refused where it is bound to another address than the page', async () => {
    const browser = await playBrowser(api, await addLockedExam(api))
    const { error } = await browser.check({ url: `${browser.page}&other=1` })
    expect(error.type).toBe(urn('lockdown-other-settings'))
  })

  it('is refused with the settings of somebody else', async () => {
    const exam = await addLockedExam(api)
    const mine = await playBrowser(api, exam)
    const theirs = await playBrowser(api, exam, exam.course.learners[1])
    const withTheirKey = { configKey: requestHash(mine.page, theirs.configKey) }
    expect((await mine.check(withTheirKey)).error.type).toBe(urn('lockdown-other-settings'))
  })

  it('is taken from the headers of the request as well', async () => {
    const exam = await addLockedExam(api)
    const browser = await playBrowser(api, exam)
    const path = lockdownCalls.checkLockdown.path.replace('{groupAssessmentId}', String(exam.id))
    const address = `${ownOrigin}${path}?challenge=${browser.challenge}`
    const name = 'x-safeexambrowser-configkeyhash'
    const right = await browser.check({ configKey: undefined }, { [name]: requestHash(address, browser.configKey) })
    expect(right.status).toBe(200)
    const wrong = await browser.check({ configKey: undefined }, { [name]: requestHash(ownOrigin, browser.configKey) })
    expect(wrong.error.type).toBe(urn('lockdown-other-settings'))
  })

  it('is refused without a challenge, with one of another session, and after five minutes', async () => {
    const exam = await addLockedExam(api)
    const browser = await playBrowser(api, exam)
    const other = await playBrowser(api, exam)
    const oldProof = urn('lockdown-old-proof')
    const on = (url: string) => ({ url, configKey: requestHash(url, browser.configKey) })
    expect((await browser.check(on(exam.page))).error.type).toBe(oldProof)
    expect((await browser.check(other.proof)).error.type).toBe(oldProof)
    expect((await browser.check(on(`${exam.page}?challenge=1.x`))).error.type).toBe(oldProof)
    later(api, 301_000)
    expect((await browser.check()).error.type).toBe(oldProof)
  })

  it('of a page is repeated for half a day, and one of a header never', async () => {
    const exam = await addLockedExam(api)
    const browser = await playBrowser(api, exam)
    const path = lockdownCalls.checkLockdown.path.replace('{groupAssessmentId}', String(exam.id))
    const hash = requestHash(`${ownOrigin}${path}?challenge=${browser.challenge}`, browser.configKey)
    const byHeader = async () =>
      (await browser.check({ configKey: undefined }, { 'x-safeexambrowser-configkeyhash': hash })).status
    expect([(await browser.check()).status, await byHeader()]).toEqual([200, 200])
    later(api, 360_000)
    expect([(await browser.check()).status, await byHeader()]).toEqual([200, 403])
    const { sessionId } = await api.db
      .selectFrom('lockdownMarks')
      .select('sessionId')
      .where('groupAssessmentId', '=', exam.id)
      .executeTakeFirstOrThrow()
    const byPageOf = async (hours: number) => {
      const then = new Date(api.clock.now().getTime() - hours * 3_600_000)
      const challenge = await createChallenge(api.db, { sessionId, groupAssessmentId: exam.id }, then)
      const url = `${exam.page}?challenge=${challenge}`
      return (await browser.check({ url, configKey: requestHash(url, browser.configKey) })).status
    }
    expect([await byPageOf(11.9), await byPageOf(12.1)]).toEqual([200, 403])
  })

  it('needs a Browser Exam Key where the instructor listed some', async () => {
    const [listed, other] = ['a'.repeat(64), 'b'.repeat(64)]
    const exam = await addLockedExam(api, { browserExamKeys: ['c'.repeat(64), listed] })
    const browser = await playBrowser(api, exam)
    expect((await browser.check()).error.type).toBe(urn('lockdown-other-version'))
    const unlisted = { browserExamKey: requestHash(browser.page, other) }
    expect((await browser.check(unlisted)).error.type).toBe(urn('lockdown-other-version'))
    expect((await browser.check({ browserExamKey: requestHash(browser.page, listed) })).status).toBe(200)
  })

  it('with a Browser Exam Key is about settings that all learners share, and that staff get as a file', async () => {
    const exam = await addLockedExam(api, { browserExamKeys: ['a'.repeat(64)] })
    const first = await playBrowser(api, exam)
    const second = await playBrowser(api, exam, exam.course.learners[1])
    expect(first.configKey).toBe(second.configKey)
    expect(first.startUrl.searchParams.get('session')).not.toBe(second.startUrl.searchParams.get('session'))
    const { learner: as, params, course } = exam
    expect((await api.call(lockdownCalls.launchLockdown, { as, params })).data.downloadUrl).toBeNull()
    const staff = await api.call(lockdownCalls.launchLockdown, { as: course.instructor, params })
    const file = await api.app.inject({ method: 'GET', url: new URL(staff.data.downloadUrl ?? '').pathname })
    expect(configKeyOf(parsePlist(file.payload))).toBe(first.configKey)
  })

  it('is not asked for where no lockdown browser is needed', async () => {
    const exam = await addLockedExam(api)
    const browser = await playBrowser(api, exam)
    await exam.set({ kind: 'none' })
    expect((await browser.check()).error.type).toBe(urn('no-lockdown'))
    const launched = await api.call(lockdownCalls.launchLockdown, { as: exam.learner, params: exam.params })
    expect(launched.error.type).toBe(urn('no-lockdown'))
  })
})

it('the test of a browser says what it tells of itself and what was found', async () => {
  const exam = await addLockedExam(api)
  const browser = await playBrowser(api, exam)
  const told = {
    cookie: 'a=1; client-is-lockdown-browser=1; build-id=4%202',
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) SEB/3.8',
  }
  const test = async () =>
    (await api.call(lockdownCalls.testLockdown, { headers: { ...browser.headers, ...told } })).data
  expect(await test()).toEqual({ isLockdownBrowser: true, buildId: '4 2', operatingSystem: 'Windows', verified: [] })
  await browser.check()
  expect((await test()).verified).toEqual([exam.id])
  const plain = await api.call(lockdownCalls.testLockdown, { as: exam.learner })
  expect(plain.data).toEqual({ isLockdownBrowser: false, buildId: '', operatingSystem: 'Unknown', verified: [] })
})
