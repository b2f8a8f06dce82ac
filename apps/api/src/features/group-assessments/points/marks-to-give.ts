import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { couldCount } from './could-count.sql.ts'

/**
 * The marks that people have to give in the group assessment `g`, counted as the queue of graders does: a learner's identical answers
 * to a question are one, and an answer does not count where its attempt cannot, unless it is appealed against.
 */
export const marksToGive = {
  count: sql`count(distinct (t.problem_instance_id, t.question_key, md5(a.answer)))::int`,
  /** Open tasks `t` with their answers and problem instances `i`. Previews by staff are left out. */
  from: sql`scoring_tasks t
         join responses a on a.problem_instance_id = t.problem_instance_id and a.attempt_number = t.attempt_number
          and a.question_key = t.question_key
         join problem_instances i on i.id = t.problem_instance_id
         join results r on r.problem_instance_id = i.id and r.group_assessment_id = g.id
           and (t.reason = 'appeal' or ${sql.raw(couldCount('t'))})
         join learner_statuses l on l.group_assessment_id = i.group_assessment_id and l.user_id = i.user_id
          and l.delivery_number = i.ordinal
        where t.group_assessment_id = g.id and t.done_at is null and not l.is_preview`,
}

export interface MarksToGive {
  readonly ofProblem: (problemInstanceId: number) => number
  /** In all problems of a learner. */
  readonly ofLearner: (userId: number) => number
}

interface MarksRow {
  readonly problemInstanceId: number
  readonly userId: number
  readonly marks: number
}

/** How many marks people have to give for each learner, or for those named. */
export async function selectMarksToGive(
  db: Kysely<Tables>,
  groupAssessmentId: number,
  userIds?: readonly number[],
): Promise<MarksToGive> {
  const among = userIds ? sql`and i.user_id = any(${[...userIds]}::bigint[])` : sql``
  const { rows } = await sql<MarksRow>`
    select w.* from group_assessments g
      cross join lateral (select i.id as problem_instance_id, i.user_id, ${marksToGive.count} as marks
         from ${marksToGive.from} ${among} group by i.id, i.user_id) w
     where g.id = ${groupAssessmentId}`.execute(db)
  const problems = new Map<number, number>()
  const learners = new Map<number, number>()
  for (const { problemInstanceId, userId, marks } of rows) {
    problems.set(problemInstanceId, marks)
    learners.set(userId, (learners.get(userId) ?? 0) + marks)
  }
  return { ofProblem: (id) => problems.get(id) ?? 0, ofLearner: (id) => learners.get(id) ?? 0 }
}
