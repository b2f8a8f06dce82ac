import { entityRoles } from '@isomorph/access'
import { sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import type { Tables } from '@isomorph/database'
import { lockForActivity } from '../../authorization/lock-readable.ts'
import { activitiesOnEntity } from '../../authorization/permissions.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import {
  selectManagedPage,
  type ManagedListSearch,
  type ManagedListViewer,
  type ManagedTable,
} from '../../entity-lists/managed-list.ts'

/** Where assessments and the roles on them stand. */
export const managedAssessments: ManagedTable = {
  table: 'assessments',
  rolesTable: 'assessment_user_roles',
  roleKey: 'assessment_id',
}

const headItems = sql`assessment_revision_items i where i.assessment_revision_id = assessments.head_revision_id
  and i.pool_key is null`
const headPools = sql`jsonb_to_recordset(head.content -> 'pools') as p(draws int, points numeric)`

function selectSummaries(db: Kysely<Tables>) {
  return db
    .selectFrom('assessments')
    .innerJoin('assessmentRevisions as head', 'head.id', 'assessments.headRevisionId')
    .select([
      'assessments.id',
      'assessments.name',
      'assessments.changedAt',
      'assessments.deletedAt',
      'head.id as headRevisionId',
      'head.number as revisionNumber',
      sql<number>`(select count(*) from ${headItems}) + (select coalesce(sum(p.draws), 0) from ${headPools})`.as(
        'problemCount',
      ),
      sql<number>`(select coalesce(sum(i.points), 0) from ${headItems} and not i.is_bonus)
        + (select coalesce(sum(p.draws * p.points), 0) from ${headPools})`.as('points'),
    ])
}

export type AssessmentSummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['executeTakeFirstOrThrow']>>

interface AssessmentSearch extends ManagedListSearch {
  /** Only assessments that the viewer may change. */
  readonly isChangeable: boolean
}

interface AssessmentViewer extends ManagedListViewer {
  readonly updatesAll: boolean
}

const changingRoles = entityRoles.filter((role) => activitiesOnEntity('Assessment', [], [role]).includes('Update'))

function isChangeableBy({ userId, updatesAll }: AssessmentViewer): Expression<SqlBool>[] {
  if (updatesAll) return []
  return [
    sql<SqlBool>`assessments.id in (select own.assessment_id from assessment_user_roles own
      where own.user_id = ${userId} and own.role = any(${[...changingRoles]}::text[]))`,
  ]
}

export async function selectAssessmentPage(
  db: Kysely<Tables>,
  viewer: AssessmentViewer,
  search: AssessmentSearch,
): Promise<{ rows: AssessmentSummaryRow[]; total: number }> {
  const furtherConditions = search.isChangeable ? isChangeableBy(viewer) : []
  return await selectManagedPage(db, managedAssessments, viewer, { ...search, furtherConditions }, selectSummaries(db))
}

