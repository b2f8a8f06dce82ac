import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '@isomorph/database'

type Db = Kysely<Tables>

export interface ConnectedClasses {
  readonly externalProviderId: number
  readonly classIds: readonly number[]
  readonly courseIds: readonly number[]
  readonly groupId: number
  readonly name: string
}

/** Courses that follow classes and in which a person is staff. */
export async function selectCoursesOfClasses(db: Db, userId: number): Promise<ConnectedClasses[]> {
  const { rows } = await sql<ConnectedClasses>`
    select e.external_provider_id, e.class_ids, e.course_ids, g.id as group_id, g.name
      from external_groups e join groups g on g.id = e.group_id and g.deleted_at is null
     where e.external_provider_id is not null and exists (
       select from group_user_roles r where r.group_id = g.id and r.user_id = ${userId} and r.role <> 'GroupLearner')
     order by g.name, g.id`.execute(db)
  return rows
}

/** Whether several people have a number that differs from this one in nothing but zeros before it. */
export async function isNumberShared(db: Db, puid: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from users where puid is not null and ltrim(puid, '0') = ltrim(${puid}, '0')`.execute(
    db,
  )
  return (rows[0]?.count ?? 0) > 1
}

export interface NewSource {
  readonly groupId: number
  readonly userId: number
  readonly externalProviderId: number
  readonly sessionId: number
  readonly classIds: readonly number[]
  readonly courseIds: readonly number[]
  readonly title: string
}

interface Inserting {
  /** Whether the first roster is taken over without a report. */
  readonly isSynced: boolean
  readonly onConflict: RawBuilder<unknown>
}

async function insertSource(
  db: Db,
  source: NewSource,
  { isSynced, onConflict }: Inserting,
): Promise<number | undefined> {
  const { groupId, userId, externalProviderId, sessionId, title } = source
  const { rows } = await sql<{ id: number }>`
    insert into external_groups as e
      (external_provider_id, context_id, title, group_id, class_ids, course_ids, is_roster_synced)
    select ${externalProviderId}, ${String(sessionId)}, ${title}, ${groupId}, ${[...source.classIds]}::bigint[],
           ${[...source.courseIds]}::bigint[], ${isSynced}
     where exists (select from group_user_roles
                    where group_id = ${groupId} and user_id = ${userId} and role = 'GroupOwner')
    on conflict (external_provider_id, group_id) where external_provider_id is not null ${onConflict}
    returning id`.execute(db)
  return rows[0]?.id
}

/** Lets the roster of a new course follow classes; undefined where it does already, or the person is no instructor of it any more. */
export async function insertTimetableSource(db: Db, source: NewSource): Promise<number | undefined> {
  return await insertSource(db, source, { isSynced: true, onConflict: sql`do nothing` })
}

/**
 * Lets the roster of a course follow these classes in place of others. Others than before are a report first. Undefined where
 * the person is no instructor of the course.
 */
export async function replaceTimetableSource(db: Db, source: NewSource): Promise<number | undefined> {
  const onConflict = sql`do update
      set context_id = excluded.context_id, title = excluded.title,
          class_ids = excluded.class_ids, course_ids = excluded.course_ids,
          is_roster_synced = e.is_roster_synced
            and (e.context_id, e.class_ids, e.course_ids) = (excluded.context_id, excluded.class_ids, excluded.course_ids)`
  return await insertSource(db, source, { isSynced: false, onConflict })
}

/** The course follows the source no longer; undefined where it is none that the course follows. */
export async function detachTimetable(
  db: Db,
  { groupId, externalGroupId }: { readonly groupId: number; readonly externalGroupId: number },
): Promise<{ readonly title: string; readonly externalProviderId: number | null } | undefined> {
  return await db
    .updateTable('externalGroups')
    .set({ groupId: null, isRosterSynced: false })
    .where('id', '=', externalGroupId)
    .where('groupId', '=', groupId)
    .where('externalProviderId', 'is not', null)
    .returning(['title', 'externalProviderId'])
    .executeTakeFirst()
}

/** Whoever came from a source has the role by hand, where they do not have it otherwise as well; answers how many. */
export async function keepPeopleByHand(db: Db, groupId: number, externalGroupId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with kept as (
      insert into group_user_roles (group_id, user_id, role)
      select r.group_id, r.user_id, r.role from group_user_roles r
       where r.group_id = ${groupId} and r.external_group_id = ${externalGroupId} and not exists (
         select from group_user_roles o
          where o.group_id = r.group_id and o.user_id = r.user_id and o.role = r.role
            and o.external_group_id is distinct from r.external_group_id)
      returning 1
    )
    select count(*)::int as count from kept`.execute(db)
  await db
    .deleteFrom('groupUserRoles')
    .where('groupId', '=', groupId)
    .where('externalGroupId', '=', externalGroupId)
    .execute()
  return rows[0]?.count ?? 0
}
