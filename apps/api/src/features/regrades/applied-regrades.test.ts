import { afterAll, beforeAll, expect, it } from 'vitest'
import { groupAssessmentCalls, sittingCalls } from '@isomorph/contract'
import { doc } from '@isomorph/rich-text'
import {
  addAssessmentRevision,
  addProblem,
  createSitter,
  deliverySettings,
  essayQuestion,
  problemContent,
} from '../../testing/deliveries.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { addVersion, asking, regradeWorld, work } from './regrades.fixtures.ts'

/** Regrades that are applied. */

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

it('reads numbers by the decimal sign that they were typed under', async () => {
  const world = await regradeWorld(api, { answersRelease: 'immediately' }, [problemContent(asking('1.234'))])
  const { sitter, second, id, secondId, regrader, delivery } = world
  await sitter.submit(id, '1.234')
  await second.submit(secondId, '1234')
  const content = { ...problemContent(asking('1.234')), decimalSign: 'comma' } as const
  await regrader.regrade({ problemRevisionId: await addVersion(api, delivery.id, 1, content) })
  expect((await sitter.page(id)).data).toMatchObject({ earnedPoints: 10, attempts: [{ percent: 100 }] })
  // What is typed from now on is read by the new sign.
  expect((await second.submit(secondId, '1,234')).data).toMatchObject({ earnedPoints: 10 })
  // And keeps its meaning when the sign changes back.
  const back = await addVersion(api, delivery.id, 1, problemContent(asking('1.234')))
  await regrader.regrade({ problemRevisionId: back })
  expect(await world.points()).toEqual([10, 10])
})

it('marks former attempts by the new key, and new ones, and shows its statement and solution', async () => {
  const world = await regradeWorld(api, { solutionsRelease: 'immediately', answersRelease: 'immediately' })
  const { sitter, second, id, secondId, numbers, secondNumbers, regrader, delivery } = world
  await sitter.submit(id, '1')
  await sitter.submit(id, numbers.sum)
  const content = { ...problemContent(asking('a+b')), solution: doc('It is the sum.') }
  const version = await addVersion(api, delivery.id, 1, content)
  const run = await regrader.regrade({ problemRevisionId: version })
  expect(run).toMatchObject({ status: 'applied', canUndo: true, summary: { rise: 1 } })
  const { data } = await sitter.page(id)
  expect(data).toMatchObject({ earnedPoints: 10, attempts: [{ percent: 0 }, { percent: 100 }] })
  expect(data.solutionHtml).toContain('It is the sum.')
  const submitted = await second.submit(secondId, secondNumbers.sum)
  expect(submitted.data).toMatchObject({ earnedPoints: 10 })
  expect(await world.points()).toEqual([10, 10])
})

it('takes answers to a question that only the new version asks, wherever the instance was read before', async () => {
  const { sitter, second, id, secondId, numbers, secondNumbers, regrader, delivery, course } = await regradeWorld(api)
  const version = await addVersion(api, delivery.id, 1, problemContent(asking('a+b'), asking('a*b', 2)))
  await regrader.regrade({ problemRevisionId: version })
  const submitted = await sitter.submitAll(id, [
    { questionKey: 1, value: numbers.sum },
    { questionKey: 2, value: numbers.product },
  ])
  expect(submitted.data).toMatchObject({ earnedPoints: 10 })
  const draft = await api.call(sittingCalls.saveDraft, {
    as: course.learners[1] as TestPerson,
    params: { groupAssessmentId: delivery.id, problemInstanceId: secondId },
    body: {
      answers: [{ questionKey: 2, value: secondNumbers.product }],
      writerId: crypto.randomUUID(),
      writerSequence: 1,
      baseVersion: 0,
    },
  })
  expect(draft.status).toBe(200)
  const unknown = await second.submitAll(secondId, [{ questionKey: 3, value: '1' }])
  expect(unknown.error).toMatchObject({ status: 400, errors: [{ path: 'answers.0.questionKey' }] })
})

