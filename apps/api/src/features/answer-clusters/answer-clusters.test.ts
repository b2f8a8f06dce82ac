import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerClusterCalls, gradingCalls } from '@isomorph/contract'
import type { Question } from '@isomorph/problem'
import { createSitter, essayQuestion, problemContent, sumQuestion } from '../../testing/deliveries.ts'
import type { TestPerson } from '../../testing/people.ts'
import { sit } from '../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { addVersion, asking, createRegrader } from '../regrades/regrades.fixtures.ts'
import { clusterDecisionSweep } from './apply-decision.ts'
import { computeClustersTask } from './compute-clusters.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const question = { itemKey: 1, questionKey: 1 }
const product = asking('a\\cdot b')

type Numbers = Readonly<Record<'a' | 'b', number>>

/** Learners with numbers of their own who answer a product, and whoever grades them. */
async function answered(
  types: readonly ((numbers: Numbers) => string)[],
  { asked = product, settings = {} }: { asked?: Question; settings?: object } = {},
) {
  const { course, delivery } = await sit(
    api,
    { attemptsAllowed: 5, ...settings },
    { learners: types.length, problems: [problemContent(asked)] },
  )
  const params = { groupAssessmentId: delivery.id }
  const works: { learner: TestPerson; id: number; submit: (type: (numbers: Numbers) => string) => Promise<unknown> }[] =
    []
  for (const [index, learner] of course.learners.entries()) {
    const sitter = createSitter(api, learner, delivery.id)
    const { data } = await sitter.start()
    const id = data.problems[0]?.problemInstanceId as number
    const { values } = await api.db
      .selectFrom('problemInstances as i')
      .innerJoin('variants as v', 'v.id', 'i.variantId')
      .select('v.values')
      .where('i.id', '=', id)
      .executeTakeFirstOrThrow()
    const { a, b } = values as Record<'a' | 'b', string>
    const submit = async (type: (numbers: Numbers) => string) =>
      await sitter.submitAll(id, [{ questionKey: 1, value: type({ a: Number(a), b: Number(b) }) }])
    await submit(types[index] as (numbers: Numbers) => string)
    works.push({ learner, id, submit })
  }
  const list = async () => {
    await api.call(answerClusterCalls.getAnswerClusters, { as: course.grader, params, query: question })
    await computeClustersTask.run({ ...params, ...question }, api.app.contractRouting.services)
    const { data } = await api.call(answerClusterCalls.getAnswerClusters, {
      as: course.grader,
      params,
      query: question,
    })
    return data
  }
  const decide = (body: object = {}, { dryRun = false, as = course.grader } = {}) =>
    api.call(answerClusterCalls.decideCluster, {
      as,
      params,
      query: { dryRun },
      body: {
        ...question,
        clientKey: randomUUID(),
        signature: { kind: 'formula', latex: 'a+b' },
        name: 'added',
        percent: 40,
        comment: 'Multiply them.',
        ...body,
      },
    })
  const withdraw = (clusterDecisionId: number) =>
    api.call(answerClusterCalls.withdrawClusterDecision, {
      as: course.grader,
      params: { ...params, clusterDecisionId },
    })
  const marksOf = async ({ id }: { id: number }) =>
    await api.db
      .selectFrom('responses')
      .select(['percent', 'source', 'comment', 'verdict', 'markingNumber'])
      .where('problemInstanceId', '=', id)
      .orderBy('attemptNumber')
      .execute()
  const percents = async () =>
    await Promise.all(works.map(async (work) => (await marksOf(work)).map(({ percent }) => percent)))
  const pointsOf = async () => {
    const rows = await api.db
      .selectFrom('scores')
      .select(['userId', 'points'])
      .where('groupAssessmentId', '=', delivery.id)
      .execute()
    return works.map(({ learner }) => rows.find(({ userId }) => userId === learner.id)?.points)
  }
  return { course, delivery, params, works, list, decide, withdraw, marksOf, percents, pointsOf }
}

const sum = ({ a, b }: Numbers) => String(a + b)
const right = ({ a, b }: Numbers) => String(a * b)
const noise = () => '7.77'

describe('groups of answers', () => {
  it('are found in the background and shown with examples', async () => {
    const { list, course, params } = await answered([sum, sum, sum, right, noise])
    const first = await api.call(answerClusterCalls.getAnswerClusters, { as: course.grader, params, query: question })
    expect(first.data).toMatchObject({ state: 'pending', at: null, clusters: [] })
    const { state, wrong, alone, clusters } = await list()
    expect([state, wrong, alone]).toEqual(['current', 4, 1])
    expect(clusters).toMatchObject([
      {
        size: 3,
        variants: 3,
        percents: { least: 0, most: 0 },
        signature: { kind: 'formula' },
        latex: expect.any(String),
      },
    ])
    expect(clusters[0]?.examples).toHaveLength(3)
    expect(clusters[0]?.examples[0]).toMatchObject({ values: { a: expect.any(String) }, keyLatex: expect.any(String) })
  })

  it('name nobody in anonymous grading', async () => {
    const { list, course, params } = await answered([sum, sum, sum])
    await api.call(gradingCalls.setGradingSettings, { as: course.instructor, params, body: { isAnonymous: true } })
    const { clusters } = await list()
    expect(clusters[0]?.examples.map(({ learner }) => learner)).toEqual([null, null, null])
  })
})

