import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '@isomorph/database'
import { conditionOf, type PersonReference } from '../references/person-reference.ts'
import { personReferences } from '../references/references.ts'

type Db = Kysely<Tables>

function leadsTo(reference: PersonReference, userId: number): RawBuilder<boolean> {
  const [before = '', after = ''] = conditionOf(reference).split('$1')
  return sql<boolean>`${sql.raw(before)}${userId}${sql.raw(after)}`
}

/** Deletes and blanks what the references say, table by table. */
export async function eraseByReferences(db: Db, userId: number): Promise<void> {
  for (const reference of personReferences) {
    const { erased, table } = reference
    if (erased.kind === 'deleted')
      await sql`delete from ${sql.raw(table)} t where ${leadsTo(reference, userId)}`.execute(db)
    if (erased.kind === 'blanked') {
      const set = Object.entries(erased.set).map(([column, value]) => `${column} = ${value}`)
      await sql`update ${sql.raw(table)} t set ${sql.raw(set.join(', '))} where ${leadsTo(reference, userId)}`.execute(
        db,
      )
    }
  }
}

/** Names and numbers make room for a pseudonym; nobody signs in as this person. */
export async function takeNames(db: Db, userId: number): Promise<void> {
  await sql`
    update users
       set user_name = 'erased-' || id, email = 'erased-' || id || '@erased.invalid',
           first_name = 'Erased', last_name = 'person ' || id, uid = null, puid = null, timetable_number = null,
           time_zone = null, language = null, client_key = null, erased_at = now(), disabled_at = coalesce(disabled_at, now())
     where id = ${userId}`.execute(db)
}

/** Sessions have ended by now; from where and with what somebody came is forgotten. */
export async function forgetSessions(db: Db, userId: number): Promise<void> {
  const own = sql`(user_id = ${userId} or impersonator_user_id = ${userId})`
  await sql`delete from refresh_tokens where session_id in (select id from sessions where ${own})`.execute(db)
  await sql`
    update sessions
       set user_agent = '', address = '', session_key_hash = null,
           revoked_because = case when revoked_at is null then 'accountDisabled' else revoked_because end,
           revoked_at = coalesce(revoked_at, now())
     where ${own}`.execute(db)
}

const ownedEntities = [
  ['problem_user_roles', 'problem_id'],
  ['assessment_user_roles', 'assessment_id'],
  ['shared_library_user_roles', 'shared_library_id'],
] as const

/** Takes roles away, but for those of the only owner or instructor; learners stay, so that the figures of their courses hold. */
export async function takeRoles(db: Db, userId: number): Promise<void> {
  for (const [table, entity] of ownedEntities)
    await sql`
      delete from ${sql.raw(table)} t
       where t.user_id = ${userId} and (t.role <> 'Owner' or exists (
         select from ${sql.raw(table)} o
          where ${sql.raw(`o.${entity} = t.${entity}`)} and o.role = 'Owner' and o.user_id <> t.user_id))`.execute(db)
  await sql`
    delete from group_user_roles t
     where t.user_id = ${userId} and t.role <> 'GroupLearner' and (t.role <> 'GroupOwner' or exists (
       select from group_user_roles o
        where o.group_id = t.group_id and o.role = 'GroupOwner' and o.user_id <> t.user_id))`.execute(db)
}

/** Drafts that were never submitted, and the entries of reports on rosters. */
export async function forgetUnsubmitted(db: Db, userId: number): Promise<void> {
  await sql`
    delete from drafts where problem_instance_id in (select id from problem_instances where user_id = ${userId})`.execute(
    db,
  )
}

/** Reports on rosters name people by their names, and by nothing else. */
export async function forgetInReports(db: Db, names: readonly string[]): Promise<void> {
  const own = sql`${[...names]}::text[]`
  await sql`
    update roster_syncs
       set people = (select coalesce(jsonb_agg(p), '[]') from jsonb_array_elements(people) p where p ->> 'name' <> all(${own}))
     where jsonb_typeof(people) = 'array'
       and exists (select from jsonb_array_elements(people) p where p ->> 'name' = any(${own}))`.execute(db)
}

interface RosterIdentity {
  readonly email: string
  readonly puid: string | null
}

/** Rosters that were handed in as files hold people by number, perhaps with other zeros at its beginning, and by address. */
export async function forgetInRosterFiles(db: Db, { email, puid }: RosterIdentity): Promise<void> {
  await sql`
    delete from roster_file_people
     where ltrim(number, '0') = ltrim(${puid}, '0') or (email <> '' and lower(email) = lower(${email}))`.execute(db)
}

/** What only the owner of the tables may change. */
export async function eraseWrittenOnce(db: Db, userId: number): Promise<void> {
  await sql`select erase_written_once(${userId})`.execute(db)
}

export interface ErasureCounts {
  readonly userName: string
  readonly erasedAt: Date | null
  readonly sittings: number
  readonly courses: number
  readonly soleCourses: number
  readonly soleEntities: number
}

function countOfSole(table: string, entity: string, role: string, userId: number): RawBuilder<number> {
  return sql<number>`(
    select count(*)::int from ${sql.raw(table)} t
     where t.user_id = ${userId} and t.role = ${role} and not exists (
       select from ${sql.raw(table)} o
        where ${sql.raw(`o.${entity} = t.${entity}`)} and o.role = ${role} and o.user_id <> t.user_id))`
}

/** What an erasure would do, in figures. */
export async function selectOptionalErasureCounts(db: Db, userId: number): Promise<ErasureCounts | undefined> {
  const soleEntities = ownedEntities.map(([table, entity]) => countOfSole(table, entity, 'Owner', userId))
  const { rows } = await sql<ErasureCounts>`
    select user_name, erased_at,
      (select count(*)::int from learner_statuses where user_id = ${userId} and started_at is not null and not is_preview)
        as sittings,
      (select count(distinct group_id)::int from group_user_roles where user_id = ${userId}) as courses,
      ${countOfSole('group_user_roles', 'group_id', 'GroupOwner', userId)} as sole_courses,
      ${sql.join(soleEntities, sql` + `)} as sole_entities
      from users where id = ${userId}`.execute(db)
  return rows[0]
}
