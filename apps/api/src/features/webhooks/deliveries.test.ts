import { startWebhookReceiver } from '@isomorph/testing/webhook-receiver'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { auditCalls, webhookCalls } from '@isomorph/contract'
import { addCourse } from '../../testing/deliveries.ts'
import { addPerson } from '../../testing/people.ts'
import { sit } from '../../testing/sit.fixtures.ts'
import { createTestApi } from '../../testing/test-api.ts'
import { sendWebhooks } from './send-deliveries.ts'
import { once, startWebhookWorld, type WebhookWorld } from './webhooks.fixtures.ts'

let world: WebhookWorld

beforeAll(async () => {
  world = await startWebhookWorld()
})
afterEach(async () => await world.clear())
afterAll(async () => await world.close())

describe('a receiver', () => {
  it('that fails is tried again later and later, with the same id and body', async () => {
    const made = await world.make()
    world.receiver.behave(503)
    const begin = new Date()
    world.api.clock.set(begin)
    await world.test(made)
    const pauses: number[] = []
    for (let count = 0; count < 4; count += 1) {
      await world.send()
      await world.send()
      const [delivery] = await world.log(made)
      expect(delivery).toMatchObject({ state: 'waiting', status: 503, tries: count + 1 })
      const next = new Date(delivery?.nextTryAt ?? 0).getTime()
      pauses.push((next - world.api.clock.now().getTime()) / 1000)
      world.api.clock.set(new Date(next + 30_000 * 2 ** (count + 1)))
    }
    for (const [at, seconds] of [30, 60, 120, 240].entries()) {
      expect(pauses[at]).toBeGreaterThanOrEqual(seconds * 0.8)
      expect(pauses[at]).toBeLessThanOrEqual(seconds * 1.2)
    }
    expect(new Set(world.receiver.bodies).size).toBe(1)
    expect(world.receiver.bodies).toHaveLength(4)
    expect((await world.look(made)).failingSince).toBe(begin.toISOString())
    world.api.clock.set(null)
    world.receiver.behave(undefined)
    expect((await world.again(made, [(await world.log(made))[0]?.id ?? 0])).data).toEqual({ redelivered: 1 })
    await world.send()
    const [delivery] = await world.log(made)
    expect(world.receiver.events).toMatchObject([{ id: delivery?.eventId, type: 'webhook.test' }])
    expect(delivery).toMatchObject({ state: 'delivered', status: 204, tries: 1, detail: '' })
    expect(await world.look(made)).toMatchObject({ failingSince: null, waiting: 0, failed: 0 })
  })

  it('that takes nothing for three days is told no more of what waited, until somebody asks', async () => {
    const made = await world.make()
    world.receiver.behave(500)
    await world.test(made)
    await world.send()
    world.api.clock.set(new Date(Date.now() + 73 * 3_600_000))
    await world.send()
    expect(await world.log(made)).toMatchObject([
      {
        state: 'failed',
        detail: 'The receiver answered with 500.',
        said: [{ code: 'receiverStatus', params: { status: '500' } }],
      },
    ])
    expect(await world.look(made)).toMatchObject({ failed: 1, waiting: 0 })
    world.api.clock.set(null)
    world.receiver.behave(undefined)
    expect((await world.again(made)).data).toEqual({ redelivered: 1 })
    await world.send()
    expect(await world.log(made)).toMatchObject([{ state: 'delivered' }])
    const acts = await world.api.call(auditCalls.searchAuditEvents, {
      as: world.chief,
      query: { action: 'webhook.redeliver' },
    })
    expect(acts.data.items[0]).toMatchObject({ entityType: 'webhook', after: { deliveries: 1 } })
  })

  it('that refuses one delivery gets the others', async () => {
    const made = await world.make({ events: ['course.created'] })
    world.receiver.behave(400)
    await world.test(made)
    await world.send()
    world.receiver.behave(undefined)
    await addCourse(world.api)
    await world.send()
    expect((await world.log(made)).map(({ state }) => state)).toEqual(['delivered', 'waiting'])
  })

  it('that is gone is switched off', async () => {
    const made = await world.make()
    world.receiver.behave(410)
    await world.test(made)
    await world.send()
    expect((await world.look(made)).isEnabled).toBe(false)
  })

  it('that redirects is not followed', async () => {
    const made = await world.make()
    world.receiver.behave(307)
    await world.test(made)
    await world.send()
    expect((await world.log(made))[0]).toMatchObject({ state: 'waiting', status: null })
    expect(world.receiver.bodies).toHaveLength(1)
  })

  it('that does not answer holds up no other one, and no page', async () => {
    const slow = await startWebhookReceiver()
    const { secret, ...held } = await world.make({ name: 'Slow', address: slow.address, events: ['course.created'] })
    slow.trust(secret)
    slow.behave('silent')
    const quick = await world.make({ name: 'Quick', events: ['course.created'] })
    await addCourse(world.api)
    const sending = world.send()
    await expect.poll(() => [slow.events.length, world.receiver.events.length]).toEqual([1, 1])
    await expect.poll(async () => (await world.log(quick))[0]?.state).toBe('delivered')
    const { sitter, id, right } = await sit(world.api)
    expect((await sitter.submit(id, right)).status).toBe(200)
    expect((await world.log({ secret, ...held }))[0]?.state).toBe('waiting')
    slow.answer()
    await sending
    expect((await world.log({ secret, ...held }))[0]?.state).toBe('delivered')
    await slow.close()
  })

  it('is sent to by one worker at a time', async () => {
    await world.make({ events: ['course.created'] })
    for (let count = 0; count < 5; count += 1) await addCourse(world.api)
    await Promise.all([world.send(), world.send(), world.send()])
    await world.send()
    expect(world.receiver.events).toHaveLength(5)
    expect(new Set(world.receiver.events.map(({ id }) => id)).size).toBe(5)
  })
})

