import { randomUUID } from 'node:crypto'
import { startCaliperReceiver, type CaliperReceiver } from '@isomorph/testing/caliper-receiver'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  accommodationCalls,
  breakCalls,
  caliperCalls,
  examActCalls,
  installationCalls,
  resultCalls,
  type BodyOf,
  type PageEvent,
} from '@isomorph/contract'
import { essayQuestion, problemContent, sumQuestion } from '../../testing/deliveries.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { sit } from '../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { idleHours, sessionDays } from '../sign-in/index.ts'
import { extendSending, leaseSending, releaseSending } from './outbox.queries.ts'
import { sendCaliperEvents } from './send-events.ts'

const token = 'store-token'

let api: TestApi
let store: CaliperReceiver
let chief: TestPerson

beforeAll(async () => {
  api = await createTestApi({ publicOrigins: ['https://quiz.example.edu'] })
  chief = await addPerson(api.db, 'chief', ['SuperAdmin'])
})
beforeEach(async () => {
  store = await startCaliperReceiver({ token })
})
afterEach(async () => {
  api.clock.set(null)
  await set({ caliperEnabled: false })
  await send()
  await store.close()
  await api.db.deleteFrom('exchanges').execute()
})
afterAll(() => api.close())

type SettingsBody = BodyOf<typeof installationCalls.updateSettings>

async function set(changes: Partial<SettingsBody>): Promise<void> {
  const { data } = await api.call(installationCalls.getSettings, { as: chief })
  const body = { ...data, ...changes }
  const { status, text } = await api.call(installationCalls.updateSettings, { as: chief, body })
  if (status !== 200) throw new Error(text)
}

const turnOn = async (changes: Partial<SettingsBody> = {}) =>
  await set({
    caliperEnabled: true,
    caliperEventStoreHostname: store.host,
    caliperPersonNamespace: 'https://people.example.edu/',
    caliperVersion: '1.2',
    caliperSendsNames: false,
    caliperSendsAnswers: false,
    caliperToken: token,
    ...changes,
  })

const send = async () => await sendCaliperEvents(api.app.contractRouting.services)

