import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gradingCalls, type GradedResponse } from '@isomorph/contract'
import type { TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { answerEssays, essay } from './grading.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

describe('anonymous grading', () => {
  it('lets code names leave the server only, the same each time', async () => {
    const { claim, mark, course, params, works } = await answerEssays(api)
    const set = (as: TestPerson, isAnonymous: boolean) =>
      api.call(gradingCalls.setGradingSettings, { as, params, body: { isAnonymous } })
    expect((await set(course.grader, true)).status).toBe(403)
    expect((await set(course.instructor, true)).status).toBe(204)
    const { data, text } = await claim()
    // In the order of the code names: who handed in first is not told by who comes first.
    expect(data.items.map(({ codeName }) => codeName)).toEqual(['Student 1', 'Student 2', 'Student 3'])
    for (const { learner } of works) expect(text).not.toContain(learner.name)
    expect(data.items.every(({ learner }) => learner === null)).toBe(true)
    expect((await claim()).data.items.map(({ codeName }) => codeName)).toEqual(
      data.items.map(({ codeName }) => codeName),
    )
    const list = async (state: 'waiting' | 'marked', cursor?: string) => {
      const query = { ...essay, state, ...(cursor === undefined ? {} : { cursor }) }
      return (await api.call(gradingCalls.listManualScoringResponses, { as: course.grader, params, query })).data.items
    }
    const codesOf = (items: readonly GradedResponse[]) => items.map(({ codeName }) => codeName)
    const waiting = await list('waiting')
    expect(codesOf(waiting)).toEqual(['Student 1', 'Student 2', 'Student 3'])
    expect(codesOf(await list('waiting', String(waiting[0]?.taskId)))).toEqual(['Student 2', 'Student 3'])
    for (const held of data.items.toReversed()) await mark(held, { percent: 50 })
    expect(codesOf(await list('marked'))).toEqual(['Student 1', 'Student 2', 'Student 3'])
    // Answers that were marked at one moment, as those of a group are, do not come in the order of those who handed in.
    const moment = new Date('2026-03-02T12:00:00Z')
    const ids = works.map(({ id }) => id)
    await api.db
      .updateTable('responses')
      .set({ markedAt: moment })
      .where('problemInstanceId', 'in', ids)
      .where('questionKey', '=', essay.questionKey)
      .execute()
    expect(codesOf(await list('marked'))).toEqual(['Student 3', 'Student 2', 'Student 1'])
    const { text: listed } = await api.call(gradingCalls.listManualScoringResponses, {
      as: course.grader,
      params,
      query: { ...essay, state: 'marked' },
    })
    for (const { learner } of works) expect(listed).not.toContain(learner.name)
    await set(course.instructor, false)
    expect((await list('marked')).every(({ learner }) => learner !== null)).toBe(true)
  })
})

describe('comments to use again', () => {
  it('belong to one person and question', async () => {
    const { course, params } = await answerEssays(api, 1)
    const of = (as: TestPerson, questionKey = 2) => ({ as, params: { ...params, itemKey: 1, questionKey } })
    const body = { texts: ['Units?', 'Why?'] }
    expect((await api.call(gradingCalls.saveSnippets, { ...of(course.grader), body })).status).toBe(204)
    expect((await api.call(gradingCalls.getSnippets, of(course.grader))).data).toEqual(body)
    expect((await api.call(gradingCalls.getSnippets, of(course.grader, 1))).data.texts).toEqual([])
    expect((await api.call(gradingCalls.getSnippets, of(course.instructor))).data.texts).toEqual([])
  })
})
