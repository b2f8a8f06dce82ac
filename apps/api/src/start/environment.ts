import { resolve } from 'node:path'
import { z } from 'zod'
import { parseDsn, type Dsn } from '../observability/error-reports/index.ts'
import type { Bucket } from '../files/bucket-store.ts'
import { filePlaces, type FilePlace } from '../files/file-store.ts'
import { parseAddressRange, type AddressRange } from '../outbound-http/index.ts'
import type { TracesOptions } from '../observability/traces.ts'
import type { Tier } from '../tenancy/shards.ts'

const wordsOf = (text: string): readonly string[] => text.split(/[\s,]+/).filter((each) => each !== '')

/** `10.20.0.0/16, 192.168.7.5` */
function readNetworks(text: string, context: z.RefinementCtx): readonly AddressRange[] {
  return wordsOf(text).flatMap((each) => {
    try {
      return [parseAddressRange(each)]
    } catch {
      context.addIssue({ code: 'custom', message: `“${each}” is no address and no network such as 10.20.0.0/16.` })
      return []
    }
  })
}

/** `https://quiz.example.edu, https://demo.example.edu` */
function readOrigins(text: string, context: z.RefinementCtx): readonly string[] {
  return wordsOf(text).flatMap((each) => {
    const isOrigin = URL.canParse(each) && /^https?:$/.test(new URL(each).protocol)
    if (isOrigin) return [new URL(each).origin]
    context.addIssue({ code: 'custom', message: `“${each}” is no address such as https://quiz.example.edu.` })
    return []
  })
}

const dsnSchema = z.string().transform((text, context): Dsn => {
  const dsn = parseDsn(text)
  if (dsn) return dsn
  context.addIssue({ code: 'custom', message: 'Such as https://key@errors.example.edu/7.' })
  return z.NEVER
})

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'Such as postgres://user:password@db.example.edu:5432/isomorph.')
    .optional(),
  SHARD: z.string().min(1).default('local'),
  SHARDS: z.string().optional(),
  UNIVERSITY_SHARD: z.string().min(1).default('university'),
  DEMO: z.enum(['0', '1']).optional(),
  TIER: z.enum(['local', 'development', 'qa', 'production']).default('local'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('warn'),
  METRICS_TOKEN: z.string().min(16).optional(),
  SETUP_TOKEN: z.string().min(16, 'Use at least 16 characters.').max(200).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(9).default(0),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  WORKER: z.enum(['in-process', 'separate']).default('in-process'),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_HOURS: z.coerce.number().min(1).max(8760).default(24),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(10_000).default(14),
  FILES: z.enum(filePlaces).default('folder'),
  S3_BUCKET: z.string().min(1).max(255).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'Such as https://s3.example.edu.' }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  WEB_DIR: z.string().optional(),
  EVALUATOR_URL: z.url({ protocol: /^https?$/ }).optional(),
  ERROR_REPORTING_DSN: dsnSchema.optional(),
  WEB_ERROR_REPORTING_DSN: dsnSchema.optional(),
  TRUSTED_NETWORKS: z.string().default('').transform(readNetworks),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'Such as smtp://user:password@mail.example.edu:587.' }).optional(),
  MAIL_FROM: z.string().min(3).max(320).default('Isomorph <isomorph@localhost>'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'Such as http://localhost:4318.' }).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('isomorph'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  RESPONDUS_MODULE: z.string().min(1).optional(),
  PUBLIC_ORIGINS: z.string().default('').transform(readOrigins),
})

/** How this process was asked to run. */
export interface Environment {
  readonly port: number
  readonly host: string
  /** Whether only this machine reaches that address, directly or through a proxy. */
  readonly isOnLoopback: boolean
  readonly dataDir: string
  /** Absent: the embedded database. */
  readonly databaseUrl: string | undefined
  /** A file that names several shards; absent: one shard, which every host name leads to. */
  readonly shardsFile: string | undefined
  /** Whose installation the one shard is. */
  readonly shardKey: string
  /** The shard named after the founding university. */
  readonly universityShard: string
  readonly isDemoAllowed: boolean
  /** Whether the demo is ruled out in so many words. A worker, which serves nobody, knows of no other reason. */
  readonly isDemoRefused: boolean
  readonly tier: Tier
  readonly logLevel: string
  readonly metricsToken: string | undefined
  /** What proves who makes the first administrator; absent: each start makes one and prints it. */
  readonly setupToken: string | undefined
  /** How many proxies in front are believed about who calls. */
  readonly trustedProxies: number
  /** How long it goes on serving after it was told to end, while `/readyz` sends balancers away. */
  readonly drainSeconds: number
  readonly hasRateLimits: boolean
  readonly hasWorker: boolean
  /** Backups that are made by themselves; absent: none. */
  readonly backups: { readonly folder: string; readonly everyHours: number; readonly keep: number } | undefined
  /** Where uploads go. */
  readonly filePlace: FilePlace
  /** A bucket for uploads; absent: there is none. */
  readonly bucket: Bucket | undefined
  readonly webFolder: string | undefined
  /** The evaluation service; absent: this process and its own threads. */
  readonly evaluatorUrl: string | undefined
  /** Networks of the installation's own that addresses given by people may lead to. */
  readonly trustedNetworks: readonly AddressRange[]
  /** Where faults are reported. */
  readonly errorReporting: { readonly api?: Dsn | undefined; readonly web?: Dsn | undefined }
  /** Where spans of requests go; absent: nowhere. */
  readonly traces: TracesOptions | undefined
  /** Under which browsers reach this installation. */
  readonly publicOrigins: readonly string[]
  /** The mail server; absent: mail goes to the log in tier local, and nowhere elsewhere. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** A module with the vendor's part of Respondus; absent: Respondus cannot be checked. */
  readonly respondusModule: string | undefined
}