async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from outbox_events`.execute(api.db)
  return rows[0]?.count ?? 0
}

async function ledger() {
  const rows = await api.db.selectFrom('exchanges').selectAll().where('kind', '=', 'event').orderBy('id').execute()
  return rows.map(({ outcome, summary, detail }) => [outcome, summary, detail])
}

const named = async ({ id }: TestPerson) =>
  await api.db
    .selectFrom('users')
    .select(['firstName', 'lastName', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const told = () => store.events.map(({ type, action }) => `${type} ${action}`)
const ofType = (type: string) => store.events.filter((event) => event.type === type)

async function essay() {
  return await sit(
    api,
    { isFinishedByHand: true },
    { problems: [problemContent(), problemContent(sumQuestion(), essayQuestion())] },
  )
}

describe('while Caliper is off', () => {
  it('nothing is written, and pages get no token', async () => {
    const { sitter, id, right, learner } = await essay()
    await sitter.submit(id, right)
    await sitter.finish()
    expect(await waiting()).toBe(0)
    expect((await api.call(caliperCalls.getCaliperToken, { as: learner })).error.type).toBe('urn:isomorph:caliper-off')
  })

  it('what still waited is dropped', async () => {
    await turnOn()
    await essay()
    expect(await waiting()).toBeGreaterThan(0)
    await set({ caliperEnabled: false })
    await send()
    expect([await waiting(), store.requests()]).toEqual([0, 0])
  })
})

describe('acts', () => {
  it('are told as they are done, each once, without answers, names or addresses', async () => {
    await turnOn()
    const { sitter, ids, id, right, learner, course, delivery } = await essay()
    await sitter.draft(id, right, 0)
    await sitter.submit(id, right)
    await sitter.finish()
    await send()
    expect(told().toSorted()).toEqual(
      [
        'SessionEvent LoggedIn',
        'SessionEvent LoggedIn',
        'AssessmentEvent Started',
        'AssessmentItemEvent Started',
        'AssessmentItemEvent Completed',
        'GradeEvent Graded',
        'AssessmentItemEvent Skipped',
        'AssessmentEvent Submitted',
      ].toSorted(),
    )
    expect([store.faults, ids.length]).toEqual([[], 2])
    const everything = JSON.stringify(store.events)
    const { firstName, email } = await named(learner)
    for (const secret of [right, email, firstName]) expect(everything).not.toContain(`"${secret}"`)
    const home = `https://quiz.example.edu/courses/${course.groupId}/groupAssignments/${delivery.id}`
    expect(ofType('GradeEvent')[0]).toMatchObject({
      actor: { id: 'https://quiz.example.edu', type: 'SoftwareApplication' },
      object: { type: 'Attempt', assignee: `https://people.example.edu/${learner.id}`, count: 1 },
      generated: { scoreGiven: 10, maxScore: 10 },
      membership: { roles: ['Learner'] },
    })
    expect(ofType('AssessmentEvent')[0]).toMatchObject({
      object: { id: home, type: 'Assessment' },
      generated: { count: 1 },
    })
    expect(await ledger()).toEqual([['accepted', '8 events', '']])
    await send()
    expect(store.requests()).toBe(1)
  })

  it('are rolled back with what they tell of', async () => {
    await turnOn()
    const before = await waiting()
    const trying = api.db.transaction().execute(async (trx) => {
      await trx.insertInto('sessions').values({ userId: chief.id, clientId: 'web', impersonatorUserId: null }).execute()
      throw new Error('undone')
    })
    await expect(trying).rejects.toThrow('undone')
    expect(await waiting()).toBe(before)
  })

  it('of graders name the grader, when nobody has to look any more', async () => {
    const { sitter, ids, course, delivery } = await essay()
    await turnOn()
    const mixed = ids[1] as number
    await sitter.submitAll(mixed, [
      { questionKey: 1, value: '1' },
      { questionKey: 2, value: 'Because.' },
    ])
    await send()
    expect(told()).toContain('AssessmentItemEvent Completed')
    expect(ofType('GradeEvent')).toEqual([])
    const params = { groupAssessmentId: delivery.id, problemInstanceId: mixed, attemptNumber: 1, questionKey: 2 }
    const body = { percent: 50, markingNumber: 1, comment: '' }
    expect((await api.call(resultCalls.scoreManually, { as: course.grader, params, body })).status).toBe(200)
    await send()
    expect(ofType('GradeEvent')).toMatchObject([
      { actor: { id: `https://people.example.edu/${course.grader.id}`, type: 'Person' } },
    ])
    expect(store.faults).toEqual([])
  })

  it('bring names and answers only where the installation says so, in 1.1 without profiles', async () => {
    await turnOn({ caliperSendsNames: true, caliperSendsAnswers: true, caliperVersion: '1.1' })
    const { sitter, id, right, learner } = await essay()
    await sitter.submit(id, right)
    await send()
    expect(store.faults).toEqual([])
    const { firstName, lastName, email } = await named(learner)
    const completed = store.events.find(({ action }) => action === 'Completed')
    expect(completed).toMatchObject({
      '@context': 'http://purl.imsglobal.org/ctx/caliper/v1p1',
      actor: { name: `${firstName} ${lastName}`, extensions: { email } },
      generated: { type: 'FillinBlankResponse', values: [right] },
    })
    expect(store.events.every((event) => !('profile' in event))).toBe(true)
  })

  it('tell sessions that end by time, once', async () => {
    await turnOn()
    await send()
    const { id } = await api.db
      .insertInto('sessions')
      .values({ userId: chief.id, clientId: 'web', impersonatorUserId: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await send()
    api.clock.set(new Date(Date.now() + 13 * 3_600_000))
    await send()
    api.clock.set(new Date(Date.now() + 14 * 3_600_000))
    await send()
    const timedOut = store.events.filter(
      ({ action, object }) => action === 'TimedOut' && (object as { id: string }).id.endsWith(`/sessions/${id}`),
    )
    expect(timedOut).toHaveLength(1)
    expect(store.faults).toEqual([])
  })
})

