import { sql, type Kysely } from 'kysely'
import type { Database, OverrideKind, Tables } from '@isomorph/database'
import type { GroupAssessmentRow } from '../group-assessments.queries.ts'
import { attemptsAllowedOfItem, totalsOfDelivery } from '../instances/delivered-items.sql.ts'
import { marksToGive } from '../points/marks-to-give.ts'

type Db = Kysely<Tables>

export interface SummaryRow {
  readonly id: number
  readonly groupId: number
  readonly groupName: string
  readonly name: string
  readonly isPublished: boolean
  readonly isDeleted: boolean
  /** The dates of the course. */
  readonly opensAt: Date | null
  readonly dueAt: Date | null
  readonly closesAt: Date | null
  readonly timeLimitSeconds: number | null
  readonly release: GroupAssessmentRow['scoresRelease']
  readonly scoresReleasedAt: Date | null
  readonly problemCount: number
  readonly points: number
  readonly ownOpensAt: Date | null
  readonly ownDueAt: Date | null
  readonly ownClosesAt: Date | null
  readonly ownTimeLimitSeconds: number | null
  readonly ownDeadline: Date | null
  readonly isExcused: boolean
  readonly startedAt: Date | null
  readonly finishedAt: Date | null
  readonly finishReason: 'submitted' | 'timeExpired' | null
  readonly isEndedByStaff: boolean
  readonly reopenNumber: number
  readonly isPaused: boolean
  readonly ownPoints: number | null
  readonly ownPending: number | null
  /** Of the total; null where nothing was set by hand. */
  readonly setByHand: { readonly kind: OverrideKind; readonly note: string } | null
  /** At the problem with the most left; null: one of them has no limit, or there is none yet. */
  readonly attemptsLeft: number | null
}

interface SummaryQuestion {
  readonly userId: number
  readonly groupId?: number
  readonly groupAssessmentId?: number
  readonly seesUnpublished: boolean
}

const summariesSql = `
select g.id, g.group_id as "groupId", o.name as "groupName", g.name, g.is_published as "isPublished",
  g.deleted_at is not null as "isDeleted", g.opens_at as "opensAt", g.due_at as "dueAt", coalesce(g.closes_at, g.due_at) as "closesAt",
  g.time_limit_seconds as "timeLimitSeconds", g.scores_release as release, g.scores_released_at as "scoresReleasedAt",
  n.problem_count as "problemCount", n.points, s.opens_at as "ownOpensAt", s.due_at as "ownDueAt",
  s.closes_at as "ownClosesAt", s.time_limit_seconds as "ownTimeLimitSeconds", s.deadline as "ownDeadline",
  s.is_excused as "isExcused", s.started_at as "startedAt",
  s.finished_at as "finishedAt", s.finish_reason as "finishReason", s.is_ended_by_staff as "isEndedByStaff", s.reopen_number as "reopenNumber",
  s.paused_at is not null and coalesce(s.pause_ends_at > now(), true) and s.finished_at is null as "isPaused",
  coalesce(c.override_points, c.points) as "ownPoints", c.pending as "ownPending",
  (select json_build_object('kind', h.kind, 'note', h.learner_note) from overrides h
    where h.group_assessment_id = g.id and h.user_id = s.user_id and h.item_key is null and h.withdrawn_at is null)
    as "setByHand",
  (select case when bool_and(${attemptsAllowedOfItem} is not null)
      then max(${attemptsAllowedOfItem} - r.attempts_used) end
     from problem_instances i
     join results r on r.problem_instance_id = i.id
     join group_assessment_items n on n.group_assessment_id = i.group_assessment_id and n.delivery_number = i.ordinal
      and n.item_key = i.item_key
    where i.group_assessment_id = g.id and i.user_id = s.user_id and i.ordinal = s.delivery_number) as "attemptsLeft"
  from group_assessments g
  join groups o on o.id = g.group_id
  -- Looked up for each of them: joined, the view is worked out for every course of the installation.
  cross join lateral (
    select * from learner_schedules l where l.group_assessment_id = g.id and l.user_id = $1 offset 0) s
  left join scores c on c.group_assessment_id = g.id and c.user_id = s.user_id
  cross join lateral ${totalsOfDelivery('g.id', 's.delivery_number')} n
 where g.WHICH = $2 and g.deleted_at is null and (g.is_published or $3)
 order by coalesce(g.due_at, g.closes_at, g.opens_at) nulls last, g.id`

/** Group assessments as one person stands towards them: of a group, or a single one. */
export async function selectSummaries({ preparedPool }: Database, question: SummaryQuestion): Promise<SummaryRow[]> {
  const { userId, groupId, groupAssessmentId, seesUnpublished } = question
  const which = groupAssessmentId === undefined ? 'group_id' : 'id'
  const { rows } = await preparedPool.query<SummaryRow>({
    name: `summaries-by-${which}`,
    text: summariesSql.replace('WHICH', which),
    values: [userId, groupAssessmentId ?? groupId, seesUnpublished],
  })
  return rows
}

export interface CountsRow {
  readonly groupAssessmentId: number
  readonly learners: number
  readonly started: number
  readonly finished: number
  readonly needsPerson: number
  /** Pieces of late work that wait for a decision. */
  readonly lateWork: number
}

/**
 * How far the learners of each group assessment are: those of the course, and whoever has started. Previews by staff are
 * not counted, and nobody who is excused.
 */
export async function selectCounts(db: Db, groupAssessmentIds: readonly number[]): Promise<Map<number, CountsRow>> {
  const { rows } = await sql<CountsRow>`
    select g.id as group_assessment_id, c.learners, c.started, c.finished,
      (select ${marksToGive.count} from ${marksToGive.from}) as needs_person,
      (select count(*)::int from late_evidence e
         join problem_instances i on i.id = e.problem_instance_id
         join learner_statuses l on l.group_assessment_id = i.group_assessment_id and l.user_id = i.user_id
        where i.group_assessment_id = g.id and e.state = 'waiting' and not l.is_preview) as late_work
      from group_assessments g
      cross join lateral (
        select count(*)::int as learners, count(l.started_at)::int as started, count(l.finished_at)::int as finished
          from (select r.user_id from group_user_roles r where r.group_id = g.group_id and r.role = 'GroupLearner'
                union
                select s.user_id from learner_statuses s where s.group_assessment_id = g.id and s.started_at is not null) p
          left join learner_statuses l on l.group_assessment_id = g.id and l.user_id = p.user_id
         where l.is_preview is not true
           and p.user_id not in (
             -- The view is worked out for those alone whom some accommodation excuses.
             select e.user_id from (select distinct a.user_id from accommodations a where a.is_excused
                and (a.group_id = g.group_id or a.group_assessment_id = g.id
                     or a.group_id is null and a.group_assessment_id is null) offset 0) e
              cross join lateral (select s.is_excused from learner_schedules s
                where s.group_assessment_id = g.id and s.user_id = e.user_id offset 0) s
              where s.is_excused)
      ) c
     where g.id = any(${[...groupAssessmentIds]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.groupAssessmentId, row]))
}
