import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { EmbeddedDatabaseError } from './errors.ts'
import { clearLeftovers, runningServer } from './leftovers.ts'
import { serverEnvironment } from './server-settings.ts'

/** What the guardian process needs to keep one server running. */
export interface GuardianPlan {
  program: string
  args: string[]
  ids: { uid: number; gid: number } | undefined
  clusterFolder: string
  logFile: string
  socketFolder: string | undefined
  stop: { program: string; args: string[] }
}

/** A running guardian, replaced by another should it be killed. */
export interface Guardian {
  stop: () => Promise<void>
}

type Report =
  | { event: 'ready'; pid: number }
  | { event: 'ended' | 'failed'; detail: string }
  | { event: 'waiting'; detail: string; seconds: number }
  | { event: 'orphans'; count: number }

/** A guardian that is killed again and again is replaced after pauses that double up to the longest. */
const longestPauseMilliseconds = 30_000
const steadyMilliseconds = 60_000

/** What a person can do about a server that does not start again, by what PostgreSQL says. */
const mends: readonly (readonly [RegExp, string])[] = [
  [/No space left on device/i, 'Free space on the disk of the data folder.'],
  [
    /Permission denied|not permitted/i,
    'Give the user who started Isomorph the right to the data folder and all in it.',
  ],
  [/still in use|Terminate any old server processes/i, 'End the old processes of PostgreSQL that PostgreSQL names.'],
  [/could not allocate|Cannot allocate memory|out of memory/i, 'Free memory on this machine.'],
  [
    /invalid (checkpoint|primary)|could not locate a valid checkpoint|PANIC/i,
    'Restore a backup: the data are damaged.',
  ],
]

function mendOf(detail: string, logFile: string): string {
  const mend = mends.find(([pattern]) => pattern.test(detail))?.[1] ?? 'Remove the cause that PostgreSQL names.'
  return `${mend} Nothing else is needed: Isomorph goes on trying. More is in ${logFile}.`
}

function waiting(report: { detail: string; seconds: number }, logFile: string): string {
  return (
    `The embedded database does not stay up and is started again in ${report.seconds} s. ` +
    `${mendOf(report.detail, logFile)} PostgreSQL said last:\n${report.detail}`
  )
}

/**
 * Starts the guardian and with it the server; resolves when the server answers. A server that crashes is started again
 * by the guardian; a guardian that is killed is replaced here by one that adopts the running server.
 */
export async function startGuardian(plan: GuardianPlan, log: (line: string) => void): Promise<Guardian> {
  let stopping = false
  let replacements = 0
  let replacedAt = 0
  let current = launch(plan, undefined, log)
  await current.ready
  watch()

  function watch() {
    void current.ended.then(replace)
  }

  async function replace(): Promise<void> {
    if (stopping) return
    replacements = Date.now() - replacedAt > steadyMilliseconds ? 0 : replacements + 1
    if (replacements > 0) await pause(Math.min(100 * 2 ** replacements, longestPauseMilliseconds))
    replacedAt = Date.now()
    const server = await runningServer(plan.clusterFolder)
    if (stopping) return
    current = launch(plan, server, log)
    log('The process that guards the embedded database was killed; another takes its place.')
    current.ready.catch((error: unknown) => log(String(error)))
    watch()
  }

  return {
    async stop() {
      stopping = true
      await current.stop()
      // A guardian that was killed a moment ago leaves its work to us.
      await clearLeftovers(plan.clusterFolder, plan.socketFolder)
    },
  }
}

function launch(plan: GuardianPlan, adopt: number | undefined, log: (line: string) => void) {
  // A bundle carries the guardian beside itself, as the sources do.
  const file = fileURLToPath(new URL('./guardian.mjs', import.meta.url))
  const child = spawn(process.execPath, [file, JSON.stringify({ ...plan, adopt })], {
    cwd: '/',
    detached: true,
    // The server inherits it too.
    env: serverEnvironment(),
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  child.stdin.on('error', () => undefined)
  const { ready } = followReports(child, plan.logFile, log)
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  return {
    ready,
    ended,
    async stop() {
      child.ref()
      child.stdin.end()
      await ended
    },
  }
}

function followReports(child: ChildProcess, logFile: string, log: (line: string) => void) {
  let failure: string | undefined
  const ready = new Promise<void>((resolve, reject) => {
    const lines = child.stdout ? createInterface({ input: child.stdout }) : undefined
    lines?.on('line', (line) => {
      const report = JSON.parse(line) as Report
      if (report.event === 'ended') log(`The embedded database ended (${report.detail}).`)
      if (report.event === 'waiting') log(waiting(report, logFile))
      if (report.event === 'orphans') log(`Processes of a killed database server were ended: ${report.count}.`)
      if (report.event === 'failed') failure = report.detail
      if (report.event === 'ready') {
        letGo(child)
        resolve()
      }
    })
    child.on('error', (cause) => reject(startFailed(cause.message, cause)))
    child.on('close', () => reject(startFailed(failure ?? 'its guardian process ended')))
  })
  return { ready }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}

/** From here on the guardian does not keep our process alive: when we end, it notices and stops the server. */
function letGo(child: ChildProcess): void {
  child.unref()
  for (const stream of [child.stdin, child.stdout]) {
    if (stream && 'unref' in stream && typeof stream.unref === 'function') stream.unref()
  }
}

function startFailed(detail: string, cause?: Error): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError('start-failed', `The embedded database did not start: ${detail}`, { cause })
}
