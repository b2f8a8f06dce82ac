import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { regradeCalls } from '@isomorph/contract'
import { problemContent } from '../../testing/deliveries.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { addVersion, asking, regradeWorld, standing } from './regrades.fixtures.ts'
import { bringInLineTask, lookAtRegradeTask } from './work-on-regrades.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
afterEach(() => void vi.restoreAllMocks())

/** Problems enough for several chunks: two learners with 70 each. */
const problems = Array.from({ length: 70 }, () => problemContent(asking('a*b')))

async function manyResults() {
  const world = await regradeWorld(api, {}, problems)
  for (const id of world.ids.slice(0, 6)) await world.sitter.submit(id, '1')
  return world
}

/** Ends a worker with the statement that follows so many transactions, as kill -9 does: what was not committed is gone. */
function dieAfter(transactions: number) {
  const { db } = api
  const begin = db.transaction.bind(db)
  let begun = 0
  return vi.spyOn(db, 'transaction').mockImplementation(() => {
    begun += 1
    if (begun > transactions) throw new Error('killed')
    return begin()
  })
}

describe('a regrade that is interrupted', () => {
  it('goes on in each chunk where it stopped, and ends as if nothing had been', async () => {
    const { regrader, delivery, course } = await manyResults()
    const { services } = api.app.contractRouting
    const targets = Array.from({ length: 70 }, (_, index) => ({
      itemKey: index + 1,
      rules: { problemRevisionId: null, points: 4, creditRule: 'fullCreditIfAnswered', questionRules: [] } as const,
    }))
    const { data: run } = await api.call(regradeCalls.startRegrade, {
      as: course.instructor,
      params: { groupAssessmentId: delivery.id },
      body: {
        clientKey: crypto.randomUUID(),
        targets: targets.map(({ itemKey, rules }) => ({ itemKey, rules: { ...rules, questionRules: [] } })),
        neverLower: true,
        reopensMarks: false,
      },
    })
    for (const transactions of [0, 1, 2, 3]) {
      const spy = dieAfter(transactions)
      await lookAtRegradeTask.run({ runId: run.id }, services).catch(() => undefined)
      spy.mockRestore()
    }
    await lookAtRegradeTask.run({ runId: run.id }, services)
    expect(await regrader.see(run.id)).toMatchObject({ status: 'ready', done: 140, summary: { rise: 1 } })
    const before = await standing(api, delivery.id)
    await regrader.apply(run.id)
    for (const transactions of [0, 1, 2, 3]) {
      const spy = dieAfter(transactions)
      await bringInLineTask.run({ groupAssessmentId: delivery.id }, services).catch(() => undefined)
      spy.mockRestore()
    }
    await bringInLineTask.run({ groupAssessmentId: delivery.id }, services)
    expect(await regrader.see(run.id)).toMatchObject({ status: 'applied', done: 140, total: 140 })
    const { learners } = await regrader.results()
    expect(learners.map(({ points, possible }) => [points, possible])).toEqual([
      [24, 280],
      [0, 280],
    ])
    const undone = await regrader.undoWholly(run.id)
    expect(undone.status).toBe('applied')
    expect(await standing(api, delivery.id)).toEqual(before)
  }, 60_000)

  it('leaves nobody out who submits while it is applied', async () => {
    const world = await regradeWorld(api)
    const { sitter, second, id, secondId, numbers, secondNumbers, regrader, delivery } = world
    const version = await addVersion(api, delivery.id, 1, problemContent(asking('a+b')))
    const run = await regrader.look({ problemRevisionId: version }, { neverLower: false })
    await regrader.apply(run.id)
    const { services } = api.app.contractRouting
    await Promise.all([
      bringInLineTask.run({ groupAssessmentId: delivery.id }, services),
      ...Array.from({ length: 6 }, (_, index) => sitter.submit(id, index % 2 === 0 ? numbers.product : '1')),
      second.submit(secondId, secondNumbers.sum),
    ])
    await bringInLineTask.run({ groupAssessmentId: delivery.id }, services)
    expect(await world.points()).toEqual([0, 10])
    const attempts = (await sitter.page(id)).data.attempts
    expect(attempts.map(({ percent }) => percent)).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('ends no run that comes into force at the moment when nothing seems to be left', async () => {
    const { sitter, id, numbers, regrader, mend, delivery, points } = await regradeWorld(api)
    await sitter.submit(id, numbers.sum)
    const run = await regrader.look({ problemRevisionId: await mend() })
    const { db } = api
    const begin = db.transaction.bind(db)
    const spy = vi.spyOn(db, 'transaction').mockImplementation(() => {
      const execute = async (work: (trx: never) => Promise<unknown>) => {
        spy.mockRestore()
        await regrader.apply(run.id)
        return await begin().execute(work as never)
      }
      return { execute } as unknown as ReturnType<typeof begin>
    })
    await bringInLineTask.run({ groupAssessmentId: delivery.id }, api.app.contractRouting.services)
    expect(await regrader.see(run.id)).toMatchObject({ status: 'applied', done: 2, total: 2, summary: { rise: 1 } })
    expect(await points()).toEqual([10, 0])
  })

  it('is done once by two workers, and can still be undone', async () => {
    const { sitter, second, id, secondId, numbers, secondNumbers, regrader, mend, delivery } = await regradeWorld(api)
    await sitter.submit(id, numbers.sum)
    await second.submit(secondId, secondNumbers.product)
    const before = await standing(api, delivery.id)
    const run = await regrader.look({ problemRevisionId: await mend() })
    await regrader.apply(run.id)
    const { services } = api.app.contractRouting
    const groupAssessmentId = delivery.id
    await Promise.all([
      bringInLineTask.run({ groupAssessmentId }, services),
      bringInLineTask.run({ groupAssessmentId }, services),
    ])
    expect(await regrader.see(run.id)).toMatchObject({ status: 'applied', done: 2, canUndo: true })
    expect((await regrader.undoWholly(run.id)).status).toBe('applied')
    expect(await standing(api, delivery.id)).toEqual(before)
  })

  it('is given up with words after its last try, and the same one does the rest', async () => {
    const { sitter, id, numbers, regrader, mend, delivery, points } = await regradeWorld(api)
    await sitter.submit(id, numbers.sum)
    const version = await mend()
    const run = await regrader.look({ problemRevisionId: version })
    await regrader.apply(run.id)
    await bringInLineTask.giveUp?.({ groupAssessmentId: delivery.id }, api.app.contractRouting.services)
    const given = await regrader.see(run.id)
    expect(given).toMatchObject({ status: 'failed', failure: 'notAllChanged' })
    expect(await points()).toEqual([0, 0])
    expect((await regrader.regrade({ problemRevisionId: version })).status).toBe('applied')
    expect(await points()).toEqual([10, 0])
    expect((await regrader.start({ problemRevisionId: version })).error.type).toContain('nothing-to-regrade')
  })
})
