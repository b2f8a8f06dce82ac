import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedDatabaseError, systemCode } from './errors.ts'
import { databaseName, ownerRole, serverEnvironment } from './server-settings.ts'

const unfinishedPrefix = 'new-'

/** The major version that made a cluster; undefined when there is none yet. */
export async function clusterMajor(clusterFolder: string): Promise<number | undefined> {
  const version = await readFile(join(clusterFolder, 'PG_VERSION'), 'utf8').catch((error) => {
    if (systemCode(error) === 'ENOENT') return undefined
    throw error
  })
  return version === undefined ? undefined : Number.parseInt(version, 10)
}

/** The role's password, made on first use. It never leaves the data folder. */
export async function clusterPassword(databaseFolder: string, account: Account): Promise<string> {
  const file = join(databaseFolder, 'password')
  const existing = await readFile(file, 'utf8').catch(() => '')
  if (existing !== '') return existing
  const password = randomBytes(18).toString('base64url')
  await writeFile(`${file}.${process.pid}`, password, { mode: 0o600 })
  if (account.ids) await chown(`${file}.${process.pid}`, account.ids.uid, account.ids.gid)
  await rename(`${file}.${process.pid}`, file)
  return password
}

/**
 * Makes a new cluster beside its final place and renames it when it is whole: a killed start leaves its `initdb`
 * running, so an unfinished folder is never used again.
 */
export async function createCluster(
  place: { databaseFolder: string; clusterFolder: string },
  binaries: Binaries,
  account: Account,
  durable: boolean,
): Promise<void> {
  const home = await mkdtemp(join(place.databaseFolder, unfinishedPrefix))
  const folder = join(home, 'cluster')
  await mkdir(folder, { mode: 0o700 })
  if (account.ids) for (const made of [home, folder]) await chown(made, account.ids.uid, account.ids.gid)
  const program = (name: string) => join(binaries.folder, name)
  await work(account, program('initdb'), initdbArguments(folder, place.databaseFolder, binaries.major, durable))
  const create = ['--single', '-D', folder, ...(durable ? [] : ['-F']), 'postgres']
  await work(account, program('postgres'), create, `create database ${databaseName}\n`)
  await rename(folder, place.clusterFolder)
  await rm(home, { recursive: true, force: true })
}

/** Removes what interrupted first starts left; an `initdb` still at work there makes it stay until the next start. */
export async function removeUnfinishedClusters(databaseFolder: string): Promise<void> {
  for (const name of await readdir(databaseFolder)) {
    if (name.startsWith(unfinishedPrefix)) {
      await rm(join(databaseFolder, name), { recursive: true, force: true }).catch(() => undefined)
    }
  }
}

/** Text compares by code point and knows the letter cases of all scripts, with every PostgreSQL and on every machine. */
function initdbArguments(folder: string, databaseFolder: string, major: number, durable: boolean): string[] {
  const locale = major >= 17 ? ['--locale-provider=builtin', '--locale=C.UTF-8'] : ['--locale=C.UTF-8']
  const owner = ['-U', ownerRole, '--auth=scram-sha-256', `--pwfile=${join(databaseFolder, 'password')}`]
  return ['-D', folder, ...owner, '--encoding=UTF8', ...locale, '--lc-messages=C', ...(durable ? [] : ['--no-sync'])]
}

function work(account: Account, program: string, args: string[], input = ''): Promise<void> {
  const [command, commandArgs] = account.wrap(program, args)
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArgs, { cwd: '/', env: serverEnvironment(), ...account.ids })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(failed(program, output))))
  })
}

function failed(program: string, output: string): EmbeddedDatabaseError {
  const reason = /No space left on device/.test(output)
    ? 'the disk is full'
    : output.trim().split('\n').slice(-6).join('\n')
  return new EmbeddedDatabaseError('start-failed', `The database could not be created (${program}): ${reason}`)
}
