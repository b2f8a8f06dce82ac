import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { endAccountLinksToOthers } from '../sign-in/index.ts'
import { lockNames, updateNames } from './profile.queries.ts'
import { sendEmailLink } from './send-email-link.ts'

interface ProfileFields {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/**
 * Changes one's own names at once. An address is a way in: it counts when its reader says so, and
 * only the one asked for last.
 */
export async function updateProfile(
  { db }: Pick<Services, 'db'>,
  { actor, origin, userId }: { readonly actor: Actor; readonly origin: string; readonly userId: number },
  { firstName, lastName, email }: ProfileFields,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await lockNames(trx, userId)
    await endAccountLinksToOthers(trx, { userId, purpose: 'changeEmail', email })
    // Also for the address they have: the job replaces one that waits to ask for another.
    await enqueue(trx, sendEmailLink, { userId, email, origin }, { key: `email ${userId}` })
    if (before.firstName === firstName && before.lastName === lastName) return
    await updateNames(trx, userId, { firstName, lastName })
    await recordAct(trx, actor, {
      action: 'profile.update',
      entityType: 'user',
      entityId: userId,
      before: { firstName: before.firstName, lastName: before.lastName },
      after: { firstName, lastName },
    })
  })
}