describe('the end of a session', () => {
  const hour = 3_600_000
  const ago = (hours: number) => new Date(Date.now() - hours * hour)

  async function addSession(begun: Date, used: Date): Promise<number> {
    const session = { userId: chief.id, clientId: 'web', impersonatorUserId: null, createdAt: begun, lastUsedAt: used }
    return (await api.db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow()).id
  }

  async function revoke(...ids: readonly number[]): Promise<void> {
    const revoked = { revokedAt: sql<Date>`now()`, revokedBecause: 'loggedOut' as const }
    await api.db.updateTable('sessions').set(revoked).where('id', 'in', ids).execute()
  }

  async function endsOf(id: number): Promise<string[]> {
    await send()
    return store.events
      .filter(({ type, action }) => type === 'SessionEvent' && action !== 'LoggedIn')
      .filter(({ object, session }) => JSON.stringify([object, session]).includes(`/sessions/${id}"`))
      .map(({ action }) => action)
  }

  it('is told as logging out while it lives, and as nothing where it ended by time long ago', async () => {
    const unused = await addSession(ago(48), ago(idleHours + 0.01))
    const old = await addSession(ago(sessionDays * 24 + 0.01), ago(0))
    const living = await addSession(ago(sessionDays * 24 - 0.01), ago(idleHours - 0.01))
    await turnOn()
    await send()
    await revoke(unused, old, living)
    expect([await endsOf(unused), await endsOf(old), await endsOf(living)]).toEqual([[], [], ['LoggedOut']])
    expect(store.faults).toEqual([])
  })

  it('by time is told once, also where it is revoked afterwards', async () => {
    await turnOn()
    await send()
    await sql`update caliper_sending set on_since = now() - interval '2 days'`.execute(api.db)
    const [told, untold] = [await addSession(ago(24), ago(13)), await addSession(ago(24), ago(14))]
    await revoke(untold)
    api.clock.set(new Date(Date.now() + 61_000))
    expect([await endsOf(told), await endsOf(untold)]).toEqual([['TimedOut'], ['TimedOut']])
    await revoke(told)
    expect([await endsOf(told), await endsOf(untold)]).toEqual([['TimedOut'], ['TimedOut']])
  })
})

describe('a pause', () => {
  async function atWork() {
    const { course, delivery, learner } = await sit(api, { timeLimitMinutes: 60 })
    await turnOn()
    const params = { groupAssessmentId: delivery.id }
    const told = async () => {
      await send()
      const events = ofType('AssessmentEvent').map(({ action, actor, eventTime }) => ({ action, actor, eventTime }))
      return events.map(({ action, actor }) => [action, Number((actor as { id: string }).id.split('/').at(-1))])
    }
    return { course, learner, params, told }
  }

  it('by staff is told as theirs', async () => {
    const { course, learner, params, told } = await atWork()
    for (const kind of ['pause', 'continue'] as const) {
      const body = { kind, clientKey: randomUUID(), learners: [learner.id], reason: 'A test.' }
      expect((await api.call(examActCalls.actOnLearners, { as: course.instructor, params, body })).status).toBe(200)
    }
    expect(await told()).toEqual([
      ['Paused', course.instructor.id],
      ['Resumed', course.instructor.id],
    ])
    expect(store.faults).toEqual([])
  })

  it('of a learner is told with its end, by the learner or by itself', async () => {
    const { course, learner, params, told } = await atWork()
    const body = { ...params, userIds: [learner.id], fields: { breakMinutes: 10 }, reason: 'A test.' }
    await api.call(accommodationCalls.saveAccommodations, { as: course.instructor, body })
    const begun = Date.now()
    const begin = async () => {
      const clientKey = randomUUID()
      const { data } = await api.call(breakCalls.beginBreak, { as: learner, params, body: { clientKey } })
      return data.pausedAt as string
    }
    const beganAt = await begin()
    expect(await told()).toEqual([['Paused', learner.id]])
    api.clock.set(new Date(begun + 60_000))
    expect((await api.call(breakCalls.endBreak, { as: learner, params, body: { beganAt } })).status).toBe(200)
    const first = [
      ['Paused', learner.id],
      ['Resumed', learner.id],
    ]
    expect(await told()).toEqual(first)
    await begin()
    api.clock.set(new Date(begun + 15 * 60_000))
    expect(await told()).toEqual([...first, ...first])
    expect([await waiting(), store.faults]).toEqual([0, []])
    const [end] = ofType('AssessmentEvent').slice(-1)
    expect(Date.parse(end?.eventTime ?? '') - begun).toBeLessThan(11 * 60_000)
  })
})

