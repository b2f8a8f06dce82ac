import type { Kysely } from 'kysely'
import type { OAuthToken } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { accessTokenSeconds, createSecret, hashSecret, type AccessTokens } from '../../platform/tokens.ts'
import { insertRefreshToken } from './account.queries.ts'

const refreshTokenDays = 14

interface Issued {
  readonly tokens: OAuthToken
  readonly refreshTokenHash: Buffer
}

/** A new pair for a session; the refresh token is stored as a hash only. */
export async function issueTokens(
  db: Kysely<Tables>,
  accessTokens: AccessTokens,
  session: { readonly userId: number; readonly sessionId: number },
  now: Date,
): Promise<Issued> {
  const refreshToken = createSecret()
  const refreshTokenHash = hashSecret(refreshToken)
  await insertRefreshToken(db, {
    hash: refreshTokenHash,
    sessionId: session.sessionId,
    expiresAt: new Date(now.getTime() + refreshTokenDays * 86_400_000),
  })
  const { token, expiresAt } = await accessTokens.sign(session, now)
  const tokens = {
    access_token: token,
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    refresh_token: refreshToken,
    '.expires': expiresAt.toISOString(),
  } as const
  return { tokens, refreshTokenHash }
}
