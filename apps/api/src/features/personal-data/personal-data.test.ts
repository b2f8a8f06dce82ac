import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditCalls, personalDataCalls } from '@isomorph/contract'
import { addCourse, createSitter, essayQuestion, problemContent, sumQuestion } from '../../testing/deliveries.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { makePersonalDataTask } from './file/make-file.ts'

let api: TestApi
let admin: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  admin = await addPerson(api.db, 'admin', ['Admin'])
})
afterAll(() => api.close())

interface File {
  readonly profile: { readonly email: string }
  readonly courses: readonly { readonly course: string; readonly role: string }[]
  readonly acts: readonly { readonly action: string }[]
  readonly sittings: readonly {
    readonly assessment: string
    readonly withheld?: string
    readonly total: { readonly points: number | null } | null
    readonly problems: readonly {
      readonly earnedPoints: number | null
      readonly answers: unknown
      readonly solutionHtml: string | null
      readonly attempts: readonly { readonly responses: readonly Readonly<Record<string, unknown>>[] }[]
    }[]
  }[]
}

async function fileOf(person: TestPerson): Promise<{ file: File; text: string }> {
  expect((await api.call(personalDataCalls.requestOwnPersonalData, { as: person })).status).toBe(202)
  await makePersonalDataTask.run({ userId: person.id }, api.app.contractRouting.services)
  const { status, text, headers } = await api.call(personalDataCalls.downloadOwnPersonalData, { as: person })
  expect(status).toBe(200)
  expect(headers['content-disposition']).toBe(`attachment; filename="personal-data-${person.id}.json"`)
  return { file: JSON.parse(text) as File, text }
}

/** A learner who has answered a sum and written some words, in a course with somebody else. */
async function addLearnerAtWork(settings: Parameters<Awaited<ReturnType<typeof addCourse>>['give']>[0] = {}) {
  const course = await addCourse(api, { problems: [problemContent(sumQuestion(), essayQuestion())] })
  const [learner, other] = course.learners
  if (!learner || !other) throw new Error('The course has two learners.')
  const { id } = await course.give(settings)
  for (const [person, words] of [
    [learner, 'my own words'],
    [other, 'words of somebody else'],
  ] as const) {
    const sitter = createSitter(api, person, id)
    await sitter.start()
    const problem = (await sitter.look()).data.problems[0]
    await sitter.submitAll(problem?.problemInstanceId ?? 0, [
      { questionKey: 1, value: '1' },
      { questionKey: 2, value: words },
    ])
  }
  return { course, learner, other, groupAssessmentId: id }
}

