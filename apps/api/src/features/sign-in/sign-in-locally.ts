import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { secondsUntil, waitInWords } from '../../http/waiting.ts'
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
  readonly codeChallenge: string
}

interface Attempt {
  readonly failures: FailedSignIns
  readonly actor: Actor
}

type Reason = 'wrongPassword' | 'unknownName' | 'locked' | 'disabled'

/** What was typed as a name is not kept: it may have been a password. */
async function recordRefusal(db: Kysely<Tables>, actor: Actor, reason: Reason, userId: number | null): Promise<void> {
  const act = { action: 'signIn.refused', entityType: 'user', entityId: userId, after: { reason } }
  await recordAct(db, actor, act)
}

async function refuseWhileLocked(db: Kysely<Tables>, actor: Actor, userId: number, lockedUntil: Date): Promise<void> {
  const now = new Date()
  if (lockedUntil <= now) return
  await recordRefusal(db, actor, 'locked', userId)
  const seconds = secondsUntil(lockedUntil, now)
  throw new Refusal(accountRefusals.accountLocked, {
    detail: `Nobody can sign in to this account for now. Try again in ${waitInWords(seconds)}.`,
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

/** Exchanges a user name (or e-mail address) and password for a code. */
export async function signInLocally(
  { db }: Pick<Services, 'db'>,
  attempt: Attempt,
  { userName, password, codeChallenge }: Credentials,
): Promise<{ code: string }> {
  const { failures, actor } = attempt
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
  failures.forget(userName, actor.address)
  failures.forget(keyOfPerson(credentials.id), actor.address)
  await clearFailedSignIns(db, credentials.id)
  // Said to whoever knows the password alone: to all others the account is like any.
  if (credentials.disabledAt) {
    await recordRefusal(db, actor, 'disabled', credentials.id)
    throw new Refusal(accountRefusals.accountDisabled)
  }
  return { code: await createCode(db, { userId: credentials.id, purpose: 'local', challenge: codeChallenge }) }
}
