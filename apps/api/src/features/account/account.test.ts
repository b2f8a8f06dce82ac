import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountCalls } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { hashPassword } from './password.ts'

let api: TestApi
let person: TestPerson
const password = 'correct horse battery'

beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

async function signIn(userName: string, typed = password) {
  return await api.call(accountCalls.signInLocally, { body: { userName, password: typed } })
}

async function token(form: Record<string, string>) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ client_id: 'web', ...form }).toString(),
  })
  return {
    status: response.statusCode,
    data: response.json<Record<string, string>>(),
    type: response.headers['content-type'],
  }
}

async function tokensFor(userName: string) {
  const { data } = await signIn(userName)
  return (await token({ grant_type: 'authorization_code', code: data.code })).data
}

async function userInfo(accessToken: string) {
  return await api.call(accountCalls.getUserInfo, { headers: { authorization: `Bearer ${accessToken}` } })
}

describe('the first administrator', () => {
  const body = { userName: 'root', email: 'root@example.org', firstName: 'Ada', lastName: 'Root', password }

  it('is asked for while there is nobody, made once, and signed in', async () => {
    expect((await api.call(accountCalls.getSetup)).data).toEqual({ isNeeded: true })
    const both = await Promise.all([
      api.call(accountCalls.createFirstAdministrator, { body }),
      api.call(accountCalls.createFirstAdministrator, { body: { ...body, userName: 'other', email: 'o@example.org' } }),
    ])
    expect(both.map((response) => response.status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect((await api.call(accountCalls.getSetup)).data).toEqual({ isNeeded: false })
    const made = both.find((response) => response.status === 201)
    const tokens = await token({ grant_type: 'authorization_code', code: made?.data.code ?? '' })
    const info = await userInfo(tokens.data['access_token'] ?? '')
    expect(info.data.roles).toEqual([{ role: 'SuperAdmin' }])
    expect(info.data.activities).toContain('ConfigurationModify')
  })

  it('needs a long password', async () => {
    const { status, error } = await api.call(accountCalls.createFirstAdministrator, {
      body: { ...body, password: 'short' },
    })
    expect(status).toBe(400)
    expect(error.errors).toEqual([{ path: 'password', message: 'A password has at least 12 characters.' }])
  })
})

describe('signing in', () => {
  beforeAll(async () => {
    person = await addPerson(api.db, 'ida')
    await api.db
      .insertInto('passwords')
      .values({ userId: person.id, hash: await hashPassword(password) })
      .execute()
  })

  it('exchanges a password for a code and a code for tokens, once', async () => {
    const { data } = await signIn('IDA')
    const first = await token({ grant_type: 'authorization_code', code: data.code })
    expect(first.status).toBe(200)
    expect(first.data['token_type']).toBe('bearer')
    expect(Date.parse(first.data['.expires'] ?? '')).toBeGreaterThan(Date.now())
    const again = await token({ grant_type: 'authorization_code', code: data.code })
    expect(again.status).toBe(400)
    expect(again.type).toContain('application/problem+json')
    expect(again.data).toMatchObject({ error: 'invalid_grant', type: 'urn:isomorph:invalid-grant' })
  })

  it('takes the e-mail address for the user name', async () => {
    expect((await signIn('ida@example.org')).status).toBe(200)
  })

  it('says who is signed in and what they may do', async () => {
    const tokens = await tokensFor('ida')
    const info = await userInfo(tokens['access_token'] ?? '')
    expect(info.data).toMatchObject({
      id: person.id,
      userName: 'ida',
      firstName: 'Ida',
      roles: [],
      isImpersonated: false,
    })
    expect(info.data.activities).toEqual(['LtiLaunchReadOwn'])
  })

  it('answers the same to a wrong password and to an unknown name', async () => {
    const wrong = await signIn('ida', 'wrong')
    const unknown = await signIn('nobody', 'wrong')
    expect(wrong.status).toBe(401)
    expect(unknown.error.detail).toBe(wrong.error.detail)
    expect((await signIn('ida')).status).toBe(200)
  })

  it('refuses an address that guesses at an account, and nobody else', async () => {
    const guessed = await addPerson(api.db, 'guessed')
    await api.db
      .insertInto('passwords')
      .values({ userId: guessed.id, hash: await hashPassword(password) })
      .execute()
    for (let i = 0; i < 10; i++) expect((await signIn('guessed', 'wrong')).status).toBe(401)
    expect((await signIn('Guessed')).status).toBe(429)
    const payload = { userName: 'guessed', password }
    const elsewhere = { method: 'POST', url: '/api/account/local', payload, remoteAddress: '10.1.2.3' } as const
    expect((await api.app.inject(elsewhere)).statusCode).toBe(200)
  })

  it('lets an account rest that is guessed at from everywhere', async () => {
    const rested = await addPerson(api.db, 'rested')
    const lockedUntil = new Date(Date.now() + 60_000)
    await api.db
      .insertInto('passwords')
      .values({ userId: rested.id, hash: await hashPassword(password), lockedUntil })
      .execute()
    expect((await signIn('rested')).status).toBe(429)
  })

  it('refuses an unknown client, a body of another kind and a missing code', async () => {
    expect((await token({ grant_type: 'authorization_code', code: 'x', client_id: 'other' })).data['error']).toBe(
      'invalid_client',
    )
    expect((await token({ grant_type: 'password' })).status).toBe(400)
    expect((await token({ grant_type: 'authorization_code' })).data['errors']).toMatchObject([{ path: 'code' }])
  })

  it('makes no claim that a forged token counts', async () => {
    const tokens = await tokensFor('ida')
    const [head, , signature] = (tokens['access_token'] ?? '').split('.')
    const payload = Buffer.from(JSON.stringify({ sub: '1', sid: 1, iss: 'isomorph', exp: 9e9 })).toString('base64url')
    expect((await userInfo(`${head}.${payload}.${signature}`)).status).toBe(401)
    expect((await userInfo('nonsense')).status).toBe(401)
  })
})

describe('refreshing', () => {
  it('gives a new pair and takes the former refresh token out of use', async () => {
    const first = await tokensFor('ida')
    const second = await token({ grant_type: 'refresh_token', refresh_token: first['refresh_token'] ?? '' })
    expect(second.status).toBe(200)
    expect(second.data['refresh_token']).not.toBe(first['refresh_token'])
  })

  it('answers an honest repeat, whose first answer was lost', async () => {
    const first = await tokensFor('ida')
    const form = { grant_type: 'refresh_token', refresh_token: first['refresh_token'] ?? '' }
    const lost = await token(form)
    const repeated = await token(form)
    expect(repeated.status).toBe(200)
    expect((await token({ ...form, refresh_token: lost.data['refresh_token'] ?? '' })).status).toBe(400)
    expect((await userInfo(repeated.data['access_token'] ?? '')).status).toBe(200)
  })

  it('ends the session for everybody when a used token comes back', async () => {
    const first = await tokensFor('ida')
    const form = { grant_type: 'refresh_token', refresh_token: first['refresh_token'] ?? '' }
    const second = await token(form)
    const third = await token({ ...form, refresh_token: second.data['refresh_token'] ?? '' })
    expect(third.status).toBe(200)
    expect((await token(form)).status).toBe(400)
    expect((await token({ ...form, refresh_token: third.data['refresh_token'] ?? '' })).status).toBe(400)
    expect((await userInfo(third.data['access_token'] ?? '')).status).toBe(401)
  })

  it('does not go on for ever', async () => {
    const tokens = await tokensFor('ida')
    await api.db
      .updateTable('sessions')
      .set({ createdAt: new Date(Date.now() - 91 * 86_400_000) })
      .execute()
    const form = { grant_type: 'refresh_token', refresh_token: tokens['refresh_token'] ?? '' }
    expect((await token(form)).status).toBe(400)
  })

  it('counts logging out at once', async () => {
    const tokens = await tokensFor('ida')
    const headers = { authorization: `Bearer ${tokens['access_token']}` }
    expect((await api.call(accountCalls.logOut, { headers })).status).toBe(204)
    expect((await userInfo(tokens['access_token'] ?? '')).status).toBe(401)
    expect((await token({ grant_type: 'refresh_token', refresh_token: tokens['refresh_token'] ?? '' })).status).toBe(
      400,
    )
  })
})
