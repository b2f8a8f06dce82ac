import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resultCalls, type AnswerField, type ProblemInstance } from '@isomorph/contract'
import { createEvaluation } from '@isomorph/evaluation'
import type { MultipleChoiceQuestion } from '@isomorph/problem'
import { doc } from '@isomorph/rich-text'
import { createSitter, problemContent } from '../../../testing/deliveries.ts'
import type { TestPerson } from '../../../testing/people.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { clearSittingCache } from '../cache/clear-sitting-cache.ts'
import { at, moment, sit } from '../../../testing/sit.fixtures.ts'
import { sweepDeadlines } from '../finish/sweep-deadlines.ts'

let api: TestApi
const marker = createEvaluation()
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => api.clock.set(null))
afterAll(async () => {
  await api.close()
  await marker.close()
})

function asking(rest: Partial<MultipleChoiceQuestion> = {}) {
  const answers = ['oak', 'elm', 'fir', 'yew'].map((tree, index) => ({
    choiceKey: index + 1,
    content: doc(tree),
    percentCorrect: index < 2 ? 100 : 0,
    feedback: doc(`about ${tree}`),
  }))
  return problemContent({
    questionKey: 1,
    label: '',
    points: 1,
    hints: [],
    answerType: 'MultipleChoice',
    isMultiple: true,
    isShuffled: true,
    creditRule: 'allOrNothing',
    choiceSets: [{ id: 1, answers }],
    ...rest,
  })
}

/** The learner's keys of choices, by their texts, as the page would send them. */
function keysOf({ answerFields }: Pick<ProblemInstance, 'answerFields'>, ...trees: readonly string[]): string {
  const { choices } = answerFields[0] as AnswerField
  const keys = trees.map((tree) => choices.find(({ html }) => html.includes(tree))?.choiceKey ?? 0)
  return keys.toSorted((a, b) => a - b).join(';')
}

async function storedAnswers(problemInstanceId: number): Promise<unknown> {
  const draft = await api.db
    .selectFrom('drafts')
    .select('answers')
    .where('problemInstanceId', '=', problemInstanceId)
    .executeTakeFirst()
  const responses = await api.db
    .selectFrom('responses')
    .select('answer')
    .where('problemInstanceId', '=', problemInstanceId)
    .orderBy('attemptNumber')
    .execute()
  return { draft: draft?.answers, responses: responses.map(({ answer }) => answer) }
}

async function begin(settings: Parameters<typeof sit>[1] = {}) {
  const sitting = await sit(api, settings, { problems: [asking()] })
  return { ...sitting, page: (await sitting.sitter.page(sitting.id)).data }
}

