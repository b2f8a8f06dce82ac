// A process of its own that keeps PostgreSQL running and stops it when the process that asked for it is gone, however
// that ended: then the pipe to our standard input closes. Plain JavaScript, since Node runs it as a file by itself.
//
// Argument: a plan as JSON { program, args, ids, clusterFolder, logFile, socketFolder, adopt, stop }.
// Standard output: one JSON object per line, { event: 'ready', pid } | { event: 'ended', … } | { event: 'failed', … }.
import { spawn, spawnSync } from 'node:child_process'
import { openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const plan = JSON.parse(process.argv[2])
process.title = 'isomorph-database-guardian'

/** PostgreSQL is started again after a crash, but not forever. */
const restartsAllowed = 20
const restartWindowMilliseconds = 60_000
const restarts = []

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
  let server = plan.adopt ? adopted(plan.adopt) : started()
  while (!stopping.signal.aborted) {
    if (await becomesReady(server)) {
      wasReady = true
      report({ event: 'ready', pid: server.pid })
      await endOf(server)
    }
    if (stopping.signal.aborted) break
    report({ event: 'ended', detail: server.detail() })
    if (!wasReady || !mayRestart()) return report({ event: 'failed', detail: logTail() })
    await pause(150)
    server = started()
  }
  await stop(server)
}

/** A server that we start ourselves. Its messages go to a file, so that it outlives a killed guardian unharmed. */
function started() {
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

function mayRestart() {
  const now = Date.now()
  restarts.push(now)
  while (restarts[0] < now - restartWindowMilliseconds) restarts.shift()
  return restarts.length <= restartsAllowed
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

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
