import type { Database } from '@isomorph/database'
import type { Changes } from './changes.ts'
import type { Clock } from './clock.ts'

export type Tier = 'local' | 'development' | 'qa' | 'production'

/** A tenant: its own data, its own host name. Nothing crosses shards. */
export interface Shard {
  readonly key: string
  readonly database: Database
  readonly changes: Changes
  readonly clock: Clock
}

/** Finds the shard that a host name belongs to. */
export interface Shards {
  readonly ofHost: (host: string) => Shard
  readonly all: readonly Shard[]
}

/** One process, one tenant: every host name is served from it. */
export function oneShard(shard: Shard): Shards {
  return { ofHost: () => shard, all: [shard] }
}
