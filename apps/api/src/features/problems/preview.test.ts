import { afterAll, beforeAll, expect, it } from 'vitest'
import { problemCalls } from '@isomorph/contract'
import { createEvaluation } from '@isomorph/evaluation'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { doublingProblem } from '../../testing/problems.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { previewVariant } from './preview-problem.ts'
import { problemRefusals } from './problems.errors.ts'

let api: TestApi
let author: TestPerson
let problemId: number

beforeAll(async () => {
  api = await createTestApi()
  author = await addPerson(api.db, 'author', ['ProblemCreator'])
  const body = { name: 'Doubling', content: doublingProblem() }
  problemId = (await api.call(problemCalls.createProblem, { as: author, body })).data.id
})
afterAll(() => api.close())

const statement = async (seed: number, content?: ReturnType<typeof doublingProblem>) =>
  await api.call(problemCalls.previewProblemStatement, {
    as: author,
    params: { problemId },
    body: { seed, ...(content ? { content } : {}) },
  })

it('shows the statement of a variant with its maths rendered and its slots empty', async () => {
  const { data } = await statement(3)
  expect(data.html).toContain('<math')
  expect(data.html).toContain('class="katex"')
  expect(data.html).toContain('<span data-question-slot="1"></span>')
  expect(Number(data.values['a'])).toBeGreaterThanOrEqual(2)
})

it('gives the same variant for the same seed', async () => {
  expect((await statement(11)).data).toEqual((await statement(11)).data)
})

it('previews a content that has not been saved', async () => {
  const content = doublingProblem({
    variables: [{ id: 1, name: 'a', variableType: 'NumberSet', parameters: { values: ['42'] } }],
  })
  expect((await statement(1, content)).data.values).toEqual({ a: '42' })
})

it('says why there is no variant', async () => {
  const content = doublingProblem({
    variables: [{ id: 1, name: 'a', variableType: 'NumberSet', parameters: { values: [] } }],
  })
  const { status, error } = await statement(1, content)
  expect(status).toBe(400)
  expect(error.type).toBe('urn:isomorph:no-variant')
  expect(error.errors[0]?.path).toContain('content.variables.0')
})

it('says that the evaluator is busy where it has no time yet, and not that the problem takes too long', async () => {
  const busy = createEvaluation({ maximumWaiting: 0 })
  const previewed = previewVariant({ evaluation: busy }, doublingProblem(), 3)
  await expect(previewed).rejects.toMatchObject({ kind: problemRefusals.previewsBusy, retryAfterSeconds: 1 })
  await busy.close()
})

it('shows the solution and the correct answers', async () => {
  const { values } = (await statement(5)).data
  const { data } = await api.call(problemCalls.previewProblemSolution, {
    as: author,
    params: { problemId },
    body: { seed: 5 },
  })
  expect(data.html).toContain('katex')
  expect(data.answers).toEqual([{ questionKey: 1, latex: String(2 * Number(values['a'])) }])
})

it('marks answers as an attempt would be marked', async () => {
  const { values } = (await statement(5)).data
  const attempt = async (value: string) =>
    (
      await api.call(problemCalls.previewProblemAttempt, {
        as: author,
        params: { problemId },
        body: { seed: 5, answers: [{ questionKey: 1, value }] },
      })
    ).data
  expect(await attempt(String(2 * Number(values['a'])))).toMatchObject({
    percent: 100,
    markings: [{ verdict: 'correct' }],
  })
  expect(await attempt('-1')).toMatchObject({ percent: 0, markings: [{ verdict: 'incorrect' }] })
  expect((await attempt('2+')).markings[0]?.verdict).toBe('unreadable')
})

it('refuses a request that lacks what it is about, and names the field', async () => {
  const pathsOf = async (body: object) => {
    const token = await api.tokenOf(author)
    const { statusCode, payload } = await api.app.inject({
      method: 'POST',
      url: `/api/problems/${problemId}/preview/attempts`,
      headers: { authorization: `Bearer ${token}` },
      payload: body,
    })
    const { errors } = JSON.parse(payload) as { errors: { path: string }[] }
    return [statusCode, ...errors.map(({ path }) => path)]
  }
  expect(await pathsOf({ seed: 5 })).toEqual([400, 'answers'])
  expect(await pathsOf({ seed: 5, answers: [{ questionKey: 1 }] })).toEqual([400, 'answers.0.value'])
  expect(await pathsOf({ seed: 5, answers: [{ value: '1' }] })).toEqual([400, 'answers.0.questionKey'])
})

it('names a question that does not exist and an answer beyond all measure', async () => {
  const attempt = async (questionKey: number, value: string) =>
    await api.call(problemCalls.previewProblemAttempt, {
      as: author,
      params: { problemId },
      body: { seed: 5, answers: [{ questionKey, value }] },
    })
  expect((await attempt(9, '1')).error.errors[0]?.path).toBe('answers.0.questionKey')
  const long = await attempt(1, '1'.repeat(100_000))
  expect(long.status).toBe(400)
  expect(long.error.errors).toEqual([
    {
      path: 'answers.0.value',
      message: 'An answer has at most 10000 characters.',
      reason: { code: 'answerTooLong', params: { count: '10000' } },
    },
  ])
})
