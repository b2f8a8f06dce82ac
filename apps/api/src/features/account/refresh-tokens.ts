import type { Kysely } from 'kysely'
import type { OAuthToken } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import type { Services } from '../../platform/dependencies.ts'
import { Refusal } from '../../platform/refusals.ts'
import { hashSecret } from '../../platform/tokens.ts'
import { accountRefusals } from './account.errors.ts'
import {
  deleteRefreshToken,
  isRefreshTokenUnused,
  lockOptionalRefreshToken,
  replaceRefreshToken,
  revokeSession,
} from './account.queries.ts'
import { issueTokens } from './issue-tokens.ts'

/** A browser whose connection broke before the answer arrived asks again with the same token. */
const repeatMilliseconds = 30_000

/** However often it is refreshed, a sign-in ends some day. */
const sessionDays = 90

type StoredToken = NonNullable<Awaited<ReturnType<typeof lockOptionalRefreshToken>>>

function isAlive({ revokedAt, expiresAt, beganAt }: StoredToken, now: Date): boolean {
  return !revokedAt && expiresAt > now && now.getTime() - beganAt.getTime() < sessionDays * 86_400_000
}

/** An honest repeat comes soon, and nobody has used what the first answer gave. */
async function isRepeat(trx: Kysely<Tables>, stored: StoredToken, now: Date): Promise<boolean> {
  if (!stored.replacedAt || !stored.replacedBy) return false
  if (now.getTime() - stored.replacedAt.getTime() > repeatMilliseconds) return false
  return await isRefreshTokenUnused(trx, stored.replacedBy)
}

/**
 * Exchanges a refresh token for a new pair. A token that was exchanged before means that two parties hold it: the
 * session ends for both.
 */
export async function refreshTokens(
  { db, accessTokens, clock }: Pick<Services, 'db' | 'accessTokens' | 'clock'>,
  { refreshToken, clientId }: { readonly refreshToken: string; readonly clientId: string },
): Promise<OAuthToken> {
  const hash = hashSecret(refreshToken)
  const now = clock.now()
  const tokens = await db.transaction().execute(async (trx) => {
    const stored = await lockOptionalRefreshToken(trx, hash)
    if (!stored || !isAlive(stored, now) || stored.clientId !== clientId) return undefined
    if (stored.replacedAt) {
      if (!(await isRepeat(trx, stored, now))) {
        await revokeSession(trx, stored.sessionId, 'tokenReused')
        return undefined
      }
      if (stored.replacedBy) await deleteRefreshToken(trx, stored.replacedBy)
    }
    const issued = await issueTokens(trx, accessTokens, stored, now)
    await replaceRefreshToken(trx, hash, issued.refreshTokenHash, stored.replacedAt ?? now)
    return issued.tokens
  })
  // Thrown after the transaction, so that a revocation stays.
  if (!tokens) throw new Refusal(accountRefusals.invalidGrant)
  return tokens
}
