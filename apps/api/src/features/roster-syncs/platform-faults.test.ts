import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { exchangeCalls, externalProviderCalls } from '@isomorph/contract'
import { platformSettings } from '../../testing/lti.fixtures.ts'
import { addPerson } from '../../testing/people.ts'
import { member, members, useRosters } from './roster-syncs.fixtures.ts'
import { selectSyncedSources } from './roster-syncs.queries.ts'

const { world, connected } = useRosters()

describe('a platform that', () => {
  it('is down, refuses or answers with nothing empties no roster', async () => {
    const { takeOver, run, roster, call } = await connected()
    world.platform.services.members = members(3)
    await takeOver()
    const before = await roster()
    world.platform.services.members = []
    expect(await run()).toMatchObject({ state: 'failed', reason: expect.stringContaining('empty') })
    for (const status of [500, 403]) {
      world.platform.misbehave((request, response) => {
        if (!request.url?.startsWith('/services/members')) return false
        response.writeHead(status).end('no')
        return true
      })
      expect(await run()).toMatchObject({ state: 'failed', reason: expect.stringContaining(String(status)) })
    }
    expect(await roster()).toEqual(before)
    const { data } = await world.api.call(exchangeCalls.searchGroupExchanges, { ...call, query: { kind: 'roster' } })
    expect(data.items.map(({ outcome }) => outcome)).toEqual(['refused', 'failed', 'refused', 'accepted', 'accepted'])
    expect(data.items[0]?.canRetry).toBe(true)
  })

  it('is down is asked again within minutes, later and later, and daily once it answers', async () => {
    const { takeOver, run, externalGroupId } = await connected()
    world.platform.services.members = members(3)
    await takeOver()
    const minutesUntilNext = async () => {
      const { nextTryAt, finishedAt } = await world.api.db
        .selectFrom('rosterSyncs')
        .select(['nextTryAt', 'finishedAt'])
        .where('externalGroupId', '=', externalGroupId)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      return nextTryAt === null ? null : Math.round((Number(nextTryAt) - Number(finishedAt)) / 60_000)
    }
    const isDue = async () =>
      (await selectSyncedSources(world.api.db, { isDue: true, maximum: 1000 })).includes(externalGroupId)
    world.platform.misbehave((request, response) => {
      if (!request.url?.startsWith('/services/members')) return false
      response.writeHead(503).end()
      return true
    })
    await run()
    expect([9, 10, 11]).toContain(await minutesUntilNext())
    await run()
    const second = await minutesUntilNext()
    expect([second !== null && second >= 18 && second <= 22, await isDue()]).toEqual([true, false])
    const ago = sql<Date>`now() - interval '1 second'`
    await world.api.db
      .updateTable('rosterSyncs')
      .set({ nextTryAt: ago, createdAt: sql<Date>`now() - interval '2 days'` })
      .where('externalGroupId', '=', externalGroupId)
      .execute()
    expect(await isDue()).toBe(true)
    world.platform.misbehave(undefined)
    await run()
    expect([await minutesUntilNext(), await isDue()]).toEqual([null, false])
  })

  it('is asked again when the worker died that read it', async () => {
    const { takeOver, run, externalGroupId } = await connected()
    world.platform.services.members = members(3)
    await takeOver()
    const isDue = async () =>
      (await selectSyncedSources(world.api.db, { isDue: true, maximum: 1000 })).includes(externalGroupId)
    const begun = async (ago: string) =>
      await sql`update roster_syncs set state = 'running', finished_at = null, next_try_at = null,
          created_at = now() - interval '1 hour', started_at = now() - ${ago}::interval
        where id = (select max(id) from roster_syncs where external_group_id = ${externalGroupId})`.execute(
        world.api.db,
      )
    const earlier = sql<Date>`now() - interval '2 days'`
    await world.api.db
      .updateTable('rosterSyncs')
      .set({ createdAt: earlier })
      .where('externalGroupId', '=', externalGroupId)
      .execute()
    await begun('10 minutes')
    expect(await isDue()).toBe(false)
    await begun('16 minutes')
    expect(await isDue()).toBe(true)
    world.platform.misbehave((request, response) => {
      if (!request.url?.startsWith('/services/members')) return false
      response.writeHead(503).end()
      return true
    })
    await run()
    expect(await isDue()).toBe(false)
    await world.api.db
      .updateTable('rosterSyncs')
      .set({ nextTryAt: sql<Date>`now() - interval '1 second'` })
      .where('externalGroupId', '=', externalGroupId)
      .where('nextTryAt', '>', sql<Date>`now()`)
      .execute()
    expect(await isDue()).toBe(true)
    world.platform.misbehave(undefined)
  })

  it('names a next page at another site, or in a circle, is not followed', async () => {
    const { run } = await connected()
    let target = 'https://elsewhere.example/members'
    world.platform.misbehave((request, response) => {
      if (!request.url?.startsWith('/services/members')) return false
      const link = `<${target || `${world.platform.origin}${request.url}`}>; rel="next"`
      response.writeHead(200, { 'content-type': 'application/json', link }).end(JSON.stringify({ members: members(1) }))
      return true
    })
    expect(await run()).toMatchObject({ state: 'failed', reason: 'The platform names a next page at another site.' })
    target = ''
    expect(await run()).toMatchObject({ state: 'failed', reason: 'The pages of the platform have no end.' })
  })
})

describe('a platform whose custom parameter is the university number', () => {
  const numbersIn = async (claim: 'custom' | 'none') => {
    const { registration } = world.platform
    const settings = platformSettings({ ...registration, deploymentIds: [...registration.deploymentIds] })
    await world.api.call(externalProviderCalls.updateExternalProvider, {
      as: world.superAdmin,
      params: { externalProviderId: world.providerId },
      body: { ...settings, puidClaim: claim },
    })
  }
  afterEach(async () => await numbersIn('none'))

  it('is asked with a link, so that nobody who is here gets a second account', async () => {
    const { takeOver, roster } = await connected()
    await numbersIn('custom')
    const known = await addPerson(world.api.db, 'known-by-number')
    await world.api.db.updateTable('users').set({ puid: '55501' }).where('id', '=', known.id).execute()
    world.platform.services.members = [
      member('Kay', ['Learner'], { custom: { puid: '55501' } }),
      member('Una', ['Learner'], { custom: { puid: '$Person.sourcedId' } }),
      member('Two', ['Learner'], { custom: { puid: '55502' }, lis_person_sourcedid: '55503' }),
    ]
    const taken = await takeOver()
    expect(taken).toMatchObject({ state: 'applied', readPeople: 3, added: 2 })
    expect(taken?.reason).toBe('People with two university numbers that differ, who were left out: 1.')
    const { firstName } = await world.api.db
      .selectFrom('users')
      .select('firstName')
      .where('id', '=', known.id)
      .executeTakeFirstOrThrow()
    expect(await roster()).toContain(`${firstName} GroupLearner`)
    expect(await takeOver()).toMatchObject({ added: 0, unchanged: 2 })
  })

  it('gives its roster without a link where it does not know the link any more', async () => {
    const { takeOver } = await connected()
    await numbersIn('custom')
    world.platform.services.members = members(3)
    world.platform.misbehave((request, response) => {
      if (!request.url?.includes('rlid=')) return false
      response.writeHead(404).end()
      return true
    })
    expect(await takeOver()).toMatchObject({ state: 'applied', added: 3 })
  })
})
