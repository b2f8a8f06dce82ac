import { randomUUID } from 'node:crypto'
import { startWebhookReceiver, type WebhookReceiver } from '@isomorph/testing/webhook-receiver'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  auditCalls,
  groupAssessmentCalls,
  groupCalls,
  peopleCalls,
  resultCalls,
  webhookCalls,
  webhookEvents,
  type WebhookDraft,
  type WebhookEvent,
} from '@isomorph/contract'
import { addCourse } from '../../testing/deliveries.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { sit } from '../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { regradeWorld } from '../regrades/regrades.fixtures.ts'
import { sendWebhooks } from './send-deliveries.ts'

let api: TestApi
let chief: TestPerson
let receiver: WebhookReceiver

beforeAll(async () => {
  api = await createTestApi()
  chief = await addPerson(api.db, 'chief', ['SuperAdmin'])
})
beforeEach(async () => {
  receiver = await startWebhookReceiver()
})
afterEach(async () => {
  api.clock.set(null)
  await receiver.close()
  await api.db.deleteFrom('webhooks').execute()
  await api.db.deleteFrom('outboxEvents').execute()
})
afterAll(() => api.close())

const send = async () => await sendWebhooks(api.app.contractRouting.services)

const draftOf = (changes: Partial<WebhookDraft> = {}): WebhookDraft => ({
  name: 'Registrar',
  address: receiver.address,
  events: [...webhookEvents],
  isEnabled: true,
  ...changes,
})

async function make(changes: Partial<WebhookDraft> = {}) {
  const { data, status, text } = await api.call(webhookCalls.createWebhook, { as: chief, body: draftOf(changes) })
  if (status !== 201) throw new Error(text)
  receiver.trust(data.secret)
  return { ...data, params: { webhookId: data.webhook.id } }
}

type Made = Awaited<ReturnType<typeof make>>

const log = async ({ params }: Made) =>
  (await api.call(webhookCalls.listWebhookDeliveries, { as: chief, params })).data.items
const look = async ({ params }: Made) => (await api.call(webhookCalls.getWebhook, { as: chief, params })).data
const once = () => ({ clientKey: randomUUID() })
const test = async ({ params }: Made, body = once()) =>
  await api.call(webhookCalls.testWebhook, { as: chief, params, body })
const again = async ({ params }: Made, ids?: number[]) =>
  await api.call(webhookCalls.redeliverWebhook, { as: chief, params, body: ids ? { ids } : {} })

const told = () => receiver.events.map(({ type, data }) => ({ type, data }))
const toldOf = (type: WebhookEvent) => receiver.events.filter((event) => event.type === type).map(({ data }) => data)

const waiting = async () =>
  (await api.db.selectFrom('outboxEvents').select('kind').execute()).filter(({ kind }) => kind.startsWith('webhook.'))

