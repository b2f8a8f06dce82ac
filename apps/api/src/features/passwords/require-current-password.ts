import { sayOfField } from '@isomorph/contract'
import type { Services } from '../../services/services.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { createFailedSignIns, isPassword, type FailedSignIns } from '../sign-in/index.ts'
import { passwordRefusals } from './passwords.errors.ts'
import { selectOptionalPassword } from './passwords.queries.ts'

interface Proof {
  readonly user: Pick<SignedInUser, 'id' | 'userName'>
  readonly currentPassword: string
}

/** By shard, and wherever the password is asked for: who guesses in two forms has no more tries than in one. */
const failuresOfShards = new WeakMap<Services['db'], FailedSignIns>()

function failuresOf(db: Services['db']): FailedSignIns {
  const failures = failuresOfShards.get(db) ?? createFailedSignIns()
  failuresOfShards.set(db, failures)
  return failures
}

/** Nothing typed is no guess: it is neither wrong nor counted. */
function missingPassword(): Refusal {
  const errors = [{ path: 'currentPassword', ...sayOfField('passwordMissing') }]
  return new Refusal(platformRefusals.invalidInput, { errors })
}

/**
 * Whoever changes a way into an account shows that it is theirs: a browser that was left open is not enough. False for
 * somebody who has no password here.
 */
export async function requireCurrentPassword(
  { db }: Pick<Services, 'db'>,
  { user, currentPassword }: Proof,
): Promise<boolean> {
  const stored = await selectOptionalPassword(db, user.id)
  if (stored && currentPassword === '') throw missingPassword()
  const failures = failuresOf(db)
  if (!failures.admit(user.userName, '')) throw new Refusal(platformRefusals.tooManyRequests)
  if (stored && !(await isPassword(stored.hash, currentPassword))) {
    const errors = [{ path: 'currentPassword', ...sayOfField('wrongPassword') }]
    throw new Refusal(passwordRefusals.wrongCurrentPassword, { errors })
  }
  failures.forget(user.userName, '')
  return stored !== undefined
}
