import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSitter } from '../../testing/deliveries.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { clearSittingCache } from './cache/clear-sitting-cache.ts'
import { sit } from '../../testing/sit.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

describe('a process that knows nothing yet', () => {
  it('goes on where another one was ended between typing and submitting', async () => {
    const { sitter, id, right, learner, delivery } = await sit(api)
    const key = randomUUID()
    await sitter.draft(id, right, 0)
    clearSittingCache(api.database)
    const later = createSitter(api, learner, delivery.id)
    const page = await later.page(id)
    expect(page.data.draft).toMatchObject({ version: 1, answers: [{ value: right }] })
    await later.submit(id, right, key, 1)
    clearSittingCache(api.database)
    const repeated = await later.submit(id, right, key, 1)
    expect(repeated.data).toMatchObject({ attemptsUsed: 1, earnedPoints: 10 })
  })

  it('submits with a stale memory as well as with none', async () => {
    const { sitter, id, right, learner, delivery } = await sit(api)
    await sitter.submit(id, '1')
    // Another process submits: the snapshot of this one is stale now.
    await api.db.updateTable('results').set({ version: 7 }).where('problemInstanceId', '=', id).execute()
    const { data } = await createSitter(api, learner, delivery.id).submit(id, right)
    expect(data).toMatchObject({ attemptsUsed: 2, earnedPoints: 10 })
  })
})
