import { mkdir } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Evaluation } from '@isomorph/evaluation'
import { areDemoPeopleDisabled, disableDemoPeople } from './demo/demo-accounts.ts'
import { isDemoPresent, prepareDemo } from './demo/prepare-demo.ts'
import { demoPassword, demoPeople } from './demo/demo-people.ts'
import { hasAnyUser } from './features/account/index.ts'
import { seedConfiguration } from './features/configuration/index.ts'
import { createFolderStore } from './features/files/file-store.ts'
import { buildApp } from './platform/build-app.ts'
import { defaultRateLimits, type AppOptions } from './platform/dependencies.ts'
import type { EndStack } from './platform/end-stack.ts'
import type { Environment } from './platform/environment.ts'
import type { Mailer } from './platform/mail.ts'
import type { MetricsRegistry } from './platform/metrics-registry.ts'
import { openShard } from './platform/open-shard.ts'
import { runWorker } from './platform/run-worker.ts'
import type { ShardIdentity } from './platform/shards.ts'

export type Say = (line: string) => void

/** One shard of a process: whose, on which database, with which files. */
export interface ShardToStart {
  readonly identity: ShardIdentity
  readonly url: string
  readonly filesFolder: string
  readonly isDemoAllowed: boolean
}

/** What all shards of a process share: nothing of it knows anybody's data. */
export interface SharedByShards {
  readonly environment: Environment
  readonly evaluation: Evaluation
  readonly mailer: Mailer
  readonly metrics?: MetricsRegistry
}

function buildOptions({
  environment,
  evaluation,
  mailer,
  metrics,
}: SharedByShards): Omit<AppOptions, 'shard' | 'files'> {
  return {
    evaluation,
    mailer,
    tier: environment.tier,
    isOnLoopback: environment.isOnLoopback,
    logLevel: environment.logLevel,
    trustedProxies: environment.trustedProxies,
    trustedNetworks: environment.trustedNetworks,
    errorReporting: environment.errorReporting,
    publicOrigins: environment.publicOrigins,
    rateLimits: environment.hasRateLimits ? defaultRateLimits : { perAddress: 0, perSession: 0, signInsPerAddress: 0 },
    ...(environment.webFolder === undefined ? {} : { webFolder: environment.webFolder }),
    ...(environment.metricsToken === undefined ? {} : { metricsToken: environment.metricsToken }),
    ...(metrics === undefined ? {} : { metrics }),
  }
}

/** Opens a shard, brings it up to date, and starts its app and, where it has one, its worker. */
export async function startShard(
  { identity, url, filesFolder, isDemoAllowed }: ShardToStart,
  shared: SharedByShards,
  say: Say,
  stack: EndStack,
): Promise<FastifyInstance> {
  await mkdir(filesFolder, { recursive: true })
  const shard = await openShard(url, identity)
  stack.push(shard.close)
  await seedConfiguration(shard.database.db, shard.clock.now())
  const options = { ...buildOptions(shared), shard, files: createFolderStore(filesFolder) }
  const disabled = isDemoAllowed ? 0 : await disableDemoPeople(shard.database.db)
  if (isDemoAllowed) await prepareDemo(options, say)
  const app = await buildApp(options)
  if (disabled > 0)
    app.log.warn({ accounts: disabled }, 'The accounts of the demo were disabled: it is not allowed here')
  stack.push(async () => await app.close())
  if (shared.environment.hasWorker) {
    const { services } = app.contractRouting
    const worker = await runWorker(url, services, (err, what) => app.log.error({ err }, what))
    stack.push(worker.stop)
  }
  return app
}

/** Says who can sign in, as far as it is no secret, and that nobody is here yet. */
export async function sayWhoIsThere(app: FastifyInstance, isDemoAllowed: boolean, say: Say): Promise<void> {
  const { services } = app.contractRouting
  if (isDemoAllowed && (await isDemoPresent(services))) {
    say('')
    say(`People of the demo, all with the password ${demoPassword}:`)
    say(`  ${demoPeople.map((person) => person.userName).join(', ')}`)
  }
  if (await areDemoPeopleDisabled(services.db))
    say('The accounts of the demo are disabled: the demo is not allowed here. What they made stays.')
  if (!(await hasAnyUser(services.db))) say('Nobody is here yet: open it and make the first administrator.')
}
