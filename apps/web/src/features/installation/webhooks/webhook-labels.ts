import type { Webhook, WebhookDelivery, WebhookDeliveryState, WebhookEvent } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'

export const eventLabels: Readonly<Record<WebhookDelivery['event'], PlainKey>> = {
  'scores.changed': 'webhooks.event.scoresChanged',
  'scores.released': 'webhooks.event.scoresReleased',
  'roster.changed': 'webhooks.event.rosterChanged',
  'course.created': 'webhooks.event.courseCreated',
  'course.deleted': 'webhooks.event.courseDeleted',
  'regrade.applied': 'webhooks.event.regradeApplied',
  'webhook.test': 'webhooks.event.test',
}

export function eventOptionOf(value: WebhookEvent) {
  return { value, label: t('webhooks.events.option', { label: t(eventLabels[value]), code: value }) }
}

export const deliveryLooks = {
  waiting: { tone: 'warning', icon: 'hourglass' },
  delivered: { tone: 'success', icon: 'check' },
  failed: { tone: 'error', icon: 'minusCircle' },
} as const

export const stateKeys: Readonly<Record<WebhookDeliveryState, PlainKey>> = {
  waiting: 'webhooks.state.waiting',
  delivered: 'webhooks.state.delivered',
  failed: 'webhooks.state.failed',
}

/** How a webhook stands, as a chip says it. */
export function lookOf({ isEnabled, failingSince }: Pick<Webhook, 'isEnabled' | 'failingSince'>) {
  if (!isEnabled) return { tone: 'neutral', icon: 'minusCircle', label: t('installation.state.off') } as const
  if (failingSince !== null) return { tone: 'error', icon: 'minusCircle', label: t('webhooks.takesNothing') } as const
  return { tone: 'success', icon: 'check', label: t('webhooks.on') } as const
}
