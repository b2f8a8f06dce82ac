import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { languageCodes } from '../primitives/languages.ts'
import { idSchema, personSchema, timeZoneSchema } from '../primitives/schemas.ts'
import { codeChallengeSchema, codeResultSchema, passwordSchema, typedPasswordSchema } from '../sign-in/schemas.ts'
import { hasName, nameMissing } from '../text/names.ts'
import { emailSchema, personNameSchema } from '../text/schemas.ts'

const linkTokenSchema = z.string().min(1, 'The link is not complete.').max(200)

/** Access, schemas and summaries of `passwordCalls`. */
export const passwordEndpoints = {
  requestPasswordReset: defineEndpoint({
    summary: 'Send a link to reset a password; the same answer whether or not anybody has the address',
    access: { kind: 'public' },
    body: z.object({ email: emailSchema }),
    status: 202,
  }),
  setPasswordByLink: defineEndpoint({
    summary: 'Set a password with the secret of a link, once; every session of the person ends',
    access: { kind: 'public' },
    body: z.object({ token: linkTokenSchema, password: passwordSchema, codeChallenge: codeChallengeSchema }),
    /** No code where a second factor has to be asked for: the person signs in with the new password. */
    result: z.object({ code: z.string().nullable() }),
  }),
  changePassword: defineEndpoint({
    summary: 'Change your own password; your other sessions end',
    access: { kind: 'signedIn' },
    body: z.object({
      currentPassword: typedPasswordSchema.min(1, 'Type your current password.'),
      password: passwordSchema,
    }),
  }),
  sendPasswordLink: defineEndpoint({
    summary: 'Send somebody a link to set their password',
    access: { kind: 'global', anyOf: ['UserUpdateAny'] },
    params: z.object({ userId: idSchema }),
    status: 202,
  }),
}

export const profileSchema = z.object({
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** An address that waits for its link to be opened; empty: none. */
  pendingEmail: z.string(),
  /** Signs in here with a password. */
  hasPassword: z.boolean(),
  /** Where times are read; null: the time zone of the browser. */
  timeZone: z.string().nullable(),
  /** In which pages, letters and the calendar are written; null: pages in that of the browser, the others in that of the installation. */
  language: z.enum(languageCodes).nullable(),
})
export type Profile = z.infer<typeof profileSchema>

const ownProfileSchema = z
  .object({
    firstName: personNameSchema,
    lastName: personNameSchema,
    email: emailSchema,
    /** null: the time zone of the browser; absent: as it was. */
    timeZone: timeZoneSchema.nullable().optional(),
    /** null: that of the browser and of the installation; absent: as it was. */
    language: z.enum(languageCodes, 'Choose one of en, de, es and fr.').nullable().optional(),
    /** Needed for another address by those who have a password. */
    currentPassword: typedPasswordSchema.default(''),
  })
  .refine(hasName, { path: ['firstName'], message: nameMissing })

/** Access, schemas and summaries of `profileCalls`. */
export const profileEndpoints = {
  getProfile: defineEndpoint({
    summary: 'Your own names, e-mail address, time zone and language',
    access: { kind: 'signedIn' },
    result: profileSchema,
  }),
  updateProfile: defineEndpoint({
    summary:
      'Change your own names, time zone and language; a new e-mail address counts once the link sent there is opened',
    access: { kind: 'signedIn' },
    body: ownProfileSchema,
    result: profileSchema,
  }),
  confirmEmail: defineEndpoint({
    summary: 'Confirm an e-mail address with the secret of the link sent there, once',
    access: { kind: 'public' },
    body: z.object({ token: linkTokenSchema }),
    result: z.object({ email: z.string() }),
  }),
}

/** One sign-in that lasts still. */
export const sessionSchema = z.object({
  id: z.number().int(),
  createdAt: z.string(),
  /** When tokens were last given for it: every quarter of an hour while it is used. */
  lastUsedAt: z.string(),
  userAgent: z.string(),
  address: z.string(),
  /** The identity provider they came by; null: by none. */
  providerName: z.string().nullable(),
  /** The one that asks. */
  isHere: z.boolean(),
  /** Who acts as the person in it. */
  impersonator: personSchema.nullable(),
})
export type Session = z.infer<typeof sessionSchema>

const sessionParamsSchema = z.object({ userId: idSchema, sessionId: idSchema })
const endedSchema = z.object({ ended: z.number().int() })

/** Access, schemas and summaries of `sessionCalls`. */
export const sessionEndpoints = {
  createNewTabCode: defineEndpoint({
    summary:
      'A code for a new tab that does not share the storage of the page that asks, such as a frame of a learning platform',
    access: { kind: 'signedIn' },
    body: z.object({ codeChallenge: codeChallengeSchema }),
    result: codeResultSchema,
    status: 201,
  }),
  listOwnSessions: defineEndpoint({
    summary: 'Where you are signed in',
    access: { kind: 'signedIn' },
    result: z.array(sessionSchema),
  }),
  endOwnSession: defineEndpoint({
    summary: 'End one of your sessions',
    access: { kind: 'signedIn' },
    params: z.object({ sessionId: idSchema }),
  }),
  endOtherSessions: defineEndpoint({
    summary: 'Log out everywhere else',
    access: { kind: 'signedIn' },
    result: endedSchema,
  }),
  listSessionsOfUser: defineEndpoint({
    summary: 'Where somebody is signed in',
    access: { kind: 'global', anyOf: ['UserUpdateAny'] },
    params: z.object({ userId: idSchema }),
    result: z.array(sessionSchema),
  }),
  endSessionOfUser: defineEndpoint({
    summary: "End one of somebody's sessions",
    access: { kind: 'global', anyOf: ['UserUpdateAny'] },
    params: sessionParamsSchema,
  }),
  endSessionsOfUser: defineEndpoint({
    summary: "End all of somebody's sessions",
    access: { kind: 'global', anyOf: ['UserUpdateAny'] },
    params: z.object({ userId: idSchema }),
    result: endedSchema,
  }),
  disableAccount: defineEndpoint({
    summary: 'Let nobody in as this person until the account is enabled again; their sessions end',
    access: { kind: 'global', anyOf: ['UserUpdateAny'] },
    params: z.object({ userId: idSchema }),
  }),
  enableAccount: defineEndpoint({
    summary: 'Let this person in again',
    access: { kind: 'global', anyOf: ['UserUpdateAny'] },
    params: z.object({ userId: idSchema }),
  }),
}

/** Access, schemas and summaries of `impersonationCalls`. */
export const impersonationEndpoints = {
  startImpersonation: defineEndpoint({
    summary: 'A code for a session as somebody else, bound to this one',
    access: { kind: 'global', anyOf: ['UserImpersonateAny'] },
    query: z.object({ userId: idSchema, codeChallenge: codeChallengeSchema }),
    result: codeResultSchema,
  }),
  stopImpersonation: defineEndpoint({
    summary: 'A code that leads back to the session the impersonation was begun from',
    access: { kind: 'signedIn' },
    query: z.object({ codeChallenge: codeChallengeSchema }),
    result: codeResultSchema,
  }),
}
