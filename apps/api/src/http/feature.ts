import type { Database } from '@isomorph/database'
import type { FastifyInstance } from 'fastify'
import type { Sweep, Task } from '../jobs/jobs.ts'

/** What a feature brings: its routes, its background tasks, and what it looks after once in a while. */
export interface Feature {
  readonly name: string
  readonly register: (app: FastifyInstance) => void
  /** Gives up everything that it keeps in memory of a database: news may have been missed, or somebody purges. */
  readonly forget?: (database: Database) => void
  readonly tasks?: readonly Task[]
  readonly sweeps?: readonly Sweep[]
}
