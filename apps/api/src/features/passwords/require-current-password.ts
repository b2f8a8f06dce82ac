import type { Services } from '../../platform/dependencies.ts'
import { platformRefusals } from '../../platform/platform.errors.ts'
import { Refusal } from '../../platform/refusals.ts'
import type { SignedInUser } from '../../platform/signed-in.ts'
import { isPassword, type FailedSignIns } from '../account/index.ts'
import { passwordRefusals } from './passwords.errors.ts'
import { selectOptionalPassword } from './passwords.queries.ts'

interface Proof {
  readonly user: Pick<SignedInUser, 'id' | 'userName'>
  readonly currentPassword: string
}

/**
 * Whoever changes a way into an account shows that it is theirs: a browser that was left open is not enough. False for
 * somebody who has no password here.
 */
export async function requireCurrentPassword(
  { db }: Pick<Services, 'db'>,
  failures: FailedSignIns,
  { user, currentPassword }: Proof,
): Promise<boolean> {
  if (!failures.admit(user.userName, '')) throw new Refusal(platformRefusals.tooManyRequests)
  const stored = await selectOptionalPassword(db, user.id)
  if (stored && !(await isPassword(stored.hash, currentPassword))) {
    const errors = [{ path: 'currentPassword', message: 'This is not your current password.' }]
    throw new Refusal(passwordRefusals.wrongCurrentPassword, { errors })
  }
  failures.forget(user.userName, '')
  return stored !== undefined
}