it('keeps points by “never lower”, and still marks what is right now', async () => {
  const { sitter, id, numbers, regrader, mend, points } = await regradeWorld(api, { countingAttempt: 'last' })
  await sitter.submit(id, numbers.product)
  await regrader.regrade({ problemRevisionId: await mend() })
  expect((await points())[0]).toBe(10)
  expect((await sitter.page(id)).data).toMatchObject({ earnedPoints: 10, attempts: [{ percent: 0 }] })
  await sitter.submit(id, '1')
  expect((await points())[0]).toBe(10)
  await sitter.submit(id, numbers.sum)
  expect((await sitter.page(id)).data).toMatchObject({ earnedPoints: 10, attempts: [{}, {}, { percent: 100 }] })
})

it('takes what a page sends that was read before a version with other choices', async () => {
  const choices = (...keys: readonly number[]) =>
    problemContent({
      questionKey: 1,
      label: '',
      points: 1,
      hints: [],
      answerType: 'MultipleChoice',
      isMultiple: false,
      isShuffled: true,
      creditRule: 'allOrNothing',
      choiceSets: [
        {
          id: 1,
          answers: keys.map((choiceKey) => ({
            choiceKey,
            content: doc(`choice ${choiceKey}`),
            percentCorrect: choiceKey === 3 ? 100 : 0,
          })),
        },
      ],
    })
  const { sitter, id, regrader, delivery, points } = await regradeWorld(api, {}, [choices(1, 2, 3)])
  const keyOfThird = async () => {
    const [field] = (await sitter.page(id)).data.answerFields
    return String(field?.choices.find(({ html }) => html.includes('choice 3'))?.choiceKey)
  }
  const key = await keyOfThird()
  await regrader.regrade({ problemRevisionId: await addVersion(api, delivery.id, 1, choices(4, 3, 2, 1)) })
  expect(await keyOfThird()).toBe(key)
  expect((await sitter.submit(id, key)).status).toBe(200)
  expect((await points())[0]).toBe(10)
})

it('drops problems, gives full credit and counts other points', async () => {
  const problems = [problemContent(asking('a*b')), problemContent(asking('a*b'), essayQuestion(2))]
  const { sitter, ids, id, numbers, regrader } = await regradeWorld(api, {}, problems)
  await sitter.submit(id, numbers.sum)
  const rows = async () => (await regrader.results()).learners.map(({ points, possible }) => [points, possible])
  await regrader.regrade({ creditRule: 'fullCreditIfAnswered' })
  expect(await rows()).toEqual([
    [10, 20],
    [0, 20],
  ])
  // The learner reads why a wrong answer has all points.
  expect((await sitter.page(id)).data.attempts).toMatchObject([
    { percent: 100, responses: [{ verdict: 'incorrect', credit: 'full' }] },
  ])
  await regrader.regrade({ creditRule: 'fullCredit', points: 5 })
  expect(await rows()).toEqual([
    [5, 15],
    [5, 15],
  ])
  await regrader.regrade({ creditRule: 'dropped' })
  expect(await rows()).toEqual([
    [0, 10],
    [0, 10],
  ])
  expect((await sitter.look()).data.groupAssessment.points).toBe(10)
  await regrader.regrade({})
  expect(await rows()).toEqual([
    [0, 20],
    [0, 20],
  ])
  const answers = [
    { questionKey: 1, value: '1' },
    { questionKey: 2, value: 'because' },
  ]
  await sitter.submitAll(ids[1] as number, answers)
  await regrader.regrade({ questionRules: [{ questionKey: 1, creditRule: 'fullCredit' }] }, { itemKey: 2 })
  expect(await rows()).toEqual([
    [5, 20],
    [5, 20],
  ])
  await regrader.regrade(
    { questionRules: [{ questionKey: 1, creditRule: 'dropped' }] },
    { itemKey: 2, neverLower: false },
  )
  expect((await sitter.page(ids[1] as number)).data).toMatchObject({ earnedPoints: 0, pending: 1 })
}, 60_000)

