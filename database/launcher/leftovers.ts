import { readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { EmbeddedDatabaseError } from './errors.ts'
import { isRunning, isServerOf, waitUntil } from './processes.ts'

/** No process ever has this number, and PostgreSQL takes it for one that ended. */
const nobodysPid = 2_147_483_647

/** The process of the server that serves this cluster now, if any. */
export async function runningServer(clusterFolder: string): Promise<number | undefined> {
  const pid = await recordedServer(clusterFolder)
  return pid !== undefined && (await isServerOf(pid, clusterFolder)) ? pid : undefined
}

/** Stops the server and removes the socket folder that an owner left when it and its guardian were killed. */
export async function clearLeftovers(clusterFolder: string, socketFolder: string | undefined): Promise<void> {
  const server = await runningServer(clusterFolder)
  if (server !== undefined) await stopServer(server)
  await forgetEndedServer(clusterFolder)
  if (socketFolder === undefined || !basename(socketFolder).startsWith('isomorph-')) return
  await rm(socketFolder, { recursive: true, force: true })
}

async function stopServer(pid: number): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ]
  for (const [signal, patience] of steps) {
    process.kill(pid, signal)
    if (await waitUntil(async () => !(await isRunning(pid)), patience)) return
  }
  throw new EmbeddedDatabaseError(
    'start-failed',
    `A database server left from an earlier start (process ${pid}) does not stop.`,
  )
}

/**
 * After a crash PostgreSQL's lock file stays and names a process. When that number belongs by now to another program
 * (after a restart of the machine), or to an ended process that nobody collects (in a container without an init),
 * PostgreSQL would refuse to start. Only the number is replaced: the rest of the file lets PostgreSQL see whether
 * a part of the old server still uses the data.
 */
async function forgetEndedServer(clusterFolder: string): Promise<void> {
  const pid = await recordedServer(clusterFolder)
  if (pid === undefined) return
  const file = join(clusterFolder, 'postmaster.pid')
  const lines = (await readFile(file, 'utf8')).split('\n')
  await writeFile(file, [String(nobodysPid), ...lines.slice(1)].join('\n'))
}

async function recordedServer(clusterFolder: string): Promise<number | undefined> {
  const text = await readFile(join(clusterFolder, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  return pid > 0 ? pid : undefined
}
