import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { problemContent } from '../../testing/deliveries.ts'
import { buildServer, endOf, freePort, startServer } from '../../testing/server-processes.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { asking, regradeWorld, standing } from './regrades.fixtures.ts'
import { lookAtRegradeTask } from './work-on-regrades.ts'

/**
 * The product as it is started works off a regrade, and is killed in each of its chunks: after the results of the chunk were
 * written, before the commit. A lock on the run holds it there.
 */

let api: TestApi
let dataDir: string
let server: ChildProcess | undefined
beforeAll(async () => {
  api = await createTestApi()
  dataDir = await mkdtemp(join(tmpdir(), 'isomorph-regrade-'))
  buildServer()
}, 300_000)
afterAll(async () => {
  server?.kill('SIGKILL')
  await api.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(): Promise<void> {
  server = await startServer({ port: await freePort(), databaseUrl: api.url, dataDir })
}

async function kill(): Promise<void> {
  if (!server) return
  const ended = endOf(server)
  server.kill('SIGKILL')
  await ended
  server = undefined
  // As when a minute has passed: the worker is known to be dead, and its jobs are anybody's.
  await api.db.deleteFrom('workerHeartbeats').execute()
}

/**
 * Holds the row of a run: a chunk that counts itself there waits, with everything of it written and nothing committed. What refers to
 * the row does not wait.
 */
async function holdRun(runId: number) {
  const client = new pg.Client({ connectionString: api.url })
  await client.connect()
  await client.query('begin')
  await client.query('select from regrade_runs where id = $1 for no key update', [runId])
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const isHeldUp = async (): Promise<boolean> => {
    const waiting = await sql`
      select from pg_stat_activity where ${rows[0]?.pid ?? 0}::int = any(pg_blocking_pids(pid))`.execute(api.db)
    return waiting.rows.length > 0
  }
  return {
    isHeldUp,
    release: async () => {
      await client.query('rollback')
      await client.end()
    },
  }
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(20)
}

async function doneOf(runId: number): Promise<number> {
  const { done } = await api.db
    .selectFrom('regradeRuns')
    .select('done')
    .where('id', '=', runId)
    .executeTakeFirstOrThrow()
  return done
}

async function isApplied(runId: number): Promise<boolean> {
  const { status } = await api.db
    .selectFrom('regradeRuns')
    .select('status')
    .where('id', '=', runId)
    .executeTakeFirstOrThrow()
  return status === 'applied'
}

/** Kills the worker in each chunk of the run, and lets the next one do that chunk; it is killed somewhere in the one after. */
async function workWithKills(runId: number): Promise<void> {
  while (!(await isApplied(runId))) {
    const held = await holdRun(runId)
    const before = await doneOf(runId)
    await start()
    await until(held.isHeldUp)
    await kill()
    await held.release()
    expect(await doneOf(runId)).toBe(before)
    await start()
    await until(async () => (await doneOf(runId)) > before || (await isApplied(runId)))
    await kill()
  }
}

// Two chunks of what the look prepared, and three of the undoing, which has no look. Each kill counts as a try of the job, which has ten.
it('ends as if nothing had been, applied and undone, though its worker is killed in every chunk', async () => {
  const problems = Array.from({ length: 36 }, () => problemContent(asking('a*b')))
  const { sitter, ids, id, numbers, regrader, delivery } = await regradeWorld(api, {}, problems)
  await sitter.submit(id, numbers.sum)
  for (const each of ids.slice(1, 6)) await sitter.submit(each, '1')
  const targets = ids.map((_, index) => ({
    itemKey: index + 1,
    rules: { problemRevisionId: null, points: 4, creditRule: 'fullCreditIfAnswered' as const, questionRules: [] },
  }))
  const { data: run } = await regrader.startMany(targets)
  await lookAtRegradeTask.run({ runId: run.id }, api.app.contractRouting.services)
  const before = await standing(api, delivery.id)
  await regrader.apply(run.id)
  await workWithKills(run.id)
  expect(await regrader.see(run.id)).toMatchObject({ status: 'applied', done: 72, total: 72 })
  const { learners } = await regrader.results()
  expect(learners.map(({ points, possible }) => [points, possible])).toEqual([
    [24, 144],
    [0, 144],
  ])
  const { data: undone } = await regrader.undo(run.id)
  await workWithKills(undone.id)
  expect(await regrader.see(undone.id)).toMatchObject({ status: 'applied', done: 72 })
  expect(await standing(api, delivery.id)).toEqual(before)
})
