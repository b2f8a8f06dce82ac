import { isDeepStrictEqual } from 'node:util'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { endAccountLinksToOthers } from '../sign-in/index.ts'
import { lockProfile, updateNamesAndTimeZone } from './profile.queries.ts'
import { sendEmailLink } from './send-email-link.ts'

interface ProfileFields {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Absent: as it was. */
  readonly timeZone?: string | null | undefined
}

/**
 * Changes one's own names and time zone at once. An address is a way in: it counts when its reader says so, and
 * only the one asked for last.
 */
export async function updateProfile(
  { db }: Pick<Services, 'db'>,
  { actor, origin, userId }: { readonly actor: Actor; readonly origin: string; readonly userId: number },
  { firstName, lastName, email, timeZone }: ProfileFields,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const held = await lockProfile(trx, userId)
    const before = { firstName: held.firstName, lastName: held.lastName, timeZone: held.timeZone }
    const after = { firstName, lastName, timeZone: timeZone === undefined ? held.timeZone : timeZone }
    await endAccountLinksToOthers(trx, { userId, purpose: 'changeEmail', email })
    // Also for the address they have: the job replaces one that waits to ask for another.
    await enqueue(trx, sendEmailLink, { userId, email, origin }, { key: `email ${userId}` })
    if (isDeepStrictEqual(before, after)) return
    await updateNamesAndTimeZone(trx, userId, after)
    await recordAct(trx, actor, { action: 'profile.update', entityType: 'user', entityId: userId, before, after })
  })
}
