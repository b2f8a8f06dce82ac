import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemContent } from '../../testing/deliveries.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { addVersion, asking, createRegrader } from '../regrades/regrades.fixtures.ts'
import { answered, noise, sum, sweepDecisions } from './answer-clusters.fixtures.ts'
import { applyDecisionTask, clusterDecisionSweep } from './apply-decision.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const calculatedSum = {
  id: 9,
  name: 'c',
  variableType: 'CalculatedValue',
  parameters: { formula: 'a+b', numberFormatType: 'Number', rounding: 0, usesValueAsShown: false },
} as const

const decisionsOf = async (groupAssessmentId: number) =>
  await api.db
    .selectFrom('clusterDecisions')
    .selectAll()
    .where('groupAssessmentId', '=', groupAssessmentId)
    .orderBy('id')
    .execute()

/** A decision that was replaced by full marks in a regrade. */
async function regraded() {
  const world = await answered(api, [sum, sum, sum])
  const { course, delivery, decide } = world
  const regrader = createRegrader(api, course.instructor, delivery.id)
  await decide()
  const [decision] = await decisionsOf(delivery.id)
  const version = await addVersion(api, delivery.id, 1, problemContent(asking('a+b')))
  const run = await regrader.regrade({ problemRevisionId: version })
  expect(await world.percents()).toEqual([[100], [100], [100]])
  const sources = async () =>
    await Promise.all(world.works.map(async (work) => (await world.marksOf(work)).map(({ source }) => source)))
  return { ...world, regrader, run, sources, withdrawIt: async () => await world.withdraw(decision?.id as number) }
}

describe('undoing a regrade that replaced the marks of a decision', () => {
  it('has the answers marked anew, and the decision holds for them again until it is withdrawn', async () => {
    const { regrader, run, percents, sources, withdrawIt } = await regraded()
    await regrader.undoWholly(run.id)
    expect(await percents()).toEqual([[0], [0], [0]])
    expect(await sources()).toEqual([['evaluator'], ['evaluator'], ['evaluator']])
    await sweepDecisions(api)
    expect(await percents()).toEqual([[40], [40], [40]])
    expect(await sources()).toEqual([['person'], ['person'], ['person']])
    expect((await withdrawIt()).data.marksChanged).toBe(3)
    expect(await percents()).toEqual([[0], [0], [0]])
    expect(await sources()).toEqual([['evaluator'], ['evaluator'], ['evaluator']])
  })

  it('brings nothing back of a decision that was withdrawn meanwhile', async () => {
    const { regrader, run, percents, sources, withdrawIt } = await regraded()
    await withdrawIt()
    expect(await percents()).toEqual([[100], [100], [100]])
    await regrader.undoWholly(run.id)
    await sweepDecisions(api)
    expect(await percents()).toEqual([[0], [0], [0]])
    expect(await sources()).toEqual([['evaluator'], ['evaluator'], ['evaluator']])
  })
})

describe('undoing a regrade after which a group was decided on', () => {
  /** A version with the same key in which the sum of the numbers has a name. */
  async function named() {
    const world = await answered(api, [sum, sum, noise])
    const regrader = createRegrader(api, world.course.instructor, world.delivery.id)
    const content = problemContent(asking('a\\cdot b'))
    const version = await addVersion(api, world.delivery.id, 1, {
      ...content,
      variables: [...content.variables, calculatedSum],
    })
    return { ...world, regrader, run: await regrader.regrade({ problemRevisionId: version }) }
  }

  it('gives answers that belong to the group only by the newer version the mark of the evaluator', async () => {
    const { decide, regrader, run, percents, marksOf, works } = await named()
    await decide({ signature: { kind: 'formula', latex: 'c' } })
    expect(await percents()).toEqual([[40], [40], [0]])
    await regrader.undoWholly(run.id)
    await sweepDecisions(api)
    expect(await percents()).toEqual([[0], [0], [0]])
    expect((await marksOf(works[0] as { id: number })).map(({ source }) => source)).toEqual(['evaluator'])
  })

  it('keeps the mark of the decision where they belong to it by the former version as well', async () => {
    const { decide, regrader, run, percents } = await named()
    await decide()
    await regrader.undoWholly(run.id)
    expect(await percents()).toEqual([[40], [40], [0]])
  })
})

describe('decisions on answers that were typed with another decimal sign', () => {
  /** Read with a decimal comma it is thousands. */
  const sumInPoints = (numbers: Parameters<typeof sum>[0]) => `${sum(numbers)}.000`
  const commas = { ...problemContent(asking('a\\cdot b')), decimalSign: 'comma' } as const

  it('stay where a later version of the problem has a decimal comma', async () => {
    const world = await answered(api, [sumInPoints, sumInPoints, noise])
    const regrader = createRegrader(api, world.course.instructor, world.delivery.id)
    await world.decide()
    expect(await world.percents()).toEqual([[40], [40], [0]])
    await regrader.regrade({ problemRevisionId: await addVersion(api, world.delivery.id, 1, commas) })
    expect(await world.percents()).toEqual([[40], [40], [0]])
    expect((await world.marksOf(world.works[0] as { id: number })).map(({ source }) => source)).toEqual(['person'])
  })

  it('find their answers after such a version as well', async () => {
    const world = await answered(api, [sumInPoints, sumInPoints, sumInPoints])
    const regrader = createRegrader(api, world.course.instructor, world.delivery.id)
    await regrader.regrade({ problemRevisionId: await addVersion(api, world.delivery.id, 1, commas) })
    expect((await world.list()).clusters).toMatchObject([{ name: 'added a and b in place of multiplying', size: 3 }])
    await world.decide()
    expect(await world.percents()).toEqual([[40], [40], [40]])
  })
})

