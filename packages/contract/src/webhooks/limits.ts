/** What a webhook can be told of. */
export const webhookEvents = [
  'scores.changed',
  'scores.released',
  'roster.changed',
  'course.created',
  'course.deleted',
  'regrade.applied',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** The event of a delivery that somebody asked for to try the receiver. */
export const webhookTestEvent = 'webhook.test'

/** `waiting`: it was not taken yet; `failed`: nobody tries it any more by itself. */
export const webhookDeliveryStates = ['waiting', 'delivered', 'failed'] as const
export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number]

/** So many webhooks can be there at once. */
export const webhooksMaximum = 20
/** For so many hours a secret that was replaced goes on signing beside its successor. */
export const formerSecretHours = 24
/** For so many days what is not taken is tried again. */
export const webhookTryDays = 3
/** For so many days the log of deliveries goes back. */
export const webhookLogDays = 30
/** So many deliveries are sent again at once, where they are named. */
export const redeliveriesMaximum = 200
