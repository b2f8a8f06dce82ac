import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accountCalls, identityProviderCalls } from '@isomorph/contract'
import { hasGlewlwyd, startGlewlwyd, type Glewlwyd } from '@isomorph/testing/glewlwyd'
import { connectProvider, openIdSettings } from '../../testing/identity-providers.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { createTestBrowser } from '../../testing/test-browser.ts'
import { codeChallenge, codeVerifier, exchange } from '../../testing/tokens.ts'

/** Signing in and out with a provider that shares no library with this product. */

const secret = `s+e c:r%&é"'/?=~`
const grace = { userName: 'grace', password: 'any thing', name: 'Grace Hopper' }

let api: TestApi
let superAdmin: TestPerson
let origin: string
let glewlwyd: Glewlwyd | undefined
let email: string

beforeAll(async () => {
  api = await createTestApi()
  superAdmin = await addPerson(api.db, 'root', ['SuperAdmin'])
  origin = await api.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  await glewlwyd?.close()
  glewlwyd = undefined
  await api.db.updateTable('identityProviders').set({ deletedAt: new Date() }).execute()
})
afterAll(() => api.close())

interface FrontChannel {
  readonly iss: string
  readonly client: readonly { readonly frontchannel_logout_uri: string }[]
}

/** Registers the product there, and the provider here. */
async function connect(authentication: 'client_secret_basic' | 'client_secret_post') {
  const clientId = 'isomorph-1.test'
  // Each provider is another one here: none may speak for the people of the one before.
  email = `grace-${authentication}-${Date.now()}@example.edu`
  const person = { ...grace, email }
  const settings = openIdSettings({
    name: 'Glewlwyd',
    clientId,
    clientSecret: secret,
    issuer: 'http://127.0.0.1',
    scopes: 'openid',
  })
  const { id } = await connectProvider(api, superAdmin, settings)
  const started = await startGlewlwyd({
    origin,
    providerId: id,
    clientId,
    clientSecret: secret,
    authentication,
    person,
  })
  glewlwyd = started
  const roleMappings = [{ value: email, role: 'Creator' as const }]
  const body = { ...settings, issuer: started.issuer, roleClaim: 'email', roleMappings }
  const saved = await api.call(identityProviderCalls.updateIdentityProvider, {
    as: superAdmin,
    params: { identityProviderId: id },
    body,
  })
  if (saved.status !== 200) throw new Error(saved.text)
  return { id, body, started }
}

/** A browser that goes there, signs in and agrees, and comes back; its session here. */
async function signIn(id: number, started: Glewlwyd) {
  const browser = createTestBrowser()
  const there = await browser.go(`${origin}/api/identityProviders/${id}/login?codeChallenge=${codeChallenge}`, {
    until: /\/oidc\/auth/,
  })
  const session = await started.signIn(grace.userName, grace.password)
  await session.call('PUT', '/auth/grant/isomorph-1.test/', { scope: 'openid' })
  const back = await session.follow(`${there.url.href}&g_continue`)
  const { url } = await browser.go(back, { until: /\/(\?code|login\?)/ })
  const { data } = await exchange(api, url.searchParams.get('code') ?? url.search, { code_verifier: codeVerifier })
  return { browser, session, headers: { authorization: `Bearer ${data['access_token']}` } }
}

async function userInfo(headers: { authorization: string }) {
  return await api.call(accountCalls.getUserInfo, { headers })
}

describe.skipIf(!hasGlewlwyd())('with Glewlwyd', () => {
  it.each(['client_secret_basic', 'client_secret_post'] as const)(
    'a client registered for %s, with any sign in its secret, is accepted and signs people in',
    async (authentication) => {
      const { id, body, started } = await connect(authentication)
      const checked = await api.call(identityProviderCalls.checkIdentityProvider, {
        as: superAdmin,
        body: { settings: body, identityProviderId: id },
        headers: { host: new URL(origin).host },
      })
      expect(checked.data.steps.map(({ isRight }) => isRight)).toEqual([true, true, true])
      const { headers } = await signIn(id, started)
      const { data } = await userInfo(headers)
      expect([data.email, data.roles]).toEqual([email, [{ role: 'Creator' }]])
    },
  )

  it('ends the session here by front channel, and by back channel', async () => {
    const { id, started } = await connect('client_secret_post')
    for (const way of ['front', 'back']) {
      const { browser, session, headers } = await signIn(id, started)
      const leaving = await browser.go(`${origin}/api/identityProviders/${id}/logout`, { until: /\/end_session/ })
      const page = new URL(await session.follow(leaving.url.href))
      const sid = page.searchParams.get('sid') ?? ''
      expect((await userInfo(headers)).status).toBe(200)
      if (way === 'front') {
        const answer = await session.call('GET', `/oidc/session/${sid}/isomorph-1.test`)
        const { iss, client } = (await answer.json()) as FrontChannel
        // As its sign-in page frames each client.
        const query = new URLSearchParams({ iss, sid }).toString()
        await browser.go(`${client[0]?.frontchannel_logout_uri}?${query}`)
      } else await session.call('DELETE', `/oidc/session/${sid}/`)
      await expect.poll(async () => (await userInfo(headers)).status).toBe(401)
    }
  })
})
