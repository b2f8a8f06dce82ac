import type { NewPasskey } from '@isomorph/contract'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { SignedIn } from '../../authorization/signed-in.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import {
  addPasskey,
  deletePasskey,
  deleteSecondFactor,
  isSecondFactorRequired,
  lockSecondFactor,
  renamePasskey,
  revokeSessionsOfPerson,
  selectPasskeys,
  type RelyingParty,
} from '../sign-in/index.ts'
import { secondFactorRefusals } from './second-factors.errors.ts'

/** Adds a passkey that one's own device has made. The first second factor of a person brings recovery codes. */
export async function addOwnPasskey(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { user, sessionId }: SignedIn,
  made: NewPasskey,
  { actor, relyingParty }: { readonly actor: Actor; readonly relyingParty: RelyingParty },
): Promise<{ id: number; recoveryCodes?: string[] }> {
  return await db.transaction().execute(async (trx) => {
    const added = await addPasskey(trx, user.id, made, { actor, relyingParty, now: clock.now() })
    await revokeSessionsOfPerson(trx, user.id, 'byPerson', { except: sessionId })
    return added
  })
}

interface Named {
  readonly passkeyId: number
  readonly name: string
}

export async function renameOwnPasskey(
  { db }: Pick<Services, 'db'>,
  userId: number,
  { passkeyId, name }: Named,
  actor: Actor,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await renamePasskey(trx, userId, passkeyId, name))) throw new Refusal(platformRefusals.notFound)
    const act = { action: 'passkey.rename', entityType: 'user', entityId: userId, after: { name } } as const
    await recordAct(trx, actor, act)
  })
}

/** Removes a passkey. The last one ends the second factor where there is no app, unless the installation asks for one. */
export async function removeOwnPasskey(
  { db }: Pick<Services, 'db'>,
  userId: number,
  passkeyId: number,
  actor: Actor,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const factor = await lockSecondFactor(trx, userId)
    const removed = await deletePasskey(trx, userId, passkeyId)
    if (!removed) throw new Refusal(platformRefusals.notFound)
    const isLast = !factor?.secret && (await selectPasskeys(trx, userId)).length === 0
    if (isLast && (await isSecondFactorRequired(trx, userId)))
      throw new Refusal(secondFactorRefusals.secondFactorRequired)
    if (isLast) await deleteSecondFactor(trx, userId)
    const act = { action: 'passkey.remove', entityType: 'user', entityId: userId, before: removed } as const
    await recordAct(trx, actor, act)
  })
}
