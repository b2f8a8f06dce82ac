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

type Report = { event: 'ready'; pid: number } | { event: 'ended' | 'failed'; detail: string }

/** A guardian that is killed again and again is not replaced forever. */
const mostReplacements = 20

/**
 * Starts the guardian and with it the server; resolves when the server answers. A server that crashes is started again
 * by the guardian; a guardian that is killed is replaced here by one that adopts the running server.
 */
export async function startGuardian(plan: GuardianPlan, log: (line: string) => void): Promise<Guardian> {
  let stopping = false
  let replacements = 0
  let current = launch(plan, undefined, log)
  await current.ready
  watch()

  function watch() {
    void current.ended.then(replace)
  }

  async function replace(): Promise<void> {
    if (stopping) return
    if (current.gaveUp() || replacements >= mostReplacements) {
      log('The embedded database cannot be kept running.')
      return
    }
    replacements += 1
    const server = await runningServer(plan.clusterFolder)
    if (stopping) return
    log('The process that guards the embedded database was killed; another takes its place.')
    current = launch(plan, server, log)
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
  const { ready, gaveUp } = followReports(child, log)
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  return {
    ready,
    gaveUp,
    ended,
    async stop() {
      child.ref()
      child.stdin.end()
      await ended
    },
  }
}

function followReports(child: ChildProcess, log: (line: string) => void) {
  let failure: string | undefined
  const ready = new Promise<void>((resolve, reject) => {
    const lines = child.stdout ? createInterface({ input: child.stdout }) : undefined
    lines?.on('line', (line) => {
      const report = JSON.parse(line) as Report
      if (report.event === 'ended') log(`The embedded database ended (${report.detail}).`)
      if (report.event === 'failed') failure = report.detail
      if (report.event === 'ready') {
        letGo(child)
        resolve()
      }
    })
    child.on('error', (cause) => reject(startFailed(cause.message, cause)))
    child.on('close', () => reject(startFailed(failure ?? 'its guardian process ended')))
  })
  return { ready, gaveUp: () => failure !== undefined }
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
