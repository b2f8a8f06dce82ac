import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { problemOfItem } from './queue.sql.ts'

type Db = Kysely<Tables>

export interface DoubleMarkedQuestion {
  readonly itemKey: number
  readonly questionKey: number
  readonly problemName: string
  readonly position: number
  readonly share: number
  readonly mostDifference: number
}

/** Questions of which two people mark answers, or did. */
export async function selectDoubleMarkedQuestions(db: Db, groupAssessmentId: number): Promise<DoubleMarkedQuestion[]> {
  const { rows } = await sql<DoubleMarkedQuestion>`
    select d.item_key, d.question_key, d.share, d.most_difference, p.name as problem_name, p.position
      from double_marking d
      cross join lateral ${problemOfItem(groupAssessmentId, 'd.item_key')}
     where d.group_assessment_id = ${groupAssessmentId}
     order by p.position, d.question_key`.execute(db)
  return rows
}

/** What one person gave for an answer. */
export interface MarkOfPair {
  readonly itemKey: number
  readonly questionKey: number
  /** Names the answer; identical ones of a learner are one. */
  readonly answer: string
  readonly graderId: number
  readonly grader: string
  readonly isBlind: boolean
  readonly percent: number
  readonly rubricVersion: number | null
  readonly itemIds: number[]
  /** Whether this very answer waits for another mark. */
  readonly isOpen: boolean
}

/** All that people gave for answers that two of them mark, in the order in which they gave it. */
export async function selectMarksOfPairs(db: Db, groupAssessmentId: number): Promise<MarkOfPair[]> {
  const { rows } = await sql<MarkOfPair>`
    select i.item_key, a.question_key, i.id || '/' || md5(a.answer) as answer, m.grader_id,
      h.first_name || ' ' || h.last_name as grader, m.is_blind, m.percent, m.rubric_version, m.item_ids,
      exists (select from scoring_tasks t
        join responses b on b.problem_instance_id = t.problem_instance_id and b.attempt_number = t.attempt_number
         and b.question_key = t.question_key and b.answer = a.answer
        where t.problem_instance_id = i.id and t.question_key = a.question_key
          and t.reason = 'double' and t.done_at is null) as is_open
      from problem_instances i
      join double_marks m on m.problem_instance_id = i.id and m.withdrawn_at is null
      join responses a on a.problem_instance_id = m.problem_instance_id and a.attempt_number = m.attempt_number
       and a.question_key = m.question_key
      join users h on h.id = m.grader_id
     where i.group_assessment_id = ${groupAssessmentId}
     order by m.id`.execute(db)
  return rows
}
