import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCourse, createSitter, rightAnswer } from '../../testing/deliveries.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** A sitting under way: one learner, one problem. */
async function sit(settings: Parameters<Awaited<ReturnType<typeof addCourse>>['give']>[0] = {}) {
  const course = await addCourse(api)
  const delivery = await course.give(settings)
  const learner = course.learners[0] as (typeof course.learners)[number]
  const sitter = createSitter(api, learner, delivery.id)
  const { data, status, text } = await sitter.start()
  if (status !== 200) throw new Error(text)
  const id = data.problems[0]?.problemInstanceId as number
  const right = rightAnswer((await sitter.page(id)).data)
  return { course, delivery, learner, sitter, id, right }
}

describe('starting', () => {
  it('gives each learner a variant of their own and starts once', async () => {
    const { course, delivery, sitter, id } = await sit()
    const again = await sitter.start()
    expect(again.data.problems[0]?.problemInstanceId).toBe(id)
    const other = createSitter(api, course.learners[1] as never, delivery.id)
    const { data } = await other.start()
    expect(data.problems[0]?.problemInstanceId).not.toBe(id)
    const { count } = await api.db
      .selectFrom('learnerStatusEvents')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('groupAssessmentId', '=', delivery.id)
      .executeTakeFirstOrThrow()
    expect(count).toBe(2)
  })
})

describe('submitting', () => {
  it('marks a right and a wrong answer and counts the best', async () => {
    const { sitter, id, right } = await sit()
    const wrong = await sitter.submit(id, '1')
    expect(wrong.data.attempts[0]).toMatchObject({ number: 1, percent: 0, responses: [{ verdict: 'incorrect' }] })
    const done = await sitter.submit(id, right)
    expect(done.status).toBe(200)
    expect(done.data).toMatchObject({ attemptsUsed: 2, earnedPoints: 10, attempts: [{}, { isCounting: true }] })
    expect((await sitter.page(id)).data.attempts).toEqual(done.data.attempts)
    expect((await sitter.look()).data.problems[0]).toMatchObject({ state: 'correct', earnedPoints: 10 })
  })

  it('counts a repeated submission once and answers the first outcome', async () => {
    const { sitter, id, right } = await sit()
    const key = randomUUID()
    const answers = await Promise.all([sitter.submit(id, right, key), sitter.submit(id, right, key)])
    const later = await sitter.submit(id, '1', key)
    for (const { status, data } of [...answers, later]) {
      expect(status).toBe(200)
      expect(data.attempts).toHaveLength(1)
      expect(data.attempts[0]?.responses[0]?.verdict).toBe('correct')
    }
  })
})
