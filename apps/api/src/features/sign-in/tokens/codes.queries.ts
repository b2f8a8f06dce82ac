import { sql, type Insertable, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

export async function insertLoginCode(db: Kysely<Tables>, code: Insertable<Tables['loginCodes']>): Promise<void> {
  await db.insertInto('loginCodes').values(code).execute()
}

/** Marks a code as used: of two at once the second waits here and finds it used. */
export async function useOptionalLoginCode(db: Kysely<Tables>, hash: Buffer) {
  return await db
    .updateTable('loginCodes')
    .set({ usedAt: sql<Date>`now()` })
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning([
      'userId',
      'impersonatorUserId',
      'clientId',
      'purpose',
      'challenge',
      'boundSessionId',
      'identityProviderId',
      'sessionKeyHash',
    ])
    .executeTakeFirst()
}

export type LoginCode = NonNullable<Awaited<ReturnType<typeof useOptionalLoginCode>>>

/** Keeps which session a code gave tokens for. */
export async function updateLoginCodeSession(db: Kysely<Tables>, hash: Buffer, sessionId: number): Promise<void> {
  await db.updateTable('loginCodes').set({ sessionId }).where('hash', '=', hash).execute()
}

/** The session that a used code gave tokens for. */
export async function selectOptionalSessionOfCode(
  db: Kysely<Tables>,
  hash: Buffer,
): Promise<{ id: number; userId: number; impersonatorUserId: number | null } | undefined> {
  return await db
    .selectFrom('loginCodes')
    .innerJoin('sessions', 'sessions.id', 'loginCodes.sessionId')
    .select(['sessions.id', 'sessions.userId', 'sessions.impersonatorUserId'])
    .where('loginCodes.hash', '=', hash)
    .executeTakeFirst()
}
