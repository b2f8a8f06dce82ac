import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { hashSecret } from '../../authorization/tokens.ts'
import type { Services } from '../../services/services.ts'
import { lockOptionalRefreshToken } from './tokens/refresh-tokens.queries.ts'
import { revokeSessions, selectParentSession } from './tokens/sessions.queries.ts'

/** What a browser shows of its session: the session of its access token, or a refresh token, also one that has run out. */
interface Leaving {
  readonly sessionId: number | undefined
  readonly refreshToken: string | undefined
  /** Goes on, also where the refresh token is its own. */
  readonly keptSessionId?: number | null
}

async function endSession(trx: Kysely<Tables>, sessionId: number, actor: Actor): Promise<void> {
  const parent = await selectParentSession(trx, sessionId)
  const ended = await revokeSessions(trx, parent === null ? [sessionId] : [sessionId, parent], 'loggedOut')
  // A browser that got no answer asks again.
  if (ended > 0) await recordAct(trx, actor, { action: 'session.logOut', entityType: 'session', entityId: sessionId })
}

/** Ends the session; while impersonating also the one behind it, which whoever logs out does not mean to leave open. */
export async function logOut(
  { db }: Pick<Services, 'db'>,
  { sessionId, refreshToken, keptSessionId = null }: Leaving,
  actor: Actor,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (sessionId !== undefined) await endSession(trx, sessionId, actor)
    const stored = refreshToken && (await lockOptionalRefreshToken(trx, hashSecret(refreshToken)))
    if (!stored || stored.sessionId === sessionId || stored.sessionId === keptSessionId) return
    const holder = { ...actor, userId: stored.userId, impersonatorId: stored.impersonatorUserId }
    await endSession(trx, stored.sessionId, holder)
  })
}
