import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resultCalls, statisticsCalls } from '@isomorph/contract'
import { groupBy } from '../../data/group-by.ts'
import { addCourse, createSitter, essayQuestion, grant, problemContent, sumQuestion } from '../../testing/deliveries.ts'
import type { TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { computeTestsTask } from './compute-tests.ts'

let api: TestApi
let groupAssessmentId: number
let course: Awaited<ReturnType<typeof addCourse>>
/** The variant of problem 2 in which everybody errs, by its a and b. */
let unfair = ''

const learnerCount = 48
/** Of them, whoever errs in problem 1. */
const errant = 11

async function compute(): Promise<void> {
  await computeTestsTask.run({ groupAssessmentId }, api.app.contractRouting.services)
}

function ask(attempt?: 'counting' | 'first') {
  const query = attempt === undefined ? {} : { attempt }
  return api.call(statisticsCalls.getStatistics, { as: course.instructor, params: { groupAssessmentId }, query })
}

function askProblem(itemKey: number) {
  const params = { groupAssessmentId, itemKey }
  return api.call(statisticsCalls.getProblemStatistics, { as: course.instructor, params })
}

/** Their problems by position, with the numbers of their variants. */
async function startAll() {
  for (const learner of course.learners) await createSitter(api, learner, groupAssessmentId).start()
  return await api.db
    .selectFrom('problemInstances as i')
    .innerJoin('variants as v', 'v.id', 'i.variantId')
    .select(['i.id', 'i.userId', 'i.itemKey', 'v.values'])
    .where('i.groupAssessmentId', '=', groupAssessmentId)
    .orderBy('i.userId')
    .orderBy('i.itemKey')
    .execute()
}

type Drawn = Readonly<Record<string, string>>

const nameOf = ({ a, b }: Drawn) => `${a} ${b}`

/**
 * Of the variants with the only smallest or largest a or b the one that most learners have: drawn values explain errors where ten learners
 * stand on each side of a bound.
 */
function outermostOf(all: readonly Drawn[]): string {
  const variants = [...groupBy(all, nameOf).values()].toSorted((some, others) => others.length - some.length)
  const isOuter = (name: 'a' | 'b', [variant]: readonly Drawn[]) => {
    const own = Number(variant?.[name])
    const others = variants.flatMap(([other]) => (other && other !== variant ? [Number(other[name])] : []))
    return others.every((other) => own < other) || others.every((other) => own > other)
  }
  const [outermost] = variants.find((each) => isOuter('a', each) || isOuter('b', each)) ?? []
  if (!outermost) throw new Error('All variants are the same.')
  return nameOf(outermost)
}

/** The first learner knows least and problem 1 is easier than 2; in one variant of problem 2 everybody errs alike. */
async function answerAll(): Promise<void> {
  const instances = await startAll()
  unfair = outermostOf(instances.flatMap(({ itemKey, values }) => (itemKey === 2 ? [values as Drawn] : [])))
  for (const { id, userId, itemKey, values } of instances) {
    const index = course.learners.findIndex((learner) => learner.id === userId)
    const { a, b } = values as Drawn
    const isRight = itemKey === 2 ? nameOf(values as Drawn) !== unfair : index >= errant
    const sitter = createSitter(api, course.learners[index] as TestPerson, groupAssessmentId)
    await sitter.submit(id, isRight ? String(Number(a) + Number(b)) : '7')
  }
}

beforeAll(async () => {
  api = await createTestApi()
  api.clock.set(new Date())
  course = await addCourse(api, { learners: learnerCount, problems: [problemContent(), problemContent()] })
  groupAssessmentId = (await course.give({ variantCount: 3 })).id
  await answerAll()
})
afterAll(async () => await api.close())

describe('statistics of an assessment', () => {
  it('say how hard each problem was and whether it correlates with the others', async () => {
    const { data } = await ask()
    expect(data.finished).toBe(learnerCount)
    expect(data.total.n).toBe(learnerCount)
    expect(data.reliability?.parts).toBe(2)
    const [first] = data.problems
    expect(first?.difficulty?.value).toBeCloseTo((learnerCount - errant) / learnerCount)
    expect(first?.difficulty?.low).toBeGreaterThan(0.55)
    expect(first?.difficulty?.high).toBeLessThan(0.9)
    expect(first?.discrimination?.n).toBe(learnerCount)
    expect(first?.fifths).toHaveLength(5)
  })

  it('put the tests off to the background, and find the unfair variant', async () => {
    expect((await ask()).data.tests).toEqual({ state: 'pending', at: null })
    expect((await ask('first')).data.tests.state).toBe('pending')
    expect((await askProblem(2)).data).toMatchObject({
      problem: { tests: null },
      tests: { state: 'pending', at: null },
    })
    await compute()
    const { data } = await ask()
    expect(data.tests.state).toBe('current')
    const [, second] = data.problems
    expect(second?.tests?.fairness?.q).toBeLessThan(0.01)
    expect(second?.tests?.fairness?.variants).toBe(3)
    expect(second?.tests?.drawn?.q).toBeLessThan(0.01)
    const { data: details } = await askProblem(2)
    expect(details.tests).toEqual(data.tests)
    expect(details).toMatchObject({ further: 0, rare: 0 })
    const [worst] = details.variants
    expect(Object.values(worst?.values ?? {}).join(' ')).toBe(unfair)
    expect(worst?.difficulty?.value).toBe(0)
    expect(worst?.difference?.high).toBeLessThan(0)
  })

  it('list common wrong answers with the variants in which they were given', async () => {
    const { data } = await askProblem(1)
    const [question] = data.questions
    expect(question?.questionKey).toBe(1)
    expect(question?.n).toBe(learnerCount)
    expect(question?.verdicts).toEqual({ correct: learnerCount - errant, incorrect: errant })
    expect(question?.wrongAnswers).toMatchObject([{ value: '7', n: errant }])
    expect((await askProblem(9)).status).toBe(404)
  })

  it('are refused to learners', async () => {
    const [as] = course.learners
    const params = { groupAssessmentId }
    expect((await api.call(statisticsCalls.getStatistics, { ...(as && { as }), params })).status).toBe(403)
  })

  it('keep figures for half a minute; then a changed mark shows and the tests wait again', async () => {
    const start = api.clock.now().getTime()
    api.clock.set(new Date(start + 60_000))
    const { data: before } = await ask()
    const { data: page } = await askProblem(1)
    const problemInstanceId = page.questions[0]?.wrongAnswers[0]?.problemInstanceId ?? 0
    const marked = await api.call(resultCalls.scoreManually, {
      as: course.instructor,
      params: { groupAssessmentId, problemInstanceId, attemptNumber: 1, questionKey: 1 },
      body: { percent: 100, comment: '', markingNumber: 1 },
    })
    expect(marked.status).toBe(200)
    expect((await ask()).data.problems[0]?.difficulty).toEqual(before.problems[0]?.difficulty)
    api.clock.set(new Date(start + 120_000))
    const { data: after } = await ask()
    expect(after.problems[0]?.difficulty?.value).toBeCloseTo((learnerCount - errant + 1) / learnerCount)
    expect(after.tests.state).toBe('pending')
  })
})

describe('learners who do not count', () => {
  it('homework counts of those who have answered every problem', async () => {
    const homework = await addCourse(api, { learners: 2, problems: [problemContent(), problemContent()] })
    const delivery = await homework.give()
    for (const [index, learner] of homework.learners.entries()) {
      const sitter = createSitter(api, learner, delivery.id)
      const { problems } = (await sitter.start()).data
      for (const { problemInstanceId } of problems.slice(index)) await sitter.submit(problemInstanceId, '1')
    }
    const params = { groupAssessmentId: delivery.id }
    const { data } = await api.call(statisticsCalls.getStatistics, { as: homework.instructor, params })
    expect(data).toMatchObject({ finished: 1, total: { n: 1, quartiles: [0, 0, 0] } })
  })

  it('who is excused does not count, and problems take as long as the others had them in front of them', async () => {
    const excused = await addCourse(api, { learners: 7, problems: [problemContent()] })
    const delivery = await excused.give()
    const [everywhere, here, onlyElsewhere] = excused.learners as [TestPerson, TestPerson, TestPerson]
    const groupAssessment = { groupAssessmentId: delivery.id }
    for (const [index, learner] of excused.learners.entries()) {
      const sitter = createSitter(api, learner, delivery.id)
      const [{ problemInstanceId } = { problemInstanceId: 0 }] = (await sitter.start()).data.problems
      await sitter.submit(problemInstanceId, '1')
      await sql`insert into problem_times (problem_instance_id, active_seconds)
        values (${problemInstanceId}, ${10 * (index + 1)})`.execute(api.db)
    }
    await grant(api, everywhere.id, { isExcused: true })
    await grant(api, here.id, { ...groupAssessment, isExcused: true })
    await grant(api, onlyElsewhere.id, { isExcused: true })
    await grant(api, onlyElsewhere.id, { ...groupAssessment, isExcused: false })
    const { data } = await api.call(statisticsCalls.getStatistics, { as: excused.instructor, params: groupAssessment })
    expect(data).toMatchObject({ finished: 5, problems: [{ time: { n: 5, quartiles: [40, 50, 60] } }] })
  })

  it('few learners, and those whose answers wait, have no total', async () => {
    const small = await addCourse(api, { learners: 6, problems: [problemContent(sumQuestion(), essayQuestion())] })
    const delivery = await small.give({ isFinishedByHand: true })
    for (const learner of small.learners.slice(0, 5)) {
      const sitter = createSitter(api, learner, delivery.id)
      const [{ problemInstanceId } = { problemInstanceId: 0 }] = (await sitter.start()).data.problems
      await sitter.submitAll(problemInstanceId, [{ questionKey: 2, value: 'Because.' }])
      await sitter.finish()
    }
    const params = { groupAssessmentId: delivery.id }
    const { data } = await api.call(statisticsCalls.getStatistics, { as: small.instructor, params })
    expect(data).toMatchObject({ finished: 5, waiting: 5, total: { n: 0, mean: null, quartiles: null } })
    expect(data.reliability).toBeNull()
    expect(data.problems[0]).toMatchObject({ n: 0, difficulty: null, discrimination: null, fifths: null })
    expect(data.tests.state).toBe('current')
    const at = { ...params, itemKey: 1 }
    const { data: page } = await api.call(statisticsCalls.getProblemStatistics, { as: small.instructor, params: at })
    expect(page).toMatchObject({ problem: { tests: null }, tests: { state: 'current', at: null } })
  })
})
