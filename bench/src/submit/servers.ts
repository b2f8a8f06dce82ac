/** The processes that are measured: the product as it is started, and a bare Fastify to compare it with. */

import { fork, spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import pg from 'pg'
import { cpuSecondsOf } from './processes.ts'

export interface MeasuredServer {
  readonly address: string
  /** Processor seconds used so far by the server's process; not a number where the system does not tell. */
  readonly cpuSeconds: () => Promise<number>
  readonly stop: () => Promise<void>
}

/** The code of the bare server's process. */
export async function serveBare([databaseUrl = '']: readonly string[]): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  await pool.query('create table if not exists bench_inserts (id bigint generated always as identity, text text)')
  const app = Fastify({ logger: false })
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Fastify's, not Express's: it awaits its handlers
  app.post('/post-json', async (request) => ({ received: request.body }))
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- as above
  app.post('/post-insert', async (request) => {
    const text = JSON.stringify(request.body)
    const { rows } = await pool.query({
      name: 'insert',
      text: 'insert into bench_inserts (text) values ($1) returning id',
      values: [text],
    })
    return { id: (rows[0] as { id: string }).id }
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
}

function measured(child: ChildProcess, address: string): MeasuredServer {
  return {
    address,
    cpuSeconds: () => cpuSecondsOf(child.pid ?? Number.NaN),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

export async function startBare(databaseUrl: string): Promise<MeasuredServer> {
  const child = fork(process.argv[1] ?? '', ['bare-server', databaseUrl], { stdio: ['ignore', 2, 2, 'ipc'] })
  const address = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(message as string))
    child.once('exit', () => reject(new Error('The bare server ended before it served.')))
  })
  return measured(child, address)
}

const productFile = fileURLToPath(new URL('../../apps/api/dist/main.js', import.meta.url))

export interface ProductOptions {
  /** Where a profile is left. */
  readonly profileFolder?: string | undefined
  readonly isDemo?: boolean
  readonly environment?: Readonly<Record<string, string>>
}

/** Starts the product as `npm start` does, on a database that is there. */
export async function startProduct(
  { url, dataDir }: { readonly url: string; readonly dataDir: string },
  { profileFolder, isDemo = false, environment = {} }: ProductOptions = {},
): Promise<MeasuredServer> {
  const profiling = profileFolder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`]
  const asked = { DATABASE_URL: url, DATA_DIR: dataDir, PORT: '0', DEMO: isDemo ? '1' : '0', RATE_LIMITS: 'off' }
  const child = spawn(process.execPath, [...profiling, '--enable-source-maps', productFile], {
    env: { ...process.env, ...asked, ...environment, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 2],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const ready = /Isomorph is ready at (\S+)/.exec(said)?.[1]
      if (ready !== undefined) resolve(ready)
    })
    child.once('exit', () => reject(new Error(`The product ended before it served. ${said}`)))
  })
  return measured(child, address)
}
