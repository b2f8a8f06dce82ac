import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gradingCalls, resultCalls, sittingCalls } from '@isomorph/contract'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { appealWorld } from './appeals.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

describe('an appeal against a mark of a grader', () => {
  it('is answered by another one, where there is one', async () => {
    const { raise, queue, waiting, mark, course, params, sitter, id } = await appealWorld(api)
    await mark(20, '')
    await raise('I am sure.')
    expect(await queue()).toEqual([])
    expect([await waiting(), await waiting(course.instructor)]).toEqual([[0], [1]])
    expect((await mark(30, 'All right.', 2)).error.type).toContain('appeal-needs-another')
    const place = { ...params, attemptNumber: 1, questionKey: 1 }
    const body = { percent: 30, comment: 'All right.', markingNumber: 2 }
    const byOwner = await api.call(resultCalls.scoreManually, { as: course.instructor, params: place, body })
    expect(byOwner.status).toBe(200)
    expect((await sitter.page(id)).data.appeals).toMatchObject([{ isOpen: false, answer: 'All right.' }])
  })

  it('keeps the mark from being undone by who made it', async () => {
    const { raise, withdraw, mark, undo } = await appealWorld(api)
    await mark(20, '')
    const { data } = await raise('I am sure.')
    expect((await undo(2)).error.type).toContain('mark-appealed')
    expect((await mark(20, 'It stays.', 2)).error.type).toContain('appeal-needs-another')
    await withdraw(data.appeals?.[0]?.id ?? 0)
    expect((await undo(2)).status).toBe(200)
  })

  it('is answered by the same one, where everybody else is disabled', async () => {
    const { raise, queue, waiting, mark, delivery, grader } = await appealWorld(api)
    await mark(20, '')
    await raise('I am sure.')
    await api.db
      .updateTable('users')
      .set({ disabledAt: new Date() })
      .where('id', 'in', (others) =>
        others
          .selectFrom('groupUserRoles')
          .select('userId')
          .where('groupId', '=', delivery.groupId)
          .where('role', '<>', 'GroupLearner')
          .where('userId', '<>', grader.id),
      )
      .execute()
    expect(await waiting()).toEqual([1])
    expect(await queue()).toMatchObject([{ reason: 'appeal' }])
    expect((await mark(30, 'All right.', 2)).status).toBe(200)
  })

  it('is answered by the same one, where there is nobody else', async () => {
    const { raise, course, delivery, params } = await appealWorld(api)
    await api.db
      .deleteFrom('groupUserRoles')
      .where('groupId', '=', delivery.groupId)
      .where('userId', 'in', [course.grader.id])
      .execute()
    const place = { ...params, attemptNumber: 1, questionKey: 1 }
    const score = (percent: number, comment: string, markingNumber: number) =>
      api.call(resultCalls.scoreManually, {
        as: course.instructor,
        params: place,
        body: { percent, comment, markingNumber },
      })
    expect((await score(20, '', 1)).status).toBe(200)
    await raise('I am sure.')
    expect((await score(30, 'All right.', 2)).status).toBe(200)
  })
})

