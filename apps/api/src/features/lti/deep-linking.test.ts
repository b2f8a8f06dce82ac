import { decodeJwt, importJWK, jwtVerify, type JWK } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ltiLaunchCalls } from '@isomorph/contract'
import { addCourse } from '../../testing/deliveries.ts'
import { reasonOf, startLaunches, type Launches } from '../../testing/lti.fixtures.ts'
import { createTestBrowser } from '../../testing/test-browser.ts'

const { answerDeepLinking, connectLtiContext } = ltiLaunchCalls
const claim = (name: string): string => `https://purl.imsglobal.org/spec/lti/claim/${name}`
const dl = (name: string): string => `https://purl.imsglobal.org/spec/lti-dl/claim/${name}`

let world: Launches
let course: Awaited<ReturnType<typeof addCourse>>
let first: number
let second: number

beforeAll(async () => {
  world = await startLaunches()
  course = await addCourse(world.api, { learners: 0 })
  first = (await course.give({ name: 'Quiz A' })).id
  second = (await course.give({ name: 'Quiz B', dueAt: '2030-03-01T12:00:00.000Z' })).id
  const ina = await world.arrive('ina', 'choose')
  await world.api.db
    .insertInto('groupUserRoles')
    .values({ groupId: course.groupId, userId: ina.user.id, role: 'GroupOwner', externalGroupId: null })
    .execute()
  const at = { headers: ina.headers, params: { ltiLaunchId: ina.id } }
  await world.api.call(connectLtiContext, { ...at, body: { groupId: course.groupId } })
})
afterAll(() => world.close())

async function choosing(person = 'ina') {
  const { headers, id, launch, read } = await world.arrive(person, 'choose')
  const answer = async (groupAssessmentIds: number[]) =>
    await world.api.call(answerDeepLinking, { headers, params: { ltiLaunchId: id }, body: { groupAssessmentIds } })
  return { launch, answer, read, id }
}

describe('an instructor who chooses links', () => {
  it('sends signed links with points and dates, once', async () => {
    const { launch, answer, read } = await choosing()
    expect(launch).toMatchObject({ state: 'deepLink', acceptsSeveral: true })
    expect(launch.choices.map(({ name }) => name)).toEqual(['Quiz A', 'Quiz B'])
    const { data } = await answer([second, first])
    expect(data.address).toBe(`${world.platform.origin}/links`)
    const keys = (await (await fetch(`${world.origin}/lti/jwks`)).json()) as { keys: JWK[] }
    const { payload } = await jwtVerify(data.jwt, await importJWK(keys.keys[0] as JWK, 'RS256'), {
      issuer: world.platform.registration.clientId,
      audience: world.platform.registration.issuer,
    })
    expect(payload).toMatchObject({
      [claim('message_type')]: 'LtiDeepLinkingResponse',
      [claim('deployment_id')]: '1',
      [dl('data')]: 'as it was',
      [dl('msg')]: '2 assessments added',
    })
    expect(payload[dl('content_items')]).toEqual([
      {
        type: 'ltiResourceLink',
        title: 'Quiz B',
        url: expect.stringMatching(/^http.*\/lti\/launch$/),
        custom: { ga: String(second) },
        lineItem: { scoreMaximum: 10, label: 'Quiz B', resourceId: `ga-${second}` },
        submission: { endDateTime: '2030-03-01T12:00:00.000Z' },
      },
      expect.objectContaining({ title: 'Quiz A', custom: { ga: String(first) } }),
    ])
    expect((await answer([first])).error.type).toBe('urn:isomorph:deep-linking-answered')
    expect((await read()).state).toBe('answered')
  })

  it('may cancel, and chooses among assessments of the course alone', async () => {
    const { answer } = await choosing()
    const other = await addCourse(world.api, { learners: 0 })
    const { id: foreign } = await other.give()
    expect((await answer([foreign])).error.type).toBe('urn:isomorph:not-of-course')
    const claims = decodeJwt((await answer([])).data.jwt)
    expect(claims[dl('content_items')]).toEqual([])
  })

  it('is no learner, and answers no launch of others', async () => {
    const lena = await choosing('lena')
    expect(lena.launch.state).toBe('notReady')
    expect((await lena.answer([first])).status).toBe(403)
    const { id } = await choosing()
    const { headers } = await world.arrive('lena')
    const foreign = { headers, params: { ltiLaunchId: id }, body: { groupAssessmentIds: [first] } }
    expect((await world.api.call(answerDeepLinking, foreign)).status).toBe(404)
  })
})

it('a link that was chosen here opens its assessment at the first launch, and no other course’s', async () => {
  world.platform.lie((claims) => ({ claims: { ...claims, [claim('custom')]: { ga: String(second) } } }))
  expect((await world.arrive('lena', 'made-1')).launch).toMatchObject({ state: 'ready', groupAssessmentId: second })
  const other = await addCourse(world.api, { learners: 0 })
  const { id: foreign } = await other.give()
  world.platform.lie((claims) => ({ claims: { ...claims, [claim('custom')]: { ga: String(foreign) } } }))
  expect((await world.arrive('lena', 'made-2')).launch.state).toBe('notReady')
  world.platform.lie(undefined)
})

it('a request that takes no links is refused with a page', async () => {
  world.platform.lie((claims) => ({
    claims: { ...claims, [dl('deep_linking_settings')]: { deep_link_return_url: 'x', accept_types: ['html'] } },
  }))
  expect(reasonOf(await world.launch('ina', createTestBrowser(), 'choose'))).toBe('deepLinkingIncomplete')
  world.platform.lie(undefined)
})
