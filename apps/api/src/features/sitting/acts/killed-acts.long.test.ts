import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildServer, endOf, freePort, startServer } from '../../../testing/server-processes.ts'
import { sit } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

/**
 * The product as it is started is killed in each act of the staff of an exam: after everything of it was written, before the commit. A
 * lock on the audit log, which is written last, holds it there.
 */

let api: TestApi
let dataDir: string
let server: ChildProcess | undefined
let port = 0
beforeAll(async () => {
  api = await createTestApi()
  dataDir = await mkdtemp(join(tmpdir(), 'isomorph-acts-'))
  buildServer()
}, 300_000)
afterAll(async () => {
  server?.kill('SIGKILL')
  await api.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(): Promise<void> {
  port = await freePort()
  server = await startServer({ port, databaseUrl: api.url, dataDir })
}

async function kill(): Promise<void> {
  if (!server) return
  const ended = endOf(server)
  server.kill('SIGKILL')
  await ended
  server = undefined
}

/** Nobody writes to the audit log until it is released. */
async function holdAuditLog() {
  const client = new pg.Client({ connectionString: api.url })
  await client.connect()
  await client.query('begin; lock table audit_events in share mode')
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const waiting = async () =>
    await sql`select from pg_stat_activity where ${rows[0]?.pid ?? 0}::int = any(pg_blocking_pids(pid))`.execute(api.db)
  return {
    untilHeldUp: async () => {
      while ((await waiting()).rows.length === 0) await wait(20)
    },
    release: async () => {
      await client.query('rollback')
      await client.end()
    },
  }
}

type Sat = Awaited<ReturnType<typeof sit>>

function senderOf({ course, delivery }: Sat) {
  return async (path: string, body: object): Promise<unknown> => {
    const headers = {
      authorization: `Bearer ${await api.tokenOf(course.instructor)}`,
      'content-type': 'application/json',
    }
    const url = `http://127.0.0.1:${port}/api/groupAssessments/${delivery.id}/${path}`
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    return await response.json()
  }
}

/** All that acts change of a learner, and what was announced. */
async function standingOf({ delivery, learner }: Sat) {
  const { rows } = await sql<Record<string, unknown>>`
    select s.extra_seconds, s.extra_attempts, s.paused_at is not null as is_paused, s.ended_at is not null as is_ended,
      s.reopened_until is not null as is_reopened,
      (select coalesce(bool_or(c.is_excused), false) from accommodations c
        where c.user_id = s.user_id and c.group_assessment_id = s.group_assessment_id) as is_excused,
      (select count(*)::int from learner_status_events e
        where e.group_assessment_id = s.group_assessment_id and e.user_id = s.user_id and e.kind <> 'TimeExpired') as events,
      (select count(*)::int from announcements a where a.group_assessment_id = s.group_assessment_id) as announced
      from learner_statuses s
     where s.group_assessment_id = ${delivery.id} and s.user_id = ${learner.id}`.execute(api.db)
  return rows[0]
}

it('loses no act of staff and does none twice, though the server is killed in every one', async () => {
  const sat = await sit(api, { timeLimitMinutes: 600 })
  const send = senderOf(sat)
  const common = { learners: [sat.learner.id], reason: 'Fire alarm.' }
  const onLearner = (act: object) => ({ path: 'learnerStatuses/acts', body: { ...act, ...common } })
  const acts: readonly { readonly path: string; readonly body: object; readonly effect: object }[] = [
    { ...onLearner({ kind: 'grantTime', minutes: 10 }), effect: { extraSeconds: 600 } },
    { ...onLearner({ kind: 'pause' }), effect: { isPaused: true } },
    { ...onLearner({ kind: 'continue' }), effect: { isPaused: false, extraSeconds: 600 } },
    { ...onLearner({ kind: 'grantAttempts', attempts: 2 }), effect: { extraAttempts: 2 } },
    { ...onLearner({ kind: 'excuse' }), effect: { isExcused: true } },
    { ...onLearner({ kind: 'unexcuse' }), effect: { isExcused: false } },
    { ...onLearner({ kind: 'finish' }), effect: { isEnded: true } },
    { ...onLearner({ kind: 'reopen', minutes: 5 }), effect: { isEnded: false, isReopened: true } },
    {
      path: 'announcements',
      body: { text: 'Use g = 9.81.', isUrgent: false, learners: 'everyone' },
      effect: { announced: 1, extraSeconds: 600, extraAttempts: 2 },
    },
  ]
  await start()
  for (const { path, body, effect } of acts) {
    const before = await standingOf(sat)
    const keyed = { ...body, clientKey: randomUUID() }
    const held = await holdAuditLog()
    const lost = send(path, keyed).catch(() => 'no answer')
    await held.untilHeldUp()
    await kill()
    await held.release()
    expect(await lost).toBe('no answer')
    expect(await standingOf(sat)).toEqual(before)
    await start()
    // Whoever had no answer repeats the act; whoever repeats it again changes nothing.
    const first = await send(path, keyed)
    const after = await standingOf(sat)
    expect(after).toMatchObject(effect)
    expect(await send(path, keyed)).toEqual(first)
    expect(await standingOf(sat)).toEqual(after)
  }
  await kill()
}, 600_000)
