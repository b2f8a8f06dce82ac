import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doubleMarkingCalls, gradingCalls } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { answerEssays, essay, essayRubric, first } from './grading.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** Learners whose essays two of three people mark: an instructor, a grader and a second grader. */
async function doubly(learners = 1, { share = 100, mostDifference = 10, graders = 3 } = {}) {
  const answered = await answerEssays(api, learners)
  const { course, params } = answered
  const other = await addPerson(api.db, `second${randomUUID().slice(0, 8)}`)
  if (graders === 3)
    await api.db
      .insertInto('groupUserRoles')
      .values({ groupId: course.groupId, userId: other.id, role: 'GroupGrader', externalGroupId: null })
      .execute()
  const set = (body: { share: number; mostDifference: number }, as: TestPerson = course.instructor) =>
    api.call(doubleMarkingCalls.setDoubleMarking, { as, params: { ...params, ...essay }, body })
  await set({ share, mostDifference })
  const { grader, instructor } = course
  /** Holds the next answer and marks it. */
  const give = async (as: TestPerson, percent: number, comment = '') => {
    const held = first(await answered.claim(as))
    return (await answered.mark(held, { percent }, { as, comment })).data
  }
  const agreement = async () =>
    (await api.call(doubleMarkingCalls.getAgreement, { as: grader, params })).data.questions[0]
  const waitingFor = async (as: TestPerson) => (await answered.questions(as)).questions[1]?.waiting
  return { ...answered, other, grader, instructor, set, give, agreement, waitingFor }
}

const learnerOf = ({ works }: { works: readonly { learner: TestPerson }[] }): TestPerson =>
  works[0]?.learner as TestPerson