describe('what happens', () => {
  it('is told of a score, once however often it changes, without names', async () => {
    const { sitter, id, right, learner, delivery, course } = await sit(api, { attemptsAllowed: 3 })
    await make({ events: ['scores.changed'] })
    await sitter.submit(id, '0')
    await sitter.submit(id, right)
    await send()
    expect(receiver.faults).toEqual([])
    expect(told()).toEqual([
      {
        type: 'scores.changed',
        data: {
          courseId: course.groupId,
          assessmentId: delivery.id,
          scores: [{ userId: learner.id, points: 10, possible: 10, pending: 0, changedAt: expect.any(String) }],
        },
      },
    ])
    const { email, lastName } = await api.db
      .selectFrom('users')
      .select(['email', 'lastName'])
      .where('id', '=', learner.id)
      .executeTakeFirstOrThrow()
    for (const name of [email, lastName]) expect(receiver.bodies.join()).not.toContain(name)
    await send()
    expect(receiver.events).toHaveLength(1)
  })

  it('is told of an override', async () => {
    const { sitter, id, right, learner, delivery, course } = await sit(api)
    await sitter.submit(id, right)
    await make({ events: ['scores.changed'] })
    const { status } = await api.call(resultCalls.setScoreOverride, {
      as: course.instructor,
      params: { groupAssessmentId: delivery.id, userId: learner.id },
      body: { clientKey: randomUUID(), kind: 'points', value: 3, reason: 'A test.', learnerNote: '', replaces: null },
    })
    expect(status).toBe(200)
    await send()
    expect(toldOf('scores.changed')).toMatchObject([{ scores: [{ userId: learner.id, points: 3 }] }])
  })

  it('is told of courses and rosters as they stand, a course of 450 in three deliveries', async () => {
    await make({ events: ['course.created', 'course.deleted', 'roster.changed'] })
    const creator = await addPerson(api.db, 'creator', ['Creator'])
    const made = await api.call(groupCalls.createGroup, { as: creator, body: { name: 'Algebra' } })
    const courseId = made.data.id
    await send()
    expect(told()).toEqual([
      { type: 'course.created', data: { courseId, name: 'Algebra' } },
      { type: 'roster.changed', data: { courseId, people: [{ userId: creator.id, roles: ['GroupOwner'] }] } },
    ])
    await sql`
      with people as (
        insert into users (user_name, email, first_name, last_name)
        select 'crowd' || n, 'crowd' || n || '@example.org', 'Crowd', n::text from generate_series(1, 449) n returning id)
      insert into group_user_roles (group_id, user_id, role)
      select ${courseId}, id, 'GroupLearner' from people`.execute(api.db)
    const learner = await addPerson(api.db, 'joins')
    const body = { groupId: courseId, identifiers: ['joins@example.org'], role: 'GroupLearner' as const }
    const added = await api.call(peopleCalls.addGroupUsers, { as: creator, body })
    expect(added.status).toBe(200)
    await send()
    const rosters = toldOf('roster.changed').slice(1) as { people: { userId: number; roles: string[] }[] }[]
    expect(rosters.map(({ people }) => people.length)).toEqual([200, 200, 50])
    expect(rosters[2]?.people.at(-1)).toEqual({ userId: learner.id, roles: ['GroupLearner'] })
    await api.db.deleteFrom('groupUserRoles').where('userId', '=', learner.id).execute()
    await api.call(groupCalls.deleteGroup, { as: creator, params: { groupId: courseId } })
    await send()
    expect(told().slice(-2)).toEqual([
      { type: 'roster.changed', data: { courseId, people: [{ userId: learner.id, roles: [] }] } },
      { type: 'course.deleted', data: { courseId, name: 'Algebra' } },
    ])
  })

  it('is told of releases by hand and by date, and of regrades', async () => {
    const { sitter, id, numbers, regrader, mend, delivery, course } = await regradeWorld(api)
    await sitter.submit(id, numbers.sum)
    const byHand = await course.give({ scoresRelease: 'byHand' })
    const dueAt = new Date(Date.now() + 60_000)
    const byDate = await course.give({ scoresRelease: 'afterDue', dueAt: dueAt.toISOString() })
    await make({ events: ['scores.released', 'regrade.applied'] })
    const released = await api.call(groupAssessmentCalls.releaseGroupAssessment, {
      as: course.instructor,
      params: { groupAssessmentId: byHand.id },
      body: { kinds: ['scores'] },
    })
    expect(released.status).toBe(200)
    const regrade = await regrader.regrade({ problemRevisionId: await mend() })
    await send()
    expect(told()).toEqual([
      {
        type: 'regrade.applied',
        data: { regradeId: regrade.id, assessmentId: delivery.id, courseId: course.groupId, undoOf: null },
      },
      {
        type: 'scores.released',
        data: { courseId: course.groupId, assessmentId: byHand.id, name: byHand.settings.name },
      },
    ])
    api.clock.set(new Date(dueAt.getTime() + 1000))
    await send()
    await send()
    expect(toldOf('scores.released').slice(1)).toMatchObject([{ assessmentId: byDate.id }])
  })

  it('is not written down while no webhook asks for it', async () => {
    const made = await make({ events: ['course.deleted'] })
    const { sitter, id, right } = await sit(api)
    await sitter.submit(id, right)
    expect(await waiting()).toEqual([])
    const body = draftOf({ isEnabled: false })
    await api.call(webhookCalls.updateWebhook, { as: chief, params: made.params, body })
    await addCourse(api)
    expect(await waiting()).toEqual([])
  })
})

