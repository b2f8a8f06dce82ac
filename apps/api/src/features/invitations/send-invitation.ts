import { z } from 'zod'
import { linkDays } from '@isomorph/contract'
import { defineTask } from '../../jobs/jobs.ts'
import { linkAddress, sendAccountLetter, sendAccountLink, type AccountLetter } from '../sign-in/index.ts'
import { lockOptionalInvitedPerson, markSent, type InvitedPerson } from './invitations.queries.ts'

function invitation(to: InvitedPerson, origin: string, secret: string): AccountLetter {
  const inviter = [to.inviterFirstName, to.inviterLastName].filter(Boolean).join(' ')
  const days = linkDays.setPassword
  return (say) => ({
    subject: say('letters.invitation.subject'),
    paragraphs: [
      inviter === '' ? say('letters.invitation.link', { days }) : say('letters.invitation.link.by', { inviter, days }),
      linkAddress(origin, 'reset-password', secret),
      say('letters.invitation.once'),
    ],
  })
}

/**
 * Sends the letter of an invitation, unless it was taken back meanwhile. The secret is made here, so that it stands in
 * no queue. Taking back waits for a letter that is on its way, and then ends its link.
 */
export const sendInvitationTask = defineTask({
  name: 'sendInvitation',
  maximumTries: 8,
  payload: z.object({ userId: z.number().int(), origin: z.string() }),
  run: async ({ userId, origin }, services) =>
    await services.db.transaction().execute(async (trx) => {
      const to = await lockOptionalInvitedPerson(trx, userId)
      if (!to) return
      const link = { userId, purpose: 'setPassword', email: to.email } as const
      // Outside the transaction: the link counts by the time the letter arrives.
      const isSent = await sendAccountLink(services.db, link, (secret) =>
        sendAccountLetter(services, to, invitation(to, origin, secret)),
      )
      if (isSent) await markSent(trx, userId)
    }),
})
