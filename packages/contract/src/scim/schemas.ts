import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../primitives/schemas.ts'
import { emailMaximumLength } from '../text/limits.ts'
import { identifierTextSchema, personNameSchema } from '../text/schemas.ts'
import { scimEnterpriseSchemaId, scimOperationsMaximum, scimPageDefault, scimPageMaximum } from './limits.ts'

/** Entra ID sends `"False"`. */
export const scimBooleanSchema = z.union([
  z.boolean(),
  z
    .string()
    .regex(/^(true|false)$/i, 'True or false.')
    .transform((text) => text.toLowerCase() === 'true'),
])

const textSchema = identifierTextSchema.max(emailMaximumLength)

/** A person as an identity provider sends them. What is not kept here is passed over. */
export const scimUserBodySchema = z.looseObject({
  userName: textSchema.min(1, 'A user name is required.'),
  externalId: textSchema.nullish(),
  name: z.looseObject({ givenName: personNameSchema.nullish(), familyName: personNameSchema.nullish() }).nullish(),
  emails: z
    .array(z.looseObject({ value: textSchema.nullish(), primary: scimBooleanSchema.nullish() }))
    .max(20)
    .nullish(),
  active: scimBooleanSchema.nullish(),
  [scimEnterpriseSchemaId]: z.looseObject({ employeeNumber: textSchema.nullish() }).nullish(),
})
export type ScimUserBody = z.output<typeof scimUserBodySchema>

export const scimPatchSchema = z.looseObject({
  Operations: z
    .array(
      z.looseObject({ op: z.string().max(20), path: z.string().max(500).nullish(), value: z.unknown().optional() }),
    )
    .min(1, 'A change is required.')
    .max(scimOperationsMaximum),
})
export type ScimPatch = z.output<typeof scimPatchSchema>

/** A person as an identity provider reads them. */
export const scimUserSchema = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  externalId: z.string().optional(),
  userName: z.string(),
  name: z.object({ givenName: z.string(), familyName: z.string(), formatted: z.string() }),
  displayName: z.string(),
  emails: z.array(z.object({ value: z.string(), type: z.literal('work'), primary: z.literal(true) })),
  active: z.boolean(),
  [scimEnterpriseSchemaId]: z.object({ employeeNumber: z.string() }).optional(),
  meta: z.object({
    resourceType: z.literal('User'),
    created: z.string(),
    lastModified: z.string(),
    location: z.string(),
  }),
})
export type ScimUser = z.infer<typeof scimUserSchema>

const listSchema = z.object({
  schemas: z.array(z.string()),
  totalResults: z.number().int(),
  startIndex: z.number().int(),
  itemsPerPage: z.number().int(),
  Resources: z.array(z.unknown()),
})

const access = { kind: 'globalAll', allOf: ['UserReadAny', 'UserUpdateAny'] } as const
const params = z.object({ scimUserId: idSchema })

/** Access, schemas and summaries of `scimCalls`. */
export const scimEndpoints = {
  getScimConfiguration: defineEndpoint({ summary: 'SCIM: what is supported', access, result: z.looseObject({}) }),
  listScimResourceTypes: defineEndpoint({ summary: 'SCIM: kinds of resources', access, result: listSchema }),
  listScimSchemas: defineEndpoint({ summary: 'SCIM: attributes of people', access, result: listSchema }),
  listScimUsers: defineEndpoint({
    summary: 'SCIM: people who came by it; `userName eq "…"` and `externalId eq "…"` find one',
    access,
    query: z.object({
      filter: z.string().max(1000).optional(),
      startIndex: z.coerce.number().int().max(10_000_000).default(1),
      count: z.coerce
        .number()
        .int()
        .max(1_000_000)
        .default(scimPageDefault)
        .transform((count) => Math.max(0, Math.min(count, scimPageMaximum))),
    }),
    result: listSchema,
  }),
  createScimUser: defineEndpoint({
    summary: 'SCIM: make a person, or take over the one with this university number',
    access,
    body: scimUserBodySchema,
    result: scimUserSchema,
    status: 201,
  }),
  getScimUser: defineEndpoint({ summary: 'SCIM: one person', access, params, result: scimUserSchema }),
  replaceScimUser: defineEndpoint({
    summary: 'SCIM: replace what is known of a person',
    access,
    params,
    body: scimUserBodySchema,
    result: scimUserSchema,
  }),
  patchScimUser: defineEndpoint({
    summary: 'SCIM: change some of what is known of a person',
    access,
    params,
    body: scimPatchSchema,
    result: scimUserSchema,
  }),
  deleteScimUser: defineEndpoint({
    summary: 'SCIM: let go of a person, who is disabled and stays with their work',
    access,
    params,
  }),
}
