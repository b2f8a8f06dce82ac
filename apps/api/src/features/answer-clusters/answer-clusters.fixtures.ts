import { randomUUID } from 'node:crypto'
import { answerClusterCalls } from '@isomorph/contract'
import type { Question } from '@isomorph/problem'
import { createSitter, problemContent } from '../../testing/deliveries.ts'
import type { TestPerson } from '../../testing/people.ts'
import { sit } from '../../testing/sit.fixtures.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { asking } from '../regrades/regrades.fixtures.ts'
import { clusterDecisionSweep } from './apply-decision.ts'
import { computeClustersTask } from './compute-clusters.ts'

/** Holds answers against every decision that stands, as the background does in its time. */
export async function sweepDecisions(api: TestApi): Promise<void> {
  await api.db
    .updateTable('clusterDecisions')
    .set({ nextLookAt: new Date(0) })
    .execute()
  await clusterDecisionSweep.run(api.app.contractRouting.services)
}

export const question = { itemKey: 1, questionKey: 1 }
const product = asking('a\\cdot b')

type Numbers = Readonly<Record<'a' | 'b', number>>

interface Work {
  readonly learner: TestPerson
  readonly id: number
  readonly submit: (type: (numbers: Numbers) => string) => Promise<unknown>
}

async function startAll(
  api: TestApi,
  groupAssessmentId: number,
  learners: readonly TestPerson[],
  types: readonly ((numbers: Numbers) => string)[],
): Promise<Work[]> {
  const works: Work[] = []
  for (const [index, learner] of learners.entries()) {
    const sitter = createSitter(api, learner, groupAssessmentId)
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
  return works
}

async function selectPoints(api: TestApi, groupAssessmentId: number, works: readonly Work[]) {
  const rows = await api.db
    .selectFrom('scores')
    .select(['userId', 'points'])
    .where('groupAssessmentId', '=', groupAssessmentId)
    .execute()
  return works.map(({ learner }) => rows.find(({ userId }) => userId === learner.id)?.points)
}

/** The groups as a grader gets them once the job is through. */
async function listClusters(api: TestApi, as: TestPerson, params: { readonly groupAssessmentId: number }) {
  await api.call(answerClusterCalls.getAnswerClusters, { as, params, query: question })
  await computeClustersTask.run({ ...params, ...question }, api.app.contractRouting.services)
  const { data } = await api.call(answerClusterCalls.getAnswerClusters, { as, params, query: question })
  return data
}

/** Learners with numbers of their own who answer a product, and whoever grades them. */
export async function answered(
  api: TestApi,
  types: readonly ((numbers: Numbers) => string)[],
  { asked = product, settings = {} }: { asked?: Question; settings?: object } = {},
) {
  const { course, delivery } = await sit(
    api,
    { attemptsAllowed: 5, ...settings },
    { learners: types.length, problems: [problemContent(asked)] },
  )
  const params = { groupAssessmentId: delivery.id }
  const works = await startAll(api, delivery.id, course.learners, types)
  const list = async () => await listClusters(api, course.grader, params)
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
  const pointsOf = async () => await selectPoints(api, delivery.id, works)
  return { course, delivery, params, works, list, decide, withdraw, marksOf, percents, pointsOf }
}

export const sum = ({ a, b }: Numbers) => String(a + b)
export const right = ({ a, b }: Numbers) => String(a * b)
export const noise = () => '7.77'
