import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { SignedIn } from '../../authorization/signed-in.ts'
import { hashPassword, refuseGuessablePassword } from '../sign-in/index.ts'
import { passwordRefusals } from './passwords.errors.ts'
import { presentPasswordRefusal } from './present-password-refusal.ts'
import { replacePassword } from './replace-password.ts'
import { requireCurrentPassword } from './require-current-password.ts'
import { sendPasswordLetter } from './send-password-letter.ts'

interface PasswordChange {
  readonly currentPassword: string
  readonly password: string
}

interface Circumstances {
  readonly actor: Actor
  /** Where the letter that says so leads. */
  readonly origin: string
}

/** Changes one's own password; whoever else is signed in with the former one is not any more. */
export async function changePassword(
  { db }: Pick<Services, 'db'>,
  { user, sessionId }: SignedIn,
  { currentPassword, password }: PasswordChange,
  { actor, origin }: Circumstances,
): Promise<void> {
  const hasPassword = await requireCurrentPassword({ db }, { user, currentPassword })
  if (!hasPassword) throw new Refusal(passwordRefusals.noPassword)
  if (password === currentPassword) throw presentPasswordRefusal()
  await refuseGuessablePassword(password, user)
  const hash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    await replacePassword(trx, { userId: user.id, hash, except: sessionId })
    await recordAct(trx, actor, { action: 'password.change', entityType: 'user', entityId: user.id })
    await enqueue(trx, sendPasswordLetter, { kind: 'changed', who: { userId: user.id }, origin })
  })
}
