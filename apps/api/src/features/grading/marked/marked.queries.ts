import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { selectRows, type GradingRow, type ListQuery } from '../queue.queries.ts'
import {
  answersInQueue,
  awaitsAnother,
  isAppealAgainst,
  isLastOfItsKind,
  marksOfSameAnswer,
  openTaskOfAnswer,
} from '../queue.sql.ts'

/** Behind which answer a list of marked ones goes on. */
export interface MarkedCursor {
  /** Microseconds: as exact as what is stored. */
  readonly markedAt: number
  readonly rank: number
  readonly attemptNumber: number
}

export interface MarkedQuery extends ListQuery {
  /** Who looks. */
  readonly userId: number
  /** Only what this person marked. */
  readonly isOwn: boolean
  readonly after: MarkedCursor | null
}

/** Who gave a mark and when. One that another is awaited for is the person's own; a changed rubric that was applied to a mark gave none. */
const whoMarked = (userId: number) => sql`
  left join lateral (
    select f.marked_by, f.marked_at from superseded_markings f
     where m.kind = 'rubric' and f.problem_instance_id = a.problem_instance_id and f.attempt_number = a.attempt_number
       and f.question_key = a.question_key and not exists (
         select from grader_marks o where o.problem_instance_id = f.problem_instance_id
            and o.attempt_number = f.attempt_number and o.question_key = f.question_key
            and o.marking_number = f.marking_number and o.kind = 'rubric')
     order by f.marking_number desc limit 1) f on true
  cross join lateral (
    select max(m.created_at) as marked_at from ${marksOfSameAnswer} where m.grader_id = ${userId}) own
  cross join lateral (
    select t.id is not null and own.marked_at is not null as is_awaited) e
  cross join lateral (
    select case when e.is_awaited then ${userId} else coalesce(f.marked_by, a.marked_by) end as marked_by,
      case when e.is_awaited then own.marked_at else coalesce(f.marked_at, a.marked_at) end as marked_at) w`

/** Answers with the same moment come in an order that tells nothing in anonymous grading. */
const rank = (isAnonymous: boolean) => (isAnonymous ? sql`c.code` : sql`i.id`)

const microseconds = sql`(extract(epoch from w.marked_at) * 1000000)::bigint`

const follows = (after: MarkedCursor | null, isAnonymous: boolean) =>
  after === null
    ? sql`true`
    : sql`(${microseconds}, ${rank(isAnonymous)}, a.attempt_number)
        < (${after.markedAt}::bigint, ${after.rank}::bigint, ${after.attemptNumber}::bigint)`

/**
 * Answers that people marked, the last ones first. What waits for the person who looks is not among them, whoever marked it before: of two
 * people who mark an answer, the second sees nothing of the first.
 */
export async function selectMarked(db: Kysely<Tables>, query: MarkedQuery): Promise<GradingRow[]> {
  const { groupAssessmentId, itemKey, questionKey, reason, isAnonymous, userId, isOwn, after, limit } = query
  return await selectRows(db, {
    from: sql`${answersInQueue} left join ${openTaskOfAnswer}`,
    whoMarked: whoMarked(userId),
    cursor: sql`concat_ws('.', ${microseconds}, ${rank(isAnonymous)}, a.attempt_number)`,
    rest: sql`where g.id = ${groupAssessmentId} and ${follows(after, isAnonymous)}
         and case when t.id is null then a.source = 'person'
           else (${isAppealAgainst(userId)} or ${awaitsAnother(userId)}) and ${isLastOfItsKind} end
         and (not ${isOwn} or own.marked_at is not null or w.marked_by = ${userId})
         and (${itemKey}::int is null or i.item_key = ${itemKey})
         and (${questionKey}::int is null or a.question_key = ${questionKey})
         and (${reason}::text is null or exists (select from scoring_tasks k
           where k.problem_instance_id = a.problem_instance_id and k.attempt_number = a.attempt_number
             and k.question_key = a.question_key and k.done_at is not null and k.reason = ${reason}))
       order by w.marked_at desc, ${rank(isAnonymous)} desc, a.attempt_number desc limit ${limit}`,
  })
}
