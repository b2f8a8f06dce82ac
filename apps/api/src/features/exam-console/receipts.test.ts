import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { examConsoleCalls } from '@isomorph/contract'
import { sit } from '../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

it('come in parts below 200 kB, each person once, in the order of names', async () => {
  const { course, delivery } = await sit(api)
  const ofDelivery = { groupAssessmentId: delivery.id }
  const body = {
    clientKey: randomUUID(),
    text: 'Mind the gap.',
    isUrgent: false,
    learners: 'everyone',
    itemKey: null,
  } as const
  const { data: told } = await api.call(examConsoleCalls.announce, { as: course.instructor, params: ofDelivery, body })
  await sql`
    with people as (
      insert into users (user_name, email, first_name, last_name, uid)
      select 'seer' || n, 'seer' || n || '@example.org', repeat('Long', 10), 'Seer ' || n % 700, 'seer' || n
        from generate_series(1, 2050) n returning id)
    insert into announcement_receipts (announcement_id, user_id, seen_at)
    select ${told.id}, id, now() from people`.execute(api.db)
  const params = { ...ofDelivery, announcementId: told.id }
  const [seen, sizes]: [number[], number[]] = [[], []]
  for (let hasMore = true; hasMore;) {
    const last = seen.at(-1)
    const query = last === undefined ? {} : { after: last }
    const part = await api.call(examConsoleCalls.listReceipts, { as: course.grader, params, query })
    seen.push(...part.data.items.map(({ learner }) => learner.id))
    sizes.push(part.text.length)
    hasMore = part.data.hasMore
  }
  const inOrder = await api.db
    .selectFrom('users')
    .select('id')
    .where('userName', 'like', 'seer%')
    .orderBy('sortName')
    .orderBy('id')
    .execute()
  expect(seen).toEqual(inOrder.map(({ id }) => id))
  expect(sizes).toHaveLength(6)
  expect(Math.max(...sizes)).toBeLessThan(200_000)
})
