import { createHash, randomUUID } from 'node:crypto'
import { regradeCalls, resultCalls, type DeliverySettings, type MarkingRules, type Regrade } from '@isomorph/contract'
import type { ProblemContent, Question } from '@isomorph/problem'
import { createSitter, problemContent, rightAnswer, sumQuestion } from '../../testing/deliveries.ts'
import type { TestPerson } from '../../testing/people.ts'
import { sit } from '../../testing/sit.fixtures.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { sitting } from '../sitting/index.ts'
import { bringInLineTask, lookAtRegradeTask } from './work-on-regrades.ts'

/** A question whose key is another formula of a and b. */
export function asking(formula: string, questionKey = 1): Question {
  return {
    ...sumQuestion(questionKey),
    answerSets: [{ id: 1, answers: [{ id: 1, formula, percentCorrect: 100 }] }],
  } as Question
}

/** Saves another version of the problem that a group assessment asks under a key; answers the revision. */
export async function addVersion(
  api: TestApi,
  groupAssessmentId: number,
  itemKey: number,
  content: ProblemContent,
): Promise<number> {
  const { db } = api
  const { problemId } = await db
    .selectFrom('groupAssessmentItems as n')
    .innerJoin('problemRevisions as r', 'r.id', 'n.deliveredRevisionId')
    .select('r.problemId')
    .where('n.groupAssessmentId', '=', groupAssessmentId)
    .where('n.itemKey', '=', itemKey)
    .executeTakeFirstOrThrow()
  const last = await db
    .selectFrom('problemRevisions')
    .select(['number', 'createdBy'])
    .where('problemId', '=', problemId)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()
  const json = JSON.stringify(content)
  const { id } = await db
    .insertInto('problemRevisions')
    .values({
      problemId,
      number: last.number + 1,
      format: 1,
      content: json,
      contentHash: createHash('sha256').update(json).digest(),
      validationLevel: 'Valid',
      findings: '[]',
      createdBy: last.createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const noRules: MarkingRules = {
  problemRevisionId: null,
  points: null,
  creditRule: 'asMarked',
  questionRules: [],
}

/** Does what the background would do, at once. */
export async function work(api: TestApi, groupAssessmentId: number, runId: number): Promise<void> {
  const { services } = api.app.contractRouting
  await lookAtRegradeTask.run({ runId }, services)
  await bringInLineTask.run({ groupAssessmentId }, services)
}

/** Marks the answers that wait for the evaluator, as the background does. */
export async function markWaiting(api: TestApi): Promise<void> {
  await sitting.sweeps?.find(({ name }) => name === 'pending marks')?.run(api.app.contractRouting.services)
}

interface Start {
  readonly itemKey?: number
  readonly neverLower?: boolean
  readonly reopensMarks?: boolean
}

function succeeded<T extends { readonly status: number; readonly text: string }>(answer: T): T {
  if (answer.status !== 200) throw new Error(answer.text)
  return answer
}

interface Target {
  readonly itemKey: number
  readonly rules: MarkingRules
}

function starting(api: TestApi, as: TestPerson, groupAssessmentId: number) {
  return (targets: readonly Target[], options: Omit<Start, 'itemKey'> = {}) =>
    api.call(regradeCalls.startRegrade, {
      as,
      params: { groupAssessmentId },
      body: { clientKey: randomUUID(), targets: [...targets], neverLower: true, reopensMarks: false, ...options },
    })
}

/** What an instructor sees of the regrades of one assessment. */
function createReader(api: TestApi, as: TestPerson, groupAssessmentId: number) {
  const params = { groupAssessmentId }
  const at = (regradeId: number) => ({ groupAssessmentId, regradeId })
  return {
    see: async (id: number): Promise<Regrade> => (await api.call(regradeCalls.getRegrade, { as, params: at(id) })).data,
    list: async () => (await api.call(regradeCalls.listRegrades, { as, params })).data,
    changes: async (id: number) =>
      (await api.call(regradeCalls.getRegradeChanges, { as, params: at(id), query: {} })).data,
    results: async () => (await api.call(resultCalls.getResults, { as, params })).data,
  }
}

/** What an instructor does with the regrades of one assessment, each act worked off at once. */
export function createRegrader(api: TestApi, as: TestPerson, groupAssessmentId: number) {
  const at = (regradeId: number) => ({ groupAssessmentId, regradeId })
  const reader = createReader(api, as, groupAssessmentId)
  const { see } = reader
  const startMany = starting(api, as, groupAssessmentId)
  const start = (rules: Partial<MarkingRules>, { itemKey = 1, ...options }: Start = {}) =>
    startMany([{ itemKey, rules: { ...noRules, ...rules } }], options)
  const look = async (rules: Partial<MarkingRules>, options?: Start): Promise<Regrade> => {
    const { data } = succeeded(await start(rules, options))
    await work(api, groupAssessmentId, data.id)
    return await see(data.id)
  }
  const apply = (id: number) => api.call(regradeCalls.applyRegrade, { as, params: at(id) })
  const undo = (id: number) =>
    api.call(regradeCalls.undoRegrade, { as, params: at(id), body: { clientKey: randomUUID() } })
  return {
    ...reader,
    start,
    startMany,
    look,
    apply,
    undo,
    tell: (id: number, note: string) => api.call(regradeCalls.tellRegraded, { as, params: at(id), body: { note } }),
    regrade: async (rules: Partial<MarkingRules>, options?: Start): Promise<Regrade> => {
      const { id } = await look(rules, options)
      succeeded(await apply(id))
      await work(api, groupAssessmentId, id)
      return await see(id)
    },
    undoWholly: async (id: number): Promise<Regrade> => {
      const { data } = succeeded(await undo(id))
      await work(api, groupAssessmentId, data.id)
      return await see(data.id)
    },
  }
}

/** Two learners with a problem of 10 points whose key a · b is wrong: they are asked for the sum. */
export async function regradeWorld(
  api: TestApi,
  settings: Partial<DeliverySettings> = {},
  problems: readonly ProblemContent[] = [problemContent(asking('a*b'))],
) {
  const sat = await sit(api, { attemptsAllowed: null, ...settings }, { problems, learners: 2 })
  const { course, delivery, sitter, id } = sat
  const other = course.learners[1] as TestPerson
  const second = createSitter(api, other, delivery.id)
  const [secondId = 0] = (await second.start()).data.problems.map(({ problemInstanceId }) => problemInstanceId)
  const numbersOf = async (who: typeof sitter, problemInstanceId: number) => {
    const { data } = await who.page(problemInstanceId)
    const [a = 0, b = 0] = (data.statementHtml.match(/\d\d/g) ?? []).map(Number)
    return { sum: rightAnswer(data), product: String(a * b), a, b }
  }
  const regrader = createRegrader(api, course.instructor, delivery.id)
  return {
    ...sat,
    second,
    secondId,
    numbers: await numbersOf(sitter, id),
    secondNumbers: await numbersOf(second, secondId),
    regrader,
    mend: (formula = 'a+b') => addVersion(api, delivery.id, 1, problemContent(asking(formula))),
    points: async () => {
      const { learners } = await regrader.results()
      return learners.map((row) => row.points)
    },
  }
}

/** Everything that a regrade and its undoing leave as it was; versions and moments are none of it. */
export async function standing(api: TestApi, groupAssessmentId: number): Promise<unknown> {
  const results = await api.db
    .selectFrom('results')
    .select(['problemInstanceId', 'attemptsUsed', 'countingAttempt', 'percent', 'points', 'pending', 'overridePoints'])
    .select(['floorPoints', 'markedVariantId'])
    .where('groupAssessmentId', '=', groupAssessmentId)
    .orderBy('problemInstanceId')
    .execute()
  const ids = results.map(({ problemInstanceId }) => problemInstanceId)
  const scores = await api.db
    .selectFrom('scores')
    .select(['userId', 'points', 'overridePoints', 'pending', 'daysLate', 'possible'])
    .where('groupAssessmentId', '=', groupAssessmentId)
    .orderBy('userId')
    .execute()
  const responses = await api.db
    .selectFrom('responses')
    .select(['problemInstanceId', 'attemptNumber', 'questionKey', 'answer', 'verdict', 'percent', 'rule', 'reading'])
    .select(['evidence', 'source', 'needsPerson'])
    .where('problemInstanceId', 'in', ids)
    .orderBy('problemInstanceId')
    .orderBy('attemptNumber')
    .orderBy('questionKey')
    .execute()
  const attempts = await api.db
    .selectFrom('attempts')
    .select(['problemInstanceId', 'number', 'percent'])
    .where('problemInstanceId', 'in', ids)
    .orderBy('problemInstanceId')
    .orderBy('number')
    .execute()
  return { results, scores, responses, attempts }
}
