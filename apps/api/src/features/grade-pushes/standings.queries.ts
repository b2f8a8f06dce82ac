import { sql, type Kysely } from 'kysely'
import type { ReleaseMoment, Tables } from '@isomorph/database'
import { mapInTurns } from '../../data/map-in-turns.ts'
import { attemptsAllowedOfItem, isTotalReleased, possiblePoints } from '../group-assessments/index.ts'
import { sentScoreSchema } from './wanted-score.ts'

type Db = Kysely<Tables>

interface StoredStanding {
  readonly userId: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly uid: string
  /** What they have set. */
  readonly language: string | null
  readonly subject: string | null
  readonly isExcused: boolean
  readonly startedAt: Date | null
  readonly finishedAt: Date | null
  readonly isPaused: boolean
  readonly reopenNumber: number
  readonly ownDueAt: Date | null
  readonly ownDeadline: Date | null
  readonly attemptsLeft: number | null
  readonly release: ReleaseMoment
  readonly scoresReleasedAt: Date | null
  readonly points: number
  readonly overridePoints: number | null
  readonly pending: number
  readonly daysLate: number
  readonly possible: number
  readonly pushState: 'due' | 'sent' | 'failed' | null
  readonly sent: unknown
  readonly refused: unknown
  readonly sentAt: Date | null
  readonly lastError: string
  readonly readPoints: number | null
  readonly readMaximum: number | null
  readonly isRead: boolean
}

/**
 * Of several courses of platforms that are connected with one course, each is told of its own people, of those who came by
 * none, and of those whom it was told of before.
 */
const isToldOf = sql`(p.user_id is not null
  or exists (select from group_user_roles o where o.group_id = item.group_id and o.user_id = u.id
       and (o.external_group_id = item.external_group_id or o.external_group_id is null))
  or not exists (select from group_user_roles o where o.group_id = item.group_id and o.user_id = u.id))`

/** The most that is left at any problem; null where some problem has no limit. */
const attemptsLeft = sql`(
  select case when bool_and(${sql.raw(attemptsAllowedOfItem)} is not null)
      then max(${sql.raw(attemptsAllowedOfItem)} - r.attempts_used) end
    from problem_instances i
    join results r on r.problem_instance_id = i.id
    join group_assessment_items n on n.group_assessment_id = i.group_assessment_id
     and n.delivery_number = i.ordinal and n.item_key = i.item_key
   where i.group_assessment_id = s.group_assessment_id and i.user_id = s.user_id and i.ordinal = s.delivery_number)`

function readStanding(row: StoredStanding, now: Date) {
  return {
    ...row,
    sent: row.sent === null ? null : sentScoreSchema.parse(row.sent),
    refused: row.refused === null ? null : sentScoreSchema.parse(row.refused),
    isReleased: isTotalReleased(row, now),
    isOver: row.finishedAt !== null || [row.ownDeadline, row.ownDueAt].some((end) => end !== null && end <= now),
  }
}

/** Everybody whose score a platform may be told, or these of them, as they stand now. Previews by staff are nobody. */
export async function selectStandings(db: Db, lineItemId: number, now: Date, userIds?: readonly number[]) {
  const isAsked = userIds === undefined ? sql`true` : sql`people.user_id = any(${[...userIds]}::bigint[])`
  const { rows } = await sql<StoredStanding>`
    with item as (
      select l.id, l.group_assessment_id, l.external_group_id, g.group_id, g.scores_release, g.scores_released_at, d.external_provider_id
        from line_items l
        join group_assessments g on g.id = l.group_assessment_id
        join external_groups e on e.id = l.external_group_id
        join lti_deployments d on d.id = e.lti_deployment_id
       where l.id = ${lineItemId}
    ), people as (
      select r.user_id from item join group_user_roles r on r.group_id = item.group_id and r.role = 'GroupLearner'
      union
      select s.user_id from item join learner_statuses s on s.group_assessment_id = item.group_assessment_id
        and s.started_at is not null and not s.is_preview
      union
      select p.user_id from item join grade_pushes p on p.line_item_id = item.id
    )
    select u.id as user_id, u.first_name, u.last_name, u.email, coalesce(u.uid, '') as uid, u.language,
      (select i.subject from identities i where i.user_id = u.id
          and i.provider = 'lti:' || item.external_provider_id order by i.subject limit 1) as subject,
      s.is_excused, s.started_at, s.finished_at,
        s.paused_at is not null and coalesce(s.pause_ends_at > now(), true) and s.finished_at is null as is_paused,
      s.reopen_number, s.due_at as own_due_at, s.deadline as own_deadline,
      ${attemptsLeft} as attempts_left,
      item.scores_release as release, item.scores_released_at, coalesce(c.points, 0) as points, c.override_points,
      coalesce(c.pending, 0) as pending, coalesce(c.days_late, 0) as days_late, ${possiblePoints('s')} as possible,
      p.state as push_state, p.sent, p.refused, p.sent_at,
      coalesce(p.last_error, '') as last_error,
      p.read_points, p.read_maximum, coalesce(p.is_read, false) as is_read
      from item
      join people on true
      join users u on u.id = people.user_id
      join learner_schedules s on s.group_assessment_id = item.group_assessment_id and s.user_id = u.id
      left join scores c on c.group_assessment_id = s.group_assessment_id and c.user_id = s.user_id
      left join grade_pushes p on p.line_item_id = item.id and p.user_id = u.id
     where ${isAsked} and not s.is_preview
       and ${isToldOf}
     order by u.sort_name, u.id`.execute(db)
  return await mapInTurns(rows, (row) => readStanding(row, now))
}
export type StandingRow = Awaited<ReturnType<typeof selectStandings>>[number]
