import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

export async function insertRefreshToken(
  db: Kysely<Tables>,
  token: {
    readonly hash: Buffer
    readonly sessionId: number
    readonly expiresAt: Date
    readonly predecessor: Buffer | null
  },
): Promise<void> {
  await db.insertInto('refreshTokens').values(token).execute()
}

/** The token with its session. The session's row is held until the transaction ends: one refresh of a family at a time. */
export async function lockOptionalRefreshToken(db: Kysely<Tables>, hash: Buffer) {
  const known = await db.selectFrom('refreshTokens').select('sessionId').where('hash', '=', hash).executeTakeFirst()
  if (!known) return undefined
  await db.selectFrom('sessions').select('id').where('id', '=', known.sessionId).forUpdate().execute()
  return await db
    .selectFrom('refreshTokens')
    .innerJoin('sessions', 'sessions.id', 'refreshTokens.sessionId')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('sessions as parents', 'parents.id', 'sessions.parentSessionId')
    .select([
      'refreshTokens.hash',
      'refreshTokens.sessionId',
      'refreshTokens.expiresAt',
      'refreshTokens.replacedAt',
      'refreshTokens.repeats',
      'sessions.userId',
      'sessions.impersonatorUserId',
      'sessions.clientId',
      'sessions.revokedAt',
      'users.disabledAt',
      sql<Date>`coalesce(parents.created_at, sessions.created_at)`.as('beganAt'),
    ])
    .where('refreshTokens.hash', '=', hash)
    .executeTakeFirst()
}

export type StoredRefreshToken = NonNullable<Awaited<ReturnType<typeof lockOptionalRefreshToken>>>

/** Whether any token that was given for this one has itself been exchanged. */
export async function isAnySuccessorReplaced(db: Kysely<Tables>, hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('refreshTokens')
    .select('hash')
    .where('predecessor', '=', hash)
    .where('replacedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function markRefreshTokenReplaced(db: Kysely<Tables>, hash: Buffer, at: Date): Promise<void> {
  await db.updateTable('refreshTokens').set({ replacedAt: at }).where('hash', '=', hash).execute()
}

export async function countRefreshTokenRepeat(db: Kysely<Tables>, hash: Buffer): Promise<void> {
  await db
    .updateTable('refreshTokens')
    .set({ repeats: sql<number>`repeats + 1` })
    .where('hash', '=', hash)
    .execute()
}
