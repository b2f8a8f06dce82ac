import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { accountCalls, signInCalls } from '@isomorph/contract'
import { startCasServer } from '@isomorph/testing/cas-server'
import { addPerson } from '../../testing/people.ts'
import { createTestBrowser } from '../../testing/test-browser.ts'
import { codeChallenge, exchange } from '../../testing/tokens.ts'
import {
  student,
  api,
  cas,
  origin,
  providerId,
  connect,
  service,
  validate,
  userInfoOf,
  postLogout,
  useCas,
} from './cas.fixtures.ts'

useCas()

describe('a CAS ticket', () => {
  it('is exchanged for a code, and the code for the person whom CAS names', async () => {
    const browser = createTestBrowser()
    const loginUrl = `${origin}/api/identityProviders/${providerId}/login`
    const loginPage = await browser.go(loginUrl)
    expect(loginPage.url.searchParams.get('service')).toBe(service())
    const form = { service: service(), username: 'stud1', password: 'correct horse' }
    const { url } = await browser.go(loginPage.url.href, { form, until: /\/login\?ticket=/ })
    const { status, data } = await validate(url.searchParams.get('ticket') ?? '')
    expect(status).toBe(200)
    const { data: userInfo } = await userInfoOf(data.code)
    expect(userInfo).toMatchObject({
      puid: '0012345678',
      email: 'stud1@example.edu',
      firstName: 'Ada',
      lastName: 'Student',
    })
  })

  it.each(['1.0', '2.0'] as const)(
    'names people by their user name in CAS %s, which sends no attributes',
    async (casVersion) => {
      await api.db.deleteFrom('identities').execute()
      await api.db.updateTable('identityProviders').set({ casVersion }).execute()
      const { error } = await validate(cas.giveTicket('stud1', service()))
      expect(error.type).toBe('urn:isomorph:email-missing')
      const known = await addPerson(api.db, `known-${casVersion}`)
      const identity = { provider: cas.address, subject: 'stud1', userId: known.id }
      await api.db.insertInto('identities').values(identity).execute()
      const { data } = await validate(cas.giveTicket('stud1', service()))
      expect((await userInfoOf(data.code)).data.id).toBe(known.id)
    },
  )

  it('counts once', async () => {
    const ticket = cas.giveTicket('stud1', service())
    expect((await validate(ticket)).status).toBe(200)
    expect((await validate(ticket)).error.type).toBe('urn:isomorph:ticket-refused')
  })

  it('counts for the address it was made for', async () => {
    expect((await validate(cas.giveTicket('stud1', 'https://elsewhere.example/'))).status).toBeGreaterThanOrEqual(400)
    expect((await validate('ST-made-up')).error.type).toBe('urn:isomorph:ticket-refused')
  })

  it.each([
    ['of somebody else', 'https://evil.example/login'],
    ['that only begins like ours', 'http://127.0.0.1.evil.example/login'],
    ['with a query', '?x=1'],
    ['that is none', 'x'],
  ])('is not even shown to CAS with an address %s', async (_what, address) => {
    const asked = address.startsWith('?') ? `${service()}${address}` : address
    const { status, error } = await validate(cas.giveTicket('stud1', asked), { service: asked })
    expect([status, error.errors[0]?.path]).toEqual([400, 'service'])
    expect(cas.requests).toEqual([])
  })

  it('is not taken under a host name that is not ours, whatever the caller says', async () => {
    const headers = { host: 'evil.example' }
    const evil = 'http://evil.example/login'
    const query = { ticket: cas.giveTicket('stud1', evil), service: evil, codeChallenge }
    const { status, error } = await api.call(signInCalls.validateCasTicket, { headers, query })
    expect({ status, type: error.type }).toEqual({ status: 400, type: 'urn:isomorph:foreign-service' })
    expect(cas.requests).toEqual([])
  })

  it('asks which provider is meant when there are several', async () => {
    const other = await startCasServer({ stud1: student })
    await connect({ name: 'Other campus', casAddress: other.address })
    const ticket = other.giveTicket('stud1', service())
    expect((await validate(ticket)).error.errors[0]?.path).toBe('identityProviderId')
    expect((await validate(ticket, { identityProviderId: providerId })).error.type).toBe('urn:isomorph:ticket-refused')
    await other.close()
  })

  it('is not taken from a provider that is switched off', async () => {
    await api.db.updateTable('identityProviders').set({ isEnabled: false }).execute()
    expect((await validate(cas.giveTicket('stud1', service()))).error.type).toBe('urn:isomorph:provider-not-offered')
  })
})

describe('single logout', () => {
  it('ends the session that began with the ticket, and no other', async () => {
    const tickets = [cas.giveTicket('stud1', service()), cas.giveTicket('stud1', service())]
    const tokens: Readonly<Record<string, string>>[] = []
    for (const ticket of tickets) tokens.push((await exchange(api, (await validate(ticket)).data.code)).data)
    const statuses = async () =>
      await Promise.all(
        tokens.map(async (each) => {
          const headers = { authorization: `Bearer ${each['access_token']}` }
          return (await api.call(accountCalls.getUserInfo, { headers })).status
        }),
      )
    expect(await statuses()).toEqual([200, 200])
    expect((await postLogout(tickets[0] ?? '')).status).toBe(200)
    expect(await statuses()).toEqual([401, 200])
    await cas.logOut('stud1')
    expect(await statuses()).toEqual([401, 401])
  })

  it('ends a sign-in whose code was not exchanged yet', async () => {
    const ticket = cas.giveTicket('stud1', service())
    const { data } = await validate(ticket)
    await postLogout(ticket)
    expect((await exchange(api, data.code)).status).toBe(400)
  })

  it('comes deflated through the browser, too', async () => {
    const ticket = cas.giveTicket('stud1', service())
    const { data } = await validate(ticket)
    const text = `<p:LogoutRequest xmlns:p="urn:oasis:names:tc:SAML:2.0:protocol"><p:SessionIndex>${ticket}</p:SessionIndex></p:LogoutRequest>`
    const query = new URLSearchParams({ logoutRequest: deflateRawSync(text).toString('base64') })
    expect((await fetch(`${service()}?${query.toString()}`)).status).toBe(200)
    expect((await exchange(api, data.code)).status).toBe(400)
  })

  it.each([
    ['an unknown ticket', 'ST-unknown', {}],
    ['nonsense', 'x', { logoutRequest: '<nonsense' }],
    ['a document type', 'x', { logoutRequest: '<!DOCTYPE a><a/>' }],
  ])('is answered 200 for %s, and does nothing', async (_what, ticket, form) => {
    const { data } = await validate(cas.giveTicket('stud1', service()))
    expect((await postLogout(ticket, form)).status).toBe(200)
    expect((await userInfoOf(data.code)).status).toBe(200)
  })
})

describe('logging out', () => {
  it('goes to CAS, and from there back to the sign-in page', async () => {
    const browser = createTestBrowser()
    const { url } = await browser.go(`${origin}/api/identityProviders/${providerId}/logout`, { until: /\/login$/ })
    expect(url.href).toBe(service())
    expect(cas.requests).toContain('GET /cas/logout')
  })
})
