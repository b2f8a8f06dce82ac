import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { StoredMarking } from './load-states.ts'
import { isWorthRecording, type InstancePlan, type Undone } from './plan-instances.ts'
import type { MarkingChange, ResultFigures } from './plan-result.ts'

type Db = Kysely<Tables>

/**
 * For a chunk of a run: nobody waits for the disk, neither for it nor behind it. A chunk that is lost with the power is done
 * again, because the run goes on from what the database holds; what ends the run waits for everything before it.
 */
export async function commitWithoutWaiting(trx: Db): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(trx)
}

function markingColumns({ verdict, percent, rule, reading, evidence, needsPerson }: StoredMarking): StoredMarking {
  return { verdict, percent, rule, reading, evidence, needsPerson }
}

function changeRow({ response, marking }: MarkingChange, isByHand: boolean) {
  const { problemInstanceId, attemptNumber, questionKey, markingNumber } = response
  return {
    problemInstanceId,
    attemptNumber,
    questionKey,
    beforeMarkingNumber: markingNumber,
    afterMarkingNumber: isByHand ? null : markingNumber + 1,
    before: markingColumns(response),
    after: markingColumns(marking),
    isByHand,
  }
}

/** Keeps what a run does to some results, in place of what was found when it was last worked out. */
export async function recordPlans(trx: Db, runId: number, plans: readonly InstancePlan[]): Promise<void> {
  const ids = plans.map(({ state }) => state.id)
  const changes = plans.flatMap((plan) => [
    ...plan.changes.map((change) => changeRow(change, false)),
    ...plan.byHand.map((change) => changeRow(change, true)),
  ])
  const results = plans.filter(isWorthRecording).map(({ state, result, keptBecause }) => ({
    id: state.id,
    before: result.before,
    after: result.after,
    keptBecause,
  }))
  await sql`
    delete from regrade_changes where regrade_run_id = ${runId} and problem_instance_id = any(${ids}::bigint[])`.execute(
    trx,
  )
  await sql`
    delete from regrade_results where regrade_run_id = ${runId} and problem_instance_id = any(${ids}::bigint[])`.execute(
    trx,
  )
  if (changes.length > 0)
    await sql`
      insert into regrade_changes (regrade_run_id, problem_instance_id, attempt_number, question_key, before_marking_number,
        after_marking_number, before, after, is_by_hand)
      select ${runId}::bigint, t.* from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as t("problemInstanceId" bigint, "attemptNumber" int, "questionKey" int, "beforeMarkingNumber" int,
          "afterMarkingNumber" int, before jsonb, after jsonb, "isByHand" bool)`.execute(trx)
  if (results.length > 0)
    await sql`
      insert into regrade_results (regrade_run_id, problem_instance_id, before, after, kept_because)
      select ${runId}::bigint, t.* from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
        as t(id bigint, before jsonb, after jsonb, "keptBecause" text)`.execute(trx)
}

interface ChangeRow {
  readonly place: string
  readonly before: StoredMarking
  readonly isRestored: boolean
}

/**
 * What a run had changed of some results, to be undone where nobody marked since. Marks of a decision on a group of answers do not come
 * back: the evaluator marks these answers anew, and the decision marks them again if it still stands.
 */
export async function selectUndone(db: Db, runId: number, ids: readonly number[]): Promise<Undone> {
  const { rows: changes } = await sql<ChangeRow>`
    select c.problem_instance_id || '/' || c.attempt_number || '/' || c.question_key as place, c.before,
      r.marking_number = c.after_marking_number and f.source = 'evaluator' as is_restored
      from regrade_changes c
      join responses r on r.problem_instance_id = c.problem_instance_id and r.attempt_number = c.attempt_number
       and r.question_key = c.question_key
      join superseded_markings f on f.problem_instance_id = c.problem_instance_id and f.attempt_number = c.attempt_number
       and f.question_key = c.question_key and f.marking_number = c.before_marking_number
     where c.regrade_run_id = ${runId} and c.problem_instance_id = any(${[...ids]}::bigint[]) and not c.is_by_hand`.execute(
    db,
  )
  // What waited when the run was applied and was marked by its rules afterwards, and the like: nothing is known of it before.
  const { rows: markedSince } = await sql<{ place: string }>`
    select r.problem_instance_id || '/' || r.attempt_number || '/' || r.question_key as place
      from responses r
     where r.problem_instance_id = any(${[...ids]}::bigint[])
       and r.marked_at >= (select applied_at from regrade_runs where id = ${runId})`.execute(db)
  const { rows: results } = await sql<{ id: number; before: ResultFigures }>`
    select problem_instance_id as id, before from regrade_results
     where regrade_run_id = ${runId} and problem_instance_id = any(${[...ids]}::bigint[])`.execute(db)
  return {
    markings: new Map([
      ...markedSince.map(({ place }) => [place, null] as const),
      ...changes.map(({ place, before, isRestored }) => [place, isRestored ? before : null] as const),
    ]),
    floors: new Map(results.map(({ id, before }) => [id, before.floorPoints])),
  }
}
