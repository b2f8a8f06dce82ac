import { sql, type Kysely } from 'kysely'
import type { ReleaseMoment, Tables } from '@isomorph/database'
import { mapInTurns } from '../../data/map-in-turns.ts'
import { attemptsAllowedOfItem, isTotalReleased, possiblePoints } from '../group-assessments/index.ts'
import { endReadingError, noColumnWords } from './readings.queries.ts'
import { sentScoreSchema, type SentScore } from './wanted-score.ts'

type Db = Kysely<Tables>

/** A line item with what it takes to send to it. */
export async function selectOptionalTarget(db: Db, lineItemId: number) {
  return await db
    .selectFrom('lineItems as item')
    .innerJoin('externalGroups as context', 'context.id', 'item.externalGroupId')
    .innerJoin('ltiDeployments as deployment', 'deployment.id', 'context.ltiDeploymentId')
    .innerJoin('ltiResourceLinks as link', 'link.id', 'item.ltiResourceLinkId')
    .innerJoin('groupAssessments as given', 'given.id', 'item.groupAssessmentId')
    .innerJoin('groups', 'groups.id', 'given.groupId')
    .select([
      'item.id',
      'item.address',
      'item.tries',
      'item.failingSince',
      'item.groupAssessmentId',
      'item.externalGroupId',
      'context.lineItemsUrl',
      'context.scopes',
      'deployment.isEnabled as isDeploymentEnabled',
      'deployment.externalProviderId',
      'link.resourceLinkId',
      'given.name',
      'given.groupId',
      'given.version',
    ])
    .where('item.id', '=', lineItemId)
    .where('item.isActive', '=', true)
    .where('given.deletedAt', 'is', null)
    .where('groups.deletedAt', 'is', null)
    .whereRef('context.groupId', '=', 'given.groupId')
    .executeTakeFirst()
}
export type Target = NonNullable<Awaited<ReturnType<typeof selectOptionalTarget>>>

