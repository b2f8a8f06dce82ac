import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../platform/actor.ts'
import type { Services } from '../../platform/dependencies.ts'
import { Refusal } from '../../platform/refusals.ts'
import { accountRefusals } from './account.errors.ts'
import { clearFailedSignIns, countFailedSignIn, selectOptionalCredentials } from './account.queries.ts'
import { createCode } from './create-code.ts'
import type { FailedSignIns } from './failed-sign-ins.ts'
import { isPassword } from './password.ts'

/** Failures from wherever before an account rests: far more than anybody mistypes. */
const lockRule = { failuresAllowed: 100, lockSeconds: 300 }

interface Credentials {
  readonly userName: string
  readonly password: string
  readonly codeChallenge?: string | undefined
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
  const minutes = Math.ceil((lockedUntil.getTime() - Date.now()) / 60_000)
  if (minutes <= 0) return
  await recordRefusal(db, actor, 'locked', userId)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  throw new Refusal(accountRefusals.accountLocked, {
    detail: `Nobody can sign in to this account for now. Try again in ${wait}.`,
  })
}

/** Exchanges a user name (or e-mail address) and password for a code. */
export async function signInLocally(
  { db }: Pick<Services, 'db'>,
  { failures, actor }: Attempt,
  { userName, password, codeChallenge }: Credentials,
): Promise<{ code: string }> {
  const credentials = await selectOptionalCredentials(db, userName)
  if (credentials?.lockedUntil) await refuseWhileLocked(db, actor, credentials.id, credentials.lockedUntil)
  if (!failures.admit(userName, actor.address)) {
    await recordRefusal(db, actor, 'locked', credentials?.id ?? null)
    throw new Refusal(accountRefusals.accountLocked)
  }
  const isRight = await isPassword(credentials?.hash, password)
  if (!credentials || !isRight) {
    if (credentials) await countFailedSignIn(db, credentials.id, lockRule)
    await recordRefusal(db, actor, credentials ? 'wrongPassword' : 'unknownName', credentials?.id ?? null)
    throw new Refusal(accountRefusals.wrongCredentials)
  }
  failures.forget(userName, actor.address)
  await clearFailedSignIns(db, credentials.id)
  // Said to whoever knows the password alone: to all others the account is like any.
  if (credentials.disabledAt) {
    await recordRefusal(db, actor, 'disabled', credentials.id)
    throw new Refusal(accountRefusals.accountDisabled)
  }
  return { code: await createCode(db, { userId: credentials.id, purpose: 'local', challenge: codeChallenge }) }
}
