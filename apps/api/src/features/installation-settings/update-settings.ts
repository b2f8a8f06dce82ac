import type { InstallationSettings } from '@isomorph/contract'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { selectTokenKey } from '../../authorization/tokens.ts'
import { seal } from '../../data/sealed.ts'
import type { Services } from '../../services/services.ts'
import { selectSettings, type Settings } from '../../services/settings.ts'
import { moveTermsToZone } from '../terms/index.ts'
import { lockSettings, writeSettings } from './installation-settings.queries.ts'

type Key = keyof InstallationSettings

/** A secret goes to the host that it was given for and to no other. */
async function sealedTokenOf(db: Services['db'], wanted: InstallationSettings, current: Settings): Promise<string> {
  if (wanted.caliperToken !== '')
    return seal(await selectTokenKey(db, 'providerSecret'), wanted.caliperToken).toString('base64')
  return wanted.caliperEventStoreHostname === current.caliperEventStoreHostname ? current.caliperToken : ''
}

/** What the audit log says of a secret is that it was changed. */
function withoutSecret({ caliperToken, ...settings }: Partial<InstallationSettings>) {
  return caliperToken === undefined ? settings : { ...settings, hasCaliperToken: caliperToken !== '' }
}

function pick(settings: InstallationSettings, keys: readonly Key[]): Partial<InstallationSettings> {
  return Object.fromEntries(keys.map((key) => [key, settings[key]]))
}

/** Changes the settings that differ, and nothing where none does. Terms keep their days in another time zone. */
export async function updateSettings(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  actor: Actor,
  typed: InstallationSettings,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSettings(trx)
    const current = await selectSettings(trx)
    const wanted = { ...typed, caliperToken: await sealedTokenOf(trx, typed, current) }
    const changed = (Object.keys(wanted) as Key[]).filter((key) => wanted[key] !== current[key])
    if (changed.length === 0) return
    await writeSettings(trx, pick(wanted, changed))
    if (changed.includes('defaultTimeZoneId'))
      await moveTermsToZone(trx, current.defaultTimeZoneId, wanted.defaultTimeZoneId)
    const [before, after] = [withoutSecret(pick(current, changed)), withoutSecret(pick(wanted, changed))]
    const act = { action: 'configuration.update', entityType: 'configuration', entityId: null, before, after } as const
    await recordAct(trx, actor, act)
  })
  settings.forget()
}
