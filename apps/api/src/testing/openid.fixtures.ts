import { accountCalls } from '@isomorph/contract'
import { startLyingOpenIdProvider, type LyingOpenIdProvider } from '@isomorph/testing/lying-openid-provider'
import { connectProvider, openIdSettings } from './identity-providers.ts'
import { addPerson, type TestPerson } from './people.ts'
import { createTestApi, type TestApi } from './test-api.ts'
import { codeChallenge } from './tokens.ts'
import { createTestBrowser, type TestBrowser, type TestPage } from './test-browser.ts'

interface Begun {
  readonly browser: TestBrowser
  readonly state: string
  readonly nonce: string
}

interface Connected {
  readonly api: TestApi
  readonly superAdmin: TestPerson
  readonly origin: string
  readonly provider: LyingOpenIdProvider
  readonly providerId: number
}

/** The product with one OpenID provider, which says what a test wants it to say. */
async function connect(): Promise<Connected> {
  const api = await createTestApi()
  const superAdmin = await addPerson(api.db, 'root', ['SuperAdmin'])
  const origin = await api.app.listen({ host: '127.0.0.1', port: 0 })
  const provider = await startLyingOpenIdProvider()
  const { id } = await connectProvider(api, superAdmin, openIdSettings({ name: 'Lying', issuer: provider.issuer }))
  return { api, superAdmin, origin, provider, providerId: id }
}

function addressesAt({ origin, providerId }: Connected) {
  return {
    loginUrl: (id = providerId) => `${origin}/api/identityProviders/${id}/login?codeChallenge=${codeChallenge}`,
    callbackUrl: (query: Record<string, string>) =>
      `${origin}/api/identityProviders/${providerId}/callback?${new URLSearchParams(query).toString()}`,
  }
}

/** Steps of a sign-in, for tests that change one of them. */
function stepsAt(connected: Connected) {
  const { provider } = connected
  const { loginUrl, callbackUrl } = addressesAt(connected)

  /** A browser that was sent to the provider and stands there. */
  async function begin(browser = createTestBrowser()): Promise<Begun> {
    const { url } = await browser.go(loginUrl(), { until: /\/authorize/ })
    const { state = '', nonce = '' } = Object.fromEntries(url.searchParams)
    return { browser, state, nonce }
  }

  function rightClaims(nonce: string): Record<string, unknown> {
    const now = Math.floor(Date.now() / 1000)
    return { iss: provider.issuer, aud: 'isomorph', sub: 'ada', nonce, iat: now, exp: now + 300, sid: 'session-1' }
  }

  /** The browser comes back; where that led. */
  async function comeBack({ browser, state }: Pick<Begun, 'browser' | 'state'>, query: Record<string, string> = {}) {
    return await browser.go(callbackUrl({ code: 'a-code', state, ...query }), { until: /\/(\?code|login\?)/ })
  }

  async function signIn(claims: Record<string, unknown> = {}, browser = createTestBrowser()) {
    const begun = await begin(browser)
    provider.answerWith(await provider.sign({ ...rightClaims(begun.nonce), ...claims }))
    const page = await comeBack(begun)
    return { page, code: page.url.searchParams.get('code') ?? '' }
  }
  return { loginUrl, begin, rightClaims, comeBack, signIn }
}

/** What the sign-in page is told. */
async function failureOf(coming: Promise<TestPage>): Promise<string | null> {
  const { url } = await coming
  return url.pathname === '/login' ? url.searchParams.get('failure') : `no failure: ${url.href}`
}

/** Starts the product with its provider, and gives what tests of sign-ins need. */
export async function startOpenIdSignIns() {
  const connected = await connect()
  const { api, provider } = connected
  return {
    ...connected,
    ...stepsAt(connected),
    failureOf,
    async statusWith(tokens: Readonly<Record<string, string>>): Promise<number> {
      const headers = { authorization: `Bearer ${tokens['access_token']}` }
      return (await api.call(accountCalls.getUserInfo, { headers })).status
    },
    /** The provider tells the truth again. */
    startOver() {
      provider.misbehave(undefined)
      const ada = { sub: 'ada', email: 'ada@example.edu', email_verified: true, given_name: 'Ada', family_name: 'L' }
      provider.userInfo(ada)
    },
    async close() {
      await api.close()
      await provider.close()
    },
  }
}

export type OpenIdSignIns = Awaited<ReturnType<typeof startOpenIdSignIns>>