it('is refused where the problem was regraded since it was looked at, and done once', async () => {
  const { sitter, id, numbers, regrader, mend, delivery } = await regradeWorld(api)
  await sitter.submit(id, numbers.sum)
  const first = await regrader.regrade({ problemRevisionId: await mend() })
  expect((await regrader.apply(first.id)).data.status).toBe('applied')
  const run = await regrader.look({ creditRule: 'fullCredit' })
  const later = await regrader.look({ creditRule: 'dropped' })
  expect((await regrader.apply(run.id)).error.status).toBe(409)
  await regrader.apply(later.id)
  expect((await regrader.start({ creditRule: 'fullCredit' })).error.type).toContain('regrade-under-way')
  await work(api, delivery.id, later.id)
  expect((await regrader.see(later.id)).status).toBe('applied')
  expect((await regrader.undo(first.id)).error.type).toContain('regraded-since')
})

it('reaches who is given the assessment later', async () => {
  const { course, delivery, regrader, mend } = await regradeWorld(api)
  const version = await mend()
  const { id } = await regrader.regrade({ problemRevisionId: version })
  const late = await addPerson(api.db, `late${id}`)
  await api.db
    .insertInto('groupUserRoles')
    .values({ groupId: course.groupId, userId: late.id, role: 'GroupLearner', externalGroupId: null })
    .execute()
  const sitter = createSitter(api, late, delivery.id)
  const [own = 0] = (await sitter.start()).data.problems.map(({ problemInstanceId }) => problemInstanceId)
  await work(api, delivery.id, id)
  const { data } = await sitter.page(own)
  const [a = 0, b = 0] = (data.statementHtml.match(/\d\d/g) ?? []).map(Number)
  await sitter.submit(own, String(a + b))
  expect((await sitter.page(own)).data.earnedPoints).toBe(10)
})

it('reaches its end where the assessment moves to newer versions meanwhile', async () => {
  const world = await regradeWorld(api)
  const { sitter, id, numbers, regrader, mend, course, delivery, points } = world
  await sitter.submit(id, numbers.sum)
  const run = await regrader.look({ problemRevisionId: await mend() })
  await regrader.apply(run.id)
  const newer = await addProblem(api.db, course.instructor, 'Newer', problemContent())
  await addAssessmentRevision(api.db, course.instructor, [{ problemRevisionId: newer, points: 5 }], course.assessmentId)
  const moved = await api.call(groupAssessmentCalls.updateGroupAssessment, {
    as: course.instructor,
    params: { groupAssessmentId: delivery.id },
    body: {
      settings: deliverySettings({ attemptsAllowed: null }),
      version: delivery.version,
      movesToNewestRevision: true,
    },
  })
  expect(moved.status).toBe(200)
  await work(api, delivery.id, run.id)
  expect((await regrader.see(run.id)).status).toBe('applied')
  expect((await points())[0]).toBe(10)
})

it('names who lacks a value of the new version, and leaves them as they are', async () => {
  const { sitter, id, numbers, regrader, delivery, points } = await regradeWorld(api)
  await sitter.submit(id, numbers.product)
  const content = problemContent(asking('a+b+c'))
  const parameters = { min: '1', max: '9', step: '1', blacklist: [], numberFormatType: 'Number' } as const
  const variables = [...content.variables, { id: 3, name: 'c', variableType: 'RandomNumber', parameters } as const]
  const version = await addVersion(api, delivery.id, 1, { ...content, variables })
  const run = await regrader.regrade({ problemRevisionId: version }, { neverLower: false })
  expect(run.summary).toMatchObject({ missingValue: 1, fall: 0 })
  expect((await regrader.changes(run.id)).learners).toMatchObject([{ results: [{ keptBecause: 'missingValue' }] }])
  expect((await points())[0]).toBe(10)
})
