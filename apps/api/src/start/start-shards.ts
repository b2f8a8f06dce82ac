import type { Server } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { demoShard } from '../demo/demo-accounts.ts'
import type { EndStack } from './end-stack.ts'
import { createMetrics } from '@isomorph/metrics'
import { listenAt, type Place } from '@isomorph/process'
import { createShardServer } from './shard-server.ts'
import { readShardsFile, type ShardsPlan } from '../tenancy/shards-file.ts'
import { shardKeyOf } from '../tenancy/shard-of-host.ts'
import { originsOfShards } from '../tenancy/shard-origins.ts'
import { identityOf } from '../tenancy/shards.ts'
import { startEachShard } from './start-each-shard.ts'
import { logSignInHints, startShard, type Say, type SharedByShards } from './start-shard.ts'

interface Starting {
  readonly plan: ShardsPlan
  readonly origins: ReadonlyMap<string, readonly string[]>
  readonly shared: SharedByShards
  readonly apps: Map<string, FastifyInstance>
  readonly say: Say
}

async function startOneOf(
  { plan, origins, shared, apps, say }: Starting,
  key: string,
  url: string,
  stack: EndStack,
): Promise<void> {
  const { dataDir, isDemoAllowed } = shared.environment
  const shard = {
    identity: identityOf(key, plan.rules.universityShard),
    url,
    filesFolder: join(dataDir, 'shards', key, 'files'),
    isDemoAllowed: isDemoAllowed && key === demoShard,
    setupToken: plan.shards.find((each) => each.key === key)?.setupToken,
  }
  const environment = { ...shared.environment, publicOrigins: origins.get(key) ?? [] }
  const started = await startShard(shard, { ...shared, environment }, say, stack)
  await started.app.ready()
  await logSignInHints(started, environment.publicOrigins[0], (line) => say(line === '' ? line : `${key}: ${line}`))
  apps.set(key, started.app)
}

async function listen(server: Server, { host, port }: Place): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** Several shards in one process: each with its own app, behind one server that tells them apart by host name. */
export async function startShards(
  file: string,
  shared: SharedByShards,
  say: Say,
  stack: EndStack,
): Promise<{ server: Server; keys: readonly string[]; drain: () => void }> {
  const { host, port, tier, trustedProxies, publicOrigins } = shared.environment
  const plan = readShardsFile(file, tier)
  const origins = originsOfShards(plan, publicOrigins)
  const metrics = createMetrics()
  metrics.addMeasures(shared.evaluation.measures)
  const apps = new Map<string, FastifyInstance>()
  const starting = { plan, origins, shared: { ...shared, metrics }, apps, say }
  await startEachShard({
    shards: plan.shards,
    startOne: async (key, url, own) => await startOneOf(starting, key, url, own),
    say,
    stack,
  })
  const keys = plan.shards.map(({ key }) => key)
  const server = createShardServer({
    keys,
    apps,
    isBehindProxy: trustedProxies > 0,
    keyOf: (name) => shardKeyOf(name, plan.rules),
  })
  stack.push(server.end)
  await listenAt({ host, port }, async (place) => await listen(server.http, place))
  const drain = (): void => {
    for (const app of apps.values()) app.readiness.isLeaving = true
  }
  return { server: server.http, keys, drain }
}