describe('an answer that two people mark', () => {
  it('counts by the mean of both marks, of which nobody saw the other', async () => {
    const marking = await doubly()
    const { grader, instructor, claim, give, pointsOf, questions, waitingFor } = marking
    const kept = await give(grader, 60, 'Nearly.')
    expect(kept).toMatchObject({
      isWaiting: false,
      response: { percent: 0, verdict: 'needsPerson' },
      doubleMarks: [{ isOwn: true, percent: 60, comment: 'Nearly.' }],
    })
    expect(await pointsOf(learnerOf(marking))).toMatchObject({ points: 0, pending: 1 })
    expect([await waitingFor(grader), await waitingFor(instructor)]).toEqual([0, 1])
    expect((await questions(grader)).questions[1]).toMatchObject({
      waiting: 0,
      waitingForOthers: 1,
      reasons: { double: 0 },
    })
    expect((await questions(instructor)).questions[1]).toMatchObject({ waiting: 1, waitingForOthers: 0 })
    expect((await claim(grader)).data.items).toEqual([])
    expect(first(await claim(instructor))).toMatchObject({
      reason: 'double',
      doubleMarks: [],
      response: { percent: 0 },
    })
    const second = await give(instructor, 70, 'Well argued.')
    expect(second).toMatchObject({
      isWaiting: false,
      response: { percent: 65, comment: 'Nearly.\n\nWell argued.', source: 'person' },
      doubleMarks: [
        { isOwn: false, percent: 60 },
        { isOwn: true, percent: 70 },
      ],
    })
    expect(await pointsOf(learnerOf(marking))).toMatchObject({ points: 3.25, pending: 0 })
    expect(await waitingFor(instructor)).toBe(0)
  })

  it('goes to a third person where the marks are too far apart, who sees both and decides', async () => {
    const marking = await doubly()
    const { grader, instructor, other, claim, give, pointsOf, waitingFor, agreement } = marking
    await give(grader, 20)
    expect((await give(instructor, 80)).response.percent).toBe(0)
    expect([await waitingFor(grader), await waitingFor(instructor), await waitingFor(other)]).toEqual([0, 0, 1])
    expect(await agreement()).toMatchObject({ n: 1, apart: 1, waiting: 0, within: 0, meanDifference: 60 })
    expect(first(await claim(other)).doubleMarks.map(({ percent }) => percent)).toEqual([20, 80])
    expect((await give(other, 70)).response.percent).toBe(70)
    expect(await pointsOf(learnerOf(marking))).toMatchObject({ points: 3.5, pending: 0 })
    expect(await agreement()).toMatchObject({ n: 1, apart: 0, meanDifference: 60 })
  })

  it('comes back to the two where nobody else may mark, until they are close enough', async () => {
    const marking = await doubly(1, { graders: 2 })
    const { grader, instructor, give, pointsOf, waitingFor, agreement } = marking
    await give(grader, 20)
    await give(instructor, 80)
    expect([await waitingFor(grader), await waitingFor(instructor)]).toEqual([1, 1])
    expect((await give(grader, 72)).response.percent).toBe(76)
    expect(await pointsOf(learnerOf(marking))).toMatchObject({ points: 3.8, pending: 0 })
    // Agreement is about what they gave before they saw each other's mark.
    expect(await agreement()).toMatchObject({ n: 1, meanDifference: 60 })
  })

  it('is marked again by the first before the second has, and undone by both', async () => {
    const marking = await doubly()
    const { grader, instructor, give, mark, undo, claim, pointsOf, questions } = marking
    const kept = await give(grader, 60)
    expect((await mark(kept, { percent: 80 })).data.doubleMarks).toMatchObject([{ percent: 80 }])
    const second = await give(instructor, 90)
    expect(second.response.percent).toBe(85)
    const undone = await undo(second, { as: instructor })
    expect(undone.data).toMatchObject({ isWaiting: true, response: { verdict: 'needsPerson' }, doubleMarks: [] })
    expect(await pointsOf(learnerOf(marking))).toMatchObject({ pending: 1 })
    const clientKey = randomUUID()
    expect((await undo(kept, { clientKey })).data).toMatchObject({ isWaiting: true, doubleMarks: [] })
    expect((await undo(kept, { clientKey })).status).toBe(200)
    expect((await undo(kept)).error.type).toBe('urn:isomorph:nothing-to-undo')
    expect((await questions()).questions[1]?.reasons).toMatchObject({ manual: 1, double: 0 })
    expect((await claim(grader)).data.items).toHaveLength(1)
  })

  it('keeps one mark of a person for a client key, and refuses one of a marking that is gone', async () => {
    const { claim, mark, grader, agreement } = await doubly()
    const held = first(await claim(grader))
    const clientKey = randomUUID()
    for (const percent of [60, 90]) expect((await mark(held, { percent }, { clientKey })).status).toBe(200)
    expect(await agreement()).toMatchObject({ waiting: 1 })
    const older = { ...held, response: { ...held.response, markingNumber: 7 } }
    expect((await mark(older, { percent: 50 })).error.type).toBe('urn:isomorph:marked-meanwhile')
  })

  it('is one with identical answers of the learner', async () => {
    const { works, claim, give, grader, instructor, mark } = await doubly()
    await give(grader, 60)
    await works[0]?.submit('because 0')
    expect((await claim(grader)).data.items).toEqual([])
    const held = first(await claim(instructor))
    expect(held).toMatchObject({ copies: 2, attemptNumber: 2 })
    expect((await mark(held, { percent: 70 }, { as: instructor })).data.response.percent).toBe(65)
  })
})

describe('the agreement about several answers of a learner', () => {
  it('calls open only the answer that waits, not those that were decided', async () => {
    const { works, give, grader, instructor, agreement } = await doubly(1, { graders: 3 })
    await give(grader, 60)
    await give(instructor, 60)
    await works[0]?.submit('because of something else')
    await give(grader, 20)
    expect(await agreement()).toMatchObject({ n: 1, within: 1, waiting: 1, apart: 0 })
    await give(instructor, 80)
    expect(await agreement()).toMatchObject({ n: 2, within: 1, waiting: 0, apart: 1 })
  })
})

