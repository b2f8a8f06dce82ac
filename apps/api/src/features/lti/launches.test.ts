import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { externalProviderCalls, groupCalls, ltiLaunchCalls } from '@isomorph/contract'
import { addCourse } from '../../testing/deliveries.ts'
import { platformSettings, startLaunches, type Launches } from '../../testing/lti.fixtures.ts'

const { getLtiLaunch, connectLtiContext, chooseLtiAssessment } = ltiLaunchCalls
const claim = (name: string): string => `https://purl.imsglobal.org/spec/lti/claim/${name}`

let world: Launches

beforeAll(async () => {
  world = await startLaunches()
})
afterAll(() => world.close())
afterEach(() => world.platform.lie(undefined))

/** From now on launches come from a course of this id. */
function fromCourse(id: string, changes: Readonly<Record<string, unknown>> = {}): void {
  world.platform.lie((claims) => ({
    claims: { ...claims, [claim('context')]: { id, title: `Title of ${id}` }, ...changes },
  }))
}

async function rolesIn(groupId: number): Promise<string[]> {
  const rows = await world.api.db
    .selectFrom('groupUserRoles')
    .innerJoin('users', 'users.id', 'groupUserRoles.userId')
    .select(['users.firstName', 'role', 'externalGroupId'])
    .where('groupId', '=', groupId)
    .execute()
  const words = rows.map(
    ({ firstName, role, externalGroupId }) => `${firstName} ${role}${externalGroupId === null ? '' : ' external'}`,
  )
  return words.toSorted()
}

describe('the first launch from a course', () => {
  it('has an instructor connect it and choose an assessment, and then leads learners there', async () => {
    const early = await world.arrive('lena')
    expect(early.launch).toMatchObject({ state: 'notReady', contextTitle: 'Calculus I', linkTitle: 'Quiz 1' })

    const ina = await world.arrive('ina')
    expect(ina.launch).toMatchObject({ state: 'connect', mayCreateGroup: true, choices: [], group: null })
    const at = { headers: ina.headers, params: { ltiLaunchId: ina.id } }
    const connected = await world.api.call(connectLtiContext, { ...at, body: { name: 'Calculus I' } })
    expect(connected.data).toMatchObject({ state: 'choose', group: { name: 'Calculus I' }, choices: [] })
    const groupId = connected.data.group?.id ?? 0
    const again = await world.api.call(connectLtiContext, { ...at, body: { name: 'Calculus I' } })
    expect(again.data.group?.id).toBe(groupId)

    const course = await addCourse(world.api, { learners: 0 })
    const { id: foreign } = await course.give()
    const refused = await world.api.call(chooseLtiAssessment, { ...at, body: { groupAssessmentId: foreign } })
    expect(refused.error.type).toBe('urn:isomorph:not-of-course')
    await world.api.db.updateTable('groupAssessments').set({ groupId }).where('id', '=', foreign).execute()
    const chosen = await world.api.call(chooseLtiAssessment, { ...at, body: { groupAssessmentId: foreign } })
    expect(chosen.data).toMatchObject({ state: 'ready', groupAssessmentId: foreign })

    const lena = await world.arrive('lena')
    expect(lena.launch).toMatchObject({ state: 'ready', groupAssessmentId: foreign, group: { id: groupId } })
    await world.arrive('theo')
    await world.arrive('lena')
    expect(await rolesIn(groupId)).toEqual([
      'Ina GroupOwner',
      'Ina GroupOwner external',
      'Lena GroupLearner external',
      'Theo GroupGrader external',
    ])
    expect((await world.arrive('lena', 'quiz-2')).launch.state).toBe('notReady')
    expect((await world.arrive('ina', 'quiz-2')).launch).toMatchObject({ state: 'choose', choices: [{ id: foreign }] })
  })

  it('offers the courses in which the instructor is one, and no others', async () => {
    fromCourse('own-courses')
    const { headers, id, user } = await world.arrive('ina')
    const others = await addCourse(world.api, { learners: 0 })
    const call = async (groupId: number) =>
      await world.api.call(connectLtiContext, { headers, params: { ltiLaunchId: id }, body: { groupId } })
    expect((await call(others.groupId)).error.type).toBe('urn:isomorph:no-course-to-connect')
    const own = await world.api.call(groupCalls.listHomeGroups, { headers })
    expect(own.data.map(({ name }) => name)).toEqual(['Calculus I'])
    expect((await call(own.data[0]?.id ?? 0)).data.state).toBe('choose')
    expect(user.firstName).toBe('Ina')
  })

  it('lets nobody make a course where the administrator does not want it, but Creators', async () => {
    const params = { externalProviderId: world.providerId }
    const { registration } = world.platform
    const settings = platformSettings({ ...registration, deploymentIds: [...registration.deploymentIds] })
    const body = { ...settings, mayInstructorsCreate: false }
    await world.api.call(externalProviderCalls.updateExternalProvider, { as: world.superAdmin, params, body })
    fromCourse('not-made')
    const { headers, id, launch } = await world.arrive('ina')
    expect(launch.mayCreateGroup).toBe(false)
    const wanted = { headers, params: { ltiLaunchId: id }, body: { name: 'Mine' } }
    expect((await world.api.call(connectLtiContext, wanted)).error.type).toBe('urn:isomorph:may-not-make-course')
    await world.api.call(externalProviderCalls.updateExternalProvider, { as: world.superAdmin, params, body: settings })
  })

  it('is connected by no learner, no grader and nobody else', async () => {
    fromCourse('not-theirs')
    const ina = await world.arrive('ina')
    for (const person of ['lena', 'theo']) {
      const { headers, id, launch } = await world.arrive(person)
      expect(launch).toMatchObject({ state: 'notReady', choices: [], mayCreateGroup: false })
      const wanted = { headers, params: { ltiLaunchId: id }, body: { name: 'Mine' } }
      expect((await world.api.call(connectLtiContext, wanted)).status).toBe(403)
      const foreign = { headers, params: { ltiLaunchId: ina.id } }
      expect((await world.api.call(getLtiLaunch, foreign)).status).toBe(404)
      expect((await world.api.call(connectLtiContext, { ...foreign, body: { name: 'Mine' } })).status).toBe(404)
    }
  })
})