describe('the data of a person as a file', () => {
  it('holds who they are, what they did and what they answered, and nobody else', async () => {
    const { learner, other, course } = await addLearnerAtWork({
      correctnessRelease: 'immediately',
      answersRelease: 'never',
      solutionsRelease: 'never',
      scoresRelease: 'immediately',
    })
    const { file, text } = await fileOf(learner)
    expect(file.profile.email).toBe(`${learner.name}@example.org`)
    expect(file.courses).toMatchObject([{ role: 'GroupLearner' }])
    expect(file.acts).toMatchObject([{ action: 'personalData.request' }])
    expect(file.sittings[0]?.problems[0]?.attempts[0]?.responses).toMatchObject([
      { value: '1', verdict: 'incorrect' },
      { value: 'my own words' },
    ])
    for (const person of [other, course.instructor, course.grader]) expect(text).not.toContain(person.name)
    expect(text).not.toContain('words of somebody else')
  })

  it('tells no marks, comments, keys or solutions before their release', async () => {
    const { learner } = await addLearnerAtWork({
      correctnessRelease: 'byHand',
      answersRelease: 'byHand',
      solutionsRelease: 'byHand',
      scoresRelease: 'byHand',
    })
    const { file } = await fileOf(learner)
    const [problem] = file.sittings[0]?.problems ?? []
    expect(problem).toMatchObject({ earnedPoints: null, answers: null, solutionHtml: null })
    expect(problem?.attempts[0]?.responses[0]).toMatchObject({ value: '1', verdict: null, percent: null })
    expect(file.sittings[0]?.total?.points ?? null).toBeNull()
  })

  it('tells no keys of what was taken out of sight', async () => {
    const { learner, groupAssessmentId } = await addLearnerAtWork({
      correctnessRelease: 'immediately',
      answersRelease: 'immediately',
      solutionsRelease: 'immediately',
      scoresRelease: 'immediately',
    })
    expect(String((await fileOf(learner)).file.sittings[0]?.problems[0]?.solutionHtml)).toContain('The solution is')
    await api.db
      .updateTable('groupAssessments')
      .set({ isPublished: false })
      .where('id', '=', groupAssessmentId)
      .execute()
    expect((await fileOf(learner)).file.sittings[0]?.problems[0]).toMatchObject({ answers: null, solutionHtml: null })
  })

  it('withholds what is seen in a lockdown browser only', async () => {
    const { learner, groupAssessmentId } = await addLearnerAtWork()
    await api.db
      .updateTable('groupAssessments')
      .set((eb) => ({ lockdown: 'safeExamBrowser', version: eb('version', '+', 1) }))
      .where('id', '=', groupAssessmentId)
      .execute()
    const { file, text } = await fileOf(learner)
    expect(file.sittings[0]).toMatchObject({ withheld: expect.any(String), problems: [] })
    expect(text).not.toContain('my own words')
  })

  it('is made once while it is waited for, and goes with its time', async () => {
    const person = await addPerson(api.db, 'patient')
    const ask = () => api.call(personalDataCalls.requestOwnPersonalData, { as: person })
    const first = await ask()
    expect(first.data).toMatchObject({ state: 'waiting', madeAt: null })
    expect((await ask()).data.requestedAt).toBe(first.data.requestedAt)
    expect((await api.call(personalDataCalls.downloadOwnPersonalData, { as: person })).status).toBe(404)
    await makePersonalDataTask.run({ userId: person.id }, api.app.contractRouting.services)
    expect((await api.call(personalDataCalls.getOwnPersonalData, { as: person })).data.state).toBe('ready')
    await api.db
      .updateTable('personalDataFiles')
      .set({ expiresAt: new Date(0) })
      .execute()
    expect((await api.call(personalDataCalls.getOwnPersonalData, { as: person })).data.state).toBe('none')
    const gone = await api.call(personalDataCalls.downloadOwnPersonalData, { as: person })
    expect(gone.error.type).toBe('urn:isomorph:no-personal-data-file')
  })

  it('says so when it could not be made, and is asked for again', async () => {
    const person = await addPerson(api.db, 'unlucky')
    await api.call(personalDataCalls.requestOwnPersonalData, { as: person })
    await makePersonalDataTask.giveUp?.({ userId: person.id }, api.app.contractRouting.services)
    expect((await api.call(personalDataCalls.getOwnPersonalData, { as: person })).data.state).toBe('failed')
    expect((await api.call(personalDataCalls.requestOwnPersonalData, { as: person })).data.state).toBe('waiting')
  })

  it('is had by administrators for somebody who holds no more than they, as the log tells', async () => {
    const person = await addPerson(api.db, 'asked')
    const params = { userId: person.id }
    expect((await api.call(personalDataCalls.requestPersonalData, { as: admin, params })).status).toBe(202)
    await makePersonalDataTask.run({ userId: person.id }, api.app.contractRouting.services)
    const { text } = await api.call(personalDataCalls.downloadPersonalData, { as: admin, params })
    expect(text).toContain('asked@example.org')
    expect(text).not.toContain('admin@example.org')
    const log = await api.call(auditCalls.searchAuditEvents, { as: admin, query: { action: 'personalData' } })
    expect(log.data.items.slice(0, 2)).toMatchObject([
      { action: 'personalData.download', actor: { id: admin.id }, entityId: person.id },
      { action: 'personalData.request', actor: { id: admin.id }, entityId: person.id },
    ])
    const mightier = await addPerson(api.db, 'mightier', ['SuperAdmin'])
    const refused = await api.call(personalDataCalls.requestPersonalData, {
      as: admin,
      params: { userId: mightier.id },
    })
    expect(refused.error.type).toBe('urn:isomorph:mightier-person')
  })
})
