import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EmbeddedDatabaseError, systemCode } from './errors.ts'
import { isRunning, startIdentity } from './processes.ts'

/** Who holds a data folder; with the address and the socket folder once its server answers. */
export interface Owner {
  pid: number
  identity: string | null
  token: string
  url?: string
  socketFolder?: string
}

/** A held data folder. */
export interface Ownership {
  /** What the owner before us left behind, when it ended without releasing the folder. */
  predecessor: Owner | undefined
  announce(details: Pick<Owner, 'url' | 'socketFolder'>): Promise<void>
  release(): Promise<void>
}

const folderName = 'owner'

/**
 * Makes this process the one owner of a data folder. The folder `owner` is made by exactly one process. An owner that
 * no longer runs is moved to a name made of its own token: a second process that judged the same owner finds that name
 * taken and so cannot move the fresh owner away.
 */
export async function claim(databaseFolder: string): Promise<Ownership> {
  const folder = join(databaseFolder, folderName)
  const me: Owner = { pid: process.pid, identity: (await startIdentity(process.pid)) ?? null, token: randomUUID() }
  let predecessor: Owner | undefined
  while (!(await make(folder, me))) {
    const holder = await readOwner(databaseFolder)
    if (holder !== undefined && (await isPresent(holder))) throw alreadyRunning(databaseFolder, holder)
    const aside = `${folder}-${holder?.token ?? 'unnamed'}`
    const moved = await rename(folder, aside).then(
      () => true,
      () => false,
    )
    if (moved) predecessor = holder
  }
  return {
    predecessor,
    announce: (details) => write(folder, { ...me, ...details }),
    async release() {
      for (const name of await readdir(databaseFolder).catch(() => [])) {
        if (name.startsWith(`${folderName}-`)) await rm(join(databaseFolder, name), { recursive: true, force: true })
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The owner that a data folder names, whether or not it still runs. */
export async function readOwner(databaseFolder: string): Promise<Owner | undefined> {
  const file = join(databaseFolder, folderName, 'owner.json')
  // The folder exists a moment before its file does.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text !== undefined) return parseOwner(text)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return undefined
}

/** Whether the process that holds a folder still runs. */
export async function isPresent(owner: Owner): Promise<boolean> {
  if (!(await isRunning(owner.pid))) return false
  return owner.identity === null || owner.identity === (await startIdentity(owner.pid))
}

async function make(folder: string, me: Owner): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false
    throw error
  }
  await write(folder, me)
  return true
}

async function write(folder: string, owner: Owner): Promise<void> {
  const unfinished = join(folder, `owner.json.${process.pid}`)
  await writeFile(unfinished, JSON.stringify(owner), { mode: 0o600 })
  await rename(unfinished, join(folder, 'owner.json'))
}

function parseOwner(text: string): Owner | undefined {
  try {
    return JSON.parse(text) as Owner
  } catch {
    return undefined
  }
}

function alreadyRunning(databaseFolder: string, holder: Owner): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'already-running',
    `Isomorph is already running on this data folder (process ${holder.pid}, ${databaseFolder}). ` +
      'Stop it first, or set DATA_DIR to another folder and PORT to another port.',
  )
}
