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

/** Exchanges a user name (or e-mail address) and password for a code. */
export async function signInLocally(
  { db }: Pick<Services, 'db'>,
  failures: FailedSignIns,
  address: string,
  { userName, password, codeChallenge }: Credentials,
): Promise<{ code: string }> {
  if (failures.areTooMany(userName, address)) throw new Refusal(accountRefusals.accountLocked)
  const credentials = await selectOptionalCredentials(db, userName)
  if (credentials?.lockedUntil && credentials.lockedUntil > new Date()) throw new Refusal(accountRefusals.accountLocked)
  const isRight = await isPassword(credentials?.hash, password)
  if (!credentials || !isRight) {
    failures.count(userName, address)
    if (credentials) await countFailedSignIn(db, credentials.id, lockRule)
    throw new Refusal(accountRefusals.wrongCredentials)
  }
  failures.forget(userName, address)
  await clearFailedSignIns(db, credentials.id)
  return { code: await createCode(db, { userId: credentials.id, purpose: 'local', challenge: codeChallenge }) }
}
