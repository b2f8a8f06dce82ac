import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { defaultCloudDomains, normaliseHost, type HostRules } from './shard-of-host.ts'
import type { Tier } from './shards.ts'

const domainSchema = z
  .string()
  .transform(normaliseHost)
  .refine((name) => /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(name), 'This is no host name.')

/** A shard is the first label of its host name, so it is spelt like one and not like another shard's. */
const shardKeySchema = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, 'A shard is spelt with small letters, digits and hyphens.')
  .refine((key) => !/^(?:www|dev|api$)/.test(key), 'A host name that begins like this leads to the root shard.')

const shardsFileSchema = z
  .strictObject({
    rootDomain: domainSchema.optional(),
    localShard: shardKeySchema.optional(),
    universityShard: shardKeySchema.default('university'),
    cloudDomains: z.array(domainSchema).default([...defaultCloudDomains]),
    shards: z
      .record(
        shardKeySchema,
        z.strictObject({
          databaseUrl: z.string().regex(/^postgres(?:ql)?:\/\//, 'This is no address of a PostgreSQL.'),
          hosts: z.array(domainSchema).default([]),
          setupToken: z.string().min(16, 'Use at least 16 characters.').max(200).optional(),
        }),
      )
      .refine((shards) => Object.keys(shards).length > 0, 'There is no shard.'),
  })
  .superRefine(({ shards, localShard }, context) => {
    if (localShard !== undefined && shards[localShard] === undefined)
      context.addIssue({ code: 'custom', path: ['localShard'], message: 'There is no such shard.' })
    const databases = Object.values(shards).map(({ databaseUrl }) => databaseUrl)
    if (new Set(databases).size < databases.length)
      context.addIssue({ code: 'custom', path: ['shards'], message: 'Two shards cannot share a database.' })
    const hosts = Object.values(shards).flatMap((shard) => shard.hosts)
    if (new Set(hosts).size < hosts.length)
      context.addIssue({ code: 'custom', path: ['shards'], message: 'A host leads to one shard only.' })
  })

interface PlannedShard {
  readonly key: string
  readonly databaseUrl: string
  /** What proves who makes the shard's first administrator; absent: each start makes one. */
  readonly setupToken: string | undefined
}

/** The shards that a process serves, and which host leads to which. */
export interface ShardsPlan {
  readonly rules: HostRules
  readonly shards: readonly PlannedShard[]
}

/** Reads the text of a shards file, or says in one sentence per entry what is wrong with it. */
export function parseShardsFile(text: string, tier: Tier): ShardsPlan {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new Error('The shards file is not well-formed JSON.', { cause })
  }
  const result = shardsFileSchema.safeParse(json)
  if (!result.success) {
    const issues = result.error.issues.map((issue) => {
      const message = issue.code === 'invalid_key' ? issue.issues[0]?.message : issue.message
      return `${issue.path.join('.')}: ${message}`
    })
    throw new Error(`The shards file is not right.\n${issues.join('\n')}`)
  }
  const { shards, rootDomain, universityShard, cloudDomains } = result.data
  const keys = Object.keys(shards)
  return {
    rules: {
      tier,
      rootDomain,
      universityShard,
      cloudDomains,
      localShard: result.data.localShard ?? keys[0] ?? '',
      hosts: new Map(Object.entries(shards).flatMap(([key, { hosts }]) => hosts.map((host) => [host, key] as const))),
    },
    shards: Object.entries(shards).map(([key, { databaseUrl, setupToken }]) => ({ key, databaseUrl, setupToken })),
  }
}

export function readShardsFile(path: string, tier: Tier): ShardsPlan {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (cause) {
    const { code = '' } = cause as { readonly code?: string }
    throw new Error(`The shards file ${path} cannot be read (${code}). Set SHARDS to where it is.`, { cause })
  }
  return parseShardsFile(text, tier)
}
