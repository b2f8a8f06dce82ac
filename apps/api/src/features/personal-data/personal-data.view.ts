import type { PersonalDataFile } from '@isomorph/contract'
import type { FileRow } from './personal-data.queries.ts'

export function viewFile(row: FileRow | undefined): PersonalDataFile {
  if (!row) return { state: 'none', requestedAt: null, madeAt: null, expiresAt: null, byteSize: 0 }
  return {
    state: row.state,
    requestedAt: row.requestedAt.toISOString(),
    madeAt: row.madeAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    byteSize: row.byteSize,
  }
}
