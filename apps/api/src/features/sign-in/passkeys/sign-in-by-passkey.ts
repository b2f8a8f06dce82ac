import type { PasskeyProof, PasskeyRequest } from '@isomorph/contract'
import type { Actor } from '../../../authorization/actor.ts'
import { platformRefusals } from '../../../refusals/common.errors.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import type { Services } from '../../../services/services.ts'
import { selectOptionalSecondFactor } from '../second-factor/second-factor.queries.ts'
import { recordRefusal, requirePerson, uncountTry, type Attempt } from '../sign-in-locally.ts'
import { accountRefusals } from '../sign-in.errors.ts'
import { createCode } from '../tokens/create-code.ts'
import { askForPasskey, requirePasskey } from './passkeys.ts'
import { selectOptionalPasskey, selectPasskeys } from './passkeys.queries.ts'
import type { RelyingParty } from './relying-party.ts'

interface Question {
  readonly options: PasskeyRequest
  readonly ticket: string
}

/** What somebody who knows the password can show beside it. */
export async function beginSecondFactorPasskey(
  services: Pick<Services, 'db' | 'clock'>,
  attempt: Attempt,
  credentials: { readonly userName: string; readonly password: string },
): Promise<{ hasApp: boolean; challenge: Question | null }> {
  const { db, clock } = services
  const { id: userId } = await requirePerson(services, attempt, credentials)
  uncountTry(attempt, credentials.userName, userId)
  const factor = await selectOptionalSecondFactor(db, userId)
  if (factor === undefined) throw new Refusal(platformRefusals.notFound)
  const hasApp = factor.secret !== null
  const { relyingParty } = attempt
  const passkeys = (await selectPasskeys(db, userId)).filter((passkey) => passkey.relyingParty === relyingParty?.id)
  if (relyingParty === undefined || passkeys.length === 0) return { hasApp, challenge: null }
  const now = clock.now()
  return {
    hasApp,
    challenge: await askForPasskey(db, { purpose: 'secondFactor', userId }, { relyingParty, now }, passkeys),
  }
}

const alone = { purpose: 'signIn', userId: null } as const

export async function beginPasskeySignIn(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  relyingParty: RelyingParty | undefined,
): Promise<Question> {
  if (relyingParty === undefined) throw new Refusal(accountRefusals.noPasskeysHere)
  return await askForPasskey(db, alone, { relyingParty, now: clock.now() })
}

/** Signs in whoever's passkey it is. Device and PIN or finger are two factors in one: nothing else is asked for. */
export async function signInByPasskey(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  relyingParty: RelyingParty | undefined,
  { codeChallenge, ...proof }: PasskeyProof & { readonly codeChallenge: string },
  actor: Actor,
): Promise<{ code: string }> {
  if (relyingParty === undefined) throw new Refusal(accountRefusals.noPasskeysHere)
  try {
    const { userId } = await requirePasskey(db, proof, alone, { relyingParty, now: clock.now() })
    return { code: await createCode(db, { userId, purpose: 'local', challenge: codeChallenge }) }
  } catch (error) {
    const known = await selectOptionalPasskey(db, proof.answer.id)
    await recordRefusal(db, actor, 'wrongPasskey', known?.userId ?? null)
    throw error
  }
}
