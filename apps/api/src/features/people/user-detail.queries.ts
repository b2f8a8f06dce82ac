import { sql, type Kysely } from 'kysely'
import type { GroupRole } from '@isomorph/access'
import type { Tables } from '@isomorph/database'
import { namesOfProvidersAt } from '../identity-providers/index.ts'

interface SignIn {
  readonly createdAt: Date
  readonly hasPassword: boolean
  readonly hasSecondFactor: boolean
  readonly lastSignedInAt: Date | null
  readonly erasedAt: Date | null
}

/** When and how somebody signs in. Sessions of those who act as them are not theirs. */
export async function selectSignIn(db: Kysely<Tables>, userId: number): Promise<SignIn> {
  const { rows } = await sql<SignIn>`
    select created_at, erased_at,
           exists (select from passwords where user_id = users.id) as has_password,
           exists (select from second_factors where user_id = users.id) as has_second_factor,
           (select max(created_at) from sessions where user_id = users.id and impersonator_user_id is null)
             as last_signed_in_at
      from users where id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The person is there.')
  return row
}

export async function selectIdentities(db: Kysely<Tables>, userId: number) {
  return await db
    .selectFrom('identities')
    .select(['provider', 'subject', namesOfProvidersAt(sql.ref('identities.provider')).as('name')])
    .where('userId', '=', userId)
    .orderBy('provider')
    .orderBy('subject')
    .execute()
}

interface CourseRow {
  readonly groupId: number
  readonly name: string
  readonly isDeleted: boolean
  readonly term: string
  readonly role: GroupRole
  readonly isExternal: boolean
}

/** Where somebody takes part, the newest course first; one row per role. */
export async function selectCoursesOfUser(db: Kysely<Tables>, userId: number): Promise<readonly CourseRow[]> {
  const { rows } = await sql<CourseRow>`
    select g.id as group_id, g.name, g.deleted_at is not null as is_deleted, coalesce(t.name, '') as term,
           r.role, r.external_group_id is not null as is_external
      from group_user_roles r
      join groups g on g.id = r.group_id
      left join external_terms t on t.id = g.external_term_id
     where r.user_id = ${userId}
     order by g.id desc, r.role`.execute(db)
  return rows
}

export interface ActivityRow {
  readonly at: Date
  readonly kind: 'signIn' | 'attempt' | 'act'
  readonly what: string
  readonly byId: number | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string | null
  readonly uid: string | null
}

const activitiesShown = 20

/** The newest of what somebody did, and of what was done about them. */
export async function selectRecentActivity(db: Kysely<Tables>, userId: number): Promise<readonly ActivityRow[]> {
  const limit = sql.lit(activitiesShown)
  const { rows } = await sql<ActivityRow>`
    with recent as (
      (select s.created_at as at, 'signIn' as kind, coalesce(p.name, '') as what, s.impersonator_user_id as by_id
         from sessions s left join identity_providers p on p.id = s.identity_provider_id
        where s.user_id = ${userId} order by s.created_at desc limit ${limit})
      union all
      (select a.received_at, 'attempt', g.name, null
         from group_user_roles r
         join group_assessments g on g.group_id = r.group_id
         join problem_instances i on i.group_assessment_id = g.id and i.user_id = r.user_id
         join attempts a on a.problem_instance_id = i.id
        where r.user_id = ${userId} order by a.received_at desc limit ${limit})
      union all
      (select at, 'act', action, nullif(actor_user_id, ${userId})
         from audit_events where entity_type = 'user' and entity_id = ${userId} order by at desc limit ${limit})
      union all
      (select at, 'act', action, null
         from audit_events
        where actor_user_id = ${userId} and not (entity_type = 'user' and entity_id = ${userId})
          -- Sign-ins stand there already, as sessions.
          and action not like 'session.%'
        order by at desc limit ${limit})
    )
    select r.at, r.kind, r.what, r.by_id, u.first_name, u.last_name, u.email, u.uid
      from recent r left join users u on u.id = r.by_id
     order by r.at desc limit ${limit}`.execute(db)
  return rows
}
