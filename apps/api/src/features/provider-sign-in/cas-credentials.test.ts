import type { ServerResponse } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { startCasServer } from '@isomorph/testing/cas-server'
import { student, api, cas, validate, signIn, userInfoOf, useCas } from './cas.fixtures.ts'

useCas()

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
