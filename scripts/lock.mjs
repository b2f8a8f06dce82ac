// One installation or build at a time: a folder is made by exactly one process; the others wait until it is gone.
import { randomUUID } from 'node:crypto'
import { existsSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { SetupError, say } from './say.mjs'

/** A holder touches its lock every few seconds; one left alone this long has no holder, whatever has its number now. */
const heartbeatMilliseconds = 5_000
const abandonedAfterMilliseconds = 120_000

/**
 * Does the work while holding the lock of this name; takes it over from a process that died. `activity` says what the
 * holder does ("installing the dependencies").
 */
export async function withLock({ root, name, activity }, work) {
  const folder = join(root, `.${name}-lock`)
  let told = false
  while (!(await take(folder, activity))) {
    if (await moveAbandonedAside(folder, activity)) continue
    if (!told) say(`Another process is ${activity}; waiting for it …`)
    told = true
    await pause(300)
  }
  const heartbeat = setInterval(() => touch(folder), heartbeatMilliseconds)
  try {
    // A child such as npm goes on when the process that started it is killed, so the lock names it as a holder too.
    await work({ alsoHeldBy: (pid) => writeFileSync(join(folder, 'child'), String(pid)) })
  } finally {
    clearInterval(heartbeat)
    for (const entry of await readdir(root)) {
      if (entry.startsWith(basename(folder))) await rm(join(root, entry), { recursive: true, force: true })
    }
  }
}

async function take(folder, activity) {
  try {
    await mkdir(folder)
    await writeFile(join(folder, 'holder'), `${process.pid} ${randomUUID()}`)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    if (['EACCES', 'EROFS', 'EPERM'].includes(error.code)) {
      throw new SetupError(`The folder ${dirname(folder)} must be writable for ${activity} (${error.code}).`)
    }
    throw error
  }
}

/**
 * Moves an abandoned lock to a name made of its own token. A second process that judged the same lock finds that name
 * taken and so cannot move the fresh lock of the first one away.
 */
async function moveAbandonedAside(folder, activity) {
  const holder = await readFile(join(folder, 'holder'), 'utf8').catch(() => '')
  if (!(await isAbandoned(folder, holder))) return false
  const aside = `${folder}-${holder.split(' ')[1] ?? 'unnamed'}`
  try {
    await rename(folder, aside)
  } catch {
    return !existsSync(folder)
  }
  say(`An earlier process was interrupted while ${activity}; starting it again.`)
  return true
}

async function isAbandoned(folder, holder) {
  const touched = await stat(folder).catch(() => undefined)
  if (touched === undefined) return false
  const age = Date.now() - touched.mtimeMs
  if (age > abandonedAfterMilliseconds) return true
  // A lock without a holder is being made this moment, unless its maker died in between.
  if (holder === '') return age > 5_000
  const child = await readFile(join(folder, 'child'), 'utf8').catch(() => '')
  return [holder, child].filter((line) => line !== '').every((line) => !isAlive(Number.parseInt(line, 10)))
}

function touch(folder) {
  try {
    utimesSync(folder, new Date(), new Date())
  } catch {
    // The work is over, or somebody removed the folder; the next holder makes its own.
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
