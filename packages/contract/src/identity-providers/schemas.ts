import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { saidSentenceSchema } from '../errors/schemas.ts'
import {
  admissions,
  casVersions,
  clientAuthentications,
  identityProviderKinds,
  maximumRoleMappings,
  providerRoles,
} from './limits.ts'
import { idSchema, momentSchema } from '../primitives/schemas.ts'
import { nameTextSchema } from '../text/schemas.ts'

/** A provider as the sign-in page offers it. */
export const identityProviderSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: z.enum(identityProviderKinds),
  loginUrl: z.string(),
  logoutUrl: z.string(),
  /** People sign in by their browser going there. */
  takesTickets: z.boolean(),
  /** People type their user name and password here, for CAS to check (CAS REST). */
  takesCredentials: z.boolean(),
  /** Whoever has a session there is signed in without being asked. */
  triesGateway: z.boolean(),
})
export type IdentityProvider = z.infer<typeof identityProviderSchema>

const wordSchema = z
  .string()
  .trim()
  .max(200)
  .regex(/^\P{Cc}*$/u, 'This text contains control characters.')

/** What the provider calls these; empty: it does not send it. */
export const attributeNamesSchema = z.object({
  puid: wordSchema.default(''),
  mail: wordSchema.default(''),
  givenName: wordSchema.default(''),
  sn: wordSchema.default(''),
  displayName: wordSchema.default(''),
})
export type AttributeNames = z.infer<typeof attributeNamesSchema>

/** Whoever has this group, or this value of the claim, holds the role. */
export const roleMappingSchema = z.object({
  value: wordSchema.min(1, 'Type the group as the provider writes it.'),
  role: z.enum(providerRoles, 'Groups cannot give this role.'),
})
export type RoleMapping = z.infer<typeof roleMappingSchema>

