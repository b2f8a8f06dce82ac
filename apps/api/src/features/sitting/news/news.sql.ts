import type { ClientConfig, QueryConfig } from 'pg'
import type { ShownAnnouncement } from '@isomorph/contract'
import type { Database } from '@isomorph/database'
import { scheduleColumns } from '../sitting.sql.ts'
import type { ScheduleRow } from '../schedule/schedule.ts'

/** What the state of a learner consists of, as far as staff change it. */
export interface NewsRow extends ScheduleRow {
  readonly group_assessment_version: number
  readonly status_version: number | null
  readonly announcement_sum: number
  readonly is_excused: boolean
  readonly announcements: readonly ShownAnnouncement[]
}

/** A read that takes longer has failed. */
const longestReadMilliseconds = 5000

/**
 * The states of learners ($2) in group assessments ($1), numbered as they were asked for, as far as their sessions ($3) go
 * on. Announcements are for those who are at work. Their numbers are added up: of two changes that are committed in
 * another order than they were numbered, each makes another sum, while the highest number may stay. One about a problem is
 * for those who were given it.
 */
const newsSql = `
select i.number::int, ${scheduleColumns}, s.group_assessment_version, s.status_version, s.is_excused,
  coalesce(n.change_sum, 0) as announcement_sum, coalesce(n.announcements, '[]') as announcements
  from unnest($1::bigint[], $2::bigint[], $3::bigint[]) with ordinality
    as i(group_assessment_id, user_id, session_id, number)
  cross join lateral (
    select * from learner_schedules v
     where v.group_assessment_id = i.group_assessment_id and v.user_id = i.user_id offset 0) s
  left join lateral (
    select sum(a.change_number) as change_sum,
      json_agg(json_build_object('id', a.id, 'text', a.text, 'isUrgent', a.is_urgent,
        'at', to_char(a.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'problem', case when h.id is not null
          then json_build_object('problemInstanceId', h.id, 'position', h.position) end) order by a.id)
        filter (where a.withdrawn_at is null) as announcements
      from announcements a
      left join problem_instances h on a.item_key is not null and h.group_assessment_id = i.group_assessment_id
       and h.user_id = i.user_id and h.item_key = a.item_key and h.ordinal = s.delivery_number
     where (a.item_key is null or h.id is not null) and a.group_assessment_id = i.group_assessment_id and (a.user_ids is null or i.user_id = any(a.user_ids))
       and s.started_at is not null and s.finished_at is null) n
    on true
 where not s.is_deleted
   and exists (select from sessions e join users u on u.id = e.user_id
                where e.id = i.session_id and e.revoked_at is null and u.disabled_at is null)`

interface Learner {
  readonly groupAssessmentId: number
  readonly userId: number
  readonly sessionId: number | null
}

/** Reads the states of many learners at once; undefined where a course was deleted or a session has ended meanwhile. */
export async function selectNews(
  { preparedPool }: Database,
  learners: readonly Learner[],
): Promise<(NewsRow | undefined)[]> {
  const query: QueryConfig & Pick<ClientConfig, 'query_timeout'> = {
    name: 'news',
    text: newsSql,
    values: [
      learners.map(({ groupAssessmentId }) => groupAssessmentId),
      learners.map(({ userId }) => userId),
      learners.map(({ sessionId }) => sessionId),
    ],
    query_timeout: longestReadMilliseconds,
  }
  const { rows } = await preparedPool.query<NewsRow & { readonly number: number }>(query)
  const found = new Map(rows.map((row) => [row.number, row]))
  return learners.map((_, index) => found.get(index + 1))
}
