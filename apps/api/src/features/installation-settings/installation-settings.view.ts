import { productVersion, releaseName, type Downtime, type ResultOf, type StoredSettings } from '@isomorph/contract'
import type { configurationCalls } from '@isomorph/contract'
import type { Services } from '../../services/services.ts'
import { viewPerson } from '../../entity-lists/person.view.ts'
import type { Settings } from '../../services/settings.ts'

/** What anybody may know of the installation. */
export function viewConfiguration(
  settings: Settings,
  { tier, shard, webErrorReportingDsn }: Pick<Services, 'tier' | 'shard' | 'webErrorReportingDsn'>,
): ResultOf<typeof configurationCalls.getConfiguration> {
  const { isOn, message } = settings.downtime
  return {
    ...settings,
    downtime: { isOn, message: isOn ? message : '' },
    errorReportingDsn: webErrorReportingDsn,
    tier,
    shard: shard.key,
    identifierType: shard.identifierType,
    version: productVersion,
    releaseName,
  }
}

/** Every setting for administrators; of a secret only that there is one. */
export function viewSettings({ caliperToken, downtime: _downtime, ...settings }: Settings): StoredSettings {
  return { ...settings, hasCaliperToken: caliperToken !== '' }
}

export function viewDowntime(
  { isOn, message }: Settings['downtime'],
  people: readonly Parameters<typeof viewPerson>[0][],
): Downtime {
  return { isOn, message, allowedPeople: people.map(viewPerson) }
}
