import { z } from 'zod'
import { defineTask } from '../../jobs/jobs.ts'
import { endAccountLinksToOthers, sendAccountLink } from '../sign-in/index.ts'
import { changedLetter, confirmLetter } from './letters.ts'
import { selectNames } from './profile.queries.ts'

/**
 * Asks whoever reads an address whether it is theirs, unless it is the one they have: then nothing is asked any more. The secret is made here, so that it stands in no queue.
 */
export const sendEmailLink = defineTask({
  name: 'sendEmailLink',
  payload: z.object({ userId: z.number(), email: z.string(), origin: z.string() }),
  maximumTries: 5,
  run: async ({ userId, email, origin }, { db, mailer }) => {
    const link = { userId, purpose: 'changeEmail', email } as const
    await endAccountLinksToOthers(db, link)
    const { email: current } = await selectNames(db, userId)
    if (current.toLowerCase() === email.toLowerCase()) return
    await sendAccountLink(db, link, (secret) => mailer.send(confirmLetter(email, origin, secret)))
  },
})

/** Tells whoever reads the former address that it is not the account's any more. */
export const sendEmailChangedLetter = defineTask({
  name: 'sendEmailChangedLetter',
  payload: z.object({ formerEmail: z.string(), firstName: z.string() }),
  maximumTries: 5,
  run: async ({ formerEmail, firstName }, { mailer }) => await mailer.send(changedLetter(formerEmail, firstName)),
})
