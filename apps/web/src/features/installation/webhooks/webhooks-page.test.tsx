// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import type { Webhook, WebhookDelivery } from '@isomorph/contract'
import { activateLanguage } from '@isomorph/messages'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render.tsx'

afterEach(() => activateLanguage('en'))

const webhook: Webhook = {
  id: 4,
  name: 'Registrar',
  address: 'https://hooks.example.edu/isomorph',
  events: ['scores.changed'],
  isEnabled: true,
  createdAt: '2026-09-01T12:00:00Z',
  waiting: 0,
  failed: 1,
  lastDeliveredAt: null,
  failingSince: '2026-09-02T12:00:00Z',
  formerSecretUntil: null,
}

const delivery: WebhookDelivery = {
  id: 9,
  eventId: '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b',
  event: 'scores.changed',
  createdAt: '2026-09-02T12:00:00Z',
  state: 'failed',
  tries: 80,
  triedAt: '2026-09-05T12:00:00Z',
  nextTryAt: null,
  status: 503,
  milliseconds: 12,
  detail: 'The receiver answered with 503.',
  said: [{ code: 'receiverStatus', params: { status: '503' } }],
  body: '{"type":"scores.changed"}',
}

const log = { items: [delivery], total: 1, isCapped: false, page: 1, pageSize: 25 }

it('makes a webhook and shows its secret once', async () => {
  let webhooks: Webhook[] = []
  const { user, sent } = await renderScreen('/installation/webhooks', {
    signedIn: { id: 7, activities: ['ExternalProviderModify'] },
    api: {
      'GET /api/webhooks': () => Response.json(webhooks),
      'POST /api/webhooks': () => {
        webhooks = [webhook]
        return Response.json({ webhook, secret: 'whsec_secret' }, { status: 201 })
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'New webhook' }))
  const dialog = screen.getByRole('dialog', { name: 'New webhook' })
  await user.type(within(dialog).getByLabelText('What it is for'), 'Registrar')
  await user.type(within(dialog).getByLabelText('Address'), webhook.address)
  await user.click(within(dialog).getByRole('button', { name: 'Make webhook' }))
  expect(await within(dialog).findByText('Choose at least one event.')).toBeTruthy()
  await user.click(within(dialog).getByLabelText(/Scores changed/))
  await user.click(within(dialog).getByRole('button', { name: 'Make webhook' }))
  expect(await screen.findByText('whsec_secret')).toBeTruthy()
  expect(await screen.findByText('Takes nothing')).toBeTruthy()
  const { name, address, events } = webhook
  expect(sent.flatMap(({ body }) => body ?? [])).toEqual([
    { name, address, events, isEnabled: true, clientKey: expect.any(String) },
  ])
})

it('says in German what came of a delivery', async () => {
  await activateLanguage('de')
  await renderScreen('/installation/webhooks/4', {
    signedIn: { id: 7, activities: ['ExternalProviderModify'] },
    api: {
      'GET /api/webhooks/4': () => Response.json(webhook),
      'GET /api/webhooks/4/deliveries': () => Response.json(log),
    },
  })
  expect(await screen.findByText(/^Der Empfänger antwortete mit 503\. 12 ms/)).toBeTruthy()
})

it('shows what came of a delivery, and sends it again', async () => {
  const { user, sent } = await renderScreen('/installation/webhooks/4', {
    signedIn: { id: 7, activities: ['ExternalProviderModify'] },
    api: {
      'GET /api/webhooks/4': () => Response.json(webhook),
      'GET /api/webhooks/4/deliveries': () => Response.json(log),
      'POST /api/webhooks/4/redeliveries': () => Response.json({ redelivered: 1 }),
      'POST /api/webhooks/4/secret': () => Response.json({ webhook, secret: 'whsec_other' }),
    },
  })
  expect(await screen.findByText('The receiver answered with 503. 12 ms, 80 tries.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: `Send ${delivery.eventId} again` }))
  expect(await screen.findByText('It is sent again within seconds')).toBeTruthy()
  expect(sent.flatMap(({ body }) => body ?? [])).toEqual([{ ids: [9] }])
  await user.click(screen.getByRole('button', { name: 'New secret' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make secret' }))
  expect(await screen.findByText('whsec_other')).toBeTruthy()
  expect(sent.at(-1)?.body).toEqual({ clientKey: expect.any(String) })
})

it('offers to send all that failed again only where something failed', async () => {
  const atWebhook = async (failed: number) =>
    await renderScreen('/installation/webhooks/4', {
      signedIn: { id: 7, activities: ['ExternalProviderModify'] },
      api: {
        'GET /api/webhooks/4': () => Response.json({ ...webhook, failed }),
        'GET /api/webhooks/4/deliveries': () => Response.json(log),
      },
    })
  const { unmount } = await atWebhook(0)
  expect(await screen.findByRole('button', { name: `Send ${delivery.eventId} again` })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send all that failed again' })).toBeNull()
  unmount()
  await atWebhook(1)
  expect(await screen.findByRole('button', { name: 'Send all that failed again' })).toBeTruthy()
})
