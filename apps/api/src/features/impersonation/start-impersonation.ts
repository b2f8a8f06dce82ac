import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { SignedIn } from '../../authorization/signed-in.ts'
import { createCode } from '../sign-in/index.ts'
import { requireAtLeastSamePermissions } from '../people/index.ts'
import { impersonationRefusals } from './impersonation.errors.ts'

interface Wanted {
  readonly userId: number
  readonly codeChallenge: string
}

/** A code for a session as somebody who may do no more than the impersonator, bound to the session it is asked in. */
export async function startImpersonation(
  { db }: Pick<Services, 'db'>,
  { user, sessionId, impersonatorId }: SignedIn,
  { userId, codeChallenge }: Wanted,
  actor: Actor,
): Promise<{ code: string }> {
  if (impersonatorId !== null) throw new Refusal(impersonationRefusals.chainedImpersonation)
  await requireAtLeastSamePermissions(db, user, userId)
  if (userId === user.id) throw new Refusal(impersonationRefusals.ownImpersonation)
  return await db.transaction().execute(async (trx) => {
    await recordAct(trx, actor, { action: 'impersonation.start', entityType: 'user', entityId: userId })
    const bound = { sessionId, challenge: codeChallenge, purpose: 'impersonationStart' } as const
    return { code: await createCode(trx, { userId, impersonatorUserId: user.id, ...bound }) }
  })
}
