import { access, constants, mkdir, realpath, rename, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chooseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { clusterMajor, clusterPassword, createCluster, removeUnfinishedClusters } from './cluster.ts'
import { EmbeddedDatabaseError, systemCode } from './errors.ts'
import { type Guardian, startGuardian } from './guardian.ts'
import { clearLeftovers } from './leftovers.ts'
import { type Ownership, claim, isPresent, readOwner } from './ownership.ts'
import { chooseListening, connectionUrl, serverArguments } from './server-settings.ts'

/** Where the data lies, and who hears about progress. */
export interface EmbeddedDatabaseOptions {
  /** The product's data folder; the database has the folder `database` in it. Made when missing. */
  dataDir: string
  /** Hears one sentence per step that takes noticeable time. */
  log: (line: string) => void
  /** False only for tests: faster, but a crash of the machine may lose everything. */
  durable?: boolean
}

/** A running embedded database. */
export interface EmbeddedDatabase {
  /** For `pg`, `psql` and anything else that reads PostgreSQL's addresses. The role owns the database. */
  url: string
  /** Stops the server and gives the data folder free. It also stops by itself when this process ends in any way. */
  stop: () => Promise<void>
}

/**
 * Starts the product's own PostgreSQL on a data folder, creating the cluster on first use. Refuses with an
 * `EmbeddedDatabaseError` whose message a person can act on.
 *
 * @example
 * const database = await startEmbeddedDatabase({ dataDir: '.data', log: console.log })
 * const pool = new pg.Pool({ connectionString: database.url })
 * // …
 * await pool.end()
 * await database.stop()
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const databaseFolder = await prepareFolder(resolve(options.dataDir, 'database'))
  const ownership = await claim(databaseFolder)
  try {
    const { url, guardian } = await startServer(databaseFolder, ownership, options)
    return {
      url,
      async stop() {
        await guardian.stop()
        await ownership.release()
      },
    }
  } catch (error) {
    await ownership.release()
    throw error
  }
}

/** The address of the embedded database that another process runs on this data folder, if one does. */
export async function findRunningDatabase(dataDir: string): Promise<string | undefined> {
  const owner = await readOwner(resolve(dataDir, 'database'))
  return owner !== undefined && (await isPresent(owner)) ? owner.url : undefined
}

async function startServer(
  databaseFolder: string,
  ownership: Ownership,
  options: EmbeddedDatabaseOptions,
): Promise<{ url: string; guardian: Guardian }> {
  const clusterFolder = join(databaseFolder, 'cluster')
  const durable = options.durable ?? true
  await clearLeftovers(clusterFolder, ownership.predecessor?.socketFolder)
  await removeUnfinishedClusters(databaseFolder)

  const account = await chooseAccount(databaseFolder, clusterFolder)
  const existing = await clusterMajor(clusterFolder)
  const binaries = await findBinaries(account, databaseFolder, existing)
  const password = await clusterPassword(databaseFolder, account)
  if (existing === undefined) {
    options.log(`Creating the database in ${databaseFolder} …`)
    await createCluster({ databaseFolder, clusterFolder }, binaries, account, durable)
  }

  const listening = await chooseListening(account)
  const url = connectionUrl(listening, password)
  await ownership.announce({
    url,
    ...(listening.socketFolder === undefined ? {} : { socketFolder: listening.socketFolder }),
  })
  const [program, args] = account.wrap(
    join(binaries.folder, 'postgres'),
    serverArguments(clusterFolder, listening, durable),
  )
  const guardian = await startGuardian(
    {
      program,
      args,
      ids: account.ids,
      clusterFolder,
      logFile: await freshLog(databaseFolder),
      socketFolder: listening.socketFolder,
      stop: { program: join(binaries.folder, 'pg_ctl'), args: ['stop', '-D', clusterFolder, '-m', 'fast'] },
    },
    options.log,
  )
  return { url, guardian }
}

async function prepareFolder(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    // One folder has one name, so that an owner and its server are recognised through links as well.
    return await realpath(folder)
  } catch (cause) {
    const code = systemCode(cause) ?? String(cause)
    throw new EmbeddedDatabaseError(
      'not-writable',
      `The data folder ${folder} cannot be written to (${code}). ` +
        'Give this user the right to write there, or set DATA_DIR to another folder.',
      { cause },
    )
  }
}

/** The server's messages: one file, and the one before it once it has grown large. */
async function freshLog(databaseFolder: string): Promise<string> {
  const file = join(databaseFolder, 'postgres.log')
  const size = await stat(file).then(
    ({ size }) => size,
    () => 0,
  )
  if (size > 10_000_000) await rename(file, `${file}.1`)
  return file
}
