import { sql, type Kysely, type Selectable } from 'kysely'
import type { LabOutcome } from '@isomorph/evaluation'
import type { Tables } from '@isomorph/database'

type Db = Kysely<Tables>

export type VariantReportRow = Pick<
  Selectable<Tables['variantReports']>,
  'state' | 'variants' | 'distinctVariants' | 'issues'
>

/** The newest version of its problem, or one that an assessment has. */
const isInUse = sql<boolean>`(problem.head_revision_id = revision.id or exists (
  select from assessment_revision_items item
    join assessments on assessments.head_revision_id = item.assessment_revision_id
   where item.problem_revision_id = revision.id and assessments.deleted_at is null))`

/** Begins reports, and returns the versions that now wait for one: neither those that have a report nor those that nobody uses. */
export async function insertVariantReports(db: Db, revisionIds: readonly number[]): Promise<readonly number[]> {
  if (revisionIds.length === 0) return []
  const inserted = await db
    .insertInto('variantReports')
    .columns(['revisionId'])
    .expression((eb) =>
      eb
        .selectFrom('problemRevisions as revision')
        .innerJoin('problems as problem', 'problem.id', 'revision.problemId')
        .select('revision.id as revisionId')
        .where('revision.id', 'in', [...new Set(revisionIds)])
        .where(isInUse)
        // Two assessments with the same problems that are saved at once wait for each other in the same order.
        .orderBy('revision.id'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('revisionId')
    .execute()
  return inserted.map(({ revisionId }) => revisionId)
}

/** Versions that assessments have and nobody has looked at. */
export async function selectUncheckedVersions(db: Db, limit: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('assessments')
    .innerJoin('assessmentRevisionItems as item', 'item.assessmentRevisionId', 'assessments.headRevisionId')
    .select('item.problemRevisionId as id')
    .distinct()
    .where('assessments.deletedAt', 'is', null)
    .where('item.problemRevisionId', 'not in', (eb) => eb.selectFrom('variantReports').select('revisionId'))
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

interface VersionToCheck {
  readonly content: unknown
  /** Whether it was not replaced meanwhile. */
  readonly isInUse: boolean
}

/** Undefined where nobody waits for the report any more. */
export async function selectOptionalVersionToCheck(db: Db, revisionId: number): Promise<VersionToCheck | undefined> {
  return await db
    .selectFrom('variantReports as report')
    .innerJoin('problemRevisions as revision', 'revision.id', 'report.revisionId')
    .innerJoin('problems as problem', 'problem.id', 'revision.problemId')
    .select('revision.content')
    .select(isInUse.as('isInUse'))
    .where('report.revisionId', '=', revisionId)
    .where('report.state', '=', 'waiting')
    .executeTakeFirst()
}

/** Deletes a report that no worker has begun and nobody needs any more. */
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

/** Ends the report with what was found since then in a version with the same content, and when. False where there is none. */
export async function takeOverVariantReport(db: Db, revisionId: number, since: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('variantReports as report')
    .from((eb) =>
      eb
        .selectFrom('problemRevisions as revision')
        .innerJoin('problemRevisions as same', (join) =>
          join
            .onRef('same.contentHash', '=', 'revision.contentHash')
            .onRef('same.format', '=', 'revision.format')
            .onRef('same.content', '=', 'revision.content'),
        )
        .innerJoin('variantReports as done', 'done.revisionId', 'same.id')
        .select(['done.variants', 'done.distinctVariants', 'done.issues', 'done.endedAt'])
        .where('revision.id', '=', revisionId)
        .where('done.state', '=', 'done')
        .where('done.endedAt', '>=', since)
        .limit(1)
        .as('found'),
    )
    .set((eb) => ({
      state: 'done',
      variants: eb.ref('found.variants'),
      distinctVariants: eb.ref('found.distinctVariants'),
      issues: eb.ref('found.issues').$castTo<string>(),
      endedAt: eb.ref('found.endedAt'),
    }))
    .where('report.revisionId', '=', revisionId)
    .where('report.state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
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
