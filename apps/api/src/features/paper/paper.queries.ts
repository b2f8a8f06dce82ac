import { sql, type Kysely, type Selectable } from 'kysely'
import { papersPerPage } from '@isomorph/contract'
import type { PaperVersion, Tables } from '@isomorph/database'
import type { Variant } from '@isomorph/problem'
import type { DrawnInstance } from '../group-assessments/index.ts'

type Db = Kysely<Tables>

export type SheetRow = Selectable<Tables['paperSheets']>

interface LearnerColumns {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string | null
  readonly uid: string | null
}

/** Sheets in the order of their numbers, with their learners. */
export async function selectSheets(db: Db, groupAssessmentId: number): Promise<(SheetRow & LearnerColumns)[]> {
  return await db
    .selectFrom('paperSheets as s')
    .leftJoin('users as u', 'u.id', 's.userId')
    .selectAll('s')
    .select(['u.firstName', 'u.lastName', 'u.email', 'u.uid'])
    .where('s.groupAssessmentId', '=', groupAssessmentId)
    .orderBy('s.number')
    .execute()
}

export async function selectOptionalSheet(db: Db, groupAssessmentId: number, code: string) {
  return await db
    .selectFrom('paperSheets as s')
    .leftJoin('users as u', 'u.id', 's.userId')
    .selectAll('s')
    .select(['u.firstName', 'u.lastName', 'u.email', 'u.uid'])
    .where('s.groupAssessmentId', '=', groupAssessmentId)
    .where('s.code', '=', code)
    .executeTakeFirst()
}