describe('the look at later answers', () => {
  it('goes on with the other decisions where one fails, and waits longer before it tries that one again', async () => {
    const failing = await answered(api, [sum, noise])
    const sound = await answered(api, [sum, noise])
    await sound.decide()
    // What cannot be read fails with the first answer that is held against it.
    const { id } = await api.db
      .insertInto('clusterDecisions')
      .values({
        groupAssessmentId: failing.delivery.id,
        itemKey: 1,
        questionKey: 1,
        name: 'broken',
        signature: 'null',
        signatureKey: 'broken',
        percent: 40,
        comment: '',
        clientKey: randomUUID(),
        createdBy: failing.course.grader.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await failing.works[1]?.submit(sum)
    await sound.works[1]?.submit(sum)
    await expect(sweepDecisions(api)).rejects.toThrow(TypeError)
    expect((await sound.percents())[1]).toEqual([0, 40])
    const due = async () =>
      (await decisionsOf(failing.delivery.id)).map((each) => [each.nextLookAt > new Date(), each.secondsBetweenLooks])
    expect(await due()).toEqual([[true, 20]])
    await expect(applyDecisionTask.run({ id }, api.app.contractRouting.services)).rejects.toThrow(TypeError)
    expect(await due()).toEqual([[true, 40]])
    await api.db
      .updateTable('clusterDecisions')
      .set({ withdrawnAt: new Date(), withdrawnBy: failing.course.grader.id })
      .where('id', '=', id)
      .execute()
  })

  it('marks each answer once where two workers look at a time', async () => {
    const { decide, works, percents, delivery } = await answered(api, [sum, noise, noise])
    await decide()
    await works[1]?.submit(sum)
    await works[2]?.submit(sum)
    await api.db
      .updateTable('clusterDecisions')
      .set({ nextLookAt: new Date(0) })
      .execute()
    const { services } = api.app.contractRouting
    await Promise.all([clusterDecisionSweep.run(services), clusterDecisionSweep.run(services)])
    expect((await percents()).slice(1)).toEqual([
      [0, 40],
      [0, 40],
    ])
    const [decision] = await decisionsOf(delivery.id)
    const marks = await api.db
      .selectFrom('graderMarks')
      .select('markingNumber')
      .where('clusterDecisionId', '=', decision?.id as number)
      .execute()
    expect(marks).toEqual([{ markingNumber: 2 }, { markingNumber: 2 }, { markingNumber: 2 }])
  })

  it('leaves deleted assessments out, and comes once a day where nobody can answer any more, but at once after a regrade', async () => {
    const { decide, delivery, course, works, percents } = await answered(api, [sum, noise])
    await decide()
    const looks = async () => (await decisionsOf(delivery.id)).map((each) => each.secondsBetweenLooks)
    const sweepLate = async () => {
      await api.db.updateTable('clusterDecisions').set({ secondsBetweenLooks: 600 }).execute()
      await sweepDecisions(api)
      return await looks()
    }
    const setDeleted = async (deletedAt: Date | null) =>
      await api.db.updateTable('groupAssessments').set({ deletedAt }).where('id', '=', delivery.id).execute()
    await works[1]?.submit(sum)
    await setDeleted(new Date())
    await sweepDecisions(api)
    expect((await percents())[1]).toEqual([0, 0])
    await setDeleted(null)
    await sweepDecisions(api)
    expect((await percents())[1]).toEqual([0, 40])
    expect(await sweepLate()).toEqual([600])
    const day = 86_400_000
    await api.db
      .updateTable('groupAssessments')
      .set({ opensAt: new Date(Date.now() - 3 * day), dueAt: null, closesAt: new Date(Date.now() - day) })
      .where('id', '=', delivery.id)
      .execute()
    expect(await sweepLate()).toEqual([1200])
    await api.db.updateTable('clusterDecisions').set({ secondsBetweenLooks: 80_000 }).execute()
    await sweepDecisions(api)
    expect(await looks()).toEqual([86_400])
    const regrader = createRegrader(api, course.instructor, delivery.id)
    await regrader.regrade({ points: 5 })
    const [decision] = await decisionsOf(delivery.id)
    expect([decision?.secondsBetweenLooks, (decision?.nextLookAt ?? new Date(8e15)) <= new Date()]).toEqual([10, true])
  })
})
