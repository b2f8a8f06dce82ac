import { afterAll, afterEach, beforeAll } from 'vitest'
import { ltiLaunchCalls, rosterSyncCalls } from '@isomorph/contract'
import type { LtiMember } from '@isomorph/testing/lti-platform'
import { addCourse } from '../../testing/deliveries.ts'
import { startLaunches, type Launches } from '../../testing/lti.fixtures.ts'
import { externalRoster } from './external-roster.fixtures.ts'
import { runSyncRoster } from './sync-roster.ts'

const claim = (name: string): string => `https://purl.imsglobal.org/spec/lti/claim/${name}`

let contexts = 0

/** Somebody in the roster of the course that was connected last. */
export function member(name: string, roles: readonly string[] = ['Learner'], more: Partial<LtiMember> = {}): LtiMember {
  return { user_id: `roster ${contexts} ${name}`, roles, given_name: name, family_name: 'Roster', ...more }
}

export function members(count: number, from = 0): LtiMember[] {
  return Array.from({ length: count }, (_, index) => member(`n${from + index}`))
}

/** A course here that an instructor's launch connects with a new one at the platform. */
async function connectCourse({ api, platform, arrive }: Launches) {
  const course = await addCourse(api, { learners: 1 })
  contexts += 1
  const contextId = `course ${contexts}`
  platform.lie((claims) => ({ claims: { ...claims, [claim('context')]: { id: contextId, title: contextId } } }))
  const ina = await arrive('ina')
  const { groupId } = course
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
  return { course, groupId, externalGroupId }
}

/** A course here that is connected with one of the platform, and what is done with its roster. */
async function connected(world: Launches) {
  const { api } = world
  const { course, groupId, externalGroupId } = await connectCourse(world)
  const call = { as: course.instructor, params: { groupId } }
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

/** Begins and ends the product with one platform for a file of tests. */
export function useRosters() {
  const world = {} as Launches
  beforeAll(async () => {
    Object.assign(world, await startLaunches())
  })
  afterAll(() => world.close())
  afterEach(() => {
    world.platform.lie(undefined)
    world.platform.misbehave(undefined)
    world.platform.services.pageSize = 500
  })
  return { world, connected: async () => await connected(world) }
}
