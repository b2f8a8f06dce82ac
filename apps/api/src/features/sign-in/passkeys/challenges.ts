import { createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { passkeyMinutes } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { hashSecret, selectTokenKey } from '../../../authorization/tokens.ts'
import { seal, unseal } from '../../../data/sealed.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { accountRefusals } from '../sign-in.errors.ts'
import { useChallenge } from './passkeys.queries.ts'

type Db = Kysely<Tables>

/** What a challenge is for, and for whom; nobody in particular signs in by a passkey alone. */
export interface ChallengeUse {
  readonly purpose: 'add' | 'secondFactor' | 'signIn'
  readonly userId: number | null
}

export interface Challenge {
  readonly challenge: string
  readonly ticket: string
}

const ticketSchema = z.object({
  purpose: z.string(),
  userId: z.number().nullable(),
  relyingParty: z.string(),
  challenge: z.string(),
  until: z.number(),
})
type Ticket = z.infer<typeof ticketSchema>

/** A challenge of 32 random bytes. Nothing is stored before it is answered: strangers who ask for many fill no table. */
export async function createChallenge(db: Db, use: ChallengeUse, relyingParty: string, now: Date): Promise<Challenge> {
  const challenge = randomBytes(32).toString('base64url')
  const content: Ticket = { ...use, relyingParty, challenge, until: now.getTime() + passkeyMinutes * 60_000 }
  const key = await selectTokenKey(db, 'secondFactor')
  return { challenge, ticket: seal(key, JSON.stringify(content)).toString('base64url') }
}

export function challengeEnded(): Refusal {
  return new Refusal(accountRefusals.passkeyChallengeEnded)
}

/** What was sealed in a ticket, if it was for this and has not ended. */
export async function readChallenge(
  db: Db,
  ticket: string,
  { purpose, userId, relyingParty, now }: ChallengeUse & { readonly relyingParty: string; readonly now: Date },
): Promise<Ticket> {
  try {
    const text = unseal(await selectTokenKey(db, 'secondFactor'), Buffer.from(ticket, 'base64url'))
    const read = ticketSchema.parse(JSON.parse(text))
    const isMeant = read.purpose === purpose && read.userId === userId && read.relyingParty === relyingParty
    if (isMeant && read.until > now.getTime()) return read
  } catch {
    // Changed, or of another installation: as one that has ended.
  }
  throw challengeEnded()
}

/** Each challenge counts once. */
export async function spendChallenge(db: Db, { challenge, until }: Ticket, now: Date): Promise<void> {
  if (!(await useChallenge(db, hashSecret(challenge), { expiresAt: new Date(until), now }))) throw challengeEnded()
}

/** A person's name for devices (user handle): the same each time, and says nothing to whoever reads it there. */
export async function userHandleOf(db: Db, userId: number): Promise<Buffer> {
  const key = await selectTokenKey(db, 'secondFactor')
  return createHmac('sha256', key).update(`passkeys of ${userId}`).digest()
}
