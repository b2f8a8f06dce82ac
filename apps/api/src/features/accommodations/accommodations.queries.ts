import { sql, type Kysely } from 'kysely'
import type { AccommodationScope } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { anyOf } from '../../data/any-of.ts'
import {
  accommodationColumnNames,
  grantedFields,
  type AccommodationColumns,
  type GrantedFields,
} from './accommodation-columns.ts'

type Db = Kysely<Tables>

/** Where something is granted. Both null: everywhere. */
export interface Scope {
  readonly groupId: number | null
  readonly groupAssessmentId: number | null
}

export function nameOfScope({ groupId, groupAssessmentId }: Scope): AccommodationScope {
  if (groupAssessmentId !== null) return 'assessment'
  return groupId === null ? 'everywhere' : 'course'
}

export interface AccommodationRow extends AccommodationColumns, Scope {
  readonly userId: number
  readonly version: number
  readonly reason: string
  /** Of the course or the assessment. */
  readonly name: string
  /** Whether it counts for what is started now. */
  readonly isExpired: boolean
}

const accommodationColumns = sql`a.user_id, a.group_id, a.group_assessment_id, a.timer_multiplier, a.extra_seconds,
  a.window_extra_seconds, a.opens_at, a.due_at, a.closes_at, a.attempts_allowed, a.extra_attempts, a.is_untimed,
  a.break_seconds, a.is_excused, a.lockdown_exempt, a.expires_at, a.version, a.reason, coalesce(g.name, o.name, '') as name,
  coalesce(a.expires_at <= now(), false) as is_expired`

/** What people are granted: in a course and its assessments, in one assessment, or wherever there is something. */
export async function selectAccommodations(
  db: Db,
  userIds: readonly number[],
  where: Scope,
): Promise<AccommodationRow[]> {
  const { groupId, groupAssessmentId } = where
  const { rows } = await sql<AccommodationRow>`
    select ${accommodationColumns}
      from accommodations a
      left join groups o on o.id = a.group_id
      left join group_assessments g on g.id = a.group_assessment_id
     where a.user_id = ${anyOf(userIds)}
       and ((${groupId}::bigint is null and ${groupAssessmentId}::bigint is null)
            or (a.group_id is null and a.group_assessment_id is null)
            or a.group_id = ${groupId} or g.group_id = ${groupId}
            or a.group_assessment_id = ${groupAssessmentId}
            or a.group_id = (select x.group_id from group_assessments x where x.id = ${groupAssessmentId}))
     order by a.user_id, a.group_assessment_id nulls last, a.group_id nulls last`.execute(db)
  return rows
}

export interface NamedScopes {
  readonly groupId: number
  readonly groupName: string
  readonly assessmentName: string | null
}

/** The names of a course and of an assessment in it. */
export async function selectScopeNames(
  db: Db,
  { groupId, groupAssessmentId }: Scope,
): Promise<NamedScopes | undefined> {
  const { rows } = await sql<NamedScopes>`
    select o.id as group_id, o.name as group_name, g.name as assessment_name
      from groups o
      left join group_assessments g on g.group_id = o.id and g.id = ${groupAssessmentId}
     where o.id = ${groupId}`.execute(db)
  return rows[0]
}

/** Fields that grant nothing are left out. */
type GrantedOnly = { readonly [Name in keyof GrantedFields]?: NonNullable<GrantedFields[Name]> }

export interface ScopeChangeRow extends Scope {
  readonly at: Date
  readonly fields: GrantedOnly
  readonly reason: string
  readonly name: string
  readonly id: number | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string | null
  readonly uid: string | null
}

/** What was changed about one person, newest first. */
export async function selectChanges(db: Db, userId: number): Promise<ScopeChangeRow[]> {
  const { rows } = await sql<ScopeChangeRow>`
    select c.group_id, c.group_assessment_id, c.at, c.fields, c.reason, coalesce(g.name, o.name, '') as name,
      u.id, u.first_name, u.last_name, u.email, u.uid
      from accommodation_changes c
      left join users u on u.id = c.changed_by
      left join groups o on o.id = c.group_id
      left join group_assessments g on g.id = c.group_assessment_id
     where c.user_id = ${userId}
     order by c.id desc limit 200`.execute(db)
  return rows
}

export interface EffectiveRow {
  readonly userId: number
  readonly opensAt: Date | null
  readonly dueAt: Date | null
  readonly closesAt: Date | null
  readonly timeLimitSeconds: number | null
  readonly attemptsAllowed: number | null
  readonly breakSeconds: number
  readonly isExcused: boolean
  readonly isLockdownExempt: boolean
}

