import { sql, type Kysely, type Selectable } from 'kysely'
import type { CreditRule, Tables } from '@isomorph/database'
import { asDelivered, questionRulesOf, type NumberedRules, type StoredTarget } from './rules.ts'

type Db = Kysely<Tables>

export type RunRow = Omit<Selectable<Tables['regradeRuns']>, 'targets'> & { readonly targets: readonly StoredTarget[] }

export async function selectRun(db: Db, id: number): Promise<RunRow> {
  const row = await db.selectFrom('regradeRuns').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return row as RunRow
}

/** Held until the transaction ends, so that it is applied, undone or given up once. */
export async function lockOptionalRun(trx: Db, groupAssessmentId: number, id: number): Promise<RunRow | undefined> {
  const row = await trx
    .selectFrom('regradeRuns')
    .selectAll()
    .where('id', '=', id)
    .where('groupAssessmentId', '=', groupAssessmentId)
    .forUpdate()
    .executeTakeFirst()
  return row as RunRow | undefined
}

/** The run that somebody started or undid with a key. */
export async function selectOptionalRunByKey(
  trx: Db,
  key: Pick<RunRow, 'clientKey' | 'createdBy'>,
): Promise<RunRow | undefined> {
  const row = await trx
    .selectFrom('regradeRuns')
    .selectAll()
    .where('createdBy', '=', key.createdBy)
    .where('clientKey', '=', key.clientKey)
    .executeTakeFirst()
  return row as RunRow | undefined
}

export async function selectRuns(db: Db, groupAssessmentId: number): Promise<RunRow[]> {
  const rows = await db
    .selectFrom('regradeRuns')
    .selectAll()
    .where('groupAssessmentId', '=', groupAssessmentId)
    .orderBy('id', 'desc')
    .execute()
  return rows as RunRow[]
}

interface RulesRow {
  readonly itemKey: number
  readonly number: number
  readonly problemRevisionId: number | null
  readonly points: number | null
  readonly creditRule: CreditRule
  readonly questionRules: Readonly<Record<string, CreditRule>>
  readonly regradeRunId: number
}

/** All rules that a group assessment ever had, by problem and number. */
export async function selectAllRules(db: Db, groupAssessmentId: number) {
  const rows = (await db
    .selectFrom('markingRules')
    .select(['itemKey', 'number', 'problemRevisionId', 'points', 'creditRule', 'questionRules', 'regradeRunId'])
    .where('groupAssessmentId', '=', groupAssessmentId)
    .execute()) as RulesRow[]
  const byPlace = new Map(rows.map((row) => [`${row.itemKey}/${row.number}`, row]))
  const find = (itemKey: number, number: number) => byPlace.get(`${itemKey}/${number}`)
  return {
    rulesOf: (itemKey: number, number: number): NumberedRules => {
      const row = find(itemKey, number)
      if (!row) return asDelivered
      const { problemRevisionId, points, creditRule } = row
      const shown = creditRule === 'dropped' ? null : points
      return { number, problemRevisionId, points: shown, creditRule, questionRules: questionRulesOf(row.questionRules) }
    },
    runOf: (itemKey: number, number: number): number | null => find(itemKey, number)?.regradeRunId ?? null,
  }
}

/** The number of the rules in force, by problem; of the newest delivery that has it. */
export async function selectRulesInForce(db: Db, groupAssessmentId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('groupAssessmentItems')
    .select(['itemKey', 'rulesNumber'])
    .where('groupAssessmentId', '=', groupAssessmentId)
    .orderBy('deliveryNumber')
    .execute()
  return new Map(rows.map(({ itemKey, rulesNumber }) => [itemKey, rulesNumber]))
}

/** Who changes the rules of an assessment takes turns. */
export async function lockRules(trx: Db, groupAssessmentId: number): Promise<void> {
  await sql`select from group_assessments where id = ${groupAssessmentId} for no key update`.execute(trx)
}

/** Puts rules in force under the next number of their problem; answers the number. */
export async function insertRules(
  trx: Db,
  { groupAssessmentId, itemKey, regradeRunId }: { groupAssessmentId: number; itemKey: number; regradeRunId: number },
  rules: { problemRevisionId: number | null; points: number | null; creditRule: CreditRule; questions: object },
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    insert into marking_rules (group_assessment_id, item_key, number, problem_revision_id, points, credit_rule,
      question_rules, regrade_run_id)
    select ${groupAssessmentId}, ${itemKey}, coalesce(max(number), 0) + 1, ${rules.problemRevisionId}::bigint,
      ${rules.points}::numeric, ${rules.creditRule}, ${JSON.stringify(rules.questions)}::jsonb, ${regradeRunId}
      from marking_rules where group_assessment_id = ${groupAssessmentId} and item_key = ${itemKey}
    returning number`.execute(trx)
  const number = rows[0]?.number ?? 0
  await trx
    .updateTable('groupAssessmentItems')
    .set({ rulesNumber: number })
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('itemKey', '=', itemKey)
    .execute()
  return number
}

/** The problem instances of some problems after one, in the order of their ids. */
export async function selectInstancesAfter(
  db: Db,
  groupAssessmentId: number,
  itemKeys: readonly number[],
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from problem_instances
     where group_assessment_id = ${groupAssessmentId} and item_key = any(${[...itemKeys]}::int[]) and id > ${after}
     order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function countInstances(db: Db, groupAssessmentId: number, itemKeys: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from problem_instances
     where group_assessment_id = ${groupAssessmentId} and item_key = any(${[...itemKeys]}::int[])`.execute(db)
  return rows[0]?.count ?? 0
}

export interface OutOfLine {
  readonly id: number
  readonly itemKey: number
  /** Of the rules in force for the result's own delivery. */
  readonly wantedNumber: number
}

/**
 * Results after one that are not marked by the rules in force, in the order of their ids. Rules never go back to what was
 * delivered, so that only problems that were regraded are looked at.
 */
export async function selectOutOfLine(
  db: Db,
  groupAssessmentId: number,
  after: number,
  limit: number,
): Promise<OutOfLine[]> {
  const { rows } = await sql<OutOfLine>`
    select i.id, i.item_key, n.rules_number as wanted_number from problem_instances i
      join group_assessment_items n on n.group_assessment_id = i.group_assessment_id and n.item_key = i.item_key
       and n.delivery_number = i.ordinal and n.rules_number > 0
      join results r on r.group_assessment_id = i.group_assessment_id and r.problem_instance_id = i.id
       and r.rules_number <> n.rules_number
     where i.group_assessment_id = ${groupAssessmentId} and i.id > ${after}
     order by i.id limit ${limit}`.execute(db)
  return rows
}

/** Pages that learners have open are told that they show what held before. */
export async function renewPages(trx: Db, groupAssessmentId: number): Promise<void> {
  await sql`
    update group_assessments set version = version + 1, pages_version = pages_version + 1
     where id = ${groupAssessmentId}`.execute(trx)
}
