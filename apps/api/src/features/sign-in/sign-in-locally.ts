import type { Kysely } from 'kysely'
import { secretMinutes, type AccountLockedParams, type NewSecondFactor, type PasskeyProof } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { secondsUntil, waitInWords } from '../../http/waiting.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { beginSecondFactor, isSecondFactorRequired, requireSecondFactor } from './second-factor/second-factor.ts'
import { setFactorAtSignIn, type NewFactor } from './second-factor/set-at-sign-in.ts'
import { selectOptionalSecondFactor, type SecondFactorRow } from './second-factor/second-factor.queries.ts'
import { beginPasskey, requirePasskey } from './passkeys/passkeys.ts'
import type { RelyingParty } from './passkeys/relying-party.ts'
import { accountRefusals } from './sign-in.errors.ts'
import { clearFailedSignIns, countFailedSignIn, selectOptionalCredentials } from './sign-in.queries.ts'
import { createCode } from './tokens/create-code.ts'
import type { FailedSignIns } from './failed-sign-ins.ts'
import { isPassword } from './password.ts'

/** Failures from wherever before an account rests: far more than anybody mistypes. */
const lockRule = { failuresAllowed: 100, lockSeconds: 300 }

interface Credentials {
  readonly userName: string
  readonly password: string
}

/** A second factor is set where the installation asks for one. */
interface SignIn extends Credentials, NewFactor {
  readonly codeChallenge: string
  /** A code of the second factor that there is. */
  readonly secondFactor?: string | undefined
  /** An answer of a passkey, which is the second factor that there is. */
  readonly passkey?: PasskeyProof | undefined
}

export interface Attempt {
  readonly failures: FailedSignIns
  readonly actor: Actor
  /** Under which address passkeys are shown; none where there can be none. */
  readonly relyingParty?: RelyingParty | undefined
}

type Reason = 'wrongPassword' | 'unknownName' | 'locked' | 'disabled' | 'wrongSecondFactor' | 'wrongPasskey'

/** What was typed as a name is not kept: it may have been a password. */
export async function recordRefusal(
  db: Kysely<Tables>,
  actor: Actor,
  reason: Reason,
  userId: number | null,
): Promise<void> {
  const act = { action: 'signIn.refused', entityType: 'user', entityId: userId, after: { reason } } as const
  await recordAct(db, actor, act)
}

async function refuseWhileLocked(db: Kysely<Tables>, actor: Actor, userId: number, lockedUntil: Date): Promise<void> {
  const now = new Date()
  if (lockedUntil <= now) return
  await recordRefusal(db, actor, 'locked', userId)
  const seconds = secondsUntil(lockedUntil, now)
  throw new Refusal(accountRefusals.accountLocked, {
    detail: `Nobody can sign in to this account for now. Try again in ${waitInWords(seconds)}.`,
    params: { reason: 'account', seconds } satisfies AccountLockedParams,
    retryAfterSeconds: seconds,
  })
}

/** The key of a person's count: no name has a space in front. */
function keyOfPerson(userId: number): string {
  return ` ${userId}`
}

type TryCount = 'admitted' | 'nameRests' | 'personRests'

/**
 * Counts a try for the name as typed, and for the person it stands for, so that user name and e-mail address together
 * give no more tries than one of them. Only the count of the typed name is told: it is the same for names that nobody has.
 * Telling of the other one would say which names stand for the same existing person.
 */
function countTry({ failures, actor }: Attempt, userName: string, userId: number | undefined): TryCount {
  const isNameAdmitted = failures.admit(userName, actor.address)
  if (!isNameAdmitted) return 'nameRests'
  if (userId === undefined || failures.admit(keyOfPerson(userId), actor.address)) return 'admitted'
  return 'personRests'
}

async function refuseWrong(db: Kysely<Tables>, actor: Actor, reason: Reason, userId: number | null): Promise<never> {
  await recordRefusal(db, actor, reason, userId)
  throw new Refusal(accountRefusals.wrongCredentials)
}

/** Whoever has the user name (or e-mail address) and password; everything else is refused, and counted as a failure. */
export async function requirePerson(
  { db }: Pick<Services, 'db'>,
  attempt: Attempt,
  { userName, password }: Credentials,
): Promise<{ id: number }> {
  const { actor } = attempt
  const credentials = await selectOptionalCredentials(db, userName)
  if (credentials?.lockedUntil) await refuseWhileLocked(db, actor, credentials.id, credentials.lockedUntil)
  const count = countTry(attempt, userName, credentials?.id)
  if (count === 'nameRests') {
    await recordRefusal(db, actor, 'locked', credentials?.id ?? null)
    throw new Refusal(accountRefusals.accountLocked)
  }
  const isRight = await isPassword(credentials?.hash, password)
  if (!credentials) return await refuseWrong(db, actor, 'unknownName', null)
  if (count === 'personRests') return await refuseWrong(db, actor, 'locked', credentials.id)
  if (!isRight) {
    await countFailedSignIn(db, credentials.id, lockRule)
    return await refuseWrong(db, actor, 'wrongPassword', credentials.id)
  }
  // Said to whoever knows the password alone: to all others the account is like any.
  if (credentials.disabledAt) {
    forgetFailures(attempt, userName, credentials.id)
    await recordRefusal(db, actor, 'disabled', credentials.id)
    throw new Refusal(accountRefusals.accountDisabled)
  }
  return credentials
}

