import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { accommodationCalls, breakCalls, examActCalls } from '@isomorph/contract'
import { sit } from '../../testing/sit.fixtures.ts'
import { idleHours, sessionDays } from '../sign-in/index.ts'
import { useCaliper } from './caliper.fixtures.ts'

const { world, send, turnOn, waiting, ofType } = useCaliper()

describe('the end of a session', () => {
  const hour = 3_600_000
  const ago = (hours: number) => new Date(Date.now() - hours * hour)

  async function addSession(begun: Date, used: Date): Promise<number> {
    const session = {
      userId: world.chief.id,
      clientId: 'web',
      impersonatorUserId: null,
      createdAt: begun,
      lastUsedAt: used,
    }
    return (await world.api.db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow()).id
  }

  async function revoke(...ids: readonly number[]): Promise<void> {
    const revoked = { revokedAt: sql<Date>`now()`, revokedBecause: 'loggedOut' as const }
    await world.api.db.updateTable('sessions').set(revoked).where('id', 'in', ids).execute()
  }

  async function endsOf(id: number): Promise<string[]> {
    await send()
    return world.store.events
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
    expect(world.store.faults).toEqual([])
  })

  it('by time is told once, also where it is revoked afterwards', async () => {
    await turnOn()
    await send()
    await sql`update caliper_sending set on_since = now() - interval '2 days'`.execute(world.api.db)
    const [told, untold] = [await addSession(ago(24), ago(13)), await addSession(ago(24), ago(14))]
    await revoke(untold)
    world.api.clock.set(new Date(Date.now() + 61_000))
    expect([await endsOf(told), await endsOf(untold)]).toEqual([['TimedOut'], ['TimedOut']])
    await revoke(told)
    expect([await endsOf(told), await endsOf(untold)]).toEqual([['TimedOut'], ['TimedOut']])
  })
})

describe('a pause', () => {
  async function atWork() {
    const { course, delivery, learner } = await sit(world.api, { timeLimitMinutes: 60 })
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
      expect((await world.api.call(examActCalls.actOnLearners, { as: course.instructor, params, body })).status).toBe(
        200,
      )
    }
    expect(await told()).toEqual([
      ['Paused', course.instructor.id],
      ['Resumed', course.instructor.id],
    ])
    expect(world.store.faults).toEqual([])
  })

  it('of a learner is told with its end, by the learner or by itself', async () => {
    const { course, learner, params, told } = await atWork()
    const body = { ...params, userIds: [learner.id], fields: { breakMinutes: 10 }, reason: 'A test.' }
    await world.api.call(accommodationCalls.saveAccommodations, { as: course.instructor, body })
    const begun = Date.now()
    const begin = async () => {
      const clientKey = randomUUID()
      const { data } = await world.api.call(breakCalls.beginBreak, { as: learner, params, body: { clientKey } })
      return data.pausedAt as string
    }
    const beganAt = await begin()
    expect(await told()).toEqual([['Paused', learner.id]])
    world.api.clock.set(new Date(begun + 60_000))
    expect((await world.api.call(breakCalls.endBreak, { as: learner, params, body: { beganAt } })).status).toBe(200)
    const first = [
      ['Paused', learner.id],
      ['Resumed', learner.id],
    ]
    expect(await told()).toEqual(first)
    await begin()
    world.api.clock.set(new Date(begun + 15 * 60_000))
    expect(await told()).toEqual([...first, ...first])
    expect([await waiting(), world.store.faults]).toEqual([0, []])
    const [end] = ofType('AssessmentEvent').slice(-1)
    expect(Date.parse(end?.eventTime ?? '') - begun).toBeLessThan(11 * 60_000)
  })
})
