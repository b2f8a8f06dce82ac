import type { InstallationSettings } from '@isomorph/contract'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { selectSettings } from '../../services/settings.ts'
import { moveTermsToZone } from '../terms/index.ts'
import { lockSettings, writeSettings } from './installation-settings.queries.ts'

type Key = keyof InstallationSettings

function pick(settings: InstallationSettings, keys: readonly Key[]): Partial<InstallationSettings> {
  return Object.fromEntries(keys.map((key) => [key, settings[key]]))
}

/** Changes the settings that differ, and nothing where none does. Terms keep their days in another time zone. */
export async function updateSettings(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  actor: Actor,
  wanted: InstallationSettings,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSettings(trx)
    const current = await selectSettings(trx)
    const changed = (Object.keys(wanted) as Key[]).filter((key) => wanted[key] !== current[key])
    if (changed.length === 0) return
    await writeSettings(trx, pick(wanted, changed))
    if (changed.includes('defaultTimeZoneId'))
      await moveTermsToZone(trx, current.defaultTimeZoneId, wanted.defaultTimeZoneId)
    const [before, after] = [pick(current, changed), pick(wanted, changed)]
    const act = { action: 'configuration.update', entityType: 'configuration', entityId: null, before, after }
    await recordAct(trx, actor, act)
  })
  settings.forget()
}
