import type { RevocationReason } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { revokeSessions, revokeSessionsOfPerson } from '../sign-in/index.ts'
import { listSessions } from './list-sessions.ts'

interface Whose {
  readonly actor: Actor
  readonly userId: number
  readonly because: Extract<RevocationReason, 'byPerson' | 'byAdministrator'>
}

/** Ends one session of a person. One that is not theirs, or has ended, stays as it is: asking twice does no harm. */
export async function endSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { actor, userId, because }: Whose,
  sessionId: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const living = await listSessions(trx, userId, clock.now())
    if (!living.some(({ id }) => id === sessionId)) return
    await revokeSessions(trx, [sessionId], because)
    await recordAct(trx, actor, { action: 'session.end', entityType: 'user', entityId: userId, after: { sessionId } })
  })
}

/** Ends all sessions of a person but the one they are in. Answers how many there were. */
export async function endSessions(
  { db }: Pick<Services, 'db'>,
  { actor, userId, because }: Whose,
  except: number | null,
): Promise<{ ended: number }> {
  return await db.transaction().execute(async (trx) => {
    const ended = await revokeSessionsOfPerson(trx, userId, because, { except })
    await recordAct(trx, actor, { action: 'session.endAll', entityType: 'user', entityId: userId, after: { ended } })
    return { ended }
  })
}
