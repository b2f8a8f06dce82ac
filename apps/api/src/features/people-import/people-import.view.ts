import { importTexts, type PeopleImport, type PeopleImportRow } from '@isomorph/contract'
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
    failureSaid: [...importTexts.recognise(record.failure)],
    appliedAt: record.appliedAt?.toISOString() ?? null,
  }
}

export function viewRow(row: ImportRowRecord): PeopleImportRow {
  const said = row.reasons.map((reason) => [...importTexts.recognise(reason)])
  return { ...row, said, changes: row.changes as unknown as PeopleImportRow['changes'] }
}
