import { sql, type Kysely } from 'kysely'
import { activitiesOfGlobalRoles, type Activity, type GlobalRole } from '@isomorph/access'
import { apiTokenPrefix, callsOfScope, type ApiTokenScope, type Call } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { hashSecret } from './tokens.ts'
import type { SignedIn, SignedInUser } from './signed-in.ts'
import { userColumns } from './user-columns.ts'

type Db = Kysely<Tables>

/** What a token of a scope acts by; whoever made it has to hold all of it themselves, as long as it is used. */
const activitiesOfScope: Readonly<Record<ApiTokenScope, readonly Activity[]>> = {
  'people:read': ['UserReadAny'],
  'people:provision': ['UserReadAny', 'UserUpdateAny'],
  'courses:read': ['GroupRead'],
  'rosters:read': ['GroupRead', 'GroupUserRoleRead'],
  'rosters:write': ['GroupRead', 'GroupUserRoleRead', 'GroupUserRoleModify'],
  'results:read': ['GroupRead', 'GroupAssessmentReadAny', 'GroupAssessmentResultReadAny'],
}

export function isApiToken(token: string): boolean {
  return token.startsWith(apiTokenPrefix)
}

/** What the scopes of a token come to; undefined where whoever made it lacks any of it. */
export function activitiesOfToken(
  scopes: readonly ApiTokenScope[],
  roles: readonly GlobalRole[],
): readonly Activity[] | undefined {
  const wanted = [...new Set(scopes.flatMap((scope) => activitiesOfScope[scope]))]
  const held = activitiesOfGlobalRoles(roles)
  return wanted.every((activity) => held.includes(activity)) ? wanted : undefined
}

export function mayCall(scopes: readonly ApiTokenScope[], call: Call): boolean {
  return scopes.some((scope) => callsOfScope[scope].includes(call))
}

interface TokenRow extends Omit<SignedInUser, 'activities'> {
  readonly tokenId: number
  readonly scopes: readonly ApiTokenScope[]
  readonly isUsedLately: boolean
}

async function selectOptionalToken(db: Db, token: string, now: Date): Promise<TokenRow | undefined> {
  return await db
    .selectFrom('apiTokens')
    .innerJoin('users', 'users.id', 'apiTokens.createdBy')
    .select([
      'apiTokens.id as tokenId',
      'apiTokens.scopes',
      sql<boolean>`coalesce(api_tokens.last_used_at > ${now}::timestamptz - interval '1 minute', false)`.as(
        'isUsedLately',
      ),
      ...userColumns,
      sql<GlobalRole[]>`array(select role from global_roles where user_id = users.id)`.as('roles'),
    ])
    .where('apiTokens.secretHash', '=', hashSecret(token))
    .where('apiTokens.revokedAt', 'is', null)
    .where('apiTokens.expiresAt', '>', now)
    .where('users.disabledAt', 'is', null)
    .executeTakeFirst()
}

export interface TokenInUse {
  readonly scopes: readonly ApiTokenScope[]
  readonly signedIn: SignedIn
}

/** Whom a token speaks for; undefined where it is none, has ended, or its maker may not do any more what it is for. */
export async function selectOptionalTokenInUse(db: Db, token: string, now: Date): Promise<TokenInUse | undefined> {
  const row = await selectOptionalToken(db, token, now)
  const activities = row && activitiesOfToken(row.scopes, row.roles)
  if (!row || !activities) return undefined
  const { tokenId, scopes, isUsedLately, ...person } = row
  if (!isUsedLately) await db.updateTable('apiTokens').set({ lastUsedAt: now }).where('id', '=', tokenId).execute()
  // It has no session, and no roles but what its scopes come to.
  const user = { ...person, roles: [], activities }
  return { scopes, signedIn: { user, sessionId: 0, impersonatorId: null, apiTokenId: tokenId } }
}
