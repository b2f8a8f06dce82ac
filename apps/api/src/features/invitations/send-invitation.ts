import { z } from 'zod'
import { formatLinkLifetime } from '@isomorph/contract'
import { defineTask } from '../../jobs/jobs.ts'
import type { Mail } from '../../mail/mail.ts'
import { letterTo, linkAddress, sendAccountLink } from '../sign-in/index.ts'
import { lockOptionalInvitedPerson, markSent, type InvitedPerson } from './invitations.queries.ts'

function letter(to: InvitedPerson, origin: string, secret: string): Mail {
  const inviter = [to.inviterFirstName, to.inviterLastName].filter(Boolean).join(' ') || 'An administrator'
  const life = formatLinkLifetime('setPassword')
  return letterTo(to, 'You are invited to Isomorph', [
    `${inviter} invites you to Isomorph. Open this link within ${life} to choose a password and come in:`,
    linkAddress(origin, 'reset-password', secret),
    'The link counts once. If you do not know what this is about, do nothing.',
  ])
}

/**
 * Sends the letter of an invitation, unless it was taken back meanwhile. The secret is made here, so that it stands in
 * no queue. Taking back waits for a letter that is on its way, and then ends its link.
 */
export const sendInvitationTask = defineTask({
  name: 'sendInvitation',
  maximumTries: 8,
  payload: z.object({ userId: z.number().int(), origin: z.string() }),
  run: async ({ userId, origin }, { db, mailer }) =>
    await db.transaction().execute(async (trx) => {
      const to = await lockOptionalInvitedPerson(trx, userId)
      if (!to) return
      const link = { userId, purpose: 'setPassword', email: to.email } as const
      // Outside the transaction: the link counts by the time the letter arrives.
      const isSent = await sendAccountLink(db, link, (secret) => mailer.send(letter(to, origin, secret)))
      if (isSent) await markSent(trx, userId)
    }),
})
