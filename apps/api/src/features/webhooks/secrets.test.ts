import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { webhookCalls } from '@isomorph/contract'
import { addPerson } from '../../testing/people.ts'
import { once, startWebhookWorld, type WebhookWorld } from './webhooks.fixtures.ts'

let world: WebhookWorld

beforeAll(async () => {
  world = await startWebhookWorld()
})
afterEach(async () => await world.clear())
afterAll(async () => await world.close())

describe('a request that is sent twice', () => {
  it('makes one webhook, whose secret it answers both times', async () => {
    const key = once()
    const [first, second] = await Promise.all([world.make({}, key), world.make({}, key)])
    expect(second).toEqual(first)
    expect(await world.api.db.selectFrom('webhooks').select('id').execute()).toHaveLength(1)
    const made = world.api.db.selectFrom('auditEvents').select('id').where('action', '=', 'webhook.create')
    expect(await made.execute()).toHaveLength(1)
    await world.test(second)
    await world.send()
    expect([world.receiver.events.length, world.receiver.faults]).toEqual([1, []])
  })

  it('is answered to whoever made the webhook alone', async () => {
    const key = once()
    const made = await world.make({}, key)
    const other = await addPerson(world.api.db, 'otherChief', ['SuperAdmin'])
    const body = { ...world.draftOf(), ...key }
    const { status, data } = await world.api.call(webhookCalls.createWebhook, { as: other, body })
    expect(status).toBe(409)
    expect(JSON.stringify(data)).not.toContain(made.secret)
  })

  it('sends one test', async () => {
    const made = await world.make()
    const body = once()
    const answers = [await world.test(made, body), await world.test(made, body)]
    expect(answers.map(({ status, data }) => [status, data.eventId])).toEqual([
      [201, body.clientKey],
      [201, body.clientKey],
    ])
    await world.send()
    expect((await world.test(made, body)).data.state).toBe('delivered')
    await world.send()
    expect(world.receiver.events).toHaveLength(1)
  })

  it('makes one secret, and the one before still signs', async () => {
    const made = await world.make()
    const body = once()
    const rotate = async () =>
      await world.api.call(webhookCalls.rotateWebhookSecret, { as: world.chief, params: made.params, body })
    const [first, second] = [await rotate(), await rotate()]
    expect(second.data.secret).toBe(first.data.secret)
    for (const trusted of [made.secret, first.data.secret]) {
      world.receiver.trust(trusted)
      await world.test(made)
      await world.send()
    }
    expect([world.receiver.events.length, world.receiver.faults]).toEqual([2, []])
  })
})

describe('the secret', () => {
  it('is shown once, kept sealed, and signs for a day beside its successor', async () => {
    const made = await world.make()
    const rotated = await world.api.call(webhookCalls.rotateWebhookSecret, {
      as: world.chief,
      params: made.params,
      body: once(),
    })
    const former = made.secret
    const { secret, webhook } = rotated.data
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(secret).not.toBe(former)
    expect(webhook.formerSecretUntil).not.toBeNull()
    for (const trusted of [former, secret]) {
      world.receiver.trust(trusted)
      await world.test(made)
      await world.send()
    }
    expect([world.receiver.events.length, world.receiver.faults]).toEqual([2, []])
    await world.api.db
      .updateTable('webhookSecrets')
      .set({ endsAt: new Date(0) })
      .where('endsAt', 'is not', null)
      .execute()
    world.receiver.trust(former)
    await world.test(made)
    await world.send()
    expect(world.receiver.faults).toHaveLength(1)
    const stored = JSON.stringify(await world.api.db.selectFrom('webhookSecrets').selectAll().execute())
    const events = JSON.stringify(await world.api.db.selectFrom('auditEvents').selectAll().execute())
    const listed = (await world.api.call(webhookCalls.listWebhooks, { as: world.chief })).text
    const sealed = Buffer.from(secret).toString('hex')
    for (const text of [stored, events, listed]) {
      expect(text).not.toContain(secret)
      expect(text).not.toContain(sealed)
    }
  })
})
