import type { Kysely } from 'kysely'
import type { ListedRevision, RevisionSummary } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { viewPerson } from '../../../entity-lists/person.view.ts'
import { selectVariantReports, type VariantReportRow } from '../variant-report/variant-report.queries.ts'
import { viewVariantReport } from '../variant-report/variant-report.view.ts'
import type { ListedRevisionRow, RevisionRow } from './versions.queries.ts'

export async function viewRevisions(db: Kysely<Tables>, rows: readonly ListedRevisionRow[]): Promise<ListedRevision[]> {
  const reports = await selectVariantReports(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ note, sameAs, uses, ...row }) => ({
    ...viewRevision(row, reports.get(row.id)),
    note: note ?? '',
    sameAs,
    uses,
  }))
}

export function viewRevision(row: RevisionRow, report: VariantReportRow | undefined): RevisionSummary {
  const { id, number, createdAt, validationLevel, userId, ...person } = row
  return {
    id,
    number,
    createdAt: createdAt.toISOString(),
    createdBy: viewPerson({ ...person, id: userId }),
    validationLevel,
    variantReport: viewVariantReport(report),
  }
}
