import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { saidSentenceSchema } from '../errors/schemas.ts'
import { listQuerySchema, cappedPageOf } from '../lists/schemas.ts'
import { idSchema, personSchema } from '../primitives/schemas.ts'
import { exchangeKinds, exchangeOutcomes, retriesMaximum } from './limits.ts'

const namedSchema = z.object({ id: z.number().int(), name: z.string() })

export const exchangeSchema = z.object({
  id: z.number().int(),
  at: z.string(),
  direction: z.enum(['in', 'out']),
  kind: z.enum(exchangeKinds),
  outcome: z.enum(exchangeOutcomes),
  provider: namedSchema.nullable(),
  /** What the platform calls its course. */
  contextTitle: z.string(),
  group: namedSchema.nullable(),
  groupAssessment: namedSchema.nullable(),
  /** The person it is about. */
  person: personSchema.nullable(),
  summary: z.string(),
  /** The same in codes, where it is a sentence of ours and no name. */
  summarySaid: z.array(saidSentenceSchema),
  /** Why it was refused or failed. */
  detail: z.string(),
  /** The same in codes; empty where any of it has none. */
  said: z.array(saidSentenceSchema),
  /** The same as a code with parameters, of launches that were refused. */
  reason: saidSentenceSchema.exactOptional(),
  traceId: z.string(),
  nextTryAt: z.string().nullable(),
  /** Whether it went wrong, can be tried again, and nothing has gone right since. */
  canRetry: z.boolean(),
})
export type Exchange = z.infer<typeof exchangeSchema>

const searchSchema = listQuerySchema.extend({
  kind: z.enum(exchangeKinds).optional(),
  outcome: z.enum(exchangeOutcomes).optional(),
  groupAssessmentId: idSchema.optional(),
})

const retrySchema = z.object({
  /** Absent: everything that can be tried again. */
  ids: z.array(idSchema).min(1).max(retriesMaximum).optional(),
})
const retriedSchema = z.object({
  /** How many assessments and rosters are under way again. */
  retried: z.number().int(),
})

const everywhere = { kind: 'global', anyOf: ['ExternalProviderModify'] } as const
const paramsSchema = z.object({ groupId: idSchema })

/** Access, schemas and summaries of `exchangeCalls`. */
export const exchangeEndpoints = {
  searchExchanges: defineEndpoint({
    summary: 'Search the integration ledger, the newest first',
    access: everywhere,
    query: searchSchema,
    result: cappedPageOf(exchangeSchema),
  }),
  retryExchanges: defineEndpoint({
    summary: 'Try messages again that went wrong',
    access: everywhere,
    body: retrySchema,
    result: retriedSchema,
  }),
  searchGroupExchanges: defineEndpoint({
    summary: 'Search the part of the integration ledger that is about a course',
    access: { kind: 'group', from: 'params', name: 'groupId', anyOf: ['ExternalGroupRead'] },
    params: paramsSchema,
    query: searchSchema,
    result: cappedPageOf(exchangeSchema),
  }),
  retryGroupExchanges: defineEndpoint({
    summary: 'Try messages about a course again that went wrong',
    access: { kind: 'group', from: 'params', name: 'groupId', anyOf: ['GradePushDispatch'] },
    params: paramsSchema,
    body: retrySchema,
    result: retriedSchema,
  }),
}
