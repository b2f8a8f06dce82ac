import { join } from 'node:path'
import { findRunningDatabase } from '@isomorph/database/launcher'
import { evaluationFor } from '@isomorph/evaluation'
import { createFolderStore } from './features/files/file-store.ts'
import { createServices } from './platform/build-app.ts'
import { startOrEnd } from './platform/end-stack.ts'
import { readEnvironment, type Environment } from './platform/environment.ts'
import { createMailer } from './platform/mail.ts'
import { openShard } from './platform/open-shard.ts'
import { runWorker } from './platform/run-worker.ts'
import { readShardsFile } from './platform/shards-file.ts'
import { identityOf, type ShardIdentity } from './platform/shards.ts'
import { stopOnSignals } from './platform/stop-on-signals.ts'

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function complain(error: unknown, what: string): void {
  process.stderr.write(`${what}: ${error instanceof Error ? error.message : String(error)}\n`)
}

interface WorkedShard {
  readonly identity: ShardIdentity
  readonly url: string
  readonly filesFolder: string
}

async function shardsToWorkFor(environment: Environment): Promise<readonly WorkedShard[]> {
  const { dataDir, databaseUrl, shardsFile, shardKey, tier, universityShard } = environment
  if (shardsFile !== undefined) {
    const { rules, shards } = readShardsFile(shardsFile, tier)
    return shards.map(({ key, databaseUrl: url }) => ({
      identity: identityOf(key, rules.universityShard),
      url,
      filesFolder: join(dataDir, 'shards', key, 'files'),
    }))
  }
  const url = databaseUrl ?? (await findRunningDatabase(dataDir))
  if (url === undefined)
    throw new Error('There is no database to work on: start the product first, or set DATABASE_URL.')
  return [{ identity: identityOf(shardKey, universityShard), url, filesFolder: join(dataDir, 'files') }]
}

try {
  const environment = readEnvironment(process.env)
  const shards = await shardsToWorkFor(environment)
  const { end } = await startOrEnd(async (stack) => {
    const evaluation = evaluationFor(environment.evaluatorUrl)
    stack.push(evaluation.close)
    const mailer = createMailer(environment, say)
    stack.push(async () => mailer.close())
    for (const { identity, url, filesFolder } of shards) {
      const shard = await openShard(url, identity)
      stack.push(shard.close)
      const { tier, trustedNetworks, publicOrigins } = environment
      const files = createFolderStore(filesFolder)
      const services = await createServices({ shard, evaluation, files, mailer, tier, trustedNetworks, publicOrigins })
      stack.push(services.outside.close)
      stack.push((await runWorker(url, services, complain)).stop)
    }
  })
  say('Isomorph works on its jobs.')
  stopOnSignals(end, say)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
