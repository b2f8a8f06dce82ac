import type { ExternalProvider, ExternalProviderSettings } from '@isomorph/contract'
import { learningPlatformDraftSchema } from '@isomorph/contract/schemas'
import type { ExternalProviderRow } from './external-providers.queries.ts'
import { viewTimetable } from './uni-time/timetable-columns.ts'

export function viewExternalProvider({ id, name, type }: ExternalProviderRow): ExternalProvider {
  return { id, name, type }
}

/** An external provider as administrators see it. */
export function viewExternalProviderSettings(
  row: ExternalProviderRow,
  deploymentIds: readonly string[],
): ExternalProviderSettings {
  if (row.type === 'timetabling') return viewTimetable(row)
  return { id: row.id, isWaiting: row.isWaiting, ...learningPlatformDraftSchema.parse({ ...row, deploymentIds }) }
}
