import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import {
  webClientId,
  type BodyOf,
  type Call,
  type ErrorData,
  type ParamsOf,
  type QueryOf,
  type ResultOf,
} from '@isomorph/contract'
import { createDatabase, type Database, type Tables } from '@isomorph/database'
import { cloneDatabase } from '@isomorph/testing/database'
import { createEvaluation, type Evaluation } from '@isomorph/evaluation'
import { createFolderStore } from '../files/file-store.ts'
import { buildApp } from '../app/build-app.ts'
import type { ClockSteps } from '../data/clock.ts'
import { listenForChanges, noChanges, type Changes } from '../data/changes.ts'
import type { RateLimits } from '../services/services.ts'
import type { Mail, Mailer } from '../mail/mail.ts'
import { parseAddressRange } from '../outbound-http/index.ts'
import type { Tier } from '../tenancy/shards.ts'
import { createAccessTokens, selectTokenKey } from '../authorization/tokens.ts'
import type { TestPerson } from './people.ts'
import { refuseUnlistedNames } from './audit-log/unlisted-names.ts'

interface CallOptions<C> {
  readonly as?: TestPerson
  readonly params?: ParamsOf<C>
  readonly query?: QueryOf<C>
  readonly body?: BodyOf<C>
  readonly headers?: Readonly<Record<string, string>>
}

/** An answer: `data` on success, `error` on refusal. */
export interface TestResponse<T> {
  readonly status: number
  readonly data: T
  readonly error: ErrorData
  readonly text: string
  readonly headers: Readonly<Record<string, unknown>>
}

/** The API over a database of its own, spoken to without sockets. */
export interface TestApi {
  readonly app: FastifyInstance
  readonly database: Database
  readonly db: Kysely<Tables>
  readonly url: string
  readonly clock: TestClock
  /** What was mailed. */
  readonly mails: readonly Mail[]
  readonly call: <C extends Call>(call: C, options?: CallOptions<C>) => Promise<TestResponse<ResultOf<C>>>
  readonly tokenOf: (person: TestPerson) => Promise<string>
  readonly close: () => Promise<void>
}

/** A clock that a test can set. */
export interface TestClock {
  readonly now: () => Date
  readonly set: (moment: Date | null) => void
  /** The clock of the database is set ahead. */
  readonly stepDatabase: (seconds: number) => void
  readonly steps: ClockSteps
}

function createTestClock(): TestClock {
  let fixed: Date | null = null
  let [count, databaseSeconds] = [0, 0]
  return {
    now: () => fixed ?? new Date(),
    set: (moment) => void (fixed = moment),
    stepDatabase: (seconds) => void ([count, databaseSeconds] = [count + 1, seconds]),
    steps: { onStep: () => undefined, count: () => count, databaseSeconds: () => databaseSeconds },
  }
}

function addressOf(path: string, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Readonly<Record<string, unknown>>
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const pairs = Object.entries((query ?? {}) as Readonly<Record<string, unknown>>).filter(
    ([, value]) => value !== undefined,
  )
  const search = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, String(value)]))
  return search.size > 0 ? `${filled}?${search.toString()}` : filled
}

function parseBody(text: string, contentType: string): unknown {
  return contentType.includes('json') && text !== '' ? JSON.parse(text) : undefined
}

interface TestApiOptions {
  readonly rateLimits?: RateLimits
  readonly webFolder?: string
  readonly metricsToken?: string
  /** `127.0.0.0/8` lets the product ask servers that a test has started. */
  readonly trustedNetworks?: readonly string[]
  /** Default `local`. */
  readonly tier?: Tier
  readonly publicOrigins?: readonly string[]
  readonly trustedProxies?: number
  /** False: other machines reach the product. */
  readonly isOnLoopback?: boolean
  /** Hears of what other processes change, as a product does; without, everything is looked up each time. */
  readonly isListening?: boolean
  /** Another process on the database of this one, which it may not outlive. */
  readonly beside?: TestApi
}

const unlimited: RateLimits = { perAddress: 0, perSession: 0, signInsPerAddress: 0 }

