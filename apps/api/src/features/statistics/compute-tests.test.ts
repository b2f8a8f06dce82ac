import type { KyselyPlugin } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { addCourse, createSitter } from '../../testing/deliveries.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { computeTestsTask } from './compute-tests.ts'
import { createReadings } from './get-statistics.ts'
import { selectSourceVersion } from './statistics.queries.ts'
import { selectStoredTests } from './stored-tests.queries.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterEach(() => vi.useRealTimers())
afterAll(async () => await api.close())

async function giveAndAnswer(): Promise<number> {
  const course = await addCourse(api)
  const { id } = await course.give()
  for (const learner of course.learners) {
    const sitter = createSitter(api, learner, id)
    const { problems } = (await sitter.start()).data
    for (const { problemInstanceId } of problems) await sitter.submit(problemInstanceId, '7')
  }
  return id
}

/** Acts once the work of a class has been read, before anything else is. */
function onWorkRead(act: () => Promise<unknown>): KyselyPlugin {
  let isDone = false
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isDone && result.rows.some((row) => 'percent' in row)) {
        isDone = true
        await act()
      }
      return result
    },
  }
}

it('stores tests under the version before a mark that changes while they are worked out', async () => {
  const groupAssessmentId = await giveAndAnswer()
  const former = await selectSourceVersion(api.db, groupAssessmentId)
  const changeMark = async () =>
    await api.db
      .updateTable('results')
      .set(({ eb }) => ({ percent: 100, version: eb('version', '+', 1) }))
      .where('groupAssessmentId', '=', groupAssessmentId)
      .execute()
  const { services } = api.app.contractRouting
  const db = services.db.withPlugin(onWorkRead(changeMark))
  await computeTestsTask.run({ groupAssessmentId }, { ...services, db })
  const [stored] = await selectStoredTests(api.db, groupAssessmentId, 'counting')
  expect(stored?.sourceVersion).toBe(former)
  expect(await selectSourceVersion(api.db, groupAssessmentId)).not.toBe(former)
})

it('works nothing out again that is about the present work', async () => {
  const groupAssessmentId = await giveAndAnswer()
  const { services } = api.app.contractRouting
  const store = async () => {
    await computeTestsTask.run({ groupAssessmentId }, services)
    return await selectStoredTests(api.db, groupAssessmentId, 'counting')
  }
  const first = await store()
  expect(first).toHaveLength(1)
  expect(await store()).toEqual(first)
})

it('drops what was read after 30 seconds', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let now = 1000
  const readings = createReadings({ now: () => now })
  readings.set('1 counting', { at: new Date(), reading: new Promise(() => undefined) })
  const wait = (milliseconds: number) => {
    now += milliseconds
    vi.advanceTimersByTime(milliseconds)
    return readings.size
  }
  expect(wait(29_000)).toBe(1)
  expect(wait(2000)).toBe(0)
})
