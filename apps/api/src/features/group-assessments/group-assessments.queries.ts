import { sql, type Kysely, type Selectable } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { Finding } from '@isomorph/problem'

type Db = Kysely<Tables>

export type GroupAssessmentRow = Selectable<Tables['groupAssessments']>

export interface ItemRow {
  readonly itemKey: number
  readonly position: number
  readonly points: number
  readonly isBonus: boolean
  readonly attemptsAllowed: number | null
  readonly attemptPenaltyPercent: number | null
  readonly learnerTitle: string | null
  readonly sectionKey: number | null
  readonly poolKey: number | null
  readonly problemRevisionId: number
}

interface DeliveredItemRow extends ItemRow {
  /** Of the rules that it is marked by; 0: as delivered. */
  readonly rulesNumber: number
}

const rulesOfItem = [
  'isBonus',
  'attemptsAllowed',
  'attemptPenaltyPercent',
  'learnerTitle',
  'sectionKey',
  'poolKey',
] as const

export async function selectGroupAssessment(db: Db, id: number): Promise<GroupAssessmentRow> {
  return await db.selectFrom('groupAssessments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export async function lockGroupAssessment(db: Db, id: number): Promise<GroupAssessmentRow> {
  return await db.selectFrom('groupAssessments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** The problems of one delivery of a group assessment, in the authored order. */
export async function selectItems(
  db: Db,
  groupAssessmentId: number,
  deliveryNumber: number,
): Promise<DeliveredItemRow[]> {
  return await db
    .selectFrom('groupAssessmentItems')
    .select([
      'itemKey',
      'position',
      'points',
      'deliveredRevisionId as problemRevisionId',
      'rulesNumber',
      ...rulesOfItem,
    ])
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('deliveryNumber', '=', deliveryNumber)
    .orderBy('position')
    .execute()
}

export interface RevisionItemRow extends ItemRow {
  readonly name: string
  readonly validationLevel: string
  /** As found when the problem was saved. */
  readonly findings: readonly Finding[]
  readonly isDeleted: boolean
}

/** The problems of an assessment's revision, with what decides whether they can be used. */
export async function selectRevisionItems(db: Db, assessmentRevisionId: number): Promise<RevisionItemRow[]> {
  return (await db
    .selectFrom('assessmentRevisionItems as i')
    .innerJoin('problemRevisions as r', 'r.id', 'i.problemRevisionId')
    .innerJoin('problems as p', 'p.id', 'r.problemId')
    .select((eb) => [
      'i.itemKey',
      'i.position',
      'i.points',
      'i.isBonus',
      'i.attemptsAllowed',
      'i.attemptPenaltyPercent',
      'i.learnerTitle',
      'i.sectionKey',
      'i.poolKey',
      'i.problemRevisionId',
      'p.name',
      'r.validationLevel',
      'r.findings',
      eb('p.deletedAt', 'is not', null).as('isDeleted'),
    ])
    .where('i.assessmentRevisionId', '=', assessmentRevisionId)
    .orderBy('i.position')
    .execute()) as RevisionItemRow[]
}

/** Pins the problems of a delivery. */
export async function insertItems(
  db: Db,
  groupAssessmentId: number,
  deliveryNumber: number,
  items: readonly ItemRow[],
): Promise<void> {
  await db
    .insertInto('groupAssessmentItems')
    .values(
      items.map((item) => ({
        groupAssessmentId,
        deliveryNumber,
        itemKey: item.itemKey,
        position: item.position,
        points: item.points,
        isBonus: item.isBonus,
        attemptsAllowed: item.attemptsAllowed,
        attemptPenaltyPercent: item.attemptPenaltyPercent,
        learnerTitle: item.learnerTitle,
        sectionKey: item.sectionKey,
        poolKey: item.poolKey,
        deliveredRevisionId: item.problemRevisionId,
        markingRevisionId: item.problemRevisionId,
        variantCount: null,
      })),
    )
    .execute()
}

/** Rules that a regrade set go on for the problems of which the revision is the same. */
export async function keepMarkingRules(db: Db, groupAssessmentId: number, deliveryNumber: number): Promise<void> {
  await sql`
    update group_assessment_items n set rules_number = o.rules_number
      from group_assessment_items o
     where n.group_assessment_id = ${groupAssessmentId} and n.delivery_number = ${deliveryNumber}
       and o.group_assessment_id = n.group_assessment_id and o.item_key = n.item_key
       and o.delivery_number = n.delivery_number - 1 and o.delivered_revision_id = n.delivered_revision_id`.execute(db)
}

/** The roles of a person in courses that are not deleted, the earlier course first. */
export async function selectOwnGroupRoles(db: Db, userId: number) {
  return await db
    .selectFrom('groupUserRoles as r')
    .innerJoin('groups as g', 'g.id', 'r.groupId')
    .select(['r.groupId', 'r.role'])
    .where('r.userId', '=', userId)
    .where('g.deletedAt', 'is', null)
    .orderBy('r.groupId')
    .execute()
}

/**
 * The last moment at which anyone in a group assessment can still be working; null: it never closes for somebody, or a pause holds
 * somebody who has started. Whoever a pause holds before the start counts until their close.
 */
export async function selectLastDeadline(db: Db, groupAssessmentId: number): Promise<Date | null> {
  const { rows } = await sql<{ last: Date | null }>`
    select case when bool_or(
             s.started_at is not null and s.paused_at is not null and s.pause_ends_at is null
             or coalesce(s.deadline, s.closes_at) is null) then null
           else coalesce(max(coalesce(s.deadline, s.closes_at)), to_timestamp(0)) end as last
      from (
        select g.id, l.user_id from group_assessments g
          join group_user_roles l on l.group_id = g.group_id and l.role = 'GroupLearner' where g.id = ${groupAssessmentId}
        union
        select l.group_assessment_id, l.user_id from learner_statuses l
         where l.group_assessment_id = ${groupAssessmentId} and l.started_at is not null and not l.is_preview
      ) p(group_assessment_id, user_id)
      join learner_schedules s on s.group_assessment_id = p.group_assessment_id and s.user_id = p.user_id
     where s.finished_at is null`.execute(db)
  return rows[0]?.last ?? null
}