/** A balancer asks every second or two whether it may send more. */
const proxiedDrainSeconds = 5

const loopback = /^(127\.\d+\.\d+\.\d+|localhost|::1)$/

type Values = z.output<typeof environmentSchema>

/** A proxy in front is there for others. */
function isOnLoopback({ HOST, TRUST_PROXY }: Values): boolean {
  return loopback.test(HOST) && TRUST_PROXY === 0
}

function isDemoRefused({ TIER, DEMO }: Values): boolean {
  return TIER === 'production' || DEMO === '0'
}

/** The demo's password is public, so it exists only where nobody else can reach it, or where it is asked for. */
function isDemoAllowed(values: Values, databaseUrl: string | undefined): boolean {
  if (isDemoRefused(values)) return false
  return values.DEMO === '1' || (isOnLoopback(values) && databaseUrl === undefined)
}

function tracesOf(values: Values): TracesOptions | undefined {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_SERVICE_NAME: serviceName,
    OTEL_TRACES_SAMPLER_ARG: ratio,
  } = values
  return endpoint === undefined ? undefined : { endpoint, serviceName, ratio }
}

function bucketOf(values: Values): Bucket | undefined {
  const { S3_BUCKET: name, S3_ENDPOINT: endpoint, S3_REGION: region } = values
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (values.FILES === 'bucket' && name === undefined)
    throw new Error('The environment is not right.\nS3_BUCKET: FILES=bucket needs the name of a bucket.')
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new Error('The environment is not right.\nS3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set both, or neither.')
  if (name === undefined) return undefined
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined
  return { name, endpoint, region, credentials }
}

function backupsOf({ BACKUP_DIR, BACKUP_HOURS, BACKUP_KEEP }: Values): Environment['backups'] {
  if (BACKUP_DIR === undefined) return undefined
  return { folder: resolve(BACKUP_DIR), everyHours: BACKUP_HOURS, keep: BACKUP_KEEP }
}

function valuesIn(variables: Readonly<Record<string, string | undefined>>): Values {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const result = environmentSchema.safeParse(given)
  if (result.success) return result.data
  const issues = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment is not right.\n${issues.join('\n')}`)
}

/** Reads the environment, or says in one sentence per variable what is wrong with it. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const values = valuesIn(variables)
  return {
    port: values.PORT,
    host: values.HOST,
    isOnLoopback: isOnLoopback(values),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    shardsFile: values.SHARDS === undefined ? undefined : resolve(values.SHARDS),
    shardKey: values.SHARD,
    universityShard: values.UNIVERSITY_SHARD,
    isDemoAllowed: isDemoAllowed(values, values.DATABASE_URL ?? values.SHARDS),
    isDemoRefused: isDemoRefused(values),
    tier: values.TIER,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    setupToken: values.SETUP_TOKEN,
    trustedProxies: values.TRUST_PROXY,
    drainSeconds: values.DRAIN_SECONDS ?? (values.TRUST_PROXY > 0 ? proxiedDrainSeconds : 0),
    hasRateLimits: values.RATE_LIMITS === 'on',
    hasWorker: values.WORKER === 'in-process',
    evaluatorUrl: values.EVALUATOR_URL,
    trustedNetworks: values.TRUSTED_NETWORKS,
    errorReporting: {
      api: values.ERROR_REPORTING_DSN,
      web: values.WEB_ERROR_REPORTING_DSN ?? values.ERROR_REPORTING_DSN,
    },
    publicOrigins: values.PUBLIC_ORIGINS,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    respondusModule: values.RESPONDUS_MODULE === undefined ? undefined : resolve(values.RESPONDUS_MODULE),
    backups: backupsOf(values),
    traces: tracesOf(values),
    filePlace: values.FILES,
    bucket: bucketOf(values),
    webFolder: values.WEB_DIR === undefined ? undefined : resolve(values.WEB_DIR),
  }
}
