import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

type Db = Kysely<Tables>

export async function selectOptionalFeed(db: Db, userId: number) {
  return await db
    .selectFrom('calendarFeeds')
    .select(['createdAt', 'fetchedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()
}

export async function replaceFeed(db: Db, userId: number, secretHash: Buffer): Promise<void> {
  const fresh = { secretHash, createdAt: new Date(), fetchedAt: null, contentHash: null, changedAt: null }
  await db
    .insertInto('calendarFeeds')
    .values({ userId, ...fresh })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(fresh))
    .execute()
}

/** Whether there was one. */
export async function deleteFeed(db: Db, userId: number): Promise<boolean> {
  const gone = await db.deleteFrom('calendarFeeds').where('userId', '=', userId).returning('userId').executeTakeFirst()
  return gone !== undefined
}

/** The person whose calendar it is; nobody where they are disabled. */
export async function selectOptionalPersonOfFeed(db: Db, secretHash: Buffer) {
  return await db
    .selectFrom('calendarFeeds as f')
    .innerJoin('users as u', 'u.id', 'f.userId')
    .select(['u.id', 'u.timeZone', 'u.language'])
    .where('f.secretHash', '=', secretHash)
    .where('u.disabledAt', 'is', null)
    .executeTakeFirst()
}

/**
 * Notes that it was read. The moment of the last change is that of the first reading that found other dates; what is noted
 * is written once in an hour.
 */
export async function noteReading(db: Db, userId: number, contentHash: Buffer, now: Date): Promise<Date> {
  await sql`
    update calendar_feeds
       set changed_at = case when content_hash is distinct from ${contentHash}::bytea then ${now}::timestamptz else changed_at end,
           content_hash = ${contentHash}::bytea, fetched_at = date_trunc('hour', ${now}::timestamptz)
     where user_id = ${userId}
       and (content_hash is distinct from ${contentHash}::bytea
         or fetched_at is distinct from date_trunc('hour', ${now}::timestamptz))`.execute(db)
  const row = await db.selectFrom('calendarFeeds').select('changedAt').where('userId', '=', userId).executeTakeFirst()
  return row?.changedAt ?? now
}

export interface DatedRow {
  readonly id: number
  readonly groupId: number
  readonly groupName: string
  readonly name: string
  readonly isPublished: boolean
  readonly isCancelled: boolean
  readonly opensAt: Date | null
  readonly dueAt: Date | null
  readonly closesAt: Date | null
  readonly sequence: number
  readonly changedAt: Date
}

/**
 * Assessments with dates of the last year and the time to come: published ones with their own dates for learners, unless
 * they are excused, and all with the dates of the course for staff. What was taken out of a course stays for a while,
 * cancelled: programs that copied it take it out as well.
 */
export async function selectDates(db: Db, userId: number, now: Date): Promise<DatedRow[]> {
  const { rows } = await sql<DatedRow>`
    with own_groups as (
      select r.group_id, bool_or(r.role <> 'GroupLearner') as is_staff
        from group_user_roles r where r.user_id = ${userId} group by r.group_id
    ), dated as (
      select g.id, g.group_id as "groupId", o.name as "groupName", g.name, g.is_published as "isPublished",
        g.deleted_at is not null as "isCancelled",
        case when w.is_staff then g.opens_at else s.opens_at end as "opensAt",
        case when w.is_staff then g.due_at else s.due_at end as "dueAt",
        case when w.is_staff then coalesce(g.closes_at, g.due_at) else s.closes_at end as "closesAt",
        g.version + coalesce(s.status_version, 0) + case when g.deleted_at is null then 0 else 1 end as sequence,
        greatest(g.changed_at, g.deleted_at) as "changedAt"
        from own_groups w
        join groups o on o.id = w.group_id and o.deleted_at is null
        join group_assessments g on g.group_id = o.id
        left join learner_schedules s on s.group_assessment_id = g.id and s.user_id = ${userId} and not w.is_staff
       where (w.is_staff or (g.is_published and s.user_id is not null and not s.is_excused))
         and (g.deleted_at is null or g.deleted_at > ${now}::timestamptz - interval '60 days')
    )
    select * from dated
     where greatest("opensAt", "dueAt", "closesAt") > ${now}::timestamptz - interval '1 year'
     order by id`.execute(db)
  return rows
}
