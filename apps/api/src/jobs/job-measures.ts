import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { Measure } from '@isomorph/metrics'

interface JobCounts {
  readonly task: string
  readonly waiting: number
  readonly givenUp: number
  readonly oldestSeconds: number
}

/** What waits in the queue of a shard, by task, wherever its workers run. */
export function jobMeasures(db: Kysely<Tables>): readonly Measure[] {
  let underWay: Promise<readonly JobCounts[]> | undefined
  /** The measures of one scrape share what is read. */
  const read = async (): Promise<readonly JobCounts[]> => {
    underWay ??= sql<JobCounts>`select * from job_counts()`
      .execute(db)
      .then(({ rows }) => rows)
      .finally(() => (underWay = undefined))
    return await underWay
  }
  const measure = (name: string, help: string, valueOf: (counts: JobCounts) => number): Measure => ({
    name,
    help,
    kind: 'gauge',
    read: async () => (await read()).map((counts) => ({ value: valueOf(counts), labels: { task: counts.task } })),
  })
  return [
    measure('isomorph_jobs_waiting', 'Jobs that could run now, by task.', ({ waiting }) => waiting),
    measure('isomorph_jobs_given_up', 'Jobs whose last try has failed, by task.', ({ givenUp }) => givenUp),
    measure(
      'isomorph_jobs_oldest_seconds',
      'For how long the oldest job that could run has waited, by task.',
      ({ oldestSeconds }) => oldestSeconds,
    ),
  ]
}
