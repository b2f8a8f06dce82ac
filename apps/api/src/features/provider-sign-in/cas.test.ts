import type { ServerResponse } from 'node:http'
import { deflateRawSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountCalls, signInCalls } from '@isomorph/contract'
import { startCasServer, type TestCasServer } from '@isomorph/testing/cas-server'
import { casSettings, connectProvider } from '../../testing/identity-providers.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { createTestBrowser } from '../../testing/test-browser.ts'
import { codeChallenge, exchange } from '../../testing/tokens.ts'

const student = {
  password: 'correct horse',
  attributes: { puid: '0012345678', mail: 'stud1@example.edu', givenName: 'Ada', sn: 'Student', groups: ['a', 'b'] },
}

let api: TestApi
let cas: TestCasServer
let superAdmin: TestPerson
let origin: string
let providerId: number

beforeAll(async () => {
  api = await createTestApi()
  superAdmin = await addPerson(api.db, 'root', ['SuperAdmin'])
  origin = await api.app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(async () => {
  cas = await startCasServer({ stud1: student })
  providerId = await connect()
})
afterEach(async () => {
  await api.db.updateTable('identityProviders').set({ deletedAt: new Date() }).execute()
  await cas.close()
})
afterAll(() => api.close())

async function connect(changes: Parameters<typeof casSettings>[0] = {}): Promise<number> {
  return (await connectProvider(api, superAdmin, casSettings({ casAddress: cas.address, ...changes }))).id
}

const here = () => ({ host: new URL(origin).host })
const service = () => `${origin}/login`

async function validate(ticket: string, query: { service?: string; identityProviderId?: number } = {}) {
  const asked = { ticket, service: service(), codeChallenge, ...query }
  return await api.call(signInCalls.validateCasTicket, { headers: here(), query: asked })
}

async function signIn(body: { userName: string; password: string }, address = here()) {
  return await api.call(signInCalls.signInWithCas, { headers: address, body: { ...body, codeChallenge } })
}

async function userInfoOf(code: string) {
  const { data } = await exchange(api, code)
  const headers = { authorization: `Bearer ${data['access_token']}` }
  return await api.call(accountCalls.getUserInfo, { headers })
}

async function postLogout(ticket: string, form: Record<string, string> = {}) {
  const logoutRequest = `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"><samlp:SessionIndex>${ticket}</samlp:SessionIndex></samlp:LogoutRequest>`
  return await fetch(service(), { method: 'POST', body: new URLSearchParams({ logoutRequest, ...form }) })
}

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

describe('CAS credentials', () => {
  const deletion = 'DELETE /cas/v1/tickets/{ticket}'

  it('are exchanged for a code; the ticket that CAS grants is always deleted', async () => {
    const { status, data } = await signIn({ userName: 'stud1', password: 'correct horse' })
    expect(status).toBe(200)
    expect((await userInfoOf(data.code)).data.email).toBe('stud1@example.edu')
    const exchange = ['POST /cas/v1/tickets', 'POST /cas/v1/tickets/{ticket}', 'GET /cas/p3/serviceValidate']
    await vi.waitFor(() => expect(cas.requests).toEqual([...exchange, deletion]))
  })

  it('give a session that the end of that ticket does not end', async () => {
    const { data } = await signIn({ userName: 'stud1', password: 'correct horse' })
    // The server of this test, as real ones do, logs out the ticket that it deletes.
    await vi.waitFor(() => expect(cas.requests).toContain(deletion))
    expect((await userInfoOf(data.code)).status).toBe(200)
  })

  it('that are wrong are refused like wrong local ones, and recorded without the password', async () => {
    const { status, error } = await signIn({ userName: 'stud1', password: 'wrong horse' })
    expect([status, error.type]).toEqual([401, 'urn:isomorph:wrong-credentials'])
    const lines = await api.db.selectFrom('auditEvents').selectAll().where('action', '=', 'signIn.refused').execute()
    expect(lines.length).toBeGreaterThan(0)
    expect(JSON.stringify(lines)).not.toContain('horse')
  })

  it('are refused for a while after ten wrong ones from one address', async () => {
    const guess = { userName: 'guessed', password: 'x' }
    for (let times = 0; times < 10; times += 1) expect((await signIn(guess)).status).toBe(401)
    const before = cas.requests.length
    expect((await signIn(guess)).error.type).toBe('urn:isomorph:account-locked')
    expect(cas.requests).toHaveLength(before)
  })

  it('are counted also when they come at once', async () => {
    const guesses = Array.from({ length: 20 }, () => signIn({ userName: 'rushed', password: 'x' }))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })

  it('are not counted while CAS says nothing about them', async () => {
    cas.misbehave((_request, response) => response.writeHead(500).end())
    for (let times = 0; times < 12; times += 1)
      expect((await signIn({ userName: 'stud1', password: 'correct horse' })).status).not.toBe(429)
    cas.misbehave(undefined)
    expect((await signIn({ userName: 'stud1', password: 'correct horse' })).status).toBe(200)
  })

  it('are answered 503 when CAS cannot be reached: that is not a wrong password', async () => {
    await cas.close()
    const { status, error } = await signIn({ userName: 'stud1', password: 'correct horse' })
    expect([status, error.type]).toEqual([503, 'urn:isomorph:provider-unreachable'])
  })

  it('delete the ticket also when the sign-in fails after it was granted', async () => {
    cas.misbehave((request, response) => {
      if (request.method === 'DELETE') response.writeHead(200).end()
      else if (request.url === '/cas/v1/tickets')
        response.writeHead(201, { location: `${cas.address}/v1/tickets/TGT-1` }).end()
      else response.writeHead(500).end()
    })
    expect((await signIn({ userName: 'stud1', password: 'correct horse' })).status).toBe(502)
    await vi.waitFor(() => expect(cas.requests.at(-1)).toBe(deletion))
  })

  it('sign in without waiting until the ticket is deleted', async () => {
    const ticket = `${cas.address}/v1/tickets/TGT-1`
    const deletions: ServerResponse[] = []
    const success = `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas"><cas:authenticationSuccess><cas:user>slow1</cas:user><cas:attributes><cas:mail>slow1@example.edu</cas:mail></cas:attributes></cas:authenticationSuccess></cas:serviceResponse>`
    cas.misbehave((request, response) => {
      if (request.method === 'DELETE') return void deletions.push(response)
      if (request.url === '/cas/v1/tickets') response.writeHead(201, { location: ticket }).end()
      else if (request.method === 'POST') response.end('ST-1')
      else response.end(success)
    })
    expect((await signIn({ userName: 'stud1', password: 'correct horse' })).status).toBe(200)
    await vi.waitFor(() => expect(deletions).toHaveLength(1))
    expect(deletions[0]?.destroyed).toBe(false)
    deletions[0]?.end()
  })

  it('and tickets are answered as an error of CAS where it says that it has one', async () => {
    cas.misbehave((_request, response) => response.writeHead(500).end())
    const { error } = await signIn({ userName: 'stud1', password: 'correct horse' })
    expect(error.type).toBe('urn:isomorph:provider-error')
  })

  it('are not offered where no provider takes them', async () => {
    await api.db.updateTable('identityProviders').set({ takesCredentials: false }).execute()
    const { error } = await signIn({ userName: 'stud1', password: 'correct horse' })
    expect(error.type).toBe('urn:isomorph:provider-not-offered')
    expect(cas.requests).toEqual([])
  })
})

describe('a CAS server that misbehaves', () => {
  it('by redirecting to another host is not followed', async () => {
    const elsewhere = await startCasServer({ stud1: student })
    cas.misbehave((request, response) =>
      response.writeHead(302, { location: `${elsewhere.address}${request.url?.slice(4)}` }).end(),
    )
    expect((await validate('ST-1')).error.type).toBe('urn:isomorph:provider-misbehaves')
    expect((await signIn({ userName: 'stud1', password: 'x' })).error.type).toBe('urn:isomorph:provider-misbehaves')
    expect(elsewhere.requests).toEqual([])
    await elsewhere.close()
  })

  it('by granting tickets elsewhere gets no further request', async () => {
    const elsewhere = await startCasServer()
    cas.misbehave((_request, response) =>
      response.writeHead(201, { location: `${elsewhere.address}/v1/tickets/TGT-1` }).end(),
    )
    expect((await signIn({ userName: 'stud1', password: 'x' })).error.type).toBe('urn:isomorph:provider-misbehaves')
    expect(elsewhere.requests).toEqual([])
    await elsewhere.close()
  })

  it.each([
    ['an endless answer', 'x'.repeat(2_000_000)],
    ['a page', '<html><body>Welcome</body></html>'],
    ['a document that grows without end', '<!DOCTYPE l [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><l>&b;</l>'],
    ['nothing', ''],
  ])('with %s lets nobody in', async (_what, body) => {
    cas.misbehave((_request, response) => response.end(body))
    const { status, error } = await validate('ST-1')
    expect([status, error.type]).toEqual([502, 'urn:isomorph:provider-misbehaves'])
  })

  it('by being slow is given up', async () => {
    cas.misbehave(() => undefined)
    const { status, error } = await validate('ST-1')
    expect([status, error.type]).toEqual([503, 'urn:isomorph:provider-too-slow'])
  }, 20_000)
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
