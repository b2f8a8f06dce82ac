import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  assessmentCalls,
  examActCalls,
  groupAssessmentCalls,
  resultCalls,
  sittingCalls,
  type AssessmentItem,
  type DeliverySettings,
} from '@isomorph/contract'
import {
  addCourse,
  createSitter,
  deliverySettings,
  grant,
  problemContent,
  rightAnswer,
} from '../../testing/deliveries.ts'
import { moment } from '../../testing/sit.fixtures.ts'
import type { TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { prepareInstances } from '../group-assessments/index.ts'
import { countResultsAnew } from './attempts/recount.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => api.clock.set(moment('10:00:00')))
afterAll(() => api.close())

const sections = [
  { sectionKey: 1, title: 'Part one', instructions: null },
  { sectionKey: 2, title: 'Part two', instructions: null },
]

/** Two sections: one problem for all, two of a pool of four at 3 points, and a bonus of 5 points with one attempt. */
async function givenExam(settings: Partial<DeliverySettings> = {}, learnerCount = 6) {
  const course = await addCourse(api, {
    learners: learnerCount,
    problems: Array.from({ length: 6 }, () => problemContent()),
  })
  const params = { assessmentId: course.assessmentId }
  const { data: assessment } = await api.call(assessmentCalls.getAssessment, { as: course.instructor, params })
  const rules: Partial<AssessmentItem>[] = [
    { sectionKey: 1 },
    ...[1, 2, 3, 4].map(() => ({ sectionKey: 2, poolKey: 1 })),
    { sectionKey: 2, isBonus: true, attemptsAllowed: 1, points: 5 },
  ]
  const items = assessment.items.map(({ itemKey, problemId, points }, index) => ({
    itemKey,
    problemId,
    points,
    ...rules[index],
  }))
  const body = {
    name: 'Exam',
    items,
    sections,
    pools: [{ poolKey: 1, sectionKey: 2, draws: 2, points: 3 }],
    baseRevisionNumber: assessment.revisionNumber,
  }
  const saved = await api.call(assessmentCalls.updateAssessment, { as: course.instructor, params, body })
  if (saved.status !== 200) throw new Error(saved.text)
  const delivery = await course.give(settings)
  const sitterOf = (index: number) => createSitter(api, course.learners[index] as TestPerson, delivery.id)
  return { course, delivery, sitterOf }
}

describe('a sitting of an assessment with sections, a pool and a bonus', () => {
  it('says before the start what there is, and gives each learner a draw of their own', async () => {
    const { delivery, sitterOf } = await givenExam()
    expect(delivery).toMatchObject({ problemCount: 4, points: 16 })
    const { data: before } = await sitterOf(0).look()
    expect(before.groupAssessment).toMatchObject({ problemCount: 4, points: 16 })
    expect(before.rules).toMatchObject({ bonusPoints: 5, hasRulesOfProblems: true })
    expect(before.sections.map(({ title, problemCount, points }) => [title, problemCount, points])).toEqual([
      ['Part one', 1, 10],
      ['Part two', 3, 6],
    ])
    const draws = new Set<string>()
    for (let index = 0; index < 6; index += 1) {
      const { data } = await sitterOf(index).start()
      expect(data.problems.map(({ sectionKey, points, isBonus }) => [sectionKey, points, isBonus])).toEqual([
        [1, 10, false],
        [2, 3, false],
        [2, 3, false],
        [2, 5, true],
      ])
      draws.add(data.problems.map(({ name }) => name).join())
    }
    expect(draws.size).toBeGreaterThan(1)
  })

  it('draws the same whoever prepares it, however often and at once', async () => {
    const { course, delivery } = await givenExam({}, 4)
    const userIds = course.learners.map(({ id }) => id)
    const preparation = { userIds, isPreview: false }
    await Promise.all([1, 2, 3].map(() => prepareInstances(api.database, delivery.id, preparation)))
    const rows = await api.db
      .selectFrom('problemInstances')
      .select(['userId', 'itemKey'])
      .where('groupAssessmentId', '=', delivery.id)
      .execute()
    expect(rows).toHaveLength(4 * 4)
    const scores = api.db.selectFrom('scores').select('possible').where('groupAssessmentId', '=', delivery.id)
    expect(await scores.execute()).toEqual(userIds.map(() => ({ possible: 16 })))
  })

  it('adds up as a model does, percent of what can be earned without the bonus', async () => {
    const { course, delivery, sitterOf } = await givenExam()
    const model = new Map<number, number>()
    for (let index = 0; index < 6; index += 1) {
      const sitter = sitterOf(index)
      const { data } = await sitter.start()
      let points = 0
      for (const [place, problem] of data.problems.entries()) {
        // Learner 0 has nothing right, learner 5 has everything.
        const isRight = place < index
        const { data: page } = await sitter.page(problem.problemInstanceId)
        await sitter.submit(problem.problemInstanceId, isRight ? rightAnswer(page) : '1')
        if (isRight) points += problem.points
      }
      model.set(course.learners[index]?.id ?? 0, points)
    }
    const results = await api.call(resultCalls.getResults, {
      as: course.instructor,
      params: { groupAssessmentId: delivery.id },
    })
    expect(results.data.points).toBe(16)
    for (const { learner, points, possible, cells } of results.data.learners) {
      expect({ points, possible }).toEqual({ points: model.get(learner.id), possible: 16 })
      expect(points).toBe(cells.reduce((sum, cell) => sum + cell.points, 0))
    }
    expect([...model.values()].toSorted((a, b) => a - b)).toEqual([0, 10, 13, 16, 21, 21])
    const percents = [...model.values()].map((points) => (points / 16) * 100)
    expect(results.data.statistics.mean).toBeCloseTo(percents.reduce((a, b) => a + b, 0) / 6, 9)
    expect(results.data.items.filter(({ isDrawn }) => isDrawn)).toHaveLength(4)
    expect(results.data.items.find(({ isBonus }) => isBonus)).toMatchObject({ points: 5 })
    const csv = await api.call(resultCalls.getResults, {
      as: course.instructor,
      params: { groupAssessmentId: delivery.id },
      headers: { accept: 'text/csv' },
    })
    const lines = csv.text.trim().split('\r\n')
    for (const line of lines.slice(1)) expect(line.split('not drawn')).toHaveLength(3)
  })
})

describe('attempts and penalty of one problem', () => {
  it('is titled for learners as its author says, in place of the name', async () => {
    const { course, delivery, sitterOf } = await givenExam({ showsProblemNames: false })
    const params = { assessmentId: course.assessmentId }
    const { data: exam } = await api.call(assessmentCalls.getAssessment, { as: course.instructor, params })
    const items = exam.items.map((item, index) => (index === 0 ? { ...item, learnerTitle: ' The pendulum ' } : item))
    const body = {
      name: exam.name,
      items,
      sections: exam.sections,
      pools: exam.pools,
      baseRevisionNumber: exam.revisionNumber,
    }
    const saved = await api.call(assessmentCalls.updateAssessment, { as: course.instructor, params, body })
    expect(saved.data.items[0]?.learnerTitle).toBe('The pendulum')
    expect(
      (await api.call(assessmentCalls.updateAssessment, { as: course.instructor, params, body })).data.revisionNumber,
    ).toBe(saved.data.revisionNumber)
    const { accessCode: _unmentioned, ...settings } = deliverySettings({ showsProblemNames: false })
    await api.call(groupAssessmentCalls.updateGroupAssessment, {
      as: course.instructor,
      params: { groupAssessmentId: delivery.id },
      body: { settings, version: delivery.version, movesToNewestRevision: true },
    })
    const { data } = await sitterOf(0).start()
    expect(data.problems.map(({ name }) => name)).toEqual(['The pendulum', '', '', ''])
    expect((await sitterOf(0).page(data.problems[0]?.problemInstanceId ?? 0)).data.name).toBe('The pendulum')
  })

  it('can be granted attempts where only a single problem has a limit', async () => {
    const { course, delivery, sitterOf } = await givenExam({ attemptsAllowed: null })
    const { data } = await sitterOf(0).start()
    const bonus = data.problems.find(({ isBonus }) => isBonus)?.problemInstanceId ?? 0
    const learners = [course.learners[0]?.id ?? 0]
    const granted = await api.call(examActCalls.actOnLearners, {
      as: course.instructor,
      params: { groupAssessmentId: delivery.id },
      body: { kind: 'grantAttempts', attempts: 1, clientKey: randomUUID(), learners, reason: 'The fire alarm.' },
    })
    expect(granted.data).toEqual({ acted: learners, refused: [] })
    expect((await sitterOf(0).page(bonus)).data.attemptsAllowed).toBe(2)
  })

  it('count at that problem alone, and with what is added to them', async () => {
    const { course, delivery, sitterOf } = await givenExam({ attemptsAllowed: 3 })
    const learner = course.learners[0] as TestPerson
    await grant(api, learner.id, { groupId: course.groupId, groupAssessmentId: null, extraAttempts: 1 })
    const sitter = sitterOf(0)
    const { data } = await sitter.start()
    const [first, , , bonus] = data.problems.map(({ problemInstanceId }) => problemInstanceId)
    expect((await sitter.page(first ?? 0)).data.attemptsAllowed).toBe(4)
    expect((await sitter.page(bonus ?? 0)).data.attemptsAllowed).toBe(2)
    await sitter.submit(bonus ?? 0, '1')
    const second = await sitter.submit(bonus ?? 0, '2')
    expect(second.data).toMatchObject({
      attemptsUsed: 2,
      closedReason: 'You have used all your attempts at this problem.',
    })
    expect(await sitter.submit(bonus ?? 0, '3')).toMatchObject({
      status: 409,
      error: { type: 'urn:isomorph:no-attempts-left' },
    })
    expect((await sitter.submit(first ?? 0, '1')).status).toBe(200)
    expect(delivery.settings.attemptsAllowed).toBe(3)
  })

  it('give way to an accommodation in the assessment', async () => {
    const { course, delivery, sitterOf } = await givenExam()
    const learner = course.learners[0] as TestPerson
    await grant(api, learner.id, { groupId: null, groupAssessmentId: delivery.id, attemptsAllowed: 6 })
    const sitter = sitterOf(0)
    const { data } = await sitter.start()
    expect((await sitter.page(data.problems[3]?.problemInstanceId ?? 0)).data.attemptsAllowed).toBe(6)
  })

  it('let a total be released when every problem is used up, by its own number', async () => {
    const { sitterOf } = await givenExam({ attemptsAllowed: 2, scoresRelease: 'afterAttempts' })
    const sitter = sitterOf(0)
    const { data } = await sitter.start()
    for (const { problemInstanceId } of data.problems) await sitter.submit(problemInstanceId, '1')
    expect((await sitter.look()).data.points).toBeNull()
    for (const { problemInstanceId, isBonus } of data.problems)
      if (!isBonus) await sitter.submit(problemInstanceId, '2')
    expect((await sitter.look()).data.points).toBe(0)
  })

  it('take off what that problem says, and keep doing so when results are counted anew', async () => {
    const course = await addCourse(api, { learners: 1, problems: [problemContent(), problemContent()] })
    const params = { assessmentId: course.assessmentId }
    const { data: assessment } = await api.call(assessmentCalls.getAssessment, { as: course.instructor, params })
    const items = assessment.items.map(({ itemKey, problemId }, index) => ({
      itemKey,
      problemId,
      points: 10,
      attemptPenaltyPercent: index === 0 ? 40 : null,
    }))
    const body = { name: 'Penalties', items, baseRevisionNumber: 1 }
    await api.call(assessmentCalls.updateAssessment, { as: course.instructor, params, body })
    const delivery = await course.give({ attemptPenaltyPercent: 10 })
    const sitter = createSitter(api, course.learners[0] as TestPerson, delivery.id)
    const { data } = await sitter.start()
    for (const { problemInstanceId } of data.problems) {
      await sitter.submit(problemInstanceId, '1')
      await sitter.submit(problemInstanceId, rightAnswer((await sitter.page(problemInstanceId)).data))
    }
    const earned = async () => (await sitter.look()).data.problems.map(({ earnedPoints }) => earnedPoints)
    expect(await earned()).toEqual([6, 9])
    const changed = await api.call(groupAssessmentCalls.updateGroupAssessment, {
      as: course.instructor,
      params: { groupAssessmentId: delivery.id },
      body: { settings: deliverySettings({ attemptPenaltyPercent: 50 }), version: delivery.version },
    })
    expect(changed.status).toBe(200)
    for (const { problemInstanceId } of data.problems)
      await api.db.transaction().execute(async (trx) => await countResultsAnew(trx, [problemInstanceId]))
    expect(await earned()).toEqual([6, 5])
    const map = await api.call(sittingCalls.listProblemInstances, {
      as: course.learners[0] as TestPerson,
      params: { groupAssessmentId: delivery.id },
    })
    expect(map.data).toHaveLength(2)
  })
})
