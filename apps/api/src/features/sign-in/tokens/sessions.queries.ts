import { sql, type Insertable, type Kysely } from 'kysely'
import type { RevocationReason, Tables } from '@isomorph/database'
import type { SignInOrigin } from './sign-in-origin.ts'

/** However often it is refreshed, a sign-in ends some day. */
export const sessionDays = 30
/** A session that nobody uses ends after so long. */
export const idleHours = 12

export async function insertSession(db: Kysely<Tables>, session: Insertable<Tables['sessions']>): Promise<number> {
  const { id } = await db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The earliest beginning and last use of sessions that last still. */
export function livingSince(now: Date): { readonly begun: Date; readonly used: Date } {
  return {
    begun: new Date(now.getTime() - sessionDays * 86_400_000),
    used: new Date(now.getTime() - idleHours * 3_600_000),
  }
}

/** A session that lasts still, held until the transaction ends. */
export async function lockOptionalSession(db: Kysely<Tables>, sessionId: number, now: Date) {
  const { begun, used } = livingSince(now)
  return await db
    .selectFrom('sessions')
    .select(['id', 'userId', 'impersonatorUserId', 'parentSessionId', 'createdAt'])
    .where('id', '=', sessionId)
    .where('revokedAt', 'is', null)
    .where('createdAt', '>', begun)
    .where('lastUsedAt', '>', used)
    .forUpdate()
    .executeTakeFirst()
}

/** The session and the one it goes back to have been used. */
export async function touchSession(db: Kysely<Tables>, sessionId: number, at: Date): Promise<void> {
  await sql`
    update sessions set last_used_at = ${at}
     where id = ${sessionId} or id = (select parent_session_id from sessions where id = ${sessionId})`.execute(db)
}

/** Ends sessions with all their tokens, and the impersonations that were begun from them. Answers how many. */
export async function revokeSessions(
  db: Kysely<Tables>,
  sessionIds: readonly number[],
  because: RevocationReason,
): Promise<number> {
  const { rows } = await sql`
    update sessions set revoked_at = now(), revoked_because = ${because}
     where revoked_at is null and (id = any(${sessionIds}) or parent_session_id = any(${sessionIds}))
    returning id`.execute(db)
  return rows.length
}

/** Codes on their way that were asked for outside a session would begin another one. */
async function spendCodesOfPerson(db: Kysely<Tables>, userId: number, except: number | null): Promise<void> {
  await sql`
    update login_codes set used_at = now()
     where used_at is null and (user_id = ${userId} or impersonator_user_id = ${userId})
       and (${except}::bigint is null or bound_session_id is distinct from ${except}::bigint)`.execute(db)
}

/**
 * Ends every session of a person, but the one they are in; also those in which they act as somebody else, and those that
 * are about to begin. Answers how many there were.
 */
export async function revokeSessionsOfPerson(
  db: Kysely<Tables>,
  userId: number,
  because: RevocationReason,
  { except = null }: { readonly except?: number | null } = {},
): Promise<number> {
  // First: a code that is being exchanged is waited for, and its session found.
  await spendCodesOfPerson(db, userId, except)
  const { rows } = await sql`
    update sessions set revoked_at = now(), revoked_because = ${because}
     where revoked_at is null and (user_id = ${userId} or impersonator_user_id = ${userId})
       and (${except}::bigint is null
            or (id <> ${except}::bigint and parent_session_id is distinct from ${except}::bigint))
    returning id`.execute(db)
  return rows.length
}

/** Single logout: ends the sessions that began with this sign-in at this provider. Answers how many. */
export async function revokeSessionsOfOrigin(
  db: Kysely<Tables>,
  { identityProviderId, sessionKeyHash }: SignInOrigin,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from sessions
     where session_key_hash = ${sessionKeyHash} and revoked_at is null
       and identity_provider_id is not distinct from ${identityProviderId}::bigint`.execute(db)
  return await revokeSessions(
    db,
    rows.map(({ id }) => id),
    'singleLogout',
  )
}

/** The session that an impersonation was begun from. */
export async function selectParentSession(db: Kysely<Tables>, sessionId: number): Promise<number | null> {
  const row = await db.selectFrom('sessions').select('parentSessionId').where('id', '=', sessionId).executeTakeFirst()
  return row?.parentSessionId ?? null
}
