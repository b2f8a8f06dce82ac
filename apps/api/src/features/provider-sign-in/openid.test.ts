import type { ServerResponse } from 'node:http'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountCalls, signInCalls } from '@isomorph/contract'
import { startLyingOpenIdProvider, type LyingOpenIdProvider } from '@isomorph/testing/lying-openid-provider'
import { startOpenIdProvider, type TestOpenIdProvider } from '@isomorph/testing/openid-provider'
import { connectProvider, openIdSettings } from '../../testing/identity-providers.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { createTestBrowser, type TestBrowser } from '../../testing/test-browser.ts'
import { exchange } from '../../testing/tokens.ts'

// RFC 7636, appendix B.
const codeVerifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const codeChallenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

let api: TestApi
let superAdmin: TestPerson
let origin: string
let provider: LyingOpenIdProvider
let providerId: number

beforeAll(async () => {
  api = await createTestApi()
  superAdmin = await addPerson(api.db, 'root', ['SuperAdmin'])
  origin = await api.app.listen({ host: '127.0.0.1', port: 0 })
  provider = await startLyingOpenIdProvider()
  const settings = openIdSettings({ name: 'Lying', issuer: provider.issuer })
  providerId = (await connectProvider(api, superAdmin, settings)).id
})
beforeEach(() => {
  provider.misbehave(undefined)
  provider.userInfo({ sub: 'ada', email: 'ada@example.edu', email_verified: true, given_name: 'Ada', family_name: 'L' })
})
afterAll(async () => {
  await api.close()
  await provider.close()
})

const loginUrl = (id = providerId) => `${origin}/api/identityProviders/${id}/login?codeChallenge=${codeChallenge}`

interface Begun {
  readonly browser: TestBrowser
  readonly state: string
  readonly nonce: string
}

/** A browser that was sent to the provider and stands there. */
async function begin(browser = createTestBrowser()): Promise<Begun> {
  const { url } = await browser.go(loginUrl(), { until: /\/authorize/ })
  const { state = '', nonce = '' } = Object.fromEntries(url.searchParams)
  return { browser, state, nonce }
}

function now(): number {
  return Math.floor(Date.now() / 1000)
}

function rightClaims(nonce: string): Record<string, unknown> {
  const at = now()
  return { iss: provider.issuer, aud: 'isomorph', sub: 'ada', nonce, iat: at, exp: at + 300, sid: 'session-1' }
}

/** The browser comes back; where that led. */
async function comeBack({ browser, state }: Pick<Begun, 'browser' | 'state'>, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ code: 'a-code', state, ...query })
  const address = `${origin}/api/identityProviders/${providerId}/callback?${search.toString()}`
  return await browser.go(address, { until: /\/(\?code|login\?)/ })
}

/** What the sign-in page is told. */
async function failureOf(coming: ReturnType<typeof comeBack>): Promise<string | null> {
  const { url } = await coming
  return url.pathname === '/login' ? url.searchParams.get('failure') : `no failure: ${url.href}`
}

async function signIn(claims: Record<string, unknown> = {}, browser = createTestBrowser()) {
  const begun = await begin(browser)
  provider.answerWith(await provider.sign({ ...rightClaims(begun.nonce), ...claims }))
  const page = await comeBack(begun)
  return { page, code: page.url.searchParams.get('code') ?? '' }
}

async function statusWith(tokens: Readonly<Record<string, string>>): Promise<number> {
  const headers = { authorization: `Bearer ${tokens['access_token']}` }
  return (await api.call(accountCalls.getUserInfo, { headers })).status
}

