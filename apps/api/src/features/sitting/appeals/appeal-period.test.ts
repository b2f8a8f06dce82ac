import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { regradeWorld } from '../../regrades/regrades.fixtures.ts'
import { isInAppealPeriod } from './appeal-period.ts'
import { appealWorld } from './appeals.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** What is done in the past counts from then on; regrades and marks are of the present. */
async function daysAgo<T>(days: number, make: () => Promise<T>): Promise<T> {
  api.clock.set(new Date(Date.now() - days * 86_400_000))
  try {
    return await make()
  } finally {
    api.clock.set(null)
  }
}

describe('the time for appeals', () => {
  it('is a week from the marking, unless the assessment says otherwise', async () => {
    const { sitter, id, raise, delivery } = await daysAgo(6.9, () => appealWorld(api))
    const key = randomUUID()
    expect((await sitter.page(id)).data.canAppeal).toBe(true)
    expect((await raise('In time.', key)).status).toBe(200)
    await api.db
      .updateTable('groupAssessments')
      .set({ appealDays: 5, version: delivery.version + 1 })
      .where('id', '=', delivery.id)
      .execute()
    const { data } = await sitter.page(id)
    expect(data.canAppeal).toBeUndefined()
    expect(data.appeals).toHaveLength(1)
    expect((await raise('In time.', key)).status).toBe(200)
    const late = await daysAgo(7.1, () => appealWorld(api))
    expect((await late.sitter.page(late.id)).data.canAppeal).toBeUndefined()
    expect((await late.raise()).error.type).toContain('appeal-period-over')
    const none = await appealWorld(api, { appealDays: 0 })
    expect((await none.sitter.page(none.id)).data.canAppeal).toBeUndefined()
    expect((await none.raise()).error.type).toContain('appeal-period-over')
    const long = await daysAgo(20, () => appealWorld(api, { appealDays: 30 }))
    expect((await long.raise()).status).toBe(200)
  })

  it('begins anew when a regrade marks an answer again', async () => {
    const { sitter, id, regrader, mend } = await daysAgo(20, async () => {
      const world = await regradeWorld(api, { attemptsAllowed: null })
      await world.sitter.submit(world.id, world.numbers.sum)
      return world
    })
    expect((await sitter.page(id)).data.canAppeal).toBeUndefined()
    await regrader.regrade({ problemRevisionId: await mend() })
    expect((await sitter.page(id)).data.canAppeal).toBe(true)
  })

  it('begins when marks are released by hand, however long that takes', () => {
    const day = (text: string) => new Date(`2026-03-${text}T10:00:00Z`)
    const settings = {
      appealDays: 7,
      correctnessRelease: 'immediately',
      correctnessReleasedAt: null,
      scoresRelease: 'byHand',
      scoresReleasedAt: day('20'),
    } as const
    const schedule = { due_at: null, finished_at: null }
    const snapshot = { attempts: [], lastMarkedAt: day('02'), schedule }
    expect(isInAppealPeriod(settings, snapshot, day('26'))).toBe(true)
    expect(isInAppealPeriod(settings, snapshot, day('27'))).toBe(false)
    const afterDue = { ...settings, scoresRelease: 'afterDue', scoresReleasedAt: null } as const
    const due = { ...snapshot, schedule: { ...schedule, due_at: day('10') } }
    expect([isInAppealPeriod(afterDue, due, day('16')), isInAppealPeriod(afterDue, due, day('18'))]).toEqual([
      true,
      false,
    ])
  })
})
