import type { Kysely } from 'kysely'
import type { OAuthToken } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../../authorization/actor.ts'
import type { Services } from '../../../services/services.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { deriveSuccessor, hashSecret } from '../../../authorization/tokens.ts'
import { accountRefusals } from '../sign-in.errors.ts'
import { answerTokens, storeRefreshToken } from './issue-tokens.ts'
import {
  countRefreshTokenRepeat,
  isAnySuccessorReplaced,
  lockOptionalRefreshToken,
  markRefreshTokenReplaced,
  type StoredRefreshToken,
} from './refresh-tokens.queries.ts'
import { revokeSessions, sessionDays } from './sessions.queries.ts'

/** Two tabs at once, or a lost answer: the immediate predecessor counts for so long after its exchange … */
const graceMilliseconds = 20_000
/** … and so often. */
const graceRepeats = 5

function isAlive({ revokedAt, disabledAt, expiresAt, beganAt }: StoredRefreshToken, now: Date): boolean {
  if (revokedAt || disabledAt) return false
  return expiresAt > now && now.getTime() - beganAt.getTime() < sessionDays * 86_400_000
}

async function isWithinGrace(trx: Kysely<Tables>, stored: StoredRefreshToken, now: Date): Promise<boolean> {
  if (!stored.replacedAt || now.getTime() - stored.replacedAt.getTime() > graceMilliseconds) return false
  return stored.repeats < graceRepeats && !(await isAnySuccessorReplaced(trx, stored.hash))
}

async function endFamily(trx: Kysely<Tables>, stored: StoredRefreshToken, actor: Actor): Promise<void> {
  await revokeSessions(trx, [stored.sessionId], 'tokenReused')
  await recordAct(
    trx,
    { ...actor, userId: stored.userId, impersonatorId: stored.impersonatorUserId },
    { action: 'session.tokenReused', entityType: 'session', entityId: stored.sessionId },
  )
}

/**
 * Takes a token out of use and stores its successor, or counts its repeat: the successor is there already. False when its
 * coming back means that two parties hold it.
 */
async function replace(
  trx: Kysely<Tables>,
  stored: StoredRefreshToken,
  { successor, now }: { readonly successor: string; readonly now: Date },
): Promise<boolean> {
  if (!stored.replacedAt) {
    await markRefreshTokenReplaced(trx, stored.hash, now)
    await storeRefreshToken(trx, stored, { refreshToken: successor, now, predecessor: stored.hash })
    return true
  }
  if (!(await isWithinGrace(trx, stored, now))) return false
  await countRefreshTokenRepeat(trx, stored.hash)
  return true
}

type RefreshServices = Pick<Services, 'db' | 'accessTokens' | 'refreshTokenKey' | 'clock' | 'people'>

interface Refresh {
  readonly refreshToken: string
  readonly clientId: string
  /** Refuses a family that asks too often. */
  readonly admit: (sessionId: number) => void
}

/**
 * Exchanges a refresh token for a new pair. A repeat within its grace gets the same refresh token again, so that a session
 * has one chain of them. A token that comes back later means that two parties hold it: the session ends for both.
 */
export async function refreshTokens(
  { db, accessTokens, refreshTokenKey, clock, people }: RefreshServices,
  { refreshToken, clientId, admit }: Refresh,
  actor: Actor,
): Promise<OAuthToken> {
  const now = clock.now()
  const outcome = await db.transaction().execute(async (trx) => {
    const stored = await lockOptionalRefreshToken(trx, hashSecret(refreshToken))
    if (!stored || stored.clientId !== clientId) return 'invalid'
    admit(stored.sessionId)
    if (!isAlive(stored, now)) return 'invalid'
    const successor = deriveSuccessor(refreshTokenKey, refreshToken)
    if (await replace(trx, stored, { successor, now }))
      return await answerTokens(trx, accessTokens, stored, { refreshToken: successor, now })
    await endFamily(trx, stored, actor)
    return 'reused'
  })
  if (outcome === 'reused') people.forget()
  // Thrown after the transaction, so that a revocation stays.
  if (typeof outcome === 'string') throw new Refusal(accountRefusals.invalidGrant)
  return outcome
}
