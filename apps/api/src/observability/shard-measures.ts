import type { Measure } from '@isomorph/metrics'
import type { Shard } from '../tenancy/shards.ts'

/** What is measured of one shard: its database connections and its clock. */
export function shardMeasures({ database: { pool }, clock: { steps } }: Shard): readonly Measure[] {
  return [
    {
      name: 'isomorph_database_connections',
      help: 'Database connections that are open.',
      kind: 'gauge',
      read: () => pool.totalCount,
    },
    {
      name: 'isomorph_database_waiting',
      help: 'Requests that wait for a database connection.',
      kind: 'gauge',
      read: () => pool.waitingCount,
    },
    {
      name: 'isomorph_clock_step_seconds',
      help: "How far the server's clock and the database's have moved apart.",
      kind: 'gauge',
      read: () => steps?.databaseSeconds() ?? 0,
    },
    {
      name: 'isomorph_clock_steps',
      help: 'Steps of the clock since the process began.',
      kind: 'gauge',
      read: () => steps?.count() ?? 0,
    },
  ]
}