interface StoredStanding {
  readonly userId: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly uid: string
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
  readonly version: number | null
  /** It changed since it was last looked at. */
  readonly isDue: boolean
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

/** Everybody whose score a platform may be told, as they stand now. Previews by staff are nobody. */
export async function selectStandings(db: Db, lineItemId: number, now: Date) {
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
    select u.id as user_id, u.first_name, u.last_name, u.email, coalesce(u.uid, '') as uid,
      (select i.subject from identities i where i.user_id = u.id
          and i.provider = 'lti:' || item.external_provider_id order by i.subject limit 1) as subject,
      s.is_excused, s.started_at, s.finished_at, 
        s.paused_at is not null and coalesce(s.pause_ends_at > now(), true) and s.finished_at is null as is_paused,
      s.reopen_number, s.due_at as own_due_at, s.deadline as own_deadline,
      ${attemptsLeft} as attempts_left,
      item.scores_release as release, item.scores_released_at, coalesce(c.points, 0) as points, c.override_points,
      coalesce(c.pending, 0) as pending, coalesce(c.days_late, 0) as days_late, ${possiblePoints('s')} as possible,
      c.version, coalesce(c.push_due, false) as is_due, p.state as push_state, p.sent, p.refused, p.sent_at,
      coalesce(p.last_error, '') as last_error,
      p.read_points, p.read_maximum, coalesce(p.is_read, false) as is_read
      from item
      join people on true
      join users u on u.id = people.user_id
      join learner_schedules s on s.group_assessment_id = item.group_assessment_id and s.user_id = u.id
      left join scores c on c.group_assessment_id = s.group_assessment_id and c.user_id = s.user_id
      left join grade_pushes p on p.line_item_id = item.id and p.user_id = u.id
     where not s.is_preview
       and ${isToldOf}
     order by u.sort_name, u.id`.execute(db)
  return await mapInTurns(rows, (row) => readStanding(row, now))
}
export type StandingRow = Awaited<ReturnType<typeof selectStandings>>[number]

/** One worker sends to a line item at a time; a worker that dies leaves it to the others after this. */
const leaseSeconds = 180

export async function leaseLineItem(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lineItems')
    .set({ leasedUntil: sql<Date>`now() + make_interval(secs => ${leaseSeconds})` })
    .where('id', '=', id)
    .where('leasedUntil', '<', sql<Date>`now()`)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

export async function extendLease(db: Db, id: number): Promise<void> {
  await db
    .updateTable('lineItems')
    .set({ leasedUntil: sql<Date>`now() + make_interval(secs => ${leaseSeconds})` })
    .where('id', '=', id)
    .execute()
}

interface LineItemOutcome {
  readonly state: 'ready' | 'waiting' | 'failed'
  readonly tries: number
  readonly failingSince: Date | null
  readonly nextTryAt: Date | null
  readonly lastError: string
}

/** What came of a try, and the lease is free again. `comparedVersion`: everybody was looked at. */
export async function finishLineItem(
  db: Db,
  id: number,
  outcome: LineItemOutcome | undefined,
  comparedVersion?: number,
): Promise<void> {
  await db
    .updateTable('lineItems')
    .set({
      ...outcome,
      leasedUntil: sql<Date>`'-infinity'`,
      ...(comparedVersion === undefined ? {} : { comparedVersion, comparedAt: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .execute()
}

/** The address of a line item that was found or made; what a former one was sent does not count any more. */
export async function setAddress(db: Db, id: number, address: string): Promise<void> {
  await db.updateTable('lineItems').set({ address }).where('id', '=', id).execute()
  if (address !== '') await endReadingError(db, id, noColumnWords)
  await db
    .updateTable('gradePushes')
    .set({ sent: null, refused: null, isRead: false })
    .where('lineItemId', '=', id)
    .execute()
}

/** Times that are later than any that were sent for the same people, to the millisecond. */
export async function reserveTimestamps(
  db: Db,
  lineItemId: number,
  userIds: readonly number[],
): Promise<Map<number, Date>> {
  const { rows } = await sql<{ userId: number; lastTimestamp: Date }>`
    insert into grade_pushes as p (line_item_id, user_id, state, last_timestamp)
    select ${lineItemId}, unnest(${[...userIds]}::bigint[]), 'due', date_trunc('milliseconds', clock_timestamp())
    on conflict (line_item_id, user_id) do update set state = 'due',
      last_timestamp = greatest(excluded.last_timestamp, p.last_timestamp + interval '1 millisecond')
    returning user_id, last_timestamp`.execute(db)
  return new Map(rows.map((row) => [row.userId, row.lastTimestamp]))
}

export interface PushOutcome {
  readonly userId: number
  readonly state: 'sent' | 'failed'
  /** What was sent, or refused. */
  readonly score: SentScore
  readonly error: string
}

export async function saveOutcomes(db: Db, lineItemId: number, outcomes: readonly PushOutcome[]): Promise<void> {
  if (outcomes.length === 0) return
  await sql`
    update grade_pushes p set state = o.state, last_error = o.error,
      sent = case when o.state = 'sent' then o.score else p.sent end,
      refused = case when o.state = 'sent' then null else o.score end,
      sent_at = case when o.state = 'sent' then now() else p.sent_at end,
      is_read = p.is_read and o.state <> 'sent'
      from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
        as o("userId" bigint, state text, score jsonb, error text)
     where p.line_item_id = ${lineItemId} and p.user_id = o."userId"`.execute(db)
}

/**
 * These scores were looked at as they were; what has changed meanwhile stays due, and what another line item has not been
 * compared with yet.
 */
export async function clearDue(
  db: Db,
  { id, groupAssessmentId }: Pick<Target, 'id' | 'groupAssessmentId'>,
  seen: readonly StandingRow[],
): Promise<void> {
  const known = seen.flatMap(({ userId, version }) => (version === null ? [] : [{ userId, version }]))
  await sql`
    update scores c set push_due = false
      from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as k("userId" bigint, version integer)
     where c.group_assessment_id = ${groupAssessmentId} and c.user_id = k."userId" and c.version = k.version
       and c.push_due
       and not exists (select from line_items o where o.group_assessment_id = c.group_assessment_id and o.id <> ${id}
         and o.is_active and o.state = 'ready' and o.compared_at < c.changed_at)`.execute(db)
}