describe('an appeal', () => {
  it('waits in the queue with its words, and is answered by a mark with words', async () => {
    const { sitter, id, raise, queue, mark } = await appealWorld(api)
    expect((await sitter.page(id)).data).toMatchObject({ canAppeal: true })
    const raised = await raise()
    expect(raised.data.appeals).toMatchObject([{ text: 'Look at my sign.', isOpen: true, isChanged: null, answer: '' }])
    expect(await queue()).toMatchObject([{ reason: 'appeal', response: { appeal: { text: 'Look at my sign.' } } }])
    expect((await mark(60, '')).error.type).toContain('appeal-needs-words')
    expect((await mark(60, 'The sign was right.')).status).toBe(200)
    const { data } = await sitter.page(id)
    expect(data.appeals).toMatchObject([{ isOpen: false, isChanged: true, answer: 'The sign was right.' }])
    expect(data.earnedPoints).toBe(6)
    // Said once: the comment of the mark is that answer.
    expect(data.attempts[0]?.responses[0]?.feedbackHtml ?? '').not.toContain('The sign was right.')
    expect(await queue()).toEqual([])
  })

  it('is open again when its answer is taken back', async () => {
    const { sitter, id, raise, queue, mark, undo } = await appealWorld(api)
    await raise()
    await mark(0, 'It stays.')
    expect((await sitter.page(id)).data.appeals).toMatchObject([{ isOpen: false, isChanged: false }])
    expect((await undo(2)).status).toBe(200)
    expect((await sitter.page(id)).data.appeals).toMatchObject([{ isOpen: true, answer: '' }])
    expect(await queue()).toMatchObject([{ reason: 'appeal' }])
  })

  it('is raised once for a marking, however often it is sent, and can be withdrawn', async () => {
    const { raise, withdraw, queue } = await appealWorld(api)
    const key = randomUUID()
    const first = await raise('Please look.', key)
    expect((await raise('Please look.', key)).data.appeals).toHaveLength(1)
    expect((await raise('And again.')).error.type).toContain('appealed-already')
    const appealId = first.data.appeals?.[0]?.id ?? 0
    expect((await withdraw(appealId)).data.appeals).toBeUndefined()
    expect((await withdraw(appealId)).status).toBe(200)
    expect(await queue()).toEqual([])
    expect((await raise('After all.')).data.appeals).toHaveLength(1)
  })

  it('is about marks that are released, of attempts that there are', async () => {
    const hidden = await appealWorld(api, { scoresRelease: 'never' })
    expect((await hidden.raise()).error.type).toContain('nothing-to-appeal')
    expect((await hidden.sitter.page(hidden.id)).data.canAppeal).toBeUndefined()
    const { raise, params } = await appealWorld(api)
    expect((await raise('Where?', randomUUID(), 7)).error.type).toContain('nothing-to-appeal')
    const full = await appealWorld(api)
    await full.raise()
    await full.mark(100, 'You are right.')
    expect((await full.raise('Thanks.')).error.type).toContain('nothing-to-appeal')
    const other = await appealWorld(api)
    const body = { clientKey: randomUUID(), attemptNumber: 1, questionKey: 1, text: 'Not mine.' }
    expect((await api.call(sittingCalls.raiseAppeal, { as: other.learner, params, body })).status).toBe(404)
  })

  it('goes on waiting when its answer is marked anew by a changed rubric', async () => {
    const { sitter, id, raise, queue, grader, course, delivery } = await appealWorld(api)
    const question = { groupAssessmentId: delivery.id, itemKey: 1, questionKey: 1 }
    const item = { id: null, points: 2, text: 'Names the principle' }
    const rubric = { start: 'zero' as const, maximum: 4, floor: 0, ceiling: 4, items: [item] }
    const save = { as: grader, params: question, query: { dryRun: false } }
    await api.call(gradingCalls.saveRubric, { ...save, body: { version: 0, rubric } })
    await api.call(gradingCalls.markResponse, {
      as: grader,
      params: { groupAssessmentId: delivery.id },
      body: {
        clientKey: randomUUID(),
        problemInstanceId: id,
        attemptNumber: 1,
        questionKey: 1,
        markingNumber: 1,
        mark: { itemIds: [1], adjustment: 0, rubricVersion: 1 },
        comment: '',
      },
    })
    await raise()
    const changed = { ...rubric, items: [{ ...item, id: 1, points: 1 }] }
    const saved = await api.call(gradingCalls.saveRubric, { ...save, body: { version: 1, rubric: changed } })
    expect(saved.data).toMatchObject({ marksChanged: 1 })
    expect((await sitter.page(id)).data.appeals).toMatchObject([{ isOpen: true }])
    expect(await queue()).toEqual([])
    expect(await queue(course.instructor)).toMatchObject([{ reason: 'appeal' }])
  })

  it('goes on waiting when another attempt counts', async () => {
    const { sitter, id, raise, queue } = await appealWorld(api, { countingAttempt: 'last' })
    await raise()
    await sitter.submit(id, '2')
    expect(await queue()).toMatchObject([{ reason: 'appeal' }])
  })

  it('is answered by a mark in the results as well', async () => {
    const { sitter, id, raise, grader, params } = await appealWorld(api)
    await raise()
    const place = { ...params, attemptNumber: 1, questionKey: 1 }
    const result = (await api.call(resultCalls.getResult, { as: grader, params })).data
    expect(result.attempts[0]?.responses[0]?.appeal?.text).toBe('Look at my sign.')
    const body = { percent: 100, comment: '', markingNumber: 1 }
    expect((await api.call(resultCalls.scoreManually, { as: grader, params: place, body })).status).toBe(400)
    const answered = { ...body, comment: 'You are right.' }
    expect((await api.call(resultCalls.scoreManually, { as: grader, params: place, body: answered })).status).toBe(200)
    expect((await sitter.page(id)).data).toMatchObject({ earnedPoints: 10, appeals: [{ answer: 'You are right.' }] })
  })
})
