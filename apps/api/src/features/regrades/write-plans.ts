import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { groupBy } from '../../data/group-by.ts'
import { portionsOf, type Pace } from '../../jobs/pace.ts'
import { hashValues } from '../group-assessments/index.ts'
import { moveScores, taskReasonOf, toFourPlaces, type ScoreMove } from '../sitting/index.ts'
import { commitWithoutWaiting, recordPlans } from './recorded-plans.ts'
import type { InstancePlan } from './plan-instances.ts'

type Db = Kysely<Tables>

/** The variants that other numbers were worked out for, as rows; those that are stored already are not among them. */
const derivedRows = (plans: readonly InstancePlan[]) =>
  plans.flatMap(({ variant, state }) =>
    'derived' in variant
      ? [
          {
            revisionId: variant.revisionId,
            derivedFromId: state.variantId,
            generator: variant.derived.generator,
            seed: variant.derived.seed,
            drawn: variant.derived.drawn,
            values: variant.derived.values,
            hash: hashValues(variant.derived.values).toString('hex'),
          },
        ]
      : [],
  )

/** Keeps the variants that answers are marked by from now on; answers the variant of each plan. Repeating it changes nothing. */
export async function storeVariants(
  db: Db,
  plans: readonly InstancePlan[],
): Promise<ReadonlyMap<InstancePlan, number>> {
  const made = derivedRows(plans)
  const ids = new Map<string, number>()
  if (made.length > 0) {
    const rows = JSON.stringify(made)
    const input = sql`jsonb_to_recordset(${rows}::jsonb) as t("revisionId" bigint, "derivedFromId" bigint, generator int,
      seed bigint, drawn jsonb, "values" jsonb, hash text)`
    await sql`
      insert into variants (problem_revision_id, generator, seed, drawn, "values", values_hash, derived_from_id)
      select distinct on (t."revisionId", t."derivedFromId") t."revisionId", t.generator, t.seed, t.drawn, t."values",
        decode(t.hash, 'hex'), t."derivedFromId" from ${input}
      on conflict do nothing`.execute(db)
    const { rows: stored } = await sql<{ id: number; revisionId: number; derivedFromId: number }>`
      select distinct v.id, v.problem_revision_id as revision_id, v.derived_from_id from ${input}
        join variants v on v.problem_revision_id = t."revisionId" and v.derived_from_id = t."derivedFromId"`.execute(db)
    for (const row of stored) ids.set(`${row.revisionId}/${row.derivedFromId}`, row.id)
  }
  return new Map(
    plans.map((plan) => {
      const { variant, state } = plan
      return [plan, 'id' in variant ? variant.id : (ids.get(`${variant.revisionId}/${state.variantId}`) as number)]
    }),
  )
}

/**
 * Takes what can be taken of the scores and results, waiting for nobody: whoever submits at this moment keeps theirs, and it is
 * worked out anew. Whoever waits for nobody is part of no circle.
 */
async function lockPlans(trx: Db, plans: readonly InstancePlan[]): Promise<InstancePlan[]> {
  const groupAssessmentId = plans[0]?.state.groupAssessmentId ?? 0
  const { rows: scores } = await sql<{ userId: number }>`
    select user_id from scores
     where group_assessment_id = ${groupAssessmentId} and user_id = any(${plans.map(({ state }) => state.userId)}::bigint[])
       for update skip locked`.execute(trx)
  const users = new Set(scores.map(({ userId }) => userId))
  const { rows: results } = await sql<{ id: number; version: number }>`
    select problem_instance_id as id, version from results
     where problem_instance_id = any(${plans.map(({ state }) => state.id)}::bigint[])
       for update skip locked`.execute(trx)
  const versions = new Map(results.map(({ id, version }) => [id, version]))
  return plans.filter(({ state }) => users.has(state.userId) && versions.get(state.id) === state.version)
}

