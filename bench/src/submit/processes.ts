/** Processor time of the processes that are measured, as the system counts it. */

import { readFile } from 'node:fs/promises'

/** Clock ticks per second of the figures in /proc, on every Linux that Node runs on. */
const ticksPerSecond = 100

/** The fields of /proc/…/stat behind the name in brackets, which may hold anything; none where the system tells nothing. */
async function statOf(pid: number): Promise<readonly string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** Processor seconds that a process has used so far; not a number where the system does not tell. */
export async function cpuSecondsOf(pid: number): Promise<number> {
  const fields = await statOf(pid)
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

export async function parentOf(pid: number): Promise<number> {
  return Number((await statOf(pid))[1])
}

/** The same of a process with all its children, those that have ended included. */
export async function cpuSecondsOfFamily(pid: number): Promise<number> {
  const fields = await statOf(pid)
  const own = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0) / ticksPerSecond
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const living = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(cpuSecondsOf))
  // A child that ended meanwhile tells nothing; it is counted with its parent the next time.
  return living.reduce((sum, seconds) => sum + (Number.isNaN(seconds) ? 0 : seconds), own)
}
