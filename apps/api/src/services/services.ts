import type { Kysely } from 'kysely'
import type { Database, Tables } from '@isomorph/database'
import type { Evaluation } from '@isomorph/evaluation'
import type { FileStore } from '../files/stored-files.ts'
import type { Changes } from '../data/changes.ts'
import type { Clock } from '../data/clock.ts'
import type { AddressRange, OutboundHttp } from '../outbound-http/index.ts'
import type { Mailer } from '../mail/mail.ts'
import type { AccessSources } from '../authorization/access-sources.ts'
import type { People } from '../authorization/signed-in.ts'
import type { Dsn, ErrorReports } from '../observability/error-reports/index.ts'
import type { Metrics } from '@isomorph/metrics'
import type { Traces } from '../observability/traces.ts'
import type { SettingsMemory } from './settings.ts'
import type { Shard, ShardIdentity, Tier } from '../tenancy/shards.ts'
import type { AccessTokens } from '../authorization/tokens.ts'

/** How many requests are answered per minute before callers are asked to wait. 0: no limit. */
export interface RateLimits {
  /** Per address, for calls that anybody may make. */
  readonly perAddress: number
  /** Per session. */
  readonly perSession: number
  /** Per address: sign-ins. A class behind one address signs in within the same minute. */
  readonly signInsPerAddress: number
}

export const defaultRateLimits: RateLimits = { perAddress: 3000, perSession: 1200, signInsPerAddress: 600 }

/** What the vendor of Respondus tells licensees alone: how a response belongs to a challenge. */
export interface RespondusKit {
  readonly isResponse: (asked: {
    readonly challenge: string
    readonly response: string
    readonly examId: number
  }) => boolean | Promise<boolean>
}

/** What `buildApp` is given. */
export interface AppOptions {
  readonly shard: Shard
  readonly tier: Tier
  /** Whether only this machine reaches the server. Default: it is taken to be reached by others. */
  readonly isOnLoopback?: boolean
  readonly evaluation: Evaluation
  readonly files: FileStore
  /** The folder of the built web app; absent: the API alone. */
  readonly webFolder?: string
  readonly rateLimits?: RateLimits
  /** `silent`, or a pino level. */
  readonly logLevel?: string
  /** What the process measures for all its shards together; absent: this app measures for itself. */
  readonly metrics?: Metrics
  /** Where spans of requests go; absent: nowhere. */
  readonly traces?: Traces
  /** Where faults are reported, those of the server and those of pages; absent: nowhere. */
  readonly errorReporting?: { readonly api?: Dsn | undefined; readonly web?: Dsn | undefined }
  /** Lets a scraper that is not on this machine read /metrics. */
  readonly metricsToken?: string
  /** How many proxies in front are believed in what they write into `X-Forwarded-*`; whoever calls can write there too. */
  readonly trustedProxies?: number
  /** Networks of the installation's own that addresses given by people may lead to. */
  readonly trustedNetworks?: readonly AddressRange[]
  /** Under which browsers reach this installation: `https://quiz.example.edu`. */
  readonly publicOrigins?: readonly string[]
  /** Absent: whatever is to be mailed fails, as a job that is tried again. */
  readonly mailer?: Mailer
  /** Absent: Respondus cannot be checked. */
  readonly respondusKit?: RespondusKit | undefined
}

/** What every use case may reach, beside the rows and values it is passed. */
export interface Services {
  readonly database: Database
  readonly db: Kysely<Tables>
  readonly people: People
  /** What the guard looks up, as the features brought it. */
  readonly accessSources: AccessSources
  /** What administrators have set for the whole installation. */
  readonly settings: SettingsMemory
  /** News of what any process changed. */
  readonly changes: Changes
  readonly clock: Clock
  readonly accessTokens: AccessTokens
  readonly evaluation: Evaluation
  readonly files: FileStore
  /** Servers elsewhere, at addresses that people gave. */
  readonly outside: OutboundHttp
  readonly tier: Tier
  /** Whether only this machine reaches the server. */
  readonly isOnLoopback: boolean
  readonly errorReports: ErrorReports
  /** Where pages report what breaks them; '' for nowhere. */
  readonly webErrorReportingDsn: string
  /** Whose data these are. */
  readonly shard: ShardIdentity
  readonly publicOrigins: readonly string[]
  readonly mailer: Mailer
  /** Undefined: Respondus cannot be checked. */
  readonly respondusKit: RespondusKit | undefined
  /** Signs the addresses of figures that are not public. */
  readonly fileKey: Buffer
  /** Derives the successors of refresh tokens. */
  readonly refreshTokenKey: Buffer
}
