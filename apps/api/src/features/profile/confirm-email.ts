import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { useOptionalAccountLink } from '../sign-in/index.ts'
import { refusingTakenIdentifiers } from '../people/index.ts'
import { lockProfile, updateEmail } from './profile.queries.ts'
import { profileRefusals } from './profile.errors.ts'
import { sendEmailChangedLetter } from './send-email-link.ts'

/** Takes over an address whose reader opened the link, unless it is somebody else's by now. */
export async function confirmEmail(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  token: string,
): Promise<{ email: string }> {
  return await refusingTakenIdentifiers(db, {}, () =>
    db.transaction().execute(async (trx) => {
      const link = await useOptionalAccountLink(trx, token, ['changeEmail'])
      if (!link) throw new Refusal(profileRefusals.emailLinkEnded)
      const { userId, email } = link
      const before = await lockProfile(trx, userId)
      await updateEmail(trx, userId, email)
      await recordAct(
        trx,
        { ...actor, userId },
        {
          action: 'profile.confirmEmail',
          entityType: 'user',
          entityId: userId,
          before: { email: before.email },
          after: { email },
        },
      )
      await enqueue(trx, sendEmailChangedLetter, {
        formerEmail: before.email,
        firstName: before.firstName,
        language: before.language,
      })
      return { email }
    }),
  )
}