describe('a receiver', () => {
  it('that fails is tried again later and later, with the same id and body', async () => {
    const made = await make()
    receiver.behave(503)
    const begin = new Date()
    api.clock.set(begin)
    await test(made)
    const pauses: number[] = []
    for (let count = 0; count < 4; count += 1) {
      await send()
      await send()
      const [delivery] = await log(made)
      expect(delivery).toMatchObject({ state: 'waiting', status: 503, tries: count + 1 })
      const next = new Date(delivery?.nextTryAt ?? 0).getTime()
      pauses.push((next - api.clock.now().getTime()) / 1000)
      api.clock.set(new Date(next + 30_000 * 2 ** (count + 1)))
    }
    for (const [at, seconds] of [30, 60, 120, 240].entries()) {
      expect(pauses[at]).toBeGreaterThanOrEqual(seconds * 0.8)
      expect(pauses[at]).toBeLessThanOrEqual(seconds * 1.2)
    }
    expect(new Set(receiver.bodies).size).toBe(1)
    expect(receiver.bodies).toHaveLength(4)
    expect((await look(made)).failingSince).toBe(begin.toISOString())
    api.clock.set(null)
    receiver.behave(undefined)
    expect((await again(made, [(await log(made))[0]?.id ?? 0])).data).toEqual({ redelivered: 1 })
    await send()
    const [delivery] = await log(made)
    expect(receiver.events).toMatchObject([{ id: delivery?.eventId, type: 'webhook.test' }])
    expect(delivery).toMatchObject({ state: 'delivered', status: 204, tries: 1, detail: '' })
    expect(await look(made)).toMatchObject({ failingSince: null, waiting: 0, failed: 0 })
  })

  it('that takes nothing for three days is told no more of what waited, until somebody asks', async () => {
    const made = await make()
    receiver.behave(500)
    await test(made)
    await send()
    api.clock.set(new Date(Date.now() + 73 * 3_600_000))
    await send()
    expect(await log(made)).toMatchObject([{ state: 'failed', detail: 'The receiver answered with 500.' }])
    expect(await look(made)).toMatchObject({ failed: 1, waiting: 0 })
    api.clock.set(null)
    receiver.behave(undefined)
    expect((await again(made)).data).toEqual({ redelivered: 1 })
    await send()
    expect(await log(made)).toMatchObject([{ state: 'delivered' }])
    const acts = await api.call(auditCalls.searchAuditEvents, { as: chief, query: { action: 'webhook.redeliver' } })
    expect(acts.data.items[0]).toMatchObject({ entityType: 'webhook', after: { deliveries: 1 } })
  })

  it('that refuses one delivery gets the others', async () => {
    const made = await make({ events: ['course.created'] })
    receiver.behave(400)
    await test(made)
    await send()
    receiver.behave(undefined)
    await addCourse(api)
    await send()
    expect((await log(made)).map(({ state }) => state)).toEqual(['delivered', 'waiting'])
  })

  it('that is gone is switched off', async () => {
    const made = await make()
    receiver.behave(410)
    await test(made)
    await send()
    expect((await look(made)).isEnabled).toBe(false)
  })

  it('that redirects is not followed', async () => {
    const made = await make()
    receiver.behave(307)
    await test(made)
    await send()
    expect((await log(made))[0]).toMatchObject({ state: 'waiting', status: null })
    expect(receiver.bodies).toHaveLength(1)
  })

  it('that does not answer holds up no other one, and no page', async () => {
    const slow = await startWebhookReceiver()
    const { secret, ...held } = await make({ name: 'Slow', address: slow.address, events: ['course.created'] })
    slow.trust(secret)
    slow.behave('silent')
    const quick = await make({ name: 'Quick', events: ['course.created'] })
    await addCourse(api)
    const sending = send()
    await expect.poll(() => [slow.events.length, receiver.events.length]).toEqual([1, 1])
    await expect.poll(async () => (await log(quick))[0]?.state).toBe('delivered')
    const { sitter, id, right } = await sit(api)
    expect((await sitter.submit(id, right)).status).toBe(200)
    expect((await log({ secret, ...held }))[0]?.state).toBe('waiting')
    slow.answer()
    await sending
    expect((await log({ secret, ...held }))[0]?.state).toBe('delivered')
    await slow.close()
  })

  it('is sent to by one worker at a time', async () => {
    await make({ events: ['course.created'] })
    for (let count = 0; count < 5; count += 1) await addCourse(api)
    await Promise.all([send(), send(), send()])
    await send()
    expect(receiver.events).toHaveLength(5)
    expect(new Set(receiver.events.map(({ id }) => id)).size).toBe(5)
  })
})

