import { z } from 'zod'
import { defineTask } from '../../platform/jobs.ts'
import { createOptionalAccountLink } from '../account/index.ts'

/** Asks whoever reads an address whether it is theirs. The secret is made here, so that it stands in no queue. */
export const sendEmailLink = defineTask({
  name: 'sendEmailLink',
  payload: z.object({ userId: z.number(), email: z.string(), origin: z.string() }),
  maximumTries: 5,
  run: async ({ userId, email, origin }, { db, mailer }) => {
    const secret = await createOptionalAccountLink(db, { userId, purpose: 'changeEmail', email })
    if (secret === undefined) return
    const text = [
      'Hello,',
      'this address was given for an account of Isomorph. Open this link within a day to confirm that it is yours:',
      `${origin}/confirm-email#${secret}`,
      'If you know nothing of it, do nothing.',
    ].join('\n\n')
    await mailer.send({ to: email, subject: 'Confirm your e-mail address', text })
  },
})