describe('choices', () => {
  it('have other keys for each learner, and none that the author gave', async () => {
    const problems = [asking()]
    const { sitter, id, course, delivery } = await sit(api, { variantCount: 1 }, { problems })
    const other = createSitter(api, course.learners[1] as TestPerson, delivery.id)
    const [mine] = (await sitter.page(id)).data.answerFields
    const [theirs] = (await other.page((await other.start()).data.problems[0]?.problemInstanceId ?? 0)).data
      .answerFields
    const keys = [mine, theirs].flatMap((field) => field?.choices.map(({ choiceKey }) => choiceKey) ?? [])
    expect(new Set(keys).size).toBe(8)
    expect(Math.min(...keys)).toBeGreaterThan(1_000_000)
    expect(mine?.choices.map(({ html }) => html)).toEqual(theirs?.choices.map(({ html }) => html))
  })

  it('are drafted, submitted and shown again by these keys, and stored by those of the author', async () => {
    const { sitter, id, page } = await begin()
    const value = keysOf(page, 'oak', 'fir')
    const drafted = await sitter.draft(id, value, 0)
    expect(drafted.data.draft?.answers).toEqual([{ questionKey: 1, value }])
    expect((await sitter.page(id)).data.draft?.answers).toEqual([{ questionKey: 1, value }])
    const submitted = await sitter.submit(id, keysOf(page, 'elm', 'oak'))
    expect(submitted.data.attempts[0]?.responses[0]).toMatchObject({
      value: keysOf(page, 'elm', 'oak'),
      reading: keysOf(page, 'elm', 'oak'),
      verdict: 'correct',
    })
    clearSittingCache(api.database)
    const again = (await sitter.page(id)).data
    expect(again.answerFields).toEqual(page.answerFields)
    expect(again.attempts).toEqual(submitted.data.attempts)
    expect(await storedAnswers(id)).toEqual({ draft: [{ questionKey: 1, value: '1;3' }], responses: ['1;2'] })
  })

  it('are shown to staff by the keys of the author', async () => {
    const { sitter, id, page, course, delivery } = await begin()
    await sitter.submit(id, keysOf(page, 'yew'))
    await sitter.draft(id, keysOf(page, 'elm'), 0)
    const params = { groupAssessmentId: delivery.id, problemInstanceId: id }
    const { data } = await api.call(resultCalls.getResult, { as: course.grader, params })
    expect(data.attempts[0]?.responses[0]).toMatchObject({ value: '4', verdict: 'incorrect' })
    expect(data.draft?.answers).toEqual([{ questionKey: 1, value: '2' }])
    const right = data.choices.filter(({ isRight }) => isRight).map(({ choiceKey }) => choiceKey)
    expect(new Set(right)).toEqual(new Set([1, 2]))
  })

  it('cannot be taken by the keys of the author', async () => {
    const { sitter, id } = await begin()
    const refused = await sitter.submit(id, '1;2')
    expect(refused.error).toMatchObject({
      type: 'urn:isomorph:unreadable-answers',
      errors: [{ path: 'answers.1', message: 'The answer names a choice that does not exist.' }],
    })
    const drafted = await sitter.draft(id, '1;2', 0)
    expect(drafted.data.draft?.answers).toEqual([{ questionKey: 1, value: '1;2' }])
    await sitter.finish()
    expect((await sitter.page(id)).data).toMatchObject({ attemptsUsed: 0, earnedPoints: 0 })
  })

  it('of a draft are submitted by the deadline', async () => {
    api.clock.set(moment('10:00:00'))
    const { sitter, id, page } = await begin({ dueAt: at('11:00:00') })
    await sitter.draft(id, keysOf(page, 'oak', 'elm'), 0)
    await sweepDeadlines({ database: api.database, marker }, moment('11:01:00'))
    api.clock.set(moment('11:01:00'))
    expect((await sitter.page(id)).data.attempts).toMatchObject([
      { source: 'deadline', percent: 100, responses: [{ value: keysOf(page, 'oak', 'elm') }] },
    ])
  })

  it('say what the author wrote about them in the order of the page', async () => {
    const { sitter, id, page } = await begin()
    const { data } = await sitter.submit(id, keysOf(page, 'oak', 'elm', 'fir', 'yew'))
    const told = data.attempts[0]?.responses[0]?.feedbackHtml?.match(/about \w+/g)
    const shown = page.answerFields[0]?.choices.map(({ html }) => `about ${/oak|elm|fir|yew/.exec(html)?.[0]}`)
    expect(told).toEqual(shown)
  })
})

describe('a learner who was sitting when keys became random', () => {
  it('keeps what the browser and the server hold under the keys of the author', async () => {
    const { sitter, id, learner } = await begin()
    const writer = randomUUID()
    const old = JSON.stringify([{ questionKey: 1, value: '1;4' }])
    await api.db
      .insertInto('drafts')
      .values({
        problemInstanceId: id,
        answers: old,
        version: 1,
        writerId: writer,
        writerSequence: 1,
        savedAt: new Date(),
      })
      .execute()
    await api.db
      .updateTable('learnerStatuses')
      .set({ knowsChoiceKeys: true })
      .where('userId', '=', learner.id)
      .execute()
    clearSittingCache(api.database)
    const page = (await sitter.page(id)).data
    expect(page.draft?.answers).toEqual([{ questionKey: 1, value: keysOf(page, 'oak', 'yew') }])
    const drafted = await sitter.draft(id, '1;2', 1)
    expect(drafted.data).toMatchObject({ isApplied: true, draft: { answers: [{ value: keysOf(page, 'oak', 'elm') }] } })
    expect((await sitter.submit(id, '1;2')).data).toMatchObject({ earnedPoints: 10 })
  })
})