describe('signing in at an OpenID provider', () => {
  it('sends the browser there with PKCE S256, state and nonce', async () => {
    const { url, headers } = await createTestBrowser().go(loginUrl(), { until: /\/authorize/ })
    const asked = Object.fromEntries(url.searchParams)
    expect(asked).toMatchObject({
      client_id: 'isomorph',
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: `${origin}/api/identityProviders/${providerId}/callback`,
      code_challenge_method: 'S256',
    })
    expect([asked['state'], asked['nonce'], asked['code_challenge']].every((each) => (each ?? '').length >= 43)).toBe(
      true,
    )
    expect(headers.get('set-cookie')).toMatch(
      /^isomorph-sign-in=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
    )
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('comes back with a code that only the browser that began can exchange', async () => {
    const { page, code } = await signIn()
    expect(page.url.pathname).toBe('/')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect((await exchange(api, code)).status).toBe(400)
    const again = await signIn()
    const { status, data } = await exchange(api, again.code, { code_verifier: codeVerifier })
    expect([status, await statusWith(data)]).toEqual([200, 200])
  })

  it('asks a provider once, however many begin at the same moment', async () => {
    const { id } = await connectProvider(api, superAdmin, openIdSettings({ name: 'Busy', issuer: provider.issuer }))
    const asked = provider.requests.length
    const query = { codeChallenge }
    const begun = await Promise.all(
      Array.from({ length: 5 }, () => api.call(signInCalls.beginSignIn, { params: { identityProviderId: id }, query })),
    )
    expect(begun.every(({ headers }) => String(headers['location']).startsWith(provider.issuer))).toBe(true)
    expect(provider.requests.slice(asked)).toEqual(['/.well-known/openid-configuration'])
  })

  it('is begun by the web app: a link to it leads there first', async () => {
    const { url } = await createTestBrowser().go(`${origin}/api/identityProviders/${providerId}/login`, {
      until: /\/login\?/,
    })
    expect(url.href).toBe(`${origin}/login?provider=${providerId}`)
  })

  it('works in two tabs at once', async () => {
    const browser = createTestBrowser()
    const first = await begin(browser)
    const second = await begin(browser)
    for (const begun of [first, second]) {
      provider.answerWith(await provider.sign(rightClaims(begun.nonce)))
      expect((await comeBack(begun)).url.pathname).toBe('/')
    }
  })

  it('finds the provider again after its keys were rotated', async () => {
    await signIn()
    await provider.rotateKeys()
    await new Promise((resolve) => setTimeout(resolve, 1100))
    const asked = provider.requests.filter((path) => path === '/keys').length
    expect((await signIn()).page.url.pathname).toBe('/')
    expect(provider.requests.filter((path) => path === '/keys').length - asked).toBe(1)
  })

  it('does not care for claims beyond those it knows', async () => {
    const claims = { __proto__: { sub: 'root' }, email: ['a'], name: 7, roles: ['SuperAdmin'], puid: { a: 1 } }
    expect((await signIn(claims)).page.url.pathname).toBe('/')
    const { count } = await api.db
      .selectFrom('globalRoles')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })
})

describe('a callback', () => {
  it('is refused with a state that was used, is foreign, made up or missing', async () => {
    const begun = await begin()
    provider.answerWith(await provider.sign(rightClaims(begun.nonce)))
    expect((await comeBack(begun)).url.pathname).toBe('/')
    expect(await failureOf(comeBack(begun))).toBe('signInExpired')
    const another = await begin()
    expect(await failureOf(comeBack({ ...another, browser: createTestBrowser() }))).toBe('signInExpired')
    expect(await failureOf(comeBack({ ...another, browser: begun.browser }))).toBe('signInExpired')
    expect(await failureOf(comeBack({ ...another, state: 'made-up' }))).toBe('signInExpired')
    expect(await failureOf(comeBack({ ...another, state: '' }))).toBe('signInExpired')
  })

  it('is refused ten minutes after the sign-in was begun', async () => {
    const begun = await begin()
    await api.db.updateTable('signInRequests').set({ expiresAt: new Date() }).execute()
    expect(await failureOf(comeBack(begun))).toBe('signInExpired')
  })

  it('of another provider is refused', async () => {
    const other = await connectProvider(api, superAdmin, openIdSettings({ name: 'Other', issuer: provider.issuer }))
    const { browser, state } = await begin()
    const address = `${origin}/api/identityProviders/${other.id}/callback?code=x&state=${state}`
    const { url } = await browser.go(address, { until: /\/login\?/ })
    expect(url.searchParams.get('failure')).toBe('signInExpired')
  })

  it('says that the person or the provider said no', async () => {
    expect(await failureOf(comeBack(await begin(), { code: '', error: 'access_denied' }))).toBe('accessDenied')
    expect(await failureOf(comeBack(await begin(), { code: '', error: 'server_error' }))).toBe('providerError')
  })

  it('with another issuer in it is refused (mix-up)', async () => {
    expect(await failureOf(comeBack(await begin(), { iss: 'https://evil.example' }))).toBe('providerMisbehaves')
  })
})

describe('an ID token', () => {
  async function failureWith(make: (nonce: string) => Promise<string>): Promise<string | null> {
    const begun = await begin()
    provider.answerWith(await make(begun.nonce))
    return await failureOf(comeBack(begun))
  }

  it.each<[string, Record<string, unknown>, string]>([
    ['another issuer', { iss: 'https://evil.example' }, 'providerMisbehaves'],
    ['another client as audience', { aud: 'somebody-else' }, 'providerMisbehaves'],
    ['several audiences and no authorised party', { aud: ['isomorph', 'x'] }, 'providerMisbehaves'],
    ['another authorised party', { aud: ['isomorph', 'x'], azp: 'x' }, 'providerMisbehaves'],
    ['another nonce', { nonce: 'another' }, 'providerMisbehaves'],
    ['no nonce', { nonce: undefined }, 'providerMisbehaves'],
    ['no subject', { sub: undefined }, 'providerMisbehaves'],
    ['an end in the past', { exp: 1_700_000_000 }, 'wrongClock'],
    ['no end', { exp: undefined }, 'providerMisbehaves'],
    ['an issue long ago', { iat: 1_700_000_000 }, 'wrongClock'],
    ['an issue in the future', { iat: 4_000_000_000, exp: 4_000_000_300 }, 'wrongClock'],
  ])('with %s is refused', async (_what, claims, failure) => {
    expect(await failureWith((nonce) => provider.sign({ ...rightClaims(nonce), ...claims }))).toBe(failure)
  })

  it('that nobody signed is refused', async () => {
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const forged = async (nonce: string) => `${encode({ alg: 'none' })}.${encode(rightClaims(nonce))}.`
    expect(await failureWith(forged)).toBe('providerMisbehaves')
  })

  it('that is signed with our own secret, or with the public key as a secret, is refused', async () => {
    const secrets = ['a secret that only the two of them know', JSON.stringify(provider.publicKey())]
    for (const secret of secrets) {
      const forge = async (nonce: string) =>
        await new SignJWT(rightClaims(nonce))
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode(secret))
      expect(await failureWith(forge)).toBe('providerMisbehaves')
    }
  })

  it('whose signature was changed, or is of other keys, is refused', async () => {
    const stranger = await startLyingOpenIdProvider()
    expect(await failureWith(async (nonce) => await stranger.sign(rightClaims(nonce)))).toBe('providerMisbehaves')
    await stranger.close()
    const changed = async (nonce: string) => {
      const [header, , signature] = (await provider.sign(rightClaims(nonce))).split('.')
      const payload = Buffer.from(JSON.stringify({ ...rightClaims(nonce), sub: 'root' })).toString('base64url')
      return `${header}.${payload}.${signature}`
    }
    expect(await failureWith(changed)).toBe('providerMisbehaves')
  })

  it('does not count when the user info speaks of somebody else', async () => {
    provider.userInfo({ sub: 'root', email: 'root@example.edu', email_verified: true })
    expect(await failureWith((nonce) => provider.sign(rightClaims(nonce)))).toBe('providerMisbehaves')
  })
})

describe('a provider that misbehaves', () => {
  async function failureAfter(path: string, answer: Parameters<LyingOpenIdProvider['misbehave']>[0]) {
    const begun = await begin()
    provider.answerWith(await provider.sign(rightClaims(begun.nonce)))
    provider.misbehave((request, response) => request.url === path && (answer?.(request, response) ?? false))
    return await failureOf(comeBack(begun))
  }

  it.each(['/token', '/userinfo'])('by redirecting %s to another host is not followed', async (path) => {
    const elsewhere = await startLyingOpenIdProvider()
    const failure = await failureAfter(path, (_request, response) => {
      response.writeHead(307, { location: `${elsewhere.issuer}${path}` }).end()
      return true
    })
    expect([failure, elsewhere.requests]).toEqual(['providerMisbehaves', []])
    await elsewhere.close()
  })

  it('with endless answers is given up', async () => {
    const failure = await failureAfter('/token', (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(`{"a":"${'x'.repeat(1_000_000)}"}`)
      return true
    })
    expect(failure).toBe('providerMisbehaves')
  })

  it('by being slow is given up, and the sign-in page says so', async () => {
    expect(await failureAfter('/token', () => true)).toBe('providerTooSlow')
  }, 20_000)

  it('by refusing the code, or the client, is told apart', async () => {
    const refuse = (error: string) => (_request: unknown, response: ServerResponse) => {
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
      return true
    }
    expect(await failureAfter('/token', refuse('invalid_grant'))).toBe('signInExpired')
    expect(await failureAfter('/token', refuse('invalid_client'))).toBe('providerNotSetUp')
  })

  it('by not being there leaves the other ways to sign in', async () => {
    const gone = await startLyingOpenIdProvider()
    const { id } = await connectProvider(api, superAdmin, openIdSettings({ name: 'Gone', issuer: gone.issuer }))
    await gone.close()
    const { url } = await createTestBrowser().go(loginUrl(id), { until: /\/login\?/ })
    expect(url.search).toBe(`?failure=providerUnreachable&provider=${id}`)
  })
})

describe('logging out', () => {
  it('goes to the provider with the ID token as a hint, once, and then back', async () => {
    const browser = createTestBrowser()
    await signIn({}, browser)
    expect(browser.cookies(origin).has('isomorph-provider')).toBe(true)
    const logoutUrl = `${origin}/api/identityProviders/${providerId}/logout`
    const { url } = await browser.go(logoutUrl, { until: /\/logout\?/ })
    expect(url.origin).toBe(provider.issuer)
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${origin}/login`)
    expect(url.searchParams.get('id_token_hint')?.split('.')).toHaveLength(3)
    const again = await browser.go(logoutUrl, { until: /\/logout\?/ })
    expect(again.url.searchParams.get('id_token_hint')).toBeNull()
  })
})

describe('back-channel logout', () => {
  const event = { 'http://schemas.openid.net/event/backchannel-logout': {} }

  function logoutClaims(changes: Record<string, unknown> = {}): Record<string, unknown> {
    const at = now()
    return {
      iss: provider.issuer,
      aud: 'isomorph',
      iat: at,
      exp: at + 60,
      jti: 'j',
      sub: 'ada',
      events: event,
      ...changes,
    }
  }

  async function post(token: string, id = providerId): Promise<number> {
    const params = { identityProviderId: id }
    return (await api.call(signInCalls.endProviderSession, { params, body: { logout_token: token } })).status
  }

  async function tokensFor(sid: string) {
    const { code } = await signIn({ sid })
    return (await exchange(api, code, { code_verifier: codeVerifier })).data
  }

  it('ends the session that it names, or all of the person', async () => {
    const [one, two, three] = [await tokensFor('s-1'), await tokensFor('s-2'), await tokensFor('s-3')]
    expect(await post(await provider.sign(logoutClaims({ sid: 's-1' })))).toBe(200)
    expect([await statusWith(one), await statusWith(two)]).toEqual([401, 200])
    expect(await post(await provider.sign(logoutClaims({ sid: 's-2', sub: undefined })))).toBe(200)
    expect([await statusWith(two), await statusWith(three)]).toEqual([401, 200])
    expect(await post(await provider.sign(logoutClaims()))).toBe(200)
    expect(await statusWith(three)).toBe(401)
  })

  it.each<[string, Record<string, unknown>]>([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another client', { aud: 'somebody-else' }],
    ['no event', { events: {} }],
    ['a nonce, as ID tokens have', { nonce: 'n' }],
    ['nobody and no session', { sub: undefined, sid: undefined }],
    ['an issue an hour ago', { iat: 1_700_000_000, exp: 4_000_000_000 }],
    ['no number of its own', { jti: undefined }],
  ])('is refused with %s, and ends nothing', async (_what, changes) => {
    const tokens = await tokensFor('s-4')
    expect(await post(await provider.sign(logoutClaims({ sid: 's-4', ...changes })))).toBe(400)
    expect(await statusWith(tokens)).toBe(200)
  })

  it('is refused for a provider that does not exist, and for nonsense', async () => {
    expect(await post(await provider.sign(logoutClaims()), 999_999)).toBe(400)
    expect(await post('nonsense')).toBe(400)
  })
})

describe('with oidc-provider', () => {
  let real: TestOpenIdProvider
  let id: number

  beforeAll(async () => {
    const { id: next } = await connectProvider(api, superAdmin, openIdSettings({ name: 'Real', issuer: 'http://x' }))
    id = next
    const grace = { email: 'grace@example.edu', email_verified: true, given_name: 'Grace', family_name: 'Hopper' }
    real = await startOpenIdProvider({ origin, providerId: id, people: { grace: { ...grace, puid: '0099' } } })
    const { issuer } = real
    await api.db.updateTable('identityProviders').set({ issuer }).where('id', '=', id).execute()
  })
  afterAll(() => real.close())

  it('signs in, and is logged out by the provider when the person leaves there', async () => {
    const browser = createTestBrowser()
    const page = await browser.go(loginUrl(id))
    const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const form = { prompt: 'login', login: 'grace', password: 'anything' }
    const { url } = await browser.go(new URL(action, page.url).href, { form, until: /\/\?code=/ })
    const { data } = await exchange(api, url.searchParams.get('code') ?? '', { code_verifier: codeVerifier })
    const headers = { authorization: `Bearer ${data['access_token']}` }
    const { data: userInfo } = await api.call(accountCalls.getUserInfo, { headers })
    expect(userInfo).toMatchObject({ puid: '0099', email: 'grace@example.edu', lastName: 'Hopper' })

    const leaving = await browser.go(`${origin}/api/identityProviders/${id}/logout`)
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(leaving.text)?.[1] ?? ''
    const confirm = /action="([^"]+)"/.exec(leaving.text)?.[1] ?? ''
    const back = await browser.go(confirm, { form: { xsrf, logout: 'yes' }, until: /\/login$/ })
    expect(back.url.href).toBe(`${origin}/login`)
    expect(await statusWith(data)).toBe(401)
  })
})
