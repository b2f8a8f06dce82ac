import { sql, type Kysely, type RawBuilder } from 'kysely'
import { claimMinutes } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import type { Mark } from '../results/index.ts'

type Db = Kysely<Tables>

export interface ResponsePlace {
  readonly problemInstanceId: number
  readonly attemptNumber: number
  readonly questionKey: number
}

export interface StandingMarking extends ResponsePlace {
  readonly markingNumber: number
}

/** What a client's key has done already: the markings that it made. */
export async function selectMarksByKey(db: Db, clientKey: string) {
  return await db
    .selectFrom('graderMarks')
    .select(['problemInstanceId', 'attemptNumber', 'questionKey', 'graderId'])
    .where('clientKey', '=', clientKey)
    .execute()
}

/** The answer, and the learner's identical ones that wait too: they share a mark. */
export async function selectWithCopies(db: Db, place: ResponsePlace): Promise<StandingMarking[]> {
  const { rows } = await sql<StandingMarking>`
    select a.problem_instance_id, a.attempt_number, a.question_key, a.marking_number
      from responses seen
      join responses a on a.problem_instance_id = seen.problem_instance_id and a.question_key = seen.question_key
       and (a.attempt_number = seen.attempt_number or (a.answer = seen.answer and exists (
         select from scoring_tasks t where t.problem_instance_id = a.problem_instance_id
            and t.attempt_number = a.attempt_number and t.question_key = a.question_key and t.done_at is null)))
     where seen.problem_instance_id = ${place.problemInstanceId} and seen.attempt_number = ${place.attemptNumber}
       and seen.question_key = ${place.questionKey}
     order by a.attempt_number`.execute(db)
  return rows
}

interface GraderMark {
  readonly kind: 'mark' | 'undo' | 'rubric' | 'decision'
  readonly clientKey: string | null
  readonly graderId: number
  readonly rubricVersion: number | null
  readonly itemIds: readonly number[]
  readonly adjustment: number
  /** The decision on a group of answers that makes it. */
  readonly clusterDecisionId?: number | null
  /** What the other person chose of the rubric, where the mean of two marks counts. */
  readonly secondItemIds?: readonly number[] | null
  readonly secondAdjustment?: number | null
}

/** Says of markings just written who made them and by what; they are the ones that follow those named. */
export async function insertGraderMarks(
  db: Db,
  replaced: readonly (StandingMarking & Partial<GraderMark>)[],
  mark: GraderMark,
): Promise<void> {
  const rows = replaced.map((each) => ({
    problemInstanceId: each.problemInstanceId,
    attemptNumber: each.attemptNumber,
    questionKey: each.questionKey,
    markingNumber: each.markingNumber + 1,
    kind: mark.kind,
    clientKey: mark.clientKey,
    graderId: mark.graderId,
    rubricVersion: each.rubricVersion ?? mark.rubricVersion,
    itemIds: each.itemIds ?? mark.itemIds,
    adjustment: each.adjustment ?? mark.adjustment,
    clusterDecisionId: each.clusterDecisionId ?? mark.clusterDecisionId ?? null,
    secondItemIds: each.secondItemIds ?? mark.secondItemIds ?? null,
    secondAdjustment: each.secondAdjustment ?? mark.secondAdjustment ?? null,
  }))
  await sql`
    insert into grader_marks (problem_instance_id, attempt_number, question_key, marking_number, kind, client_key,
      grader_id, rubric_version, item_ids, adjustment, cluster_decision_id, second_item_ids, second_adjustment)
    select m."problemInstanceId", m."attemptNumber", m."questionKey", m."markingNumber", m.kind, m."clientKey",
      m."graderId", m."rubricVersion", m."itemIds", m.adjustment, m."clusterDecisionId",
      m."secondItemIds", m."secondAdjustment"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as m("problemInstanceId" bigint, "attemptNumber" int, "questionKey" int, "markingNumber" int, kind text,
          "clientKey" uuid, "graderId" bigint, "rubricVersion" int, "itemIds" int[], adjustment numeric, "clusterDecisionId" bigint,
          "secondItemIds" int[], "secondAdjustment" numeric)`.execute(db)
}

/** An answer that waits for the evaluator. */
const toBeMarked = { verdict: 'pending', percent: 0, rule: 'waits', needsPerson: false } as const

/** A marking with what a grader chose for it, to be written again. */
export interface FormerMarking extends Mark {
  readonly rubricVersion: number | null
  readonly itemIds: number[] | null
  readonly adjustment: number | null
  readonly clusterDecisionId: number | null
  readonly secondItemIds: number[] | null
  readonly secondAdjustment: number | null
}

