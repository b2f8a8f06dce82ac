import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'

/** Shorter than what answering waits for a lock, and than PostgreSQL takes to find a deadlock: the step gives in first. */
const lockTimeout = '500ms'

/** Between two tries, in milliseconds: whoever has queued behind the step goes on meanwhile. */
const pauseBetweenTries = 1500

/** How long a step is tried, in milliseconds. A backup holds every table for as long as it reads. */
const patience = 30 * 60_000

const lockNotAvailable = '55P03'
const deadlockDetected = '40P01'

/** To be called in a transaction that changes tables which are in use. */
export async function waitBrieflyForLocks(trx: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(trx)
}

function isWaitingForOthers(error: unknown): boolean {
  const { code } = (error ?? {}) as { readonly code?: unknown }
  return code === lockNotAvailable || code === deadlockDetected
}

/** Does a transaction again and again while others hold what it needs. */
export async function untilUnlocked<T>(step: () => Promise<T>): Promise<T> {
  const end = Date.now() + patience
  for (;;) {
    try {
      return await step()
    } catch (error) {
      if (!isWaitingForOthers(error) || Date.now() > end) throw error
      await pause(pauseBetweenTries)
    }
  }
}
