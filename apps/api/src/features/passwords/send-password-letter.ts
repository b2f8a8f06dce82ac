import { z } from 'zod'
import type { Services } from '../../platform/dependencies.ts'
import { defineTask } from '../../platform/jobs.ts'
import type { Mail } from '../../platform/mail.ts'
import { createOptionalAccountLink } from '../account/index.ts'
import { changedLetter, noPasswordLetter, resetLetter, setLetter } from './letters.ts'
import { selectOptionalAddressee } from './passwords.queries.ts'

const payloadSchema = z.object({
  kind: z.enum(['reset', 'set', 'changed']),
  /** Of a person, or of whoever has the address; nobody may have it. */
  who: z.union([z.object({ userId: z.number() }), z.object({ email: z.string() })]),
  origin: z.string(),
})

async function writeLetter(
  { db }: Pick<Services, 'db'>,
  { kind, who, origin }: z.output<typeof payloadSchema>,
): Promise<Mail | undefined> {
  const person = await selectOptionalAddressee(db, who)
  if (!person) return undefined
  if (kind === 'changed') return changedLetter(person, origin)
  if (kind === 'reset' && !person.hasPassword) return noPasswordLetter(person, origin)
  const purpose = kind === 'reset' ? 'resetPassword' : 'setPassword'
  const secret = await createOptionalAccountLink(db, { userId: person.id, purpose, email: person.email })
  if (secret === undefined) return undefined
  return kind === 'reset' ? resetLetter(person, origin, secret) : setLetter(person, origin, secret)
}

/** Letters about passwords. The secret of a link is made here, so that it stands in no queue. */
export const sendPasswordLetter = defineTask({
  name: 'sendPasswordLetter',
  payload: payloadSchema,
  maximumTries: 5,
  run: async (payload, { db, mailer }) => {
    const mail = await writeLetter({ db }, payload)
    if (mail) await mailer.send(mail)
  },
})
