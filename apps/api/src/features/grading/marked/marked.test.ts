import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doubleMarkingCalls, gradingCalls, resultCalls, type GradedResponse } from '@isomorph/contract'
import type { TestPerson } from '../../../testing/people.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { answerEssays, essay, essayRubric, first } from '../grading.fixtures.ts'
import { selectMarked, type MarkedCursor } from './marked.queries.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** Learners whose essays wait, with the list of those that are marked. */
async function answered(learners = 3) {
  const given = await answerEssays(api, learners)
  const { course, params } = given
  const { grader, instructor } = course
  const marked = async (as: TestPerson = grader, query: { markedBy?: 'anybody' | 'me'; cursor?: string } = {}) =>
    (
      await api.call(gradingCalls.listManualScoringResponses, {
        as,
        params,
        query: { ...essay, state: 'marked', ...query },
      })
    ).data.items
  const give = async (as: TestPerson, percent: number) => {
    const held = first(await given.claim(as))
    const { data } = await given.mark(held, { percent }, { as })
    await api.call(gradingCalls.releaseClaims, { as, params })
    return data
  }
  const counts = async (as: TestPerson) => (await given.questions(as)).questions[1]
  return { ...given, grader, instructor, marked, give, counts }
}

/** As the lists name a person of a test. */
const fullName = ({ name }: TestPerson) => `${name.charAt(0).toUpperCase()}${name.slice(1)} Tester`

const percentsOf = (items: readonly GradedResponse[]) => items.map(({ response }) => response.percent)

