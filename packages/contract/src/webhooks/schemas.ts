import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { saidSentenceSchema } from '../errors/schemas.ts'
import { cappedPageOf, listQuerySchema } from '../lists/schemas.ts'
import { idSchema } from '../primitives/schemas.ts'
import { nameTextSchema } from '../text/schemas.ts'
import { redeliveriesMaximum, webhookDeliveryStates, webhookEvents, webhookTestEvent } from './limits.ts'

export const webhookDraftSchema = z.object({
  name: nameTextSchema.min(1, 'Name what the webhook is for.').max(100, 'A name has at most 100 characters.'),
  address: z
    .url({ protocol: /^https?$/, error: 'Type a full address, such as https://hooks.example.edu/isomorph.' })
    .max(500)
    .refine((text) => !/\s/.test(text), 'Remove the space from the address, or write it as %20.')
    .refine((text) => !text.includes('#'), 'Remove the # and what follows it from the address.')
    .refine((text) => !/\/\/[^/?#]*@/.test(text), 'Remove the user name from the address.'),
  events: z
    .array(z.enum(webhookEvents))
    .min(1, 'Choose at least one event.')
    .refine((events) => new Set(events).size === events.length, 'Name each event once.'),
  isEnabled: z.boolean(),
})
export type WebhookDraft = z.output<typeof webhookDraftSchema>

export const webhookSchema = webhookDraftSchema.extend({
  id: z.number().int(),
  address: z.string(),
  createdAt: z.string(),
  /** How many deliveries wait, counted up to a limit, and how many nobody tries any more. */
  waiting: z.number().int(),
  failed: z.number().int(),
  lastDeliveredAt: z.string().nullable(),
  /** Since when the receiver takes nothing; null: it took what came last, or nothing came yet. */
  failingSince: z.string().nullable(),
  /** Until when a secret that was replaced still signs; null: none does. */
  formerSecretUntil: z.string().nullable(),
})
export type Webhook = z.infer<typeof webhookSchema>

export const webhookDeliverySchema = z.object({
  id: z.number().int(),
  /** `webhook-id` of its requests. */
  eventId: z.string(),
  event: z.enum([...webhookEvents, webhookTestEvent]),
  createdAt: z.string(),
  state: z.enum(webhookDeliveryStates),
  tries: z.number().int(),
  triedAt: z.string().nullable(),
  /** When it is tried again at the earliest; null: it is not. */
  nextTryAt: z.string().nullable(),
  /** What the receiver answered last; null: nothing. */
  status: z.number().int().nullable(),
  /** How long the last try took. */
  milliseconds: z.number().int().nullable(),
  /** What was wrong, in words. */
  detail: z.string(),
  /** The same in codes; empty where any of it has none. */
  said: z.array(saidSentenceSchema),
  /** What is sent. */
  body: z.string(),
})
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>

const access = { kind: 'global', anyOf: ['ExternalProviderModify'] } as const
const params = z.object({ webhookId: idSchema })
/** Asking again with the same key makes nothing new, and answers what was made. */
const onceSchema = z.object({ clientKey: z.uuid() })

/** Access, schemas and summaries of `webhookCalls`. */
export const webhookEndpoints = {
  listWebhooks: defineEndpoint({ summary: 'Webhooks, by name', access, result: z.array(webhookSchema) }),
  createWebhook: defineEndpoint({
    summary: 'Make a webhook; the secret that signs its deliveries is shown this once',
    access,
    body: webhookDraftSchema.extend(onceSchema.shape),
    result: z.object({ webhook: webhookSchema, secret: z.string() }),
    status: 201,
  }),
  getWebhook: defineEndpoint({ summary: 'A webhook and how it stands', access, params, result: webhookSchema }),
  updateWebhook: defineEndpoint({
    summary: 'Change a webhook; while it is off nothing is written down for it',
    access,
    params,
    body: webhookDraftSchema,
    result: webhookSchema,
  }),
  deleteWebhook: defineEndpoint({ summary: 'Remove a webhook with its log', access, params }),
  rotateWebhookSecret: defineEndpoint({
    summary: 'Make another secret, shown this once; for a day the former one signs as well',
    access,
    params,
    body: onceSchema,
    result: z.object({ webhook: webhookSchema, secret: z.string() }),
  }),
  testWebhook: defineEndpoint({
    summary: 'Send the receiver an event that says nothing',
    access,
    params,
    body: onceSchema,
    result: webhookDeliverySchema,
    status: 201,
  }),
  listWebhookDeliveries: defineEndpoint({
    summary: 'The log of a webhook, the newest first',
    access,
    params,
    query: listQuerySchema.omit({ keywords: true }).extend({ state: z.enum(webhookDeliveryStates).optional() }),
    result: cappedPageOf(webhookDeliverySchema),
  }),
  redeliverWebhook: defineEndpoint({
    summary: 'Send deliveries again, whatever came of them',
    access,
    params,
    body: z.object({
      /** Absent: everything that failed. */
      ids: z.array(idSchema).min(1).max(redeliveriesMaximum).optional(),
    }),
    result: z.object({ redelivered: z.number().int() }),
  }),
}
