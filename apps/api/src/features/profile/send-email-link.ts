import { z } from 'zod'
import { defineTask } from '../../jobs/jobs.ts'
import { endAccountLinksToOthers, sendAccountLetter, sendAccountLink } from '../sign-in/index.ts'
import { addressChangedLetter, confirmLetter } from './letters.ts'
import { selectNames } from './profile.queries.ts'

/**
 * Asks whoever reads an address whether it is theirs, unless it is the one they have: then nothing is asked any more. The secret is made here, so that it stands in no queue.
 */
export const sendEmailLink = defineTask({
  name: 'sendEmailLink',
  payload: z.object({ userId: z.number(), email: z.string(), origin: z.string() }),
  maximumTries: 5,
  run: async ({ userId, email, origin }, services) => {
    const { db } = services
    const link = { userId, purpose: 'changeEmail', email } as const
    await endAccountLinksToOthers(db, link)
    const { email: current, language } = await selectNames(db, userId)
    if (current.toLowerCase() === email.toLowerCase()) return
    const to = { email, firstName: '', language }
    await sendAccountLink(db, link, (secret) => sendAccountLetter(services, to, confirmLetter(origin, secret)))
  },
})

/** Tells whoever reads the former address that it is not the account's any more. */
export const sendEmailChangedLetter = defineTask({
  name: 'sendEmailChangedLetter',
  payload: z.object({
    formerEmail: z.string(),
    firstName: z.string(),
    // Letters that an earlier release put into the queue have none.
    language: z.string().nullable().default(null),
  }),
  maximumTries: 5,
  run: async ({ formerEmail, firstName, language }, services) => {
    const to = { email: formerEmail, firstName, language }
    await sendAccountLetter(services, to, addressChangedLetter)
  },
})
