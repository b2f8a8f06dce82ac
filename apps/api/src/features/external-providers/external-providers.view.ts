import type { ExternalProvider, ExternalProviderSettings } from '@isomorph/contract'
import type { ExternalProviderRow } from './external-providers.queries.ts'

export function viewExternalProvider({ id, name, type }: ExternalProviderRow): ExternalProvider {
  return { id, name, type }
}

/** A platform as administrators see it. */
export function viewExternalProviderSettings(
  row: ExternalProviderRow,
  deploymentIds: readonly string[],
): ExternalProviderSettings {
  const { changedAt: _changedAt, deletedAt: _deletedAt, ...settings } = row
  return { ...settings, deploymentIds: [...deploymentIds] }
}
