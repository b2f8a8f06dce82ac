import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

export interface LoginCode {
  readonly userId: number
  readonly impersonatorUserId: number | null
}

export async function insertLoginCode(
  db: Kysely<Tables>,
  code: LoginCode & { readonly hash: Buffer; readonly expiresAt: Date },
): Promise<void> {
  await db.insertInto('loginCodes').values(code).execute()
}

/** Single use by construction: two at once cannot both delete it. */
export async function takeOptionalLoginCode(db: Kysely<Tables>, hash: Buffer): Promise<LoginCode | undefined> {
  return await db
    .deleteFrom('loginCodes')
    .where('hash', '=', hash)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['userId', 'impersonatorUserId'])
    .executeTakeFirst()
}

export async function selectOptionalCredentials(db: Kysely<Tables>, userName: string) {
  const name = userName.toLowerCase()
  return await db
    .selectFrom('users')
    .innerJoin('passwords', 'passwords.userId', 'users.id')
    .select(['users.id', 'passwords.hash', 'passwords.failedCount', 'passwords.lockedUntil'])
    .where((where) =>
      where.or([
        where(where.fn<string>('lower', ['users.userName']), '=', name),
        where(where.fn<string>('lower', ['users.email']), '=', name),
      ]),
    )
    // A user name that is someone else's e-mail address stands for the one whose user name it is.
    .orderBy(sql`lower(users.user_name) = ${name}`, 'desc')
    .executeTakeFirst()
}

export async function clearFailedSignIns(db: Kysely<Tables>, userId: number): Promise<void> {
  await db
    .updateTable('passwords')
    .set({ failedCount: 0, lockedUntil: null })
    .where('userId', '=', userId)
    .where('failedCount', '>', 0)
    .execute()
}

export async function countFailedSignIn(
  db: Kysely<Tables>,
  userId: number,
  rule: { readonly failuresAllowed: number; readonly lockSeconds: number },
): Promise<void> {
  await sql`
    update passwords
       set failed_count = failed_count + 1,
           locked_until = case when failed_count + 1 >= ${rule.failuresAllowed}
                               then now() + make_interval(secs => ${rule.lockSeconds}) end
     where user_id = ${userId}`.execute(db)
}

export async function insertSession(
  db: Kysely<Tables>,
  session: { readonly userId: number; readonly impersonatorUserId: number | null; readonly clientId: string },
): Promise<number> {
  const { id } = await db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function insertRefreshToken(
  db: Kysely<Tables>,
  token: { readonly hash: Buffer; readonly sessionId: number; readonly expiresAt: Date },
): Promise<void> {
  await db.insertInto('refreshTokens').values(token).execute()
}

/** The token with its session, held until the transaction ends: one refresh at a time. */
export async function lockOptionalRefreshToken(db: Kysely<Tables>, hash: Buffer) {
  return await db
    .selectFrom('refreshTokens')
    .innerJoin('sessions', 'sessions.id', 'refreshTokens.sessionId')
    .select([
      'refreshTokens.sessionId',
      'refreshTokens.expiresAt',
      'refreshTokens.replacedAt',
      'refreshTokens.replacedBy',
      'sessions.userId',
      'sessions.clientId',
      'sessions.revokedAt',
      'sessions.createdAt as beganAt',
    ])
    .where('refreshTokens.hash', '=', hash)
    .forUpdate('refreshTokens')
    .executeTakeFirst()
}

export async function isRefreshTokenUnused(db: Kysely<Tables>, hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('refreshTokens')
    .select('replacedAt')
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined && row.replacedAt === null
}

export async function replaceRefreshToken(
  db: Kysely<Tables>,
  hash: Buffer,
  replacedBy: Buffer,
  at: Date,
): Promise<void> {
  await db.updateTable('refreshTokens').set({ replacedAt: at, replacedBy }).where('hash', '=', hash).execute()
}

export async function deleteRefreshToken(db: Kysely<Tables>, hash: Buffer): Promise<void> {
  await db.deleteFrom('refreshTokens').where('hash', '=', hash).execute()
}

export async function revokeSession(
  db: Kysely<Tables>,
  sessionId: number,
  because: 'loggedOut' | 'tokenReused',
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revokedAt: sql<Date>`now()`, revokedBecause: because })
    .where('id', '=', sessionId)
    .where('revokedAt', 'is', null)
    .execute()
}

export async function hasAnyUser(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}
