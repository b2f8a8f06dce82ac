import type { PeopleImport, PeopleImportRow } from '@isomorph/contract'
import type { ImportRecord, ImportRowRecord, OutcomeCounts } from './people-import.queries.ts'

export function viewImport(record: ImportRecord, counts: OutcomeCounts): PeopleImport {
  const { id, groupId, fileName, encoding, createsPeople, status, rowCount, doneCount } = record
  return {
    id,
    groupId,
    fileName,
    encoding,
    unusedColumns: record.unusedColumns,
    unusedColumnCount: record.unusedColumnCount,
    createsPeople,
    status,
    rowCount,
    doneCount,
    counts,
    failure: record.failure,
    appliedAt: record.appliedAt?.toISOString() ?? null,
  }
}

export function viewRow(row: ImportRowRecord): PeopleImportRow {
  return { ...row, changes: row.changes as unknown as PeopleImportRow['changes'] }
}
