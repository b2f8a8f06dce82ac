import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { decodeJwt } from 'jose'
import { accountCalls } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { askForToken, codeChallenge, codeVerifier, exchange, refresh } from '../../../testing/tokens.ts'
import { hashSecret } from '../../../authorization/tokens.ts'
import {
  createCode,
  revokeSessions,
  revokeSessionsOfOrigin,
  revokeSessionsOfPerson,
  type SignInOrigin,
} from '../index.ts'

let api: TestApi
let ida: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  ida = await addPerson(api.db, 'ida')
})
afterEach(() => api.clock.set(null))
afterAll(() => api.close())

async function newTokens(): Promise<Readonly<Record<string, string>>> {
  return (await exchange(api, await createCode(api.db, { userId: ida.id, purpose: 'local', challenge: codeChallenge })))
    .data
}

async function statusOfUserInfo(tokens: Readonly<Record<string, string>>): Promise<number> {
  const headers = { authorization: `Bearer ${tokens['access_token']}` }
  return (await api.call(accountCalls.getUserInfo, { headers })).status
}

/** A refusal of the token endpoint, as `toMatchObject` wants it. */
function refusal(error: string, status = 400) {
  return {
    status,
    data: { error, status, error_description: expect.stringMatching(/\w/) as string },
    headers: {
      'cache-control': 'no-store',
      pragma: 'no-cache',
      'content-type': expect.stringContaining('application/problem+json') as string,
    },
  }
}

function later(milliseconds: number): void {
  api.clock.set(new Date(api.clock.now().getTime() + milliseconds))
}

/** How many refresh tokens of a session can still be exchanged for the first time. */
async function livingTokensOf(tokens: Readonly<Record<string, string>>): Promise<number> {
  const { sid } = decodeJwt<{ sid: number }>(tokens['access_token'] ?? '')
  const living = await api.db
    .selectFrom('refreshTokens')
    .innerJoin('sessions', 'sessions.id', 'refreshTokens.sessionId')
    .select('refreshTokens.hash')
    .where('sessionId', '=', sid)
    .where('replacedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .execute()
  return living.length
}

async function actsOn(action: string): Promise<number> {
  return (await api.db.selectFrom('auditEvents').select('id').where('action', '=', action).execute()).length
}

describe('the token endpoint', () => {
  it('answers in the words of OAuth, with an end in RFC 1123 text, for nobody on the way to keep', async () => {
    const answer = await exchange(
      api,
      await createCode(api.db, { userId: ida.id, purpose: 'local', challenge: codeChallenge }),
      {
        client_secret: 'anything at all',
        redirect_uri: 'https://example.org/',
      },
    )
    expect(answer.status).toBe(200)
    expect(answer.data).toMatchObject({ token_type: 'Bearer', expires_in: 900 })
    expect(answer.data['.expires']).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/)
    expect(Math.abs(Date.parse(answer.data['.expires'] ?? '') - Date.now() - 900_000)).toBeLessThan(5000)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', pragma: 'no-cache' })
  })

  it.each([
    ['no body', {}, 'invalid_request'],
    ['no client', { grant_type: 'refresh_token', refresh_token: 'x' }, 'invalid_request'],
    ['no code', { grant_type: 'authorization_code', client_id: 'web' }, 'invalid_request'],
    ['an empty code', { grant_type: 'authorization_code', client_id: 'web', code: '' }, 'invalid_request'],
    ['no refresh token', { grant_type: 'refresh_token', client_id: 'web' }, 'invalid_request'],
    ['a password', { grant_type: 'password', client_id: 'web' }, 'unsupported_grant_type'],
    ['a scope', { grant_type: 'refresh_token', client_id: 'web', refresh_token: 'x', scope: 'all' }, 'invalid_scope'],
    ['a code nobody made', { grant_type: 'authorization_code', client_id: 'web', code: 'x' }, 'invalid_grant'],
    [
      'a refresh token nobody made',
      { grant_type: 'refresh_token', client_id: 'web', refresh_token: 'x' },
      'invalid_grant',
    ],
  ])('refuses %s', async (_what, form, error) => {
    expect(await askForToken(api, form)).toMatchObject(refusal(error))
  })

  it('refuses a client it does not know, in the words the client used', async () => {
    const form = { grant_type: 'refresh_token', refresh_token: 'x' }
    const inBody = await askForToken(api, { ...form, client_id: 'other' })
    expect(inBody).toMatchObject(refusal('invalid_client', 401))
    expect(inBody.headers['www-authenticate']).toBeUndefined()
    const authorization = `Basic ${Buffer.from('other:secret').toString('base64')}`
    const inHeader = await askForToken(api, form, { authorization })
    expect(inHeader).toMatchObject(refusal('invalid_client', 401))
    expect(inHeader.headers['www-authenticate']).toBe('Basic realm="isomorph"')
    expect(await askForToken(api, { ...form, client_id: 'web' }, { authorization })).toMatchObject(
      refusal('invalid_request'),
    )
  })

  it('knows its client by the header as well', async () => {
    const code = await createCode(api.db, { userId: ida.id, purpose: 'local', challenge: codeChallenge })
    const authorization = `Basic ${Buffer.from('web:').toString('base64')}`
    expect(
      (
        await askForToken(
          api,
          { grant_type: 'authorization_code', code, code_verifier: codeVerifier },
          { authorization },
        )
      ).status,
    ).toBe(200)
  })
})

