import type { FastifyInstance } from 'fastify'
import type { Sweep, Task } from './jobs.ts'

/** What a feature brings: its routes, its background tasks, and what it looks after once in a while. */
export interface Feature {
  readonly name: string
  readonly register: (app: FastifyInstance) => void
  readonly tasks?: readonly Task[]
  readonly sweeps?: readonly Sweep[]
}
