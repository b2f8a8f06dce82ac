import { createDatabase, migrateToLatest, refuseUnsuitableDatabase } from '@isomorph/database'
import { listenForChanges } from '../data/changes.ts'
import { createSharedClock } from '../data/clock.ts'
import type { Traces } from '../observability/traces.ts'
import type { Shard, ShardIdentity } from '../tenancy/shards.ts'

/** A shard that is open, and how to close it. */
export interface OpenShard extends Shard {
  readonly close: () => Promise<void>
}

/** Brings a database up to date and opens a pool and a listening connection on it. */
export async function openShard(url: string, identity: ShardIdentity, traces?: Traces): Promise<OpenShard> {
  await refuseUnsuitableDatabase(url)
  await migrateToLatest(url)
  const database = createDatabase(url, { watch: traces?.statement })
  const changes = await listenForChanges(url)
  const clock = await createSharedClock(database.db)
  return {
    ...identity,
    database,
    changes,
    clock,
    close: async () => {
      clock.stop()
      await changes.close()
      await database.close()
    },
  }
}
