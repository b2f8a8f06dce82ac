import { sql, type RawBuilder } from 'kysely'
import { couldCount } from '../group-assessments/index.ts'
import { countOfGraders, hasOtherGraders, openAppeal } from '../results/index.ts'

/**
 * Answers `a` with everything that decides whether they are in the queue: what counts or could, and what is appealed against.
 * Work of an earlier delivery and previews are not.
 */
export const answersInQueue = sql`
  responses a
  join problem_instances i on i.id = a.problem_instance_id
  join group_assessments g on g.id = i.group_assessment_id
  join results r on r.problem_instance_id = i.id and r.group_assessment_id = g.id and (${sql.raw(couldCount('a'))} or ${sql.raw(openAppeal('a'))} is not null)
  join learner_statuses s on s.group_assessment_id = g.id and s.user_id = i.user_id and s.delivery_number = i.ordinal
    and not s.is_preview`

/** A learner's identical answers are one: the last of them that could count stands for all. */
export const isLastOfItsKind = sql`not exists (
  select from responses b
    join scoring_tasks o on o.problem_instance_id = b.problem_instance_id and o.attempt_number = b.attempt_number
     and o.question_key = b.question_key and o.done_at is null
   where b.problem_instance_id = a.problem_instance_id and b.question_key = a.question_key and b.answer = a.answer
     and ((b.attempt_number > a.attempt_number and g.counting_attempt <> 'first')
       or (b.attempt_number = a.attempt_number and o.id > t.id)))`

/** The number of the code name of the learner to whom a problem instance belongs. */
export const codeOf = (problemInstanceId: RawBuilder<unknown>) => sql`(
  select c.code from problem_instances o
    join learner_codes c on c.group_assessment_id = o.group_assessment_id and c.user_id = o.user_id
   where o.id = ${problemInstanceId})`

/**
 * The order of the queue. Without names it is that of the code names, which were given at random: who handed in first is not told by who comes
 * first.
 */
export const queueOrder = (isAnonymous: boolean) =>
  isAnonymous ? sql`${codeOf(sql`t.problem_instance_id`)}, t.id` : sql`t.id`

/** What follows a task in the order of the queue; 0: everything. */
export const followsInQueue = (after: number, isAnonymous: boolean) =>
  isAnonymous && after > 0
    ? sql`(${codeOf(sql`t.problem_instance_id`)}, t.id)
        > (select ${codeOf(sql`k.problem_instance_id`)}, k.id from scoring_tasks k where k.id = ${after})`
    : sql`t.id > ${after}`

export const openTaskOfAnswer = sql`scoring_tasks t on t.group_assessment_id = g.id
  and t.problem_instance_id = a.problem_instance_id and t.attempt_number = a.attempt_number and t.question_key = a.question_key and t.done_at is null`

/**
 * Whether the answer of an open task `t` is in the queue and meets a condition. With `offset 0`, the database asks this of one task after the other, in
 * the order of the queue, and stops at the last one wanted. Without it, it joins the whole queue first, and planning this takes longer than the work
 * itself.
 */
export const isInQueue = (condition = sql`true`) => sql`exists (
  select from ${answersInQueue}
   where a.problem_instance_id = t.problem_instance_id and a.attempt_number = t.attempt_number
     and a.question_key = t.question_key and ${isLastOfItsKind} and ${condition}
  offset 0)`

/** Whether a task is an appeal against a mark of a person, and others can answer it. Nobody is asked to answer for their own mark then. */
export const isAppealAgainst = (userId: number) => sql`(t.reason = 'appeal'
  and a.marked_by is not distinct from ${userId}::bigint and ${sql.raw(hasOtherGraders('g.group_id', 'a.marked_by'))})`

/** The standing marks `m` that people gave for an answer `a` which two of them mark, or for an identical answer of the learner. */
export const marksOfSameAnswer = sql`lateral (
  select m.* from double_marks m
    join responses b on b.problem_instance_id = m.problem_instance_id and b.attempt_number = m.attempt_number
     and b.question_key = m.question_key
   where m.problem_instance_id = a.problem_instance_id and m.question_key = a.question_key and m.withdrawn_at is null
     and b.answer = a.answer) m`

/**
 * Whether a person gave their mark for an answer and somebody else's is awaited. Where nobody else is left to mark, they may
 * mark again: two who are too far apart come to terms.
 */
export const awaitsAnother = (userId: number) => sql`(
  exists (select from double_marking d where d.group_assessment_id = g.id and d.item_key = i.item_key
    and d.question_key = a.question_key and d.share > 0)
  and (select coalesce(bool_or(m.grader_id = ${userId}), false)
        and count(distinct m.grader_id) < ${sql.raw(countOfGraders('g.group_id'))} from ${marksOfSameAnswer}))`

/** The problem of an item as it was delivered last, with its name and position, as `p`. */
export const problemOfItem = (groupAssessmentId: number, itemKey: string) => sql`(
  select q.name, k.position from group_assessment_items k
    join problem_revisions v on v.id = k.delivered_revision_id
    join problems q on q.id = v.problem_id
   where k.group_assessment_id = ${groupAssessmentId} and k.item_key = ${sql.ref(itemKey)}
   order by k.delivery_number desc limit 1) p`
