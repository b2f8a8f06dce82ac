import { sql, type Kysely } from 'kysely'
import type { StoredVerdict, Tables } from '@isomorph/database'
import type { AnswerSignature, Variant } from '@isomorph/problem'
import { groupBy } from '../../data/group-by.ts'
import type { MarkedAttempt } from '../sitting/index.ts'

type Db = Kysely<Tables>

/** A marking as it is stored, but for who made it and when. */
export interface StoredMarking {
  readonly verdict: StoredVerdict
  readonly percent: number
  readonly rule: string
  readonly reading: string
  readonly evidence: unknown
  readonly needsPerson: boolean
}

export interface ResponseState extends StoredMarking {
  readonly problemInstanceId: number
  readonly attemptNumber: number
  readonly questionKey: number
  readonly value: string
  readonly source: 'evaluator' | 'person'
  readonly markingNumber: number
  /** What was decided on a group of answers that this one is marked by. */
  readonly decidedBy: { readonly signature: AnswerSignature; readonly percent: number } | null
}

export interface AttemptState extends Omit<MarkedAttempt, 'pending'> {
  readonly problemInstanceId: number
  /** The revision that it was first marked by. */
  readonly problemRevisionId: number
  /** Late work whose acceptance was taken back: marked like the others, since it may count again, but not counted. */
  readonly isSetAside: boolean
  readonly responses: readonly ResponseState[]
}

interface InstanceRow {
  readonly id: number
  readonly groupAssessmentId: number
  readonly userId: number
  readonly itemKey: number
  readonly deliveredPoints: number
  readonly isBonus: boolean
  /** Of the delivery that is the learner's. */
  readonly isActive: boolean
  readonly isPreview: boolean
  /** The rules that it is marked by, and those that its problem should be marked by. */
  readonly rulesNumber: number
  readonly wantedNumber: number
  /** By the rules that it is marked by. */
  readonly points: number
  readonly markedVariantId: number
  readonly markedRevisionId: number
  readonly variantId: number
  readonly variantRevisionId: number
  readonly generator: number
  readonly seed: number
  readonly drawn: Variant['drawn']
  readonly values: Variant['values']
  readonly version: number
  readonly countingAttempt: number | null
  readonly percent: number
  readonly earnedPoints: number
  readonly pending: number
  readonly overridePoints: number | null
  /** Where it is set to a share of what the problem counts. */
  readonly overridePercent: number | null
  readonly floorPoints: number | null
  readonly waivesLatePenalty: boolean
  readonly waivesAttemptPenalty: boolean
  readonly attemptRule: 'best' | 'last' | 'first'
  readonly attemptPenaltyPercent: number
  readonly latePenaltyPercent: number
}

/** A result with everything that it was worked out from. */
export interface InstanceState extends InstanceRow {
  readonly attempts: readonly AttemptState[]
}

/** Each row is looked up by its key: nine tables in one join take longer to plan than to read, and whole tables are read where little is known of them. */
async function selectInstances(db: Db, ids: readonly number[]): Promise<InstanceRow[]> {
  const { rows } = await sql<InstanceRow>`
    select i.id, i.group_assessment_id, i.user_id, i.item_key, i.points as delivered_points, n.is_bonus,
      coalesce(s.delivery_number = i.ordinal, false) as is_active, coalesce(s.is_preview, false) as is_preview,
      r.rules_number, n.rules_number as wanted_number, coalesce(m.points, i.points) as points, r.marked_variant_id,
      w.problem_revision_id as marked_revision_id, v.id as variant_id, v.problem_revision_id as variant_revision_id,
      v.generator, v.seed, v.drawn, v."values", r.version, r.counting_attempt, r.percent, r.points as earned_points,
      r.pending, r.override_points, o.value as override_percent, r.floor_points, r.waives_late_penalty, r.waives_attempt_penalty,
      g.counting_attempt as attempt_rule,
      coalesce(n.attempt_penalty_percent, g.attempt_penalty_percent) as attempt_penalty_percent, g.late_penalty_percent
      from (select * from problem_instances where id = any(${[...ids]}::bigint[]) offset 0) i
      cross join lateral (select * from results x where x.problem_instance_id = i.id offset 0) r
      cross join lateral (select x.problem_revision_id from variants x where x.id = r.marked_variant_id offset 0) w
      cross join lateral (select * from variants x where x.id = i.variant_id offset 0) v
      cross join lateral (select * from group_assessments x where x.id = i.group_assessment_id offset 0) g
      cross join lateral (
        select * from group_assessment_items x
         where x.group_assessment_id = i.group_assessment_id and x.item_key = i.item_key and x.delivery_number = i.ordinal
        offset 0) n
      left join lateral (
        select x.points from marking_rules x
         where x.group_assessment_id = i.group_assessment_id and x.item_key = i.item_key and x.number = r.rules_number
        offset 0) m on true
      left join lateral (
        select x.delivery_number, x.is_preview from learner_statuses x
         where x.group_assessment_id = i.group_assessment_id and x.user_id = i.user_id offset 0) s on true
      left join lateral (
        select x.value from overrides x
         where r.override_points is not null and x.group_assessment_id = i.group_assessment_id and x.user_id = i.user_id
           and x.item_key = i.item_key and x.kind = 'percent' and x.withdrawn_at is null offset 0) o on true
     order by i.id`.execute(db)
  return rows
}

async function selectAttempts(db: Db, ids: readonly number[]): Promise<Omit<AttemptState, 'responses'>[]> {
  const { rows } = await sql<Omit<AttemptState, 'responses'>>`
    select problem_instance_id, number, percent, days_late, source, problem_revision_id, is_set_aside from attempts
     where problem_instance_id = any(${[...ids]}::bigint[]) order by problem_instance_id, number`.execute(db)
  return rows
}

async function selectResponses(db: Db, ids: readonly number[]): Promise<ResponseState[]> {
  const { rows } = await sql<ResponseState>`
    select a.problem_instance_id, a.attempt_number, a.question_key, a.answer as value, a.verdict, a.percent, a.rule,
      a.reading, a.evidence, a.needs_person, a.source, a.marking_number,
      case when d.id is not null then jsonb_build_object('signature', d.signature, 'percent', d.percent) end as decided_by
      from responses a
      left join grader_marks m on m.problem_instance_id = a.problem_instance_id and m.attempt_number = a.attempt_number
       and m.question_key = a.question_key and m.marking_number = a.marking_number
      left join cluster_decisions d on d.id = m.cluster_decision_id and d.withdrawn_at is null
     where a.problem_instance_id = any(${[...ids]}::bigint[])
     order by a.problem_instance_id, a.attempt_number, a.question_key`.execute(db)
  return rows
}

/** Results with all that they rest on, as of one moment. */
export async function loadStates(db: Db, ids: readonly number[]): Promise<InstanceState[]> {
  const [instances, attempts, responses] = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(
      async (trx) =>
        [await selectInstances(trx, ids), await selectAttempts(trx, ids), await selectResponses(trx, ids)] as const,
    )
  const responsesOf = groupBy(responses, (row) => `${row.problemInstanceId}/${row.attemptNumber}`)
  const whole = attempts.map((attempt) => ({
    ...attempt,
    responses: responsesOf.get(`${attempt.problemInstanceId}/${attempt.number}`) ?? [],
  }))
  const attemptsOf = groupBy(whole, (attempt) => attempt.problemInstanceId)
  return instances.map((instance) => ({ ...instance, attempts: attemptsOf.get(instance.id) ?? [] }))
}
