import type { Webhook, WebhookDelivery, WebhookEvent } from '@isomorph/contract'

export const eventLabels: Readonly<Record<WebhookDelivery['event'], string>> = {
  'scores.changed': 'Scores changed',
  'scores.released': 'Scores were released',
  'roster.changed': 'A roster changed',
  'course.created': 'A course was made',
  'course.deleted': 'A course was deleted',
  'regrade.applied': 'A regrade was applied',
  'webhook.test': 'Test',
}

export function eventOptionOf(value: WebhookEvent) {
  return { value, label: `${eventLabels[value]} (${value})` }
}

export const deliveryLooks = {
  waiting: { tone: 'warning', icon: 'hourglass', label: 'Waits' },
  delivered: { tone: 'success', icon: 'check', label: 'Delivered' },
  failed: { tone: 'error', icon: 'minusCircle', label: 'Failed' },
} as const

/** How a webhook stands, as a chip says it. */
export function lookOf({ isEnabled, failingSince }: Pick<Webhook, 'isEnabled' | 'failingSince'>) {
  if (!isEnabled) return { tone: 'neutral', icon: 'minusCircle', label: 'Switched off' } as const
  if (failingSince !== null) return { tone: 'error', icon: 'minusCircle', label: 'Takes nothing' } as const
  return { tone: 'success', icon: 'check', label: 'On' } as const
}
