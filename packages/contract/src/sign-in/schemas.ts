import { z } from 'zod'
import { allActivities, globalRoles } from '@isomorph/access'
import { defineEndpoint } from '../endpoint.ts'
import { passwordMinimumLength } from './limits.ts'
import { languageCodes } from '../primitives/languages.ts'
import { hasName, nameMissing } from '../text/names.ts'
import { emailSchema, identifierTextSchema, nameSchema, personNameSchema } from '../text/schemas.ts'

/** `POST /token`, form-encoded (RFC 6749 §§4.1.3, 6; RFC 7636). A client secret is accepted and worth nothing. */
export const tokenRequestSchema = z.object({
  /** authorization_code or refresh_token */
  grant_type: z.string().min(1).max(100),
  client_id: z.string().min(1).max(200).optional(),
  client_secret: z.string().max(1000).optional(),
  code: z.string().max(500).optional(),
  code_verifier: z.string().max(500).optional(),
  redirect_uri: z.string().max(2000).optional(),
  refresh_token: z.string().max(500).optional(),
  /**
   * Ours, beside the standard: `cookie` keeps the refresh token in an HttpOnly cookie, from which it is read as well. What came
   * in a cookie never leaves in an answer.
   */
  refresh_token_in: z.enum(['answer', 'cookie']).optional(),
  scope: z.string().max(1000).optional(),
})
export type TokenRequest = z.infer<typeof tokenRequestSchema>

/** `.expires` is the moment at which the access token ends, as RFC 1123 text; `expires_in` says so without a clock. */
export const oauthTokenSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.number().int(),
  /** Missing where the browser has it in a cookie. */
  refresh_token: z.string().optional(),
  '.expires': z.string(),
})
export type OAuthToken = z.infer<typeof oauthTokenSchema>

/** PKCE S256 challenge (RFC 7636) of whoever begins a flow: its verifier is needed to exchange the code. */
export const codeChallengeSchema = z
  .string({ error: 'A code challenge is missing: PKCE is required.' })
  .regex(/^[\w-]{43}$/, 'A code challenge is the SHA-256 of its verifier, in 43 characters.')

/** Any password that is typed, an old one as well: what is longer costs time to hash. */
export const typedPasswordSchema = z.string().max(1000, 'Use at most 1000 characters.')

export const passwordSchema = typedPasswordSchema.min(
  passwordMinimumLength,
  `A password has at least ${passwordMinimumLength} characters.`,
)

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens count for nothing. */
export const secondFactorCodeSchema = z.string().trim().min(1, 'Type the code.').max(60)

/** Bytes as WebAuthn writes them in JSON. */
export const base64UrlSchema = z.string().regex(/^[\w-]+$/, 'This is no base64url.')

/** What a passkey's device answers to a challenge (WebAuthn, AuthenticationResponseJSON), with the ticket of that challenge. */
export const passkeyProofSchema = z.strictObject({
  ticket: z.string().max(2000),
  answer: z.object({
    id: base64UrlSchema.max(2000),
    rawId: base64UrlSchema.max(2000),
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: base64UrlSchema.max(4000),
      authenticatorData: base64UrlSchema.max(4000),
      signature: base64UrlSchema.max(8000),
      userHandle: z.string().max(200).nullish(),
    }),
    clientExtensionResults: z.object({}),
  }),
})
export type PasskeyProof = z.infer<typeof passkeyProofSchema>

/** What a device answers when it has made a passkey. */
const registrationSchema = z.object({
  id: base64UrlSchema.max(2000),
  rawId: base64UrlSchema.max(2000),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64UrlSchema.max(4000),
    attestationObject: base64UrlSchema.max(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
  clientExtensionResults: z.object({}),
})
export type PasskeyRegistration = z.infer<typeof registrationSchema>

export const passkeyNameSchema = nameSchema.max(60, 'A name has at most 60 characters.')

/** A passkey that a device has made, with the ticket of its challenge. */
export const newPasskeySchema = z.strictObject({
  ticket: z.string().max(2000),
  name: passkeyNameSchema,
  registration: registrationSchema,
})
export type NewPasskey = z.infer<typeof newPasskeySchema>

/** A code that is exchanged for tokens once. */
export const codeResultSchema = z.object({ code: z.string() })

/** The person signed in, with what they may do everywhere. */
export const userInfoSchema = z.object({
  id: z.number().int(),
  puid: z.string(),
  userName: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  uid: z.string(),
  roles: z.array(z.object({ role: z.enum(globalRoles) })),
  activities: z.array(z.enum(allActivities)),
  isImpersonated: z.boolean(),
  /** Of which kinds the person holds a role on one that is not deleted, their own or through a library. */
  sharedKinds: z.array(z.enum(['Assessment', 'Problem', 'SharedLibrary'])),
  /** Where the person reads times; null: the time zone of the browser. */
  timeZone: z.string().nullable(),
  /** In which the person reads pages; null: that of the browser. */
  language: z.enum(languageCodes).nullable(),
})
export type UserInfo = z.infer<typeof userInfoSchema>

/** Access, schemas and summaries of `accountCalls`. */
export const accountEndpoints = {
  createToken: defineEndpoint({
    summary: 'Exchange a code or a refresh token for an access token',
    access: { kind: 'public' },
    body: tokenRequestSchema,
    result: oauthTokenSchema,
  }),
  signInLocally: defineEndpoint({
    summary: 'Exchange a user name and password for a code',
    access: { kind: 'public' },
    body: z.object({
      userName: z.string().trim().min(1, 'Type your user name.').max(200),
      password: typedPasswordSchema.min(1, 'Type your password.'),
      codeChallenge: codeChallengeSchema,
      /** Of those who have a second factor. */
      secondFactor: secondFactorCodeSchema.optional(),
      /** The same, shown by a passkey. */
      passkey: passkeyProofSchema.optional(),
      /** Of those who are asked for one and set it now. */
      newSecondFactor: z.strictObject({ ticket: z.string().max(2000), code: secondFactorCodeSchema }).optional(),
      /** The same, as a passkey. */
      newPasskey: newPasskeySchema.optional(),
    }),
    result: codeResultSchema.extend({
      /** Of a second factor that was set; shown this once. */
      recoveryCodes: z.array(z.string()).optional(),
    }),
  }),
  getUserInfo: defineEndpoint({
    summary: 'Who is signed in, and what they may do',
    access: { kind: 'signedIn' },
    result: userInfoSchema,
  }),
  logOut: defineEndpoint({
    summary: 'End the session of the access token or of the refresh cookie: its tokens stop counting at once',
    access: { kind: 'public', knowsSession: true },
  }),
  /** Needed while there is no super administrator who can sign in. */
  getSetup: defineEndpoint({
    summary: 'Whether the first administrator is still to be made',
    access: { kind: 'public' },
    result: z.object({ isNeeded: z.boolean() }),
  }),
  createFirstAdministrator: defineEndpoint({
    summary: 'Make the first administrator, with the setup token of the installation',
    access: { kind: 'public' },
    body: z
      .object({
        /** Printed where the product was started, or set there. */
        setupToken: z.string().trim().min(1, 'Type the setup token.').max(200),
        userName: identifierTextSchema.min(1, 'Type a user name.').max(200),
        email: emailSchema,
        firstName: personNameSchema,
        lastName: personNameSchema,
        password: passwordSchema,
        codeChallenge: codeChallengeSchema,
      })
      .refine(hasName, { path: ['firstName'], message: nameMissing }),
    result: codeResultSchema,
    status: 201,
  }),
}
