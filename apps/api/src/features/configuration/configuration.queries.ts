import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Tables } from '@isomorph/database'

const settingsSchema = z.object({
  caliperEnabled: z.boolean(),
  caliperEventStoreHostname: z.string(),
  defaultTimeZoneId: z.string(),
  caliperPersonNamespace: z.string(),
  supportEmail: z.string(),
  universityName: z.string(),
  universityUrl: z.string(),
})
export type Settings = z.output<typeof settingsSchema>

export async function selectSettings(db: Kysely<Tables>): Promise<Settings> {
  const rows = await db.selectFrom('configuration').select(['key', 'value']).execute()
  return settingsSchema.parse(Object.fromEntries(rows.map((row) => [row.key, row.value])))
}

/** Adds what is missing; what an administrator changed stays. */
export async function insertMissingSettings(db: Kysely<Tables>, settings: Settings): Promise<void> {
  const rows = Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) }))
  await db
    .insertInto('configuration')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

export async function insertMissingTerms(
  db: Kysely<Tables>,
  terms: readonly { readonly name: string; readonly startDate: Date; readonly endDate: Date }[],
): Promise<void> {
  await db
    .insertInto('externalTerms')
    .values([...terms])
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

export async function selectTerms(db: Kysely<Tables>) {
  return await db
    .selectFrom('externalTerms')
    .select(['id', 'name', 'startDate', 'endDate'])
    .orderBy('startDate', 'desc')
    .orderBy('id')
    .execute()
}
