import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { examNewsCalls, lockdownCalls, sittingCalls } from '@isomorph/contract'
import { configKeyOf, parsePlist, requestHash } from '@isomorph/lockdown'
import { grant, rightAnswer } from '../../testing/deliveries.ts'
import {
  addLockedExam,
  ownOrigin,
  playBrowser,
  refusalsOfSitting,
  signInAt,
  type LockedExam,
} from '../../testing/lockdown.fixtures.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { later } from '../../testing/tokens.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ tier: 'qa', publicOrigins: [ownOrigin] })
})
beforeEach(() => api.clock.set(null))
afterAll(() => api.close())

const urn = (name: string) => `urn:isomorph:${name}`
const refused = (type: string) => Array<string>(7).fill(urn(type))
const { getSitting, startSitting, finishSitting, getProblemInstance, submitAttempt } = sittingCalls

/** A sitting under way in Safe Exam Browser. */
async function sitInBrowser(exam: LockedExam) {
  const browser = await playBrowser(api, exam)
  expect((await browser.check()).status).toBe(200)
  const { headers } = browser
  const { data } = await api.call(startSitting, { headers, params: exam.params, body: {} })
  return { browser, headers, id: data.problems[0]?.problemInstanceId ?? 0 }
}

async function violationsOf({ id }: LockedExam): Promise<number> {
  const rows = await api.db
    .selectFrom('learnerStatusEvents')
    .select('id')
    .where('groupAssessmentId', '=', id)
    .where('kind', '=', 'LockdownViolated')
    .execute()
  return rows.length
}

