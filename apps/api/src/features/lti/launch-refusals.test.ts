import type { ServerResponse } from 'node:http'
import { SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { exchangeCalls, externalProviderCalls } from '@isomorph/contract'
import { startLtiPlatform } from '@isomorph/testing/lti-platform'
import { connectPlatform, formIn, reasonOf, startLaunches, type Launches } from '../../testing/lti.fixtures.ts'
import { createTestBrowser } from '../../testing/test-browser.ts'

let world: Launches

beforeAll(async () => {
  world = await startLaunches()
})
afterAll(() => world.close())
afterEach(() => {
  world.platform.lie(undefined)
  world.platform.misbehave(undefined)
})

const claim = (name: string): string => `https://purl.imsglobal.org/spec/lti/claim/${name}`

/** Why a launch with these claims and this header is refused. */
async function reasonWith(
  changes: Readonly<Record<string, unknown>>,
  header: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  world.platform.lie((claims) => {
    const changed = Object.entries({ ...claims, ...changes }).filter(([, value]) => value !== undefined)
    return { claims: Object.fromEntries(changed), header }
  })
  return reasonOf(await world.launch())
}

const now = () => Math.floor(Date.now() / 1000)

describe('a launch is refused with a plain page', () => {
  it.each<[string, string, () => Record<string, unknown>]>([
    ['has expired', 'tokenExpired', () => ({ exp: now() - 61 })],
    ['has no end', 'wrongClock', () => ({ exp: undefined })],
    ['was issued in the future', 'wrongClock', () => ({ iat: now() + 120, exp: now() + 300 })],
    ['was issued two hours ago', 'wrongClock', () => ({ iat: now() - 7200 })],
    ['has no time', 'wrongClock', () => ({ iat: undefined })],
    ['comes from another issuer', 'wrongIssuer', () => ({ iss: 'https://other.example' })],
    ['is for another client', 'wrongAudience', () => ({ aud: 'another', azp: 'another' })],
    [
      'has several audiences and names no party',
      'wrongAudience',
      () => ({ aud: ['isomorph-at-lms', 'b'], azp: undefined }),
    ],
    ['names another party', 'wrongAudience', () => ({ azp: 'another' })],
    ['has another nonce', 'wrongNonce', () => ({ nonce: 'another' })],
    ['has no nonce', 'wrongNonce', () => ({ nonce: undefined })],
    ['is of another version', 'wrongVersion', () => ({ [claim('version')]: '1.1' })],
    ['has no version', 'wrongVersion', () => ({ [claim('version')]: undefined })],
    ['has no message type', 'unknownMessage', () => ({ [claim('message_type')]: undefined })],
    ['has no deployment', 'deploymentMissing', () => ({ [claim('deployment_id')]: undefined })],
    ['has another deployment than its login', 'wrongDeployment', () => ({ [claim('deployment_id')]: '99' })],
    ['leads to another site', 'wrongTarget', () => ({ [claim('target_link_uri')]: 'https://evil.example/' })],
    ['names nobody', 'personMissing', () => ({ sub: undefined })],
    ['has no roles', 'rolesMissing', () => ({ [claim('roles')]: undefined })],
    ['has no link', 'resourceLinkMissing', () => ({ [claim('resource_link')]: {} })],
    ['has no course', 'contextMissing', () => ({ [claim('context')]: undefined })],
  ])('that %s', async (_what, reason, changes) => {
    expect(await reasonWith(changes())).toBe(reason)
  })

  it('whose key is not named, or unknown', async () => {
    expect(await reasonWith({}, { kid: undefined })).toBe('keyMissing')
    expect(await reasonWith({}, { kid: 'made-up' })).toBe('keyUnknown')
  })

  it('that somebody else signed, or nobody', async () => {
    const { browser, action, fields } = await world.begin()
    const [head = '', body = ''] = (fields['id_token'] ?? '').split('.')
    const forged = { ...fields, id_token: `${head}.${body}.${'A'.repeat(342)}` }
    expect(reasonOf(await world.post(browser, action, forged))).toBe('wrongSignature')
    const again = await world.begin()
    const none = Buffer.from('{"alg":"none","kid":"x"}').toString('base64url')
    const unsigned = { ...again.fields, id_token: `${none}.${body}.` }
    expect(reasonOf(await world.post(again.browser, again.action, unsigned))).toBe('wrongAlgorithm')
  })

  it('that is signed with the public key of the platform as a secret', async () => {
    const { browser, action, fields } = await world.begin()
    const key = world.platform.publicKey()
    const token = await new SignJWT(world.platform.claimsOf('ina', 'quiz-1', 'x'))
      .setProtectedHeader({ alg: 'HS256', kid: key.kid ?? '' })
      .sign(new TextEncoder().encode(JSON.stringify(key)))
    expect(reasonOf(await world.post(browser, action, { ...fields, id_token: token }))).toBe('wrongAlgorithm')
  })

  it('that is none', async () => {
    const { browser, action, fields } = await world.begin()
    expect(reasonOf(await world.post(browser, action, { ...fields, id_token: 'nonsense' }))).toBe('malformedToken')
    expect(reasonOf(await world.post(browser, action, { state: 'x' }))).toBe('incompleteLaunch')
    expect(reasonOf(await world.post(browser, action, { state: 'x', id_token: 'y' }))).toBe('stateUnknown')
  })

  it('that the platform ends with an error, whose text is shown as text', async () => {
    const { browser, action, fields } = await world.begin()
    const { state = '' } = fields
    const page = await world.post(browser, action, { state, error: '<script>alert(1)</script>' })
    expect(reasonOf(page)).toBe('platformError')
    expect(page.text).toContain('&lt;script&gt;')
    expect(page.text).not.toContain('<script>')
    expect(page.text).toContain('Open in a new tab')
  })
})

describe('what administrators read of a refused launch', () => {
  const readLast = async () => {
    const { data } = await world.api.call(exchangeCalls.searchExchanges, {
      as: world.superAdmin,
      query: { kind: 'launch', outcome: 'refused' },
    })
    return { count: data.total, last: data.items[0] }
  }

  it('is what to do about it', async () => {
    await reasonWith({}, { kid: 'made-up' })
    const { last } = await readLast()
    expect(last).toMatchObject({ summary: 'keyUnknown', provider: { id: world.providerId } })
    expect(last?.detail).toMatch(/^The launch is signed with an unknown key\. .*check the address of its keys here/)
  })

  it('is there once where the platform ends the launch with an error, with its word for it', async () => {
    const { count } = await readLast()
    const { browser, action, fields } = await world.begin()
    const ended = { state: fields['state'] ?? '', error: 'launch_no_longer_valid' }
    await world.post(browser, action, ended)
    await world.post(browser, action, ended)
    const after = await readLast()
    expect(after.count).toBe(count + 1)
    expect(after.last?.detail).toContain('“launch_no_longer_valid”')
  })

  it('names a browser that brought no cookie', async () => {
    const { action, fields } = await world.begin()
    await world.post(createTestBrowser(), action, fields)
    expect((await readLast()).last).toMatchObject({ summary: 'otherBrowser' })
  })
})

describe('a launch counts once and in one browser', () => {
  it('so that the same one twice is refused', async () => {
    const { browser, action, fields } = await world.begin()
    expect((await world.post(browser, action, fields)).url.pathname).toMatch(/^\/lti-launch\/\d+$/)
    expect(reasonOf(await world.post(browser, action, fields))).toBe('stateUsed')
  })

  it('so that a token of one login does not fit another', async () => {
    const first = await world.begin()
    const { browser, action, fields } = await world.begin('lena', first.browser)
    const mixed = { ...fields, id_token: first.fields['id_token'] ?? '' }
    expect(reasonOf(await world.post(browser, action, mixed))).toBe('wrongNonce')
  })

  it('so that the state of another browser is refused, which is how somebody would log others into their account', async () => {
    const { action, fields } = await world.begin('ina')
    const page = await world.post(createTestBrowser(), action, fields)
    expect(reasonOf(page)).toBe('otherBrowser')
    expect(page.text).toContain('Open in a new tab')
  })

  it('so that two launches at the same time in one browser both arrive', async () => {
    const browser = createTestBrowser()
    const first = await world.begin('lena', browser)
    const second = await world.begin('ina', browser)
    for (const { action, fields } of [first, second])
      expect((await world.post(browser, action, fields)).url.pathname).toMatch(/^\/lti-launch\//)
  })

  it('so that its code signs in nobody else', async () => {
    const browser = createTestBrowser()
    const page = await world.launch('lena', browser)
    expect((await world.enter(page, createTestBrowser())).status).toBe(400)
    const other = await world.launch('lena', browser)
    expect((await world.enter(other, browser)).status).toBe(200)
  })
})

describe('a login request is refused', () => {
  const login = async (parameters: Record<string, string>, path = '/lti/login') =>
    reasonOf(await createTestBrowser().go(`${world.origin}${path}?${new URLSearchParams(parameters).toString()}`))
  const right = () => {
    const { issuer, clientId } = world.platform.registration
    const target_link_uri = `${world.origin}/lti/launch`
    return { iss: issuer, client_id: clientId, login_hint: 'x', target_link_uri }
  }

  it('when it lacks something, comes from nowhere or leads elsewhere', async () => {
    expect(await login({ ...right(), iss: '' })).toBe('incompleteLogin')
    expect(await login({ ...right(), iss: 'https://other.example' })).toBe('unknownPlatform')
    expect(await login({ ...right(), client_id: 'other' })).toBe('unknownPlatform')
    expect(await login(right(), '/lti/login/999999')).toBe('unknownPlatform')
    expect(await login({ ...right(), target_link_uri: 'https://evil.example/' })).toBe('foreignTarget')
  })

  it('when the issuer has several registrations and none is named', async () => {
    const { issuer } = world.platform.registration
    const second = await connectPlatform(world.api, world.superAdmin, world.platform, { name: 'Two', clientId: 'two' })
    const { client_id: _none, ...unnamed } = right()
    expect(await login({ ...unnamed, iss: issuer })).toBe('severalRegistrations')
    const params = { externalProviderId: second }
    await world.api.call(externalProviderCalls.deleteExternalProvider, { as: world.superAdmin, params })
  })
})

describe('the platform of a launch', () => {
  it('is the one of its login: a token of another registration with the same issuer is refused', async () => {
    const { registration } = world.platform
    const other = await startLtiPlatform({ toolOrigin: world.origin, clientId: 'other-client' })
    const changes = { name: 'Other', issuer: registration.issuer }
    await connectPlatform(world.api, world.superAdmin, other, changes)
    other.lie((claims) => ({ claims: { ...claims, iss: registration.issuer } }))
    const { browser, action, fields } = await world.begin()
    const foreign = await other.sign(other.claimsOf('ina', 'quiz-1', 'x'))
    expect(reasonOf(await world.post(browser, action, { ...fields, id_token: foreign }))).toBe('keyUnknown')
    await other.close()
  })

  it('takes launches only from deployments that are known, and the page shows the one that is not', async () => {
    const platform = await startLtiPlatform({ toolOrigin: world.origin, clientId: 'c3', deploymentId: 'unheard-of' })
    const changes = { name: 'Third', deploymentIds: ['1'] }
    await connectPlatform(world.api, world.superAdmin, platform, changes)
    const browser = createTestBrowser()
    const { action, fields } = formIn(await browser.go(platform.startAddress('lena', 'quiz-1')))
    const page = await world.post(browser, action, fields)
    expect([reasonOf(page), page.text.includes('unheard-of')]).toEqual(['unknownDeployment', true])
    const query = { keywords: 'unheard-of' }
    const { data } = await world.api.call(exchangeCalls.searchExchanges, { as: world.superAdmin, query })
    expect(data.items[0]?.detail).toContain('is not known here: “unheard-of”. Add this deployment ID')
    await platform.close()
  })

  it('may rotate its keys', async () => {
    await world.arrive()
    await world.platform.rotateKeys()
    // Keys are asked for at most once a second.
    const arrives = async () => expect((await world.launch()).url.pathname).toMatch(/^\/lti-launch\//)
    await vi.waitFor(arrives, { timeout: 10_000, interval: 200 })
  })

  it('that cannot give its keys in time, or gives too much, or leads elsewhere, is said to be unreachable', async () => {
    const answers: ((response: ServerResponse) => unknown)[] = [
      (response) => response.writeHead(200).end('x'.repeat(600_000)),
      (response) => response.writeHead(302, { location: 'http://10.0.0.1/keys' }).end(),
      (response) => response.writeHead(500).end(),
      (response) => response.writeHead(200).end('no json'),
    ]
    for (const answer of answers) {
      const platform = await startLtiPlatform({ toolOrigin: world.origin, clientId: `c-${answers.indexOf(answer)}` })
      await connectPlatform(world.api, world.superAdmin, platform, { name: `Slow ${answers.indexOf(answer)}` })
      platform.misbehave((request, response) => {
        if (request.url !== '/jwks') return false
        answer(response)
        return true
      })
      const browser = createTestBrowser()
      const { action, fields } = formIn(await browser.go(platform.startAddress('lena', 'quiz-1')))
      expect(reasonOf(await world.post(browser, action, fields))).toBe('keysUnreachable')
      await platform.close()
    }
  })
})
