import type { Kysely } from 'kysely'
import type { NewPasskey } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../../authorization/actor.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import type { Services } from '../../../services/services.ts'
import { insertMadePasskey } from '../passkeys/passkeys.ts'
import type { RelyingParty } from '../passkeys/relying-party.ts'
import { accountRefusals } from '../sign-in.errors.ts'
import { insertSecondFactorOfPasskeys, lockSecondFactor } from './second-factor.queries.ts'
import { renewRecoveryCodes, setSecondFactor } from './second-factor.ts'

/** A second factor that somebody sets while signing in: an app by its first code, or a passkey. */
export interface NewFactor {
  readonly newSecondFactor?: { readonly ticket: string; readonly code: string } | undefined
  readonly newPasskey?: NewPasskey | undefined
}

interface Setting {
  readonly actor: Actor
  readonly relyingParty: RelyingParty | undefined
  readonly now: Date
}

async function keepPasskey(
  trx: Kysely<Tables>,
  userId: number,
  made: NewPasskey,
  { actor, relyingParty, now }: Setting,
): Promise<number> {
  if (relyingParty === undefined) throw new Refusal(accountRefusals.noPasskeysHere)
  const id = await insertMadePasskey(trx, userId, made, { relyingParty, now })
  const after = { name: made.name }
  await recordAct(trx, actor, { action: 'passkey.add', entityType: 'user', entityId: userId, after })
  return id
}

/** Adds a passkey that a device has made; recovery codes where it is the first second factor of its person. */
export async function addPasskey(
  trx: Kysely<Tables>,
  userId: number,
  made: NewPasskey,
  setting: Setting,
): Promise<{ id: number; recoveryCodes?: string[] }> {
  const isFirst = await insertSecondFactorOfPasskeys(trx, userId)
  await lockSecondFactor(trx, userId)
  const id = await keepPasskey(trx, userId, made, setting)
  return isFirst ? { id, recoveryCodes: [...(await renewRecoveryCodes(trx, userId))] } : { id }
}

async function setApp(
  trx: Kysely<Tables>,
  userId: number,
  first: { readonly ticket: string; readonly code: string },
  { actor, now }: Setting,
): Promise<readonly string[]> {
  const codes = await setSecondFactor(trx, userId, first, now)
  await recordAct(trx, actor, { action: 'secondFactor.set', entityType: 'user', entityId: userId })
  return codes
}

/** Sets the second factor of somebody who had none and is asked for one; its recovery codes. Nothing where none was sent. */
export async function setFactorAtSignIn(
  { db }: Pick<Services, 'db'>,
  userId: number,
  { newSecondFactor, newPasskey }: NewFactor,
  setting: Setting,
): Promise<readonly string[] | undefined> {
  if (!newPasskey && !newSecondFactor) return undefined
  const asPerson = { ...setting, actor: { ...setting.actor, userId } }
  return await db.transaction().execute(async (trx) => {
    // Where another sign-in has set one at this moment, knowing the password is not enough any more.
    if (!(await insertSecondFactorOfPasskeys(trx, userId))) throw new Refusal(accountRefusals.secondFactorNeeded)
    if (newSecondFactor) return await setApp(trx, userId, newSecondFactor, asPerson)
    if (newPasskey) await keepPasskey(trx, userId, newPasskey, asPerson)
    return await renewRecoveryCodes(trx, userId)
  })
}
