import type { Services } from '../../platform/dependencies.ts'
import { Refusal } from '../../platform/refusals.ts'
import { accountRefusals } from './account.errors.ts'
import { clearFailedSignIns, countFailedSignIn, selectOptionalCredentials } from './account.queries.ts'
import { createCode } from './create-code.ts'
import { isPassword } from './password.ts'

/** Failures before an account rests, and for how long. A right password is not accepted meanwhile either. */
const lockRule = { failuresAllowed: 10, lockSeconds: 300 }

/** Exchanges a user name (or e-mail address) and password for a code. */
export async function signInLocally(
  { db }: Pick<Services, 'db'>,
  { userName, password }: { readonly userName: string; readonly password: string },
): Promise<{ code: string }> {
  const credentials = await selectOptionalCredentials(db, userName)
  if (credentials?.lockedUntil && credentials.lockedUntil > new Date()) throw new Refusal(accountRefusals.accountLocked)
  const isRight = await isPassword(credentials?.hash, password)
  if (!credentials || !isRight) {
    if (credentials) await countFailedSignIn(db, credentials.id, lockRule)
    throw new Refusal(accountRefusals.wrongCredentials)
  }
  await clearFailedSignIns(db, credentials.id)
  return { code: await createCode(db, { userId: credentials.id }) }
}