interface Replacing {
  /** The marks `m`. */
  readonly marks: RawBuilder<unknown>
  readonly where: RawBuilder<unknown>
  /** Which former markings `f` a regrade makes outdated. */
  readonly isBoundToVersion: RawBuilder<unknown>
}

/**
 * What marks `m` replaced where they still stand; `markingNumber` is that of the standing one. A marking from before a regrade of
 * the problem is none to go back to: the answer waits, and is marked by what holds.
 */
export async function selectReplacedBy(
  db: Db,
  { marks, where, isBoundToVersion }: Replacing,
): Promise<(FormerMarking & { readonly userId: number })[]> {
  const { rows } = await sql<FormerMarking & { readonly userId: number; readonly isOutdated: boolean }>`
    select a.problem_instance_id, a.attempt_number, a.question_key, a.marking_number, i.user_id, f.percent, f.verdict,
      f.rule, f.source, f.needs_person, f.comment, f.marked_by, w.rubric_version, w.item_ids, w.adjustment,
      w.cluster_decision_id, w.second_item_ids, w.second_adjustment,
      ${isBoundToVersion} and exists (
        select from marking_rules o
          join regrade_runs u on u.id = o.regrade_run_id and u.applied_at >= f.marked_at
         where o.group_assessment_id = i.group_assessment_id and o.item_key = i.item_key) as is_outdated
      from ${marks}
      join responses a on a.problem_instance_id = m.problem_instance_id and a.attempt_number = m.attempt_number
       and a.question_key = m.question_key and a.marking_number = m.marking_number
      join problem_instances i on i.id = a.problem_instance_id
      join superseded_markings f on f.problem_instance_id = a.problem_instance_id
       and f.attempt_number = a.attempt_number and f.question_key = a.question_key
       and f.marking_number = a.marking_number - 1
      left join grader_marks w on w.problem_instance_id = f.problem_instance_id
       and w.attempt_number = f.attempt_number and w.question_key = f.question_key
       and w.marking_number = f.marking_number
     where ${where}
     order by a.problem_instance_id, a.attempt_number`.execute(db)
  return rows.map(({ isOutdated, ...former }) => (isOutdated ? { ...former, ...toBeMarked } : former))
}

/** The markings that one act of a grader replaced: the answer's and those of identical answers. */
export async function selectReplaced(db: Db, seen: StandingMarking, userId: number): Promise<FormerMarking[]> {
  return await selectReplacedBy(db, {
    marks: sql`grader_marks k
      join grader_marks m on m.problem_instance_id = k.problem_instance_id and m.question_key = k.question_key
       and m.grader_id = k.grader_id and m.client_key = k.client_key`,
    where: sql`k.problem_instance_id = ${seen.problemInstanceId} and k.attempt_number = ${seen.attemptNumber}
       and k.question_key = ${seen.questionKey} and k.marking_number = ${seen.markingNumber}
       and k.grader_id = ${userId} and k.kind = 'mark'`,
    // Marks by people hold whatever the version.
    isBoundToVersion: sql`f.source = 'evaluator'`,
  })
}

/**
 * The tasks that were closed with markings: both were written at one moment. Where an answer is to be marked anew, that tells
 * whether the evaluator needs a person; whoever asked for one goes on waiting.
 */
export async function selectTasksClosedWith(db: Db, markings: readonly FormerMarking[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from scoring_tasks t, jsonb_to_recordset(${JSON.stringify(markings)}::jsonb)
        as m("problemInstanceId" bigint, "attemptNumber" int, "questionKey" int, verdict text)
      join responses a on a.problem_instance_id = m."problemInstanceId" and a.attempt_number = m."attemptNumber"
       and a.question_key = m."questionKey"
     where not (m.verdict = 'pending' and t.reason in ('undecided', 'unreadable', 'manual'))
       and t.problem_instance_id = a.problem_instance_id and t.attempt_number = a.attempt_number
       and t.question_key = a.question_key and t.done_at = a.marked_at`.execute(db)
  return rows.map(({ id }) => id)
}

/** Opens tasks anew, for the person who closed them. */
export async function reopenTasks(db: Db, ids: readonly number[], userId: number): Promise<void> {
  await sql`
    update scoring_tasks
       set done_at = null, claimed_by = ${userId}, claimed_until = now() + make_interval(mins => ${claimMinutes})
     where id = any(${[...ids]}::bigint[])`.execute(db)
}
