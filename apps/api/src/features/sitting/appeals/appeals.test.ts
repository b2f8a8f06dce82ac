import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gradingCalls, resultCalls, sittingCalls, type DeliverySettings } from '@isomorph/contract'
import { sit } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { regradeWorld } from '../../regrades/regrades.fixtures.ts'
import { isInAppealPeriod } from './appeal-period.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** A learner who has answered wrongly, and what both sides can do about it. */
async function appealWorld(settings: Partial<DeliverySettings> = {}) {
  const sat = await sit(api, { attemptsAllowed: null, ...settings })
  const { delivery, learner, course, sitter, id } = sat
  await sitter.submit(id, '1')
  const params = { groupAssessmentId: delivery.id, problemInstanceId: id }
  const grader = course.grader
  return {
    ...sat,
    params,
    grader,
    raise: (text = 'Look at my sign.', clientKey: string = randomUUID(), attemptNumber = 1) =>
      api.call(sittingCalls.raiseAppeal, {
        as: learner,
        params,
        body: { clientKey, attemptNumber, questionKey: 1, text },
      }),
    withdraw: (appealId: number) => api.call(sittingCalls.withdrawAppeal, { as: learner, params, query: { appealId } }),
    waiting: async (as = grader) => {
      const listed = await api.call(gradingCalls.listGradingQuestions, {
        as,
        params: { groupAssessmentId: delivery.id },
      })
      return listed.data.questions.map(({ waiting }) => waiting)
    },
    undo: (markingNumber: number) =>
      api.call(gradingCalls.undoMark, {
        as: grader,
        params: { groupAssessmentId: delivery.id },
        body: { clientKey: randomUUID(), problemInstanceId: id, attemptNumber: 1, questionKey: 1, markingNumber },
      }),
    queue: async (as = grader) => {
      const claim = {
        as,
        params: { groupAssessmentId: delivery.id },
        body: { itemKey: 1, questionKey: 1, skip: [] },
      }
      return (await api.call(gradingCalls.claimResponses, claim)).data.items
    },
    mark: (percent: number, comment: string, markingNumber = 1) =>
      api.call(gradingCalls.markResponse, {
        as: grader,
        params: { groupAssessmentId: delivery.id },
        body: {
          clientKey: randomUUID(),
          problemInstanceId: id,
          attemptNumber: 1,
          questionKey: 1,
          markingNumber,
          mark: { percent },
          comment,
        },
      }),
  }
}

/** What is done in the past counts from then on; regrades and marks are of the present. */
async function daysAgo<T>(days: number, make: () => Promise<T>): Promise<T> {
  api.clock.set(new Date(Date.now() - days * 86_400_000))
  try {
    return await make()
  } finally {
    api.clock.set(null)
  }
}

describe('the time for appeals', () => {
  it('is a week from the marking, unless the assessment says otherwise', async () => {
    const { sitter, id, raise, delivery } = await daysAgo(6.9, () => appealWorld())
    const key = randomUUID()
    expect((await sitter.page(id)).data.canAppeal).toBe(true)
    expect((await raise('In time.', key)).status).toBe(200)
    await api.db
      .updateTable('groupAssessments')
      .set({ appealDays: 5, version: delivery.version + 1 })
      .where('id', '=', delivery.id)
      .execute()
    const { data } = await sitter.page(id)
    expect(data.canAppeal).toBeUndefined()
    expect(data.appeals).toHaveLength(1)
    expect((await raise('In time.', key)).status).toBe(200)
    const late = await daysAgo(7.1, () => appealWorld())
    expect((await late.sitter.page(late.id)).data.canAppeal).toBeUndefined()
    expect((await late.raise()).error.type).toContain('appeal-period-over')
    const none = await appealWorld({ appealDays: 0 })
    expect((await none.sitter.page(none.id)).data.canAppeal).toBeUndefined()
    expect((await none.raise()).error.type).toContain('appeal-period-over')
    const long = await daysAgo(20, () => appealWorld({ appealDays: 30 }))
    expect((await long.raise()).status).toBe(200)
  })

  it('begins anew when a regrade marks an answer again', async () => {
    const { sitter, id, regrader, mend } = await daysAgo(20, async () => {
      const world = await regradeWorld(api, { attemptsAllowed: null })
      await world.sitter.submit(world.id, world.numbers.sum)
      return world
    })
    expect((await sitter.page(id)).data.canAppeal).toBeUndefined()
    await regrader.regrade({ problemRevisionId: await mend() })
    expect((await sitter.page(id)).data.canAppeal).toBe(true)
  })

  it('begins when marks are released by hand, however long that takes', () => {
    const day = (text: string) => new Date(`2026-03-${text}T10:00:00Z`)
    const settings = {
      appealDays: 7,
      correctnessRelease: 'immediately',
      correctnessReleasedAt: null,
      scoresRelease: 'byHand',
      scoresReleasedAt: day('20'),
    } as const
    const schedule = { due_at: null, finished_at: null }
    const snapshot = { attempts: [], lastMarkedAt: day('02'), schedule }
    expect(isInAppealPeriod(settings, snapshot, day('26'))).toBe(true)
    expect(isInAppealPeriod(settings, snapshot, day('27'))).toBe(false)
    const afterDue = { ...settings, scoresRelease: 'afterDue', scoresReleasedAt: null } as const
    const due = { ...snapshot, schedule: { ...schedule, due_at: day('10') } }
    expect([isInAppealPeriod(afterDue, due, day('16')), isInAppealPeriod(afterDue, due, day('18'))]).toEqual([
      true,
      false,
    ])
  })
})

