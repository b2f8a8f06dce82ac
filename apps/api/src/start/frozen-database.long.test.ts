import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'
import { startProduct, type RunningProduct } from './start.ts'

/** The product on its embedded database, all of whose processes stand still. */

let dataDir: string
let product: RunningProduct
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'isomorph-frozen-'))
  const environment = readEnvironment({ PORT: '0', DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' })
  product = await startProduct(environment, () => undefined)
})
afterAll(async () => {
  signalToServer('SIGCONT')
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
})

function parentOf(pid: string): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return 0
  const stat = readFileSync(file, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

/** To the server and every process of it. */
function signalToServer(signal: NodeJS.Signals): void {
  const file = join(dataDir, 'database', 'cluster', 'postmaster.pid')
  const server = Number.parseInt(readFileSync(file, 'utf8'), 10)
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === server)
  for (const pid of [server, ...children.map(Number)]) process.kill(pid, signal)
}

interface Timed {
  readonly status: number
  readonly type: string | undefined
  readonly seconds: number
}

async function ask(path: string): Promise<Timed> {
  const asked = performance.now()
  const response = await fetch(`${product.address}${path}`)
  const { type } = (await response.json()) as { type?: string }
  return { status: response.status, type, seconds: (performance.now() - asked) / 1000 }
}

const call = '/api/account/setup'
const unavailable = 'urn:isomorph:unavailable'

describe.skipIf(process.platform !== 'linux')('with PostgreSQL frozen', () => {
  it('/readyz is 503 within 2 s, calls fail in words within 26 s, and all return when it does', async () => {
    expect(await ask('/readyz')).toMatchObject({ status: 200 })
    expect(await ask(call)).toMatchObject({ status: 200 })
    for (let round = 0; round < 2; round += 1) {
      signalToServer('SIGSTOP')
      const calls = Array.from({ length: 30 }, () => ask(call))
      const readiness = await ask('/readyz')
      expect(readiness).toMatchObject({ status: 503, type: unavailable })
      expect(readiness.seconds).toBeLessThan(2)
      expect((await ask('/healthz')).status).toBe(200)
      for (const answer of await Promise.all(calls)) {
        expect(answer).toMatchObject({ status: 503, type: unavailable })
        expect(answer.seconds).toBeLessThan(26)
      }
      signalToServer('SIGCONT')
      await expect.poll(async () => (await ask('/readyz')).status, { timeout: 10_000 }).toBe(200)
      expect(await Promise.all(Array.from({ length: 30 }, () => ask(call)))).toEqual(
        Array.from({ length: 30 }, () => expect.objectContaining({ status: 200 }) as unknown),
      )
    }
  })
})
