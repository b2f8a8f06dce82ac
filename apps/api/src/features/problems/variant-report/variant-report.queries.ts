import { sql, type Kysely, type Selectable } from 'kysely'
import type { LabOutcome } from '@isomorph/evaluation'
import type { Tables } from '@isomorph/database'

type Db = Kysely<Tables>

export type VariantReportRow = Pick<
  Selectable<Tables['variantReports']>,
  'state' | 'variants' | 'distinctVariants' | 'issues'
>

/** Whether a report was begun: not where there is one, nor for a version that is not its problem's newest. */
export async function insertVariantReportOfHead(db: Db, revisionId: number): Promise<boolean> {
  const inserted = await db
    .insertInto('variantReports')
    .columns(['revisionId'])
    .expression((eb) =>
      eb
        .selectFrom('problems')
        .select('headRevisionId')
        .where('headRevisionId', '=', revisionId)
        .$castTo<{ revisionId: number }>(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('revisionId')
    .executeTakeFirst()
  return inserted !== undefined
}

interface VersionToCheck {
  readonly content: unknown
  /** Whether no newer version was saved. */
  readonly isHead: boolean
}

/** Undefined where nobody waits for the report any more. */
export async function selectOptionalVersionToCheck(db: Db, revisionId: number): Promise<VersionToCheck | undefined> {
  return await db
    .selectFrom('variantReports as report')
    .innerJoin('problemRevisions as revision', 'revision.id', 'report.revisionId')
    .innerJoin('problems as problem', 'problem.id', 'revision.problemId')
    .select('revision.content')
    .select(sql<boolean>`problem.head_revision_id = revision.id`.as('isHead'))
    .where('report.revisionId', '=', revisionId)
    .where('report.state', '=', 'waiting')
    .executeTakeFirst()
}

/** Forgets a report that nobody has worked on and nobody needs. */
export async function deleteVariantReport(db: Db, revisionId: number): Promise<void> {
  await db.deleteFrom('variantReports').where('revisionId', '=', revisionId).where('state', '=', 'waiting').execute()
}

export interface ReportEnd extends Partial<LabOutcome> {
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
