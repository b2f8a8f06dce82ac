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

interface NewRefreshToken {
  readonly refreshToken: string
  readonly now: Date
  /** The hash of the token that it was given for. */
  readonly predecessor?: Buffer | null
}

function endOf({ beganAt }: Family, now: Date): Date {
  const idle = now.getTime() + idleHours * 3_600_000
  return new Date(Math.min(idle, beganAt.getTime() + sessionDays * 86_400_000))
}

/** Keeps a new refresh token of a session, as a hash only. */
export async function storeRefreshToken(
  db: Kysely<Tables>,
  family: Family,
  { refreshToken, now, predecessor = null }: NewRefreshToken,
): Promise<void> {
  const { sessionId } = family
  await insertRefreshToken(db, {
    hash: hashSecret(refreshToken),
    sessionId,
    expiresAt: endOf(family, now),
    predecessor,
  })
}

/** A pair of a new access token and a refresh token that is stored already. */
export async function answerTokens(
  db: Kysely<Tables>,
  accessTokens: AccessTokens,
  { userId, sessionId }: Family,
  { refreshToken, now }: { readonly refreshToken: string; readonly now: Date },
): Promise<OAuthToken> {
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

/** The first pair of a chain. */
export async function issueTokens(
  db: Kysely<Tables>,
  accessTokens: AccessTokens,
  family: Family,
  { now }: { readonly now: Date },
): Promise<OAuthToken> {
  const refreshToken = createSecret()
  await storeRefreshToken(db, family, { refreshToken, now })
  return await answerTokens(db, accessTokens, family, { refreshToken, now })
}
