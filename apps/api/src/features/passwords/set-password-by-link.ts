import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { Refusal } from '../../refusals/refusals.ts'
import {
  createCode,
  hasOrNeedsSecondFactor,
  hashPassword,
  isPassword,
  refuseGuessablePassword,
  selectOptionalAccountLink,
  useOptionalAccountLink,
} from '../sign-in/index.ts'
import { passwordRefusals } from './passwords.errors.ts'
import { selectOptionalPassword, selectOptionalPasswordOwner, type OwnerRow } from './passwords.queries.ts'
import { presentPasswordRefusal } from './present-password-refusal.ts'
import { replacePassword } from './replace-password.ts'
import { sendPasswordLetter } from './send-password-letter.ts'

interface NewPassword {
  readonly token: string
  readonly password: string
  readonly codeChallenge: string
}

const purposes = ['setPassword', 'resetPassword'] as const

/** Whose link it is; a link that went to an address they no longer have counts no more. */
async function requireOwner(db: Kysely<Tables>, token: string, find: typeof useOptionalAccountLink): Promise<OwnerRow> {
  const link = await find(db, token, purposes)
  const owner = link && (await selectOptionalPasswordOwner(db, { userId: link.userId }))
  if (link?.email.toLowerCase() !== owner?.email.toLowerCase() || !owner) throw new Refusal(passwordRefusals.linkEnded)
  return owner
}

async function refusePresentPassword(db: Kysely<Tables>, { id }: OwnerRow, password: string): Promise<void> {
  const present = await selectOptionalPassword(db, id)
  if (present && (await isPassword(present.hash, password))) throw presentPasswordRefusal()
}

/**
 * Sets a password with the secret of a link. Whoever was signed in with the former one is not any more. The link is
 * looked up before anything that takes time, and used afterwards: nobody makes the server compute without one.
 */
export async function setPasswordByLink(
  { db }: Pick<Services, 'db'>,
  { token, password, codeChallenge }: NewPassword,
  { actor, origin }: { readonly actor: Actor; readonly origin: string },
): Promise<{ code: string | null }> {
  const owner = await requireOwner(db, token, selectOptionalAccountLink)
  await refuseGuessablePassword(password, owner)
  await refusePresentPassword(db, owner, password)
  const hash = await hashPassword(password)
  return await db.transaction().execute(async (trx) => {
    const { id: userId, hasPassword } = await requireOwner(trx, token, useOptionalAccountLink)
    await replacePassword(trx, { userId, hash })
    await recordAct(trx, { ...actor, userId }, { action: 'password.reset', entityType: 'user', entityId: userId })
    await enqueue(trx, sendPasswordLetter, { kind: hasPassword ? 'changed' : 'first', who: { userId }, origin })
    // A link by e-mail stands for the password alone.
    if (await hasOrNeedsSecondFactor(trx, userId)) return { code: null }
    return { code: await createCode(trx, { userId, purpose: 'passwordReset', challenge: codeChallenge }) }
  })
}
