import { Logger, runMigrations as migrateQueue } from 'graphile-worker'
import { Migrator, sql } from 'kysely'
import { grantApplicationRole } from './application-role.ts'
import { createDatabase } from './create-database.ts'
import { migrations } from './migrations/index.ts'

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

/** Takes the named steps alone, for a backup that was made when there were no others. */
export async function migrateTo(url: string, names: readonly string[]): Promise<readonly string[]> {
  const steps = Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)))
  const { db, close } = createDatabase(url, { asOwner: true, maximumConnections: 3 })
  try {
    return await db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${migrationLock})`.execute(connection)
      try {
        await migrateQueue({ connectionString: url, maxPoolSize: 1, logger: silentLogger })
        const migrator = new Migrator({
          db: db.withoutPlugins(),
          provider: { getMigrations: async () => steps },
          allowUnorderedMigrations: true,
        })
        const { error, results } = await migrator.migrateToLatest()
        if (error !== undefined) throw new Error('The database could not be brought up to date.', { cause: error })
        for (const table of monthlyTables) {
          await sql`select ensure_monthly_partitions(${table}, current_date, 4)`.execute(connection)
        }
        await grantApplicationRole(connection)
        return (results ?? []).map((result) => result.migrationName)
      } finally {
        await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection)
      }
    })
  } finally {
    await close()
  }
}