describe('an address', () => {
  it('within a private network is refused in words, unless it is trusted', async () => {
    const refused = await createTestApi({ isOnLoopback: false })
    const trusting = await createTestApi({ isOnLoopback: false, trustedNetworks: ['127.0.0.0/8', '::1/128'] })
    try {
      const stranger = await addPerson(refused.db, 'chief', ['SuperAdmin'])
      const body = draftOf({ address: 'https://10.20.0.7/hook' })
      const { error } = await refused.call(webhookCalls.createWebhook, { as: stranger, body })
      const message = expect.stringMatching(/private network.*TRUSTED_NETWORKS/)
      expect(error).toMatchObject({ status: 400, errors: [{ path: 'address', message }] })
      expect(await refused.db.selectFrom('webhooks').select('id').execute()).toEqual([])

      const who = await addPerson(trusting.db, 'chief', ['SuperAdmin'])
      const { data } = await trusting.call(webhookCalls.createWebhook, { as: who, body: draftOf() })
      receiver.trust(data.secret)
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
      const body = draftOf({ address: 'https://hooks.invalid/' })
      const { data } = await guarded.call(webhookCalls.createWebhook, { as: who, body })
      await guarded.db.updateTable('webhooks').set({ address: receiver.address }).execute()
      const params = { webhookId: data.webhook.id }
      await guarded.call(webhookCalls.testWebhook, { as: who, params, body: once() })
      await sendWebhooks(guarded.app.contractRouting.services)
      const { items } = (await guarded.call(webhookCalls.listWebhookDeliveries, { as: who, params })).data
      expect(items).toMatchObject([{ state: 'waiting', detail: expect.stringContaining('TRUSTED_NETWORKS') }])
      const off = draftOf({ isEnabled: false })
      expect((await guarded.call(webhookCalls.updateWebhook, { as: who, params, body: off })).status).toBe(200)
      const elsewhere = draftOf({ address: 'https://192.168.0.9/' })
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
    const { error } = await api.call(webhookCalls.createWebhook, { as: chief, body: draftOf({ address }) })
    expect(error.errors).toMatchObject([{ path: 'address', message: expect.stringContaining(message) }])
  })

  it('is https in production', async () => {
    const production = await createTestApi({ tier: 'production' })
    try {
      const who = await addPerson(production.db, 'chief', ['SuperAdmin'])
      const { error } = await production.call(webhookCalls.createWebhook, { as: who, body: draftOf() })
      expect(error.errors).toMatchObject([{ path: 'address', message: expect.stringContaining('https') }])
    } finally {
      await production.close()
    }
  })
})

describe('a request that is sent twice', () => {
  it('sends one test', async () => {
    const made = await make()
    const body = once()
    const answers = [await test(made, body), await test(made, body)]
    expect(answers.map(({ status, data }) => [status, data.eventId])).toEqual([
      [201, body.clientKey],
      [201, body.clientKey],
    ])
    await send()
    expect((await test(made, body)).data.state).toBe('delivered')
    await send()
    expect(receiver.events).toHaveLength(1)
  })

  it('makes one secret, and the one before still signs', async () => {
    const made = await make()
    const body = once()
    const rotate = async () =>
      await api.call(webhookCalls.rotateWebhookSecret, { as: chief, params: made.params, body })
    const [first, second] = [await rotate(), await rotate()]
    expect(second.data.secret).toBe(first.data.secret)
    for (const trusted of [made.secret, first.data.secret]) {
      receiver.trust(trusted)
      await test(made)
      await send()
    }
    expect([receiver.events.length, receiver.faults]).toEqual([2, []])
  })
})

describe('the secret', () => {
  it('is shown once, kept sealed, and signs for a day beside its successor', async () => {
    const made = await make()
    const rotated = await api.call(webhookCalls.rotateWebhookSecret, {
      as: chief,
      params: made.params,
      body: once(),
    })
    const former = made.secret
    const { secret, webhook } = rotated.data
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(secret).not.toBe(former)
    expect(webhook.formerSecretUntil).not.toBeNull()
    for (const trusted of [former, secret]) {
      receiver.trust(trusted)
      await test(made)
      await send()
    }
    expect([receiver.events.length, receiver.faults]).toEqual([2, []])
    await api.db
      .updateTable('webhookSecrets')
      .set({ endsAt: new Date(0) })
      .where('endsAt', 'is not', null)
      .execute()
    receiver.trust(former)
    await test(made)
    await send()
    expect(receiver.faults).toHaveLength(1)
    const stored = JSON.stringify(await api.db.selectFrom('webhookSecrets').selectAll().execute())
    const events = JSON.stringify(await api.db.selectFrom('auditEvents').selectAll().execute())
    const listed = (await api.call(webhookCalls.listWebhooks, { as: chief })).text
    const sealed = Buffer.from(secret).toString('hex')
    for (const text of [stored, events, listed]) {
      expect(text).not.toContain(secret)
      expect(text).not.toContain(sealed)
    }
  })
})

describe('webhooks', () => {
  it('are for those who connect systems, have names of their own, and end with their log', async () => {
    const admin = await addPerson(api.db, 'admin', ['Admin'])
    expect((await api.call(webhookCalls.listWebhooks, { as: admin })).status).toBe(403)
    const made = await make()
    const twice = await api.call(webhookCalls.createWebhook, { as: chief, body: draftOf() })
    expect(twice.error).toMatchObject({ status: 409, errors: [{ path: 'name' }] })
    const wrong = await api.call(webhookCalls.createWebhook, {
      as: chief,
      body: { name: '', address: 'hooks', events: [], isEnabled: true },
    })
    expect(wrong.error.errors.map(({ path }) => path).toSorted()).toEqual(['address', 'events', 'name'])
    await test(made)
    expect((await api.call(webhookCalls.deleteWebhook, { as: chief, params: made.params })).status).toBe(204)
    expect((await api.call(webhookCalls.listWebhookDeliveries, { as: chief, params: made.params })).status).toBe(404)
    expect((await test(made)).status).toBe(404)
    expect(await api.db.selectFrom('webhookDeliveries').select('id').execute()).toEqual([])
  })
})