describe('the roles of a launch', () => {
  it('of an administrator of the platform, and of a test person, give nothing', async () => {
    expect((await world.arrive('adam')).launch.state).toBe('noRole')
    expect((await world.arrive('tess')).launch.state).toBe('testPerson')
    const adam = await world.arrive('adam')
    expect(adam.user.activities).toEqual(['LtiLaunchReadOwn'])
    expect(adam.user.roles).toEqual([])
  })

  it('do not take away what was given by hand, and change with the platform', async () => {
    const course = await addCourse(world.api, { learners: 0 })
    fromCourse('by-hand')
    const lena = await world.arrive('lena')
    await world.api.db
      .insertInto('groupUserRoles')
      .values({ groupId: course.groupId, userId: lena.user.id, role: 'GroupGrader', externalGroupId: null })
      .execute()
    await world.api.db
      .updateTable('externalGroups')
      .set({ groupId: course.groupId })
      .where('contextId', '=', 'by-hand')
      .execute()
    await world.arrive('lena')
    await world.arrive('theo')
    const roles = await rolesIn(course.groupId)
    expect(roles).toContain('Lena GroupGrader')
    expect(roles).not.toContain('Lena GroupLearner external')
    fromCourse('by-hand', { [claim('roles')]: ['Learner'] })
    await world.arrive('theo')
    expect(await rolesIn(course.groupId)).toContain('Theo GroupLearner external')
  })
})

