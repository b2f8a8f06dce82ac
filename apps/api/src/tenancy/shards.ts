import type { IdentifierType } from '@isomorph/contract'
import type { Database } from '@isomorph/database'
import type { Changes } from '../data/changes.ts'
import type { Clock } from '../data/clock.ts'

export type Tier = 'local' | 'development' | 'qa' | 'production'

/** Which shard this is, and what follows from that. */
export interface ShardIdentity {
  readonly key: string
  /** By what people are added: the university-named shard knows career accounts and puids, the others e-mail addresses. */
  readonly identifierType: IdentifierType
}

/**
 * A tenant: its own data, its own host name. Nothing crosses shards: each is served by an app of its own with its own
 * caches, keys, limits and workers, whatever process they share.
 */
export interface Shard extends ShardIdentity {
  readonly database: Database
  readonly changes: Changes
  readonly clock: Clock
}

export function identityOf(key: string, universityShard: string): ShardIdentity {
  return { key, identifierType: key === universityShard ? 'careerAccount' : 'email' }
}
