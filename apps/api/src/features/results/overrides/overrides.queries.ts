import { sql, type Kysely, type Selectable } from 'kysely'
import type { Tables } from '@isomorph/database'
import { possiblePoints } from '../../group-assessments/index.ts'

type Db = Kysely<Tables>
type OverridesRow = Selectable<Tables['overrides']>

export type StoredOverride = Pick<
  OverridesRow,
  'userId' | 'groupAssessmentId' | 'itemKey' | 'kind' | 'value' | 'reason' | 'learnerNote'
>

/** What is set by hand: one result of a learner, or their total. */
export interface OverrideScope {
  readonly groupAssessmentId: number
  readonly userId: number
  /** Null: the total. */
  readonly instance: { readonly id: number; readonly itemKey: number; readonly points: number } | null
}

const ofScope = ({ groupAssessmentId, userId, instance }: OverrideScope) => sql<boolean>`
  group_assessment_id = ${groupAssessmentId} and user_id = ${userId}
  and item_key is not distinct from ${instance?.itemKey ?? null}::int`

export interface LearnerToOverride {
  readonly startedAt: Date | null
  /** What they can earn. */
  readonly possible: number
}

/** Somebody who is in the course as a learner or has started; undefined for everybody else, previews by staff included. */
export async function selectOptionalLearner(
  trx: Db,
  { groupAssessmentId, userId }: OverrideScope,
): Promise<LearnerToOverride | undefined> {
  const { rows } = await sql<LearnerToOverride>`
    select s.started_at, ${possiblePoints('s')} as possible
      from learner_schedules s
     where s.group_assessment_id = ${groupAssessmentId} and s.user_id = ${userId} and not s.is_preview
       and (s.started_at is not null
            or exists (select from group_user_roles r
                        where r.group_id = s.group_id and r.user_id = s.user_id and r.role = 'GroupLearner'))`.execute(
    trx,
  )
  return rows[0]
}

/**
 * Holds what an override of the scope can change until the commit: the result, or all results of the learner's delivery and
 * then the score. Submissions and marks by hand lock in the same order. Answers the results held.
 */
