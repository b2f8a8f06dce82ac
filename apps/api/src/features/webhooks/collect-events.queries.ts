import { sql, type Kysely } from 'kysely'
import type { WebhookEvent } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { possiblePoints } from '../group-assessments/index.ts'

type Db = Kysely<Tables>

/** What a trigger wrote: the numbers of what changed. */
export interface OutboxRow {
  readonly event: WebhookEvent
  readonly payload: {
    readonly groupId?: number
    readonly groupAssessmentId?: number
    readonly userId?: number
    readonly regradeId?: number
  }
}

/** Takes the oldest of what happened. Rows that another worker takes at the moment are passed over. */
export async function takeEvents(trx: Db, maximum: number): Promise<readonly OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    with taken as (
      delete from outbox_events where id in (
        select id from outbox_events where kind like 'webhook.%' order by id limit ${maximum} for update skip locked)
      returning id, substr(kind, length('webhook.') + 1) as event, payload)
    select event, payload from taken order by id`.execute(trx)
  return rows
}

/** Tells of scores that are released by the assessment's own date. One worker does it, for each date once. */
export async function tellDueReleases(db: Db, now: Date): Promise<void> {
  await sql`
    with watch as (
      update webhook_watch w set due_until = ${now} from (select due_until from webhook_watch for update) f
       where w.due_until < ${now} returning f.due_until as former, w.due_until)
    insert into outbox_events (kind, payload)
    select 'webhook.scores.released', jsonb_build_object('groupAssessmentId', g.id)
      from watch join group_assessments g on g.due_at > watch.former and g.due_at <= watch.due_until
     where is_webhook_wanted('scores.released') and g.scores_release = 'afterDue' and g.is_published
       and g.deleted_at is null`.execute(db)
}

export interface CourseFacts {
  readonly courseId: number
  readonly name: string
}

export async function selectCourses(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, CourseFacts>> {
  const rows = await db
    .selectFrom('groups')
    .select(['id as courseId', 'name'])
    .where('id', 'in', [0, ...ids])
    .execute()
  return new Map(rows.map((row) => [row.courseId, row]))
}

export interface AssessmentFacts {
  readonly courseId: number
  readonly assessmentId: number
  readonly name: string
}

export async function selectAssessments(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, AssessmentFacts>> {
  const rows = await db
    .selectFrom('groupAssessments')
    .select(['id as assessmentId', 'groupId as courseId', 'name'])
    .where('id', 'in', [0, ...ids])
    .execute()
  return new Map(rows.map((row) => [row.assessmentId, row]))
}

export interface ScoreFacts {
  readonly userId: number
  readonly points: number
  readonly possible: number
  readonly pending: number
  readonly changedAt: Date
}

/** Scores as they stand now. Previews by staff are nobody's. */
export async function selectScores(
  db: Db,
  groupAssessmentId: number,
  userIds: readonly number[],
): Promise<readonly ScoreFacts[]> {
  const { rows } = await sql<ScoreFacts>`
    select s.user_id, coalesce(c.override_points, c.points) as points, ${possiblePoints('s')} as possible, c.pending,
        c.changed_at
      from learner_schedules s
      join scores c on c.group_assessment_id = s.group_assessment_id and c.user_id = s.user_id
     where s.group_assessment_id = ${groupAssessmentId} and s.user_id = any(${[...userIds]}::bigint[]) and not s.is_preview
     order by s.user_id`.execute(db)
  return rows
}

export interface RosterFacts {
  readonly userId: number
  /** Empty: the person is not in the course any more. */
  readonly roles: readonly string[]
}

export async function selectRoles(
  db: Db,
  groupId: number,
  userIds: readonly number[],
): Promise<readonly RosterFacts[]> {
  const { rows } = await sql<RosterFacts>`
    select p.user_id, array(select r.role from group_user_roles r
        where r.group_id = ${groupId} and r.user_id = p.user_id order by r.role) as roles
      from unnest(${[...userIds]}::bigint[]) p(user_id) order by p.user_id`.execute(db)
  return rows
}

export interface RegradeFacts {
  readonly regradeId: number
  readonly assessmentId: number
  readonly courseId: number
  readonly undoOf: number | null
}

export async function selectOptionalRegrade(db: Db, id: number): Promise<RegradeFacts | undefined> {
  return await db
    .selectFrom('regradeRuns')
    .innerJoin('groupAssessments', 'groupAssessments.id', 'regradeRuns.groupAssessmentId')
    .select([
      'regradeRuns.id as regradeId',
      'groupAssessments.id as assessmentId',
      'groupAssessments.groupId as courseId',
      'regradeRuns.undoOf',
    ])
    .where('regradeRuns.id', '=', id)
    .executeTakeFirst()
}