describe('a decision on a group', () => {
  it('marks its answers, moves totals, and leaves right answers, others and marks of people', async () => {
    const { decide, works, params, course, percents, pointsOf, marksOf, list } = await answered([
      sum,
      sum,
      sum,
      right,
      noise,
      sum,
    ])
    const byHand = works[5] as (typeof works)[number]
    await api.call(gradingCalls.chooseResponses, { as: course.grader, params, body: question })
    await api.call(gradingCalls.markResponse, {
      as: course.grader,
      params,
      body: {
        problemInstanceId: byHand.id,
        attemptNumber: 1,
        questionKey: 1,
        markingNumber: 1,
        clientKey: randomUUID(),
        mark: { percent: 5 },
      },
    })
    const look = await decide({}, { dryRun: true })
    expect(look.data).toEqual({ marksChanged: 3, totalsChanged: 3 })
    expect(await percents()).toEqual([[0], [0], [0], [100], [0], [5]])
    expect((await decide()).data).toEqual({ marksChanged: 3, totalsChanged: 3 })
    expect(await percents()).toEqual([[40], [40], [40], [100], [0], [5]])
    const points = await pointsOf()
    expect(points[0]).toBeCloseTo((points[3] as number) * 0.4, 4)
    expect(await marksOf(works[0] as (typeof works)[number])).toMatchObject([
      { source: 'person', comment: 'Multiply them.', verdict: 'partial' },
    ])
    expect((await list()).decisions).toMatchObject([{ name: 'added', percent: 40, marks: 3 }])
  })

  it('lowers nothing that the author gives', async () => {
    const answers = [
      { id: 1, formula: 'a\\cdot b', percentCorrect: 100 },
      { id: 2, formula: 'a+b', percentCorrect: 60 },
    ]
    const foreseen = { ...sumQuestion(1), answerSets: [{ id: 1, answers }] } as Question
    const { decide, percents, list } = await answered([sum, sum, sum], { asked: foreseen })
    const [cluster] = (await list()).clusters
    expect(cluster).toMatchObject({ decisionId: null, percents: { least: 60, most: 60 } })
    expect((await decide({ signature: cluster?.signature })).data.marksChanged).toBe(0)
    expect(await percents()).toEqual([[60], [60], [60]])
    const { clusters, decisions } = await list()
    expect(decisions).toMatchObject([{ marks: 0, latex: cluster?.latex }])
    expect(clusters).toMatchObject([{ decisionId: decisions[0]?.id }])
  })

  it('is made once: a repeat finds it, and another one for the same group is refused', async () => {
    const { decide, percents } = await answered([sum, sum, sum])
    const clientKey = randomUUID()
    await decide({ clientKey })
    expect((await decide({ clientKey })).data).toEqual({ marksChanged: 0, totalsChanged: 0 })
    expect((await decide()).status).toBe(409)
    expect((await decide({ clientKey, percent: 50 })).status).toBe(409)
    expect(await percents()).toEqual([[40], [40], [40]])
  })

  it('holds for later answers', async () => {
    const { decide, works, percents } = await answered([sum, sum, sum, noise])
    await decide()
    await works[3]?.submit(sum)
    await api.db
      .updateTable('clusterDecisions')
      .set({ nextLookAt: new Date(0) })
      .execute()
    await clusterDecisionSweep.run(api.app.contractRouting.services)
    expect((await percents())[3]).toEqual([0, 40])
  })

  it('is taken back with all it marked, but for what a person marked since', async () => {
    const { decide, works, percents, withdraw, list, params, course, pointsOf } = await answered([sum, sum, sum])
    const before = await pointsOf()
    await decide()
    const byHand = works[2] as (typeof works)[number]
    await api.call(gradingCalls.markResponse, {
      as: course.grader,
      params,
      body: {
        problemInstanceId: byHand.id,
        attemptNumber: 1,
        questionKey: 1,
        markingNumber: 2,
        clientKey: randomUUID(),
        mark: { percent: 90 },
      },
    })
    const [decision] = (await list()).decisions
    expect((await withdraw(decision?.id as number)).data).toEqual({ marksChanged: 2, totalsChanged: 2 })
    expect(await percents()).toEqual([[0], [0], [90]])
    expect((await pointsOf()).slice(0, 2)).toEqual(before.slice(0, 2))
    expect((await withdraw(decision?.id as number)).data).toEqual({ marksChanged: 0, totalsChanged: 0 })
    expect((await list()).decisions).toEqual([])
  })

  it('answers what waits for a person, and puts it back into the queue when it is taken back', async () => {
    const { decide, withdraw, list, params, course } = await answered(
      [() => 'because', () => 'Because ', () => 'because.'],
      { asked: essayQuestion(1) },
    )
    const waiting = async () =>
      (await api.call(gradingCalls.listGradingQuestions, { as: course.grader, params })).data.questions[0]?.waiting
    const [cluster] = (await list()).clusters
    expect([cluster?.name, await waiting()]).toEqual(['wrote “because”', 3])
    await decide({ signature: cluster?.signature, percent: 0 })
    expect(await waiting()).toBe(0)
    await withdraw((await list()).decisions[0]?.id as number)
    expect(await waiting()).toBe(3)
  })

  it('refuses decisions of other assessments', async () => {
    const { decide, list } = await answered([sum, sum, sum])
    const other = await answered([sum])
    await decide()
    const [decision] = (await list()).decisions
    expect((await other.withdraw(decision?.id as number)).status).toBe(404)
  })

  it('holds through a regrade where its answers still belong to the group, and gives way to a better mark', async () => {
    const { decide, delivery, course, percents } = await answered([sum, sum, sum])
    const regrader = createRegrader(api, course.instructor, delivery.id)
    const mend = async (formula: string) => await addVersion(api, delivery.id, 1, problemContent(asking(formula)))
    await decide()
    await regrader.regrade({ problemRevisionId: await mend('a-2b') })
    expect(await percents()).toEqual([[40], [40], [40]])
    await regrader.regrade({ problemRevisionId: await mend('a+b') })
    expect(await percents()).toEqual([[100], [100], [100]])
  })
})
