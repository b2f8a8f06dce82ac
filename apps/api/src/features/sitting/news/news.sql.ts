import type { Announcement } from '@isomorph/contract'
import type { Database } from '@isomorph/database'
import { scheduleColumns } from '../sitting.sql.ts'
import type { ScheduleRow } from '../schedule/schedule.ts'

/** What the state of a learner consists of, as far as staff change it. */
export interface NewsRow extends ScheduleRow {
  readonly group_assessment_version: number
  readonly status_version: number | null
  readonly announcement_number: number
  readonly announcements: readonly Announcement[]
}

/** The states of learners ($2) in group assessments ($1), numbered as they were asked for. */
const newsSql = `
select i.number::int, ${scheduleColumns}, s.group_assessment_version, s.status_version,
  coalesce(n.last_number, 0) as announcement_number, coalesce(n.announcements, '[]') as announcements
  from unnest($1::bigint[], $2::bigint[]) with ordinality as i(group_assessment_id, user_id, number)
  cross join lateral (
    select * from learner_schedules v
     where v.group_assessment_id = i.group_assessment_id and v.user_id = i.user_id offset 0) s
  left join lateral (
    select max(a.change_number) as last_number,
      json_agg(json_build_object('id', a.id, 'text', a.text, 'isUrgent', a.is_urgent,
        'at', to_char(a.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by a.id)
        filter (where a.withdrawn_at is null) as announcements
      from announcements a
     where a.group_assessment_id = i.group_assessment_id and (a.user_ids is null or i.user_id = any(a.user_ids))) n
    on true
 where not s.is_deleted`

interface Learner {
  readonly groupAssessmentId: number
  readonly userId: number
}

/** Reads the states of many learners at once; undefined where a course was deleted meanwhile. */
export async function selectNews(
  { preparedPool }: Database,
  learners: readonly Learner[],
): Promise<(NewsRow | undefined)[]> {
  const { rows } = await preparedPool.query<NewsRow & { readonly number: number }>({
    name: 'news',
    text: newsSql,
    values: [learners.map(({ groupAssessmentId }) => groupAssessmentId), learners.map(({ userId }) => userId)],
  })
  const found = new Map(rows.map((row) => [row.number, row]))
  return learners.map((_, index) => found.get(index + 1))
}
