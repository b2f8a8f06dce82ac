import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import {
  actsOn,
  askForToken,
  codeChallenge,
  codeVerifier,
  exchange,
  refresh,
  refusalOfToken,
  statusOfUserInfo,
} from '../../../testing/tokens.ts'
import { hashSecret } from '../../../authorization/tokens.ts'
import { createCode, revokeSessions, revokeSessionsOfOrigin, type SignInOrigin } from '../index.ts'

let api: TestApi
let ida: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  ida = await addPerson(api.db, 'ida')
})
afterEach(() => api.clock.set(null))
afterAll(() => api.close())

describe('the token endpoint', () => {
  it('answers in the words of OAuth, with an end in RFC 1123 text, for nobody on the way to keep', async () => {
    const asked = Date.now()
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
    const begins = Date.parse(answer.data['.expires'] ?? '') - 900_000
    // The text has whole seconds.
    expect(begins).toBeGreaterThan(asked - 1000)
    expect(begins).toBeLessThanOrEqual(Date.now())
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
    expect(await askForToken(api, form)).toMatchObject(refusalOfToken(error))
  })

  it('refuses a client it does not know, in the words the client used', async () => {
    const form = { grant_type: 'refresh_token', refresh_token: 'x' }
    const inBody = await askForToken(api, { ...form, client_id: 'other' })
    expect(inBody).toMatchObject(refusalOfToken('invalid_client', 401))
    expect(inBody.headers['www-authenticate']).toBeUndefined()
    const authorization = `Basic ${Buffer.from('other:secret').toString('base64')}`
    const inHeader = await askForToken(api, form, { authorization })
    expect(inHeader).toMatchObject(refusalOfToken('invalid_client', 401))
    expect(inHeader.headers['www-authenticate']).toBe('Basic realm="isomorph"')
    expect(await askForToken(api, { ...form, client_id: 'web' }, { authorization })).toMatchObject(
      refusalOfToken('invalid_request'),
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
    expect(await statusOfUserInfo(api, tokens)).toBe(200)
    const before = await actsOn(api, 'session.codeReused')
    expect(await exchange(api, code)).toMatchObject(refusalOfToken('invalid_grant'))
    expect(await statusOfUserInfo(api, tokens)).toBe(401)
    expect(await refresh(api, tokens)).toMatchObject(refusalOfToken('invalid_grant'))
    expect(await actsOn(api, 'session.codeReused')).toBe(before + 1)
  })

  it('gives tokens to one of two who come at once, and to neither for long', async () => {
    const code = await createCode(api.db, { userId: ida.id, purpose: 'local', challenge: codeChallenge })
    const both = await Promise.all([exchange(api, code), exchange(api, code)])
    const lucky = both.filter(({ status }) => status === 200)
    expect(lucky).toHaveLength(1)
    expect(await statusOfUserInfo(api, lucky[0]?.data ?? {})).toBe(401)
  })

  it('lasts a minute', async () => {
    const code = await createCode(api.db, { userId: ida.id, purpose: 'local', challenge: codeChallenge })
    const expiresAt = new Date(Date.now() - 1)
    await api.db.updateTable('loginCodes').set({ expiresAt }).where('hash', '=', hashSecret(code)).execute()
    expect(await exchange(api, code)).toMatchObject(refusalOfToken('invalid_grant'))
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
      expect(await exchange(api, code, wrong)).toMatchObject(refusalOfToken('invalid_grant'))
      expect(await exchange(api, code, { code_verifier: codeVerifier })).toMatchObject(refusalOfToken('invalid_grant'))
    }
  })

  it('of a launch counts with the cookie of the browser that launched, too, and without it for nobody', async () => {
    const ofLaunch = () => createCode(api.db, { userId: ida.id, purpose: 'ltiLaunch', challenge: codeChallenge })
    const without = { code_verifier: undefined }
    expect(await exchange(api, await ofLaunch(), without)).toMatchObject(refusalOfToken('invalid_grant'))
    const cookie = { cookie: `other=1; __Host-lti-some-state=${codeVerifier}` }
    expect((await exchange(api, await ofLaunch(), without, cookie)).status).toBe(200)
    const local = await createCode(api.db, { userId: ida.id, purpose: 'local', challenge: codeChallenge })
    expect(await exchange(api, local, without, cookie)).toMatchObject(refusalOfToken('invalid_grant'))
  })

  it('of another client is worth nothing here', async () => {
    const code = await createCode(api.db, {
      userId: ida.id,
      purpose: 'local',
      challenge: codeChallenge,
      clientId: 'other',
    })
    expect(await exchange(api, code)).toMatchObject(refusalOfToken('invalid_grant'))
  })

  it('that is bound to a session ends with it', async () => {
    const { id: sessionId } = await api.db
      .insertInto('sessions')
      .values({ userId: ida.id, clientId: 'web' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const code = await createCode(api.db, { userId: ida.id, purpose: 'local', challenge: codeChallenge, sessionId })
    await revokeSessions(api.db, [sessionId], 'loggedOut')
    expect(await exchange(api, code)).toMatchObject(refusalOfToken('invalid_grant'))
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
    expect(await statusOfUserInfo(api, tokens)).toBe(200)
    expect(await revokeSessionsOfOrigin(api.db, origin)).toBe(1)
    expect(await statusOfUserInfo(api, tokens)).toBe(401)
  })
})
