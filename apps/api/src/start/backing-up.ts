import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  backupFileName,
  BackupError,
  missingFiles,
  restoreBackup,
  startBackups,
  writeBackup,
} from '@isomorph/database/backup'
import { findRunningDatabase, startEmbeddedDatabase } from '@isomorph/database/launcher'
import { readShardsFile } from '../tenancy/shards-file.ts'
import { createBucketStore } from '../files/bucket-store.ts'
import { startOrEnd, type EndStack } from './end-stack.ts'
import type { Environment } from './environment.ts'
import { release } from './release.ts'

type Say = (line: string) => void

/** Data that belong together: one shard's. */
interface ShardData {
  readonly key: string
  readonly url: string
  readonly filesFolder: string
}

/** Files of a shard that are in a bucket. */
function elsewhere({ bucket }: Environment, { key }: ShardData) {
  return bucket ? { readElsewhere: createBucketStore(bucket, key).get } : {}
}

/** The embedded database, of the product that runs or started for this; several shards have their own servers. */
async function findShards(environment: Environment, say: Say, stack: EndStack): Promise<readonly ShardData[]> {
  const { dataDir, databaseUrl, shardsFile, shardKey, tier } = environment
  if (shardsFile !== undefined) {
    return readShardsFile(shardsFile, tier).shards.map(({ key, databaseUrl: url }) => ({
      key,
      url,
      filesFolder: join(dataDir, 'shards', key, 'files'),
    }))
  }
  const filesFolder = join(dataDir, 'files')
  const running = databaseUrl ?? (await findRunningDatabase(dataDir))
  if (running !== undefined) return [{ key: shardKey, url: running, filesFolder }]
  const embedded = await startEmbeddedDatabase({ dataDir, log: say })
  stack.push(embedded.stop)
  return [{ key: shardKey, url: embedded.url, filesFolder }]
}

function fileFor(environment: Environment, shardKey: string, wanted: string | undefined): string {
  const name = backupFileName(shardKey, new Date(), 'person')
  if (wanted === undefined) return join(environment.backups?.folder ?? join(environment.dataDir, 'backups'), name)
  // Several shards would write over each other in one file.
  return wanted.endsWith('.tar.gz') && environment.shardsFile === undefined ? resolve(wanted) : resolve(wanted, name)
}

/** What is there is kept, but whoever asked learns that it is not everything. */
async function backUpShard(environment: Environment, shard: ShardData, file: string, say: Say): Promise<void> {
  const { missing } = await writeBackup({ ...shard, ...elsewhere(environment, shard), release }, file, say)
  if (missing.length > 0) throw new BackupError(missingFiles(missing))
}

/** Backs up every shard that the environment names, each into an archive of its own. */
export async function backUp(environment: Environment, wanted: string | undefined, say: Say): Promise<void> {
  const { databaseUrl, shardsFile, dataDir } = environment
  if (databaseUrl === undefined && shardsFile === undefined && !existsSync(join(dataDir, 'database')))
    throw new BackupError(`There is nothing to back up in ${dataDir}. Set DATA_DIR, or DATABASE_URL.`)
  const { end } = await startOrEnd(async (stack) => {
    const failed: string[] = []
    for (const shard of await findShards(environment, say, stack)) {
      const file = fileFor(environment, shard.key, wanted)
      await backUpShard(environment, shard, file, say).catch((error: unknown) => {
        failed.push(`${shard.key}: ${error instanceof Error ? error.message : String(error)}`)
      })
    }
    if (failed.length > 0) throw new BackupError(failed.join('\n'))
  })
  await end()
}

/** Restores one shard; with several, the one that is named. */
export async function restore(
  environment: Environment,
  { file, shardKey }: { readonly file: string; readonly shardKey: string | undefined },
  say: Say,
): Promise<void> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`)
  const { end } = await startOrEnd(async (stack) => {
    const shards = await findShards(environment, say, stack)
    const wanted = environment.shardsFile === undefined ? shards[0] : shards.find(({ key }) => key === shardKey)
    if (wanted === undefined)
      throw new BackupError(`Name the shard to restore: --shard ${shards.map(({ key }) => key).join(' or --shard ')}.`)
    await restoreBackup(file, wanted, say)
  })
  await end()
}

/** Where `BACKUP_DIR` is set, whoever runs the jobs of a shard makes its backups, too. */
export function backUpRegularly(
  environment: Environment,
  shard: ShardData,
  say: Say,
  onError: (error: unknown, what: string) => void,
): () => Promise<void> {
  const { backups } = environment
  if (backups === undefined) return async () => undefined
  return startBackups({
    ...backups,
    ...shard,
    ...elsewhere(environment, shard),
    shardKey: shard.key,
    release,
    say,
    onError,
  })
}