describe('pages', () => {
  const handOver = async (body: BodyOf<typeof caliperCalls.sendPageEvents>) =>
    await api.call(caliperCalls.sendPageEvents, { body })
  const hand = async ({ token, events }: { token: string; events: readonly Omit<PageEvent, 'id'>[] }) =>
    await handOver({ token, events: events.map((event) => ({ id: randomUUID(), ...event })) })

  it('hand the same events in twice, and they are told once; nobody can name those of others', async () => {
    const [one, other] = [await addPerson(api.db, 'one'), await addPerson(api.db, 'other')]
    await turnOn()
    const events = [{ id: randomUUID(), kind: 'page' as const, path: '/courses', age: 0 }]
    for (const as of [one, one, other]) {
      const { data } = await api.call(caliperCalls.getCaliperToken, { as })
      expect((await handOver({ token: data.access_token, events })).status).toBe(204)
    }
    await send()
    expect(ofType('Event').map(({ actor }) => (actor as { id: string }).id)).toEqual(
      [one, other].map(({ id }) => `https://people.example.edu/${id}`),
    )
    expect(store.faults).toEqual([])
  })

  it('have any path that an address may have', async () => {
    const someone = await addPerson(api.db, 'someone')
    await turnOn()
    const { data } = await api.call(caliperCalls.getCaliperToken, { as: someone })
    const path = "/caf%C3%A9/~a:b@c/(d)!$&'*+,;=%"
    expect((await hand({ token: data.access_token, events: [{ kind: 'page', path, age: 0 }] })).status).toBe(204)
    const spaced = [{ kind: 'page' as const, path: '/a b', age: 0 }]
    expect((await hand({ token: data.access_token, events: spaced })).error.errors?.[0]?.path).toBe('events.0.path')
    await send()
    expect([ofType('Event')[0]?.object, store.faults]).toEqual([
      { id: `https://quiz.example.edu${path}`, type: 'WebPage' },
      [],
    ])
  })

  it('hand in where somebody went, with a token for nothing else', async () => {
    const { learner, delivery, course, id, sitter } = await essay()
    await turnOn()
    const { data } = await api.call(caliperCalls.getCaliperToken, { as: learner })
    expect(Date.parse(data['.expires'])).toBeGreaterThan(Date.now() + 3_000_000)
    const home = `/courses/${course.groupId}/groupAssignments/${delivery.id}`
    await sitter.finish()
    const events = [
      { kind: 'used' as const, path: '/', age: 0 },
      { kind: 'page' as const, path: '/courses', age: 3000 },
      { kind: 'page' as const, path: `${home}/problems/${id}`, from: '/courses', age: 2000 },
      { kind: 'page' as const, path: home, age: 0 },
    ]
    expect((await hand({ token: data.access_token, events })).status).toBe(204)
    await send()
    expect(told()).toEqual(
      expect.arrayContaining([
        'ToolUseEvent Used',
        'Event NavigatedTo',
        'NavigationEvent NavigatedTo',
        'ViewEvent Viewed',
      ]),
    )
    const objects = ofType('NavigationEvent').map(({ object }) => (object as { type: string }).type)
    expect([objects, store.faults]).toEqual([['AssessmentItem', 'Assessment'], []])
    const asAccess = await api.app.inject({
      url: '/api/groups',
      headers: { authorization: `Bearer ${data.access_token}` },
    })
    expect(asAccess.statusCode).toBe(401)
  })

  it('of courses that are not theirs are told by address alone', async () => {
    const { delivery, course } = await essay()
    const stranger = await addPerson(api.db, 'stranger')
    await turnOn()
    const { data } = await api.call(caliperCalls.getCaliperToken, { as: stranger })
    const path = `/courses/${course.groupId}/groupAssignments/${delivery.id}`
    await hand({ token: data.access_token, events: [{ kind: 'page', path, age: 0 }] })
    await send()
    const [event] = ofType('Event')
    expect(event).toMatchObject({ object: { type: 'WebPage' } })
    expect(event).not.toHaveProperty('group')
  })

  it('are refused with a token that was changed or has ended', async () => {
    const { learner } = await essay()
    await turnOn()
    const { data } = await api.call(caliperCalls.getCaliperToken, { as: learner })
    const events = [{ kind: 'used' as const, path: '/', age: 0 }]
    const other = data.access_token.replace(/^\d+/, String(chief.id))
    expect((await hand({ token: other, events })).error.type).toBe('urn:isomorph:caliper-token-ended')
    api.clock.set(new Date(Date.now() + 3_601_000))
    expect((await hand({ token: data.access_token, events })).status).toBe(403)
  })
})

