// A process of its own that keeps PostgreSQL running and stops it when the process that asked for it is gone, however
// that ended: then the pipe to our standard input closes. Plain JavaScript, since Node runs it as a file by itself.
//
// Argument: a plan as JSON { program, args, ids, clusterFolder, logFile, socketFolder, adopt, stop }.
// Standard output: one JSON object per line, { event: 'ready', pid } | { event: 'ended', detail } |
// { event: 'waiting', detail, seconds } | { event: 'orphans', count } | { event: 'failed', detail }.
import { spawn, spawnSync } from 'node:child_process'
import { openSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const plan = JSON.parse(process.argv[2])
process.title = 'isomorph-database-guardian'

/** PostgreSQL is started again after every end, at first at once, then after pauses that double up to the longest. */
const shortestPauseMilliseconds = 150
const longestPauseMilliseconds = 30_000
/** A server that ran for so long was in order. */
const steadyMilliseconds = 60_000
/** From this pause on it is said why, and when the next try is. */
const toldPauseMilliseconds = 1000

const stopping = new AbortController()
let wasReady = false

// The application decides when the database stops: it may still need it to end its own work after a SIGTERM to all.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
process.stdin.on('end', () => stopping.abort())
process.stdin.on('error', () => stopping.abort())
process.stdin.resume()
process.stdout.on('error', () => undefined)

await keepRunning()
if (plan.socketFolder) rmSync(plan.socketFolder, { recursive: true, force: true })
process.exit(0)

async function keepRunning() {
  let server = plan.adopt ? adopted(plan.adopt) : await started()
  let ends = 0
  while (!stopping.signal.aborted) {
    const began = Date.now()
    if (await becomesReady(server)) {
      wasReady = true
      report({ event: 'ready', pid: server.pid })
      await endOf(server)
    }
    if (stopping.signal.aborted) break
    report({ event: 'ended', detail: server.detail() })
    // A start that never succeeded is refused to whoever asked for it.
    if (!wasReady) return report({ event: 'failed', detail: logTail() })
    ends = Date.now() - began > steadyMilliseconds ? 1 : ends + 1
    const milliseconds = Math.min(shortestPauseMilliseconds * 2 ** (ends - 1), longestPauseMilliseconds)
    if (milliseconds >= toldPauseMilliseconds)
      report({ event: 'waiting', detail: logTail(), seconds: Math.round(milliseconds / 1000) })
    await pauseUnlessStopping(milliseconds)
    if (stopping.signal.aborted) break
    server = await started()
  }
  await stop(server)
}

/**
 * A server process that was killed may leave processes behind that still use its memory (one that is frozen, one in the
 * middle of a long computation); PostgreSQL does not start beside them. Whatever they had not committed is lost anyway.
 */
async function endOrphans() {
  const orphans = orphanedProcesses()
  if (orphans.length === 0) return
  for (const pid of orphans) signalTo(pid, 'SIGKILL')
  report({ event: 'orphans', count: orphans.length })
  const end = Date.now() + 5000
  while (orphanedProcesses().length > 0 && Date.now() < end) await pause(10)
}

/** Processes of PostgreSQL that work in the folder of this cluster. Asked only while no server is there. */
function orphanedProcesses() {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isOfCluster(name) && isAlive(Number(name)))
}

function isOfCluster(pid) {
  try {
    const isPostgres = /^(postgres: |\S*\/postgres\0)/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
    return isPostgres && readlinkSync(`/proc/${pid}/cwd`) === plan.clusterFolder
  } catch {
    return false
  }
}

/** A server that we start ourselves. Its messages go to a file, so that it outlives a killed guardian unharmed. */
async function started() {
  await endOrphans()
  const log = openSync(plan.logFile, 'a')
  const child = spawn(plan.program, plan.args, {
    cwd: '/',
    stdio: ['ignore', log, log],
    ...plan.ids,
  })
  let ended
  child.on('error', (error) => (ended = error.message))
  child.on('exit', (code, signal) => (ended = `exit code ${code ?? signal}`))
  return { pid: child.pid, isRunning: () => ended === undefined, detail: () => ended }
}

/** A server that another guardian started before it was killed. */
function adopted(pid) {
  return { pid, isRunning: () => isAlive(pid), detail: () => 'it is gone' }
}

async function becomesReady(server) {
  while (server.isRunning() && !stopping.signal.aborted) {
    if (isReady(server.pid)) return true
    await pause(5)
  }
  return false
}

/** PostgreSQL writes its state into the last line of its lock file. */
function isReady(pid) {
  try {
    const lines = readFileSync(join(plan.clusterFolder, 'postmaster.pid'), 'utf8').split('\n')
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
  } catch {
    return false
  }
}

async function endOf(server) {
  while (server.isRunning() && !stopping.signal.aborted) await pause(50)
}

/** First fast (transactions are rolled back, then a checkpoint), then at once (recovery at the next start). */
async function stop(server) {
  const steps = [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 10_000],
  ]
  for (const [signal, patience] of steps) {
    if (!server.isRunning()) return
    if (process.platform === 'win32') spawnSync(plan.stop.program, plan.stop.args, { stdio: 'ignore' })
    else signalTo(server.pid, signal)
    const end = Date.now() + patience
    while (server.isRunning() && Date.now() < end) await pause(5)
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  if (process.platform !== 'linux') return true
  // An ended process that nobody has collected still has a number.
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat[stat.lastIndexOf(')') + 2] !== 'Z'
  } catch {
    return false
  }
}

function signalTo(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended in this moment.
  }
}

function logTail() {
  try {
    return readFileSync(plan.logFile, 'utf8').trim().split('\n').slice(-8).join('\n')
  } catch {
    return ''
  }
}

function report(event) {
  process.stdout.write(`${JSON.stringify(event)}\n`)
}

function pauseUnlessStopping(milliseconds) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    stopping.signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true })
  })
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