describe('what people marked', () => {
  it('is listed with who marked it and when, the last first, and as only the own', async () => {
    const { give, marked, grader, instructor, works, params, counts } = await answered()
    expect(await marked()).toEqual([])
    const before = new Date().toISOString()
    await give(grader, 40)
    await give(instructor, 60)
    // Beside the queue, too.
    const place = { ...params, problemInstanceId: works[2]?.id as number, attemptNumber: 1, questionKey: 2 }
    const body = { percent: 80, comment: '', markingNumber: 1 }
    expect((await api.call(resultCalls.scoreManually, { as: grader, params: place, body })).status).toBe(200)
    const items = await marked()
    expect(percentsOf(items)).toEqual([80, 60, 40])
    expect(items.map(({ markedBy }) => markedBy)).toEqual([grader, instructor, grader].map(fullName))
    expect(items.every(({ markedAt, isWaiting }) => markedAt !== null && markedAt >= before && !isWaiting)).toBe(true)
    expect(percentsOf(await marked(grader, { markedBy: 'me' }))).toEqual([80, 40])
    expect(percentsOf(await marked(instructor, { markedBy: 'me' }))).toEqual([60])
    expect(await counts(grader)).toMatchObject({ waiting: 0, marked: 3 })
  })

  it('is changed, comes first then, and waits again once the mark is undone', async () => {
    const { give, marked, mark, undo, grader, counts } = await answered(2)
    await give(grader, 40)
    await give(grader, 60)
    const [, earlier] = await marked()
    const changed = await mark(earlier as GradedResponse, { percent: 45 })
    expect(percentsOf(await marked())).toEqual([45, 60])
    expect((await undo(changed.data)).data.response.percent).toBe(40)
    const [back] = await marked()
    expect(back?.response.percent).toBe(40)
    const other = (await marked())[1] as GradedResponse
    expect((await undo(other)).data.isWaiting).toBe(true)
    expect(await counts(grader)).toMatchObject({ waiting: 1, marked: 1 })
    expect(percentsOf(await marked())).toEqual([40])
  })

  it('comes page by page without gaps, however many were marked at one moment', async () => {
    const { give, grader, works, params, course } = await answered(5)
    for (const percent of [10, 20, 30, 40, 50]) await give(grader, percent)
    await api.db
      .updateTable('responses')
      .set({ markedAt: new Date() })
      .where(
        'problemInstanceId',
        'in',
        works.map(({ id }) => id),
      )
      .execute()
    const list = { ...params, ...essay, reason: null, isAnonymous: false, userId: course.grader.id, isOwn: false }
    const seen: number[] = []
    for (let after: MarkedCursor | null = null, left = 5; left > 0; left -= 2) {
      const rows = await selectMarked(api.db, { ...list, after, limit: 2 })
      seen.push(...rows.map(({ problemInstanceId }) => problemInstanceId))
      const [markedAt = 0, rank = 0, attemptNumber = 0] = (rows.at(-1)?.cursor ?? '').split('.').map(Number)
      after = { markedAt, rank, attemptNumber }
    }
    expect(seen.toSorted((a, b) => a - b)).toEqual(works.map(({ id }) => id).toSorted((a, b) => a - b))
  })

  it('goes on behind a cursor of its own kind alone', async () => {
    const { course, params, give, grader, marked } = await answered(2)
    await give(grader, 10)
    const ask = (query: object) =>
      api.call(gradingCalls.listManualScoringResponses, { as: course.grader, params, query })
    for (const query of [
      { state: 'marked', cursor: '17' },
      { state: 'marked', cursor: "1.2.3'" },
      { state: 'waiting', cursor: '1.2.3' },
    ]) {
      const refused = await ask(query)
      expect([refused.status, JSON.stringify(refused.error)]).toEqual([400, expect.stringContaining('cursor')])
    }
    expect(await marked(grader, { cursor: '1.1.1' })).toEqual([])
  })

  it('keeps who marked it where somebody else changes the rubric', async () => {
    const { claim, mark, marked, grader, instructor, params } = await answered(1)
    const save = (version: number, rubric: object) =>
      api.call(gradingCalls.saveRubric, {
        as: instructor,
        params: { ...params, ...essay },
        query: { dryRun: false },
        body: { version, rubric: rubric as typeof essayRubric },
      })
    await save(0, essayRubric)
    await mark(first(await claim()), { itemIds: [1], adjustment: 0, rubricVersion: 1 })
    const [before] = await marked()
    for (const [version, points] of [
      [1, 3],
      [2, 4],
    ] as const)
      await save(version, { ...essayRubric, items: [{ id: 1, points, text: 'Names the principle' }] })
    const [after] = await marked(grader, { markedBy: 'me' })
    expect(after).toMatchObject({ markedBy: fullName(grader), markedAt: before?.markedAt, response: { percent: 100 } })
    expect(await marked(instructor, { markedBy: 'me' })).toEqual([])
  })
})

describe('what one of two people marked', () => {
  it('is listed for them alone until the other has, also where it was marked before', async () => {
    const { give, marked, grader, instructor, params, counts } = await answered(1)
    await give(grader, 30)
    const body = { share: 100, mostDifference: 10 }
    await api.call(doubleMarkingCalls.setDoubleMarking, { as: instructor, params: { ...params, ...essay }, body })
    await api.call(gradingCalls.chooseResponses, { as: instructor, params, body: essay })
    expect(await marked()).toEqual([])
    await give(grader, 60)
    const [own] = await marked()
    expect(own).toMatchObject({
      isWaiting: false,
      markedBy: fullName(grader),
      doubleMarks: [{ isOwn: true, percent: 60 }],
    })
    expect(await counts(grader)).toMatchObject({ waiting: 0, waitingForOthers: 1, marked: 1 })
    expect(await marked(instructor)).toEqual([])
    expect(await counts(instructor)).toMatchObject({ waiting: 1, marked: 0 })
    await give(instructor, 70)
    for (const as of [grader, instructor]) {
      const [both] = await marked(as, { markedBy: 'me' })
      expect(both).toMatchObject({ response: { percent: 65 }, markedBy: fullName(instructor) })
      expect(both?.doubleMarks).toHaveLength(2)
    }
  })
})
