import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../platform/actor.ts'
import type { Services } from '../../platform/dependencies.ts'
import { enqueue } from '../../platform/jobs.ts'
import { Refusal } from '../../platform/refusals.ts'
import { createCode, hashPassword, refuseGuessablePassword, useOptionalAccountLink } from '../account/index.ts'
import { passwordRefusals } from './passwords.errors.ts'
import { selectOptionalAddressee, type Addressee } from './passwords.queries.ts'
import { replacePassword } from './replace-password.ts'
import { sendPasswordLetter } from './send-password-letter.ts'

interface NewPassword {
  readonly token: string
  readonly password: string
  readonly codeChallenge?: string | undefined
}

/** Whose link it is; a link that went to an address they no longer have counts no more. */
async function usePasswordLink(trx: Kysely<Tables>, token: string): Promise<Addressee> {
  const link = await useOptionalAccountLink(trx, token, ['setPassword', 'resetPassword'])
  const person = link && (await selectOptionalAddressee(trx, { userId: link.userId }))
  if (link?.email.toLowerCase() !== person?.email.toLowerCase() || !person)
    throw new Refusal(passwordRefusals.linkEnded)
  return person
}

/** Sets a password with the secret of a link. Whoever was signed in with the former one is not any more. */
export async function setPasswordByLink(
  { db }: Pick<Services, 'db'>,
  { token, password, codeChallenge }: NewPassword,
  { actor, origin }: { readonly actor: Actor; readonly origin: string },
): Promise<{ code: string }> {
  const hash = await hashPassword(password)
  return await db.transaction().execute(async (trx) => {
    const person = await usePasswordLink(trx, token)
    await refuseGuessablePassword(password, person)
    const userId = person.id
    await replacePassword(trx, { userId, hash })
    await recordAct(trx, { ...actor, userId }, { action: 'password.reset', entityType: 'user', entityId: userId })
    await enqueue(trx, sendPasswordLetter, { kind: 'changed', who: { userId }, origin })
    return { code: await createCode(trx, { userId, purpose: 'passwordReset', challenge: codeChallenge }) }
  })
}