describe('which answers two people mark', () => {
  it('is a share of them, drawn once for a learner: a later answer is as the first, and with a greater share none leaves', async () => {
    const { claim, grader, mark, set, works } = await doubly(10, { share: 50 })
    /** Marks all that waits, and says whose answers wait for another mark. */
    const keptOf = async () => {
      const kept = new Set<number>()
      for (;;) {
        const { items } = (await claim(grader)).data
        if (items.length === 0) return [...kept].toSorted((a, b) => a - b)
        for (const held of items)
          if ((await mark(held, { percent: 50 })).data.doubleMarks.length > 0) kept.add(held.problemInstanceId)
      }
    }
    const answerAgain = async (words: string) => {
      for (const [index, { submit }] of works.entries()) await submit(`${words} ${index}`)
    }
    const kept = await keptOf()
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.length).toBeLessThan(10)
    await answerAgain('rather because')
    expect(await keptOf()).toEqual(kept)
    await set({ share: 80, mostDifference: 10 })
    await answerAgain('after all because')
    expect(await keptOf()).toEqual(expect.arrayContaining(kept))
  })

  it('are none while one person alone may mark, and none after it was ended', async () => {
    const { give, grader, instructor, set, waitingFor } = await doubly(2)
    await give(grader, 60)
    expect((await set({ share: 0, mostDifference: 10 })).status).toBe(204)
    expect([await waitingFor(grader), await waitingFor(instructor)]).toEqual([2, 2])
    expect((await give(grader, 40)).response.percent).toBe(40)
  })

  it('is set by those who may change the assessment, for a question of it', async () => {
    const { set, grader, course, params } = await doubly()
    expect((await set({ share: 10, mostDifference: 5 }, grader)).status).toBe(403)
    expect((await set({ share: 101, mostDifference: 5 })).status).toBe(400)
    const elsewhere = await api.call(doubleMarkingCalls.setDoubleMarking, {
      as: course.instructor,
      params: { ...params, itemKey: 99, questionKey: 1 },
      body: { share: 10, mostDifference: 5 },
    })
    expect(elsewhere.status).toBe(404)
  })
})

describe('marks of two people by a rubric', () => {
  it('follow a change of the rubric, and their agreement is told item by item', async () => {
    const marking = await doubly(3, { mostDifference: 30 })
    const { grader, instructor, claim, mark, params, pointsOf, agreement } = marking
    const save = (version: number, content: object) =>
      api.call(gradingCalls.saveRubric, {
        as: grader,
        params: { ...params, ...essay },
        body: { version, rubric: content as typeof essayRubric },
      })
    await save(0, essayRubric)
    const by = (itemIds: number[], rubricVersion = 1) => ({ itemIds, adjustment: 0, rubricVersion })
    const firsts = (await claim(grader)).data.items
    for (const held of firsts) await mark(held, by([1, 2]))
    const seconds = (await claim(instructor)).data.items
    expect(seconds).toHaveLength(3)
    const choices = [[1], [1, 2], [1, 2]]
    for (const [index, held] of seconds.entries()) await mark(held, by(choices[index] as number[]), { as: instructor })
    const learner = marking.works.find(({ id }) => id === seconds[0]?.problemInstanceId)?.learner as TestPerson
    expect(await pointsOf(learner)).toMatchObject({ points: 3.125 })
    const changed = await save(1, {
      ...essayRubric,
      items: [
        { id: 1, points: 4, text: 'Names it' },
        { id: 2, points: -2, text: 'Wrong speed' },
      ],
    })
    expect(changed.data).toMatchObject({ marksChanged: 3 })
    expect(await pointsOf(learner)).toMatchObject({ points: 3.75 })
    expect(await agreement()).toMatchObject({
      n: 3,
      items: [
        { id: 1, alike: 3, n: 3, kappa: null },
        { id: 2, alike: 2, n: 3 },
      ],
      graders: [
        { n: 3, above: { value: expect.closeTo(25 / 3, 6) } },
        { n: 3, above: { value: expect.closeTo(-25 / 3, 6) } },
      ],
    })
  })
})
