import { callsOf } from '../call.ts'
import type { webhookEndpoints } from './schemas.ts'

/** Webhooks: addresses of other programs that are told what happens. */
export const webhookCalls = callsOf<typeof webhookEndpoints>({
  listWebhooks: ['GET', '/api/webhooks'],
  createWebhook: ['POST', '/api/webhooks'],
  getWebhook: ['GET', '/api/webhooks/{webhookId}'],
  updateWebhook: ['PUT', '/api/webhooks/{webhookId}'],
  deleteWebhook: ['DELETE', '/api/webhooks/{webhookId}'],
  rotateWebhookSecret: ['POST', '/api/webhooks/{webhookId}/secret'],
  testWebhook: ['POST', '/api/webhooks/{webhookId}/test'],
  listWebhookDeliveries: ['GET', '/api/webhooks/{webhookId}/deliveries'],
  redeliverWebhook: ['POST', '/api/webhooks/{webhookId}/redeliveries'],
})
