import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resultCalls, statisticsCalls, type StatisticsAttempt } from '@isomorph/contract'
import { addCourse, createSitter, essayQuestion, problemContent } from '../../testing/deliveries.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => await api.close())

/** One learner with one problem. */
async function sit(content = problemContent(), countingAttempt: 'last' | 'best' = 'last') {
  const course = await addCourse(api, { learners: 1, problems: [content] })
  const { id } = await course.give({ attemptsAllowed: null, countingAttempt })
  const [learner] = course.learners
  if (!learner) throw new Error('The course has no learner.')
  const sitter = createSitter(api, learner, id)
  const problemInstanceId = (await sitter.start()).data.problems[0]?.problemInstanceId ?? 0
  const params = { groupAssessmentId: id }
  const ask = async (attempt: StatisticsAttempt) => {
    const { data } = await api.call(statisticsCalls.getStatistics, {
      as: course.instructor,
      params,
      query: { attempt },
    })
    const at = { ...params, itemKey: 1 }
    const page = await api.call(statisticsCalls.getProblemStatistics, {
      as: course.instructor,
      params: at,
      query: { attempt },
    })
    return { waiting: data.waiting, median: data.total.quartiles?.[1] ?? null, questions: page.data.questions }
  }
  return { course, sitter, problemInstanceId, params, ask }
}

/** The right answer to the sum of a learner's only problem. */
async function rightAnswerOf(problemInstanceId: number): Promise<string> {
  const { values } = await api.db
    .selectFrom('problemInstances as i')
    .innerJoin('variants as v', 'v.id', 'i.variantId')
    .select('v.values')
    .where('i.id', '=', problemInstanceId)
    .executeTakeFirstOrThrow()
  const { a, b } = values as Record<string, string>
  return String(Number(a) + Number(b))
}

describe('statistics of first attempts', () => {
  it('rest on the first attempt that is not set aside', async () => {
    const { sitter, problemInstanceId, ask } = await sit()
    await sitter.submit(problemInstanceId, '7')
    await sitter.submit(problemInstanceId, await rightAnswerOf(problemInstanceId))
    await sitter.submit(problemInstanceId, '8')
    // As taking back the acceptance of late work does.
    await api.db
      .updateTable('attempts')
      .set({ isSetAside: true })
      .where('problemInstanceId', '=', problemInstanceId)
      .where('number', '=', 1)
      .execute()
    const first = await ask('first')
    expect(first).toMatchObject({ waiting: 0, median: 100 })
    expect(first.questions).toMatchObject([{ n: 1, verdicts: { correct: 1 } }])
    expect(await ask('counting')).toMatchObject({ waiting: 0, median: 0 })
  })

  it('have no total of a learner whose first attempt waits for a person, whatever became of the one that counts', async () => {
    const { course, sitter, problemInstanceId, params, ask } = await sit(problemContent(essayQuestion(1)))
    await sitter.submit(problemInstanceId, 'First words.')
    await sitter.submit(problemInstanceId, 'Second words.')
    const marked = await api.call(resultCalls.scoreManually, {
      as: course.instructor,
      params: { ...params, problemInstanceId, attemptNumber: 2, questionKey: 1 },
      body: { percent: 100, comment: '', markingNumber: 1 },
    })
    expect(marked.status).toBe(200)
    expect(await ask('counting')).toMatchObject({ waiting: 0, median: 100 })
    const first = await ask('first')
    expect(first).toMatchObject({ waiting: 1, median: null })
    expect(first.questions).toMatchObject([{ n: 0, wrongAnswers: [] }])
  })

  it('have a total where a later attempt waits and the first, which counts, does not', async () => {
    const { course, sitter, problemInstanceId, params, ask } = await sit(problemContent(essayQuestion(1)), 'best')
    await sitter.submit(problemInstanceId, 'First words.')
    await api.call(resultCalls.scoreManually, {
      as: course.instructor,
      params: { ...params, problemInstanceId, attemptNumber: 1, questionKey: 1 },
      body: { percent: 100, comment: '', markingNumber: 1 },
    })
    await sitter.submit(problemInstanceId, 'Second words.')
    expect(await ask('counting')).toMatchObject({ waiting: 1, median: null })
    expect(await ask('first')).toMatchObject({ waiting: 0, median: 100 })
  })
})
