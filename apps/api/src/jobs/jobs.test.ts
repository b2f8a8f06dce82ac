import { createDatabase } from '@isomorph/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { defineTask, enqueue, enqueueEach, startWorker, type Worker } from './jobs.ts'

let api: TestApi
let worker: Worker | undefined
const done: number[] = []
const errors: string[] = []
let sweeps = 0

const count = defineTask({
  name: 'count',
  payload: z.object({ number: z.number() }),
  run: async ({ number }) => {
    if (number < 0) throw new Error('negative')
    done.push(number)
  },
})

const givenUp: number[] = []
const hopeless = defineTask({
  name: 'hopeless',
  maximumTries: 2,
  payload: z.object({ number: z.number() }),
  run: async ({ number }) => {
    done.push(number)
    throw new Error('hopeless')
  },
  giveUp: async ({ number }) => void givenUp.push(number),
})

const low = defineTask({
  name: 'low',
  priority: 10,
  payload: z.object({ number: z.number() }),
  run: async ({ number }) => void done.push(number),
})

let atWork = 0
let mostAtWork = 0
const begun: number[] = []
let release: (() => void) | undefined
const released = new Promise<void>((resolve) => {
  release = resolve
})
const single = defineTask({
  name: 'single',
  queue: 'singles',
  payload: z.object({ number: z.number() }),
  run: async ({ number }) => {
    mostAtWork = Math.max(mostAtWork, ++atWork)
    begun.push(number)
    await released
    atWork -= 1
    done.push(number)
  },
})

let letGo: (() => void) | undefined
const patient = defineTask({
  name: 'patient',
  payload: z.object({ number: z.number() }),
  run: async ({ number }) => {
    begun.push(number)
    await new Promise<void>((resolve) => (letGo = resolve))
  },
})

async function work(options: { readonly concurrency?: number } = {}): Promise<Worker> {
  return await startWorker({
    ...options,
    url: api.url,
    tasks: [count, hopeless, low, single, patient],
    sweeps: [{ name: 'sweep', everyMilliseconds: 20, run: async () => void (sweeps += 1) }],
    services: api.app.contractRouting.services,
    onError: (error, what) => void errors.push(`${what}: ${(error as Error).message}`),
  })
}

beforeAll(async () => {
  api = await createTestApi()
  worker = await work()
})
afterAll(async () => {
  await worker?.stop()
  await api.close()
})

it('does what was enqueued, in the transaction of a change that stays', async () => {
  await enqueue(api.db, count, { number: 1 })
  await api.db
    .transaction()
    .execute(async (trx) => {
      await enqueue(trx, count, { number: 2 })
      throw new Error('rolled back')
    })
    .catch(() => undefined)
  await enqueue(api.db, count, { number: 3 })
  await vi.waitFor(() => expect(done.toSorted((a, b) => a - b)).toEqual([1, 3]), { timeout: 10_000 })
})

it('does each of several that were enqueued by one statement', async () => {
  done.length = 0
  const execute = vi.spyOn(api.db.getExecutor(), 'executeQuery')
  await enqueueEach(api.db, count, [])
  await enqueueEach(
    api.db,
    count,
    [11, 12, 13].map((number) => ({ number })),
  )
  expect(execute).toHaveBeenCalledOnce()
  execute.mockRestore()
  await vi.waitFor(() => expect(done.toSorted((a, b) => a - b)).toEqual([11, 12, 13]), { timeout: 10_000 })
})

it('keeps the last of several with the same key', async () => {
  done.length = 0
  // Those that are replaced would not be due before the test is long over.
  const later = new Date(Date.now() + 3_600_000)
  for (const number of [4, 5]) await enqueue(api.db, count, { number }, { key: 'same', runAt: later })
  await enqueue(api.db, count, { number: 6 }, { key: 'same', runAt: new Date() })
  await vi.waitFor(() => expect(done).toEqual([6]), { timeout: 15_000 })
})

it('tells of a job that fails and of one whose payload is not right', async () => {
  await enqueue(api.db, count, { number: -1 })
  await enqueue(api.db, count, { number: 'x' } as never)
  await vi.waitFor(() => expect(errors.filter((error) => error.startsWith('job count'))).toHaveLength(2), {
    timeout: 10_000,
  })
})

