import { mkdir } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { applicationRole, isAuditLogGuarded } from '@isomorph/database'
import type { Evaluation } from '@isomorph/evaluation'
import { areDemoPeopleDisabled, disableDemoPeople } from '../demo/demo-accounts.ts'
import { isDemoPresent, prepareDemo } from '../demo/prepare-demo.ts'
import { demoPassword, demoPeople } from '../demo/demo-people.ts'
import { openSetup, withdrawSetupToken } from '../features/sign-in/index.ts'
import { seedConfiguration } from '../features/installation-settings/index.ts'
import { createFileStore } from '../files/file-store.ts'
import { buildApp } from '../app/build-app.ts'
import { defaultRateLimits, type AppOptions } from '../services/services.ts'
import type { EndStack } from './end-stack.ts'
import type { Environment } from './environment.ts'
import type { Mailer } from '../mail/mail.ts'
import type { RespondusKit } from '../services/services.ts'
import type { Metrics } from '@isomorph/metrics'
import type { Traces } from '../observability/traces.ts'
import { backUpRegularly } from './backing-up.ts'
import { openShard } from './open-shard.ts'
import { runWorker } from './run-worker.ts'
import type { ShardIdentity } from '../tenancy/shards.ts'

export type Say = (line: string) => void

/** One shard of a process: whose, on which database, with which files. */
export interface ShardToStart {
  readonly identity: ShardIdentity
  readonly url: string
  readonly filesFolder: string
  readonly isDemoAllowed: boolean
  /** What proves who makes the first administrator, chosen by whoever runs it; undefined: one is made and printed. */
  readonly setupToken: string | undefined
}

/** A shard that is there. */
export interface StartedShard {
  readonly app: FastifyInstance
  readonly shard: ShardToStart
  /** The token that makes the first administrator; undefined where there is one. */
  readonly openedSetup: string | undefined
}

/** What all shards of a process share: nothing of it knows anybody's data. */
export interface SharedByShards {
  readonly environment: Environment
  readonly evaluation: Evaluation
  readonly mailer: Mailer
  readonly respondusKit?: RespondusKit | undefined
  readonly metrics?: Metrics
  readonly traces?: Traces
}

function buildOptions({
  environment,
  evaluation,
  mailer,
  respondusKit,
  metrics,
  traces,
}: SharedByShards): Omit<AppOptions, 'shard' | 'files'> {
  return {
    evaluation,
    mailer,
    respondusKit,
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
    ...(traces === undefined ? {} : { traces }),
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
  } catch (cause) {
    const { code = '' } = cause as { readonly code?: string }
    const mend = 'Give the user of this process the right to it, or set DATA_DIR.'
    throw new Error(`The folder for uploads, ${folder}, cannot be made (${code}). ${mend}`, { cause })
  }
}

/** Opens a shard, brings it up to date, and starts its app and, where it has one, its worker. */
export async function startShard(
  started: ShardToStart,
  shared: SharedByShards,
  say: Say,
  stack: EndStack,
): Promise<StartedShard> {
  const { identity, url, filesFolder, isDemoAllowed } = started
  await makeFolder(filesFolder)
  const shard = await openShard(url, identity, shared.traces)
  stack.push(shard.close)
  await seedConfiguration(shard.database.db, shard.clock.now())
  const { filePlace, bucket } = shared.environment
  const places = { folder: filesFolder, db: shard.database.db, bucket, shard: identity.key }
  const files = createFileStore(filePlace, places)
  const options = { ...buildOptions(shared), shard, files }
  const disabled = isDemoAllowed ? 0 : await disableDemoPeople(shard.database.db)
  if (isDemoAllowed) await prepareDemo(options, say)
  const app = await buildApp(options)
  if (disabled > 0)
    app.log.warn({ accounts: disabled }, 'The accounts of the demo were disabled: it is not allowed here')
  stack.push(async () => await app.close())
  if (shared.environment.hasWorker) {
    const { services } = app.contractRouting
    const onError = (err: unknown, what: string): void => app.log.error({ err }, what)
    const worker = await runWorker(url, services, { onError, traces: shared.traces })
    stack.push(worker.stop)
    const data = { key: identity.key, url, filesFolder }
    stack.push(backUpRegularly(shared.environment, data, say, onError))
  }
  return { app, shard: started, openedSetup: await openOwnSetup(app, started.setupToken, stack) }
}

/** Opens the setup of the first administrator where it is needed; a token that was made here goes with this process. */
async function openOwnSetup(
  app: FastifyInstance,
  chosen: string | undefined,
  stack: EndStack,
): Promise<string | undefined> {
  const { db } = app.contractRouting.services
  const token = await openSetup(db, chosen)
  if (token !== undefined && chosen === undefined)
    stack.push(async () => await withdrawSetupToken(db, token).catch(() => undefined))
  return token
}

/** Whoever reads this output may make the first administrator. The token stands behind `#`, which no server is sent. */
function saySetup(token: string, { setupToken }: ShardToStart, address: string | undefined, say: Say): void {
  const login = address === undefined ? '/login at its address' : `${address}/login`
  if (setupToken !== undefined) {
    say(`Nobody administers it yet. Open ${login} and type the setup token that was set for it.`)
    return
  }
  say('Nobody administers it yet. Make the first administrator here:')
  say(address === undefined ? `  ${login}` : `  ${login}#${token}`)
  say(`  Setup token: ${token}`)
}

/**
 * Says who can sign in, as far as it is no secret, and how the first administrator is made. The address is where
 * browsers reach the shard, as far as that is known.
 */
export async function logSignInHints(
  { app, shard, openedSetup }: StartedShard,
  address: string | undefined,
  say: Say,
): Promise<void> {
  const { services } = app.contractRouting
  if (shard.isDemoAllowed && (await isDemoPresent(services))) {
    say('')
    say(`People of the demo, all with the password ${demoPassword}:`)
    say(`  ${demoPeople.map((person) => person.userName).join(', ')}`)
  }
  if (await areDemoPeopleDisabled(services.db))
    say('The accounts of the demo are disabled: the demo is not allowed here. What they made stays.')
  if (!(await isAuditLogGuarded(services.db)))
    say(
      'The database does not guard the audit log: the role of DATABASE_URL may not make roles. As a superuser: ' +
        `create role ${applicationRole} nologin; grant ${applicationRole} to that role; and restart.`,
    )
  if (openedSetup !== undefined) saySetup(openedSetup, shard, address, say)
}