function forgetFailures({ failures, actor }: Attempt, userName: string, userId: number): void {
  failures.forget(userName, actor.address)
  failures.forget(keyOfPerson(userId), actor.address)
}

/** The right password says nothing of a code: who is asked for one has one try more. */
export function uncountTry({ failures, actor }: Attempt, userName: string, userId: number): void {
  failures.uncount(userName, actor.address)
  failures.uncount(keyOfPerson(userId), actor.address)
}

interface Shown {
  readonly secondFactor: string | undefined
  readonly passkey: PasskeyProof | undefined
}

/** Refuses whoever shows neither a code nor a passkey that counts. */
async function requireShown(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { actor, relyingParty }: Attempt,
  factor: SecondFactorRow,
  { secondFactor, passkey }: Shown,
): Promise<void> {
  const { userId } = factor
  const now = clock.now()
  try {
    if (passkey === undefined) await requireSecondFactor(db, factor, secondFactor ?? '', now)
    else if (relyingParty === undefined) throw new Refusal(accountRefusals.noPasskeysHere)
    else await requirePasskey(db, passkey, { purpose: 'secondFactor', userId }, { relyingParty, now })
  } catch (error) {
    await recordRefusal(db, actor, passkey === undefined ? 'wrongSecondFactor' : 'wrongPasskey', userId)
    throw error
  }
}

/** Asks for the second factor where there is one, or where one has to be set; gives the recovery codes of a new one. */
async function passSecondFactor(
  services: Pick<Services, 'db' | 'clock'>,
  attempt: Attempt,
  signIn: SignIn,
  userId: number,
): Promise<readonly string[] | undefined> {
  const { db, clock } = services
  const { userName, secondFactor, passkey } = signIn
  const refuse = (kind: 'secondFactorNeeded' | 'secondFactorSetupNeeded'): never => {
    uncountTry(attempt, userName, userId)
    throw new Refusal(accountRefusals[kind])
  }
  const factor = await selectOptionalSecondFactor(db, userId)
  if (factor === undefined) {
    if (!(await isSecondFactorRequired(db, userId))) return undefined
    const { actor, relyingParty } = attempt
    const codes = await setFactorAtSignIn({ db }, userId, signIn, { actor, relyingParty, now: clock.now() })
    return codes ?? refuse('secondFactorSetupNeeded')
  }
  if (secondFactor === undefined && passkey === undefined) return refuse('secondFactorNeeded')
  await requireShown(services, attempt, factor, { secondFactor, passkey })
  return undefined
}

/** Exchanges a user name (or e-mail address), a password and, where there is one, a second factor for a code. */
export async function signInLocally(
  services: Pick<Services, 'db' | 'clock'>,
  attempt: Attempt,
  signIn: SignIn,
): Promise<{ code: string; recoveryCodes?: string[] }> {
  const { db } = services
  const { id: userId } = await requirePerson(services, attempt, signIn)
  const recoveryCodes = await passSecondFactor(services, attempt, signIn, userId)
  forgetFailures(attempt, signIn.userName, userId)
  await clearFailedSignIns(db, userId)
  const code = { userId, purpose: 'local', challenge: signIn.codeChallenge } as const
  if (recoveryCodes === undefined) return { code: await createCode(db, code) }
  // Recovery codes are written down before the sign-in goes on.
  return { code: await createCode(db, { ...code, seconds: secretMinutes * 60 }), recoveryCodes: [...recoveryCodes] }
}

/** Somebody who is asked for a second factor and has none. */
async function requirePersonWithoutFactor(
  services: Pick<Services, 'db'>,
  attempt: Attempt,
  credentials: Credentials,
): Promise<{ id: number; userName: string }> {
  const { db } = services
  const { id } = await requirePerson(services, attempt, credentials)
  uncountTry(attempt, credentials.userName, id)
  // Who has one already shows it, and who is asked for none sets one up in the account.
  if ((await selectOptionalSecondFactor(db, id)) || !(await isSecondFactorRequired(db, id)))
    throw new Refusal(platformRefusals.notFound)
  const { userName } = await db.selectFrom('users').select('userName').where('id', '=', id).executeTakeFirstOrThrow()
  return { id, userName }
}

/** A secret for an app that is to become the second factor. */
export async function beginSecondFactorAtSignIn(
  services: Pick<Services, 'db' | 'clock'>,
  attempt: Attempt,
  credentials: Credentials,
): Promise<NewSecondFactor> {
  const person = await requirePersonWithoutFactor(services, attempt, credentials)
  return await beginSecondFactor(services.db, person, services.clock.now())
}

/** A challenge for a device that is to make a passkey, which becomes the second factor. */
export async function beginPasskeyAtSignIn(
  services: Pick<Services, 'db' | 'clock'>,
  attempt: Attempt,
  credentials: Credentials,
): Promise<Awaited<ReturnType<typeof beginPasskey>>> {
  const person = await requirePersonWithoutFactor(services, attempt, credentials)
  const { relyingParty } = attempt
  if (relyingParty === undefined) throw new Refusal(accountRefusals.noPasskeysHere)
  return await beginPasskey(services.db, person, { relyingParty, now: services.clock.now() })
}
