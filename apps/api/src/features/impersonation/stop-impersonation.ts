import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { SignedIn } from '../../authorization/signed-in.ts'
import { createCode } from '../sign-in/index.ts'
import { impersonationRefusals } from './impersonation.errors.ts'

/** A code that leads back to the session the impersonation was begun from; it ends with the exchange. */
export async function stopImpersonation(
  { db }: Pick<Services, 'db'>,
  { user, sessionId, impersonatorId }: SignedIn,
  codeChallenge: string,
  actor: Actor,
): Promise<{ code: string }> {
  if (impersonatorId === null) throw new Refusal(impersonationRefusals.notImpersonating)
  return await db.transaction().execute(async (trx) => {
    await recordAct(trx, actor, { action: 'impersonation.stop', entityType: 'user', entityId: user.id })
    const bound = { sessionId, challenge: codeChallenge, purpose: 'impersonationStop' } as const
    return { code: await createCode(trx, { userId: impersonatorId, ...bound }) }
  })
}
