import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../primitives/schemas.ts'
import { codeChallengeSchema, codeResultSchema } from '../sign-in/schemas.ts'

const paramsSchema = z.object({ identityProviderId: idSchema })

/** Access, schemas and summaries of `signInCalls`. */
export const signInEndpoints = {
  /** A page address: the browser goes there. */
  beginSignIn: defineEndpoint({
    summary: 'Go to an identity provider to sign in (303)',
    access: { kind: 'public' },
    params: paramsSchema,
    query: z.object({
      /** Without one the web app is asked to begin. CAS needs none: it brings a ticket. */
      codeChallenge: codeChallengeSchema.optional(),
      gateway: z.literal('true').optional(),
    }),
  }),
  completeSignIn: defineEndpoint({
    summary: 'Where an OpenID provider sends the browser back to (303 to the web app)',
    access: { kind: 'public' },
    params: paramsSchema,
  }),
  leaveProvider: defineEndpoint({
    summary: 'Go to an identity provider to log out there (303)',
    access: { kind: 'public' },
    params: paramsSchema,
  }),
  endProviderSession: defineEndpoint({
    summary: 'OpenID Connect back-channel logout: the sessions that the token names end',
    access: { kind: 'public' },
    params: paramsSchema,
    body: z.object({ logout_token: z.string().min(1).max(20_000) }),
    status: 200,
  }),
  /** A frame of the provider's page. The answer is always an empty page. */
  endProviderSessionInFrame: defineEndpoint({
    summary: 'OpenID Connect front-channel logout: the session that is named ends, or that of this browser',
    access: { kind: 'public' },
    params: paramsSchema,
    query: z.object({ iss: z.string().max(1000).optional(), sid: z.string().min(1).max(1000).optional() }),
  }),
  signInWithCas: defineEndpoint({
    summary: 'Exchange CAS credentials for a code',
    access: { kind: 'public' },
    body: z.object({
      userName: z.string().trim().min(1, 'Type your user name.').max(200),
      password: z.string().min(1, 'Type your password.').max(1000),
      /** Where several providers take credentials. */
      identityProviderId: z.number().int().positive().optional(),
      codeChallenge: codeChallengeSchema,
    }),
    result: codeResultSchema,
  }),
  validateCasTicket: defineEndpoint({
    summary: 'Exchange a CAS ticket for a code',
    access: { kind: 'public' },
    query: z.object({
      ticket: z.string().min(1).max(1000),
      /** The very address that the ticket was made for; one of ours. */
      service: z.string().min(1).max(2000),
      identityProviderId: idSchema.optional(),
      codeChallenge: codeChallengeSchema,
    }),
    result: codeResultSchema,
  }),
  /** CAS posts to the service address, which is a page of the web app. The body is read as it comes: the answer is always 200. */
  endCasSession: defineEndpoint({
    summary: 'CAS single logout: the session that began with the ticket ends',
    access: { kind: 'public' },
    status: 200,
  }),
}
