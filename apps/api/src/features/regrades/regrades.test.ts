import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gradingCalls, groupAssessmentCalls, regradeCalls, resultCalls, sittingCalls } from '@isomorph/contract'
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
import { addVersion, asking, createRegrader, markWaiting, regradeWorld, standing, work } from './regrades.fixtures.ts'

let api: TestApi
const regraderOf = (who: TestPerson, groupAssessmentId: number) => createRegrader(api, who, groupAssessmentId)
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

describe('a look at a regrade', () => {
  it('says who rises and changes nothing', async () => {
    const { sitter, second, id, secondId, numbers, secondNumbers, regrader, mend, delivery } = await regradeWorld(api)
    await sitter.submit(id, numbers.sum)
    await second.submit(secondId, secondNumbers.product)
    const before = await standing(api, delivery.id)
    const run = await regrader.look({ problemRevisionId: await mend() }, { neverLower: false })
    expect(run).toMatchObject({
      status: 'ready',
      done: 2,
      total: 2,
      summary: { learners: 2, rise: 1, fall: 1, kept: 0, answersChanged: 2, medianBefore: 50, medianAfter: 50 },
    })
    const { learners } = await regrader.changes(run.id)
    expect(learners.map(({ pointsBefore, pointsAfter }) => [pointsBefore, pointsAfter])).toEqual([
      [0, 10],
      [10, 0],
    ])
    expect(await standing(api, delivery.id)).toEqual(before)
  })

  it('keeps what would fall by “never lower”', async () => {
    const { second, secondId, secondNumbers, regrader, mend } = await regradeWorld(api)
    await second.submit(secondId, secondNumbers.product)
    const run = await regrader.look({ problemRevisionId: await mend() })
    expect(run.summary).toMatchObject({ rise: 0, fall: 0, kept: 1, answersChanged: 1 })
    const { learners } = await regrader.changes(run.id)
    expect(learners[0]?.results).toMatchObject([{ pointsBefore: 10, pointsAfter: 10, keptBecause: 'neverLower' }])
  })

  it('finds nothing to change by the same rules, and refuses what is not there', async () => {
    const { regrader, mend } = await regradeWorld(api)
    const other = await regradeWorld(api)
    expect((await regrader.start({})).error.type).toContain('nothing-to-regrade')
    expect((await regrader.start({ creditRule: 'fullCredit' }, { itemKey: 7 })).error).toMatchObject({
      status: 400,
      errors: [{ path: 'targets.0.itemKey' }],
    })
    expect((await regrader.start({ problemRevisionId: await other.mend() })).error).toMatchObject({
      status: 400,
      errors: [{ path: 'targets.0.rules.problemRevisionId' }],
    })
    const { items } = await regrader.list()
    expect(items).toMatchObject([{ itemKey: 1, deliveredRevisionNumber: 1, revisions: [{ number: 1 }] }])
    await mend()
    expect((await regrader.list()).items[0]?.revisions.map(({ number }) => number)).toEqual([2, 1])
  })

  it('is offered at the problem where its version is in use', async () => {
    const { course, delivery, learner } = await regradeWorld(api)
    const { items } = await regraderOf(course.instructor, delivery.id).list()
    const params = { problemId: items[0]?.problemId ?? 0 }
    await api.db
      .insertInto('problemUserRoles')
      .values({ ...params, userId: course.instructor.id, role: 'Owner' })
      .execute()
    const { data } = await api.call(regradeCalls.listProblemUses, { as: course.instructor, params })
    const use = { groupAssessmentId: delivery.id, itemKey: 1, revisionNumber: 1, learners: 2, isRunning: true }
    expect(data).toMatchObject([use])
    expect((await api.call(regradeCalls.listProblemUses, { as: learner, params })).status).toBe(404)
  })

  it('is for those who may change the assessment', async () => {
    const { course, delivery, learner } = await regradeWorld(api)
    const params = { groupAssessmentId: delivery.id }
    expect((await api.call(regradeCalls.listRegrades, { as: course.grader, params })).status).toBe(403)
    expect((await api.call(regradeCalls.listRegrades, { as: learner, params })).status).toBe(403)
  })
})

