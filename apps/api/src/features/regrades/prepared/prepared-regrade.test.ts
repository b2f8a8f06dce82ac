import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { regradeWorld, standing } from '../regrades.fixtures.ts'
import { bringInLineTask } from '../work-on-regrades.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
afterEach(() => void vi.restoreAllMocks())

async function countPrepared(runId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from regrade_plans where regrade_run_id = ${runId}`.execute(api.db)
  return rows[0]?.count ?? 0
}

/** Brings the results in line; answers how many attempts the evaluator marked for it. */
async function bringInLine(groupAssessmentId: number): Promise<number> {
  const { services } = api.app.contractRouting
  const marking = vi.spyOn(services.evaluation, 'markAnswers')
  await bringInLineTask.run({ groupAssessmentId }, services)
  return marking.mock.calls.length
}

describe('applying what a look has prepared', () => {
  it('marks nothing again, and gives what planning anew gives', async () => {
    const { sitter, second, id, secondId, numbers, secondNumbers, regrader, mend, delivery, points } =
      await regradeWorld(api)
    await sitter.submit(id, numbers.sum)
    await second.submit(secondId, secondNumbers.product)
    const before = await standing(api, delivery.id)
    const version = await mend()
    const { id: planned } = await regrader.look({ problemRevisionId: version }, { neverLower: false })
    await sql`delete from regrade_plans where regrade_run_id = ${planned}`.execute(api.db)
    await regrader.apply(planned)
    expect(await bringInLine(delivery.id)).toBe(2)
    const anew = await standing(api, delivery.id)
    await regrader.undoWholly(planned)
    expect(await standing(api, delivery.id)).toEqual(before)

    const { id: run } = await regrader.look({ problemRevisionId: version }, { neverLower: false })
    expect(await countPrepared(run)).toBe(2)
    vi.restoreAllMocks()
    await regrader.apply(run)
    expect(await bringInLine(delivery.id)).toBe(0)
    expect(await standing(api, delivery.id)).toEqual(anew)
    expect(await points()).toEqual([10, 0])
    expect(await regrader.see(run)).toMatchObject({
      status: 'applied',
      done: 2,
      total: 2,
      summary: { rise: 1, fall: 1 },
    })
    expect(await countPrepared(run)).toBe(0)
    await regrader.undoWholly(run)
    expect(await standing(api, delivery.id)).toEqual(before)
  })

  it('works out anew what was submitted since', async () => {
    const { sitter, id, numbers, regrader, mend, delivery, points } = await regradeWorld(api)
    await sitter.submit(id, '1')
    const run = await regrader.look({ problemRevisionId: await mend() })
    await sitter.submit(id, numbers.sum)
    await regrader.apply(run.id)
    expect(await bringInLine(delivery.id)).toBe(2)
    expect(await points()).toEqual([10, 0])
  })

  it('works out anew where a setting that it rests on was changed since', async () => {
    const { sitter, id, numbers, regrader, mend, delivery, points } = await regradeWorld(api)
    await sitter.submit(id, '1')
    await sitter.submit(id, numbers.sum)
    const run = await regrader.look({ problemRevisionId: await mend() })
    await sql`update group_assessments set attempt_penalty_percent = 20 where id = ${delivery.id}`.execute(api.db)
    await regrader.apply(run.id)
    expect(await bringInLine(delivery.id)).toBe(2)
    expect(await points()).toEqual([8, 0])
  })

  it('prepares nothing for results with a mark or points by a person', async () => {
    const { sitter, id, second, secondId, numbers, regrader, mend, delivery, points } = await regradeWorld(api)
    await sitter.submit(id, numbers.sum)
    await second.submit(secondId, '1')
    await sql`update results set override_points = 3 where problem_instance_id = ${secondId}`.execute(api.db)
    await sql`update responses set source = 'person', percent = 50 where problem_instance_id = ${id}`.execute(api.db)
    const run = await regrader.look({ problemRevisionId: await mend() })
    expect(await countPrepared(run.id)).toBe(0)
    await regrader.apply(run.id)
    await bringInLine(delivery.id)
    expect((await regrader.see(run.id)).status).toBe('applied')
    expect(await points()).toHaveLength(2)
  })

  it('is forgotten when another look takes its place', async () => {
    const { sitter, id, numbers, regrader, mend } = await regradeWorld(api)
    await sitter.submit(id, numbers.sum)
    const version = await mend()
    const first = await regrader.look({ problemRevisionId: version })
    expect(await countPrepared(first.id)).toBe(2)
    const next = await regrader.look({ problemRevisionId: version }, { neverLower: false })
    expect([await countPrepared(first.id), await countPrepared(next.id)]).toEqual([0, 2])
  })
})