interface TestParts {
  readonly database: Database
  readonly changes: Changes
  readonly clock: TestClock
  readonly evaluation: Evaluation
  readonly folder: string
  readonly mails: Mail[]
}

/** Keeps what is sent. */
function mailerInto(mails: Mail[]): Mailer {
  const sender = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined }
  return { ...sender, hasServer: true, openBatch: () => sender }
}

async function buildTestApp(options: TestApiOptions, parts: TestParts) {
  const { database, changes, clock, evaluation, folder, mails } = parts
  return await buildApp({
    shard: { key: 'local', identifierType: 'email', database, changes, clock },
    tier: options.tier ?? 'local',
    isOnLoopback: options.isOnLoopback ?? true,
    evaluation,
    files: createFolderStore(folder),
    mailer: mailerInto(mails),
    rateLimits: options.rateLimits ?? unlimited,
    trustedNetworks: (options.trustedNetworks ?? []).map(parseAddressRange),
    publicOrigins: options.publicOrigins ?? [],
    trustedProxies: options.trustedProxies ?? 0,
    ...(options.webFolder === undefined ? {} : { webFolder: options.webFolder }),
    ...(options.metricsToken === undefined ? {} : { metricsToken: options.metricsToken }),
  })
}

/** One session of each person who makes calls. */
function createSessionsOfPeople(db: TestApi['db']): (userId: number) => Promise<number> {
  const sessions = new Map<number, number>()
  return async (userId) => {
    const known = sessions.get(userId)
    if (known !== undefined) return known
    const values = { userId, clientId: webClientId, impersonatorUserId: null }
    const { id } = await db.insertInto('sessions').values(values).returning('id').executeTakeFirstOrThrow()
    sessions.set(userId, id)
    return id
  }
}

function callerOf(app: FastifyInstance, tokenOf: TestApi['tokenOf']): TestApi['call'] {
  return async (call, { as, params, query, body, headers = {} } = {}) => {
    const response = await app.inject({
      method: call.method,
      url: addressOf(call.path, params, query),
      headers: { ...(as ? { authorization: `Bearer ${await tokenOf(as)}` } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    const parsed = parseBody(response.payload, String(response.headers['content-type'] ?? ''))
    return {
      status: response.statusCode,
      data: parsed as never,
      error: parsed as ErrorData,
      text: response.payload,
      headers: response.headers,
    }
  }
}

/**
 * Builds the API on a fresh copy of the migrated database.
 *
 * @example
 * const api = await createTestApi()
 * const admin = await addPerson(api.db, 'admin', ['Admin'])
 * const { status, data } = await api.call(peopleCalls.searchUsers, { as: admin })
 */
export async function createTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { beside } = options
  const clone = beside ? { url: beside.url, drop: async () => undefined } : await cloneDatabase()
  const database = createDatabase(clone.url, { maximumConnections: 5 })
  const { db } = database
  const mails: Mail[] = []
  const folder = await mkdtemp(join(tmpdir(), 'isomorph-files-'))
  const clock = beside?.clock ?? createTestClock()
  const changes = options.isListening ? await listenForChanges(clone.url) : noChanges
  const evaluation = createEvaluation()
  const app = await buildTestApp(options, { database, changes, clock, evaluation, folder, mails })
  await app.ready()
  const accessTokens = createAccessTokens(await selectTokenKey(db, 'accessToken'))
  const sessionOf = createSessionsOfPeople(db)
  const tokenOf = async (person: TestPerson): Promise<string> => {
    const sessionId = await sessionOf(person.id)
    return (await accessTokens.sign({ userId: person.id, sessionId }, clock.now())).token
  }

  return {
    app,
    database,
    db,
    url: clone.url,
    clock,
    mails,
    tokenOf,
    call: callerOf(app, tokenOf),
    async close() {
      await app.close()
      await evaluation.close()
      await changes.close()
      try {
        await refuseUnlistedNames(db)
      } finally {
        await database.close()
        await rm(folder, { recursive: true, force: true })
        await clone.drop()
      }
    },
  }
}
