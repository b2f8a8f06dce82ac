import type { Kysely } from 'kysely'
import type { OAuthToken } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { accessTokenSeconds, createSecret, hashSecret, type AccessTokens } from '../../../authorization/tokens.ts'
import { insertRefreshToken } from './refresh-tokens.queries.ts'
import { idleHours, sessionDays, touchSession } from './sessions.queries.ts'

interface Family {
  readonly userId: number
  readonly sessionId: number
  readonly beganAt: Date
}

function endOf({ beganAt }: Family, now: Date): Date {
  const idle = now.getTime() + idleHours * 3_600_000
  return new Date(Math.min(idle, beganAt.getTime() + sessionDays * 86_400_000))
}

/** A new pair for a session; the refresh token is stored as a hash only. */
export async function issueTokens(
  db: Kysely<Tables>,
  accessTokens: AccessTokens,
  family: Family,
  { now, predecessor = null }: { readonly now: Date; readonly predecessor?: Buffer | null },
): Promise<OAuthToken> {
  const { userId, sessionId } = family
  const refreshToken = createSecret()
  const expiresAt = endOf(family, now)
  await insertRefreshToken(db, { hash: hashSecret(refreshToken), sessionId, expiresAt, predecessor })
  await touchSession(db, sessionId, now)
  const access = await accessTokens.sign({ userId, sessionId }, now)
  return {
    access_token: access.token,
    token_type: 'Bearer',
    expires_in: accessTokenSeconds,
    refresh_token: refreshToken,
    '.expires': access.expiresAt.toUTCString(),
  }
}
