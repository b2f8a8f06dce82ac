import { sql, type Kysely } from 'kysely'
import { usualMostDifference, type ScoringReason } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import {
  answersInQueue,
  awaitsAnother,
  isAppealAgainst,
  isLastOfItsKind,
  openTaskOfAnswer,
  problemOfItem,
} from '../queue.sql.ts'

type Db = Kysely<Tables>

export interface AnsweredQuestionRow {
  readonly itemKey: number
  readonly questionKey: number
  readonly problemName: string
  readonly position: number
  /** Answers without an open task that people marked. */
  readonly marked: number
  readonly counting: number
  readonly doubleShare: number
  readonly mostDifference: number
}

/**
 * Every question that was answered. What waits for whom is asked of open tasks alone: beside it, the database would put all answers of a course in
 * order to count them.
 */
export async function selectAnsweredQuestions(db: Db, groupAssessmentId: number): Promise<AnsweredQuestionRow[]> {
  const { rows } = await sql<AnsweredQuestionRow>`
    with open as (
      select distinct problem_instance_id, attempt_number, question_key from scoring_tasks
       where group_assessment_id = ${groupAssessmentId} and done_at is null
    ),
    counts as (
      select i.item_key, a.question_key, (count(*) filter (where a.attempt_number = r.counting_attempt))::int as counting,
        (count(*) filter (where a.source = 'person' and o.problem_instance_id is null))::int as marked
        from ${answersInQueue}
        left join open o on o.problem_instance_id = a.problem_instance_id and o.attempt_number = a.attempt_number
         and o.question_key = a.question_key
       where g.id = ${groupAssessmentId}
       group by i.item_key, a.question_key
    )
    select n.*, p.name as problem_name, p.position, coalesce(d.share, 0) as double_share,
      coalesce(d.most_difference, ${usualMostDifference}) as most_difference
      from counts n
      left join double_marking d on d.group_assessment_id = ${groupAssessmentId} and d.item_key = n.item_key
       and d.question_key = n.question_key
      cross join lateral ${problemOfItem(groupAssessmentId, 'n.item_key')}
     order by p.position, n.question_key`.execute(db)
  return rows
}

export interface WaitingRow {
  readonly itemKey: number
  readonly questionKey: number
  readonly reason: ScoringReason
  readonly waiting: number
  readonly waitingForOthers: number
  readonly heldByOthers: number
}

/** How many answers wait for a person, by question and reason. */
export async function selectWaitingCounts(db: Db, groupAssessmentId: number, userId: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select item_key, question_key, reason, (count(*) filter (where not is_for_others))::int as waiting,
      (count(*) filter (where is_for_others))::int as waiting_for_others,
      (count(*) filter (where not is_for_others and is_held))::int as held_by_others
      from (
        select i.item_key, a.question_key, t.reason, t.claimed_by <> ${userId} and t.claimed_until > now() as is_held,
          ${isAppealAgainst(userId)} or ${awaitsAnother(userId)} as is_for_others
          from ${answersInQueue}
          join ${openTaskOfAnswer}
         where t.group_assessment_id = ${groupAssessmentId} and ${isLastOfItsKind}) w
     group by item_key, question_key, reason`.execute(db)
  return rows
}