export async function lockSheet(db: Db, id: number): Promise<SheetRow> {
  return await db.selectFrom('paperSheets').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** Who makes sheets of an assessment takes turns. Answers the present delivery. */
export async function lockPaper(db: Db, groupAssessmentId: number): Promise<number> {
  const { deliveryNumber } = await db
    .selectFrom('groupAssessments')
    .select('deliveryNumber')
    .where('id', '=', groupAssessmentId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return deliveryNumber
}

interface LearnerRow {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly uid: string
}

/** Learners of the course who have not begun, by name. */
export async function selectFreeLearners(db: Db, groupAssessmentId: number): Promise<LearnerRow[]> {
  const { rows } = await sql<LearnerRow>`
    select u.id, u.first_name, u.last_name, u.email, coalesce(u.uid, '') as uid
      from group_assessments g
      join group_user_roles r on r.group_id = g.group_id and r.role = 'GroupLearner'
      join users u on u.id = r.user_id
     where g.id = ${groupAssessmentId}
       and not exists (select from learner_statuses s
                        where s.group_assessment_id = g.id and s.user_id = r.user_id and s.started_at is not null)
     group by u.id
     order by u.sort_name, u.id`.execute(db)
  return rows
}

/** Learners who have begun otherwise than on paper. */
export async function countBegunOnScreen(db: Db, groupAssessmentId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from learner_statuses s
     where s.group_assessment_id = ${groupAssessmentId} and s.started_at is not null and not s.is_preview
       and not exists (select from paper_sheets p
                        where p.group_assessment_id = s.group_assessment_id and p.user_id = s.user_id
                          and p.entered_at is not null)`.execute(db)
  return rows[0]?.count ?? 0
}

/** Whether problems are drawn for each learner: then there are no versions that all could have. */
export async function selectHasPools(db: Db, groupAssessmentId: number): Promise<boolean> {
  const pool = await db
    .selectFrom('groupAssessmentPools as p')
    .innerJoin('groupAssessments as g', (join) =>
      join.onRef('g.id', '=', 'p.groupAssessmentId').onRef('g.deliveryNumber', '=', 'p.deliveryNumber'),
    )
    .select('p.poolKey')
    .where('g.id', '=', groupAssessmentId)
    .executeTakeFirst()
  return pool !== undefined
}

/** Keeps what stands on the sheets of versions; a version that is there stays as it is. */
export async function insertVersionItems(
  db: Db,
  groupAssessmentId: number,
  deliveryNumber: number,
  drawn: readonly (DrawnInstance & { readonly version: PaperVersion })[],
): Promise<void> {
  const rows = drawn.map(({ version, itemKey, position, variant }) => ({
    version,
    itemKey,
    position,
    revisionId: variant.problemRevisionId,
    generator: variant.variant.generator,
    seed: variant.variant.seed,
  }))
  await sql`
    insert into paper_version_items (group_assessment_id, delivery_number, version, item_key, position, variant_id)
    select ${groupAssessmentId}::bigint, ${deliveryNumber}::int, t.version, t."itemKey", t.position, v.id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as t(version text, "itemKey" int, position int, "revisionId" bigint, generator int, seed bigint)
      join variants v on v.problem_revision_id = t."revisionId" and v.generator = t.generator and v.seed = t.seed
       and v.derived_from_id is null
    on conflict do nothing`.execute(db)
}

export interface PaperRow {
  readonly paperKey: string
  readonly itemKey: number
  readonly sectionKey: number | null
  readonly learnerTitle: string | null
  readonly name: string
  /** As it counts now. */
  readonly points: number
  readonly isBonus: boolean
  readonly problemRevisionId: number
  readonly generator: number
  readonly seed: number
  readonly drawn: Variant['drawn']
  readonly values: Variant['values']
}

/** What stands on a paper: the variants that were delivered, whatever they are marked by now. */
const columnsOfPaper = sql`
  n.item_key, n.section_key, n.learner_title, p.name, coalesce(m.points, n.points) as points, n.is_bonus,
  v.problem_revision_id, v.generator, v.seed, v.drawn, v."values"`

const joinsOfPaper = sql`
  left join marking_rules m on m.group_assessment_id = n.group_assessment_id and m.item_key = n.item_key
   and m.number = n.rules_number
  join problem_revisions q on q.id = v.problem_revision_id
  join problems p on p.id = q.problem_id`

/** Everything on versions of a delivery, or on one of them. */
export async function selectVersionPapers(
  db: Db,
  { groupAssessmentId, deliveryNumber }: Pick<SheetRow, 'groupAssessmentId' | 'deliveryNumber'>,
  version: PaperVersion | null = null,
): Promise<PaperRow[]> {
  const { rows } = await sql<PaperRow>`
    select i.version as paper_key, ${columnsOfPaper}
      from paper_version_items i
      join group_assessment_items n on n.group_assessment_id = i.group_assessment_id
       and n.delivery_number = i.delivery_number and n.item_key = i.item_key
      join variants v on v.id = i.variant_id
      ${joinsOfPaper}
     where i.group_assessment_id = ${groupAssessmentId} and i.delivery_number = ${deliveryNumber}
       and (${version}::text is null or i.version = ${version})
     order by i.version, i.position, i.item_key`.execute(db)
  return rows
}

type PlaceOfPage = Pick<SheetRow, 'groupAssessmentId' | 'deliveryNumber'> & { readonly after: number }

/** Everything on a page of the sheets that were made for one learner each. */
export async function selectLearnerPapers(
  db: Db,
  { groupAssessmentId, deliveryNumber, after }: PlaceOfPage,
  limit = papersPerPage,
): Promise<(PaperRow & { readonly number: number })[]> {
  const { rows } = await sql<PaperRow & { number: number }>`
    select s.number, s.code as paper_key, ${columnsOfPaper}
      from (select * from paper_sheets
             where group_assessment_id = ${groupAssessmentId} and delivery_number = ${deliveryNumber}
               and version is null and number > ${after}
             order by number limit ${limit}) s
      join problem_instances i on i.group_assessment_id = s.group_assessment_id and i.user_id = s.user_id
       and i.ordinal = s.delivery_number
      join group_assessment_items n on n.group_assessment_id = i.group_assessment_id
       and n.delivery_number = i.ordinal and n.item_key = i.item_key
      join variants v on v.id = i.variant_id
      ${joinsOfPaper}
     order by s.number, i.position, i.id`.execute(db)
  return rows
}

export interface EnteredRow {
  readonly problemInstanceId: number
  readonly itemKey: number
  readonly questionKey: number
  readonly percent: number
  readonly markingNumber: number
  readonly attemptNumber: number
  readonly comment: string
  readonly answer: string
  readonly reading: string
}

/** The marks of a sheet as they stand, by the keys of the attempts that entering makes. */
export async function selectEntered(db: Db, clientAttemptIds: readonly string[]): Promise<EnteredRow[]> {
  const { rows } = await sql<EnteredRow>`
    select a.problem_instance_id, i.item_key, r.question_key, r.percent, r.marking_number, r.attempt_number, r.comment,
      r.answer, r.reading
      from attempts a
      join problem_instances i on i.id = a.problem_instance_id
      join responses r on r.problem_instance_id = a.problem_instance_id and r.attempt_number = a.number
     where a.client_attempt_id = any(${[...clientAttemptIds]}::uuid[]) and not a.is_set_aside
     order by i.position, r.question_key`.execute(db)
  return rows
}

/** Sets the attempts of these keys aside. */
export async function setAttemptsAside(trx: Db, clientAttemptIds: readonly string[]): Promise<void> {
  await trx
    .updateTable('attempts')
    .set({ isSetAside: true })
    .where(sql<boolean>`client_attempt_id = any(${[...clientAttemptIds]}::uuid[])`)
    .where('isSetAside', '=', false)
    .execute()
}

/** Lets the newest attempt of each problem instance count again; answers at which ones it did not. */
export async function resumeNewestAttempts(trx: Db, clientAttemptIds: readonly string[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ problemInstanceId: number }>`
    with newest as (
      select distinct on (problem_instance_id) problem_instance_id, number from attempts
       where client_attempt_id = any(${[...clientAttemptIds]}::uuid[])
       order by problem_instance_id, number desc
    )
    update attempts a set is_set_aside = false from newest n
     where a.problem_instance_id = n.problem_instance_id and a.number = n.number and a.is_set_aside
    returning a.problem_instance_id`.execute(trx)
  return new Set(rows.map(({ problemInstanceId }) => problemInstanceId))
}

export interface InstanceOfSheet {
  readonly id: number
  readonly itemKey: number
  readonly attemptsUsed: number
}

/** The problem instances of a sheet that has its learner. */
export async function selectInstancesOfSheet(
  db: Db,
  { groupAssessmentId, deliveryNumber, userId }: SheetRow,
): Promise<InstanceOfSheet[]> {
  if (userId === null) return []
  return await db
    .selectFrom('problemInstances as i')
    .leftJoin('results as r', 'r.problemInstanceId', 'i.id')
    .select(['i.id', 'i.itemKey'])
    .select(sql<number>`coalesce(r.attempts_used, 0)`.as('attemptsUsed'))
    .where('i.groupAssessmentId', '=', groupAssessmentId)
    .where('i.userId', '=', userId)
    .where('i.ordinal', '=', deliveryNumber)
    .orderBy('i.position')
    .execute()
}
