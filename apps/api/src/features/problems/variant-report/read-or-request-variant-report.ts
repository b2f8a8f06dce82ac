import type { VariantReport } from '@isomorph/contract'
import type { Services } from '../../../services/services.ts'
import { askForVariantReports } from './check-variants.ts'
import { selectVariantReports } from './variant-report.queries.ts'
import { viewVariantReport } from './variant-report.view.ts'

/** The report of a version. The check of a newest version that has none begins when somebody first opens the problem. */
export async function readOrRequestVariantReport(
  { db }: Pick<Services, 'db'>,
  revisionId: number,
): Promise<VariantReport> {
  const readReport = async () => (await selectVariantReports(db, [revisionId])).get(revisionId)
  const report = await readReport()
  if (report) return viewVariantReport(report)
  await db.transaction().execute(async (trx) => {
    await askForVariantReports(trx, [revisionId])
  })
  return viewVariantReport(await readReport())
}
