import type { Tier } from './shards.ts'

/** The shard of the product's own site. */
export const rootShard = 'root-shard'

/** Where cloud providers serve an application before it has a name of its own. */
export const defaultCloudDomains: readonly string[] = [
  'azurewebsites.net',
  'azurestaticapps.net',
  'azurefd.net',
  'web.core.windows.net',
  'cloudapp.azure.com',
  'amazonaws.com',
  'cloudfront.net',
  'elasticbeanstalk.com',
  'appspot.com',
  'run.app',
  'herokuapp.com',
  'fly.dev',
]

/** What decides which shard a host name belongs to. */
export interface HostRules {
  readonly tier: Tier
  /** The shard that a local host stands for. */
  readonly localShard: string
  /** The shard named after the founding university: what cloud providers' own host names lead to. */
  readonly universityShard: string
  /** `isomorph.example`; hosts elsewhere are unknown then. */
  readonly rootDomain?: string | undefined
  readonly cloudDomains: readonly string[]
  /** Host names that are given to a shard one by one. */
  readonly hosts: ReadonlyMap<string, string>
}

const localHost = /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[?::1\]?)$/

/** The label under which the API is reached by itself: `api`, with a prefix by tier. */
const apiLabels: Readonly<Record<Tier, string>> = {
  local: 'api',
  development: 'dev-api',
  qa: 'qa-api',
  production: 'api',
}
const anyApiLabel = /^(?:dev-|qa-)?api$/

/** A host name as it is compared: without its port and a final dot, in small letters. */
export function normaliseHost(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}

function isUnder(host: string, domain: string): boolean {
  return host.endsWith(`.${domain}`)
}

/** `demo.api.isomorph.example` is the API of demo, `api.isomorph.example` that of the root shard; null: no API host. */
function shardOfApiHost(labels: readonly string[], tier: Tier): string | null | undefined {
  const place = [0, 1].find((index) => anyApiLabel.test(labels[index] ?? ''))
  if (place === undefined) return null
  // The API of another tier is not served here.
  if (labels[place] !== apiLabels[tier]) return undefined
  return place === 0 ? rootShard : labels[0]
}

/**
 * The shard that a host name belongs to; undefined where it belongs to none.
 *
 * @example
 * shardKeyOf('demo.isomorph.example:443', rules) // 'demo'
 */
export function shardKeyOf(host: string, rules: HostRules): string | undefined {
  const name = normaliseHost(host)
  const given = rules.hosts.get(name)
  if (given !== undefined) return given
  if (localHost.test(name)) return rules.localShard
  if (rules.cloudDomains.some((domain) => isUnder(name, domain))) return rules.universityShard
  const { rootDomain } = rules
  if (name === rootDomain) return rootShard
  if (rootDomain !== undefined && !isUnder(name, rootDomain)) return undefined
  const labels = name.split('.')
  const ofApi = shardOfApiHost(labels, rules.tier)
  if (ofApi !== null) return ofApi
  if (/^(?:www|dev)/.test(name)) return rootShard
  // Without a root domain, a name of two parts has no subdomain that could be a shard.
  const hasSubdomain = rootDomain !== undefined || labels.length > 2
  return hasSubdomain ? labels[0] : undefined
}