it('gives a job up after its last try, not before', async () => {
  done.length = 0
  await enqueue(api.db, hopeless, { number: 8 })
  await vi.waitFor(() => expect(done).toEqual([8]), { timeout: 10_000 })
  expect(givenUp).toEqual([])
  await vi.waitFor(() => expect(givenUp).toEqual([8]), { timeout: 20_000 })
  expect(done).toEqual([8, 8])
})

it('sweeps again and again', async () => {
  await vi.waitFor(() => expect(sweeps).toBeGreaterThan(2))
})

it('takes up first what has the smaller priority', async () => {
  await worker?.stop()
  done.length = 0
  await enqueue(api.db, low, { number: 10 })
  await enqueue(api.db, count, { number: 11 })
  worker = await work({ concurrency: 1 })
  await vi.waitFor(() => expect(done).toEqual([11, 10]), { timeout: 15_000 })
  await worker.stop()
  worker = await work()
})

it('works on one job of a queue at a time, and on others meanwhile', async () => {
  done.length = 0
  await enqueue(api.db, single, { number: 12 })
  await vi.waitFor(() => expect(begun).toEqual([12]), { timeout: 10_000 })
  await enqueue(api.db, single, { number: 13 })
  await enqueue(api.db, count, { number: 14 })
  await vi.waitFor(() => expect(done).toEqual([14]), { timeout: 15_000 })
  expect(begun).toEqual([12])
  release?.()
  await vi.waitFor(() => expect(done).toEqual([14, 12, 13]), { timeout: 15_000 })
  expect(mostAtWork).toBe(1)
})

it('holds a job in a name that beats, so that nobody frees it while it is worked on', async () => {
  begun.length = 0
  await enqueue(api.db, patient, { number: 16 })
  await vi.waitFor(() => expect(begun).toEqual([16]), { timeout: 15_000 })
  const admin = createDatabase(api.url, { asOwner: true })
  const { rows } = await sql`
    select h.worker_id is not null as beats from graphile_worker._private_jobs j
      left join worker_heartbeats h on h.worker_id = j.locked_by
     where j.locked_by is not null`.execute(admin.db)
  await admin.close()
  letGo?.()
  expect(rows).toEqual([{ beats: true }])
})

it('frees a queue that a dead worker holds without a job', async () => {
  await worker?.stop()
  worker = undefined
  done.length = 0
  await enqueue(api.db, single, { number: 15 })
  const admin = createDatabase(api.url, { asOwner: true })
  await sql`update graphile_worker._private_job_queues set locked_by = 'worker-gone', locked_at = now()`.execute(
    admin.db,
  )
  await admin.close()
  worker = await work()
  await vi.waitFor(() => expect(done).toEqual([15]), { timeout: 15_000 })
})

/** As a worker leaves a job that it was killed at. */
async function orphan(number: number, attempts: number): Promise<void> {
  const admin = createDatabase(api.url, { asOwner: true })
  await sql`update graphile_worker._private_jobs set locked_by = 'worker-dead', locked_at = now(), attempts = ${attempts}
    where payload ->> 'number' = ${String(number)}`.execute(admin.db)
  await admin.close()
}

it('frees the jobs of a worker that died', async () => {
  await worker?.stop()
  worker = undefined
  done.length = 0
  await enqueue(api.db, count, { number: 7 })
  await orphan(7, 1)
  worker = await work()
  await vi.waitFor(() => expect(done).toEqual([7]), { timeout: 15_000 })
})

it('gives up the job of a worker that died at the last try, once though several workers start', async () => {
  await worker?.stop()
  worker = undefined
  done.length = 0
  givenUp.length = 0
  await enqueue(api.db, hopeless, { number: 9 })
  await orphan(9, 2)
  const [one, other] = await Promise.all([work(), work()])
  expect(givenUp).toEqual([9])
  await Promise.all([one.stop(), other.stop()])
  worker = await work()
  expect(givenUp).toEqual([9])
  expect(done).toEqual([])
})
