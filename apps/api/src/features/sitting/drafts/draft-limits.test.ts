import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerMaximumLength, sayOfField, sittingCalls, type TypedAnswer } from '@isomorph/contract'
import { createSitter, essayQuestion, problemContent } from '../../../testing/deliveries.ts'
import type { TestPerson } from '../../../testing/people.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { moment, sit } from '../../../testing/sit.fixtures.ts'

const questions = 50
let api: TestApi
let essays: Awaited<ReturnType<typeof sitForEssays>>

async function sitForEssays() {
  const content = problemContent(...Array.from({ length: questions }, (_, index) => essayQuestion(index + 1)))
  return await sit(api, {}, { problems: [content, content] })
}

beforeAll(async () => {
  api = await createTestApi()
  essays = await sitForEssays()
})
beforeEach(() => api.clock.set(null))
afterAll(() => api.close())

let sequence = 0

async function save(problemInstanceId: number, answers: TypedAnswer[], as: TestPerson = essays.learner) {
  const params = { groupAssessmentId: essays.delivery.id, problemInstanceId }
  const body = { answers, writerId: randomUUID(), writerSequence: (sequence += 1), baseVersion: 0 }
  return await api.call(sittingCalls.saveDraft, { as, params, body })
}

function essaysOf(length: number): TypedAnswer[] {
  return Array.from({ length: questions }, (_, index) => ({ questionKey: index + 1, value: 'x'.repeat(length) }))
}

async function journalLength(problemInstanceId: number): Promise<number> {
  const rows = api.db.selectFrom('draftJournal').select('writerId').where('problemInstanceId', '=', problemInstanceId)
  return (await rows.execute()).length
}

describe('a draft with answers that the problem does not ask for', () => {
  it('is refused, and names each question', async () => {
    const { status, error } = await save(essays.id, [
      { questionKey: 1, value: '1' },
      { questionKey: 51, value: '2' },
      { questionKey: 1, value: '3' },
    ])
    expect({ status, type: error.type }).toEqual({ status: 400, type: 'urn:isomorph:unknown-questions' })
    expect(error.errors).toEqual([
      { path: 'answers.1.questionKey', ...sayOfField('questionUnknown', { number: '51' }) },
      { path: 'answers.2.questionKey', ...sayOfField('questionTwice', { number: '1' }) },
    ])
    expect(await journalLength(essays.id)).toBe(0)
  })
})

describe('drafts of one learner', () => {
  it('take two megabytes a minute, over all problems, and more when it is over', async () => {
    api.clock.set(moment('10:00:00'))
    const [first = 0, second = 0] = essays.ids
    const full = essaysOf(answerMaximumLength)
    for (const id of [first, second, first, second]) expect((await save(id, full)).status).toBe(200)
    api.clock.set(moment('10:00:20'))
    const refused = await save(first, [{ questionKey: 1, value: 'one more' }])
    expect(refused).toMatchObject({ status: 429, error: { type: 'urn:isomorph:too-much-text' } })
    expect(refused.headers['retry-after']).toBe('40')
    expect(await journalLength(first)).toBe(2)
    api.clock.set(moment('10:01:00'))
    expect((await save(first, [{ questionKey: 1, value: 'one more' }])).status).toBe(200)
  })

  it('leave those of others alone', async () => {
    api.clock.set(moment('11:00:00'))
    for (let times = 0; times < 4; times += 1) await save(essays.id, essaysOf(answerMaximumLength))
    expect((await save(essays.id, essaysOf(1))).status).toBe(429)
    const other = essays.course.learners[1] as TestPerson
    const started = await createSitter(api, other, essays.delivery.id).start()
    const id = started.data.problems[0]?.problemInstanceId ?? 0
    expect((await save(id, essaysOf(1), other)).status).toBe(200)
  })

  it('are enough for long essays that are saved every second', async () => {
    api.clock.set(moment('12:00:00'))
    for (let seconds = 0; seconds < 60; seconds += 1) {
      api.clock.set(new Date(moment('12:00:00').getTime() + seconds * 1000))
      expect((await save(essays.id, essaysOf(600))).status).toBe(200)
    }
  })
})