const addressSchema = z
  .url({ protocol: /^https?$/, error: 'Type a full address, such as https://login.example.edu.' })
  .max(500)
  .refine((text) => !/[?#\s]|\/\/[^/]*@/.test(text), 'The address has no query, no fragment and no user name.')

const common = {
  name: nameTextSchema.min(1, 'A name is required.').max(60, 'A name has at most 60 characters.'),
  isEnabled: z.boolean(),
  admits: z.enum(admissions),
  /** Whether its e-mail addresses may tell who a person is. */
  isEmailTrusted: z.boolean(),
  attributeNames: attributeNamesSchema,
  /** The claim or attribute that names the groups of a person; dots lead into nested claims. */
  roleClaim: wordSchema.default(''),
  /** Looked at whenever somebody signs in. */
  roleMappings: z
    .array(roleMappingSchema)
    .max(maximumRoleMappings, `At most ${maximumRoleMappings} groups can give roles.`)
    .default([]),
}

const openIdSettings = z.object({
  ...common,
  kind: z.literal('oidc'),
  issuer: addressSchema,
  clientId: wordSchema.min(1, 'Type the client id that the provider gave you.'),
  clientAuthentication: z.enum(clientAuthentications).default('automatic'),
  /** Space separated. */
  scopes: wordSchema
    .default('openid profile email')
    .refine((text) => text.split(/\s+/).includes('openid'), 'The scopes must contain openid.'),
})

const casSettings = z.object({
  ...common,
  kind: z.literal('cas'),
  casAddress: addressSchema,
  casVersion: z.enum(casVersions),
  takesTickets: z.boolean(),
  takesCredentials: z.boolean(),
  triesGateway: z.boolean(),
})

/** The secret comes in and never goes out. Absent: it stays as it is. Empty: the client has none. */
const secretSchema = { clientSecret: z.string().max(1000).optional() }

export const identityProviderDraftSchema = z
  .discriminatedUnion('kind', [openIdSettings.extend(secretSchema), casSettings])
  .refine(({ roleClaim, roleMappings }) => roleClaim !== '' || roleMappings.length === 0, {
    path: ['roleClaim'],
    message: 'Type the name of the claim or attribute in which the groups stand.',
  })
export type IdentityProviderDraft = z.output<typeof identityProviderDraftSchema>

/** A provider as administrators see it. */
export const identityProviderSettingsSchema = z.discriminatedUnion('kind', [
  openIdSettings.extend({ id: z.number().int(), hasClientSecret: z.boolean() }),
  casSettings.extend({ id: z.number().int() }),
])
export type IdentityProviderSettings = z.infer<typeof identityProviderSettingsSchema>

const saidSentencesSchema = z.array(saidSentenceSchema).readonly()

/** One step of checking a connection, and in plain words how it went: in English and in codes. */
export const connectionStepSchema = z.object({
  name: z.string(),
  /** The name in codes. */
  nameSaid: saidSentencesSchema,
  isRight: z.boolean(),
  message: z.string(),
  /** The message in codes. */
  said: saidSentencesSchema,
})
export type ConnectionStep = z.infer<typeof connectionStepSchema>

/** A public key as a key set lists it (RFC 7517). */
export const publicKeySchema = z.object({
  kty: z.string(),
  alg: z.literal('RS256'),
  use: z.literal('sig'),
  kid: z.string(),
  e: z.string(),
  n: z.string(),
})

/** One of our keys towards a provider that asks for signatures instead of a secret. */
export const identityProviderKeySchema = z.object({
  kid: z.string(),
  createdAt: momentSchema,
  /** Whether assertions are signed with it now. A new key waits until providers have read the key set again. */
  isSigning: z.boolean(),
  /** Until when it stays in the key set; null: it is the current one. */
  listedUntil: momentSchema.nullable(),
})
export type IdentityProviderKey = z.infer<typeof identityProviderKeySchema>

const modify = { kind: 'global', anyOf: ['IdentityProviderModify'] } as const
const paramsSchema = z.object({ identityProviderId: idSchema })

/** Access, schemas and summaries of `identityProviderCalls`. */
export const identityProviderEndpoints = {
  getIdentityProviders: defineEndpoint({
    summary: 'Identity providers to sign in with',
    access: { kind: 'public' },
    result: z.array(identityProviderSchema),
  }),
  listIdentityProviderSettings: defineEndpoint({
    summary: 'Identity providers with their settings, without their secrets',
    access: modify,
    result: z.array(identityProviderSettingsSchema),
  }),
  createIdentityProvider: defineEndpoint({
    summary: 'Connect an identity provider',
    access: modify,
    body: identityProviderDraftSchema,
    result: identityProviderSettingsSchema,
    status: 201,
  }),
  updateIdentityProvider: defineEndpoint({
    summary: 'Change an identity provider; without a secret in the body the stored one stays',
    access: modify,
    params: paramsSchema,
    body: identityProviderDraftSchema,
    result: identityProviderSettingsSchema,
  }),
  deleteIdentityProvider: defineEndpoint({
    summary: 'Remove an identity provider; people who signed in there stay, their sessions end by themselves',
    access: modify,
    params: paramsSchema,
  }),
  getIdentityProviderKeySet: defineEndpoint({
    summary: 'Our public keys for an identity provider, as a JSON Web Key Set',
    access: { kind: 'public' },
    params: paramsSchema,
    result: z.object({ keys: z.array(publicKeySchema) }),
  }),
  listIdentityProviderKeys: defineEndpoint({
    summary: 'Our keys towards an identity provider that the key set lists',
    access: modify,
    params: paramsSchema,
    result: z.array(identityProviderKeySchema),
  }),
  rotateIdentityProviderKey: defineEndpoint({
    summary:
      'Make a new key towards an identity provider; the former one signs for ten minutes more and is listed for an hour',
    access: modify,
    params: paramsSchema,
    body: z.object({
      /** The key that is replaced: pressed twice it is replaced once. */
      kid: z.string().max(100),
    }),
    result: z.array(identityProviderKeySchema),
  }),
  checkIdentityProvider: defineEndpoint({
    summary: 'Try the connection to an identity provider, saved or not, and say what is wrong',
    access: modify,
    body: z.object({
      /** Whose stored secret is used when the settings bring none. */
      identityProviderId: z.number().int().positive().optional(),
      settings: identityProviderDraftSchema,
    }),
    result: z.object({ steps: z.array(connectionStepSchema) }),
  }),
}
