import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountCalls, signInCalls } from '@isomorph/contract'
import { startOpenIdProvider, type TestOpenIdProvider } from '@isomorph/testing/openid-provider'
import { connectProvider, openIdSettings } from '../../testing/identity-providers.ts'
import { createTestBrowser } from '../../testing/test-browser.ts'
import { codeVerifier, exchange } from '../../testing/tokens.ts'
import { startOpenIdSignIns, type OpenIdSignIns } from '../../testing/openid.fixtures.ts'

let at: OpenIdSignIns

beforeAll(async () => {
  at = await startOpenIdSignIns()
})
beforeEach(() => at.startOver())
afterAll(() => at.close())

describe('logging out', () => {
  it('goes to the provider with the ID token as a hint, once, and then back', async () => {
    const browser = createTestBrowser()
    await at.signIn({}, browser)
    expect(browser.cookies(at.origin).has('isomorph-provider')).toBe(true)
    const logoutUrl = `${at.origin}/api/identityProviders/${at.providerId}/logout`
    const { url } = await browser.go(logoutUrl, { until: /\/logout\?/ })
    expect(url.origin).toBe(at.provider.issuer)
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${at.origin}/login`)
    expect(url.searchParams.get('id_token_hint')?.split('.')).toHaveLength(3)
    const again = await browser.go(logoutUrl, { until: /\/logout\?/ })
    expect(again.url.searchParams.get('id_token_hint')).toBeNull()
  })
})

describe('back-channel logout', () => {
  const event = { 'http://schemas.openid.net/event/backchannel-logout': {} }

  function logoutClaims(changes: Record<string, unknown> = {}): Record<string, unknown> {
    const now = Math.floor(Date.now() / 1000)
    return {
      iss: at.provider.issuer,
      aud: 'isomorph',
      iat: now,
      exp: now + 60,
      jti: 'j',
      sub: 'ada',
      events: event,
      ...changes,
    }
  }

  async function post(token: string, id = at.providerId): Promise<number> {
    const params = { identityProviderId: id }
    return (await at.api.call(signInCalls.endProviderSession, { params, body: { logout_token: token } })).status
  }

  async function tokensFor(sid: string) {
    const { code } = await at.signIn({ sid })
    return (await exchange(at.api, code, { code_verifier: codeVerifier })).data
  }

  it('ends the session that it names, or all of the person', async () => {
    const [one, two, three] = [await tokensFor('s-1'), await tokensFor('s-2'), await tokensFor('s-3')]
    expect(await post(await at.provider.sign(logoutClaims({ sid: 's-1' })))).toBe(200)
    expect([await at.statusWith(one), await at.statusWith(two)]).toEqual([401, 200])
    expect(await post(await at.provider.sign(logoutClaims({ sid: 's-2', sub: undefined })))).toBe(200)
    expect([await at.statusWith(two), await at.statusWith(three)]).toEqual([401, 200])
    expect(await post(await at.provider.sign(logoutClaims()))).toBe(200)
    expect(await at.statusWith(three)).toBe(401)
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
    expect(await post(await at.provider.sign(logoutClaims({ sid: 's-4', ...changes })))).toBe(400)
    expect(await at.statusWith(tokens)).toBe(200)
  })

  it('is refused for a provider that does not exist, and for nonsense', async () => {
    expect(await post(await at.provider.sign(logoutClaims()), 999_999)).toBe(400)
    expect(await post('nonsense')).toBe(400)
  })
})

describe('front-channel logout', () => {
  async function frame(query: Record<string, string>, browser = createTestBrowser()) {
    const address = `${at.origin}/api/identityProviders/${at.providerId}/frontChannelLogout`
    return await browser.go(`${address}?${new URLSearchParams(query).toString()}`)
  }

  async function tokensIn(sid: string, browser = createTestBrowser()) {
    const { code } = await at.signIn({ sid }, browser)
    return (await exchange(at.api, code, { code_verifier: codeVerifier })).data
  }

  it('ends the session that the frame names, and is an empty page that is not kept', async () => {
    const [one, two] = [await tokensIn('f-1'), await tokensIn('f-2')]
    const address = `${at.origin}/api/identityProviders/${at.providerId}/frontChannelLogout`
    const answer = await fetch(`${address}?${new URLSearchParams({ iss: at.provider.issuer, sid: 'f-1' }).toString()}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors *")
    expect([await at.statusWith(one), await at.statusWith(two)]).toEqual([401, 200])
  })

  it('ends the sessions of this browser where it names none', async () => {
    const browser = createTestBrowser()
    const [here, elsewhere] = [await tokensIn('f-3', browser), await tokensIn('f-4')]
    await frame({}, browser)
    expect([await at.statusWith(here), await at.statusWith(elsewhere)]).toEqual([401, 200])
  })

  it.each<[string, Record<string, string>]>([
    ['another issuer', { iss: 'https://evil.example', sid: 'f-5' }],
    ['a session alone', { sid: 'f-5' }],
    ['another session', { iss: 'issuer', sid: 'unknown' }],
    ['nothing, without our cookie', {}],
  ])('ends nothing with %s', async (_what, query) => {
    const tokens = await tokensIn('f-5')
    await frame({ ...query, ...(query['iss'] === 'issuer' && { iss: at.provider.issuer }) })
    expect(await at.statusWith(tokens)).toBe(200)
  })
})

describe('with oidc-provider', () => {
  let real: TestOpenIdProvider
  let id: number

  beforeAll(async () => {
    const { id: next } = await connectProvider(
      at.api,
      at.superAdmin,
      openIdSettings({ name: 'Real', issuer: 'http://x' }),
    )
    id = next
    const grace = { email: 'grace@example.edu', email_verified: true, given_name: 'Grace', family_name: 'Hopper' }
    real = await startOpenIdProvider({
      origin: at.origin,
      providerId: id,
      people: { grace: { ...grace, puid: '0099' } },
    })
    const { issuer } = real
    await at.api.db.updateTable('identityProviders').set({ issuer }).where('id', '=', id).execute()
  })
  afterAll(() => real.close())

  it('signs in, and is logged out by the provider when the person leaves there', async () => {
    const browser = createTestBrowser()
    const page = await browser.go(at.loginUrl(id))
    const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const form = { prompt: 'login', login: 'grace', password: 'anything' }
    const { url } = await browser.go(new URL(action, page.url).href, { form, until: /\/\?code=/ })
    const { data } = await exchange(at.api, url.searchParams.get('code') ?? '', { code_verifier: codeVerifier })
    const headers = { authorization: `Bearer ${data['access_token']}` }
    const { data: userInfo } = await at.api.call(accountCalls.getUserInfo, { headers })
    expect(userInfo).toMatchObject({ puid: '0099', email: 'grace@example.edu', lastName: 'Hopper' })

    const leaving = await browser.go(`${at.origin}/api/identityProviders/${id}/logout`)
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(leaving.text)?.[1] ?? ''
    const confirm = /action="([^"]+)"/.exec(leaving.text)?.[1] ?? ''
    const back = await browser.go(confirm, { form: { xsrf, logout: 'yes' }, until: /\/login$/ })
    expect(back.url.href).toBe(`${at.origin}/login`)
    expect(await at.statusWith(data)).toBe(401)
  })
})
