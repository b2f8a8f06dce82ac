import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { startEmbeddedDatabase } from '@isomorph/database/launcher'
import { demoPassword, demoPeople } from './demo/demo-people.ts'
import { isDemoPresent, prepareDemo } from './demo/prepare-demo.ts'
import { evaluationFor } from '@isomorph/evaluation'
import { hasAnyUser } from './features/account/index.ts'
import { seedConfiguration } from './features/configuration/index.ts'
import { createFolderStore } from './features/files/file-store.ts'
import { buildApp } from './platform/build-app.ts'
import { defaultRateLimits } from './platform/dependencies.ts'
import type { Environment } from './platform/environment.ts'
import { openShard } from './platform/open-shard.ts'
import { runWorker } from './platform/run-worker.ts'

/** A product that serves, and how to end it. */
export interface RunningProduct {
  readonly address: string
  readonly stop: () => Promise<void>
}

type Say = (line: string) => void

/** Ends what was started, the last first, each even when another could not be ended. */
function createStack(): { push: (end: () => Promise<unknown>) => void; end: () => Promise<void> } {
  const ends: (() => Promise<unknown>)[] = []
  return {
    push: (end) => void ends.push(end),
    end: async () => {
      for (const end of ends.splice(0).toReversed()) await end().catch(() => undefined)
    },
  }
}

async function openDatabase(
  environment: Environment,
  say: Say,
  stack: ReturnType<typeof createStack>,
): Promise<string> {
  if (environment.databaseUrl !== undefined) return environment.databaseUrl
  const embedded = await startEmbeddedDatabase({ dataDir: environment.dataDir, log: say })
  stack.push(embedded.stop)
  return embedded.url
}

function sayWhoCanSignIn(say: Say): void {
  say('')
  say(`People of the demo, all with the password ${demoPassword}:`)
  say(`  ${demoPeople.map((person) => person.userName).join(', ')}`)
}

function addressOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function buildOptions(environment: Environment) {
  return {
    tier: environment.tier,
    logLevel: environment.logLevel,
    trustProxy: environment.trustProxy,
    publicOrigins: environment.publicOrigins,
    trustedNetworks: environment.trustedNetworks,
    rateLimits: environment.hasRateLimits ? defaultRateLimits : { perAddress: 0, perSession: 0, signInsPerAddress: 0 },
    ...(environment.webFolder === undefined ? {} : { webFolder: environment.webFolder }),
    ...(environment.metricsToken === undefined ? {} : { metricsToken: environment.metricsToken }),
  }
}

async function start(environment: Environment, say: Say, stack: ReturnType<typeof createStack>): Promise<string> {
  const filesFolder = join(environment.dataDir, 'files')
  await mkdir(filesFolder, { recursive: true })
  const url = await openDatabase(environment, say, stack)
  const shard = await openShard(url)
  stack.push(shard.close)
  await seedConfiguration(shard.database.db, shard.clock.now())
  const evaluation = evaluationFor(environment.evaluatorUrl)
  stack.push(evaluation.close)
  const options = { ...buildOptions(environment), shard, evaluation, files: createFolderStore(filesFolder) }
  if (environment.isDemoAllowed) await prepareDemo(options, say)
  const app = await buildApp(options)
  stack.push(async () => await app.close())
  const { services } = app.contractRouting
  if (environment.hasWorker) {
    const worker = await runWorker(url, services, (err, what) => app.log.error({ err }, what))
    stack.push(worker.stop)
  }
  await app.listen({ host: environment.host, port: environment.port })
  const address = addressOf(app, environment.host)
  say(`Isomorph is ready at ${address}`)
  if (environment.isDemoAllowed && (await isDemoPresent(services))) sayWhoCanSignIn(say)
  if (!(await hasAnyUser(services.db))) say('Nobody is here yet: open it and make the first administrator.')
  return address
}

/** Starts everything the environment asks for; whatever fails, nothing is left running. */
export async function startProduct(environment: Environment, say: Say): Promise<RunningProduct> {
  const stack = createStack()
  try {
    return { address: await start(environment, say, stack), stop: stack.end }
  } catch (error) {
    await stack.end()
    throw error
  }
}
