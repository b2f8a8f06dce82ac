import { afterAll, beforeAll, expect, it } from 'vitest'
import { groupAssessmentCalls } from '@isomorph/contract'
import { addCourse, createSitter, deliverySettings } from '../../../testing/deliveries.ts'
import type { TestPerson } from '../../../testing/people.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

async function courseWithCode(accessCode: string | null = 'K7F2QD') {
  const course = await addCourse(api)
  const { id } = await course.give({ accessCode })
  const params = { groupAssessmentId: id }
  return {
    ...course,
    id,
    get: (as: TestPerson) => api.call(groupAssessmentCalls.getGroupAssessment, { as, params }),
    set: (code: string | null, as = course.instructor) =>
      api.call(groupAssessmentCalls.setAccessCode, { as, params, body: { accessCode: code } }),
    start: (code: string) => createSitter(api, course.learners[0] as TestPerson, id).start(code),
  }
}

async function rowOf(id: number) {
  return await api.db
    .selectFrom('groupAssessments')
    .select(['accessCodeHash', 'accessCodeSealed', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

it('shows the access code to whoever may change it, and to nobody else', async () => {
  const exam = await courseWithCode()
  expect((await exam.get(exam.instructor)).data).toMatchObject({
    accessCode: 'K7F2QD',
    settings: { hasAccessCode: true },
  })
  const seenByGrader = await exam.get(exam.grader)
  expect(seenByGrader.data).toMatchObject({ accessCode: null, settings: { hasAccessCode: true } })
  expect(seenByGrader.text).not.toContain('K7F2QD')
  expect((await exam.set('ABCDEF', exam.grader)).status).toBe(403)
  expect((await rowOf(exam.id)).accessCodeSealed?.includes('K7F2QD')).toBe(false)
})

it('follows a server of the former release, which sets the hash alone', async () => {
  const [exam, other] = [await courseWithCode(), await courseWithCode('FORMER')]
  const { accessCodeHash } = await rowOf(other.id)
  await api.db.updateTable('groupAssessments').set({ accessCodeHash }).where('id', '=', exam.id).execute()
  expect((await rowOf(exam.id)).accessCodeSealed).toBeNull()
  expect((await exam.start('K7F2QD')).status).toBe(403)
  expect((await exam.start('FORMER')).status).toBe(200)
})

it('changes the code by itself, raises the version once, and says so in the audit log without the code', async () => {
  const exam = await courseWithCode()
  const first = await exam.set('NEW234')
  expect(first.data).toMatchObject({ accessCode: 'NEW234', version: 2 })
  expect((await exam.set(' NEW234 ')).data.version).toBe(2)
  expect((await exam.start('K7F2QD')).status).toBe(403)
  expect((await exam.start('NEW234')).status).toBe(200)
  expect((await exam.set(null)).data).toMatchObject({
    accessCode: null,
    settings: { hasAccessCode: false },
    version: 3,
  })
  const acts = await api.db
    .selectFrom('auditEvents')
    .select('after')
    .where('action', '=', 'groupAssessment.setAccessCode')
    .where('entityId', '=', exam.id)
    .orderBy('id')
    .execute()
  expect(acts).toEqual([{ after: { hasAccessCode: true } }, { after: { hasAccessCode: false } }])
})

it('leaves the code, and the count of wrong tries at it, alone where the settings are saved with the same one', async () => {
  const exam = await courseWithCode()
  const before = await rowOf(exam.id)
  const saved = await api.call(groupAssessmentCalls.updateGroupAssessment, {
    as: exam.instructor,
    params: { groupAssessmentId: exam.id },
    body: { settings: deliverySettings({ accessCode: 'K7F2QD' }), version: 1 },
  })
  expect(saved.data).toMatchObject({ accessCode: 'K7F2QD', version: 2 })
  expect((await rowOf(exam.id)).accessCodeSealed).toEqual(before.accessCodeSealed)
})

it('lets people in by a code that an earlier release stored as a hash, which nobody can read', async () => {
  const exam = await courseWithCode()
  const earlier = { accessCodeSealed: null, version: 2 }
  await api.db.updateTable('groupAssessments').set(earlier).where('id', '=', exam.id).execute()
  expect((await exam.get(exam.instructor)).data).toMatchObject({
    accessCode: null,
    settings: { hasAccessCode: true },
  })
  expect((await exam.start('wrong')).status).toBe(403)
  expect((await exam.start('K7F2QD')).status).toBe(200)
  expect((await exam.set('K7F2QD')).data.accessCode).toBe('K7F2QD')
})

it('names what is wrong with a code', async () => {
  const exam = await courseWithCode(null)
  const refused = await exam.set('x'.repeat(101))
  expect(refused).toMatchObject({ status: 400 })
  expect(refused.text).toContain('accessCode')
})
