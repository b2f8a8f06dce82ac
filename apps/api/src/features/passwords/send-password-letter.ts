import { z } from 'zod'
import { defineTask } from '../../jobs/jobs.ts'
import { sendAccountLetter, sendAccountLink, type AccountLetter } from '../sign-in/index.ts'
import { firstPasswordLetter, noPasswordLetter, passwordChangedLetter, resetLetter, setLetter } from './letters.ts'
import { selectOptionalPasswordOwner, type OwnerRow } from './passwords.queries.ts'

const payloadSchema = z.object({
  kind: z.enum(['reset', 'set', 'first', 'changed']),
  /** Of a person, or of whoever has the address; nobody may have it. */
  who: z.union([z.object({ userId: z.number() }), z.object({ email: z.string() })]),
  origin: z.string(),
})

type Payload = z.output<typeof payloadSchema>

/** Somebody without a password gets no link to reset it; the letter that says so counts like one with a link. */
function letterWithLink({ kind, origin }: Payload, person: OwnerRow, secret: string): AccountLetter {
  if (kind === 'set') return setLetter(origin, secret)
  return person.hasPassword ? resetLetter(origin, secret) : noPasswordLetter(origin, person.providers)
}

/** Letters about passwords. The secret of a link is made here, so that it stands in no queue. */
export const sendPasswordLetter = defineTask({
  name: 'sendPasswordLetter',
  payload: payloadSchema,
  maximumTries: 5,
  run: async (payload, services) => {
    const { db } = services
    const person = await selectOptionalPasswordOwner(db, payload.who)
    if (!person) return
    const { kind, origin } = payload
    const send = (letter: AccountLetter) => sendAccountLetter(services, person, letter)
    if (kind === 'first') return await send(firstPasswordLetter(origin, person.userName))
    if (kind === 'changed') return await send(passwordChangedLetter(origin))
    const purpose = kind === 'reset' ? 'resetPassword' : 'setPassword'
    const link = { userId: person.id, purpose, email: person.email } as const
    await sendAccountLink(db, link, (secret) => send(letterWithLink(payload, person, secret)))
  },
})
