import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../primitives/schemas.ts'
import {
  codeChallengeSchema,
  codeResultSchema,
  newPasskeySchema,
  passkeyNameSchema,
  passkeyProofSchema,
  typedPasswordSchema,
} from '../sign-in/schemas.ts'

const currentPasswordSchema = typedPasswordSchema.min(1, 'Type your current password.')

const credentialSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  /** The ways to the device, as it named them. */
  transports: z.array(z.string()),
})
const userVerificationSchema = z.enum(['discouraged', 'preferred', 'required'])

/** What `navigator.credentials.create` takes (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int(),
  excludeCredentials: z.array(credentialSchema),
  authenticatorSelection: z.object({
    residentKey: z.enum(['discouraged', 'preferred', 'required']),
    userVerification: userVerificationSchema,
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>

/** What `navigator.credentials.get` takes (WebAuthn, PublicKeyCredentialRequestOptionsJSON). */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  /** Empty: whichever passkey the device has for this address. */
  allowCredentials: z.array(credentialSchema),
  userVerification: userVerificationSchema,
})
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>

const passkeySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  createdAt: z.string(),
  /** Null: never. */
  lastUsedAt: z.string().nullable(),
  /** False: it was made under another address of the installation, and works there alone. */
  isOfThisAddress: z.boolean(),
})
export type Passkey = z.infer<typeof passkeySchema>

const challengeOf = <Options extends z.ZodType>(options: Options) =>
  z.object({
    options,
    /** The challenge, sealed: it comes back with the device's answer, and counts once. */
    ticket: z.string(),
  })

const params = z.object({ passkeyId: idSchema })

/** Access, schemas and summaries of `passkeyCalls`. */
export const passkeyEndpoints = {
  listPasskeys: defineEndpoint({
    summary: 'Your passkeys, and whether one can be made under this address',
    access: { kind: 'signedIn' },
    result: z.object({
      passkeys: z.array(passkeySchema),
      /** Passkeys need a host name and HTTPS; `localhost` counts as well. */
      isPossible: z.boolean(),
    }),
  }),
  beginPasskey: defineEndpoint({
    summary: 'A challenge for a device that is to make a passkey of yours',
    access: { kind: 'signedIn' },
    body: z.strictObject({ currentPassword: currentPasswordSchema }),
    result: challengeOf(passkeyCreationSchema),
  }),
  addPasskey: defineEndpoint({
    summary: 'Add the passkey that a device has made; your other sessions end',
    access: { kind: 'signedIn' },
    body: newPasskeySchema,
    result: z.object({
      id: z.number().int(),
      /** Of somebody who had no second factor before; shown this once. */
      recoveryCodes: z.array(z.string()).optional(),
    }),
    status: 201,
  }),
  renamePasskey: defineEndpoint({
    summary: 'Give one of your passkeys another name',
    access: { kind: 'signedIn' },
    params,
    body: z.strictObject({ name: passkeyNameSchema }),
  }),
  removePasskey: defineEndpoint({
    summary: 'Remove one of your passkeys',
    access: { kind: 'signedIn' },
    params,
    body: z.strictObject({ currentPassword: currentPasswordSchema }),
  }),
  beginSecondFactorPasskey: defineEndpoint({
    summary: 'What somebody with a second factor can show beside the password, with a challenge for their passkeys',
    access: { kind: 'public' },
    body: z.strictObject({
      userName: z.string().trim().min(1, 'Type your user name.').max(200),
      password: typedPasswordSchema.min(1, 'Type your password.'),
    }),
    result: z.object({
      /** False: recovery codes are the only codes that count. */
      hasApp: z.boolean(),
      /** Null: no passkey works under this address. */
      challenge: challengeOf(passkeyRequestSchema).nullable(),
    }),
  }),
  beginPasskeyAtSignIn: defineEndpoint({
    summary:
      'A challenge to make a passkey, for somebody whom the installation asks for a second factor and who has none',
    access: { kind: 'public' },
    body: z.strictObject({
      userName: z.string().trim().min(1, 'Type your user name.').max(200),
      password: typedPasswordSchema.min(1, 'Type your password.'),
    }),
    result: challengeOf(passkeyCreationSchema),
  }),
  beginPasskeySignIn: defineEndpoint({
    summary: 'A challenge for whichever passkey the device has',
    access: { kind: 'public' },
    result: challengeOf(passkeyRequestSchema),
  }),
  signInByPasskey: defineEndpoint({
    summary: 'Exchange the answer of a passkey, whose device has made sure of its person, for a code',
    access: { kind: 'public' },
    body: passkeyProofSchema.extend({ codeChallenge: codeChallengeSchema }),
    result: codeResultSchema,
  }),
}
