import { createHmac, randomBytes } from 'node:crypto'

const secretPrefix = 'whsec_'
const secretBytes = 32

/** A secret as Standard Webhooks writes it: `whsec_` and base64. */
export function createWebhookSecret(): string {
  return `${secretPrefix}${randomBytes(secretBytes).toString('base64')}`
}

export interface SignedMessage {
  readonly id: string
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly body: string
}

/** `v1,…`: HMAC-SHA256 over id, time and body, by Standard Webhooks. */
export function signMessage(secret: string, { id, timestamp, body }: SignedMessage): string {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}
