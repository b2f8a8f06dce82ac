import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resultCalls, type DeliverySettings } from '@isomorph/contract'
import type { Question } from '@isomorph/problem'
import { doc } from '@isomorph/rich-text'
import { essayQuestion, problemContent, sumQuestion } from '../../testing/deliveries.ts'
import { sit } from '../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { answered } from './results.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

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

describe('one learner and problem', () => {
  it('shows the variant and how every answer was read and decided', async () => {
    const { staff, params, id } = await answered(api)
    const { data } = await api.call(resultCalls.getResult, { ...staff, params: { ...params, problemInstanceId: id } })
    expect(data).toMatchObject({ problemRevisionNumber: 1, position: 1, earnedPoints: 5, draft: null })
    expect(Object.keys(data.values).toSorted()).toEqual(['a', 'b'])
    expect(data.shownValues).toEqual(data.values)
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
    const { id, course } = await answered(api)
    const other = await course.give()
    const params = { groupAssessmentId: other.id, problemInstanceId: id }
    expect((await api.call(resultCalls.getResult, { as: course.grader, params })).status).toBe(404)
  })
})
