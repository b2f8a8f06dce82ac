import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountCalls, impersonationCalls, passwordCalls, signInCalls } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { codeChallenge, exchange } from '../../testing/tokens.ts'
import { hashPassword } from './password.ts'
import { openSetup } from './setup-tokens.ts'

let api: TestApi
let person: TestPerson
const password = 'correct horse battery'

beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

async function addWithPassword(name: string): Promise<void> {
  const { id: userId } = await addPerson(api.db, name)
  await api.db
    .insertInto('passwords')
    .values({ userId, hash: await hashPassword(password) })
    .execute()
}

async function signIn(userName: string, typed = password) {
  return await api.call(accountCalls.signInLocally, { body: { userName, password: typed, codeChallenge } })
}

async function tokensFor(userName: string) {
  const { data } = await signIn(userName)
  return (await exchange(api, data.code)).data
}

async function userInfo(accessToken: string) {
  return await api.call(accountCalls.getUserInfo, { headers: { authorization: `Bearer ${accessToken}` } })
}

describe('the first administrator', () => {
  const body = {
    setupToken: 'a setup token of sixteen signs',
    userName: 'root',
    email: 'root@example.org',
    firstName: 'Ada',
    lastName: 'Root',
    password,
    codeChallenge,
  }
  beforeAll(async () => void (await openSetup(api.db, body.setupToken)))

  it('chooses a password that is hard to guess', async () => {
    const { status, error } = await api.call(accountCalls.createFirstAdministrator, {
      body: { ...body, password: 'root@example.org' },
    })
    expect(status).toBe(400)
    expect(error).toMatchObject({ type: 'urn:isomorph:guessable-password', errors: [{ path: 'password' }] })
  })

  it('has a name', async () => {
    const nameless = { ...body, firstName: '', lastName: ' ' }
    const { error } = await api.call(accountCalls.createFirstAdministrator, { body: nameless })
    expect(error.errors).toEqual([
      { path: 'firstName', message: 'Type a first or a last name.', reason: { code: 'typeFirstOrLast', params: {} } },
    ])
  })

  it('is asked for while there is nobody, made once, and signed in', async () => {
    expect((await api.call(accountCalls.getSetup)).data).toEqual({ isNeeded: true })
    const oneNamed = { ...body, firstName: '', userName: 'other', email: 'o@example.org' }
    const both = await Promise.all([
      api.call(accountCalls.createFirstAdministrator, { body: { ...body, lastName: '' } }),
      api.call(accountCalls.createFirstAdministrator, { body: oneNamed }),
    ])
    expect(both.map((response) => response.status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect((await api.call(accountCalls.getSetup)).data).toEqual({ isNeeded: false })
    const made = both.find((response) => response.status === 201)
    const tokens = await exchange(api, made?.data.code ?? '')
    const info = await userInfo(tokens.data['access_token'] ?? '')
    expect(info.data.roles).toEqual([{ role: 'SuperAdmin' }])
    expect(info.data.activities).toContain('ConfigurationModify')
  })

  it('needs a long password', async () => {
    const { status, error } = await api.call(accountCalls.createFirstAdministrator, {
      body: { ...body, password: 'short' },
    })
    expect(status).toBe(400)
    expect(error.errors).toEqual([
      {
        path: 'password',
        message: 'A password has at least 12 characters.',
        reason: { code: 'passwordTooShort', params: { count: '12' } },
      },
    ])
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

  it('exchanges a password for a code and a code for tokens', async () => {
    const { data } = await signIn('IDA')
    expect((await exchange(api, data.code)).status).toBe(200)
  })

  it('gives no code without a challenge, wherever codes are given', async () => {
    const mighty = await addPerson(api.db, 'mighty', ['SuperAdmin'])
    const named = { userName: 'root', email: 'root@example.org', firstName: 'Ada', lastName: 'Root' }
    const calls = [
      [accountCalls.signInLocally, { body: { userName: 'ida', password } }],
      [accountCalls.createFirstAdministrator, { body: { ...named, password, setupToken: 'x' } }],
      [passwordCalls.setPasswordByLink, { body: { token: 'x', password } }],
      [signInCalls.signInWithCas, { body: { userName: 'ida', password } }],
      [signInCalls.validateCasTicket, { query: { ticket: 'ST-1', service: 'https://example.org' } }],
      [impersonationCalls.startImpersonation, { as: mighty, query: { userId: person.id } }],
      [impersonationCalls.stopImpersonation, { as: mighty }],
    ] as const
    for (const [call, options] of calls) {
      const { status, error } = await api.call(call as typeof accountCalls.signInLocally, options as never)
      const message = 'A code challenge is missing: PKCE is required.'
      const errors = [{ path: 'codeChallenge', message, reason: { code: 'challengeMissing', params: {} } }]
      expect({ path: call.path, status, errors: error.errors }).toEqual({ path: call.path, status: 400, errors })
    }
  })

  it('binds the code to whoever began', async () => {
    const code = async () => (await signIn('ida')).data.code
    expect((await exchange(api, await code(), { code_verifier: undefined })).status).toBe(400)
    expect((await exchange(api, await code(), { code_verifier: codeChallenge })).status).toBe(400)
    expect((await exchange(api, await code())).status).toBe(200)
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
    await addWithPassword('guessed')
    for (let i = 0; i < 10; i++) expect((await signIn('guessed', 'wrong')).status).toBe(401)
    expect((await signIn('Guessed')).status).toBe(429)
    const payload = { userName: 'guessed', password, codeChallenge }
    const elsewhere = { method: 'POST', url: '/api/account/local', payload, remoteAddress: '10.1.2.3' } as const
    expect((await api.app.inject(elsewhere)).statusCode).toBe(200)
  })

  it('counts guesses that come at once like guesses one after another', async () => {
    await addWithPassword('rushed')
    const answers = await Promise.all(Array.from({ length: 25 }, () => signIn('rushed', 'wrong')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  it('counts user name and e-mail address of one person together', async () => {
    await addWithPassword('twonamed')
    for (let i = 0; i < 5; i++) {
      await signIn('twonamed', 'wrong')
      await signIn('TwoNamed@example.org', 'wrong')
    }
    expect((await signIn('twonamed')).status).toBe(401)
    expect((await signIn('twonamed@example.org')).status).toBe(401)
    const payload = { userName: 'twonamed', password, codeChallenge }
    const elsewhere = { method: 'POST', url: '/api/account/local', payload, remoteAddress: '10.1.2.4' } as const
    expect((await api.app.inject(elsewhere)).statusCode).toBe(200)
  })

  it('does not say which names stand for the same person, or for anybody', async () => {
    await addWithPassword('paired')
    const answersTo = async (first: string, second: string) => {
      const answers: (readonly [number, string])[] = []
      for (const name of [...Array.from({ length: 11 }, () => first), second]) {
        const { status, error } = await signIn(name, 'wrong')
        answers.push([status, error.detail])
      }
      return answers
    }
    const ofPerson = await answersTo('paired', 'paired@example.org')
    expect(await answersTo('unpaired', 'unpaired@example.org')).toEqual(ofPerson)
    expect(ofPerson.map(([status]) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429, 401])
  })

  it('takes a network of IPv6 for one caller', async () => {
    await addWithPassword('spread')
    const statuses: number[] = []
    for (let host = 1; host <= 11; host++) {
      const payload = { userName: 'spread', password: 'wrong', codeChallenge }
      const from = {
        method: 'POST',
        url: '/api/account/local',
        payload,
        remoteAddress: `2001:db8:1:2::${host}`,
      } as const
      statuses.push((await api.app.inject(from)).statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  })

  it('believes the proxy in front about who calls, and not what came with the call', async () => {
    const behindProxy = await createTestApi({ trustedProxies: 1 })
    const statuses: number[] = []
    for (let made = 1; made <= 11; made++) {
      const headers = { 'x-forwarded-for': `198.51.100.${made}, 203.0.113.7` }
      const body = { userName: 'nobody', password: 'wrong', codeChallenge }
      statuses.push((await behindProxy.call(accountCalls.signInLocally, { body, headers })).status)
    }
    await behindProxy.close()
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
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

  it('makes no claim that a forged token counts', async () => {
    const tokens = await tokensFor('ida')
    const [head, , signature] = (tokens['access_token'] ?? '').split('.')
    const payload = Buffer.from(JSON.stringify({ sub: '1', sid: 1, iss: 'isomorph', exp: 9e9 })).toString('base64url')
    expect((await userInfo(`${head}.${payload}.${signature}`)).status).toBe(401)
    expect((await userInfo('nonsense')).status).toBe(401)
  })
})