async function updateResponses(trx: Db, runId: number, plans: readonly InstancePlan[]): Promise<void> {
  const marks = plans.flatMap(({ changes }) =>
    changes.map(({ response, marking }) => ({
      problemInstanceId: response.problemInstanceId,
      attemptNumber: response.attemptNumber,
      questionKey: response.questionKey,
      markingNumber: response.markingNumber,
      ...marking,
    })),
  )
  if (marks.length === 0) return
  const { rows } = await sql`
    update responses r
       set percent = m.percent, verdict = m.verdict, rule = m.rule, reading = m.reading, evidence = m.evidence,
           needs_person = m."needsPerson", regrade_run_id = ${runId}, marked_at = now(), source = 'evaluator',
           comment = case when r.source = 'person' then '' else r.comment end,
           marked_by = case when r.source = 'person' then null else r.marked_by end
      from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
        as m("problemInstanceId" bigint, "attemptNumber" int, "questionKey" int, "markingNumber" int, percent numeric,
          verdict text, rule text, reading text, evidence jsonb, "needsPerson" bool)
     where r.problem_instance_id = m."problemInstanceId" and r.attempt_number = m."attemptNumber"
       and r.question_key = m."questionKey" and r.marking_number = m."markingNumber"
    returning 1`.execute(trx)
  // Results are held, and whoever marks holds them.
  if (rows.length !== marks.length) throw new Error('An answer was marked without its result being held.')
}

