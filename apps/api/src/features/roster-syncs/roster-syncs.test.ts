import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase } from '@isomorph/database'
import { exchangeCalls, externalProviderCalls, ltiLaunchCalls, rosterSyncCalls } from '@isomorph/contract'
import type { LtiMember } from '@isomorph/testing/lti-platform'
import { addCourse } from '../../testing/deliveries.ts'
import { platformSettings, startLaunches, type Launches } from '../../testing/lti.fixtures.ts'
import { addPerson } from '../../testing/people.ts'
import { insertWaitingSync, selectSyncedSources } from './roster-syncs.queries.ts'
import { runSyncRoster } from './sync-roster.ts'
import { externalRoster } from './external-roster.fixtures.ts'

const claim = (name: string): string => `https://purl.imsglobal.org/spec/lti/claim/${name}`

let world: Launches
let contexts = 0

beforeAll(async () => {
  world = await startLaunches()
})
afterAll(() => world.close())
afterEach(() => {
  world.platform.lie(undefined)
  world.platform.misbehave(undefined)
  world.platform.services.pageSize = 500
})

function member(name: string, roles: readonly string[] = ['Learner'], more: Partial<LtiMember> = {}): LtiMember {
  return { user_id: `roster ${contexts} ${name}`, roles, given_name: name, family_name: 'Roster', ...more }
}

function members(count: number, from = 0): LtiMember[] {
  return Array.from({ length: count }, (_, index) => member(`n${from + index}`))
}

/** A course here that is connected with one of the platform. */
async function connected() {
  const { api, platform } = world
  const course = await addCourse(api, { learners: 1 })
  contexts += 1
  const contextId = `rostered ${contexts}`
  platform.lie((claims) => ({ claims: { ...claims, [claim('context')]: { id: contextId, title: contextId } } }))
  const ina = await world.arrive('ina')
  const { groupId, instructor } = course
  await api.db
    .insertInto('groupUserRoles')
    .values({ groupId, userId: ina.user.id, role: 'GroupOwner', externalGroupId: null })
    .execute()
  const at = { headers: ina.headers, params: { ltiLaunchId: ina.id } }
  await api.call(ltiLaunchCalls.connectLtiContext, { ...at, body: { groupId } })
  const { id: externalGroupId } = await api.db
    .selectFrom('externalGroups')
    .select('id')
    .where('contextId', '=', contextId)
    .executeTakeFirstOrThrow()
  const call = { as: instructor, params: { groupId } }
  const latest = async () => {
    const { data } = await api.call(rosterSyncCalls.listRosterSyncs, call)
    return data.externalGroups[0]?.latest
  }
  const run = async () => {
    await runSyncRoster(api.app.contractRouting.services, externalGroupId)
    return await latest()
  }
  const sync = async (confirmedSyncId?: number) =>
    await api.call(rosterSyncCalls.syncRoster, { ...call, body: confirmedSyncId ? { confirmedSyncId } : {} })
  const roster = async () => await externalRoster(api.db, groupId, 'firstName')
  /** The roster as it is at the platform, taken over by somebody. */
  const takeOver = async () => {
    const report = await run()
    if (report?.state === 'toConfirm') await sync(report.id)
    return report?.state === 'toConfirm' ? await run() : report
  }
  return { course, groupId, externalGroupId, call, run, sync, roster, takeOver, latest }
}

describe('the first reading', () => {
  it('is a report that changes nothing, until somebody takes it over', async () => {
    const { run, sync, roster } = await connected()
    const grader = 'http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#TeachingAssistant'
    const ina = { user_id: 'sub-ina', roles: ['Instructor'], given_name: 'Ina', family_name: 'Instructor' }
    const gone = member('gone', ['Learner'], { status: 'Inactive' })
    world.platform.services.members = [
      ina,
      member('Lea'),
      member('Theo', ['Instructor', grader]),
      member('Mo', ['Mentor']),
      gone,
    ]
    const report = await run()
    expect(report).toMatchObject({ state: 'toConfirm', readPeople: 3, added: 2, removed: 0, unchanged: 1 })
    expect(report?.people).toEqual([
      { name: 'Lea Roster', change: 'added', role: 'GroupLearner' },
      { name: 'Theo Roster', change: 'added', role: 'GroupGrader' },
    ])
    expect(await roster()).toEqual(['Ina GroupOwner'])
    const made = await world.api.db.selectFrom('users').select('id').where('lastName', '=', 'Roster').execute()
    expect(made).toEqual([])

    expect((await sync(report?.id)).data.externalGroups[0]?.latest?.state).toBe('waiting')
    expect((await sync(report?.id)).error.type).toBe('urn:isomorph:roster-report-gone')
    expect(await run()).toMatchObject({ state: 'applied', added: 2, unchanged: 1 })
    expect(await roster()).toEqual(['Ina GroupOwner', 'Lea GroupLearner', 'Theo GroupGrader'])
    expect(await run()).toMatchObject({ state: 'applied', added: 0, removed: 0, changed: 0, unchanged: 3 })
  })
})

