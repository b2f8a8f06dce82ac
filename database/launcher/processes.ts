import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { systemCode } from './errors.ts'

const run = promisify(execFile)

/** Whether a process exists and still runs; an ended one that nobody has collected (a zombie) does not. */
export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (systemCode(error) !== 'EPERM') return false
  }
  const stat = await linuxStat(pid)
  return stat === undefined ? process.platform !== 'linux' : stat.state !== 'Z'
}

/**
 * What tells a process from a later one that got the same number: its start time. Undefined where the platform does
 * not say; then the number alone must do.
 */
export async function startIdentity(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
    const stat = await linuxStat(pid)
    return stat === undefined ? undefined : `${boot.trim()} ${stat.started}`
  }
  if (process.platform === 'win32') return undefined
  const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout.trim() === '' ? undefined : stdout.trim()
}

/** Whether the process is a PostgreSQL server that serves this very data folder. */
export async function isServerOf(pid: number, clusterFolder: string): Promise<boolean> {
  if (!(await isRunning(pid))) return false
  const line = await commandLine(pid)
  // Where command lines cannot be read a running process must be taken for the server.
  return line === undefined || (line.includes('postgres') && line.includes(clusterFolder))
}

async function commandLine(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  if (process.platform === 'win32') return undefined
  const { stdout } = await run('ps', ['-ww', '-o', 'args=', '-p', String(pid)]).catch(() => ({ stdout: undefined }))
  return stdout
}

async function linuxStat(pid: number): Promise<{ state: string; started: string } | undefined> {
  if (process.platform !== 'linux') return undefined
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (stat === undefined) return undefined
  // The second field is the command in parentheses and may contain anything; counting starts after the last one.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0] ?? '', started: fields[19] ?? '' }
}

/** Waits until the condition holds; false when the time is over first. */
export async function waitUntil(condition: () => Promise<boolean>, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds
  while (!(await condition())) {
    if (Date.now() > end) return false
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return true
}
