import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signInCalls } from '@isomorph/contract'
import { connectProvider, openIdSettings } from '../../testing/identity-providers.ts'
import { createTestBrowser } from '../../testing/test-browser.ts'
import { codeChallenge, codeVerifier, exchange } from '../../testing/tokens.ts'
import { startOpenIdSignIns, type OpenIdSignIns } from '../../testing/openid.fixtures.ts'

let at: OpenIdSignIns

beforeAll(async () => {
  at = await startOpenIdSignIns()
})
beforeEach(() => at.startOver())
afterAll(() => at.close())

describe('signing in at an OpenID provider', () => {
  it('sends the browser there with PKCE S256, state and nonce', async () => {
    const { url, headers } = await createTestBrowser().go(at.loginUrl(), { until: /\/authorize/ })
    const asked = Object.fromEntries(url.searchParams)
    expect(asked).toMatchObject({
      client_id: 'isomorph',
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: `${at.origin}/api/identityProviders/${at.providerId}/callback`,
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
    const { page, code } = await at.signIn()
    expect(page.url.pathname).toBe('/')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect((await exchange(at.api, code, { code_verifier: undefined })).status).toBe(400)
    const again = await at.signIn()
    const { status, data } = await exchange(at.api, again.code, { code_verifier: codeVerifier })
    expect([status, await at.statusWith(data)]).toEqual([200, 200])
  })

  it('asks a provider once, however many begin at the same moment', async () => {
    const settings = openIdSettings({ name: 'Busy', issuer: at.provider.issuer })
    const { id } = await connectProvider(at.api, at.superAdmin, settings)
    const asked = at.provider.requests.length
    const query = { codeChallenge }
    const begun = await Promise.all(
      Array.from({ length: 5 }, () =>
        at.api.call(signInCalls.beginSignIn, { params: { identityProviderId: id }, query }),
      ),
    )
    expect(begun.every(({ headers }) => String(headers['location']).startsWith(at.provider.issuer))).toBe(true)
    expect(at.provider.requests.slice(asked)).toEqual(['/.well-known/openid-configuration'])
  })

  it('is begun by the web app: a link to it leads there first', async () => {
    const { url } = await createTestBrowser().go(`${at.origin}/api/identityProviders/${at.providerId}/login`, {
      until: /\/login\?/,
    })
    expect(url.href).toBe(`${at.origin}/login?provider=${at.providerId}`)
  })

  it('works in two tabs at once', async () => {
    const browser = createTestBrowser()
    const first = await at.begin(browser)
    const second = await at.begin(browser)
    for (const begun of [first, second]) {
      at.provider.answerWith(await at.provider.sign(at.rightClaims(begun.nonce)))
      expect((await at.comeBack(begun)).url.pathname).toBe('/')
    }
  })

  it('finds the provider again after its keys were rotated', async () => {
    await at.signIn()
    await at.provider.rotateKeys()
    await new Promise((resolve) => setTimeout(resolve, 1100))
    const asked = at.provider.requests.filter((path) => path === '/keys').length
    expect((await at.signIn()).page.url.pathname).toBe('/')
    expect(at.provider.requests.filter((path) => path === '/keys').length - asked).toBe(1)
  })

  it('does not care for claims beyond those it knows', async () => {
    const claims = { __proto__: { sub: 'root' }, email: ['a'], name: 7, roles: ['SuperAdmin'], puid: { a: 1 } }
    expect((await at.signIn(claims)).page.url.pathname).toBe('/')
    const { count } = await at.api.db
      .selectFrom('globalRoles')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })
})

describe('a callback', () => {
  it('is refused with a state that was used, is foreign, made up or missing', async () => {
    const begun = await at.begin()
    at.provider.answerWith(await at.provider.sign(at.rightClaims(begun.nonce)))
    expect((await at.comeBack(begun)).url.pathname).toBe('/')
    expect(await at.failureOf(at.comeBack(begun))).toBe('signInExpired')
    const another = await at.begin()
    expect(await at.failureOf(at.comeBack({ ...another, browser: createTestBrowser() }))).toBe('signInExpired')
    expect(await at.failureOf(at.comeBack({ ...another, browser: begun.browser }))).toBe('signInExpired')
    expect(await at.failureOf(at.comeBack({ ...another, state: 'made-up' }))).toBe('signInExpired')
    expect(await at.failureOf(at.comeBack({ ...another, state: '' }))).toBe('signInExpired')
  })

  it('is refused ten minutes after the sign-in was begun', async () => {
    const begun = await at.begin()
    await at.api.db.updateTable('signInRequests').set({ expiresAt: new Date() }).execute()
    expect(await at.failureOf(at.comeBack(begun))).toBe('signInExpired')
  })

  it('of another provider is refused', async () => {
    const other = await connectProvider(
      at.api,
      at.superAdmin,
      openIdSettings({ name: 'Other', issuer: at.provider.issuer }),
    )
    const { browser, state } = await at.begin()
    const address = `${at.origin}/api/identityProviders/${other.id}/callback?code=x&state=${state}`
    const { url } = await browser.go(address, { until: /\/login\?/ })
    expect(url.searchParams.get('failure')).toBe('signInExpired')
  })

  it('says that the person or the provider said no', async () => {
    expect(await at.failureOf(at.comeBack(await at.begin(), { code: '', error: 'access_denied' }))).toBe('accessDenied')
    expect(await at.failureOf(at.comeBack(await at.begin(), { code: '', error: 'server_error' }))).toBe('providerError')
  })

  it('with another issuer in it is refused (mix-up)', async () => {
    expect(await at.failureOf(at.comeBack(await at.begin(), { iss: 'https://evil.example' }))).toBe(
      'providerMisbehaves',
    )
  })
})
