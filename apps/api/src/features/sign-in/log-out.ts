import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import type { SignedIn } from '../../authorization/signed-in.ts'
import { revokeSessions, selectParentSession } from './tokens/sessions.queries.ts'

/** Ends the session; while impersonating also the one behind it, which whoever logs out does not mean to leave open. */
export async function logOut(
  { db }: Pick<Services, 'db'>,
  { sessionId }: Pick<SignedIn, 'sessionId'>,
  actor: Actor,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const parent = await selectParentSession(trx, sessionId)
    await revokeSessions(trx, parent === null ? [sessionId] : [sessionId, parent], 'loggedOut')
    await recordAct(trx, actor, { action: 'session.logOut', entityType: 'session', entityId: sessionId })
  })
}
