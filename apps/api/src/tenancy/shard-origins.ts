import { shardKeyOf } from './shard-of-host.ts'
import type { ShardsPlan } from './shards-file.ts'

/**
 * The public addresses of each shard, so that what a shard sends leads to itself. Where addresses are named at all, each
 * leads to a shard and each shard has one: a shard without would refuse letters, long after the start.
 */
export function originsOfShards(
  { shards, rules }: ShardsPlan,
  publicOrigins: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const origins = new Map<string, string[]>(shards.map(({ key }) => [key, []]))
  for (const origin of publicOrigins) {
    const own = origins.get(shardKeyOf(new URL(origin).host, rules) ?? '')
    if (!own) throw new Error(`PUBLIC_ORIGINS: ${origin} leads to none of the shards in SHARDS.`)
    own.push(origin)
  }
  const without = shards.find(({ key }) => publicOrigins.length > 0 && origins.get(key)?.length === 0)
  if (without)
    throw new Error(
      `PUBLIC_ORIGINS: no address leads to the shard ${without.key}. Name one for each shard, ` +
        `such as https://${without.key}.${rules.rootDomain ?? 'example.edu'}.`,
    )
  return origins
}
