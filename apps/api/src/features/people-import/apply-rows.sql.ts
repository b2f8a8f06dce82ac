import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

/** A stretch of lines of one import. */
export interface Lines {
  readonly importId: number
  readonly from: number
  readonly to: number
}

const within = ({ importId, from, to }: Lines) => sql`r.import_id = ${importId} and r.line between ${from} and ${to}`

/** Makes the new people of some lines, and notes who they are. */
export async function insertNewPeople(db: Kysely<Tables>, lines: Lines, createdBy: number | null): Promise<void> {
  await sql`
    with made as (
      insert into users (user_name, email, first_name, last_name, uid, puid, created_by)
      select coalesce(nullif(r.user_name, ''), nullif(r.uid, ''), r.email), r.email, r.first_name, r.last_name,
             nullif(r.uid, ''), nullif(r.puid, ''), ${createdBy}
        from people_import_rows r where ${within(lines)} and r.outcome = 'new'
      returning id, email
    )
    update people_import_rows r set user_id = made.id
      from made where ${within(lines)} and r.outcome = 'new' and r.email = made.email`.execute(db)
}

/** Writes the changed names and identifiers of some lines. */
export async function updateChangedPeople(db: Kysely<Tables>, lines: Lines): Promise<void> {
  await sql`
    update users u
       set first_name = coalesce(c.fields ->> 'firstName', u.first_name),
           last_name = coalesce(c.fields ->> 'lastName', u.last_name),
           email = coalesce(c.fields ->> 'email', u.email),
           uid = coalesce(c.fields ->> 'uid', u.uid),
           puid = coalesce(c.fields ->> 'puid', u.puid)
      from people_import_rows r
      cross join lateral (
        select jsonb_object_agg(e ->> 'field', e ->> 'after') as fields
          from jsonb_array_elements(r.changes) e where e ->> 'field' <> 'role'
      ) c
     where ${within(lines)} and r.outcome = 'changed' and c.fields is not null and u.id = r.user_id`.execute(db)
}

/** Gives the people of some lines their role in the course. People who have it keep it. */
export async function insertRoles(db: Kysely<Tables>, lines: Lines, groupId: number): Promise<void> {
  await sql`
    insert into group_user_roles (group_id, user_id, role)
    select ${groupId}, r.user_id, r.role
      from people_import_rows r where ${within(lines)} and r.outcome in ('new', 'changed') and r.role is not null
    on conflict on constraint group_user_roles_key do nothing`.execute(db)
}

/** Writes into the audit log who was made and who was changed. */
export async function recordPeople(
  db: Kysely<Tables>,
  lines: Lines,
  actor: {
    readonly userId: number | null
    readonly impersonatorId: number | null
    readonly traceId: string
    readonly address: string
  },
): Promise<void> {
  await sql`
    insert into audit_events (actor_user_id, impersonator_user_id, action, entity_type, entity_id, before, after,
                              trace_id, address)
    select ${actor.userId}::bigint, ${actor.impersonatorId}::bigint,
           case r.outcome when 'new' then 'user.create' else 'user.update' end, 'user', r.user_id,
           (select jsonb_object_agg(e ->> 'field', e ->> 'before') from jsonb_array_elements(r.changes) e
             where e ->> 'field' <> 'role'),
           case r.outcome when 'new'
             then jsonb_build_object('email', r.email, 'firstName', r.first_name, 'lastName', r.last_name)
             else (select jsonb_object_agg(e ->> 'field', e ->> 'after') from jsonb_array_elements(r.changes) e
                    where e ->> 'field' <> 'role') end,
           ${actor.traceId}, ${actor.address}
      from people_import_rows r
     where ${within(lines)} and (r.outcome = 'new' or (r.outcome = 'changed' and exists (
             select from jsonb_array_elements(r.changes) e where e ->> 'field' <> 'role')))`.execute(db)
}
