import type { Feature } from '../../http/feature.ts'
import { sendWebhooks } from './send-deliveries.ts'
import { registerWebhooks } from './webhooks.routes.ts'

const sendSeconds = 5

export const webhooks: Feature = {
  name: 'webhooks',
  register: registerWebhooks,
  sweeps: [{ name: 'send webhooks', everyMilliseconds: sendSeconds * 1000, run: sendWebhooks }],
}
