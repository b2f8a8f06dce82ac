import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { startEmbeddedDatabase } from '@isomorph/database/launcher'
import { evaluationFor } from '@isomorph/evaluation'
import { listenAt } from '@isomorph/process'
import { startOrEnd, type EndStack } from './end-stack.ts'
import type { Environment } from './environment.ts'
import { createMailer } from '../mail/mail.ts'
import { openTraces } from './open-traces.ts'
import { loadRespondusKit } from './respondus-kit.ts'
import { identityOf } from '../tenancy/shards.ts'
import { logSignInHints, startShard, type Say, type SharedByShards } from './start-shard.ts'
import { startShards } from './start-shards.ts'

/** A product that serves, and how to end it. */
export interface RunningProduct {
  readonly address: string
  /** From now on `/readyz` sends balancers elsewhere; requests are answered as before. */
  readonly drain: () => void
  readonly stop: () => Promise<void>
}

async function openDatabase(environment: Environment, say: Say, stack: EndStack): Promise<string> {
  if (environment.databaseUrl !== undefined) return environment.databaseUrl
  const embedded = await startEmbeddedDatabase({ dataDir: environment.dataDir, log: say })
  stack.push(embedded.stop)
  return embedded.url
}

function addressOf(bound: AddressInfo | string | null, host: string): string {
  const { port } = bound as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

interface Serving extends Pick<RunningProduct, 'address' | 'drain'> {
  readonly announce: () => Promise<void>
}

/** One shard, which every host name leads to. */
async function startOne(shared: SharedByShards, say: Say, stack: EndStack): Promise<Serving> {
  const { host, port, dataDir, isDemoAllowed, shardKey, universityShard, setupToken, publicOrigins } =
    shared.environment
  const url = await openDatabase(shared.environment, say, stack)
  const identity = identityOf(shardKey, universityShard)
  const shard = { identity, url, filesFolder: join(dataDir, 'files'), isDemoAllowed, setupToken }
  const started = await startShard(shard, shared, say, stack)
  await listenAt({ host, port }, async (place) => await started.app.listen(place))
  const address = addressOf(started.app.server.address(), host)
  const announce = async () => {
    say(`Isomorph is ready at ${address}`)
    await logSignInHints(started, publicOrigins[0] ?? address, say)
  }
  return { address, announce, drain: () => void (started.app.readiness.isLeaving = true) }
}

async function startMany(file: string, shared: SharedByShards, say: Say, stack: EndStack): Promise<Serving> {
  if (shared.environment.setupToken !== undefined)
    throw new Error('SETUP_TOKEN: with SHARDS each shard has its own, `setupToken` in that file.')
  const { server, keys, drain } = await startShards(file, shared, say, stack)
  const address = addressOf(server.address(), shared.environment.host)
  return { address, drain, announce: async () => say(`Isomorph is ready at ${address} for ${keys.join(', ')}`) }
}

/** Tier local trusts this machine as long as only this machine is there. */
function sayWhatIsGuarded({ tier, isOnLoopback }: Environment, say: Say): void {
  if (tier === 'local' && !isOnLoopback)
    say(
      'Other machines may reach this server: sign-in servers on this machine and in private networks are asked only ' +
        'where TRUSTED_NETWORKS names them.',
    )
}

/** Starts everything the environment asks for; whatever fails, nothing is left running. */
export async function startProduct(
  environment: Environment,
  say: Say,
  /** Called once it serves, before it says so. */
  onServing: (product: RunningProduct) => void = () => undefined,
): Promise<RunningProduct> {
  const { started } = await startOrEnd(async (stack) => {
    const traces = await openTraces(environment, stack)
    const evaluation = evaluationFor(environment.evaluatorUrl, traces?.evaluation)
    stack.push(evaluation.close)
    const mailer = createMailer(environment, say)
    stack.push(async () => mailer.close())
    const respondusKit = await loadRespondusKit(environment.respondusModule)
    const shared = { environment, evaluation, mailer, respondusKit, ...(traces && { traces }) }
    sayWhatIsGuarded(environment, say)
    const { announce, ...serving } =
      environment.shardsFile === undefined
        ? await startOne(shared, say, stack)
        : await startMany(environment.shardsFile, shared, say, stack)
    const product = { ...serving, stop: stack.end }
    onServing(product)
    await announce()
    return product
  })
  return started
}