/** What comes of everything that people are granted, in one assessment. */
export async function selectEffective(
  db: Db,
  userIds: readonly number[],
  groupAssessmentId: number,
): Promise<EffectiveRow[]> {
  return await db
    .selectFrom('learnerSchedules')
    .select(['userId', 'opensAt', 'dueAt', 'closesAt', 'timeLimitSeconds', 'attemptsAllowed', 'isExcused'])
    .select(['isLockdownExempt', 'breakSeconds'])
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('userId', '=', anyOf(userIds))
    .execute()
}

/** People of a course, and whoever has started the given assessment, or any of the course; `userIds` limits the answer to some. */
export async function selectCoursePeople(
  db: Db,
  { groupId, groupAssessmentId }: Scope,
  userIds: readonly number[] | null,
): Promise<number[]> {
  const among = (column: string) => (userIds === null ? sql`` : sql`and ${sql.ref(column)} = ${anyOf(userIds)}`)
  const { rows } = await sql<{ userId: number }>`
    select user_id from group_user_roles where group_id = ${groupId} ${among('user_id')}
    union
    select s.user_id from learner_statuses s join group_assessments g on g.id = s.group_assessment_id
     where g.group_id = ${groupId} and (${groupAssessmentId}::bigint is null or g.id = ${groupAssessmentId})
       and s.started_at is not null and not s.is_preview ${among('s.user_id')}`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Whoever changes what people are granted holds their rows, in one order. Says who of them there are. */
export async function lockPeople(trx: Db, userIds: readonly number[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', anyOf(userIds))
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export interface StoredRow extends AccommodationColumns {
  readonly userId: number
  readonly version: number
  readonly reason: string
}

/** What people are granted in exactly one scope. */
export async function selectInScope(trx: Db, userIds: readonly number[], scope: Scope): Promise<StoredRow[]> {
  return await trx
    .selectFrom('accommodations')
    .selectAll()
    .where('userId', '=', anyOf(userIds))
    .where('groupId', 'is not distinct from', scope.groupId)
    .where('groupAssessmentId', 'is not distinct from', scope.groupAssessmentId)
    .execute()
}

/** What one person is granted in one scope from now on. */
export interface WrittenRow {
  readonly userId: number
  readonly version: number
  readonly granted: AccommodationColumns
  readonly reason: string
}

/** The name of a column in the database: worked out once for all rows. */
function columnNames() {
  const known = new Map<string, string>()
  return (name: string): string => {
    const column = known.get(name) ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    known.set(name, column)
    return column
  }
}

/** Rows as one value: a room of people would take many thousands of values, and most of the time of the statement. */
function rowsAsJson(rows: readonly object[]): string {
  const column = columnNames()
  return JSON.stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [column(name), value]))),
  )
}

/** Writes what people are granted in one scope. */
export async function upsertAccommodations(trx: Db, scope: Scope, rows: readonly WrittenRow[]): Promise<void> {
  const { groupId, groupAssessmentId } = scope
  const names = [...accommodationColumnNames, 'version', 'reason'] as const
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const after = rows.map(({ userId, granted, version, reason }) => ({ userId, ...granted, version, reason }))
  await sql`
    insert into accommodations (user_id, group_id, group_assessment_id, ${columns})
    select r.user_id, ${groupId}::bigint, ${groupAssessmentId}::bigint, ${columns}
      from jsonb_populate_recordset(null::accommodations, ${rowsAsJson(after)}::jsonb) r
    on conflict on constraint accommodations_key do update
       set (${columns}) = row (${sql.join(names.map((name) => sql.ref(`excluded.${name}`)))})`.execute(trx)
}

/** Writes the history of what people are granted. */
export async function insertChanges(
  trx: Db,
  { groupId, groupAssessmentId }: Scope,
  rows: readonly WrittenRow[],
  { by, at, reason }: { readonly by: number | null; readonly at: Date; readonly reason: string },
): Promise<void> {
  const changes = rows.map(({ userId, version, granted }) => ({ userId, version, fields: grantedFields(granted) }))
  await sql`
    insert into accommodation_changes (user_id, group_id, group_assessment_id, version, fields, reason, changed_by, at)
    select r.user_id, ${groupId}::bigint, ${groupAssessmentId}::bigint, r.version, r.fields, ${reason}::text,
      ${by}::bigint, ${at}::timestamptz
      from jsonb_populate_recordset(null::accommodation_changes, ${rowsAsJson(changes)}::jsonb) r`.execute(trx)
}

export async function selectMultiplierHolders(trx: Db, groupId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('accommodations')
    .select('userId')
    .where('groupId', '=', groupId)
    .where('timerMultiplier', 'is not', null)
    .execute()
  return rows.map(({ userId }) => userId)
}