describe('a roster', () => {
  it('brings who is new and takes who has gone, with their work, and leaves who was added by hand', async () => {
    const { course, takeOver, roster, groupId } = await connected()
    world.platform.services.members = [member('Lea'), member('Leo')]
    await takeOver()
    world.platform.services.members = [member('Lea', ['Learner'], { given_name: 'Leandra' }), member('Lin')]
    expect(await takeOver()).toMatchObject({ state: 'applied', added: 1, removed: 1, unchanged: 1 })
    expect(await roster()).toEqual(['Leandra GroupLearner', 'Lin GroupLearner'])
    const byHand = await world.api.db
      .selectFrom('groupUserRoles')
      .select('userId')
      .where('groupId', '=', groupId)
      .where('externalGroupId', 'is', null)
      .where('role', '=', 'GroupLearner')
      .execute()
    expect(byHand).toEqual([{ userId: course.learners[0]?.id }])
  })

  it('comes in pages, in Moodle’s own way of naming the next one', async () => {
    const { takeOver, roster } = await connected()
    world.platform.services.members = members(23)
    world.platform.services.pageSize = 5
    expect(await takeOver()).toMatchObject({ state: 'applied', added: 23 })
    expect(await roster()).toHaveLength(23)
  })

  it('that would remove more than half waits for somebody, who cannot agree to more than was shown', async () => {
    const { takeOver, run, sync, roster } = await connected()
    world.platform.services.members = members(12)
    await takeOver()
    world.platform.services.members = members(5)
    const report = await run()
    expect(report).toMatchObject({ state: 'toConfirm', removed: 7 })
    expect(await roster()).toHaveLength(12)
    world.platform.services.members = members(2)
    await sync(report?.id)
    const second = await run()
    expect(second).toMatchObject({ state: 'toConfirm', removed: 10 })
    await sync(second?.id)
    expect(await run()).toMatchObject({ state: 'applied', removed: 10 })
  })

  it('of thousands of people is taken over whole', async () => {
    const { takeOver, run } = await connected()
    world.platform.services.members = members(3000)
    expect(await takeOver()).toMatchObject({ state: 'applied', added: 3000 })
    expect(await run()).toMatchObject({ state: 'applied', added: 0, removed: 0, unchanged: 3000 })
  }, 90_000)
})

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

describe('two readings at once', () => {
  it('are one', async () => {
    const { run, externalGroupId, roster } = await connected()
    world.platform.services.members = members(40)
    await run()
    await world.api.db
      .updateTable('externalGroups')
      .set({ isRosterSynced: true })
      .where('id', '=', externalGroupId)
      .execute()
    await insertWaitingSync(world.api.db, { externalGroupId, requestedBy: null })
    await insertWaitingSync(world.api.db, { externalGroupId, requestedBy: null })
    await Promise.all([run(), run(), run()])
    expect(await roster()).toHaveLength(40)
  })
})

it('stands in a queue of its own: while one roster is read, other jobs than rosters go on', async () => {
  const { sync } = await connected()
  const owner = createDatabase(world.api.url, { asOwner: true, maximumConnections: 1 })
  try {
    await sync()
    const { rows } = await sql`
      select distinct q.queue_name as queue, j.priority from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
        left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
       where t.identifier = 'sync-roster'`.execute(owner.db)
    expect(rows).toEqual([{ queue: 'sync-roster', priority: 0 }])
  } finally {
    await owner.close()
  }
})

it('is asked for by whoever may read all rosters, and only where somebody has confirmed one', async () => {
  const admin = await addPerson(world.api.db, 'admin', ['Admin'])
  const { takeOver } = await connected()
  world.platform.services.members = members(2)
  const before = (await world.api.call(rosterSyncCalls.syncAllRosters, { as: admin })).data.courses
  await takeOver()
  expect((await world.api.call(rosterSyncCalls.syncAllRosters, { as: admin })).data.courses).toBe(before + 1)
})

it('is said to be missing where the course is connected with none', async () => {
  const course = await addCourse(world.api)
  const call = { as: course.instructor, params: { groupId: course.groupId }, body: {} }
  expect((await world.api.call(rosterSyncCalls.syncRoster, call)).error.type).toBe('urn:isomorph:no-roster')
})
