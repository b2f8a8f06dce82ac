import type { VariantReport } from '@isomorph/contract'
import { variantReportSchema } from '@isomorph/contract/schemas'
import type { VariantReportRow } from './variant-report.queries.ts'

const absent: VariantReport = { state: 'absent', variants: 0, distinctVariants: 0, issues: [] }

export function viewVariantReport(row: VariantReportRow | undefined): VariantReport {
  return row === undefined ? absent : variantReportSchema.parse(row)
}
