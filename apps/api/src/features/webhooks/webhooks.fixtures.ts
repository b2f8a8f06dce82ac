import { randomUUID } from 'node:crypto'
import { startWebhookReceiver, type WebhookReceiver } from '@isomorph/testing/webhook-receiver'
import { webhookCalls, webhookEvents, type WebhookDraft, type WebhookEvent } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { sendWebhooks } from './send-deliveries.ts'

export const once = () => ({ clientKey: randomUUID() })

/** What an administrator does with webhooks, and what came to the receiver. */
function stepsOf(api: TestApi, chief: TestPerson, receiver: () => WebhookReceiver) {
  const draftOf = (changes: Partial<WebhookDraft> = {}): WebhookDraft => ({
    name: 'Registrar',
    address: receiver().address,
    events: [...webhookEvents],
    isEnabled: true,
    ...changes,
  })
  async function make(changes: Partial<WebhookDraft> = {}, key = once()) {
    const body = { ...draftOf(changes), ...key }
    const { data, status, text } = await api.call(webhookCalls.createWebhook, { as: chief, body })
    if (status !== 201) throw new Error(text)
    receiver().trust(data.secret)
    return { ...data, params: { webhookId: data.webhook.id } }
  }
  type Made = Awaited<ReturnType<typeof make>>
  return {
    draftOf,
    make,
    send: async () => await sendWebhooks(api.app.contractRouting.services),
    log: async ({ params }: Made) =>
      (await api.call(webhookCalls.listWebhookDeliveries, { as: chief, params })).data.items,
    look: async ({ params }: Made) => (await api.call(webhookCalls.getWebhook, { as: chief, params })).data,
    test: async ({ params }: Made, body = once()) =>
      await api.call(webhookCalls.testWebhook, { as: chief, params, body }),
    again: async ({ params }: Made, ids?: number[]) =>
      await api.call(webhookCalls.redeliverWebhook, { as: chief, params, body: ids ? { ids } : {} }),
    told: () => receiver().events.map(({ type, data }) => ({ type, data })),
    toldOf: (type: WebhookEvent) =>
      receiver()
        .events.filter((event) => event.type === type)
        .map(({ data }) => data),
    waiting: async () =>
      (await api.db.selectFrom('outboxEvents').select('kind').execute()).filter(({ kind }) =>
        kind.startsWith('webhook.'),
      ),
  }
}

/** A product, its administrator, and a receiver that is a new one for each test. */
export async function startWebhookWorld() {
  const api = await createTestApi()
  const chief = await addPerson(api.db, 'chief', ['SuperAdmin'])
  let receiver = await startWebhookReceiver()
  return {
    api,
    chief,
    get receiver() {
      return receiver
    },
    ...stepsOf(api, chief, () => receiver),
    async clear() {
      api.clock.set(null)
      await receiver.close()
      receiver = await startWebhookReceiver()
      await api.db.deleteFrom('webhooks').execute()
      await api.db.deleteFrom('outboxEvents').execute()
    },
    async close() {
      await receiver.close()
      await api.close()
    },
  }
}
export type WebhookWorld = Awaited<ReturnType<typeof startWebhookWorld>>