async function updateTasks(trx: Db, plans: readonly InstancePlan[], reopensMarks: boolean): Promise<void> {
  const states = plans.flatMap(({ changes, byHand, state }) => {
    const setAside = new Set(state.attempts.filter(({ isSetAside }) => isSetAside).map(({ number }) => number))
    const tasks = [
      ...changes.map(({ response, marking }) => ({ response, state, reason: taskReasonOf(marking) ?? null })),
      ...(reopensMarks ? byHand.map(({ response }) => ({ response, state, reason: 'chosen' as const })) : []),
    ]
    // What is set aside waits for nobody; its tasks are opened when it counts again.
    return tasks.filter(({ response }) => !setAside.has(response.attemptNumber))
  })
  if (states.length === 0) return
  const rows = states.map(({ response, state, reason }) => ({
    problemInstanceId: response.problemInstanceId,
    attemptNumber: response.attemptNumber,
    questionKey: response.questionKey,
    groupAssessmentId: state.groupAssessmentId,
    itemKey: state.itemKey,
    reason,
  }))
  const input = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t("problemInstanceId" bigint, "attemptNumber" int,
    "questionKey" int, "groupAssessmentId" bigint, "itemKey" int, reason text)`
  // What nobody could decide is decided now. Whoever asked for a person goes on waiting for one.
  await sql`
    update scoring_tasks s set done_at = now() from ${input}
     where s.problem_instance_id = t."problemInstanceId" and s.attempt_number = t."attemptNumber"
       and s.question_key = t."questionKey" and s.done_at is null and t.reason is null
       and s.reason in ('undecided', 'unreadable', 'manual')`.execute(trx)
  await sql`
    insert into scoring_tasks (problem_instance_id, attempt_number, question_key, group_assessment_id, item_key, reason)
    select t."problemInstanceId", t."attemptNumber", t."questionKey", t."groupAssessmentId", t."itemKey", t.reason from ${input}
     where t.reason is not null
    on conflict do nothing`.execute(trx)
}

async function updateAttempts(trx: Db, plans: readonly InstancePlan[]): Promise<void> {
  const percents = plans.flatMap(({ state, result }) =>
    result.attemptPercents.map((each) => ({ ...each, problemInstanceId: state.id })),
  )
  if (percents.length === 0) return
  await sql`
    update attempts a set percent = p.percent
      from jsonb_to_recordset(${JSON.stringify(percents)}::jsonb) as p("problemInstanceId" bigint, number int, percent numeric)
     where a.problem_instance_id = p."problemInstanceId" and a.number = p.number`.execute(trx)
}

async function updateResults(
  trx: Db,
  plans: readonly InstancePlan[],
  variants: ReadonlyMap<InstancePlan, number>,
): Promise<void> {
  const rows = plans.map((plan) => ({
    id: plan.state.id,
    ...plan.result.result,
    floorPoints: plan.result.floorPoints,
    overridePoints: plan.result.overridePoints,
    variantId: variants.get(plan),
    rulesNumber: plan.rules.number,
  }))
  await sql`
    update results r
       set counting_attempt = t."countingAttempt", percent = t.percent, points = t.points, pending = t.pending,
           floor_points = t."floorPoints", override_points = t."overridePoints", marked_variant_id = t."variantId", rules_number = t."rulesNumber",
           version = r.version + 1
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(id bigint, "countingAttempt" int, percent numeric,
        points numeric, pending int, "floorPoints" numeric, "overridePoints" numeric, "variantId" bigint, "rulesNumber" int)
     where r.problem_instance_id = t.id`.execute(trx)
}

/** By how much a result moves the score of its learner. */
export function moveOf({ state, result }: InstancePlan): ScoreMove {
  return {
    groupAssessmentId: state.groupAssessmentId,
    userId: state.userId,
    points: result.after.points - result.before.points,
    pending: result.result.pending - state.pending,
    possible: result.after.possible - result.before.possible,
  }
}

/** Moves the scores by what their results differ. Scores that stay as they are are left alone. */
export async function updateScores(trx: Db, moves: readonly ScoreMove[]): Promise<void> {
  const byLearner = groupBy(moves, ({ userId }) => userId)
  const isMoved = ({ userId }: ScoreMove): boolean => {
    const own = byLearner.get(userId) ?? []
    const sum = (of: 'points' | 'pending' | 'possible') =>
      toFourPlaces(own.reduce((total, move) => total + move[of], 0))
    return sum('points') !== 0 || sum('pending') !== 0 || sum('possible') !== 0
  }
  await moveScores(trx, moves.filter(isMoved))
  await updateTotalsInPercent(trx, moves)
}

/** A total that is set to percent goes on being that share of what the problems count now. */
async function updateTotalsInPercent(trx: Db, moves: readonly ScoreMove[]): Promise<void> {
  const userIds = moves.filter(({ possible }) => possible !== 0).map(({ userId }) => userId)
  if (userIds.length === 0) return
  await sql`
    update scores s
       set override_points = round(o.value * s.possible / 100, 4), version = s.version + 1, changed_at = now()
      from overrides o
     where s.group_assessment_id = ${moves[0]?.groupAssessmentId ?? 0} and s.user_id = any(${userIds}::bigint[])
       and o.group_assessment_id = s.group_assessment_id and o.user_id = s.user_id and o.item_key is null
       and o.kind = 'percent' and o.withdrawn_at is null
       and s.override_points is distinct from round(o.value * s.possible / 100, 4)`.execute(trx)
}

export interface Writing {
  readonly runId: number
  readonly reopensMarks: boolean
}

/** A chunk holds its results for a few milliseconds: nobody who submits waits for long. */
const resultsAtOnce = 25

type Variants = Awaited<ReturnType<typeof storeVariants>>

async function writeChunk(
  db: Db,
  plans: readonly InstancePlan[],
  variants: Variants,
  { runId, reopensMarks }: Writing,
): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    await commitWithoutWaiting(trx)
    const held = await lockPlans(trx, plans)
    if (held.length === 0) return 0
    await updateResponses(trx, runId, held)
    await updateTasks(trx, held, reopensMarks)
    await updateAttempts(trx, held)
    await updateResults(trx, held, variants)
    await updateScores(trx, held.map(moveOf))
    await recordPlans(trx, runId, held)
    await sql`
      update regrade_runs set done = done + ${held.length} where id = ${runId} and status = 'applying'`.execute(trx)
    return held.length
  })
}

/**
 * Writes what was planned, some results at a time, for those that nobody has changed since and nobody holds. Answers how many were
 * written; the others are to be planned anew.
 */
export async function writePlans(
  db: Db,
  plans: readonly InstancePlan[],
  writing: Writing,
  pace: Pace,
): Promise<number> {
  if (plans.length === 0) return 0
  const variants = await storeVariants(db, plans)
  let written = 0
  for (const portion of portionsOf(plans, resultsAtOnce, pace))
    written += await writeChunk(db, portion, variants, writing)
  return written
}
