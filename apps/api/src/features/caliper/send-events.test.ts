import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { storeToken, useCaliper } from './caliper.fixtures.ts'
import { extendSending, leaseSending, releaseSending } from './outbox.queries.ts'

const { world, send, set, turnOn, waiting, ledger, ofType, essay } = useCaliper()

/** A mark is changed so many times. */
async function changeGrades(count: number): Promise<void> {
  const { id, sitter, right } = await essay()
  await sitter.submit(id, right)
  await turnOn()
  const loop = sql.raw(`do $$ begin for number in 1..${count} loop
    update responses set comment = number::text where problem_instance_id = ${id};
  end loop; end $$`)
  await loop.execute(world.api.db)
}

describe('a store that', () => {
  it('is down for an hour gets 400 grade events in the end, none lost and none doubled', async () => {
    await changeGrades(400)
    world.store.behave(503)
    const begun = Date.now()
    for (let second = 0; second < 3600; second += 20) {
      world.api.clock.set(new Date(begun + second * 1000))
      await send()
    }
    // 10, 20, 40 and then 60 seconds.
    expect(world.store.requests()).toBeLessThan(64)
    expect(world.store.requests()).toBeGreaterThan(55)
    world.store.behave(undefined)
    world.api.clock.set(new Date(begun + 3_700_000))
    await send()
    expect(ofType('GradeEvent')).toHaveLength(400)
    expect(new Set(world.store.events.map(({ id }) => id)).size).toBe(world.store.events.length)
    expect([Math.max(...world.store.envelopes), await waiting(), world.store.faults]).toEqual([100, 0, []])
    const lines = await ledger()
    // One line when it begins, and one an hour.
    expect(lines.filter(([outcome]) => outcome === 'failed')).toHaveLength(2)
    expect(lines.at(-1)?.slice(0, 2)).toEqual(['accepted', `${world.store.events.length} events`])
  }, 60_000)

  it('loses its answer gets the same events with the same ids', async () => {
    await changeGrades(3)
    world.store.behave('lost')
    await send()
    world.store.behave(undefined)
    world.api.clock.set(new Date(Date.now() + 11_000))
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
    world.store.behave(status)
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
    expect(world.store.events).toEqual([])
    await set({ caliperToken: storeToken })
    world.api.clock.set(new Date(Date.now() + 11_000))
    await send()
    expect(ofType('GradeEvent')).toHaveLength(2)
  })

  it('is asked by who has the lease, not by who has lost it meanwhile', async () => {
    await turnOn()
    const now = new Date()
    const lost = await leaseSending(world.api.db, now)
    const later = new Date(now.getTime() + 121_000)
    const held = await leaseSending(world.api.db, later)
    if (!lost || !held) throw new Error('There is no lease.')
    expect(await extendSending(world.api.db, lost, later)).toBe(false)
    await releaseSending(world.api.db, lost, { tries: 0, nextTryAt: null, lastError: '' })
    expect(await leaseSending(world.api.db, later)).toBeUndefined()
    expect(await extendSending(world.api.db, held, later)).toBe(true)
    await releaseSending(world.api.db, held, { tries: 0, nextTryAt: null, lastError: '' })
  })

  it('is asked by one worker at a time', async () => {
    await changeGrades(20)
    await Promise.all([send(), send(), send()])
    expect(ofType('GradeEvent')).toHaveLength(20)
  })
})
