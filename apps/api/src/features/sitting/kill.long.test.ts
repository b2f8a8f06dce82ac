import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { sit } from '../../testing/sit.fixtures.ts'

/** The product as it is started, on the test's database, ended as hard as can be while learners submit. */

const root = fileURLToPath(new URL('../../../../../', import.meta.url))

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await new Promise<void>((resolve, reject) => {
    const build = spawn(process.execPath, ['scripts/build.mjs', 'server'], { cwd: root, stdio: 'ignore' })
    build.on('close', (code) => (code === 0 ? resolve() : reject(new Error('The server could not be built.'))))
  })
}, 120_000)
afterAll(() => api.close())

interface Running {
  readonly address: string
  readonly kill: () => Promise<void>
}

async function startProduct(): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, ['apps/api/dist/main.js'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: api.url, PORT: '0', DEMO: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const ready = /ready at (\S+)/.exec(said)?.[1]
      if (ready !== undefined) resolve(ready)
    })
    child.once('exit', () => reject(new Error(`The product ended. ${said}`)))
  })
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await ended
  }
  return { address, kill }
}

describe('kill -9 of the server', () => {
  it('loses no acknowledged draft or answer, and counts none twice', async () => {
    const { learner, delivery, id } = await sit(api, { attemptsAllowed: null })
    const headers = { authorization: `Bearer ${await api.tokenOf(learner)}`, 'content-type': 'application/json' }
    const acknowledged = new Set<string>()
    const writerId = randomUUID()
    let saved = 0
    for (let round = 0; round < 10; round += 1) {
      const server = await startProduct()
      const base = `${server.address}/api/groupAssessments/${delivery.id}/problemInstances/${id}`
      const ends = AbortSignal.timeout(3000)
      const keys = Array.from({ length: 40 }, () => randomUUID())
      const submit = async (key: string): Promise<void> => {
        const body = JSON.stringify({ clientAttemptId: key, answers: [{ questionKey: 1, value: '1' }] })
        const response = await fetch(`${base}/attempts`, { method: 'POST', headers, body, signal: ends })
        if (response.ok) acknowledged.add(key)
      }
      const type = async (writerSequence: number): Promise<void> => {
        const answers = [{ questionKey: 1, value: String(writerSequence) }]
        const body = JSON.stringify({ answers, writerId, writerSequence, baseVersion: 0 })
        const response = await fetch(`${base}/draft`, { method: 'PUT', headers, body, signal: ends })
        if (response.ok) saved = Math.max(saved, writerSequence)
      }
      const acts = keys.flatMap((key, index) => [submit(key), submit(key), type(round * 100 + index + 1)])
      setTimeout(() => void server.kill(), 20 + round * 25)
      await Promise.allSettled(acts)
      await server.kill()
      // A client repeats what was not acknowledged.
      const again = await startProduct()
      const repeats = keys.map(async (clientAttemptId) => {
        const url = `${again.address}/api/groupAssessments/${delivery.id}/problemInstances/${id}/attempts`
        const body = JSON.stringify({ clientAttemptId, answers: [{ questionKey: 1, value: '1' }] })
        for (let tries = 0; tries < 20; tries += 1)
          if ((await fetch(url, { method: 'POST', headers, body })).ok) return void acknowledged.add(clientAttemptId)
      })
      await Promise.all(repeats)
      await again.kill()
    }
    const { rows } = await api.database.pool.query<{ attempts: number; used: number; keys: number; draft: string }>(
      `select (select count(*)::int from attempts where problem_instance_id = $1) as attempts,
         (select attempts_used from results where problem_instance_id = $1) as used,
         (select count(distinct client_attempt_id)::int from attempts where problem_instance_id = $1) as keys,
         (select answers -> 0 ->> 'value' from drafts where problem_instance_id = $1) as draft`,
      [id],
    )
    expect(rows[0]).toMatchObject({ attempts: acknowledged.size, used: acknowledged.size, keys: acknowledged.size })
    expect(Number(rows[0]?.draft)).toBeGreaterThanOrEqual(saved)
  })
})
