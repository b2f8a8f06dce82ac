import type { Database } from '@isomorph/database'
import type { FastifyInstance } from 'fastify'
import type { EntityAccess, GroupAccess } from '../authorization/access-sources.ts'
import type { Sweep, Task } from '../jobs/jobs.ts'

/** What a feature brings: its routes, its background tasks, and what it looks after once in a while. */
export interface Feature {
  readonly name: string
  readonly register: (app: FastifyInstance) => void
  /** How the guard looks up the entities that the feature owns. */
  readonly entityAccess?: EntityAccess
  /** The part that the feature knows of what the guard looks up in a group. */
  readonly groupAccess?: Partial<GroupAccess>
  /** Drops everything that it caches of a database: news may have been missed, or somebody purges. */
  readonly forget?: (database: Database) => void
  readonly tasks?: readonly Task[]
  readonly sweeps?: readonly Sweep[]
}
