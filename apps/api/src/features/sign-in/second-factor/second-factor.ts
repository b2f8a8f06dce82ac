import { verify } from '@node-rs/argon2'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type AccountLockedParams, type NewSecondFactor, sayOfField, secretMinutes } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { selectTokenKey } from '../../../authorization/tokens.ts'
import { seal, unseal } from '../../../data/sealed.ts'
import { secondsUntil, waitInWords } from '../../../http/waiting.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { selectSettings } from '../../../services/settings.ts'
import { hashPassword } from '../password.ts'
import { accountRefusals } from '../sign-in.errors.ts'
import { newRecoveryCodes, plainCode } from './recovery-codes.ts'
import {
  countWrongCode,
  replaceRecoveryCodes,
  selectIsAdministrator,
  selectOptionalSecondFactor,
  selectRecoveryCodesLeft,
  upsertSecondFactor,
  useRecoveryCode,
  useStep,
  type SecondFactorRow,
} from './second-factor.queries.ts'
import { addressOf, newSecret, stepOf } from './totp.ts'

type Db = Kysely<Tables>

/** Whoever guesses knows the password already. 960 tries a day hit one of three codes among a million once in a year. */
const lockRule = { failuresAllowed: 10, lockSeconds: 900 }

/** Whether the installation asks somebody for a second factor. */
export async function isSecondFactorRequired(db: Db, userId: number): Promise<boolean> {
  const { secondFactorDemand } = await selectSettings(db)
  return secondFactorDemand === 'administrators' && (await selectIsAdministrator(db, userId))
}

/** Whether somebody has to show more than a password. */
export async function hasOrNeedsSecondFactor(db: Db, userId: number): Promise<boolean> {
  return (await selectOptionalSecondFactor(db, userId)) !== undefined || (await isSecondFactorRequired(db, userId))
}

interface TicketOwner {
  readonly id: number
  readonly userName: string
}

const ticketSchema = z.object({ userId: z.number(), secret: z.string(), until: z.number() })

/** A secret for an authenticator app. Nothing is stored before a code confirms it. */
export async function beginSecondFactor(
  db: Db,
  { id: userId, userName }: TicketOwner,
  now: Date,
): Promise<NewSecondFactor> {
  const secret = newSecret()
  const { universityName } = await selectSettings(db)
  const issuer = universityName === '' ? 'Isomorph' : `Isomorph ${universityName}`
  const until = now.getTime() + secretMinutes * 60_000
  const key = await selectTokenKey(db, 'secondFactor')
  const ticket = seal(key, JSON.stringify({ userId, secret, until })).toString('base64url')
  return { secret, address: addressOf(secret, { label: userName, issuer }), ticket }
}

interface FirstCode {
  readonly ticket: string
  readonly code: string
}

async function readTicket(db: Db, userId: number, ticket: string, now: Date): Promise<string> {
  try {
    const text = unseal(await selectTokenKey(db, 'secondFactor'), Buffer.from(ticket, 'base64url'))
    const read = ticketSchema.parse(JSON.parse(text))
    if (read.userId === userId && read.until > now.getTime()) return read.secret
  } catch {
    // Changed, or of another installation: as one that has ended.
  }
  throw new Refusal(accountRefusals.secondFactorSecretEnded)
}

function wrongCode(): Refusal {
  const errors = [{ path: 'code', ...sayOfField('wrongSecondFactor') }]
  return new Refusal(accountRefusals.wrongSecondFactor, { errors })
}

/** Sets a second factor by its first code. The recovery codes are known to nobody afterwards. */
export async function setSecondFactor(
  db: Db,
  userId: number,
  { ticket, code }: FirstCode,
  now: Date,
): Promise<readonly string[]> {
  const secret = await readTicket(db, userId, ticket, now)
  const step = stepOf(secret, plainCode(code), now)
  if (step === undefined) throw wrongCode()
  const key = await selectTokenKey(db, 'secondFactor')
  await upsertSecondFactor(db, userId, seal(key, secret), step)
  return await renewRecoveryCodes(db, userId)
}

export async function renewRecoveryCodes(db: Db, userId: number): Promise<readonly string[]> {
  const codes = newRecoveryCodes()
  const hashes = await Promise.all(codes.map((code) => hashPassword(plainCode(code))))
  await replaceRecoveryCodes(db, userId, hashes)
  return codes
}

async function isUnusedRecoveryCode(db: Db, userId: number, code: string): Promise<boolean> {
  for (const { id, hash } of await selectRecoveryCodesLeft(db, userId))
    if (await verify(hash, code)) return await useRecoveryCode(db, id)
  return false
}

async function isRightCode(db: Db, { userId, secret }: SecondFactorRow, code: string, now: Date): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return await isUnusedRecoveryCode(db, userId, code)
  if (secret === null) return false
  const step = stepOf(unseal(await selectTokenKey(db, 'secondFactor'), secret), code, now)
  return step !== undefined && (await useStep(db, userId, step))
}

/** Refuses everything but the present code of the app and unused recovery codes. Too many wrong ones make it rest. */
export async function requireSecondFactor(db: Db, factor: SecondFactorRow, typed: string, now: Date): Promise<void> {
  if (factor.lockedUntil && factor.lockedUntil > now) {
    const seconds = secondsUntil(factor.lockedUntil, now)
    throw new Refusal(accountRefusals.accountLocked, {
      detail: `Too many wrong codes were typed. Try again in ${waitInWords(seconds)}.`,
      params: { reason: 'codes', seconds } satisfies AccountLockedParams,
      retryAfterSeconds: seconds,
    })
  }
  if (await isRightCode(db, factor, plainCode(typed), now)) return
  await countWrongCode(db, factor.userId, lockRule)
  throw wrongCode()
}
