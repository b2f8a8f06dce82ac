import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

/** Any number, the same in every process: whoever holds it makes the demo. */
const demoLock = 4_201_144
const askAgainMilliseconds = 250

/** Servers that start at once make one demo: the first works, the others wait. What ends a process frees the lock. */
export async function oneAfterAnother(db: Kysely<Tables>, work: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    // Waiting in a statement would end with the statement's time.
    for (;;) {
      const { rows } = await sql<{ isMine: boolean }>`select pg_try_advisory_lock(${demoLock}) as "isMine"`.execute(
        connection,
      )
      if (rows[0]?.isMine === true) break
      await wait(askAgainMilliseconds)
    }
    try {
      await work()
    } finally {
      await sql`select pg_advisory_unlock(${demoLock})`.execute(connection)
    }
  })
}

/** Whether somebody is in the database and nobody makes the demo: its people are there before its story begins. */
export async function isDemoSettled(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ isSettled: boolean }>`
    select case when exists (select from users) then pg_try_advisory_xact_lock_shared(${demoLock}) else false end
      as "isSettled"`.execute(db)
  return rows[0]?.isSettled === true
}

/**
 * Waits as long as the demo may still be made. It tells of past sittings, which a worker would end while they are told.
 * Resolves with whether it came to that before the signal.
 */
export async function untilDemoIsSettled(
  db: Kysely<Tables>,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<boolean> {
  while (!signal.aborted) {
    const isSettled = await isDemoSettled(db).catch((error: unknown) => {
      onError(error)
      return false
    })
    if (isSettled) return true
    await wait(askAgainMilliseconds, undefined, { signal }).catch(() => undefined)
  }
  return false
}
