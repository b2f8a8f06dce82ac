import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { portionsOf, type Pace } from '../../../jobs/pace.ts'
import type { ScoreMove } from '../../sitting/index.ts'
import { commitWithoutWaiting } from '../recorded-plans.ts'
import { updateScores } from '../write-plans.ts'
import { basisNow } from './keep-prepared.ts'

type Db = Kysely<Tables>

interface Held extends ScoreMove {
  readonly id: number
  readonly changes: number
  /** Of the rules that it is marked by from now on. */
  readonly rulesNumber: number
}

interface Locked {
  readonly id: number
  readonly version: number
}

/** Takes the results whose scores and themselves nobody holds. Nobody is waited for. */
async function lockFree(trx: Db, ids: readonly number[]): Promise<Locked[]> {
  const { rows: learners } = await sql<{ userId: number }>`
    select s.user_id from scores s
     where (s.group_assessment_id, s.user_id) in (
       select i.group_assessment_id, i.user_id from problem_instances i where i.id = any(${[...ids]}::bigint[]))
       for update skip locked`.execute(trx)
  const { rows } = await sql<Locked>`
    select problem_instance_id as id, version from results
     where problem_instance_id = any(${[...ids]}::bigint[]) and user_id = any(${learners.map(({ userId }) => userId)}::bigint[])
       for update skip locked`.execute(trx)
  return rows
}

/**
 * Those of them whose plan still holds: neither they nor their settings changed since the look. Each row is looked up by its key: in the
 * first minutes of an exam nothing is known of the tables, and joins of them compare each row with each.
 */
async function selectStanding(trx: Db, runId: number, locked: readonly Locked[]): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select p.problem_instance_id as id, p.changes, i.group_assessment_id, i.user_id, p.moved_points as points,
      p.moved_pending as pending, p.moved_possible as possible, n.rules_number
      from unnest(${locked.map(({ id }) => id)}::bigint[], ${locked.map(({ version }) => version)}::int[]) as v(id, version)
      cross join lateral (
        select * from regrade_plans x
         where x.regrade_run_id = ${runId} and x.problem_instance_id = v.id and x.version = v.version offset 0) p
      cross join lateral (select * from problem_instances x where x.id = v.id offset 0) i
      cross join lateral (
        select from learner_statuses x
         where x.group_assessment_id = i.group_assessment_id and x.user_id = i.user_id and x.delivery_number = i.ordinal
           and not x.is_preview offset 0) s
      cross join lateral (select * from group_assessments x where x.id = i.group_assessment_id offset 0) g
      cross join lateral (
        select * from group_assessment_items x
         where x.group_assessment_id = i.group_assessment_id and x.item_key = i.item_key and x.delivery_number = i.ordinal
        offset 0) n
      cross join lateral (
        select from marking_rules x
         where x.group_assessment_id = i.group_assessment_id and x.item_key = i.item_key and x.number = n.rules_number
           and x.regrade_run_id = ${runId} offset 0) k
     where p.basis = ${basisNow}`.execute(trx)
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

async function updateResults(trx: Db, runId: number, held: readonly Held[]): Promise<void> {
  await sql`
    update results r
       set counting_attempt = p.counting_attempt, percent = p.percent, points = p.points, pending = p.pending,
           floor_points = p.floor_points, marked_variant_id = p.marked_variant_id, rules_number = t.number,
           version = r.version + 1
      from unnest(${held.map(({ id }) => id)}::bigint[], ${held.map(({ rulesNumber }) => rulesNumber)}::int[]) as t(id, number)
      cross join lateral (
        select * from regrade_plans x where x.regrade_run_id = ${runId} and x.problem_instance_id = t.id offset 0) p
     where r.problem_instance_id = t.id`.execute(trx)
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
    const locked = await lockFree(trx, ids)
    const held = locked.length === 0 ? [] : await selectStanding(trx, runId, locked)
    if (held.length === 0) return []
    const written = held.map(({ id }) => id)
    await markAnswers(trx, runId, held)
    await updateAttempts(trx, runId, written)
    await updateResults(trx, runId, held)
    await updateScores(trx, held)
    await sql`
      update regrade_runs set done = done + ${held.length} where id = ${runId} and status = 'applying'`.execute(trx)
    return written
  })
}

/** A chunk holds its results for a few milliseconds: nobody who submits waits for long. */
const resultsAtOnce = 50

/** Writes what the look prepared, as far as it still holds; answers whose results were written. */
export async function writePrepared(
  db: Db,
  runId: number,
  ids: readonly number[],
  pace: Pace,
): Promise<ReadonlySet<number>> {
  const prepared = await selectPrepared(db, runId, ids)
  const written = new Set<number>()
  for (const portion of portionsOf(prepared, resultsAtOnce, pace)) {
    for (const id of await writeChunk(db, runId, portion)) written.add(id)
    await pace.rest()
  }
  return written
}
