import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDatabase } from '@isomorph/database'
import { createEmptyDatabase, type TestDatabase } from '@isomorph/testing/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** The product as it is started with the demo: several processes at once. */

const root = fileURLToPath(new URL('../../../../', import.meta.url))
let folder: string
const running: ChildProcess[] = []
const databases: TestDatabase[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isomorph-demo-'))
  const built = spawnSync(process.execPath, ['scripts/build.mjs', 'server'], { cwd: root, stdio: 'ignore' })
  if (built.status !== 0) throw new Error('The server could not be built.')
}, 180_000)
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  for (const database of databases) await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function emptyDatabase(): Promise<string> {
  const database = await createEmptyDatabase()
  databases.push(database)
  return database.url
}

function run(url: string, program: 'main' | 'worker' = 'main') {
  const child = spawn(process.execPath, [`apps/api/dist/${program}.js`], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder, PORT: '0', DEMO: '1', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    said: () => said,
    says: async (text: string) => await expect.poll(() => said, { timeout: 240_000, interval: 20 }).toContain(text),
    async end(signal: NodeJS.Signals) {
      child.kill(signal)
      return await ended
    },
  }
}

async function countDemo(url: string): Promise<{ courses: number; marked: number }> {
  const { pool, close } = createDatabase(url, { maximumConnections: 1, asOwner: true })
  const { rows } = await pool.query<{ courses: number; marked: number }>(
    `select (select count(*)::int from groups) as courses,
       (select count(*)::int from responses where source = 'person') as marked`,
  )
  await close()
  return rows[0] ?? { courses: 0, marked: 0 }
}

async function count(url: string, query: string): Promise<number> {
  const { pool, close } = createDatabase(url, { maximumConnections: 1, asOwner: true })
  const { rows } = await pool.query<{ count: number }>(query)
  await close()
  return rows[0]?.count ?? 0
}

const countAttempts = async (url: string) => await count(url, 'select count(*)::int from attempts')

/** Sittings of an assessment that is closed and that were not ended. */
const countRunning = async (url: string) =>
  await count(
    url,
    `select count(*)::int from learner_statuses s join group_assessments g on g.id = s.group_assessment_id
      where s.finished_at is null and s.started_at is not null and g.closes_at < now()`,
  )

describe('the demo', () => {
  it('is made once by two servers that start at once', async () => {
    const url = await emptyDatabase()
    const servers = [run(url), run(url)]
    await Promise.all(servers.map((server) => server.says('People of the demo')))
    expect(servers.filter((server) => server.said().includes('Making the demo course'))).toHaveLength(1)
    for (const each of servers) expect(await each.end('SIGTERM')).toBe(0)
    const { courses, marked } = await countDemo(url)
    expect(courses).toBe(1)
    expect(marked).toBeGreaterThan(0)
  })

  it('is made beside a worker that was started first', async () => {
    const url = await emptyDatabase()
    const worker = run(url, 'worker')
    await worker.says('Isomorph works on its jobs.')
    const server = run(url)
    await server.says('People of the demo')
    expect(await countDemo(url)).toMatchObject({ courses: 1 })
    for (const each of [server, worker]) expect(await each.end('SIGTERM')).toBe(0)
    expect(worker.said()).not.toContain('waiting for the demo')
  })

  it('that was cut off is finished by the next start, even when a worker has ended its sittings', async () => {
    const url = await emptyDatabase()
    for (const parts of [1, 20, 40]) {
      const server = run(url)
      await server.says('Making the demo course')
      const attempts = async () => await countAttempts(url)
      await expect.poll(attempts, { timeout: 60_000, interval: 20 }).toBeGreaterThanOrEqual(parts)
      await server.end('SIGKILL')
      const worker = run(url, 'worker')
      await worker.says('Isomorph works on its jobs.')
      await expect.poll(async () => await countRunning(url), { timeout: 60_000 }).toBe(0)
      expect(await worker.end('SIGTERM')).toBe(0)
    }
    const server = run(url)
    await server.says('People of the demo')
    const { courses, marked } = await countDemo(url)
    expect(courses).toBe(1)
    expect(marked).toBeGreaterThan(0)
    expect(await server.end('SIGTERM')).toBe(0)
  })
})