describe('an address', () => {
  it('within a private network is refused in words, unless it is trusted', async () => {
    const refused = await createTestApi({ isOnLoopback: false })
    const trusting = await createTestApi({ isOnLoopback: false, trustedNetworks: ['127.0.0.0/8', '::1/128'] })
    try {
      const stranger = await addPerson(refused.db, 'chief', ['SuperAdmin'])
      const body = { ...world.draftOf({ address: 'https://10.20.0.7/hook' }), ...once() }
      const { error } = await refused.call(webhookCalls.createWebhook, { as: stranger, body })
      const message = expect.stringMatching(/private network.*TRUSTED_NETWORKS/)
      expect(error).toMatchObject({ status: 400, errors: [{ path: 'address', message }] })
      expect(await refused.db.selectFrom('webhooks').select('id').execute()).toEqual([])

      const who = await addPerson(trusting.db, 'chief', ['SuperAdmin'])
      const { data } = await trusting.call(webhookCalls.createWebhook, {
        as: who,
        body: { ...world.draftOf(), ...once() },
      })
      world.receiver.trust(data.secret)
      const params = { webhookId: data.webhook.id }
      await trusting.call(webhookCalls.testWebhook, { as: who, params, body: once() })
      await sendWebhooks(trusting.app.contractRouting.services)
      const { items } = (await trusting.call(webhookCalls.listWebhookDeliveries, { as: who, params })).data
      expect(items).toMatchObject([{ state: 'delivered', detail: '' }])
    } finally {
      await refused.close()
      await trusting.close()
    }
  })

  it('that leads into a private network by now is not asked, and can be switched off', async () => {
    const guarded = await createTestApi({ isOnLoopback: false })
    try {
      const who = await addPerson(guarded.db, 'chief', ['SuperAdmin'])
      const body = { ...world.draftOf({ address: 'https://hooks.invalid/' }), ...once() }
      const { data } = await guarded.call(webhookCalls.createWebhook, { as: who, body })
      await guarded.db.updateTable('webhooks').set({ address: world.receiver.address }).execute()
      const params = { webhookId: data.webhook.id }
      await guarded.call(webhookCalls.testWebhook, { as: who, params, body: once() })
      await sendWebhooks(guarded.app.contractRouting.services)
      const { items } = (await guarded.call(webhookCalls.listWebhookDeliveries, { as: who, params })).data
      expect(items).toMatchObject([
        {
          state: 'waiting',
          detail: expect.stringContaining('TRUSTED_NETWORKS'),
          said: [{ code: 'addressInside', params: {} }],
        },
      ])
      const off = world.draftOf({ isEnabled: false })
      expect((await guarded.call(webhookCalls.updateWebhook, { as: who, params, body: off })).status).toBe(200)
      const elsewhere = world.draftOf({ address: 'https://192.168.0.9/' })
      expect((await guarded.call(webhookCalls.updateWebhook, { as: who, params, body: elsewhere })).status).toBe(400)
    } finally {
      await guarded.close()
    }
  })

  it.each([
    ['https://hooks.example.edu/a b', 'Remove the space'],
    ['https://hooks.example.edu/a#b', 'Remove the #'],
    ['https://ann:secret@hooks.example.edu/', 'Remove the user name'],
  ])('%s is refused with what is wrong with it', async (address, message) => {
    const { error } = await world.api.call(webhookCalls.createWebhook, {
      as: world.chief,
      body: { ...world.draftOf({ address }), ...once() },
    })
    expect(error.errors).toMatchObject([{ path: 'address', message: expect.stringContaining(message) }])
  })

  it('is https in production', async () => {
    const production = await createTestApi({ tier: 'production' })
    try {
      const who = await addPerson(production.db, 'chief', ['SuperAdmin'])
      const { error } = await production.call(webhookCalls.createWebhook, {
        as: who,
        body: { ...world.draftOf(), ...once() },
      })
      expect(error.errors).toMatchObject([{ path: 'address', message: expect.stringContaining('https') }])
    } finally {
      await production.close()
    }
  })
})
