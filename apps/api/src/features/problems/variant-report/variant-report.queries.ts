import type { Kysely, Selectable } from 'kysely'
import type { LabOutcome } from '@isomorph/evaluation'
import type { Tables } from '@isomorph/database'

type Db = Kysely<Tables>

export type VariantReportRow = Pick<
  Selectable<Tables['variantReports']>,
  'state' | 'variants' | 'distinctVariants' | 'issues'
>

export async function insertVariantReport(db: Db, revisionId: number): Promise<void> {
  await db.insertInto('variantReports').values({ revisionId }).execute()
}

/** Undefined where nobody waits for the report any more. */
export async function selectOptionalContentToCheck(db: Db, revisionId: number): Promise<unknown> {
  const row = await db
    .selectFrom('variantReports as report')
    .innerJoin('problemRevisions as revision', 'revision.id', 'report.revisionId')
    .select('revision.content')
    .where('report.revisionId', '=', revisionId)
    .where('report.state', '=', 'waiting')
    .executeTakeFirst()
  return row?.content
}

interface ReportEnd extends Partial<LabOutcome> {
  readonly state: 'done' | 'tooLong' | 'failed'
}

export async function endVariantReport(db: Db, revisionId: number, end: ReportEnd, endedAt: Date): Promise<void> {
  const { state, variants = 0, distinctVariants = 0, issues = [] } = end
  await db
    .updateTable('variantReports')
    .set({ state, variants, distinctVariants, issues: JSON.stringify(issues), endedAt })
    .where('revisionId', '=', revisionId)
    .where('state', '=', 'waiting')
    .execute()
}

export async function selectVariantReports(
  db: Db,
  revisionIds: readonly number[],
): Promise<ReadonlyMap<number, VariantReportRow>> {
  if (revisionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('variantReports')
    .select(['revisionId', 'state', 'variants', 'distinctVariants', 'issues'])
    .where('revisionId', 'in', [...revisionIds])
    .execute()
  return new Map(rows.map(({ revisionId, ...row }) => [revisionId, row]))
}
