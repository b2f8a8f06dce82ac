import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gradingCalls, groupAssessmentCalls, resultCalls, sittingCalls } from '@isomorph/contract'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { answered } from './results.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

describe('results', () => {
  it('are a grid of learners and problems with statistics, without previews', async () => {
    const { staff, learner, id } = await answered(api)
    const { data } = await api.call(resultCalls.getResults, staff)
    expect(data.items).toMatchObject([
      { position: 1, points: 10 },
      { position: 2, points: 10 },
    ])
    expect(data.points).toBe(20)
    expect(data.learners).toHaveLength(2)
    const own = data.learners.find((row) => row.learner.id === learner.id)
    expect(own).toMatchObject({ status: 'InProgress', points: 5, pending: 1, daysLate: 0 })
    expect(own?.cells[0]).toMatchObject({ problemInstanceId: id, points: 5, percent: 50, attemptsUsed: 1, pending: 1 })
    expect(data.statistics).toMatchObject({ started: 1, learners: 2, mean: 25, median: 25, needsPerson: 1 })
    expect(data.statistics.difficulty).toMatchObject([{ mean: 50 }, { mean: null }])
  })

  it('are open to staff of the course only', async () => {
    const { params, learner, id } = await answered(api)
    for (const call of [resultCalls.getResults, resultCalls.getScores, gradingCalls.listManualScoringResponses])
      expect((await api.call(call as typeof resultCalls.getResults, { as: learner, params })).status).toBe(403)
    const detail = { as: learner, params: { ...params, problemInstanceId: id } }
    expect((await api.call(resultCalls.getResult, detail)).status).toBe(403)
  })

  it('come as CSV on request, with numbers as numbers', async () => {
    const { staff } = await answered(api)
    const headers = { accept: 'text/csv' }
    const { text, headers: sent } = await api.call(resultCalls.getResults, { ...staff, headers })
    expect(sent['content-type']).toBe('text/csv; charset=utf-8')
    expect(text.split('\r\n')[0]).toContain('Sum 1 (10),Sum 2 (10)')
    expect(text).toMatch(/,In progress,5,25,5,,,,,,,1,0,20,5,\r\n/)
    const scores = await api.call(resultCalls.getScores, { ...staff, headers })
    expect(scores.text.trim().split('\r\n')).toHaveLength(3)
    const overrides = await api.call(resultCalls.hasAnyScoreOverrides, staff)
    expect(overrides.data).toEqual({ hasAnyScoreOverrides: false })
  })
})

