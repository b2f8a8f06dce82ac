import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

/** The time that decides deadlines. */
export interface Clock {
  readonly now: () => Date
}

const repeatMilliseconds = 600_000

/** The process's clock, corrected against the database's, so that all processes agree on what is late. */
export async function createSharedClock(db: Kysely<Tables>): Promise<Clock & { readonly stop: () => void }> {
  let offset = 0
  const measure = async (): Promise<void> => {
    const before = Date.now()
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
    const after = Date.now()
    const at = rows[0]?.at.getTime()
    // A slow answer says little about the moment it was taken; the former offset stays.
    if (at !== undefined && after - before < 500) offset = at - (before + after) / 2
  }
  await measure()
  const timer = setInterval(() => void measure().catch(() => undefined), repeatMilliseconds)
  timer.unref()
  return { now: () => new Date(Date.now() + offset), stop: () => clearInterval(timer) }
}
