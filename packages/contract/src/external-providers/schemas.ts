import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { saidSentenceSchema } from '../errors/schemas.ts'
import { connectionStepSchema } from '../identity-providers/schemas.ts'
import { idSchema } from '../primitives/schemas.ts'
import { nameTextSchema } from '../text/schemas.ts'
import {
  deploymentIdMaximum,
  deploymentsMaximum,
  externalProviderTypes,
  ltiProducts,
  puidClaims,
  rosterNumberColumns,
  timetableCredentials,
  timetableProducts,
} from './limits.ts'

/** An external provider as everybody signed in sees it. */
export const externalProviderSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.enum(externalProviderTypes),
})
export type ExternalProvider = z.infer<typeof externalProviderSchema>

const noControls = /^\P{Cc}*$/u

/** An address of the platform; the query stays as it is, since some platforms tell their sites apart by it. */
const addressSchema = (name: string, example: string) =>
  z
    .url({ protocol: /^https?$/, error: `Type the whole ${name}, such as https://lms.example.edu${example}` })
    .max(500)
    .refine((text) => !/[#\s]|\/\/[^/]*@/.test(text), `The ${name} has no fragment and no user name.`)

const deploymentIdSchema = z
  .string()
  .min(1, 'Type a deployment id, or remove it.')
  .max(deploymentIdMaximum, `A deployment id has at most ${deploymentIdMaximum} characters.`)
  .regex(noControls, 'This text contains control characters.')

const providerNameSchema = nameTextSchema.min(1, 'A name is required.').max(60, 'A name has at most 60 characters.')

export const learningPlatformDraftSchema = z.object({
  type: z.literal('lti'),
  name: providerNameSchema,
  product: z.enum(ltiProducts),
  isEnabled: z.boolean(),
  /** Where people use the platform; empty: at the address where logins go on. */
  platformUrl: z.union([z.literal(''), addressSchema('address of the platform', '.')]).default(''),
  /** Compared letter by letter with what tokens say. */
  issuer: z.string().trim().min(1, 'Type the issuer that the platform shows.').max(500).regex(noControls),
  clientId: z.string().trim().min(1, 'Type the client id that the platform gave you.').max(255).regex(noControls),
  authorizationUrl: addressSchema('authorization address', '/mod/lti/auth.php.'),
  tokenUrl: addressSchema('token address', '/mod/lti/token.php.'),
  tokenAudience: z.string().trim().max(500).regex(noControls).default(''),
  jwksUrl: addressSchema('address of the keys', '/mod/lti/certs.php.'),
  isEmailTrusted: z.boolean(),
  /** Instructors who come from it may make the course that theirs is connected to. */
  mayInstructorsCreate: z.boolean(),
  puidClaim: z.enum(puidClaims),
  deploymentIds: z
    .array(deploymentIdSchema)
    .max(deploymentsMaximum)
    .refine((ids) => new Set(ids).size === ids.length, 'Name each deployment once.'),
})
export type LearningPlatformDraft = z.output<typeof learningPlatformDraftSchema>

const timetableAddressError = 'Type a full address, such as https://timetable.example.edu/UniTime.'

const timetableAddressSchema = z
  .url({ protocol: /^https?$/, error: timetableAddressError })
  .max(500)
  .refine((text) => !/[?#\s]|\/\/[^/]*@/.test(text), 'The address has no query, no fragment and no user name.')
  .refine((text) => !/\/api\/?$/.test(text), 'Leave out /api at the end.')

const timetableSettings = {
  type: z.literal('timetabling'),
  name: providerNameSchema,
  isEnabled: z.boolean(),
  /** The part before /api; empty for files. */
  address: z.union([z.literal(''), timetableAddressSchema]),
  credential: z.enum(timetableCredentials),
  /** Empty where a token is sent. */
  accountName: z
    .string()
    .trim()
    .max(200)
    .regex(/^[^\p{Cc}:]*$/u, 'An account name has no colon and no control characters.'),
  /** Whether its e-mail addresses may tell who a person is. */
  isEmailTrusted: z.boolean(),
}

export const timetableDraftSchema = z
  .object({
    ...timetableSettings,
    /** Absent: UniTime. */
    product: z.enum(timetableProducts).optional(),
    /** Comes in and never goes out. Absent: it stays as it is, as long as address and account do. */
    secret: z.string().min(1, 'Type the password or token.').max(1000).regex(noControls).optional(),
  })
  .refine(({ product, address }) => (product === 'oneroster') === (address === ''), {
    path: ['address'],
    message: timetableAddressError,
  })
  .refine(
    ({ product, credential, accountName }) => product === 'oneroster' || credential === 'token' || accountName !== '',
    { path: ['accountName'], message: 'Type the name of the account.' },
  )
export type TimetableDraft = z.output<typeof timetableDraftSchema>

export const externalProviderDraftSchema = z.discriminatedUnion('type', [
  learningPlatformDraftSchema,
  timetableDraftSchema,
])
export type ExternalProviderDraft = z.output<typeof externalProviderDraftSchema>

const learningPlatformSettingsSchema = learningPlatformDraftSchema.extend({
  id: z.number().int(),
  /** It registered itself and was not switched on yet. */
  isWaiting: z.boolean(),
})
export type LearningPlatformSettings = z.infer<typeof learningPlatformSettingsSchema>

/** The export that was handed in last. */
export const rosterFileSchema = z.object({
  fileName: z.string(),
  numberColumn: z.enum(rosterNumberColumns),
  uploadedAt: z.string(),
  terms: z.number().int(),
  classes: z.number().int(),
  students: z.number().int(),
  /** People who are enrolled and were left out, since they have no usable university number. */
  withoutNumber: z.number().int(),
})
export type RosterFileSummary = z.infer<typeof rosterFileSchema>

const timetableSettingsSchema = z.object({
  ...timetableSettings,
  product: z.enum(timetableProducts),
  id: z.number().int(),
  hasSecret: z.boolean(),
})
export type TimetableSettings = z.infer<typeof timetableSettingsSchema>

export const externalProviderSettingsSchema = z.discriminatedUnion('type', [
  learningPlatformSettingsSchema,
  timetableSettingsSchema,
])
export type ExternalProviderSettings = z.infer<typeof externalProviderSettingsSchema>

/** An address at which one platform registers this tool by itself. */
export const ltiRegistrationSchema = z.object({
  id: z.number().int(),
  expiresAt: z.string(),
  /** Null until a platform has registered. */
  externalProviderId: z.number().int().nullable(),
  /** Why the last attempt came to nothing; empty: there was none, or it succeeded. */
  lastError: z.string(),
  /** The same in codes; empty where any of it has none. */
  said: z.array(saidSentenceSchema),
})
export type LtiRegistration = z.infer<typeof ltiRegistrationSchema>

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
    summary: 'Connect a learning platform or a timetable',
    access: modify,
    body: externalProviderDraftSchema,
    result: externalProviderSettingsSchema,
    status: 201,
  }),
  updateExternalProvider: defineEndpoint({
    summary:
      'Change an external provider; a deployment that is not named takes no launches any more, a secret that is not given stays',
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
    summary: 'Try a learning platform or a timetable, saved or not, and say what is wrong',
    access: modify,
    body: z.object({
      settings: externalProviderDraftSchema,
      /** The timetable whose stored secret is used when the settings bring none. */
      externalProviderId: idSchema.optional(),
    }),
    result: z.object({ steps: z.array(connectionStepSchema) }),
  }),
  createLtiRegistration: defineEndpoint({
    summary: 'Make an address at which one learning platform registers by itself; it is told once',
    access: modify,
    result: ltiRegistrationSchema.extend({ address: z.string() }),
    status: 201,
  }),
  getLtiRegistration: defineEndpoint({
    summary: 'Whether a learning platform has registered at an address',
    access: modify,
    params: z.object({ registrationId: idSchema }),
    result: ltiRegistrationSchema,
  }),
  getRosterFile: defineEndpoint({
    summary: 'The OneRoster export that was handed in last for a timetable of files; null: none was',
    access: modify,
    params: paramsSchema,
    result: z.object({ file: rosterFileSchema.nullable() }),
  }),
  /** multipart/form-data with one part `file`. */
  uploadRosterFile: defineEndpoint({
    summary: 'Hand in a OneRoster export in place of the last one; the rosters of courses that follow it are read',
    access: modify,
    params: paramsSchema,
    query: z.object({ numberColumn: z.enum(rosterNumberColumns) }),
    result: z.object({ file: rosterFileSchema.nullable(), courses: z.number().int() }),
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
