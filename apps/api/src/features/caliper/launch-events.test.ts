import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { caliperCalls } from '@isomorph/contract'
import { startLaunches, type Launches } from '../../testing/lti.fixtures.ts'
import { useCaliper } from './caliper.fixtures.ts'

let launches: Launches
const { world, turnOn, send, ofType } = useCaliper(async () => {
  launches = await startLaunches()
  return launches.api
})
afterEach(() => launches.platform.lie(undefined))
afterAll(() => launches.platform.close())

const personOf = (userId: number) => ({ id: `https://people.example.edu/${userId}`, type: 'Person' })

/** The page of a launch says that somebody has gone back to the platform. */
async function sayReturned(headers: { readonly authorization: string }, launchId: number): Promise<void> {
  const { data } = await world.api.call(caliperCalls.getCaliperToken, { headers })
  const events = [{ id: randomUUID(), kind: 'returned' as const, path: `/lti-launch/${launchId}`, age: 0 }]
  const handed = await world.api.call(caliperCalls.sendPageEvents, { body: { token: data.access_token, events } })
  if (handed.status !== 204) throw new Error(handed.text)
}

describe('a launch of a learning platform', () => {
  it('is told with its session at the platform, and so is the way back', async () => {
    await turnOn()
    const lena = await launches.arrive('lena')
    await sayReturned(lena.headers, lena.id)
    await send()
    const federatedSession = {
      id: expect.stringMatching(new RegExp(`/lti-launch/${lena.id}$`)),
      type: 'LtiSession',
      user: personOf(lena.user.id).id,
    }
    const common = { profile: 'ToolLaunchProfile', actor: personOf(lena.user.id), federatedSession }
    expect(ofType('ToolLaunchEvent')).toMatchObject([
      { ...common, action: 'Launched', object: { type: 'SoftwareApplication' } },
      { ...common, action: 'Returned', object: { type: 'SoftwareApplication' } },
    ])
    expect(world.store.faults).toEqual([])
  })

  it('of somebody else is not told as left, and one of a test person not at all', async () => {
    const ina = await launches.arrive('ina')
    await turnOn()
    const lena = await launches.arrive('lena')
    await sayReturned(lena.headers, ina.id)
    await launches.arrive('tess')
    await send()
    expect(ofType('ToolLaunchEvent').map(({ action, actor }) => [action, actor])).toEqual([
      ['Launched', personOf(lena.user.id)],
    ])
  })
})
