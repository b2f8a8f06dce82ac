import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema, personSchema } from '../primitives/schemas.ts'
import { nameTextSchema } from '../text/schemas.ts'
import { apiTokenDays, apiTokenScopes } from './limits.ts'

export const apiTokenSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  scopes: z.array(z.enum(apiTokenScopes)),
  createdBy: personSchema,
  createdAt: z.string(),
  expiresAt: z.string(),
  /** To the minute; null: never. */
  lastUsedAt: z.string().nullable(),
  /** `ownerGone`: whoever made it is disabled, or may not do any more what it was made for. */
  state: z.enum(['holds', 'expired', 'revoked', 'ownerGone']),
})
export type ApiToken = z.infer<typeof apiTokenSchema>

export const newApiTokenSchema = z.object({
  name: nameTextSchema.min(1, 'Name what the token is for.').max(100, 'A name has at most 100 characters.'),
  scopes: z
    .array(z.enum(apiTokenScopes))
    .min(1, 'Choose at least one thing that the token may do.')
    .max(apiTokenScopes.length),
  days: z.union(
    apiTokenDays.map((days) => z.literal(days)),
    'A token holds for 30, 90, 180 or 365 days.',
  ),
})
export type NewApiToken = z.infer<typeof newApiTokenSchema>

const access = { kind: 'global', anyOf: ['ExternalProviderModify'] } as const

/** Access, schemas and summaries of `apiTokenCalls`. */
export const apiTokenEndpoints = {
  listApiTokens: defineEndpoint({
    summary: 'Tokens of other programs, the newest first; what is revoked or expired for a month is left out',
    access,
    result: z.array(apiTokenSchema),
  }),
  createApiToken: defineEndpoint({
    summary: 'Make a token; it is shown this once',
    access,
    body: newApiTokenSchema,
    result: z.object({ apiToken: apiTokenSchema, secret: z.string() }),
    status: 201,
  }),
  revokeApiToken: defineEndpoint({
    summary: 'End a token at once',
    access,
    params: z.object({ apiTokenId: idSchema }),
  }),
}
