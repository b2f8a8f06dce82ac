import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gradingCalls, groupAssessmentCalls, type GradedResponse } from '@isomorph/contract'
import type { TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { applyRubricTask } from './rubrics/apply-rubric.ts'
import { answerEssays, essay, essayRubric, first } from './grading.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const answered = async (learners?: number, settings?: object) => await answerEssays(api, learners, settings)

describe('the queue', () => {
  it("counts what waits by question, and shows the learner's numbers and the key", async () => {
    const { questions, course, params, works } = await answered()
    expect(await questions()).toMatchObject({
      isAnonymous: false,
      questions: [
        { itemKey: 1, questionKey: 1, waiting: 0, counting: 3 },
        { itemKey: 1, questionKey: 2, waiting: 3, heldByOthers: 0, marked: 0, reasons: { manual: 3 } },
      ],
    })
    const query = { questionKey: 2, reason: 'manual' as const }
    const { data } = await api.call(gradingCalls.listManualScoringResponses, { as: course.grader, params, query })
    expect(data).toMatchObject({ nextCursor: null })
    expect(data.items.map(({ response }) => response.value)).toEqual(['because 0', 'because 1', 'because 2'])
    expect(data.items[0]).toMatchObject({ learner: { id: works[0]?.learner.id }, codeName: null, reason: 'manual' })
    expect(Object.keys(data.items[0]?.values ?? {})).toEqual(['a', 'b'])
    const { a, b } = data.items[0]?.values ?? {}
    expect(data.items[0]?.shownValues).toEqual({ a, b })
    expect(data.items[0]?.solutionHtml?.replaceAll(/<[^>]*>/g, '')).toBe(`The solution is ${a} plus ${b}.`)
  })

  it("asks once for a learner's identical answers, and gives them one mark", async () => {
    const { course, works, claim, mark, questions, pointsOf } = await answered(1)
    await works[0]?.submit('because 0')
    await works[0]?.submit('because of another thing')
    expect((await questions()).questions[1]).toMatchObject({ waiting: 2 })
    // The course says the same as the queue.
    const { groupId } = course
    const listed = await api.call(groupAssessmentCalls.listGroupAssessments, { as: course.grader, query: { groupId } })
    expect(listed.data[0]?.counts?.needsPerson).toBe(2)
    const { data } = await claim()
    const twice = data.items.find(({ copies }) => copies === 2) as GradedResponse
    expect(data.items).toHaveLength(2)
    expect((await mark(twice, { percent: 50 })).status).toBe(200)
    expect((await questions()).questions[1]).toMatchObject({ waiting: 1 })
    expect(await pointsOf(works[0]?.learner as TestPerson)).toMatchObject({ points: 2.5, pending: 1 })
  })

  it('takes in all answers of a question on request, once', async () => {
    const { course, params, questions } = await answered()
    const choose = () =>
      api.call(gradingCalls.chooseResponses, { as: course.grader, params, body: { itemKey: 1, questionKey: 1 } })
    expect((await choose()).data).toEqual({ added: 3 })
    expect((await choose()).data).toEqual({ added: 0 })
    const events = await api.db
      .selectFrom('auditEvents')
      .select('after')
      .where('action', '=', 'groupAssessment.chooseResponses')
      .where('entityId', '=', params.groupAssessmentId)
      .execute()
    expect(events).toEqual([{ after: { itemKey: 1, questionKey: 1, answers: 3 } }])
    expect((await questions()).questions[0]).toMatchObject({ waiting: 3, reasons: { chosen: 3 } })
  })

  it('is closed to learners, and to a grader who loses the role while marking', async () => {
    const { course, params, claim, mark, works } = await answered()
    const [learner] = course.learners
    expect((await claim(learner)).status).toBe(403)
    const held = first(await claim())
    await api.db.deleteFrom('groupUserRoles').where('userId', '=', course.grader.id).execute()
    expect((await mark(held, { percent: 100 })).status).toBe(404)
    expect((await claim()).status).toBe(404)
    const other = { as: course.instructor, params: { ...params, problemInstanceId: works[0]?.id as number } }
    const { data } = await api.call(gradingCalls.getManualScoringAttempts, other)
    expect(data.attempts[0]?.responses[1]).toMatchObject({ isWaiting: true, response: { markingNumber: 1 } })
  })
})

describe('claims', () => {
  it('never give one answer to two graders who ask at once', async () => {
    const { claim, course, questions } = await answered(8)
    const [mine, theirs] = await Promise.all([claim(), claim(course.instructor)])
    const ids = [...mine.data.items, ...theirs.data.items].map(({ taskId }) => taskId)
    expect(new Set(ids).size).toBe(8)
    expect(Math.max(mine.data.items.length, theirs.data.items.length)).toBe(5)
    const again = await claim()
    expect(again.data.items.map(({ taskId }) => taskId)).toEqual(mine.data.items.map(({ taskId }) => taskId))
    expect((await questions()).questions[1]?.heldByOthers).toBe(theirs.data.items.length)
  })

  it('end by themselves after ten minutes, or when they are given back', async () => {
    const { claim, course, params } = await answered(2)
    expect((await claim()).data.items).toHaveLength(2)
    expect((await claim(course.instructor)).data.items).toHaveLength(0)
    expect((await api.call(gradingCalls.releaseClaims, { as: course.grader, params })).status).toBe(204)
    expect((await claim(course.instructor)).data.items).toHaveLength(2)
    await api.db
      .updateTable('scoringTasks')
      .set({ claimedUntil: new Date(0) })
      .where('groupAssessmentId', '=', params.groupAssessmentId)
      .execute()
    expect((await claim()).data.items).toHaveLength(2)
  })

  it('leave out what the grader passed over', async () => {
    const { claim } = await answered(2)
    const passed = first(await claim())
    expect((await claim(undefined, [passed.taskId as number])).data.items).toHaveLength(1)
  })
})

describe('a mark in the queue', () => {
  it('is written once for a client key, and counts', async () => {
    const { claim, mark, works, pointsOf } = await answered()
    const held = first(await claim())
    const clientKey = randomUUID()
    const { data } = await mark(held, { percent: 80 }, { clientKey, comment: 'Good.' })
    expect(data).toMatchObject({ isWaiting: false, response: { percent: 80, comment: 'Good.', markingNumber: 2 } })
    const repeat = await mark(held, { percent: 80 }, { clientKey })
    expect(repeat).toMatchObject({ status: 200, data: { response: { percent: 80, markingNumber: 2 } } })
    expect(await pointsOf(works[0]?.learner as TestPerson)).toMatchObject({ points: 4, pending: 0 })
    const stolen = await mark(first(await claim()), { percent: 0 }, { clientKey })
    expect(stolen.error.type).toBe('urn:isomorph:key-of-other-mark')
    await works[0]?.submit('because of another thing')
    const [later] = (await claim()).data.items.filter(({ attemptNumber }) => attemptNumber === 2)
    const ofAttempt = await mark(later as GradedResponse, { percent: 0 }, { clientKey })
    expect(ofAttempt.error.type).toBe('urn:isomorph:key-of-other-mark')
  })

  it('is refused where another stands meanwhile, which can be looked at', async () => {
    const { claim, mark, course, params } = await answered()
    const held = first(await claim())
    const answers = await Promise.all([
      mark(held, { percent: 80 }),
      mark(held, { percent: 20 }, { as: course.instructor }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { data } = await api.call(gradingCalls.getManualScoringAttempts, {
      as: course.grader,
      params: { ...params, problemInstanceId: held.problemInstanceId },
    })
    const standing = data.attempts[0]?.responses[1]
    expect(standing?.response.percent).toBe(answers[0].status === 200 ? 80 : 20)
    expect(standing?.markedBy).not.toBeNull()
  })

  it('of an answer that was added by hand is undone, and the answer waits again', async () => {
    const { claim, mark, undo, course, params } = await answered(1)
    const sum = { itemKey: 1, questionKey: 1 }
    await api.call(gradingCalls.chooseResponses, { as: course.grader, params, body: sum })
    const claimed = await api.call(gradingCalls.claimResponses, {
      as: course.grader,
      params,
      body: { ...sum, skip: [] },
    })
    const marked = (await mark(first(claimed), { percent: 50 })).data
    expect((await undo(marked)).data).toMatchObject({ isWaiting: true, response: { source: 'evaluator' } })
    expect((await claim()).status).toBe(200)
  })

  it('is of the first attempt where that one counts, however often the answer is given', async () => {
    const { claim, works } = await answered(1, { countingAttempt: 'first' })
    await works[0]?.submit('because 0')
    await works[0]?.submit('because of something else')
    expect((await claim()).data.items.map(({ attemptNumber }) => attemptNumber)).toEqual([1])
  })

  it('is undone once, and the answer waits again for the same grader', async () => {
    const { claim, mark, undo, works, pointsOf, course } = await answered()
    const held = first(await claim())
    const marked = (await mark(held, { percent: 80 }, { comment: 'Good.' })).data
    expect((await undo(marked, { as: course.instructor })).error.type).toBe('urn:isomorph:nothing-to-undo')
    const clientKey = randomUUID()
    const undone = await undo(marked, { clientKey })
    expect(undone.data).toMatchObject({
      isWaiting: true,
      response: { verdict: 'needsPerson', percent: 0, comment: null, markingNumber: 3, source: 'evaluator' },
    })
    expect((await undo(marked, { clientKey })).data.response.markingNumber).toBe(3)
    expect(await pointsOf(works[0]?.learner as TestPerson)).toMatchObject({ points: 0, pending: 1 })
    expect((await claim()).data.items.map(({ taskId }) => taskId)).toContain(held.taskId)
    expect((await undo(marked)).error.type).toBe('urn:isomorph:nothing-to-undo')
  })
})

describe('a rubric', () => {
  it('gives points by items; a change is counted first and then applied to all marks', async () => {
    const { claim, mark, course, params, works, pointsOf } = await answered()
    const save = (version: number, content: typeof essayRubric | object, dryRun = false) =>
      api.call(gradingCalls.saveRubric, {
        as: course.grader,
        params: { ...params, ...essay },
        query: { dryRun },
        body: { version, rubric: content as typeof essayRubric },
      })
    const held = (await claim()).data.items
    const choice = { itemIds: [1], adjustment: 0 }
    const byFirst = { ...choice, rubricVersion: 1 }
    expect((await mark(held[0] as GradedResponse, byFirst)).error.type).toBe('urn:isomorph:no-rubric')
    const saved = await save(0, essayRubric)
    expect(saved.data).toMatchObject({ version: 1, marksChanged: 0, rubric: { items: [{ id: 1 }, { id: 2 }] } })
    expect((await save(0, essayRubric)).data.version).toBe(1)
    for (const each of held.slice(0, 2)) await mark(each, byFirst, { comment: 'So be it.' })
    const plain = await mark(held[2] as GradedResponse, { percent: 50 })
    expect(plain.data.rubricChoice).toBeNull()
    expect((await mark(plain.data, { ...byFirst, itemIds: [7] })).error.type).toBe('urn:isomorph:foreign-rubric-item')
    const changed = { ...essayRubric, items: [{ id: 1, points: 3, text: 'Names the principle' }] }
    expect((await save(1, changed, true)).data).toMatchObject({ marksChanged: 2, totalsChanged: 2 })
    expect(await pointsOf(works[0]?.learner as TestPerson)).toMatchObject({ points: 2.5 })
    expect((await save(1, changed)).data).toMatchObject({ version: 2, marksChanged: 2, totalsChanged: 2 })
    expect(await pointsOf(works[0]?.learner as TestPerson)).toMatchObject({ points: 3.75 })
    expect((await save(1, essayRubric)).error.type).toBe('urn:isomorph:rubric-changed-meanwhile')
    const { data } = await api.call(gradingCalls.getManualScoringAttempts, {
      as: course.grader,
      params: { ...params, problemInstanceId: works[0]?.id ?? 0 },
    })
    expect(data.attempts[0]?.responses[1]).toMatchObject({
      rubricChoice: choice,
      response: { percent: 75, comment: 'So be it.', markingNumber: 3 },
    })
    expect((await mark(plain.data, byFirst)).error.type).toBe('urn:isomorph:rubric-changed-meanwhile')
    const next = await save(2, { ...changed, items: [...changed.items, { id: null, points: 1, text: 'New' }] })
    expect(next.data.rubric?.items.at(-1)?.id).toBe(3)
  })
})

describe('a mark by a rubric that was changed since', () => {
  it('counts as the rubric says now where a later mark is undone', async () => {
    const { claim, mark, undo, course, params, works, pointsOf } = await answered(1)
    const save = { as: course.grader, params: { ...params, ...essay }, query: { dryRun: false } }
    await api.call(gradingCalls.saveRubric, { ...save, body: { version: 0, rubric: essayRubric } })
    const choice = { itemIds: [1], adjustment: 0 }
    const byRubric = (await mark(first(await claim()), { ...choice, rubricVersion: 1 })).data
    const plain = (await mark(byRubric, { percent: 40 })).data
    const rubric = { ...essayRubric, items: [{ id: 1, points: 3, text: 'Names the principle' }] }
    const changed = await api.call(gradingCalls.saveRubric, { ...save, body: { version: 1, rubric } })
    expect(changed.data.marksChanged).toBe(0)
    expect((await undo(plain)).data).toMatchObject({
      rubricChoice: choice,
      response: { percent: 75, source: 'person' },
    })
    expect(await pointsOf(works[0]?.learner as TestPerson)).toMatchObject({ points: 3.75 })
  })
})

describe('a rubric whose change was cut off', () => {
  it('is applied by a job, as far as it has not been', async () => {
    const { claim, mark, course, params, works, pointsOf } = await answered()
    const item = { id: null, points: 2, text: 'Names the principle' }
    const rubric = { start: 'zero' as const, maximum: 4, floor: 0, ceiling: 4, items: [item] }
    const save = { as: course.grader, params: { ...params, ...essay }, query: { dryRun: false } }
    await api.call(gradingCalls.saveRubric, { ...save, body: { version: 0, rubric } })
    const byFirst = { itemIds: [1], adjustment: 0, rubricVersion: 1 }
    for (const each of (await claim()).data.items) await mark(each, byFirst)
    const version = { ...params, ...essay, version: 2, createdBy: course.grader.id }
    const content = JSON.stringify({ ...essayRubric, items: [{ ...item, id: 1, points: 4 }] })
    await api.db
      .insertInto('rubricVersions')
      .values({ ...version, content })
      .execute()
    const { createdBy: _, ...payload } = version
    for (let times = 0; times < 2; times += 1) await applyRubricTask.run(payload, api.app.contractRouting.services)
    for (const { learner } of works) expect(await pointsOf(learner)).toMatchObject({ points: 5 })
    const made = await api.db
      .selectFrom('graderMarks')
      .select('markingNumber')
      .where('kind', '=', 'rubric')
      .where('rubricVersion', '=', 2)
      .where(
        'problemInstanceId',
        'in',
        works.map(({ id }) => id),
      )
      .execute()
    expect(made).toHaveLength(works.length)
  })
})
