import { sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import type { GlobalRole } from '@isomorph/access'
import type { Tables } from '@isomorph/database'
import { keywordPatterns } from '../../entity-lists/keywords.ts'

interface Granter {
  readonly granterId: number | null
  readonly granterFirstName: string | null
  readonly granterLastName: string | null
  readonly granterEmail: string | null
  readonly granterUid: string | null
  readonly providerName: string | null
}

export interface UserRoleRow extends Granter {
  readonly id: number
  readonly role: GlobalRole
  readonly grantedAt: Date
}

export interface HolderRow extends UserRoleRow {
  readonly userId: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly uid: string | null
  readonly userName: string
  readonly puid: string | null
  readonly roles: readonly GlobalRole[]
  readonly isDisabled: boolean
}

const roleColumns = sql`r.id, r.role, r.granted_at, g.id as granter_id, g.first_name as granter_first_name,
  g.last_name as granter_last_name, g.email as granter_email, g.uid as granter_uid,
  (select name from identity_providers where id = r.identity_provider_id) as provider_name`

const holderColumns = sql`users.id as user_id, users.first_name, users.last_name, users.email, users.uid,
  users.user_name, users.puid, users.disabled_at is not null as is_disabled,
  array(select role from global_roles where user_id = users.id order by role) as roles`

const holders = sql`global_roles r join users on users.id = r.user_id left join users g on g.id = r.granted_by`

interface Search {
  readonly role: GlobalRole
  readonly keywords: string
  readonly page: number
  readonly pageSize: number
  readonly sort: string
}

const orders: Readonly<Record<string, Expression<unknown>>> = {
  lastName: sql`users.sort_name`,
  email: sql`lower(users.email)`,
  grantedAt: sql`r.granted_at`,
}

/** Who holds a role, one page of them. */
export async function selectHolderPage(
  db: Kysely<Tables>,
  { role, keywords, page, pageSize, sort }: Search,
): Promise<{ rows: HolderRow[]; total: number }> {
  const conditions: Expression<SqlBool>[] = [
    sql<SqlBool>`r.role = ${role}`,
    ...keywordPatterns(keywords).map((pattern) => sql<SqlBool>`users.search_text like ${pattern}`),
  ]
  const where = sql.join(conditions, sql` and `)
  const key = orders[sort.replace('-', '')] ?? sql`users.id`
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  const [{ rows }, count] = await Promise.all([
    sql<HolderRow>`select ${roleColumns}, ${holderColumns} from ${holders} where ${where}
      order by ${key} ${direction}, users.sort_name, users.id
      limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${holders} where ${where}`.execute(db),
  ])
  return { rows, total: count.rows[0]?.total ?? 0 }
}

/** The given people as holders of a role, as far as they hold it. */
export async function selectHolders(
  db: Kysely<Tables>,
  role: GlobalRole,
  userIds: readonly number[],
): Promise<HolderRow[]> {
  const { rows } = await sql<HolderRow>`
    select ${roleColumns}, ${holderColumns} from ${holders}
     where r.role = ${role} and r.user_id = any(${[...userIds]}::bigint[])
     order by users.sort_name, users.id`.execute(db)
  return rows
}

export async function selectRolesOfUser(db: Kysely<Tables>, userId: number): Promise<UserRoleRow[]> {
  const { rows } = await sql<UserRoleRow>`
    select ${roleColumns} from global_roles r left join users g on g.id = r.granted_by
     where r.user_id = ${userId} order by r.role`.execute(db)
  return rows
}

export async function isUser(db: Kysely<Tables>, id: number): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/**
 * Grants a role to those who lack it, or hold it by a provider alone; answers who they are. What was granted by hand no
 * provider takes away.
 */
export async function insertRoles(
  db: Kysely<Tables>,
  role: GlobalRole,
  userIds: readonly number[],
  grantedBy: number | null,
): Promise<readonly number[]> {
  const rows = await db
    .insertInto('globalRoles')
    .values(userIds.map((userId) => ({ userId, role, grantedBy })))
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'role'])
        .doUpdateSet({ grantedBy, grantedAt: sql<Date>`now()`, identityProviderId: null })
        .where('globalRoles.identityProviderId', 'is not', null),
    )
    .returning('userId')
    .execute()
  return rows.map((row) => row.userId)
}

export async function selectOptionalRole(db: Kysely<Tables>, id: number) {
  return await db.selectFrom('globalRoles').select(['id', 'userId', 'role']).where('id', '=', id).executeTakeFirst()
}

/** Whether there was anything to take away. */
export async function deleteRole(db: Kysely<Tables>, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('globalRoles').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