describe('what a launch allows', () => {
  async function connected(context: string) {
    fromCourse(context)
    const ina = await world.arrive('ina')
    const at = { headers: ina.headers, params: { ltiLaunchId: ina.id } }
    const { data } = await world.api.call(connectLtiContext, { ...at, body: { name: context } })
    return { ina, at, groupId: data.group?.id ?? 0 }
  }

  it('ends with the role in the course, however the launch began', async () => {
    const { ina, at, groupId } = await connected('left')
    const course = await addCourse(world.api, { learners: 0 })
    const { id: groupAssessmentId } = await course.give()
    await world.api.db.updateTable('groupAssessments').set({ groupId }).where('id', '=', groupAssessmentId).execute()
    const choose = async () => await world.api.call(chooseLtiAssessment, { ...at, body: { groupAssessmentId } })
    await world.api.db
      .insertInto('groupUserRoles')
      .values({ groupId, userId: course.instructor.id, role: 'GroupOwner', externalGroupId: null })
      .execute()
    await world.api.db
      .deleteFrom('groupUserRoles')
      .where('groupId', '=', groupId)
      .where('userId', '=', ina.user.id)
      .execute()
    expect((await ina.read()).state).toBe('notReady')
    expect((await choose()).status).toBe(403)
  })

  it('ends with the next launch, in which the platform says something else', async () => {
    fromCourse('demoted')
    const ina = await world.arrive('ina')
    fromCourse('demoted', { [claim('roles')]: ['Learner'] })
    await world.arrive('ina')
    expect((await ina.read()).state).toBe('notReady')
    const wanted = { headers: ina.headers, params: { ltiLaunchId: ina.id }, body: { name: 'Mine' } }
    expect((await world.api.call(connectLtiContext, wanted)).status).toBe(403)
  })

  it('and the role that the platform gave ends with a launch that gives none', async () => {
    const { groupId } = await connected('withdrawn')
    await world.arrive('lena')
    await world.arrive('theo')
    expect(await rolesIn(groupId)).toHaveLength(4)
    fromCourse('withdrawn', { [claim('roles')]: [] })
    expect((await world.arrive('theo')).launch.state).toBe('noRole')
    await world.arrive('lena')
    await world.arrive('ina')
    expect(await rolesIn(groupId)).toEqual(['Ina GroupOwner'])
  })

  it('is nothing once the platform is switched off', async () => {
    fromCourse('switched-off')
    const { headers, id } = await world.arrive('ina')
    const set = async (isEnabled: boolean) =>
      await world.api.db
        .updateTable('externalProviders')
        .set({ isEnabled })
        .where('id', '=', world.providerId)
        .execute()
    await set(false)
    const at = { headers, params: { ltiLaunchId: id } }
    expect((await world.api.call(getLtiLaunch, at)).error.type).toBe('urn:isomorph:platform-not-connected')
    const wanted = { ...at, body: { name: 'Mine' } }
    expect((await world.api.call(connectLtiContext, wanted)).error.type).toBe('urn:isomorph:platform-not-connected')
    await set(true)
  })
})

describe('platforms of other kinds', () => {
  it.each(['canvas', 'brightspace', 'blackboard'] as const)('such as %s launch, too', async (product) => {
    const other = await startLaunches({ product })
    expect((await other.arrive('lena')).launch.state).toBe('notReady')
    expect((await other.arrive('ina')).launch.state).toBe('connect')
    await other.close()
  })
})

describe('pages of launches', () => {
  it('may be framed by the platform, other pages by nobody else', async () => {
    const read = async (path: string) => (await fetch(`${world.origin}${path}`)).headers
    const launch = await read('/lti-launch/1')
    expect(launch.get('content-security-policy')).toContain(`frame-ancestors 'self' ${world.platform.origin};`)
    expect(launch.get('x-frame-options')).toBeNull()
    // A frame that is reloaded in a course or a sitting comes back.
    const deep = await read('/courses/1/groupAssignments/2')
    expect(deep.get('content-security-policy')).toContain(`frame-ancestors 'self' ${world.platform.origin};`)
    const other = await read('/installation')
    expect(other.get('content-security-policy')).toContain("frame-ancestors 'self';")
    expect(other.get('x-frame-options')).toBe('SAMEORIGIN')
  })
})

it('offers Canvas a configuration that names every address, service and place', async () => {
  const response = await fetch(`${world.origin}/lti/canvas.json`)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    oidc_initiation_url: `${world.origin}/lti/login`,
    target_link_uri: `${world.origin}/lti/launch`,
    public_jwk_url: `${world.origin}/lti/jwks`,
    custom_fields: { puid: '$Person.sourcedId' },
    scopes: expect.arrayContaining(['https://purl.imsglobal.org/spec/lti-ags/scope/score']),
    extensions: [
      {
        platform: 'canvas.instructure.com',
        settings: { placements: [{ message_type: 'LtiDeepLinkingRequest' }, { placement: 'link_selection' }] },
      },
    ],
  })
})