describe('a mark by a person', () => {
  it('settles what waited, and counts in result and score', async () => {
    const { staff, mark, sitter, id, delivery } = await answered(api)
    const waiting = await api.call(gradingCalls.listManualScoringResponses, staff)
    expect(waiting.data.items).toMatchObject([
      { reason: 'manual', response: { value: 'because it is so', markingNumber: 1 } },
    ])
    const { data } = await mark(80, 1)
    expect(data).toMatchObject({ earnedPoints: 9, attempts: [{ percent: 90 }] })
    expect(data.attempts[0]?.responses[1]).toMatchObject({
      verdict: 'partial',
      source: 'person',
      comment: 'Well argued.',
      markingNumber: 2,
      needsPerson: false,
    })
    expect((await api.call(gradingCalls.listManualScoringResponses, staff)).data.items).toEqual([])
    const seen = await sitter.page(id)
    expect(seen.data).toMatchObject({ earnedPoints: 9 })
    expect(seen.data.attempts[0]?.responses[1]).toMatchObject({ verdict: 'partial', percent: 80 })
    expect(seen.data.attempts[0]?.responses[1]?.feedbackHtml).toContain('Well argued.')
    const { score } = await api.db
      .selectFrom('scores')
      .select('points as score')
      .where('groupAssessmentId', '=', delivery.id)
      .where('points', '>', 0)
      .orderBy('points')
      .executeTakeFirstOrThrow()
    expect(score).toBe(9)
  })

  it('is one fewer to give: different answers of a learner wait one by one', async () => {
    const { sitter, id, right, course, delivery, mark } = await answered(api)
    await sitter.submitAll(id, [
      { questionKey: 1, value: right },
      { questionKey: 2, value: 'because it has to be so' },
    ])
    const toGrade = async () => {
      const query = { groupId: course.groupId }
      const { data } = await api.call(groupAssessmentCalls.listGroupAssessments, { as: course.grader, query })
      return data.find((each) => each.id === delivery.id)?.counts?.needsPerson
    }
    const inResults = async () =>
      (await api.call(resultCalls.getResults, { as: course.grader, params: { groupAssessmentId: delivery.id } })).data
        .statistics.needsPerson
    expect([await toGrade(), await inResults()]).toEqual([2, 2])
    await mark(80, 1)
    expect([await toGrade(), await inResults()]).toEqual([1, 1])
  })

  it('is one to give for identical answers, and one for an appeal, in each cell and total as in the course', async () => {
    const { sitter, id, right, learner, staff, params } = await answered(api)
    await sitter.submitAll(id, [
      { questionKey: 1, value: right },
      { questionKey: 2, value: 'because it is so' },
    ])
    const marksToGive = async () => {
      const results = await api.call(resultCalls.getResults, staff)
      const scores = await api.call(resultCalls.getScores, staff)
      const csv = await api.call(resultCalls.getScores, { ...staff, headers: { accept: 'text/csv' } })
      const own = results.data.learners.find((row) => row.learner.id === learner.id)
      return [
        results.data.statistics.needsPerson,
        own?.toGrade,
        own?.cells[0]?.toGrade,
        scores.data.find((row) => row.learner.id === learner.id)?.toGrade,
        Number(
          csv.text
            .split('\r\n')
            .find((line) => line.includes('In progress'))
            ?.split(',')
            .at(-3),
        ),
      ]
    }
    expect(await marksToGive()).toEqual([1, 1, 1, 1, 1])
    for (const attemptNumber of [1, 2])
      await api.call(resultCalls.scoreManually, {
        ...staff,
        params: { ...params, problemInstanceId: id, attemptNumber, questionKey: 2 },
        body: { percent: 80, markingNumber: 1, comment: '' },
      })
    expect(await marksToGive()).toEqual([0, 0, 0, 0, 0])
    const body = { clientKey: randomUUID(), attemptNumber: 2, questionKey: 2, text: 'I am sure.' }
    const raised = await api.call(sittingCalls.raiseAppeal, {
      as: learner,
      params: { ...params, problemInstanceId: id },
      body,
    })
    expect(raised.status).toBe(200)
    expect(await marksToGive()).toEqual([1, 1, 1, 1, 1])
  })

  it('never overwrites one that its author has not seen, and leaves the former behind', async () => {
    const { mark, course, id } = await answered(api)
    const answers = await Promise.all([mark(80, 1), mark(20, 1, course.instructor)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error.type).toBe('urn:isomorph:marked-meanwhile')
    expect((await mark(30, 2)).data.attempts[0]?.responses[1]).toMatchObject({ percent: 30, markingNumber: 3 })
    const former = await api.db
      .selectFrom('supersededMarkings')
      .select(['markingNumber', 'verdict'])
      .where('problemInstanceId', '=', id)
      .orderBy('markingNumber')
      .execute()
    expect(former).toMatchObject([{ markingNumber: 1, verdict: 'needsPerson' }, { markingNumber: 2 }])
  })

  it('survives an attempt submitted at the same time', async () => {
    const { mark, sitter, id, right } = await answered(api)
    const [marked, submitted] = await Promise.all([mark(100, 1), sitter.submit(id, right)])
    expect([marked.status, submitted.status]).toEqual([200, 200])
    expect((await sitter.page(id)).data).toMatchObject({ earnedPoints: 10, attemptsUsed: 2 })
  })
})

describe('what happened', () => {
  it('cannot be changed by the product itself', async () => {
    const { id } = await answered(api)
    const { pool } = api.database
    const attempts = [
      'delete from attempts',
      'update attempts set number = 9',
      `update responses set answer = 'x' where problem_instance_id = ${id}`,
      'delete from responses',
      'delete from superseded_markings',
      'update variants set seed = 1',
      'update draft_journal set was_applied = true',
      'delete from learner_status_events',
    ]
    for (const attempt of attempts) await expect(pool.query(attempt)).rejects.toThrow(/permission denied/)
  })
})
