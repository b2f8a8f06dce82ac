import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerClusterCalls, gradingCalls } from '@isomorph/contract'
import type { Question } from '@isomorph/problem'
import { essayQuestion, problemContent, sumQuestion } from '../../testing/deliveries.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { addVersion, asking, createRegrader } from '../regrades/regrades.fixtures.ts'
import { answered as answeredIn, noise, question, right, sum, sweepDecisions } from './answer-clusters.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const answered = (
  ...[types, options]: [types: Parameters<typeof answeredIn>[1], options?: Parameters<typeof answeredIn>[2]]
) => answeredIn(api, types, options)

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
    await sweepDecisions(api)
    expect((await percents())[3]).toEqual([0, 40])
  })

  it('is withdrawn with all it marked, but for what a person marked since', async () => {
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

  it('answers what waits for a person, and puts it back into the queue when it is withdrawn', async () => {
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