export async function lockScope(trx: Db, { groupAssessmentId, userId, instance }: OverrideScope): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.problem_instance_id as id from results r
      join problem_instances i on i.id = r.problem_instance_id
      join learner_statuses s on s.group_assessment_id = r.group_assessment_id and s.user_id = r.user_id
       and s.delivery_number = i.ordinal
     where r.group_assessment_id = ${groupAssessmentId} and r.user_id = ${userId}
       and (${instance?.id ?? null}::bigint is null or r.problem_instance_id = ${instance?.id ?? null}::bigint)
     order by r.problem_instance_id for update of r`.execute(trx)
  if (instance === null) {
    await sql`
      insert into scores (group_assessment_id, user_id) values (${groupAssessmentId}, ${userId})
      on conflict do nothing`.execute(trx)
    await sql`
      select from scores where group_assessment_id = ${groupAssessmentId} and user_id = ${userId}
         for update`.execute(trx)
  }
  return rows.map(({ id }) => id)
}

export async function selectOverrideByKey(
  trx: Db,
  clientKey: string,
  userId: number,
): Promise<OverridesRow | undefined> {
  return await trx
    .selectFrom('overrides')
    .selectAll()
    .where('clientKey', '=', clientKey)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** What was set by requests with a key, for whomever. */
export async function selectOverridesByKey(db: Db, clientKey: string): Promise<StoredOverride[]> {
  return await db
    .selectFrom('overrides')
    .select(['userId', 'groupAssessmentId', 'itemKey', 'kind', 'value', 'reason', 'learnerNote'])
    .where('clientKey', '=', clientKey)
    .execute()
}

export async function selectOptionalOverride(
  trx: Db,
  scope: OverrideScope,
  overrideId: number,
): Promise<OverridesRow | undefined> {
  return await trx
    .selectFrom('overrides')
    .selectAll()
    .where(ofScope(scope))
    .where('id', '=', overrideId)
    .executeTakeFirst()
}

/** What stands in a scope. */
export async function selectStanding(trx: Db, scope: OverrideScope): Promise<OverridesRow | undefined> {
  return await trx
    .selectFrom('overrides')
    .selectAll()
    .where(ofScope(scope))
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
}

export async function withdraw(trx: Db, overrideId: number, userId: number): Promise<void> {
  await trx
    .updateTable('overrides')
    .set({ withdrawnBy: userId, withdrawnAt: sql`now()` })
    .where('id', '=', overrideId)
    .execute()
}

type OverrideInsert = Pick<OverridesRow, 'kind' | 'value' | 'points' | 'reason' | 'learnerNote' | 'clientKey'>

export async function insertOverride(
  trx: Db,
  { groupAssessmentId, userId, instance }: OverrideScope,
  made: OverrideInsert,
  createdBy: number,
): Promise<void> {
  const itemKey = instance?.itemKey ?? null
  await trx
    .insertInto('overrides')
    .values({ groupAssessmentId, userId, itemKey, ...made, createdBy, withdrawnBy: null, withdrawnAt: null })
    .execute()
}

/** The results of a learner with what stands for each, and what each problem counts now. */
export async function selectStandingOfResults(trx: Db, { groupAssessmentId, userId }: OverrideScope) {
  return await trx
    .selectFrom('problemInstances as i')
    .innerJoin('results as r', 'r.problemInstanceId', 'i.id')
    .leftJoin('markingRules as m', (join) =>
      join
        .onRef('m.groupAssessmentId', '=', 'i.groupAssessmentId')
        .onRef('m.itemKey', '=', 'i.itemKey')
        .onRef('m.number', '=', 'r.rulesNumber'),
    )
    .leftJoin('overrides as o', (join) =>
      join
        .onRef('o.groupAssessmentId', '=', 'i.groupAssessmentId')
        .onRef('o.userId', '=', 'i.userId')
        .onRef('o.itemKey', '=', 'i.itemKey')
        .on('o.withdrawnAt', 'is', null),
    )
    .select(['i.id', 'o.kind', 'o.value', 'o.points'])
    .select(({ fn }) => fn.coalesce('m.points', 'i.points').as('possible'))
    .where('i.groupAssessmentId', '=', groupAssessmentId)
    .where('i.userId', '=', userId)
    .execute()
}

export async function updateTotal(
  trx: Db,
  { groupAssessmentId, userId }: OverrideScope,
  overridePoints: number | null,
): Promise<void> {
  await trx
    .updateTable('scores')
    .set({ overridePoints, version: sql`version + 1`, changedAt: sql`now()` })
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('userId', '=', userId)
    .execute()
}

export interface StandingOverrideRow {
  readonly overrideId: number
  readonly learnerId: number
  readonly itemKey: number | null
  readonly kind: OverridesRow['kind']
  readonly value: number | null
  readonly points: number | null
  readonly reason: string
  readonly learnerNote: string
  readonly createdAt: Date
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly uid: string | null
}

/** What is set to percent is worth what the results hold: a regrade may have changed what the problems count. */
const pointsNow = sql<number | null>`case
  when o.kind <> 'percent' then o.points
  when o.item_key is null then coalesce((
    select c.override_points from scores c
     where c.group_assessment_id = o.group_assessment_id and c.user_id = o.user_id), o.points)
  else coalesce((
    select r.override_points from learner_statuses s
      join problem_instances i on i.group_assessment_id = s.group_assessment_id and i.user_id = s.user_id
       and i.ordinal = s.delivery_number and i.item_key = o.item_key
      join results r on r.problem_instance_id = i.id
     where s.group_assessment_id = o.group_assessment_id and s.user_id = o.user_id), o.points) end`

/** Everything that stands in a group assessment, or of one learner in it, with who set it. */
export async function selectStandingOverrides(
  db: Db,
  groupAssessmentId: number,
  learnerId?: number,
): Promise<StandingOverrideRow[]> {
  return await db
    .selectFrom('overrides as o')
    .innerJoin('users as u', 'u.id', 'o.createdBy')
    .select(['o.id as overrideId', 'o.userId as learnerId', 'o.itemKey', 'o.kind', 'o.value', 'o.reason'])
    .select(pointsNow.as('points'))
    .select(['o.learnerNote', 'o.createdAt', 'u.id', 'u.firstName', 'u.lastName', 'u.email', 'u.uid'])
    .where('o.groupAssessmentId', '=', groupAssessmentId)
    .where('o.withdrawnAt', 'is', null)
    .$if(learnerId !== undefined, (query) => query.where('o.userId', '=', learnerId as number))
    .execute()
}

/** Whether anything stands that was set by hand. */
export async function hasAnyOverride(db: Db, groupAssessmentId: number): Promise<boolean> {
  const row = await db
    .selectFrom('overrides')
    .select('id')
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('withdrawnAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The people who are learners here, by what a file may call them. */
export async function selectLearnersByName(db: Db, groupAssessmentId: number) {
  const { rows } = await sql<{ id: number; email: string; uid: string | null }>`
    select u.id, lower(u.email) as email, u.uid from users u
     where exists (select from group_assessments g
                     join group_user_roles r on r.group_id = g.group_id and r.role = 'GroupLearner'
                    where g.id = ${groupAssessmentId} and r.user_id = u.id)
        or exists (select from learner_statuses s
                    where s.group_assessment_id = ${groupAssessmentId} and s.user_id = u.id
                      and s.started_at is not null and not s.is_preview)`.execute(db)
  return rows
}