/** An assessment with what its head revision holds. */
export async function selectAssessment(db: Kysely<Tables>, id: number) {
  return await selectSummaries(db)
    .select(['head.content', 'head.createdBy'])
    .where('assessments.id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function selectPerson(db: Kysely<Tables>, id: number) {
  return await db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email', 'uid'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/**
 * Holds the assessment until the transaction ends, so that saves of one assessment take turns, and reads its head then. Refuses
 * whoever may not change it now.
 */
export async function lockAssessment(db: Kysely<Tables>, user: SignedInUser, id: number) {
  await lockForActivity(db, { entity: 'Assessment', managed: managedAssessments, id }, { user, activity: 'Update' })
  return await db
    .selectFrom('assessments')
    .innerJoin('assessmentRevisions as head', 'head.id', 'assessments.headRevisionId')
    .select([
      'assessments.name',
      'assessments.deletedAt',
      'head.id as headRevisionId',
      'head.number',
      'head.contentHash',
      'head.content',
    ])
    .where('assessments.id', '=', id)
    .executeTakeFirstOrThrow()
}

const errorIssues = '$[*] ? (@.level == "InvalidForUseError")'

/** The items of a revision in their order, with the problem as it is now and as it is pinned. */
export async function selectItems(db: Kysely<Tables>, assessmentRevisionId: number) {
  return await db
    .selectFrom('assessmentRevisionItems as item')
    .innerJoin('problemRevisions as pinned', 'pinned.id', 'item.problemRevisionId')
    .innerJoin('problems', 'problems.id', 'pinned.problemId')
    .innerJoin('problemRevisions as newest', 'newest.id', 'problems.headRevisionId')
    .leftJoin('variantReports as report', (join) =>
      join.onRef('report.revisionId', '=', 'pinned.id').on('report.state', '=', 'done'),
    )
    .select([
      sql<number | null>`jsonb_array_length(jsonb_path_query_array(report.issues, ${errorIssues}::jsonpath))`.as(
        'variantErrors',
      ),
      'item.itemKey',
      'item.points',
      'item.isBonus',
      'item.attemptsAllowed',
      'item.attemptPenaltyPercent',
      'item.learnerTitle',
      'item.sectionKey',
      'item.poolKey',
      'item.problemRevisionId',
      'pinned.problemId',
      'pinned.validationLevel',
      'pinned.number as revisionNumber',
      'newest.number as newestRevisionNumber',
      'problems.name',
      'problems.shortStatement',
      'problems.headRevisionId',
    ])
    .where('item.assessmentRevisionId', '=', assessmentRevisionId)
    .orderBy('item.position')
    .execute()
}

export type ItemRow = Awaited<ReturnType<typeof selectItems>>[number]

export async function selectItemContents(db: Kysely<Tables>, assessmentRevisionId: number) {
  return await db
    .selectFrom('assessmentRevisionItems as item')
    .innerJoin('problemRevisions as pinned', 'pinned.id', 'item.problemRevisionId')
    .innerJoin('problems', 'problems.id', 'pinned.problemId')
    .select(['item.itemKey', 'item.points', 'problems.name', 'pinned.content'])
    .where('item.assessmentRevisionId', '=', assessmentRevisionId)
    .orderBy('item.position')
    .execute()
}

/** Which problem each key ever stood for, in all revisions of an assessment. */
export async function selectKeysEverUsed(
  db: Kysely<Tables>,
  assessmentId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('assessmentRevisionItems as item')
    .innerJoin('assessmentRevisions as revision', 'revision.id', 'item.assessmentRevisionId')
    .innerJoin('problemRevisions as pinned', 'pinned.id', 'item.problemRevisionId')
    .select(['item.itemKey', 'pinned.problemId'])
    .distinct()
    .where('revision.assessmentId', '=', assessmentId)
    .execute()
  return new Map(rows.map((row) => [row.itemKey, row.problemId]))
}

/** The head revisions of those of the given problems that the person may read. */
export async function selectReadableHeads(
  db: Kysely<Tables>,
  problemIds: readonly number[],
  viewer: { readonly userId: number; readonly readsAll: boolean },
): Promise<ReadonlyMap<number, number>> {
  if (problemIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('problems')
    .select(['problems.id', 'problems.headRevisionId'])
    .where('problems.id', 'in', [...problemIds])
    .where('problems.deletedAt', 'is', null)
    .$if(!viewer.readsAll, (query) =>
      query.where('problems.id', 'in', (select) =>
        select.selectFrom('effectiveProblemRoles').select('problemId').where('userId', '=', viewer.userId),
      ),
    )
    .execute()
  return new Map(rows.flatMap((row) => (row.headRevisionId === null ? [] : [[row.id, row.headRevisionId] as const])))
}

/** The new assessment's id, or undefined where the same key made one before. */
export async function insertOptionalAssessment(
  db: Kysely<Tables>,
  assessment: { readonly name: string; readonly createdBy: number; readonly clientKey: string | null },
): Promise<number | undefined> {
  const row = await db
    .insertInto('assessments')
    .values(assessment)
    .onConflict((conflict) => conflict.columns(['createdBy', 'clientKey']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function selectAssessmentIdByClientKey(
  db: Kysely<Tables>,
  createdBy: number,
  clientKey: string,
): Promise<number> {
  const { id } = await db
    .selectFrom('assessments')
    .select('id')
    .where('createdBy', '=', createdBy)
    .where('clientKey', '=', clientKey)
    .executeTakeFirstOrThrow()
  return id
}

export async function insertAssessmentOwner(db: Kysely<Tables>, assessmentId: number, userId: number): Promise<void> {
  await db.insertInto('assessmentUserRoles').values({ assessmentId, userId, role: 'Owner' }).execute()
}

/** What an item may have of its own. */
export interface ItemRules {
  readonly isBonus: boolean
  readonly attemptsAllowed: number | null
  readonly attemptPenaltyPercent: number | null
  readonly learnerTitle: string | null
  readonly sectionKey: number | null
  readonly poolKey: number | null
}

export interface PinnedItem extends ItemRules {
  readonly itemKey: number
  readonly points: number
  readonly problemRevisionId: number
}

interface NewRevision {
  readonly assessmentId: number
  readonly number: number
  readonly format: number
  readonly content: string
  readonly contentHash: Buffer
  readonly createdBy: number
}

/** Adds a revision with its items and makes it the head. */
export async function insertAssessmentRevision(
  db: Kysely<Tables>,
  revision: NewRevision,
  items: readonly PinnedItem[],
): Promise<void> {
  const { id } = await db.insertInto('assessmentRevisions').values(revision).returning('id').executeTakeFirstOrThrow()
  if (items.length > 0)
    await db
      .insertInto('assessmentRevisionItems')
      .values(items.map((item, index) => ({ ...item, assessmentRevisionId: id, position: index + 1 })))
      .execute()
  await db.updateTable('assessments').set({ headRevisionId: id }).where('id', '=', revision.assessmentId).execute()
}

export async function renameAssessment(db: Kysely<Tables>, id: number, name: string): Promise<void> {
  await db
    .updateTable('assessments')
    .set({ name, changedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}
