import { sayOfField } from '@isomorph/contract'
import { sql, type Kysely } from 'kysely'
import type { Database, Tables } from '@isomorph/database'
import { enqueue } from '../../jobs/jobs.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { bringInLine } from '../group-assessments/index.ts'
import { paperRefusals } from './paper.errors.ts'
import { lockSheet, type SheetRow } from './paper.queries.ts'

type Db = Kysely<Tables>

interface Binding {
  readonly userId: number
  readonly enteredBy: number
  readonly at: Date
}

async function refuseStrangers(trx: Db, { groupAssessmentId }: SheetRow, userId: number): Promise<void> {
  const role = await trx
    .selectFrom('groupUserRoles as r')
    .innerJoin('groupAssessments as g', 'g.groupId', 'r.groupId')
    .select('r.userId')
    .where('g.id', '=', groupAssessmentId)
    .where('r.userId', '=', userId)
    .where('r.role', '=', 'GroupLearner')
    .executeTakeFirst()
  if (role) return
  throw new Refusal(paperRefusals.sheetOfNobody, {
    errors: [{ path: 'userId', ...sayOfField('chooseStudentOfSheet') }],
  })
}

/** Holds the status of a learner who has not begun. */
async function lockFreeLearner(
  trx: Db,
  { groupAssessmentId, deliveryNumber }: SheetRow,
  userId: number,
): Promise<void> {
  await trx
    .insertInto('learnerStatuses')
    .values({ groupAssessmentId, userId, deliveryNumber, startedAt: null, finishedAt: null, finishReason: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { startedAt } = await trx
    .selectFrom('learnerStatuses')
    .select('startedAt')
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (startedAt === null) return
  const other = await trx
    .selectFrom('paperSheets')
    .select('code')
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('userId', '=', userId)
    .where('enteredAt', 'is not', null)
    .executeTakeFirst()
  if (!other) throw new Refusal(paperRefusals.begunOnScreen)
  throw new Refusal(paperRefusals.learnerHasSheet, {
    detail: `Marks of the sheet ${other.code} were entered for this student.`,
    params: { code: other.code },
  })
}

/** The learner's problems become those of the version on the sheet. */
async function takeVersion(trx: Db, { groupAssessmentId, deliveryNumber, version }: SheetRow, userId: number) {
  await sql`
    with instance_rows as (
      insert into problem_instances (group_assessment_id, user_id, item_key, ordinal, "position", points, variant_id)
      select i.group_assessment_id, ${userId}::bigint, i.item_key, i.delivery_number, i.position, n.points, i.variant_id
        from paper_version_items i
        join group_assessment_items n on n.group_assessment_id = i.group_assessment_id
         and n.delivery_number = i.delivery_number and n.item_key = i.item_key
       where i.group_assessment_id = ${groupAssessmentId} and i.delivery_number = ${deliveryNumber}
         and i.version = ${version}
      on conflict on constraint problem_instances_key
        do update set variant_id = excluded.variant_id, "position" = excluded."position"
      returning id, item_key, ordinal, variant_id
    )
    insert into results as r (problem_instance_id, group_assessment_id, user_id, item_key, ordinal, marked_variant_id)
    select id, ${groupAssessmentId}::bigint, ${userId}::bigint, item_key, ordinal, variant_id from instance_rows
    on conflict (problem_instance_id) do update
       set marked_variant_id = excluded.marked_variant_id, rules_number = 0, floor_points = null,
           version = r.version + 1`.execute(trx)
}

/** What can be earned is what is on the sheet. The sitting is over: nothing runs, and nothing can be handed in on a screen. */
async function beginAndEnd(trx: Db, sheet: SheetRow, { userId, enteredBy, at }: Binding): Promise<void> {
  const { groupAssessmentId, deliveryNumber } = sheet
  await sql`
    insert into scores as c (group_assessment_id, user_id, possible)
    select ${groupAssessmentId}::bigint, ${userId}::bigint, coalesce(sum(i.points) filter (where not n.is_bonus), 0)
      from problem_instances i
      join group_assessment_items n on n.group_assessment_id = i.group_assessment_id
       and n.delivery_number = i.ordinal and n.item_key = i.item_key
     where i.group_assessment_id = ${groupAssessmentId} and i.user_id = ${userId} and i.ordinal = ${deliveryNumber}
    on conflict (group_assessment_id, user_id) do update set possible = excluded.possible`.execute(trx)
  await sql`
    with ended as (
      update learner_statuses
         set delivery_number = ${deliveryNumber}, started_at = ${at}, finished_at = ${at}, finish_reason = 'submitted',
             is_preview = false, wake_at = null
       where group_assessment_id = ${groupAssessmentId} and user_id = ${userId}
      returning group_assessment_id, user_id
    )
    insert into learner_status_events (group_assessment_id, user_id, kind, at, actor_user_id)
    select e.group_assessment_id, e.user_id, k.kind, ${at}::timestamptz, ${enteredBy}::bigint
      from ended e cross join (values ('Started'), ('Submitted')) k(kind)`.execute(trx)
}

/** Learners are given what everybody was given; by which rules it is marked now is the regrades' to say. */
async function bringSheetInLine(trx: Db, { groupAssessmentId, deliveryNumber }: SheetRow): Promise<void> {
  const regraded = await trx
    .selectFrom('groupAssessmentItems')
    .select('itemKey')
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('deliveryNumber', '=', deliveryNumber)
    .where('rulesNumber', '>', 0)
    .executeTakeFirst()
  if (regraded)
    await enqueue(trx, bringInLine, { groupAssessmentId }, { key: `${bringInLine.name} ${groupAssessmentId}` })
}

/**
 * Makes a sheet its learner's sitting, once: begun and ended when its marks are first entered. A repeat for the same learner
 * finds it done.
 */
export async function bindSheet({ db }: Database, id: number, binding: Binding): Promise<void> {
  const { userId, enteredBy, at } = binding
  await db.transaction().execute(async (trx) => {
    const sheet = await lockSheet(trx, id)
    if (sheet.userId !== null && sheet.userId !== userId) throw new Refusal(paperRefusals.sheetOfOther)
    if (sheet.enteredAt !== null) return
    if (sheet.version !== null) await refuseStrangers(trx, sheet, userId)
    await lockFreeLearner(trx, sheet, userId)
    if (sheet.version !== null) await takeVersion(trx, sheet, userId)
    await beginAndEnd(trx, sheet, binding)
    await trx.updateTable('paperSheets').set({ userId, enteredBy, enteredAt: at }).where('id', '=', id).execute()
    await bringSheetInLine(trx, sheet)
  })
}
