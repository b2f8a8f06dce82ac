import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { taskReasonOf } from '../../sitting/index.ts'
import type { InstanceState } from '../load-states.ts'
import type { InstancePlan } from '../plan-instances.ts'
import { moveOf, type storeVariants } from '../write-plans.ts'

type Db = Kysely<Tables>

/** The settings that a plan rests on, beside its result. */
function basisOf({ attemptRule, attemptPenaltyPercent, latePenaltyPercent, isBonus }: InstanceState) {
  return [attemptRule, attemptPenaltyPercent, latePenaltyPercent, isBonus]
}

/** The same as it stands now, of `g` and `n`, the delivery and the problem in it. */
export const basisNow = sql`jsonb_build_array(g.counting_attempt,
  coalesce(n.attempt_penalty_percent, g.attempt_penalty_percent), g.late_penalty_percent, n.is_bonus)`

/** Whether a plan concerns nothing but the evaluator's marks: people's marks, points and tasks are always looked at anew. */
function isPlain({ state, changes, byHand, keptBecause }: InstancePlan): boolean {
  return (
    state.isActive &&
    !state.isPreview &&
    state.overridePoints === null &&
    keptBecause !== 'missingValue' &&
    byHand.length === 0 &&
    changes.every(({ marking }) => taskReasonOf(marking) === undefined) &&
    state.attempts.every(({ isSetAside, responses }) => !isSetAside && responses.every(isByEvaluator))
  )
}

const isByEvaluator = (response: {
  readonly source: string
  readonly verdict: string
  readonly needsPerson: boolean
}) => response.source === 'evaluator' && !response.needsPerson && response.verdict !== 'pending'

/** Keeps what applying will write, as long as neither the results nor the settings change. */
export async function keepPrepared(
  trx: Db,
  runId: number,
  plans: readonly InstancePlan[],
  variants: Awaited<ReturnType<typeof storeVariants>>,
): Promise<void> {
  const rows = plans.filter(isPlain).map((plan) => {
    const { state, changes, result } = plan
    const { points, pending, possible } = moveOf(plan)
    return {
      id: state.id,
      version: state.version,
      basis: basisOf(state),
      changes: changes.length,
      attempts: result.attemptPercents,
      variantId: variants.get(plan),
      ...result.result,
      floorPoints: result.floorPoints,
      movedPoints: points,
      movedPending: pending,
      movedPossible: possible,
    }
  })
  if (rows.length === 0) return
  await sql`
    insert into regrade_plans (regrade_run_id, problem_instance_id, version, basis, changes, attempts, marked_variant_id,
      counting_attempt, percent, points, pending, floor_points, moved_points, moved_pending, moved_possible)
    select ${runId}::bigint, t.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as t(id bigint, version int, basis jsonb, changes int, attempts jsonb, "variantId" bigint, "countingAttempt" int,
        percent numeric, points numeric, pending int, "floorPoints" numeric, "movedPoints" numeric, "movedPending" int,
        "movedPossible" numeric)`.execute(trx)
}

/** Forgets what was prepared for the regrades of an assessment. */
export async function forgetPrepared(trx: Db, groupAssessmentId: number): Promise<void> {
  await sql`
    delete from regrade_plans p using regrade_runs r
     where r.id = p.regrade_run_id and r.group_assessment_id = ${groupAssessmentId}`.execute(trx)
}
