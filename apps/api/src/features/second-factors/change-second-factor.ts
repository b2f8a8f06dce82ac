import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { SignedIn } from '../../authorization/signed-in.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import {
  deleteSecondFactor,
  forgetApp,
  isSecondFactorRequired,
  lockSecondFactor,
  renewRecoveryCodes,
  revokeSessionsOfPerson,
  selectOptionalSecondFactor,
  selectPasskeys,
  setSecondFactor,
} from '../sign-in/index.ts'
import { secondFactorRefusals } from './second-factors.errors.ts'

type Action = 'set' | 'newRecoveryCodes' | 'end'

async function record(trx: Kysely<Tables>, actor: Actor, action: Action, userId: number): Promise<void> {
  await recordAct(trx, actor, { action: `secondFactor.${action}`, entityType: 'user', entityId: userId })
}

/** Sets one's own second factor by its first code. Whoever was signed in elsewhere without it is not any more. */
export async function setOwnSecondFactor(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { user, sessionId }: SignedIn,
  first: { readonly ticket: string; readonly code: string },
  actor: Actor,
): Promise<readonly string[]> {
  return await db.transaction().execute(async (trx) => {
    const codes = await setSecondFactor(trx, user.id, first, clock.now())
    await revokeSessionsOfPerson(trx, user.id, 'byPerson', { except: sessionId })
    await record(trx, actor, 'set', user.id)
    return codes
  })
}

export async function renewOwnRecoveryCodes(
  { db }: Pick<Services, 'db'>,
  userId: number,
  actor: Actor,
): Promise<readonly string[]> {
  return await db.transaction().execute(async (trx) => {
    if (!(await selectOptionalSecondFactor(trx, userId))) throw new Refusal(secondFactorRefusals.noSecondFactor)
    const codes = await renewRecoveryCodes(trx, userId)
    await record(trx, actor, 'newRecoveryCodes', userId)
    return codes
  })
}

/** Ends one's own authenticator app. Without passkeys that is the end of the second factor, unless the installation asks for one. */
export async function endOwnSecondFactor({ db }: Pick<Services, 'db'>, userId: number, actor: Actor): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const factor = await lockSecondFactor(trx, userId)
    const hasPasskeys = (await selectPasskeys(trx, userId)).length > 0
    if (!hasPasskeys && (await isSecondFactorRequired(trx, userId)))
      throw new Refusal(secondFactorRefusals.secondFactorRequired)
    if (!factor?.secret) return
    await (hasPasskeys ? forgetApp(trx, userId) : deleteSecondFactor(trx, userId))
    await record(trx, actor, 'end', userId)
  })
}

/** Removes the second factor of somebody who has lost it. Where one is asked for, they set another one when they sign in. */
export async function endSecondFactorOfUser({ db }: Pick<Services, 'db'>, userId: number, actor: Actor): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await deleteSecondFactor(trx, userId)) await record(trx, actor, 'end', userId)
  })
}