describe('an assessment in Safe Exam Browser', () => {
  it('is started, worked on and finished by a session that proved to be in it', async () => {
    const exam = await addLockedExam(api)
    const { headers, id } = await sitInBrowser(exam)
    const at = { ...exam.params, problemInstanceId: id }
    const page = await api.call(getProblemInstance, { headers, params: at })
    const body = {
      clientAttemptId: '6f1d0a3e-3a52-4c52-9c3e-0a3c5f4f1d11',
      answers: [{ questionKey: 1, value: rightAnswer(page.data) }],
    }
    expect((await api.call(submitAttempt, { headers, params: at, body })).status).toBe(200)
    const sitting = await api.call(getSitting, { headers, params: exam.params })
    expect(sitting.data.lockdown).toEqual({
      kind: 'safeExamBrowser',
      openBy: 'mark',
      reviewAt: null,
      exitUrl: '/help/lockdown-browser?exit-browser=1',
    })
    const finished = await api.call(finishSitting, { headers, params: exam.params })
    expect(finished.data.schedule.finishReason).toBe('submitted')
    expect(await violationsOf(exam)).toBe(0)
  })

  it('gives nothing to an ordinary browser beside it, and tells the staff', async () => {
    const exam = await addLockedExam(api, {}, { instructions: { type: 'doc', content: [] } })
    const { id } = await sitInBrowser(exam)
    const as = exam.learner
    expect(await refusalsOfSitting(api, exam, { as }, id)).toEqual(refused('lockdown-needed'))
    const news = await api.call(examNewsCalls.awaitNews, { as, params: exam.params })
    expect(news.error.detail).toContain('LockDown Browser')
    const { data } = await api.call(getSitting, { as, params: exam.params })
    expect(data).toMatchObject({ instructionsHtml: null, problems: [], lockdown: { openBy: null } })
    expect(data.schedule.startedAt).not.toBeNull()
    expect(await violationsOf(exam)).toBe(1)
  })

  it('refuses everything before a proof, also in its own session', async () => {
    const exam = await addLockedExam(api)
    const { headers } = await playBrowser(api, exam)
    expect(await refusalsOfSitting(api, exam, { headers }, 1)).toEqual(refused('lockdown-needed'))
    expect(await violationsOf(exam)).toBe(0)
  })

  it('refuses a session of another person, and one that proved it for another assessment', async () => {
    const exam = await addLockedExam(api)
    const other = await addLockedExam(api)
    const { headers, id } = await sitInBrowser(exam)
    const second = exam.course.learners[1] as TestPerson
    expect(await refusalsOfSitting(api, exam, { as: second }, id)).toEqual(refused('lockdown-needed'))
    expect(await refusalsOfSitting(api, other, { headers }, id)).toEqual(refused('not-found'))
    const row = { groupAssessmentId: exam.id, userId: second.id, client: '', verifiedAt: new Date() }
    const expiresAt = new Date(Date.now() + 60_000)
    // A mark counts for the person it was made for, whatever session it names.
    const { id: sessionId } = await api.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', exam.learner.id)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await api.db
      .insertInto('lockdownMarks')
      .values({ ...row, sessionId, expiresAt })
      .execute()
    expect(await refusalsOfSitting(api, exam, { as: exam.learner }, id)).toEqual(refused('lockdown-needed'))
  })

  it('refuses a mark that has run out, and goes on once it is renewed', async () => {
    const exam = await addLockedExam(api)
    const { browser, headers, id } = await sitInBrowser(exam)
    later(api, 301_000)
    expect(await refusalsOfSitting(api, exam, { headers }, id)).toEqual(refused('lockdown-expired'))
    expect(await violationsOf(exam)).toBe(0)
    expect((await browser.check()).status).toBe(200)
    expect(
      (await api.call(getProblemInstance, { headers, params: { ...exam.params, problemInstanceId: id } })).status,
    ).toBe(200)
  })

  it('is open to whoever needs no lockdown browser, to staff, and to all once it is switched off', async () => {
    const exam = await addLockedExam(api)
    const { learner: as, course, params } = exam
    await grant(api, as.id, { groupId: course.groupId, lockdownExempt: true })
    const { data } = await api.call(startSitting, { as, params, body: {} })
    expect(data.problems).toHaveLength(1)
    expect(data.lockdown).toMatchObject({ openBy: 'exempt' })
    const preview = await api.call(startSitting, { as: course.instructor, params, body: {} })
    expect(preview.data.lockdown).toMatchObject({ openBy: 'staff' })
    const second = course.learners[1] as TestPerson
    expect((await api.call(startSitting, { as: second, params, body: {} })).status).toBe(403)
    await exam.set({ kind: 'none' })
    expect((await api.call(startSitting, { as: second, params, body: {} })).data.lockdown).toBeNull()
  })

  it('shows finished work in any browser once nobody can be working any more', async () => {
    const dueAt = new Date(Date.now() + 3_600_000).toISOString()
    const exam = await addLockedExam(api, {}, { dueAt })
    const { headers, id } = await sitInBrowser(exam)
    await api.call(finishSitting, { headers, params: exam.params })
    const as = exam.learner
    const at = { as, params: { ...exam.params, problemInstanceId: id } }
    expect((await api.call(getProblemInstance, at)).error.type).toBe(urn('lockdown-until-end'))
    expect((await api.call(getSitting, { as, params: exam.params })).data.lockdown).toMatchObject({
      openBy: null,
      reviewAt: dueAt,
    })
    later(api, 3_700_000)
    expect((await api.call(getProblemInstance, at)).status).toBe(200)
    const review = await api.call(getSitting, { as, params: exam.params })
    expect(review.data.lockdown).toMatchObject({ openBy: 'review' })
  })

  it('goes through the roster once in half a minute for those who have finished', async () => {
    const dueAt = new Date(Date.now() + 3_600_000).toISOString()
    const exam = await addLockedExam(api, {}, { dueAt })
    const { headers } = await sitInBrowser(exam)
    await api.call(finishSitting, { headers, params: exam.params })
    const reviewAt = async () =>
      (await api.call(getSitting, { as: exam.learner, params: exam.params })).data.lockdown?.reviewAt
    expect(await reviewAt()).toBe(dueAt)
    const movedAt = new Date(Date.parse(dueAt) + 60_000)
    await api.db.updateTable('groupAssessments').set({ dueAt: movedAt }).where('id', '=', exam.id).execute()
    expect(await reviewAt()).toBe(dueAt)
    later(api, 31_000)
    expect(await reviewAt()).toBe(movedAt.toISOString())
  })
})

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
    const { error } = await browser.check({ url: `${browser.page}?other=1` })
    expect(error.type).toBe(urn('lockdown-other-settings'))
  })

  it('is refused with the settings of somebody else', async () => {
    const exam = await addLockedExam(api)
    const mine = await playBrowser(api, exam)
    const theirs = await playBrowser(api, exam, exam.course.learners[1])
    expect((await mine.check({ configKey: theirs.proof.configKey })).error.type).toBe(urn('lockdown-other-settings'))
  })

  it('is taken from the headers of the request as well', async () => {
    const exam = await addLockedExam(api)
    const browser = await playBrowser(api, exam)
    const address = `${ownOrigin}${lockdownCalls.checkLockdown.path.replace('{groupAssessmentId}', String(exam.id))}`
    const name = 'x-safeexambrowser-configkeyhash'
    const right = await browser.check({ configKey: undefined }, { [name]: requestHash(address, browser.configKey) })
    expect(right.status).toBe(200)
    const wrong = await browser.check({ configKey: undefined }, { [name]: requestHash(ownOrigin, browser.configKey) })
    expect(wrong.error.type).toBe(urn('lockdown-other-settings'))
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
    expect(file.payload).toContain(`<string>${ownOrigin}/help/lockdown-browser?exit-browser=1</string>`)
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
    await sitInBrowser(exam)
    await launch(exam)
    expect(await violationsOf(exam)).toBe(1)
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

it('the test of a browser says what it tells of itself and what was found', async () => {
  const exam = await addLockedExam(api)
  const browser = await playBrowser(api, exam)
  const told = {
    cookie: 'a=1; client-is-lockdown-browser=1; build-id=42',
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) SEB/3.8',
  }
  const test = async () =>
    (await api.call(lockdownCalls.testLockdown, { headers: { ...browser.headers, ...told } })).data
  expect(await test()).toEqual({ isLockdownBrowser: true, buildId: '42', operatingSystem: 'Windows', verified: [] })
  await browser.check()
  expect((await test()).verified).toEqual([exam.id])
  const plain = await api.call(lockdownCalls.testLockdown, { as: exam.learner })
  expect(plain.data).toEqual({ isLockdownBrowser: false, buildId: '', operatingSystem: 'Unknown', verified: [] })
})