describe('a code', () => {
  it('counts once, and coming back takes with it what it gave', async () => {
    const code = await createCode(api.db, { userId: ida.id, purpose: 'local', challenge: codeChallenge })
    const tokens = (await exchange(api, code)).data
    expect(await statusOfUserInfo(tokens)).toBe(200)
    const before = await actsOn('session.codeReused')
    expect(await exchange(api, code)).toMatchObject(refusal('invalid_grant'))
    expect(await statusOfUserInfo(tokens)).toBe(401)
    expect(await refresh(api, tokens)).toMatchObject(refusal('invalid_grant'))
    expect(await actsOn('session.codeReused')).toBe(before + 1)
  })

  it('gives tokens to one of two who come at once, and to neither for long', async () => {
    const code = await createCode(api.db, { userId: ida.id, purpose: 'local', challenge: codeChallenge })
    const both = await Promise.all([exchange(api, code), exchange(api, code)])
    const lucky = both.filter(({ status }) => status === 200)
    expect(lucky).toHaveLength(1)
    expect(await statusOfUserInfo(lucky[0]?.data ?? {})).toBe(401)
  })

  it('lasts a minute', async () => {
    const code = await createCode(api.db, { userId: ida.id, purpose: 'local', challenge: codeChallenge })
    const expiresAt = new Date(Date.now() - 1)
    await api.db.updateTable('loginCodes').set({ expiresAt }).where('hash', '=', hashSecret(code)).execute()
    expect(await exchange(api, code)).toMatchObject(refusal('invalid_grant'))
  })

  it('that belongs to a browser needs its verifier, and has one try', async () => {
    const withVerifier = await createCode(api.db, { userId: ida.id, purpose: 'local', challenge: codeChallenge })
    expect((await exchange(api, withVerifier, { code_verifier: codeVerifier })).status).toBe(200)
    for (const wrong of [
      { code_verifier: undefined },
      { code_verifier: `${codeVerifier.slice(0, -1)}l` },
      { code_verifier: codeChallenge },
    ]) {
      const code = await createCode(api.db, { userId: ida.id, purpose: 'local', challenge: codeChallenge })
      expect(await exchange(api, code, wrong)).toMatchObject(refusal('invalid_grant'))
      expect(await exchange(api, code, { code_verifier: codeVerifier })).toMatchObject(refusal('invalid_grant'))
    }
  })

  it('of a launch counts with the cookie of the browser that launched, too, and without it for nobody', async () => {
    const ofLaunch = () => createCode(api.db, { userId: ida.id, purpose: 'ltiLaunch', challenge: codeChallenge })
    const without = { code_verifier: undefined }
    expect(await exchange(api, await ofLaunch(), without)).toMatchObject(refusal('invalid_grant'))
    const cookie = { cookie: `other=1; __Host-lti-some-state=${codeVerifier}` }
    expect((await exchange(api, await ofLaunch(), without, cookie)).status).toBe(200)
    const local = await createCode(api.db, { userId: ida.id, purpose: 'local', challenge: codeChallenge })
    expect(await exchange(api, local, without, cookie)).toMatchObject(refusal('invalid_grant'))
  })

  it('of another client is worth nothing here', async () => {
    const code = await createCode(api.db, {
      userId: ida.id,
      purpose: 'local',
      challenge: codeChallenge,
      clientId: 'other',
    })
    expect(await exchange(api, code)).toMatchObject(refusal('invalid_grant'))
  })

  it('that is bound to a session ends with it', async () => {
    const { id: sessionId } = await api.db
      .insertInto('sessions')
      .values({ userId: ida.id, clientId: 'web' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const code = await createCode(api.db, { userId: ida.id, purpose: 'local', challenge: codeChallenge, sessionId })
    await revokeSessions(api.db, [sessionId], 'loggedOut')
    expect(await exchange(api, code)).toMatchObject(refusal('invalid_grant'))
  })

  it('hands the sign-in at a provider on, so that its single logout ends the session', async () => {
    const { id: identityProviderId } = await api.db
      .insertInto('identityProviders')
      .values({ name: 'Campus', kind: 'cas', casAddress: 'https://cas.example.org', casVersion: '3.0' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const origin: SignInOrigin = { identityProviderId, sessionKeyHash: hashSecret('ST-1') }
    const tokens = (
      await exchange(
        api,
        await createCode(api.db, { userId: ida.id, purpose: 'casTicket', challenge: codeChallenge, origin }),
      )
    ).data
    expect(await revokeSessionsOfOrigin(api.db, { ...origin, sessionKeyHash: hashSecret('ST-2') })).toBe(0)
    expect(await statusOfUserInfo(tokens)).toBe(200)
    expect(await revokeSessionsOfOrigin(api.db, origin)).toBe(1)
    expect(await statusOfUserInfo(tokens)).toBe(401)
  })
})

describe('refreshing', () => {
  it('gives a new pair and takes the former refresh token out of use', async () => {
    const first = await newTokens()
    const second = await refresh(api, first)
    expect(second.status).toBe(200)
    expect(second.data['refresh_token']).not.toBe(first['refresh_token'])
    expect(await statusOfUserInfo(second.data)).toBe(200)
  })

  it('gives the same refresh token to whoever repeats within 20 seconds, five times at most', async () => {
    const first = await newTokens()
    const second = await refresh(api, first)
    for (let i = 0; i < 5; i++) {
      const repeat = await refresh(api, first)
      expect(repeat.status).toBe(200)
      expect(repeat.data['refresh_token']).toBe(second.data['refresh_token'])
    }
    expect(await livingTokensOf(second.data)).toBe(1)
    expect(await statusOfUserInfo(second.data)).toBe(200)
    expect(await refresh(api, first)).toMatchObject(refusal('invalid_grant'))
    expect(await statusOfUserInfo(second.data)).toBe(401)
  })

  it('leaves one living chain when two tabs refresh at once, and both go on', async () => {
    const first = await newTokens()
    const tabs = await Promise.all([refresh(api, first), refresh(api, first)])
    expect(tabs.map(({ status }) => status)).toEqual([200, 200])
    expect(await livingTokensOf(tabs[0]?.data ?? {})).toBe(1)
    const next = await Promise.all(tabs.map(async ({ data }) => await refresh(api, data)))
    expect(next.map(({ status }) => status)).toEqual([200, 200])
    expect(await livingTokensOf(next[0]?.data ?? {})).toBe(1)
    expect(await statusOfUserInfo(next[1]?.data ?? {})).toBe(200)
  })

  it('leaves one living chain after a lost answer', async () => {
    const first = await newTokens()
    await refresh(api, first)
    const repeated = await refresh(api, first)
    expect(await livingTokensOf(repeated.data)).toBe(1)
    later(30_000)
    const next = await refresh(api, repeated.data)
    expect(next.status).toBe(200)
    expect(await livingTokensOf(next.data)).toBe(1)
  })

  it('ends the session when a repeat of a stolen token is followed by two uses of its successor', async () => {
    const first = await newTokens()
    const owner = await refresh(api, first)
    const thief = await refresh(api, first)
    expect((await refresh(api, owner.data)).status).toBe(200)
    later(20_001)
    expect(await refresh(api, thief.data)).toMatchObject(refusal('invalid_grant'))
    expect(await livingTokensOf(owner.data)).toBe(0)
  })

  it('takes a predecessor after 20 seconds for stolen, and ends the session for both', async () => {
    const first = await newTokens()
    const second = await refresh(api, first)
    later(20_001)
    const before = await actsOn('session.tokenReused')
    expect(await refresh(api, first)).toMatchObject(refusal('invalid_grant'))
    expect(await refresh(api, second.data)).toMatchObject(refusal('invalid_grant'))
    expect(await statusOfUserInfo(second.data)).toBe(401)
    expect(await actsOn('session.tokenReused')).toBe(before + 1)
  })

  it('takes a token two generations back for stolen, however recent', async () => {
    const first = await newTokens()
    const second = await refresh(api, first)
    const third = await refresh(api, second.data)
    expect(third.status).toBe(200)
    expect(await refresh(api, first)).toMatchObject(refusal('invalid_grant'))
    expect(await statusOfUserInfo(third.data)).toBe(401)
  })

  it('ends after 12 hours without use', async () => {
    const first = await newTokens()
    later(12 * 3_600_000 - 1000)
    const second = await refresh(api, first)
    expect(second.status).toBe(200)
    later(12 * 3_600_000 + 1000)
    expect(await refresh(api, second.data)).toMatchObject(refusal('invalid_grant'))
  })

  it('ends after 30 days, however often it is used', async () => {
    let tokens = await newTokens()
    for (let halfDays = 0; halfDays < 65; halfDays++) {
      later(11 * 3_600_000)
      const next = await refresh(api, tokens)
      expect(next.status).toBe(200)
      tokens = next.data
    }
    later(10 * 3_600_000)
    expect(await refresh(api, tokens)).toMatchObject(refusal('invalid_grant'))
  })

  it('asks a family that refreshes without end to wait', async () => {
    let tokens = await newTokens()
    for (let i = 0; i < 30; i++) tokens = (await refresh(api, tokens)).data
    expect((await refresh(api, tokens)).status).toBe(429)
    expect((await refresh(api, await newTokens())).status).toBe(200)
  })

  it('ends for every session of a person but the one they are in', async () => {
    const [here, there] = [await newTokens(), await newTokens()]
    const sessions = await api.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', ida.id)
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    const except = sessions[1]?.id ?? 0
    expect(await revokeSessionsOfPerson(api.db, ida.id, 'byPerson', { except })).toBeGreaterThan(0)
    expect([await statusOfUserInfo(here), await statusOfUserInfo(there)]).toEqual([200, 401])
  })

  it('counts logging out at once', async () => {
    const tokens = await newTokens()
    const headers = { authorization: `Bearer ${tokens['access_token']}` }
    expect((await api.call(accountCalls.logOut, { headers })).status).toBe(204)
    expect(await statusOfUserInfo(tokens)).toBe(401)
    expect(await refresh(api, tokens)).toMatchObject(refusal('invalid_grant'))
  })
})
