import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startLtiPlatform } from '@isomorph/testing/lti-platform'
import { connectPlatform, reasonOf, startLaunches, stepsOf, type Launches } from '../../testing/lti.fixtures.ts'
import { addPerson } from '../../testing/people.ts'

const claim = (name: string): string => `https://purl.imsglobal.org/spec/lti/claim/${name}`
const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership#'

let world: Launches

beforeAll(async () => {
  world = await startLaunches()
})
afterAll(() => world.close())
afterEach(() => {
  world.platform.lie(undefined)
  world.platform.misbehave(undefined)
})

/** From now on launches have these claims; undefined leaves one out. */
function claimed(changes: Readonly<Record<string, unknown>>): void {
  world.platform.lie((claims) => ({
    claims: Object.fromEntries(Object.entries({ ...claims, ...changes }).filter(([, value]) => value !== undefined)),
  }))
}

const anonymous = {
  name: undefined,
  given_name: undefined,
  family_name: undefined,
  email: undefined,
  picture: undefined,
}

describe('a launch arrives', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['of an instructor with everything', 'connect', { [claim('roles')]: [`${membership}Instructor`] }],
    ['of a student with everything', 'notReady', { [claim('roles')]: [`${membership}Learner`] }],
    ['with an address alone', 'notReady', { ...anonymous, sub: 'address', email: 'alone@example.org' }],
    ['with names alone', 'notReady', { ...anonymous, sub: 'names', given_name: 'Nora', family_name: 'Names' }],
    ['without personal data', 'notReady', { ...anonymous, sub: 'nobody' }],
    ['with no roles in its list', 'noRole', { sub: 'roleless', [claim('roles')]: [] }],
    [
      'with several roles, of which the highest counts',
      'connect',
      { sub: 'several', [claim('roles')]: [`${membership}Learner`, `${membership}Instructor`] },
    ],
    ['with a short role', 'connect', { sub: 'short', [claim('roles')]: ['Instructor'] }],
    ['with a role in the old spelling', 'notReady', { sub: 'old', [claim('roles')]: ['urn:lti:role:ims/lis/Learner'] }],
    ['with a role that nobody knows', 'noRole', { sub: 'unknown', [claim('roles')]: ['http://example.org/Wizard'] }],
    [
      'of an administrator of the institution, who is none here',
      'noRole',
      { sub: 'admin', [claim('roles')]: ['http://purl.imsglobal.org/vocab/lis/v2/institution/person#Administrator'] },
    ],
    ['with claims that nobody has heard of', 'notReady', { 'https://example.org/claim/shoe_size': { left: 42 } }],
  ])('%s', async (_what, state, changes) => {
    claimed(changes)
    expect((await world.arrive('lena')).launch.state).toBe(state)
  })
})

describe('a key of the platform that is replaced in the middle of a launch', () => {
  it('ends no launch that was signed before: its key is known from the last one', async () => {
    await world.arrive('lena')
    const { browser, action, fields } = await world.begin('lena')
    await world.platform.rotateKeys()
    expect((await world.post(browser, action, fields)).url.pathname).toMatch(/^\/lti-launch\//)
  })
})

describe('somebody at two platforms', () => {
  it('is one person where both send a number that an administrator trusts, and two where they send none', async () => {
    const numbered = await addPerson(world.api.db, 'two-places')
    await world.api.db.updateTable('users').set({ puid: '7001' }).where('id', '=', numbered.id).execute()
    const platforms = await Promise.all(
      ['first', 'second'].map(async (clientId) => await startLtiPlatform({ toolOrigin: world.origin, clientId })),
    )
    try {
      const numbers: number[] = []
      const plain: number[] = []
      for (const platform of platforms) {
        const { clientId } = platform.registration
        await connectPlatform(world.api, world.superAdmin, platform, { name: clientId, puidClaim: 'custom' })
        const { arrive } = stepsOf(world.api, platform)
        platform.lie((claims) => ({ claims: { ...claims, sub: clientId, [claim('custom')]: { puid: '7001' } } }))
        numbers.push((await arrive('lena')).user.id)
        platform.lie((claims) => ({ claims: { ...claims, sub: 'same', [claim('custom')]: {} } }))
        plain.push((await arrive('lena')).user.id)
      }
      expect(numbers).toEqual([numbered.id, numbered.id])
      expect(new Set(plain).size).toBe(2)
    } finally {
      for (const platform of platforms) await platform.close()
    }
  })
})

describe('a deployment of another shard', () => {
  it('is not known here, though issuer, client, keys and everything else of the launch are right', async () => {
    const elsewhere = await startLaunches()
    const registered = { clientId: 'of-both-shards', deploymentId: 'of-the-other-shard' }
    const platform = await startLtiPlatform({ toolOrigin: world.origin, ...registered })
    try {
      await connectPlatform(elsewhere.api, elsewhere.superAdmin, platform, { name: 'Both' })
      const id = await connectPlatform(world.api, world.superAdmin, platform, { name: 'Both', deploymentIds: ['1'] })
      const { begin, post } = stepsOf(world.api, platform)
      const { browser, action, fields } = await begin('lena')
      const refused = await post(browser, action, fields)
      expect([reasonOf(refused), refused.text.includes('of-the-other-shard')]).toEqual(['unknownDeployment', true])
      const known = await world.api.db
        .selectFrom('ltiDeployments')
        .select('deploymentId')
        .where('externalProviderId', '=', id)
        .execute()
      expect(known).toEqual([{ deploymentId: '1' }])
      await world.api.db
        .updateTable('ltiDeployments')
        .set({ deploymentId: registered.deploymentId })
        .where('externalProviderId', '=', id)
        .execute()
      const again = await begin('lena')
      expect((await post(again.browser, again.action, again.fields)).url.pathname).toMatch(/^\/lti-launch\//)
    } finally {
      await platform.close()
      await elsewhere.close()
    }
  }, 60_000)

  it('does not even finish the login of that shard: its state is unknown here', async () => {
    const elsewhere = await startLaunches({ clientId: 'of-another-shard', deploymentId: 'dep-of-another-shard' })
    try {
      const { browser, action, fields } = await elsewhere.begin('lena')
      const here = await world.post(browser, action.replace(elsewhere.origin, world.origin), fields)
      expect(reasonOf(here)).toBe('stateUnknown')
    } finally {
      await elsewhere.close()
    }
  }, 60_000)
})

it('gives up on a platform whose keys never come', async () => {
  await world.platform.rotateKeys()
  world.platform.misbehave((request) => request.url === '/jwks')
  const page = await world.launch('lena')
  expect(page.text).toContain('<code>keysUnreachable</code>')
}, 30_000)