describe('a regrade that is applied', () => {
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

  it('leaves marks by people and points set by hand, and lists them', async () => {
    const { sitter, second, id, secondId, numbers, secondNumbers, regrader, mend, course, delivery, points } =
      await regradeWorld(api)
    await sitter.submit(id, numbers.sum)
    await second.submit(secondId, secondNumbers.sum)
    const as = course.grader
    const params = { groupAssessmentId: delivery.id, problemInstanceId: id, attemptNumber: 1, questionKey: 1 }
    await api.call(resultCalls.scoreManually, { as, params, body: { percent: 40, markingNumber: 1, comment: '' } })
    await api.call(resultCalls.setResultOverride, {
      as,
      params: { groupAssessmentId: delivery.id, problemInstanceId: secondId },
      body: {
        clientKey: crypto.randomUUID(),
        kind: 'points',
        value: 3,
        reason: 'Late.',
        learnerNote: '',
        replaces: null,
      },
    })
    const run = await regrader.regrade({ problemRevisionId: await mend() }, { reopensMarks: true })
    expect(run.summary).toMatchObject({ byHand: 1, hidden: 1, rise: 0 })
    expect(await points()).toEqual([4, 3])
    const changes = await regrader.changes(run.id)
    expect(changes.byHand).toMatchObject([{ percent: 40, computedPercent: 100 }])
    const results = changes.learners.flatMap((each) => each.results)
    expect(results).toMatchObject([{ pointsBefore: 0, pointsAfter: 10, isSetByHand: true }])
    const tasks = await api.db.selectFrom('scoringTasks').select('reason').where('problemInstanceId', '=', id).execute()
    expect(tasks).toEqual([{ reason: 'chosen' }])
  })

  it('leaves a total that is set to percent that share of what the problems count', async () => {
    const { learner, regrader, course, delivery } = await regradeWorld(api)
    const body = { clientKey: crypto.randomUUID(), kind: 'percent', value: 100, reason: '', learnerNote: '' } as const
    const set = await api.call(resultCalls.setScoreOverride, {
      as: course.instructor,
      params: { groupAssessmentId: delivery.id, userId: learner.id },
      body: { ...body, reason: 'Was ill.', replaces: null },
    })
    expect(set.status).toBe(200)
    const total = async () =>
      await api.db
        .selectFrom('scores')
        .select(['overridePoints', 'possible'])
        .where('groupAssessmentId', '=', delivery.id)
        .where('userId', '=', learner.id)
        .executeTakeFirstOrThrow()
    expect(await total()).toEqual({ overridePoints: 10, possible: 10 })
    const run = await regrader.regrade({ points: 8 })
    expect(await total()).toEqual({ overridePoints: 8, possible: 8 })
    await regrader.undoWholly(run.id)
    expect(await total()).toEqual({ overridePoints: 10, possible: 10 })
  })

  it('leaves a result that is set to percent that share of what its problem counts', async () => {
    const { id, learner, regrader, course, delivery } = await regradeWorld(api)
    const as = course.instructor
    const params = { groupAssessmentId: delivery.id, problemInstanceId: id }
    const body = {
      clientKey: crypto.randomUUID(),
      kind: 'percent',
      value: 90,
      reason: 'Ill.',
      learnerNote: '',
    } as const
    const set = await api.call(resultCalls.setResultOverride, { as, params, body: { ...body, replaces: null } })
    expect(set.data).toMatchObject({ earnedPoints: 9, override: { points: 9 } })
    const now = async () => {
      const row = (await regrader.results()).learners.find((each) => each.learner.id === learner.id)
      return [row?.points, row?.cells[0]?.points, row?.cells[0]?.override?.points]
    }
    const run = await regrader.look({ points: 5 })
    expect((await regrader.changes(run.id)).learners[0]).toMatchObject({ pointsBefore: 9, pointsAfter: 4.5 })
    await regrader.apply(run.id)
    await work(api, delivery.id, run.id)
    expect(await now()).toEqual([4.5, 4.5, 4.5])
    // What is waived of the total counts all results anew, by what they are worth now.
    const waiver = { ...body, clientKey: crypto.randomUUID(), kind: 'noPenalties', replaces: null } as const
    const { value: _percent, ...waiving } = waiver
    const whole = { groupAssessmentId: delivery.id, userId: learner.id }
    expect((await api.call(resultCalls.setScoreOverride, { as, params: whole, body: waiving })).status).toBe(200)
    expect(await now()).toEqual([4.5, 4.5, 4.5])
    await regrader.undoWholly(run.id)
    expect(await now()).toEqual([9, 9, 9])
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

  it('marks an answer anew where a grader takes back a mark from before', async () => {
    const { sitter, id, numbers, regrader, mend, course, delivery, points } = await regradeWorld(api)
    await sitter.submit(id, numbers.sum)
    const [as, params] = [course.grader, { groupAssessmentId: delivery.id }]
    const place = { problemInstanceId: id, attemptNumber: 1, questionKey: 1 }
    const seen = { ...place, markingNumber: 1, clientKey: crypto.randomUUID(), comment: '', mark: { percent: 40 } }
    await api.call(gradingCalls.chooseResponses, { as, params, body: { itemKey: 1, questionKey: 1 } })
    expect((await api.call(gradingCalls.markResponse, { as, params, body: seen })).status).toBe(200)
    await regrader.regrade({ problemRevisionId: await mend() })
    expect(await points()).toEqual([4, 0])
    const undoing = { ...place, markingNumber: 2, clientKey: crypto.randomUUID() }
    const { data } = await api.call(gradingCalls.undoMark, { as, params, body: undoing })
    expect(data).toMatchObject({ isWaiting: true, response: { verdict: 'pending', source: 'evaluator' } })
    await markWaiting(api)
    expect(await points()).toEqual([10, 0])
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
  })

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
    await addAssessmentRevision(
      api.db,
      course.instructor,
      [{ problemRevisionId: newer, points: 5 }],
      course.assessmentId,
    )
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
})

describe('telling of a regrade', () => {
  it('reaches those whose points changed, until it is undone', async () => {
    const { sitter, second, id, secondId, numbers, regrader, mend } = await regradeWorld(api)
    await sitter.submit(id, numbers.sum)
    await second.submit(secondId, '1')
    const run = await regrader.regrade({ problemRevisionId: await mend() })
    expect((await sitter.page(id)).data.correction).toBeNull()
    expect((await regrader.tell(run.id, 'The key was wrong.')).data.toldAt).not.toBeNull()
    const told = { note: 'The key was wrong.', pointsBefore: 0, pointsAfter: 10 }
    expect((await sitter.page(id)).data.correction).toMatchObject(told)
    expect((await second.page(secondId)).data.correction).toBeNull()
    await regrader.undoWholly(run.id)
    expect((await sitter.page(id)).data.correction).toBeNull()
    expect((await regrader.tell(run.id, 'Again.')).error.type).toContain('regrade-not-applied')
  })

  it('waits for the release of scores', async () => {
    const { sitter, id, numbers, regrader, mend } = await regradeWorld(api, { scoresRelease: 'never' })
    await sitter.submit(id, numbers.sum)
    const run = await regrader.regrade({ problemRevisionId: await mend() })
    await regrader.tell(run.id, '')
    expect((await sitter.page(id)).data.correction).toBeNull()
  })
})

describe('undoing a regrade', () => {
  it('restores everything but versions', async () => {
    const { sitter, second, id, secondId, numbers, secondNumbers, regrader, mend, delivery } = await regradeWorld(api)
    await sitter.submit(id, '1')
    await sitter.submit(id, numbers.sum)
    await second.submit(secondId, secondNumbers.product)
    const before = await standing(api, delivery.id)
    const version = await mend()
    const run = await regrader.regrade({ problemRevisionId: version, points: 4 }, { neverLower: false })
    expect(await standing(api, delivery.id)).not.toEqual(before)
    await regrader.undoWholly(run.id)
    expect(await standing(api, delivery.id)).toEqual(before)
    expect(await regrader.see(run.id)).toMatchObject({ canUndo: false })
    expect((await regrader.undo(run.id)).status).toBe(200)
  })

  it('leaves marks that people made since, and marks by the former key what came since', async () => {
    const { sitter, second, id, secondId, numbers, secondNumbers, regrader, mend, course, delivery, points } =
      await regradeWorld(api)
    await sitter.submit(id, numbers.sum)
    const run = await regrader.regrade({ problemRevisionId: await mend() })
    const params = { groupAssessmentId: delivery.id, problemInstanceId: id, attemptNumber: 1, questionKey: 1 }
    const body = { percent: 70, markingNumber: 2, comment: '' }
    expect((await api.call(resultCalls.scoreManually, { as: course.grader, params, body })).status).toBe(200)
    await second.submit(secondId, secondNumbers.sum)
    expect(await points()).toEqual([7, 10])
    await regrader.undoWholly(run.id)
    expect(await points()).toEqual([7, 0])
  })

  it('marks by the former key what waited when it was applied and was marked since', async () => {
    const { sitter, id, numbers, regrader, mend, points } = await regradeWorld(api)
    await sitter.submit(id, numbers.sum)
    // As when the evaluator is away.
    await api.db
      .updateTable('responses')
      .set({ verdict: 'pending', percent: 0, rule: 'waits' })
      .where('problemInstanceId', '=', id)
      .execute()
    const run = await regrader.regrade({ problemRevisionId: await mend() })
    await markWaiting(api)
    expect(await points()).toEqual([10, 0])
    await regrader.undoWholly(run.id)
    expect(await points()).toEqual([0, 0])
  })

  it('makes an earlier regrade undoable again', async () => {
    const { sitter, id, numbers, regrader, mend, points } = await regradeWorld(api)
    await sitter.submit(id, numbers.sum)
    const first = await regrader.regrade({ problemRevisionId: await mend() })
    const second = await regrader.regrade({ problemRevisionId: await mend('a-b') }, { neverLower: false })
    expect(await points()).toEqual([0, 0])
    await regrader.undoWholly(second.id)
    expect(await points()).toEqual([10, 0])
    expect((await regrader.see(first.id)).canUndo).toBe(true)
    await regrader.undoWholly(first.id)
    expect(await points()).toEqual([0, 0])
  })
})
