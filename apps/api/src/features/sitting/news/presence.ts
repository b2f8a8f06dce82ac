import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { Sweep } from '../../../jobs/jobs.ts'
import type { Services } from '../../../services/services.ts'
import type { WaitingPage } from './waiting-pages.ts'

/** How often the staff of an exam are told whose page is open. */
export const presenceMilliseconds = 10_000

/** Says of all pages that wait in this process that they were seen. */
export async function recordPresence(db: Kysely<Tables>, pages: readonly WaitingPage[], now: Date): Promise<void> {
  const rows = new Map(
    pages
      .filter(({ sessionId }) => sessionId !== null)
      .map((page) => [`${page.groupAssessmentId} ${page.userId} ${page.sessionId}`, page]),
  )
  const seen = [...rows.values()]
  if (seen.length === 0) return
  // In one order, so that two processes wait for each other instead of both.
  await sql`
    insert into learner_presence (group_assessment_id, user_id, session_id, problem_instance_id, seen_at)
    select t.*, ${now}::timestamptz
      from unnest(${seen.map(({ groupAssessmentId }) => groupAssessmentId)}::bigint[],
        ${seen.map(({ userId }) => userId)}::bigint[], ${seen.map(({ sessionId }) => sessionId)}::bigint[],
        ${seen.map(({ problemInstanceId }) => problemInstanceId)}::bigint[]) as t(group_assessment_id, user_id, session_id, p)
     order by 1, 2, 3
    on conflict (group_assessment_id, user_id, session_id) do update
       set problem_instance_id = excluded.problem_instance_id, seen_at = excluded.seen_at`.execute(db)
}

/** Where learners were a day ago helps nobody. */
export const oldPresenceSweep: Sweep = {
  name: 'delete old presence of learners',
  everyMilliseconds: 3_600_000,
  run: async ({ db }: Pick<Services, 'db'>) => {
    await sql`delete from learner_presence where seen_at < now() - interval '1 day'`.execute(db)
  },
}
