import type { Webhook, WebhookDelivery } from '@isomorph/contract'
import { saidOfExchange } from '../exchanges/index.ts'
import type { DeliveryRow } from './deliveries.queries.ts'
import type { WebhookRow } from './webhooks.queries.ts'

export function viewWebhook({
  createdAt,
  lastDeliveredAt,
  failingSince,
  formerSecretUntil,
  ...row
}: WebhookRow): Webhook {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    lastDeliveredAt: lastDeliveredAt?.toISOString() ?? null,
    failingSince: failingSince?.toISOString() ?? null,
    formerSecretUntil: formerSecretUntil?.toISOString() ?? null,
  }
}

export function viewDelivery({ createdAt, triedAt, nextTryAt, ...row }: DeliveryRow): WebhookDelivery {
  return {
    ...row,
    said: saidOfExchange(row.detail),
    createdAt: createdAt.toISOString(),
    triedAt: triedAt?.toISOString() ?? null,
    nextTryAt: row.state === 'waiting' ? nextTryAt.toISOString() : null,
  }
}
