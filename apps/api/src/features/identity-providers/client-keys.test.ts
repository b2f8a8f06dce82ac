import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { identityProviderCalls, type IdentityProviderSettings } from '@isomorph/contract'
import { startOpenIdProvider, type TestOpenIdProvider } from '@isomorph/testing/openid-provider'
import { casSettings, connectProvider, openIdSettings } from '../../testing/identity-providers.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { createTestBrowser } from '../../testing/test-browser.ts'
import { codeChallenge, codeVerifier, exchange } from '../../testing/tokens.ts'

let api: TestApi
let superAdmin: TestPerson
let origin: string
let peer: TestOpenIdProvider
let provider: IdentityProviderSettings

const { clientSecret: _secret, ...withoutSecret } = openIdSettings({ clientAuthentication: 'privateKey' })

beforeAll(async () => {
  api = await createTestApi()
  superAdmin = await addPerson(api.db, 'root', ['SuperAdmin'])
  origin = await api.app.listen({ host: '127.0.0.1', port: 0 })
  provider = await connectProvider(api, superAdmin, withoutSecret)
  const grace = { email: 'grace@example.edu', email_verified: true, given_name: 'Grace', family_name: 'Hopper' }
  peer = await startOpenIdProvider({ origin, providerId: provider.id, people: { grace }, provenBy: 'keys' })
  const { issuer } = peer
  await api.db.updateTable('identityProviders').set({ issuer }).where('id', '=', provider.id).execute()
})
afterAll(async () => {
  await peer.close()
  await api.close()
})

const { getIdentityProviderKeySet, listIdentityProviderKeys, rotateIdentityProviderKey, checkIdentityProvider } =
  identityProviderCalls

function paramsOf({ id }: { readonly id: number }) {
  return { identityProviderId: id }
}

async function keys({ id }: { readonly id: number } = provider) {
  return (await api.call(listIdentityProviderKeys, { as: superAdmin, params: paramsOf({ id }) })).data
}

async function listedIds({ id }: { readonly id: number } = provider) {
  return (await api.call(getIdentityProviderKeySet, { params: paramsOf({ id }) })).data.keys.map(({ kid }) => kid)
}

async function check() {
  const body = { identityProviderId: provider.id, settings: { ...withoutSecret, issuer: peer.issuer } }
  const { data } = await api.call(checkIdentityProvider, { as: superAdmin, body })
  return data.steps.at(-1)
}

describe('a client that proves itself by a private key', () => {
  it('has a key of its own, whose public half anybody reads and whose private half nobody does', async () => {
    const { data, text } = await api.call(getIdentityProviderKeySet, { params: paramsOf(provider) })
    expect(data.keys).toEqual([
      { kty: 'RSA', alg: 'RS256', use: 'sig', kid: expect.any(String), e: 'AQAB', n: expect.any(String) },
    ])
    // 3,072 bits.
    expect(Buffer.from(data.keys[0]?.n ?? '', 'base64url')).toHaveLength(384)
    const rows = await api.db.selectFrom('identityProviderKeys').selectAll().execute()
    expect(rows.map(({ privateKey }) => privateKey.toString()).join('')).not.toContain('PRIVATE KEY')
    expect(Object.keys((JSON.parse(text) as { keys: object[] }).keys[0] ?? {})).not.toContain('d')
  })

  it('signs in people at a real provider, which reads the key at its address', async () => {
    const browser = createTestBrowser()
    const loginUrl = `${origin}/api/identityProviders/${provider.id}/login?codeChallenge=${codeChallenge}`
    const page = await browser.go(loginUrl)
    const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const form = { prompt: 'login', login: 'grace', password: 'anything' }
    const { url } = await browser.go(new URL(action, page.url).href, { form, until: /\/\?code=/ })
    const { status } = await exchange(api, url.searchParams.get('code') ?? '', { code_verifier: codeVerifier })
    expect(status).toBe(200)
  })

  it('is checked with its stored key, and without one is told to save first', async () => {
    expect(await check()).toEqual({
      name: 'Client',
      nameSaid: [{ code: 'stepClient', params: {} }],
      isRight: true,
      message: 'The provider knows the client id and accepts a signed assertion.',
      said: [{ code: 'clientByAssertion', params: {} }],
    })
    const body = { settings: { ...withoutSecret, issuer: peer.issuer } }
    const { data } = await api.call(checkIdentityProvider, { as: superAdmin, body })
    expect(data.steps.at(-1)).toMatchObject({ isRight: false, message: expect.stringMatching(/no key yet/) })
  })

  it('keeps no secret beside the key', async () => {
    const body = openIdSettings({ clientAuthentication: 'privateKey', issuer: peer.issuer })
    const call = { as: superAdmin, params: paramsOf(provider), body }
    const before = await listedIds()
    expect((await api.call(identityProviderCalls.updateIdentityProvider, call)).data).toMatchObject({
      hasClientSecret: false,
      clientAuthentication: 'privateKey',
    })
    expect(await listedIds()).toEqual(before)
  })
})

