import { randomUUID } from 'node:crypto'
import type { Database } from '@isomorph/database'
import { createEvaluation } from '@isomorph/evaluation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sit } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { getCachedInstance, type CachedInstance } from '../cache/instance-cache.ts'
import { markPending } from './mark-pending.ts'
import { submitAttempt } from './submit-attempt.ts'

let api: TestApi
const marker = createEvaluation()
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  await api.close()
  await marker.close()
})

const isAway = () => Promise.reject(new Error('away'))
const away = { markAnswers: isAway, markWaiting: isAway }

/** A learner with answers that wait for the evaluator. */
async function sitWithPending(count: number) {
  const { id, learner, right, sitter } = await sit(api, { attemptsAllowed: 30 })
  const instance = (await getCachedInstance(api.database, id)) as CachedInstance
  const submission = () => {
    const receivedAt = new Date()
    return {
      clientAttemptId: randomUUID(),
      answers: [{ questionKey: 1, value: right }],
      source: 'learner',
      receivedAt,
      clientAt: null,
      draftVersion: 0,
      judgedAt: receivedAt,
      keepsUnreadable: false,
      actorUserId: learner.id,
    } as const
  }
  for (let number = 0; number < count; number += 1)
    await submitAttempt({ database: api.database, marker: away }, instance, submission())
  return { id, instance, submission, sitter }
}

/** Decides the oldest answer that waits, as a sweep does that comes to it just now. */
async function decideOne(): Promise<void> {
  let isFirst = true
  const markWaiting: typeof marker.markWaiting = async (...question) => {
    if (!isFirst) return await isAway()
    isFirst = false
    return await marker.markWaiting(...question)
  }
  await markPending({ database: api.database, db: api.db, marker: { markAnswers: isAway, markWaiting } })
}

/** The database in which an answer of the learner is decided whenever a submission is about to be written. */
function decidingBeforeEachWrite(): { readonly database: Database; readonly writes: () => number } {
  let writes = 0
  const { preparedPool } = api.database
  const query = async (...parameters: Parameters<typeof preparedPool.query>) => {
    const [statement] = parameters as unknown as readonly [{ readonly name?: string }]
    if (statement.name?.startsWith('submit-attempts') === true) {
      writes += 1
      await decideOne()
    }
    return preparedPool.query(...parameters)
  }
  const proxied = new Proxy(preparedPool, {
    get: (pool, name) =>
      name === 'query' ? query : (Reflect.get(pool, name) as (...given: unknown[]) => unknown).bind(pool),
  })
  return { database: { ...api.database, preparedPool: proxied }, writes: () => writes }
}

it('writes a submission although answers of the same learner are decided before each try', async () => {
  const { id, instance, submission, sitter } = await sitWithPending(6)
  const { database, writes } = decidingBeforeEachWrite()
  const sent = submission()
  const { snapshot } = await submitAttempt({ database, marker }, instance, sent)
  expect(writes()).toBeGreaterThan(1)
  expect(snapshot.attempts.at(-1)).toMatchObject({ number: 7, clientAttemptId: sent.clientAttemptId, percent: 100 })
  // The cached snapshot is that of the database, so that the next one is written at once.
  await submitAttempt({ database: api.database, marker }, instance, submission())
  const { data } = await sitter.page(id)
  expect(data.attempts).toHaveLength(8)
  expect(data.attempts.filter(({ responses }) => responses[0]?.verdict === 'pending').length).toBe(6 - writes())
})

it('writes a repeat of a submission once, however often its writing is overtaken', async () => {
  const { instance, submission } = await sitWithPending(4)
  const { database } = decidingBeforeEachWrite()
  const sent = submission()
  const states = await Promise.all([1, 2].map(() => submitAttempt({ database, marker }, instance, sent)))
  expect(states.map(({ snapshot }) => snapshot.attempts.length)).toEqual([5, 5])
})

it('loses no submission of a learner whose answers are decided all the while', async () => {
  const { id, instance, submission, sitter } = await sitWithPending(12)
  const submitted = Promise.all(
    Array.from({ length: 4 }, () => submitAttempt({ database: api.database, marker }, instance, submission())),
  )
  await markPending({ database: api.database, db: api.db, marker })
  await submitted
  expect((await sitter.page(id)).data.attempts).toHaveLength(16)
})
