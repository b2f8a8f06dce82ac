import { Logger, runMigrations as migrateQueue } from 'graphile-worker'
import { Migrator, sql, type Kysely, type Migration } from 'kysely'
import { grantApplicationRole } from './application-role.ts'
import { createDatabase } from './create-database.ts'
import { migrations } from './migrations/index.ts'
import type { Tables } from './tables/index.ts'
import { untilUnlocked, waitBrieflyForLocks } from './take-step.ts'

/** Tables that grow by the month; partitions are made a quarter ahead. */
export const monthlyTables = ['audit_events', 'draft_journal'] as const

/** Any number, the same in every process: whoever holds it migrates. */
const migrationLock = 4_201_143

const silentLogger = new Logger(() => () => undefined)

/** Every step that this release knows. */
export const knownMigrations: ReadonlySet<string> = new Set(Object.keys(migrations))

/**
 * Brings a database to the newest schema, the job queue's included, and gives the application's role its rights.
 * Several processes may call it at once: one works, the others wait. Answers the names of the steps it took.
 */
export async function migrateToLatest(url: string): Promise<readonly string[]> {
  return await migrateTo(url, Object.keys(migrations))
}

async function ensurePartitions(db: Kysely<Tables>, table: string): Promise<void> {
  await untilUnlocked(() =>
    db.transaction().execute(async (trx) => {
      await waitBrieflyForLocks(trx as unknown as Kysely<unknown>)
      await sql`select ensure_monthly_partitions(${table}, current_date, 4)`.execute(trx)
    }),
  )
}

type Steps = Readonly<Record<string, Migration>>

function inUse(steps: Steps): Steps {
  const entries = Object.entries(steps).map(([name, step]): [string, Migration] => [
    name,
    {
      up: async (trx) => {
        await waitBrieflyForLocks(trx)
        await step.up(trx)
      },
    },
  ])
  return Object.fromEntries(entries)
}

/**
 * Takes the steps that are missing, each in a transaction of its own: what it locks is free again before the next, and what
 * is done stays done. A new database, which nobody uses, takes all in one. Answers the names of the steps it took.
 */
async function takeSteps(db: Kysely<unknown>, steps: Steps): Promise<string[]> {
  const migratorOf = (each: Steps) =>
    new Migrator({ db, provider: { getMigrations: async () => each }, allowUnorderedMigrations: true })
  const known = await migratorOf(steps).getMigrations()
  const isNew = known.every(({ executedAt }) => executedAt === undefined)
  const taken: string[] = []
  const take = async (): Promise<boolean> => {
    const { error, results = [] } = isNew
      ? await migratorOf(steps).migrateToLatest()
      : await migratorOf(inUse(steps)).migrateUp()
    if (error !== undefined) throw error
    taken.push(...results.map(({ migrationName }) => migrationName))
    return isNew || results.length === 0
  }
  let isDone = false
  while (!isDone) isDone = await untilUnlocked(take)
  return taken
}

/** Takes the named steps alone, for a backup that was made when there were no others. */
export async function migrateTo(url: string, names: readonly string[]): Promise<readonly string[]> {
  const steps = Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)))
  const { db, close } = createDatabase(url, { asOwner: true, maximumConnections: 3 })
  try {
    return await db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${migrationLock})`.execute(connection)
      try {
        await migrateQueue({ connectionString: url, maxPoolSize: 1, logger: silentLogger })
        const taken = await takeSteps(db.withoutPlugins() as unknown as Kysely<unknown>, steps).catch(
          (error: unknown) => {
            throw new Error('The database could not be brought up to date.', { cause: error })
          },
        )
        for (const table of monthlyTables) await ensurePartitions(connection, table)
        await grantApplicationRole(connection)
        return taken
      } finally {
        await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection)
      }
    })
  } finally {
    await close()
  }
}
