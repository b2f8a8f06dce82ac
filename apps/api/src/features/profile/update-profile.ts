import { isDeepStrictEqual } from 'node:util'
import type { LanguageCode } from '@isomorph/messages'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { endAccountLinksToOthers } from '../sign-in/index.ts'
import { lockProfile, updateOwnFields } from './profile.queries.ts'
import { sendEmailLink } from './send-email-link.ts'

interface ProfileFields {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Absent: as it was. */
  readonly timeZone?: string | null | undefined
  /** Absent: as it was. */
  readonly language?: LanguageCode | null | undefined
}

/**
 * Changes one's own names, time zone and language at once. An address is a way in: it counts when its reader says so, and
 * only the one asked for last.
 */
export async function updateProfile(
  { db }: Pick<Services, 'db'>,
  { actor, origin, userId }: { readonly actor: Actor; readonly origin: string; readonly userId: number },
  { email, ...fields }: ProfileFields,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const held = await lockProfile(trx, userId)
    const { email: _email, ...before } = held
    const { firstName, lastName, timeZone = held.timeZone, language = held.language } = fields
    const after = { firstName, lastName, timeZone, language }
    await endAccountLinksToOthers(trx, { userId, purpose: 'changeEmail', email })
    // Also for the address they have: the job replaces one that waits to ask for another.
    await enqueue(trx, sendEmailLink, { userId, email, origin }, { key: `email ${userId}` })
    if (isDeepStrictEqual(before, after)) return
    await updateOwnFields(trx, userId, after)
    await recordAct(trx, actor, { action: 'profile.update', entityType: 'user', entityId: userId, before, after })
  })
}
