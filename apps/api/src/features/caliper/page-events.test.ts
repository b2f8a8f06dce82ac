import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { caliperCalls, type BodyOf, type PageEvent } from '@isomorph/contract'
import { addPerson } from '../../testing/people.ts'
import { useCaliper } from './caliper.fixtures.ts'

const { world, send, turnOn, told, ofType, essay } = useCaliper()

describe('pages', () => {
  const handOver = async (body: BodyOf<typeof caliperCalls.sendPageEvents>) =>
    await world.api.call(caliperCalls.sendPageEvents, { body })
  const hand = async ({ token, events }: { token: string; events: readonly Omit<PageEvent, 'id'>[] }) =>
    await handOver({ token, events: events.map((event) => ({ id: randomUUID(), ...event })) })

  it('hand the same events in twice, and they are told once; nobody can name those of others', async () => {
    const [one, other] = [await addPerson(world.api.db, 'one'), await addPerson(world.api.db, 'other')]
    await turnOn()
    const events = [{ id: randomUUID(), kind: 'page' as const, path: '/courses', age: 0 }]
    for (const as of [one, one, other]) {
      const { data } = await world.api.call(caliperCalls.getCaliperToken, { as })
      expect((await handOver({ token: data.access_token, events })).status).toBe(204)
    }
    await send()
    expect(ofType('Event').map(({ actor }) => (actor as { id: string }).id)).toEqual(
      [one, other].map(({ id }) => `https://people.example.edu/${id}`),
    )
    expect(world.store.faults).toEqual([])
  })

  it('have any path that an address may have', async () => {
    const someone = await addPerson(world.api.db, 'someone')
    await turnOn()
    const { data } = await world.api.call(caliperCalls.getCaliperToken, { as: someone })
    const path = "/caf%C3%A9/~a:b@c/(d)!$&'*+,;=%"
    expect((await hand({ token: data.access_token, events: [{ kind: 'page', path, age: 0 }] })).status).toBe(204)
    const spaced = [{ kind: 'page' as const, path: '/a b', age: 0 }]
    expect((await hand({ token: data.access_token, events: spaced })).error.errors?.[0]?.path).toBe('events.0.path')
    await send()
    expect([ofType('Event')[0]?.object, world.store.faults]).toEqual([
      { id: `https://quiz.example.edu${path}`, type: 'WebPage' },
      [],
    ])
  })

  it('hand in where somebody went, with a token for nothing else', async () => {
    const { learner, delivery, course, id, sitter } = await essay()
    await turnOn()
    const { data } = await world.api.call(caliperCalls.getCaliperToken, { as: learner })
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
    expect([objects, world.store.faults]).toEqual([['AssessmentItem', 'Assessment'], []])
    const asAccess = await world.api.app.inject({
      url: '/api/groups',
      headers: { authorization: `Bearer ${data.access_token}` },
    })
    expect(asAccess.statusCode).toBe(401)
  })

  it('of courses that are not theirs are told by address alone', async () => {
    const { delivery, course } = await essay()
    const stranger = await addPerson(world.api.db, 'stranger')
    await turnOn()
    const { data } = await world.api.call(caliperCalls.getCaliperToken, { as: stranger })
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
    const { data } = await world.api.call(caliperCalls.getCaliperToken, { as: learner })
    const events = [{ kind: 'used' as const, path: '/', age: 0 }]
    const other = data.access_token.replace(/^\d+/, String(world.chief.id))
    expect((await hand({ token: other, events })).error.type).toBe('urn:isomorph:caliper-token-ended')
    world.api.clock.set(new Date(Date.now() + 3_601_000))
    expect((await hand({ token: data.access_token, events })).status).toBe(403)
  })
})
