import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const startScript = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
const patienceMilliseconds = 600_000

/** Names the folder with the data of a stopped product with the demo. A product that has the demo starts on a copy of it. */
const demoDataVariable = 'ISOMORPH_DEMO_DATA'

/** The product, started the way its users start it, on a data folder and a port of its own. */
export interface Product {
  url: string
  dataDir: string
  /** Ends it as Ctrl-C does; its data stay. */
  stop: () => Promise<void>
  /** Ends it without warning (kill -9); its data stay. */
  kill: () => Promise<void>
  /** Starts it again, after `stop` or `kill`, at the same address on the same data. */
  startAgain: () => Promise<void>
  /** Stops it and removes its data. */
  remove: () => Promise<void>
}

/**
 * Starts the product and waits until it serves.
 *
 * @example
 * const product = await startProduct({ DEMO: '0' })
 * await page.goto(product.url)
 * await product.remove()
 */
export async function startProduct(
  environment: NodeJS.ProcessEnv = {},
  /** Told every line that the product says. */
  onLine: (line: string) => void = () => undefined,
): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'isomorph e2e '))
  const demoData = process.env[demoDataVariable]
  if (demoData !== undefined && environment['DEMO'] !== '0') await copyFolder(demoData, dataDir)
  const port = await freePort()
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, ...environment }
  let running = launch(env, onLine)
  const url = await running.ready.catch(async (error: unknown) => {
    await rm(dataDir, { recursive: true, force: true })
    throw error
  })
  const stop = () => running.end('SIGINT')
  return {
    url,
    dataDir,
    stop,
    kill: () => running.end('SIGKILL'),
    async startAgain() {
      running = launch(env, onLine)
      await running.ready
    },
    async remove() {
      await stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

/**
 * Starts a product with the demo for all journeys, and keeps a copy of its data for journeys that need a product of their own:
 * making the demo takes four times as long as starting on a copy.
 */
export async function startProductToCopy(): Promise<Product> {
  const product = await startProduct()
  await product.stop()
  await untilDatabaseEnded(product.dataDir)
  const demoData = await mkdtemp(join(tmpdir(), 'isomorph e2e demo '))
  await copyFolder(product.dataDir, demoData)
  await product.startAgain()
  process.env[demoDataVariable] = demoData
  const remove = async () => {
    await product.remove()
    await rm(demoData, { recursive: true, force: true })
  }
  return { ...product, remove }
}

/** The server of the database ends after a product that is told to stop while it says its last lines. */
async function untilDatabaseEnded(dataDir: string): Promise<void> {
  const end = Date.now() + 60_000
  while (existsSync(join(dataDir, 'database/cluster/postmaster.pid'))) {
    if (Date.now() > end) throw new Error(`The database in ${dataDir} did not end.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The database belongs to an account of its own where root starts it, which `cp` of Node.js does not keep. */
async function copyFolder(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') await cp(from, to, { recursive: true })
  else await promisify(execFile)('cp', ['-a', `${from}/.`, to])
}

function launch(env: NodeJS.ProcessEnv, onLine: (line: string) => void) {
  const child = spawn(process.execPath, [startScript], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return {
    ready: untilReady(child, onLine),
    async end(signal: NodeJS.Signals) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      await ended
    },
  }
}

function untilReady(child: ChildProcess, onLine: (line: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const said: string[] = []
    const fail = (reason: string) => reject(new Error(`${reason}. It said:\n${said.slice(-40).join('\n')}`))
    const timer = setTimeout(() => fail('The product was not ready in time'), patienceMilliseconds)
    child.once('close', () => fail('The product ended before it was ready'))
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line)
        onLine(line)
        const url = /Isomorph is ready at (https?:\/\/\S+)/.exec(line)?.[1]
        if (url === undefined) return
        clearTimeout(timer)
        resolve(url)
      })
    }
  })
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
