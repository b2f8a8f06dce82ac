import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { Settings } from '../../services/settings.ts'

/** Adds what is missing; what an administrator changed stays. */
export async function insertMissingSettings(db: Kysely<Tables>, settings: Partial<Settings>): Promise<void> {
  const rows = Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) }))
  await db
    .insertInto('configuration')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** One change of settings at a time: whoever comes second sees what the first has set. */
export async function lockSettings(db: Kysely<Tables>): Promise<void> {
  await db.selectFrom('configuration').select('key').orderBy('key').forUpdate().execute()
}

export async function writeSettings(db: Kysely<Tables>, changed: Partial<Settings>): Promise<void> {
  for (const [key, given] of Object.entries(changed)) {
    const value = JSON.stringify(given)
    await db
      .insertInto('configuration')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
  }
}