describe('an appeal against a mark of a grader', () => {
  it('is answered by another one, where there is one', async () => {
    const { raise, queue, waiting, mark, course, params, sitter, id } = await appealWorld()
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
    const { raise, withdraw, mark, undo } = await appealWorld()
    await mark(20, '')
    const { data } = await raise('I am sure.')
    expect((await undo(2)).error.type).toContain('mark-appealed')
    expect((await mark(20, 'It stays.', 2)).error.type).toContain('appeal-needs-another')
    await withdraw(data.appeals?.[0]?.id ?? 0)
    expect((await undo(2)).status).toBe(200)
  })

  it('is answered by the same one, where everybody else is disabled', async () => {
    const { raise, queue, waiting, mark, delivery, grader } = await appealWorld()
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
    const { raise, course, delivery, params } = await appealWorld()
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
    const { sitter, id, raise, queue, mark } = await appealWorld()
    expect((await sitter.page(id)).data).toMatchObject({ canAppeal: true })
    const raised = await raise()
    expect(raised.data.appeals).toMatchObject([{ text: 'Look at my sign.', isOpen: true, isChanged: null, answer: '' }])
    expect(await queue()).toMatchObject([{ reason: 'appeal', response: { appeal: { text: 'Look at my sign.' } } }])
    expect((await mark(60, '')).error.type).toContain('appeal-needs-words')
    expect((await mark(60, 'The sign was right.')).status).toBe(200)
    const { data } = await sitter.page(id)
    expect(data.appeals).toMatchObject([{ isOpen: false, isChanged: true, answer: 'The sign was right.' }])
    expect(data.earnedPoints).toBe(6)
    expect(await queue()).toEqual([])
  })

  it('is open again when its answer is taken back', async () => {
    const { sitter, id, raise, queue, mark, undo } = await appealWorld()
    await raise()
    await mark(0, 'It stays.')
    expect((await sitter.page(id)).data.appeals).toMatchObject([{ isOpen: false, isChanged: false }])
    expect((await undo(2)).status).toBe(200)
    expect((await sitter.page(id)).data.appeals).toMatchObject([{ isOpen: true, answer: '' }])
    expect(await queue()).toMatchObject([{ reason: 'appeal' }])
  })

  it('is raised once for a marking, however often it is sent, and can be withdrawn', async () => {
    const { raise, withdraw, queue } = await appealWorld()
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
    const hidden = await appealWorld({ scoresRelease: 'never' })
    expect((await hidden.raise()).error.type).toContain('nothing-to-appeal')
    expect((await hidden.sitter.page(hidden.id)).data.canAppeal).toBeUndefined()
    const { raise, params } = await appealWorld()
    expect((await raise('Where?', randomUUID(), 7)).error.type).toContain('nothing-to-appeal')
    const other = await appealWorld()
    const body = { clientKey: randomUUID(), attemptNumber: 1, questionKey: 1, text: 'Not mine.' }
    expect((await api.call(sittingCalls.raiseAppeal, { as: other.learner, params, body })).status).toBe(404)
  })

  it('goes on waiting when its answer is marked anew by a changed rubric', async () => {
    const { sitter, id, raise, queue, grader, course, delivery } = await appealWorld()
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
    const { sitter, id, raise, queue } = await appealWorld({ countingAttempt: 'last' })
    await raise()
    await sitter.submit(id, '2')
    expect(await queue()).toMatchObject([{ reason: 'appeal' }])
  })

  it('is answered by a mark in the results as well', async () => {
    const { sitter, id, raise, grader, params } = await appealWorld()
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
