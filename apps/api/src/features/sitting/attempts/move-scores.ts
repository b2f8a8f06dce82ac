import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

/** By what one result moves the score of its learner. */
export interface ScoreMove {
  readonly groupAssessmentId: number
  readonly userId: number
  readonly points: number
  readonly pending: number
  readonly possible: number
}

/** Moves each score by what its results differ, and works out anew how late it is. */
export async function moveScores(trx: Kysely<Tables>, moves: readonly ScoreMove[]): Promise<void> {
  if (moves.length === 0) return
  await sql`
    update scores s
       set points = s.points + t.points, pending = s.pending + t.pending, possible = s.possible + t.possible,
           days_late = coalesce((select max(a.days_late) from results r
                                   join attempts a on a.problem_instance_id = r.problem_instance_id
                                    and a.number = r.counting_attempt
                                  where r.group_assessment_id = s.group_assessment_id and r.user_id = s.user_id), 0),
           version = s.version + 1, changed_at = now()
      from (select x."groupAssessmentId", x."userId", sum(x.points) as points, sum(x.pending)::int as pending,
              sum(x.possible) as possible
              from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
                as x("groupAssessmentId" bigint, "userId" bigint, points numeric, pending int, possible numeric)
             group by 1, 2) t
     where s.group_assessment_id = t."groupAssessmentId" and s.user_id = t."userId"`.execute(trx)
}
