import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assessmentCalls, examNewsCalls, sittingCalls } from '@isomorph/contract'
import { grant, rightAnswer } from '../../testing/deliveries.ts'
import {
  addLockedExam,
  ownOrigin,
  refusalsOfSitting,
  playBrowser,
  sitInBrowser,
  violationsOf,
} from '../../testing/lockdown.fixtures.ts'
import type { TestPerson } from '../../testing/people.ts'
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

describe('an assessment in Safe Exam Browser', () => {
  it('is started, worked on and finished by a session that proved to be in it', async () => {
    const exam = await addLockedExam(api)
    const { headers, id } = await sitInBrowser(api, exam)
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
      exitUrl: expect.stringMatching(/^\/help\/lockdown-browser\?exit-browser=1&key=[\w-]{43}$/) as string,
    })
    const finished = await api.call(finishSitting, { headers, params: exam.params })
    expect(finished.data.schedule.finishReason).toBe('submitted')
    expect(await violationsOf(api, exam)).toBe(0)
  })

  it('names sections only to a session that is in it', async () => {
    const exam = await addLockedExam(api, {}, {}, async ({ instructor: as, assessmentId }) => {
      const params = { assessmentId }
      const { data } = await api.call(assessmentCalls.getAssessment, { as, params })
      const items = data.items.map(({ itemKey, problemId, points }) => ({ itemKey, problemId, points, sectionKey: 1 }))
      const sections = [{ sectionKey: 1, title: 'Derivatives', instructions: null }]
      const body = { name: 'Exam', items, sections, pools: [], baseRevisionNumber: data.revisionNumber }
      await api.call(assessmentCalls.updateAssessment, { as, params, body })
    })
    const { headers } = await sitInBrowser(api, exam)
    const { params } = exam
    expect((await api.call(getSitting, { headers, params })).data.sections).toMatchObject([{ title: 'Derivatives' }])
    const outside = await api.call(getSitting, { as: exam.learner, params })
    expect(outside.data.sections).toEqual([])
    expect(outside.text).not.toContain('Derivatives')
  })

  it('gives nothing to an ordinary browser beside it, and tells the staff', async () => {
    const exam = await addLockedExam(api, {}, { instructions: { type: 'doc', content: [] } })
    const { id } = await sitInBrowser(api, exam)
    const as = exam.learner
    expect(await refusalsOfSitting(api, exam, { as }, id)).toEqual(refused('lockdown-needed'))
    const news = await api.call(examNewsCalls.awaitNews, { as, params: exam.params })
    expect(news.error.detail).toContain('LockDown Browser')
    const { data } = await api.call(getSitting, { as, params: exam.params })
    expect(data).toMatchObject({ instructionsHtml: null, problems: [], lockdown: { openBy: null } })
    expect(data.schedule.startedAt).not.toBeNull()
    expect(await violationsOf(api, exam)).toBe(1)
  })

  it('shows the way out past the quit password to nobody who is under way', async () => {
    const exam = await addLockedExam(api, { quitPassword: 'quit123' })
    const browser = await playBrowser(api, exam)
    await browser.check()
    const { headers } = browser
    const { params } = exam
    const exitUrl = async () => (await api.call(getSitting, { headers, params })).data.lockdown?.exitUrl
    const address = await exitUrl()
    expect(address).toContain('&key=')
    await api.call(startSitting, { headers, params, body: {} })
    expect(await exitUrl()).toBeNull()
    const finished = await api.call(finishSitting, { headers, params })
    expect(finished.data.lockdown?.exitUrl).toBe(address)
    const outside = await api.call(getSitting, { as: exam.learner, params })
    expect(outside.data.lockdown?.exitUrl).toBeNull()
  })

  it('takes the report of the page once a minute, and none of whoever needs no lockdown browser', async () => {
    const exam = await addLockedExam(api)
    await sitInBrowser(api, exam)
    const { params, learner: as, course } = exam
    const report = async () => {
      const body = { kind: 'LockdownViolated' as const, clientAt: new Date().toISOString() }
      return await api.call(sittingCalls.createLearnerStatusEvent, { as, params, body })
    }
    expect((await Promise.all([report(), report(), report()])).map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await violationsOf(api, exam)).toBe(1)
    later(api, 61_000)
    await report()
    expect(await violationsOf(api, exam)).toBe(2)
    await grant(api, as.id, { groupId: course.groupId, lockdownExempt: true })
    later(api, 122_000)
    await report()
    expect(await violationsOf(api, exam)).toBe(2)
  })

  it('refuses everything before a proof, also in its own session', async () => {
    const exam = await addLockedExam(api)
    const { headers } = await playBrowser(api, exam)
    expect(await refusalsOfSitting(api, exam, { headers }, 1)).toEqual(refused('lockdown-needed'))
    expect(await violationsOf(api, exam)).toBe(0)
  })

  it('refuses a session of another person, and one that proved it for another assessment', async () => {
    const exam = await addLockedExam(api)
    const other = await addLockedExam(api)
    const { headers, id } = await sitInBrowser(api, exam)
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
    const { browser, headers, id } = await sitInBrowser(api, exam)
    later(api, 301_000)
    expect(await refusalsOfSitting(api, exam, { headers }, id)).toEqual(refused('lockdown-expired'))
    expect(await violationsOf(api, exam)).toBe(0)
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
    const { headers, id } = await sitInBrowser(api, exam)
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
    const { headers } = await sitInBrowser(api, exam)
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
