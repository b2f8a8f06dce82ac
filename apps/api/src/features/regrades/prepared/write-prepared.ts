import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { ScoreMove } from '../../sitting/index.ts'
import { commitWithoutWaiting } from '../recorded-plans.ts'
import { updateScores } from '../write-plans.ts'
import { basisNow } from './keep-prepared.ts'

type Db = Kysely<Tables>

interface Held extends ScoreMove {
  readonly id: number
  readonly changes: number
}

/**
 * Takes the results whose plan still holds: neither they nor their settings changed since the look, and nobody holds them or their scores.
 * Nobody is waited for.
 */
async function lockPrepared(trx: Db, runId: number, ids: readonly number[]): Promise<Held[]> {
  const { rows: learners } = await sql<{ groupAssessmentId: number; userId: number }>`
    select s.group_assessment_id, s.user_id from scores s
     where (s.group_assessment_id, s.user_id) in (
       select i.group_assessment_id, i.user_id from problem_instances i where i.id = any(${[...ids]}::bigint[]))
       for update skip locked`.execute(trx)
  const userIds = learners.map(({ userId }) => userId)
  const { rows } = await sql<Held>`
    select p.problem_instance_id as id, p.changes, r.group_assessment_id, r.user_id, p.moved_points as points,
      p.moved_pending as pending, p.moved_possible as possible
      from (select * from regrade_plans where regrade_run_id = ${runId} and problem_instance_id = any(${[...ids]}::bigint[])) p
      join results r on r.problem_instance_id = p.problem_instance_id and r.version = p.version
      join problem_instances i on i.id = r.problem_instance_id
      join learner_statuses s on s.group_assessment_id = i.group_assessment_id and s.user_id = i.user_id
       and s.delivery_number = i.ordinal and not s.is_preview
      join group_assessments g on g.id = i.group_assessment_id
      join group_assessment_items n on n.group_assessment_id = i.group_assessment_id and n.item_key = i.item_key
       and n.delivery_number = i.ordinal and n.rules_number <> r.rules_number
      join marking_rules k on k.group_assessment_id = i.group_assessment_id and k.item_key = i.item_key
       and k.number = n.rules_number and k.regrade_run_id = p.regrade_run_id
     where r.user_id = any(${userIds}::bigint[]) and p.basis = ${basisNow}
       for update of r skip locked`.execute(trx)
  return rows
}

/** The results of a run that are held, as rows of their plans. */
const heldPlans = (runId: number, ids: readonly number[]) =>
  sql`(select * from regrade_plans where regrade_run_id = ${runId} and problem_instance_id = any(${[...ids]}::bigint[])) p`

/** Answers are marked as the look has noted. */
async function markAnswers(trx: Db, runId: number, held: readonly Held[]): Promise<void> {
  const changed = held.filter(({ changes }) => changes > 0)
  if (changed.length === 0) return
  const { rows } = await sql`
    update responses r
       set percent = m.percent, verdict = m.verdict, rule = m.rule, reading = m.reading, evidence = m.evidence,
           needs_person = m."needsPerson", regrade_run_id = ${runId}, marked_at = now()
      from regrade_changes c,
        jsonb_to_record(c.after) as m(percent numeric, verdict text, rule text, reading text, evidence jsonb, "needsPerson" bool)
     where c.regrade_run_id = ${runId} and c.problem_instance_id = any(${changed.map(({ id }) => id)}::bigint[])
       and r.problem_instance_id = c.problem_instance_id and r.attempt_number = c.attempt_number
       and r.question_key = c.question_key and r.marking_number = c.before_marking_number
    returning 1`.execute(trx)
  const expected = changed.reduce((total, { changes }) => total + changes, 0)
  // Results are held, and whoever marks holds them.
  if (rows.length !== expected) throw new Error('An answer was marked without its result being held.')
}

async function updateAttempts(trx: Db, runId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update attempts a set percent = x.percent
      from ${heldPlans(runId, ids)}, jsonb_to_recordset(p.attempts) as x(number int, percent numeric)
     where a.problem_instance_id = p.problem_instance_id and a.number = x.number`.execute(trx)
}

async function updateResults(trx: Db, runId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update results r
       set counting_attempt = p.counting_attempt, percent = p.percent, points = p.points, pending = p.pending,
           floor_points = p.floor_points, marked_variant_id = p.marked_variant_id, rules_number = n.rules_number,
           version = r.version + 1
      from ${heldPlans(runId, ids)}
      join problem_instances i on i.id = p.problem_instance_id
      join group_assessment_items n on n.group_assessment_id = i.group_assessment_id and n.item_key = i.item_key
       and n.delivery_number = i.ordinal
     where r.problem_instance_id = p.problem_instance_id`.execute(trx)
}

async function selectPrepared(db: Db, runId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select problem_instance_id as id from regrade_plans
     where regrade_run_id = ${runId} and problem_instance_id = any(${[...ids]}::bigint[])
     order by problem_instance_id`.execute(db)
  return rows.map(({ id }) => id)
}

async function writeChunk(db: Db, runId: number, ids: readonly number[]): Promise<number[]> {
  return await db.transaction().execute(async (trx) => {
    await commitWithoutWaiting(trx)
    const held = await lockPrepared(trx, runId, ids)
    if (held.length === 0) return []
    const written = held.map(({ id }) => id)
    await markAnswers(trx, runId, held)
    await updateAttempts(trx, runId, written)
    await updateResults(trx, runId, written)
    await updateScores(trx, held)
    await sql`
      update regrade_runs set done = done + ${held.length} where id = ${runId} and status = 'applying'`.execute(trx)
    return written
  })
}

/** A chunk holds its results for a few milliseconds: nobody who submits waits for long. */
const resultsAtOnce = 50

/** Writes what the look prepared, as far as it still holds; answers whose results were written. */
export async function writePrepared(db: Db, runId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const prepared = await selectPrepared(db, runId, ids)
  const written = new Set<number>()
  for (let from = 0; from < prepared.length; from += resultsAtOnce)
    for (const id of await writeChunk(db, runId, prepared.slice(from, from + resultsAtOnce))) written.add(id)
  return written
}
