import { join } from 'node:path'
import { findRunningDatabase } from '@isomorph/database/launcher'
import { evaluationFor } from '@isomorph/evaluation'
import { demoShard, disableDemoPeople } from '../demo/demo-accounts.ts'
import { isDemoSettled, untilDemoIsSettled } from '../demo/demo-lock.ts'
import { createFileStore } from '../files/file-store.ts'
import { createServices } from '../app/build-app.ts'
import { backUpRegularly } from './backing-up.ts'
import { startOrEnd, type EndStack } from './end-stack.ts'
import type { Environment } from './environment.ts'
import { createMailer } from '../mail/mail.ts'
import { openShard } from './open-shard.ts'
import { openTraces } from './open-traces.ts'
import { runWorker } from './run-worker.ts'
import { originsOfShards } from '../tenancy/shard-origins.ts'
import { readShardsFile } from '../tenancy/shards-file.ts'
import { identityOf } from '../tenancy/shards.ts'
import { startEachShard } from './start-each-shard.ts'
import type { Services } from '../services/services.ts'
import { tellOfClockSteps } from '../observability/tell-of-clock-steps.ts'
import type { Say, SharedByShards, ShardToStart } from './start-shard.ts'

interface WorkedShard extends Omit<ShardToStart, 'isDemoAllowed' | 'setupToken'> {
  readonly isDemoRefused: boolean
}
type Complain = (error: unknown, what: string) => void

async function workForShard(
  { identity, url, filesFolder, isDemoRefused }: WorkedShard,
  { environment, evaluation, mailer, traces }: SharedByShards,
  { say, complain }: { readonly say: Say; readonly complain: Complain },
  stack: EndStack,
): Promise<void> {
  const shard = await openShard(url, identity, traces)
  stack.push(shard.close)
  tellOfClockSteps(shard, complain)
  if (isDemoRefused) await disableDemoPeople(shard.database.db)
  const { tier, trustedNetworks, publicOrigins, errorReporting } = environment
  const options = { shard, evaluation, mailer, tier, trustedNetworks, publicOrigins, errorReporting }
  const places = { folder: filesFolder, db: shard.database.db, bucket: environment.bucket, shard: identity.key }
  const files = createFileStore(environment.filePlace, places)
  const services = await createServices({ ...options, files })
  stack.push(services.outside.close)
  stack.push(services.errorReports.flush)
  const begin = async (own: EndStack): Promise<void> => {
    own.push((await runWorker(url, services, { onError: complain, traces })).stop)
    own.push(backUpRegularly(environment, { key: identity.key, url, filesFolder }, say, complain))
  }
  if (isDemoRefused || (await isDemoSettled(services.db))) await begin(stack)
  else stack.push(beginAfterDemo(services, begin, complain))
}

/** Begins in the background once the demo is made; the returned function ends what has begun. */
function beginAfterDemo(
  { db }: Pick<Services, 'db'>,
  begin: (stack: EndStack) => Promise<void>,
  complain: Complain,
): () => Promise<void> {
  const stopping = new AbortController()
  const begun = startOrEnd(async (own) => {
    if (await untilDemoIsSettled(db, stopping.signal, (error) => complain(error, 'waiting for the demo')))
      await begin(own)
  }).catch((error: unknown) => complain(error, 'the worker'))
  return async () => {
    stopping.abort()
    await (await begun)?.end()
  }
}

async function onlyShard(environment: Environment): Promise<WorkedShard> {
  const { dataDir, databaseUrl, shardKey, universityShard, isDemoRefused } = environment
  const url = databaseUrl ?? (await findRunningDatabase(dataDir))
  if (url === undefined)
    throw new Error('There is no database to work on: start the product first, or set DATABASE_URL.')
  return { identity: identityOf(shardKey, universityShard), url, filesFolder: join(dataDir, 'files'), isDemoRefused }
}

/** Works on the jobs of every shard that the environment names, until it is ended. */
export async function startWorking(
  environment: Environment,
  say: Say,
  complain: Complain,
): Promise<() => Promise<void>> {
  const { dataDir, shardsFile, tier, evaluatorUrl } = environment
  const { end } = await startOrEnd(async (stack) => {
    const traces = await openTraces(environment, stack)
    const evaluation = evaluationFor(evaluatorUrl, traces?.evaluation)
    stack.push(evaluation.close)
    const mailer = createMailer(environment, say)
    stack.push(async () => mailer.close())
    const shared = { environment, evaluation, mailer, ...(traces && { traces }) }
    if (shardsFile === undefined)
      return await workForShard(await onlyShard(environment), shared, { say, complain }, stack)
    const plan = readShardsFile(shardsFile, tier)
    const origins = originsOfShards(plan, environment.publicOrigins)
    const startOne = async (key: string, url: string, own: EndStack): Promise<void> => {
      const filesFolder = join(dataDir, 'shards', key, 'files')
      const identity = identityOf(key, plan.rules.universityShard)
      const ownEnvironment = { ...environment, publicOrigins: origins.get(key) ?? [] }
      const isDemoRefused = environment.isDemoRefused || key !== demoShard
      await workForShard(
        { identity, url, filesFolder, isDemoRefused },
        { ...shared, environment: ownEnvironment },
        { say, complain },
        own,
      )
    }
    await startEachShard({ shards: plan.shards, startOne, say, stack })
  })
  return end
}