/** A mark is changed so many times. */
async function changeGrades(count: number): Promise<void> {
  const { id, sitter, right } = await essay()
  await sitter.submit(id, right)
  await turnOn()
  const loop = sql.raw(`do $$ begin for number in 1..${count} loop
    update responses set comment = number::text where problem_instance_id = ${id};
  end loop; end $$`)
  await loop.execute(api.db)
}

describe('a store that', () => {
  it('is down for an hour gets 400 grade events in the end, none lost and none doubled', async () => {
    await changeGrades(400)
    store.behave(503)
    const begun = Date.now()
    for (let second = 0; second < 3600; second += 20) {
      api.clock.set(new Date(begun + second * 1000))
      await send()
    }
    // 10, 20, 40 and then 60 seconds.
    expect(store.requests()).toBeLessThan(64)
    expect(store.requests()).toBeGreaterThan(55)
    store.behave(undefined)
    api.clock.set(new Date(begun + 3_700_000))
    await send()
    expect(ofType('GradeEvent')).toHaveLength(400)
    expect(new Set(store.events.map(({ id }) => id)).size).toBe(store.events.length)
    expect([Math.max(...store.envelopes), await waiting(), store.faults]).toEqual([100, 0, []])
    const lines = await ledger()
    // One line when it begins, and one an hour.
    expect(lines.filter(([outcome]) => outcome === 'failed')).toHaveLength(2)
    expect(lines.at(-1)?.slice(0, 2)).toEqual(['accepted', `${store.events.length} events`])
  }, 60_000)

  it('loses its answer gets the same events with the same ids', async () => {
    await changeGrades(3)
    store.behave('lost')
    await send()
    store.behave(undefined)
    api.clock.set(new Date(Date.now() + 11_000))
    await send()
    const ids = ofType('GradeEvent').map(({ id }) => id)
    expect([ids.length, new Set(ids).size]).toEqual([6, 3])
  })

  it.each([
    [400, 'refused', 0],
    [415, 'refused', 0],
    [422, 'refused', 0],
    [401, 'failed', 3],
    [408, 'failed', 3],
    [429, 'failed', 3],
    [500, 'failed', 3],
  ])('answers with %i: %s, and %i of three wait', async (status, outcome, left) => {
    await changeGrades(3)
    store.behave(status)
    await send()
    const [line] = await ledger()
    expect([line?.[0], line?.[2]?.includes(String(status)), Math.min(await waiting(), 3)]).toEqual([
      outcome,
      true,
      left,
    ])
  })

  it('has another token keeps the events until the right one is typed in', async () => {
    await changeGrades(2)
    await set({ caliperToken: 'wrong' })
    await send()
    expect(store.events).toEqual([])
    await set({ caliperToken: token })
    api.clock.set(new Date(Date.now() + 11_000))
    await send()
    expect(ofType('GradeEvent')).toHaveLength(2)
  })

  it('is asked by who has the lease, not by who has lost it meanwhile', async () => {
    await turnOn()
    const now = new Date()
    const lost = await leaseSending(api.db, now)
    const later = new Date(now.getTime() + 121_000)
    const held = await leaseSending(api.db, later)
    if (!lost || !held) throw new Error('There is no lease.')
    expect(await extendSending(api.db, lost, later)).toBe(false)
    await releaseSending(api.db, lost, { tries: 0, nextTryAt: null, lastError: '' })
    expect(await leaseSending(api.db, later)).toBeUndefined()
    expect(await extendSending(api.db, held, later)).toBe(true)
    await releaseSending(api.db, held, { tries: 0, nextTryAt: null, lastError: '' })
  })

  it('is asked by one worker at a time', async () => {
    await changeGrades(20)
    await Promise.all([send(), send(), send()])
    expect(ofType('GradeEvent')).toHaveLength(20)
  })
})
