import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { connectionStepSchema } from '../identity-providers/schemas.ts'
import { idSchema } from '../primitives/schemas.ts'
import { nameTextSchema } from '../text/schemas.ts'
import { deploymentIdMaximum, deploymentsMaximum, externalProviderTypes, ltiProducts, puidClaims } from './limits.ts'

/** An external provider as everybody signed in sees it. */
export const externalProviderSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.enum(externalProviderTypes),
})
export type ExternalProvider = z.infer<typeof externalProviderSchema>

const noControls = /^\P{Cc}*$/u

/** An address of the platform; the query stays as it is, since some platforms tell their sites apart by it. */
const addressSchema = z
  .url({ protocol: /^https?$/, error: 'Type a full address, such as https://lms.example.edu/mod/lti/auth.php.' })
  .max(500)
  .refine((text) => !/[#\s]|\/\/[^/]*@/.test(text), 'The address has no fragment and no user name.')

const deploymentIdSchema = z
  .string()
  .min(1, 'Type a deployment id, or remove it.')
  .max(deploymentIdMaximum, `A deployment id has at most ${deploymentIdMaximum} characters.`)
  .regex(noControls, 'This text contains control characters.')

export const externalProviderDraftSchema = z.object({
  type: z.literal('lti'),
  name: nameTextSchema.min(1, 'A name is required.').max(60, 'A name has at most 60 characters.'),
  product: z.enum(ltiProducts),
  isEnabled: z.boolean(),
  /** Where people use the platform; empty: at the address where logins go on. */
  platformUrl: z.union([z.literal(''), addressSchema]).default(''),
  /** Compared letter by letter with what tokens say. */
  issuer: z.string().trim().min(1, 'Type the issuer that the platform shows.').max(500).regex(noControls),
  clientId: z.string().trim().min(1, 'Type the client id that the platform gave you.').max(255).regex(noControls),
  authorizationUrl: addressSchema,
  tokenUrl: addressSchema,
  tokenAudience: z.string().trim().max(500).regex(noControls).default(''),
  jwksUrl: addressSchema,
  isEmailTrusted: z.boolean(),
  /** Instructors who come from it may make the course that theirs is connected to. */
  mayInstructorsCreate: z.boolean(),
  puidClaim: z.enum(puidClaims),
  deploymentIds: z
    .array(deploymentIdSchema)
    .max(deploymentsMaximum)
    .refine((ids) => new Set(ids).size === ids.length, 'Name each deployment once.'),
})
export type ExternalProviderDraft = z.output<typeof externalProviderDraftSchema>

export const externalProviderSettingsSchema = externalProviderDraftSchema.extend({ id: z.number().int() })
export type ExternalProviderSettings = z.infer<typeof externalProviderSettingsSchema>

/** One of our keys towards platforms. */
export const ltiKeySchema = z.object({
  kid: z.string(),
  createdAt: z.string(),
  /** Until when it stays in the key set; null: it is the current one. */
  listedUntil: z.string().nullable(),
})
export type LtiKey = z.infer<typeof ltiKeySchema>

const modify = { kind: 'global', anyOf: ['ExternalProviderModify'] } as const
const paramsSchema = z.object({ externalProviderId: idSchema })

/** Access, schemas and summaries of `externalProviderCalls`. */
export const externalProviderEndpoints = {
  getExternalProviders: defineEndpoint({
    summary: 'External providers that are connected',
    access: { kind: 'signedIn' },
    result: z.array(externalProviderSchema),
  }),
  listExternalProviderSettings: defineEndpoint({
    summary: 'External providers with their settings',
    access: modify,
    result: z.array(externalProviderSettingsSchema),
  }),
  createExternalProvider: defineEndpoint({
    summary: 'Connect a learning platform',
    access: modify,
    body: externalProviderDraftSchema,
    result: externalProviderSettingsSchema,
    status: 201,
  }),
  updateExternalProvider: defineEndpoint({
    summary: 'Change an external provider; a deployment that is not named takes no launches any more',
    access: modify,
    params: paramsSchema,
    body: externalProviderDraftSchema,
    result: externalProviderSettingsSchema,
  }),
  deleteExternalProvider: defineEndpoint({
    summary: 'Remove an external provider; people and courses that came by it stay',
    access: modify,
    params: paramsSchema,
  }),
  checkExternalProvider: defineEndpoint({
    summary: 'Try the addresses of a learning platform, saved or not, and say what is wrong',
    access: modify,
    body: z.object({ settings: externalProviderDraftSchema }),
    result: z.object({ steps: z.array(connectionStepSchema) }),
  }),
  listLtiKeys: defineEndpoint({
    summary: 'Our keys towards learning platforms that the key set lists',
    access: modify,
    result: z.array(ltiKeySchema),
  }),
  rotateLtiKey: defineEndpoint({
    summary: 'Make a new key towards learning platforms; the former one stays in the key set for a day',
    access: modify,
    body: z.object({
      /** The key that is replaced: pressed twice it is replaced once. */
      kid: z.string().max(100),
    }),
    result: z.array(ltiKeySchema),
  }),
}
