import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { WaitingPage } from './waiting-pages.ts'

/** How often it is looked whose page is open: for the staff of an exam, and for the time on each problem. */
export const presenceSeconds = 10

/** A page that was not seen in between counts for no longer. */
const longestStepSeconds = 30

/**
 * Adds the time since pages were last seen to the problems that they show. A problem that was opened meanwhile gets a step of its
 * own, so that a time is right on average wherever in a step somebody goes on. To be called before the pages are recorded as seen.
 */
export async function addProblemTimes(db: Kysely<Tables>, pages: readonly WaitingPage[], now: Date): Promise<void> {
  const open = pages.filter(({ problemInstanceId, isInView }) => problemInstanceId !== null && isInView)
  if (open.length === 0) return
  const [usual, longest] = [sql.raw(`${presenceSeconds}`), sql.raw(`${longestStepSeconds}`)]
  const at = sql`${now}::timestamptz`
  // In the order of their ids, so that two processes never deadlock.
  await sql`
    insert into problem_times (problem_instance_id, group_assessment_id, user_id, item_key, ordinal, active_seconds)
    select i.id, i.group_assessment_id, i.user_id, i.item_key, i.ordinal,
        greatest(0, max(least(case when p.problem_instance_id = i.id then ${longest} else ${usual} end,
          coalesce(round(extract(epoch from ${at} - p.seen_at)), ${usual}))))::int
      from unnest(${open.map(({ problemInstanceId }) => problemInstanceId)}::bigint[],
        ${open.map(({ userId }) => userId)}::bigint[], ${open.map(({ sessionId }) => sessionId)}::bigint[])
        as t(problem_instance_id, user_id, session_id)
      join problem_instances i on i.id = t.problem_instance_id and i.user_id = t.user_id
      join learner_statuses s on s.group_assessment_id = i.group_assessment_id and s.user_id = i.user_id
       and s.finished_at is null and (s.paused_at is null or s.pause_ends_at <= ${at})
      left join learner_presence p on p.group_assessment_id = i.group_assessment_id and p.user_id = t.user_id
       and p.session_id = t.session_id
     group by i.id
     order by i.id
    on conflict (problem_instance_id) do update
       set active_seconds = problem_times.active_seconds + excluded.active_seconds`.execute(db)
}
