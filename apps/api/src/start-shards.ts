import type { Server } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { startOrEnd, type EndStack } from './platform/end-stack.ts'
import { createMetricsRegistry } from './platform/metrics-registry.ts'
import { createShardServer } from './platform/shard-server.ts'
import { readShardsFile, type ShardsPlan } from './platform/shards-file.ts'
import { shardKeyOf } from './platform/shard-of-host.ts'
import { identityOf } from './platform/shards.ts'
import { sayWhoIsThere, startShard, type Say, type SharedByShards } from './start-shard.ts'

const againMilliseconds = 5000

/** The demo has one place among several shards: the one that is called so. */
const demoShard = 'demo'

interface Starting {
  readonly plan: ShardsPlan
  readonly shared: SharedByShards
  readonly apps: Map<string, FastifyInstance>
  readonly say: Say
  readonly stack: EndStack
}

async function startOneOf({ plan, shared, apps, say, stack }: Starting, key: string, url: string): Promise<void> {
  const { dataDir, isDemoAllowed } = shared.environment
  const shard = {
    identity: identityOf(key, plan.rules.universityShard),
    url,
    filesFolder: join(dataDir, 'shards', key, 'files'),
    isDemoAllowed: isDemoAllowed && key === demoShard,
  }
  const { started: app, end } = await startOrEnd(async (own) => {
    const begun = await startShard(shard, shared, say, own)
    await begun.ready()
    return begun
  })
  stack.push(end)
  apps.set(key, app)
  await sayWhoIsThere(app, shard.isDemoAllowed, (line) => say(line === '' ? line : `${key}: ${line}`))
}

/** A shard whose database is away does not keep the others from serving: it is tried again until it is there. */
function keepTrying(starting: Starting, key: string, url: string): void {
  let timer: NodeJS.Timeout
  let underWay: Promise<void> = Promise.resolve()
  let isStopped = false
  const tryAgain = (): void => {
    timer = setTimeout(() => {
      underWay = startOneOf(starting, key, url).then(
        () => starting.say(`The shard ${key} is there now.`),
        () => {
          if (!isStopped) tryAgain()
        },
      )
    }, againMilliseconds)
  }
  tryAgain()
  starting.stack.push(async () => {
    isStopped = true
    clearTimeout(timer)
    await underWay
  })
}

async function startEach(starting: Starting): Promise<void> {
  const failures: unknown[] = []
  for (const { key, databaseUrl } of starting.plan.shards) {
    try {
      await startOneOf(starting, key, databaseUrl)
    } catch (error) {
      failures.push(error)
      const why = error instanceof Error ? error.message : String(error)
      starting.say(`The shard ${key} could not be opened and is tried again: ${why}`)
      keepTrying(starting, key, databaseUrl)
    }
  }
  if (starting.apps.size === 0) throw new Error('None of the shards could be opened.', { cause: failures[0] })
}

async function listen(server: Server, host: string, port: number): Promise<void> {
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
): Promise<{ server: Server; keys: readonly string[] }> {
  const { host, port, tier, trustProxy } = shared.environment
  const plan = readShardsFile(file, tier)
  const metrics = createMetricsRegistry()
  metrics.addGauges(shared.evaluation.gauges)
  stack.push(async () => metrics.close())
  const apps = new Map<string, FastifyInstance>()
  await startEach({ plan, shared: { ...shared, metrics }, apps, say, stack })
  const keys = plan.shards.map(({ key }) => key)
  const server = createShardServer({ keys, apps, trustProxy, keyOf: (name) => shardKeyOf(name, plan.rules) })
  stack.push(server.end)
  await listen(server.http, host, port)
  return { server: server.http, keys }
}