describe('replacing the key', () => {
  async function rotate(kid: string) {
    const call = { as: superAdmin, params: paramsOf(provider), body: { kid } }
    return (await api.call(rotateIdentityProviderKey, call)).data
  }

  it('lists the new key at once and signs with the former one until the provider has read the new one', async () => {
    const [former] = await keys()
    const [next, last] = await rotate(former?.kid ?? '')
    expect(next).toMatchObject({ isSigning: false, listedUntil: null })
    expect(last).toMatchObject({ kid: former?.kid, isSigning: true, listedUntil: expect.any(String) })
    expect(await listedIds()).toEqual([next?.kid, last?.kid])
    expect(await check()).toMatchObject({ isRight: true })

    const earlier = sql<Date>`now() - interval '11 minutes'`
    await api.db.updateTable('identityProviderKeys').set({ createdAt: earlier }).execute()
    expect((await keys()).map(({ isSigning }) => isSigning)).toEqual([true, false])
  })

  it('happens once, however often it is asked for', async () => {
    const [current] = await keys()
    const once = await rotate(current?.kid ?? '')
    expect(await rotate(current?.kid ?? '')).toEqual(once)
    const acts = api.db.selectFrom('auditEvents').select('after').where('action', '=', 'identityProvider.rotateKey')
    expect(
      (await acts.execute()).filter(({ after }) => JSON.stringify(after).includes(current?.kid ?? '')),
    ).toHaveLength(1)
  })

  it('forgets former keys after an hour', async () => {
    const earlier = sql<Date>`now() - interval '61 minutes'`
    await api.db
      .updateTable('identityProviderKeys')
      .set({ retiredAt: earlier })
      .where('retiredAt', 'is not', null)
      .execute()
    expect(await listedIds()).toHaveLength(1)
    const [current] = await keys()
    await rotate(current?.kid ?? '')
    expect(await api.db.selectFrom('identityProviderKeys').select('id').execute()).toHaveLength(2)
  })
})

it('is not there for strangers and providers that were removed, and there is none for a provider that asks for none', async () => {
  const params = { identityProviderId: 999_999 }
  expect((await api.call(getIdentityProviderKeySet, { params })).status).toBe(404)
  expect((await api.call(listIdentityProviderKeys, { params: paramsOf(provider) })).status).toBe(401)
  const cas = await connectProvider(api, superAdmin, casSettings({ name: 'CAS' }))
  expect([await listedIds(cas), await keys(cas)]).toEqual([[], []])
  const removed = await connectProvider(api, superAdmin, { ...withoutSecret, name: 'Removed' })
  expect(await listedIds(removed)).toHaveLength(1)
  await api.call(identityProviderCalls.deleteIdentityProvider, { as: superAdmin, params: paramsOf(removed) })
  expect((await api.call(getIdentityProviderKeySet, { params: paramsOf(removed) })).status).toBe(404)
  const left = api.db.selectFrom('identityProviderKeys').select('id').where('identityProviderId', '=', removed.id)
  expect(await left.execute()).toEqual([])
})
