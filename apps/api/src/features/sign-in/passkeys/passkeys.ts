import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Kysely } from 'kysely'
import {
  maximumPasskeys,
  passkeyMinutes,
  type NewPasskey,
  type PasskeyCreation,
  type PasskeyProof,
  type PasskeyRegistration,
  type PasskeyRequest,
} from '@isomorph/contract'
import { passkeyCreationSchema, passkeyRequestSchema } from '@isomorph/contract/schemas'
import type { Tables } from '@isomorph/database'
import { Refusal } from '../../../refusals/refusals.ts'
import { selectSettings } from '../../../services/settings.ts'
import { accountRefusals } from '../sign-in.errors.ts'
import { createChallenge, readChallenge, spendChallenge, userHandleOf, type ChallengeUse } from './challenges.ts'
import {
  insertPasskey,
  selectOptionalPasskey,
  selectPasskeys,
  usePasskey,
  type PasskeyRow,
} from './passkeys.queries.ts'
import type { RelyingParty } from './relying-party.ts'

type Db = Kysely<Tables>

const timeout = passkeyMinutes * 60_000
/** EdDSA, ECDSA on P-256 and RSA: what devices make, in the numbers of COSE. */
const algorithms = [-8, -7, -257]

interface Owner {
  readonly id: number
  readonly userName: string
}

interface Surroundings {
  readonly relyingParty: RelyingParty
  readonly now: Date
}

const named = ({ credentialId, transports }: PasskeyRow) => ({ id: credentialId, transports: [...transports] })

/** What a device needs to make a passkey. Nothing is stored before it has answered. */
export async function beginPasskey(
  db: Db,
  { id: userId, userName }: Owner,
  { relyingParty, now }: Surroundings,
): Promise<{ options: PasskeyCreation; ticket: string }> {
  const present = await selectPasskeys(db, userId)
  if (present.length >= maximumPasskeys) throw new Refusal(accountRefusals.tooManyPasskeys)
  const { universityName } = await selectSettings(db)
  const { challenge, ticket } = await createChallenge(db, { purpose: 'add', userId }, relyingParty.id, now)
  const options = await generateRegistrationOptions({
    rpName: universityName === '' ? 'Isomorph' : `Isomorph ${universityName}`,
    rpID: relyingParty.id,
    userName,
    userDisplayName: userName,
    userID: new Uint8Array(await userHandleOf(db, userId)),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout,
    excludeCredentials: present.map(named),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: algorithms,
  })
  return { options: passkeyCreationSchema.parse(options), ticket }
}

async function verifyRegistration(registration: PasskeyRegistration, challenge: string, relyingParty: RelyingParty) {
  const { transports: _, ...withoutTransports } = registration.response
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...registration, response: withoutTransports },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    })
    if (verified) return registrationInfo.credential
  } catch {
    // The library says in exceptions what does not fit.
  }
  throw new Refusal(accountRefusals.wrongPasskey)
}

/** Keeps a passkey that a device has made; its id. */
export async function insertMadePasskey(
  db: Db,
  userId: number,
  { ticket, name, registration }: NewPasskey,
  { relyingParty, now }: Surroundings,
): Promise<number> {
  const read = await readChallenge(db, ticket, { purpose: 'add', userId, relyingParty: relyingParty.id, now })
  const credential = await verifyRegistration(registration, read.challenge, relyingParty)
  await spendChallenge(db, read, now)
  const id = await insertPasskey(db, {
    userId,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: registration.response.transports ?? [],
    relyingParty: relyingParty.id,
    name,
  })
  if (id === undefined) throw new Refusal(accountRefusals.passkeyKnown)
  if ((await selectPasskeys(db, userId)).length > maximumPasskeys) throw new Refusal(accountRefusals.tooManyPasskeys)
  return id
}

/** What a device needs to show a passkey: one of these, or whichever it has. */
export async function askForPasskey(
  db: Db,
  use: ChallengeUse,
  { relyingParty, now }: Surroundings,
  passkeys: readonly PasskeyRow[] = [],
): Promise<{ options: PasskeyRequest; ticket: string }> {
  const { challenge, ticket } = await createChallenge(db, use, relyingParty.id, now)
  const options = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout,
    allowCredentials: passkeys.map(named),
    // Beside a password it is enough to have the device; in place of one the device has to make sure who holds it.
    userVerification: use.purpose === 'signIn' ? 'required' : 'preferred',
  })
  return { options: passkeyRequestSchema.parse(options), ticket }
}

async function verifyAnswer(
  passkey: PasskeyRow,
  answer: PasskeyProof['answer'],
  expected: { readonly challenge: string; readonly relyingParty: RelyingParty; readonly isAlone: boolean },
): Promise<number | undefined> {
  const { userHandle, ...response } = answer.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, response: { ...response, ...(userHandle ? { userHandle } : {}) } },
      expectedChallenge: expected.challenge,
      expectedOrigin: expected.relyingParty.origin,
      expectedRPID: expected.relyingParty.id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: expected.isAlone,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // The library says in exceptions what does not fit: another challenge, address or key, or a counter that fell.
    return undefined
  }
}

async function isOfOwner(db: Db, userId: number, userHandle: string | null | undefined): Promise<boolean> {
  return userHandle === (await userHandleOf(db, userId)).toString('base64url')
}

/** Refuses everything but the answer of a passkey to its own challenge; whose it is. */
export async function requirePasskey(
  db: Db,
  { ticket, answer }: PasskeyProof,
  use: ChallengeUse,
  { relyingParty, now }: Surroundings,
): Promise<{ userId: number }> {
  const read = await readChallenge(db, ticket, { ...use, relyingParty: relyingParty.id, now })
  const passkey = await selectOptionalPasskey(db, answer.id)
  const isAlone = use.purpose === 'signIn'
  const isMeant =
    passkey !== undefined &&
    (isAlone ? await isOfOwner(db, passkey.userId, answer.response.userHandle) : passkey.userId === use.userId)
  const counter = isMeant
    ? await verifyAnswer(passkey, answer, { challenge: read.challenge, relyingParty, isAlone })
    : undefined
  if (!passkey || counter === undefined) throw new Refusal(accountRefusals.wrongPasskey)
  await spendChallenge(db, read, now)
  if (!(await usePasskey(db, passkey.id, { counter, now }))) throw new Refusal(accountRefusals.wrongPasskey)
  return { userId: passkey.userId }
}
