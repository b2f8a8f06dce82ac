import type { Kysely } from 'kysely'
import { defaultTimeZone } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { seedTerms } from '../terms/index.ts'
import { insertMissingSettings } from './installation-settings.queries.ts'

/** Gives a new database its settings and terms; on an older one it adds what is missing. */
export async function seedConfiguration(db: Kysely<Tables>, now: Date): Promise<void> {
  await insertMissingSettings(db, {
    caliperEnabled: false,
    caliperEventStoreHostname: '',
    defaultTimeZoneId: defaultTimeZone,
    caliperPersonNamespace: '',
    supportEmail: '',
    universityName: '',
    universityUrl: '',
    downtime: { isOn: false, message: '', allowedUserIds: [] },
  })
  await seedTerms(db, now)
}
