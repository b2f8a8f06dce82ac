import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gradingCalls, sittingCalls } from '@isomorph/contract'
import type { TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { answerEssays, essay, essayRubric, first } from './grading.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const forGraders = {
  graderNotes: 'Look for {a} and {b}.',
  rubric: [
    { points: 2, text: 'Names {a}' },
    { points: 1.5, text: 'States the speed' },
    { points: -1, text: 'No unit' },
  ],
}

describe('what an author tells graders', () => {
  it('reaches them with the numbers of the learner, and nobody else', async () => {
    const { claim, params, works } = await answerEssays(api, 1, {}, forGraders)
    const { graderNotes, values } = first(await claim())
    expect(graderNotes).toBe(`Look for ${values['a']} and ${values['b']}.`)
    const page = await api.call(sittingCalls.getProblemInstance, {
      as: works[0]?.learner as TestPerson,
      params: { ...params, problemInstanceId: works[0]?.id },
    })
    expect(page.status).toBe(200)
    expect(JSON.stringify(page.data)).not.toMatch(/Look for|States the speed|No unit/)
  })

  it('is a rubric to begin with, until there is one', async () => {
    const { course, params } = await answerEssays(api, 1, {}, forGraders)
    const of = { as: course.grader, params: { ...params, ...essay } }
    const begun = await api.call(gradingCalls.getRubric, of)
    expect(begun.data).toEqual({
      version: 0,
      rubric: null,
      suggestion: {
        start: 'zero',
        maximum: 3.5,
        floor: 0,
        ceiling: 3.5,
        items: [
          { id: null, points: 2, text: 'Names @a' },
          { id: null, points: 1.5, text: 'States the speed' },
          { id: null, points: -1, text: 'No unit' },
        ],
      },
    })
    await api.call(gradingCalls.saveRubric, { ...of, query: {}, body: { version: 0, rubric: essayRubric } })
    expect((await api.call(gradingCalls.getRubric, of)).data).toMatchObject({ version: 1, suggestion: null })
  })

  it('is nothing where the author wrote nothing', async () => {
    const { course, params, claim } = await answerEssays(api, 1)
    const { data } = await api.call(gradingCalls.getRubric, { as: course.grader, params: { ...params, ...essay } })
    expect(data.suggestion).toBeNull()
    expect(first(await claim()).graderNotes).toBe('')
  })
})
