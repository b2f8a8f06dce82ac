import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gradingCalls, groupAssessmentCalls, resultCalls, type DeliverySettings } from '@isomorph/contract'
import type { Question } from '@isomorph/problem'
import { doc } from '@isomorph/rich-text'
import { createSitter, essayQuestion, problemContent, rightAnswer, sumQuestion } from '../../testing/deliveries.ts'
import type { TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { sit } from '../../testing/sit.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** A course in which one learner has answered a sum and an essay, and an instructor has looked at it all. */
async function answered() {
  const problems = [problemContent(sumQuestion(1), essayQuestion(2)), problemContent()]
  const sitting = await sit(api, {}, { problems })
  const { sitter, id, right, course, delivery } = sitting
  await sitter.submitAll(id, [
    { questionKey: 1, value: right },
    { questionKey: 2, value: 'because it is so' },
  ])
  const preview = createSitter(api, course.instructor, delivery.id)
  const own = (await preview.start()).data.problems[1]?.problemInstanceId as number
  await preview.submit(own, rightAnswer((await preview.page(own)).data))
  const params = { groupAssessmentId: delivery.id }
  const staff = { as: course.grader, params }
  const mark = (percent: number, markingNumber: number, as: TestPerson = course.grader) =>
    api.call(resultCalls.scoreManually, {
      as,
      params: { ...params, problemInstanceId: id, attemptNumber: 1, questionKey: 2 },
      body: { percent, markingNumber, comment: 'Well argued.' },
    })
  return { ...sitting, params, staff, mark }
}

const blankKey = [{ id: 1, answers: [{ id: 1, formula: '', percentCorrect: 100 }] }]

const choiceQuestion: Question = {
  questionKey: 1,
  label: '',
  points: 1,
  hints: [],
  answerType: 'MultipleChoice',
  isMultiple: false,
  isShuffled: false,
  creditRule: 'allOrNothing',
  choiceSets: [
    {
      id: 1,
      answers: [
        { choiceKey: 3, content: doc('{{a}} apples'), percentCorrect: 0 },
        { choiceKey: 12, content: doc('{{b}} pears'), percentCorrect: 100 },
      ],
    },
  ],
}

/** Twice the sum earns half, with a word to it. */
const halfQuestion = {
  ...sumQuestion(1),
  answerSets: [
    {
      id: 1,
      answers: [
        { id: 1, formula: 'a+b', percentCorrect: 100 },
        { id: 2, formula: '2(a+b)', percentCorrect: 50, feedback: doc('Half of it.') },
      ],
    },
  ],
} as Question

/** A learner before a problem with one question, and how staff look at it. */
async function sat(question: Question, settings: Partial<DeliverySettings> = {}) {
  const sitting = await sit(api, settings, { problems: [problemContent(question)] })
  const params = { groupAssessmentId: sitting.delivery.id }
  return { ...sitting, params, staff: { as: sitting.course.grader, params } }
}

describe('results', () => {
  it('are a grid of learners and problems with statistics, without previews', async () => {
    const { staff, learner, id } = await answered()
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
    const { params, learner, id } = await answered()
    for (const call of [resultCalls.getResults, resultCalls.getScores, gradingCalls.listManualScoringResponses])
      expect((await api.call(call as typeof resultCalls.getResults, { as: learner, params })).status).toBe(403)
    const detail = { as: learner, params: { ...params, problemInstanceId: id } }
    expect((await api.call(resultCalls.getResult, detail)).status).toBe(403)
  })

  it('come as CSV on request, with numbers as numbers', async () => {
    const { staff } = await answered()
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

describe('one learner and problem', () => {
  it('shows the variant and how every answer was read and decided', async () => {
    const { staff, params, id } = await answered()
    const { data } = await api.call(resultCalls.getResult, { ...staff, params: { ...params, problemInstanceId: id } })
    expect(data).toMatchObject({ problemRevisionNumber: 1, position: 1, earnedPoints: 5, draft: null })
    expect(Object.keys(data.values).toSorted()).toEqual(['a', 'b'])
    expect(data.attempts[0]).toMatchObject({
      isCounting: true,
      percent: 50,
      responses: [
        { verdict: 'correct', source: 'evaluator', rule: expect.stringContaining('right'), markingNumber: 1 },
        {
          verdict: 'needsPerson',
          value: 'because it is so',
          needsPerson: true,
          ruleCode: 'manual',
          rule: 'A person marks this question.',
        },
      ],
    })
  })

  it('shows choices as the learner reads them, the right ones marked', async () => {
    const { sitter, staff, params, id } = await sat(choiceQuestion)
    const { data: page } = await sitter.page(id)
    const a = /a = (\d+)/.exec(page.statementHtml.replaceAll(/<[^>]*>/g, ''))?.[1] ?? '?'
    const apples = page.answerFields[0]?.choices.find(({ html }) => html.includes('apples'))
    await sitter.submitAll(id, [{ questionKey: 1, value: String(apples?.choiceKey) }])
    const { data } = await api.call(resultCalls.getResult, { ...staff, params: { ...params, problemInstanceId: id } })
    expect(data.choices.map(({ choiceKey, isRight }) => [choiceKey, isRight])).toEqual([
      [3, false],
      [12, true],
    ])
    expect(data.choices[0]?.html).toContain(`${a} apples`)
    expect(data.attempts[0]?.responses[0]).toMatchObject({ value: '3', verdict: 'incorrect', met: null })
  })

  it("says which of the author's answers was met, and what the learner was told", async () => {
    const { sitter, staff, params, id, right } = await sat(halfQuestion)
    await sitter.submitAll(id, [{ questionKey: 1, value: String(2 * Number(right)) }])
    const { data } = await api.call(resultCalls.getResult, { ...staff, params: { ...params, problemInstanceId: id } })
    const response = data.attempts[0]?.responses[0]
    expect(response).toMatchObject({
      verdict: 'partial',
      percent: 50,
      met: { number: 2, latex: String(2 * Number(right)), percentCorrect: 50 },
    })
    expect(response?.feedbackHtml).toContain('Half of it.')
    expect(data.pointsAccount).toBeNull()
  })

  it('says how penalties made the points, to staff and, once released, to the learner', async () => {
    const settings = { attemptPenaltyPercent: 15, attemptsAllowed: 3 }
    const { sitter, staff, params, id, right } = await sat(halfQuestion, settings)
    await sitter.submitAll(id, [{ questionKey: 1, value: '1' }])
    await sitter.submitAll(id, [{ questionKey: 1, value: String(2 * Number(right)) }])
    const { data } = await api.call(resultCalls.getResult, { ...staff, params: { ...params, problemInstanceId: id } })
    expect(data).toMatchObject({ earnedPoints: 4.25, pointsAccount: '10 × 50 % × 0.85 (2nd attempt) = 4.25' })
    expect((await sitter.page(id)).data.pointsAccount).toBe(data.pointsAccount)

    const hidden = await sat(halfQuestion, { ...settings, scoresRelease: 'never' })
    await hidden.sitter.submitAll(hidden.id, [{ questionKey: 1, value: '1' }])
    await hidden.sitter.submitAll(hidden.id, [{ questionKey: 1, value: hidden.right }])
    expect((await hidden.sitter.page(hidden.id)).data).toMatchObject({ earnedPoints: null, pointsAccount: null })
  })

  it('has no correct answer for a question that only a person can mark', async () => {
    const { staff, params, id } = await sat({ ...essayQuestion(1), answerSets: blankKey })
    const { data } = await api.call(resultCalls.getResult, { ...staff, params: { ...params, problemInstanceId: id } })
    expect(data.answers).toEqual([])
  })

  it('shows the label of a question with the values of the variant', async () => {
    const problems = [problemContent({ ...sumQuestion(), label: '$\\variable{a}+2\\,$ and {b}' })]
    const { id, right, sitter, course, delivery } = await sit(api, {}, { problems })
    await sitter.submitAll(id, [{ questionKey: 1, value: right }])
    const { data } = await api.call(resultCalls.getResult, {
      as: course.grader,
      params: { groupAssessmentId: delivery.id, problemInstanceId: id },
    })
    const { a, b } = data.values
    expect(data.attempts[0]?.responses[0]?.label).toBe(`$${a}+2\\,$ and \${${b}}$`)
  })

  it('is unknown through another group assessment', async () => {
    const { id, course } = await answered()
    const other = await course.give()
    const params = { groupAssessmentId: other.id, problemInstanceId: id }
    expect((await api.call(resultCalls.getResult, { as: course.grader, params })).status).toBe(404)
  })
})

describe('a mark by a person', () => {
  it('settles what waited, and counts in result and score', async () => {
    const { staff, mark, sitter, id, delivery } = await answered()
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
    const { sitter, id, right, course, delivery, mark } = await answered()
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

  it('never overwrites one that its author has not seen, and leaves the former behind', async () => {
    const { mark, course, id } = await answered()
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
    const { mark, sitter, id, right } = await answered()
    const [marked, submitted] = await Promise.all([mark(100, 1), sitter.submit(id, right)])
    expect([marked.status, submitted.status]).toEqual([200, 200])
    expect((await sitter.page(id)).data).toMatchObject({ earnedPoints: 10, attemptsUsed: 2 })
  })
})

describe('what happened', () => {
  it('cannot be changed by the product itself', async () => {
    const { id } = await answered()
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
