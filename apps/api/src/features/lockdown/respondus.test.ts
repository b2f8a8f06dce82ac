import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockdownCalls, sittingCalls } from '@isomorph/contract'
import { addLockedExam, signInAt } from '../../testing/lockdown.fixtures.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { imitatedResponse } from './imitated-respondus.ts'

const host = 'localhost:3000'
let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

it('Respondus is opened by its own link, and let in by the right answer to the challenge of the launch', async () => {
  const exam = await addLockedExam(api, { kind: 'respondus' })
  const { params, learner: as, course } = exam
  const launched = await api.call(lockdownCalls.launchLockdown, { as, params, headers: { host } })
  expect(launched.data.downloadUrl).toBeNull()
  expect(launched.data.launchUrl).toMatch(/^rldb:http:\/\/localhost:3000\//)
  const startUrl = new URL(launched.data.launchUrl.slice('rldb:'.length))
  expect(startUrl.searchParams.get('examid')).toBe(String(exam.id))
  const headers = { ...(await signInAt(api, startUrl)), host }
  const url = `http://${host}/courses/${course.groupId}/groupAssignments/${exam.id}/ldb-check`
  const check = async (response?: string) =>
    await api.call(lockdownCalls.checkLockdown, { headers, params, body: { url, ...(response && { response }) } })
  expect((await check()).error.type).toBe('urn:isomorph:lockdown-not-found')
  expect((await check('guessed')).error.type).toBe('urn:isomorph:lockdown-wrong-response')
  expect((await api.call(sittingCalls.startSitting, { headers, params, body: {} })).status).toBe(403)
  const right = imitatedResponse(startUrl.searchParams.get('rldbcv') ?? '')
  expect((await check(right)).status).toBe(200)
  expect((await check(right)).status).toBe(200)
  const started = await api.call(sittingCalls.startSitting, { headers, params, body: {} })
  expect(started.data.lockdown).toMatchObject({ kind: 'respondus', openBy: 'mark', exitUrl: 'sbxcmd:rldbxb=1' })
})

it('a challenge of Respondus is answered by one session, and within a quarter of an hour', async () => {
  const exam = await addLockedExam(api, { kind: 'respondus' })
  const { params, learner: as, course } = exam
  const open = async () => {
    const launched = await api.call(lockdownCalls.launchLockdown, { as, params, headers: { host } })
    const startUrl = new URL(launched.data.launchUrl.slice('rldb:'.length))
    const challenge = startUrl.searchParams.get('rldbcv') ?? ''
    return { headers: { ...(await signInAt(api, startUrl)), host }, response: imitatedResponse(challenge) }
  }
  const url = `http://${host}/courses/${course.groupId}/groupAssignments/${exam.id}/ldb-check`
  const check = async (headers: Record<string, string>, response: string) =>
    await api.call(lockdownCalls.checkLockdown, { headers, params, body: { url, response } })
  const first = await open()
  const second = await open()
  expect((await check(first.headers, first.response)).status).toBe(200)
  expect((await check(second.headers, first.response)).error.type).toBe('urn:isomorph:lockdown-wrong-response')
  const createdAt = new Date(Date.now() - 901_000)
  await api.db.updateTable('lockdownLaunches').set({ createdAt }).where('groupAssessmentId', '=', exam.id).execute()
  expect((await check(second.headers, second.response)).error.type).toBe('urn:isomorph:lockdown-old-proof')
  expect((await check(first.headers, first.response)).status).toBe(200)
})

it('Respondus is refused where nothing of the vendor is installed, and said to be', async () => {
  const production = await createTestApi({ tier: 'production', publicOrigins: ['https://quiz.example'] })
  const exam = await addLockedExam(production)
  const refused = await exam.set({ kind: 'respondus' })
  expect([refused.status, refused.error.type]).toEqual([409, 'urn:isomorph:respondus-unavailable'])
  const { data } = await production.call(lockdownCalls.getLockdownSettings, {
    as: exam.course.instructor,
    params: exam.params,
  })
  expect(data).toMatchObject({ kind: 'safeExamBrowser', respondus: 'unavailable' })
  await production.close()
})
