import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { accountCalls } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import {
  actsOn,
  askForToken,
  codeChallenge,
  exchange,
  later,
  refresh,
  refusalOfToken,
  statusOfUserInfo,
  type TokenAnswer,
} from '../../../testing/tokens.ts'
import { createCode, revokeSessionsOfPerson } from '../index.ts'

let api: TestApi
let ida: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  ida = await addPerson(api.db, 'ida')
})
afterEach(() => api.clock.set(null))
afterAll(() => api.close())

const inCookie = { refresh_token_in: 'cookie' }

/** The cookie of an answer, as a browser keeps it. */
function cookieIn({ headers }: Pick<TokenAnswer, 'headers'>) {
  const [pair = '', ...attributes] = String(headers['set-cookie']).split('; ')
  return { cookie: pair, attributes }
}

async function signIn(headers: Readonly<Record<string, string>> = {}): Promise<TokenAnswer> {
  const code = await createCode(api.db, { userId: ida.id, purpose: 'local', challenge: codeChallenge })
  return await exchange(api, code, inCookie, headers)
}

async function refreshBy(cookie: string, more: Readonly<Record<string, string>> = {}): Promise<TokenAnswer> {
  const form = { grant_type: 'refresh_token', client_id: 'web', ...inCookie }
  return await askForToken(api, form, { cookie, ...more })
}

it('puts the refresh token where no script reads it, and nowhere else', async () => {
  const first = await signIn()
  expect(first.data).not.toHaveProperty('refresh_token')
  expect(cookieIn(first).attributes).toEqual(['Path=/', 'Max-Age=43200', 'HttpOnly', 'SameSite=Strict'])
  const second = await refreshBy(cookieIn(first).cookie)
  expect(second.data).not.toHaveProperty('refresh_token')
  expect(cookieIn(second).cookie).not.toBe(cookieIn(first).cookie)
  expect(await statusOfUserInfo(api, second.data)).toBe(200)
})

it('ends the session that the browser had when somebody signs in once more, and no other', async () => {
  const elsewhere = await signIn()
  const former = await signIn()
  const next = await signIn({ cookie: cookieIn(former).cookie })
  expect(await statusOfUserInfo(api, former.data)).toBe(401)
  expect(await refreshBy(cookieIn(former).cookie)).toMatchObject(refusalOfToken('invalid_grant'))
  expect([await statusOfUserInfo(api, next.data), await statusOfUserInfo(api, elsewhere.data)]).toEqual([200, 200])
  const ended = await api.db
    .selectFrom('sessions')
    .select(['revokedBecause'])
    .where('userId', '=', ida.id)
    .where('revokedAt', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  expect(ended).toEqual({ revokedBecause: 'loggedOut' })
})

it('never gives out in an answer what came in a cookie', async () => {
  const { cookie } = cookieIn(await signIn())
  for (const how of [{}, { refresh_token_in: 'answer' }])
    expect(await askForToken(api, { grant_type: 'refresh_token', client_id: 'web', ...how }, { cookie })).toMatchObject(
      refusalOfToken('invalid_request'),
    )
})

it('is safe where it is reached by https: kept from neighbouring hosts', async () => {
  const secure = await createTestApi({ publicOrigins: ['https://quiz.example.edu'] })
  const code = await createCode(secure.db, {
    userId: (await addPerson(secure.db, 'eve')).id,
    purpose: 'local',
    challenge: codeChallenge,
  })
  const answer = await exchange(secure, code, inCookie, { host: 'quiz.example.edu' })
  expect(cookieIn(answer).cookie).toMatch(/^__Host-isomorph-refresh=[\w-]{43}$/)
  expect(cookieIn(answer).attributes).toContain('Secure')
  await secure.close()
})

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbouring host', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'https://evil.example' }],
])('neither sets nor reads the cookie for %s', async (_, headers) => {
  expect(await signIn(headers)).toMatchObject(refusalOfToken('invalid_grant'))
  const { cookie } = cookieIn(await signIn({ 'sec-fetch-site': 'same-origin' }))
  expect(await refreshBy(cookie, headers)).toMatchObject(refusalOfToken('invalid_grant'))
  expect((await refreshBy(cookie)).status).toBe(200)
})

it('takes over a session whose token was in storage', async () => {
  const code = await createCode(api.db, { userId: ida.id, purpose: 'local', challenge: codeChallenge })
  const stored = (await exchange(api, code)).data['refresh_token'] ?? ''
  const form = { grant_type: 'refresh_token', client_id: 'web', refresh_token: stored, ...inCookie }
  const moved = await askForToken(api, form)
  expect(moved.data).not.toHaveProperty('refresh_token')
  expect((await refreshBy(cookieIn(moved).cookie)).status).toBe(200)
  later(api, 21_000)
  expect(await refresh(api, { refresh_token: stored })).toMatchObject(refusalOfToken('invalid_grant'))
})

it('lets two tabs refresh at once, and ends the session when an old cookie comes back', async () => {
  const first = cookieIn(await signIn())
  const tabs = await Promise.all([refreshBy(first.cookie), refreshBy(first.cookie)])
  expect(tabs.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(tabs.map((tab) => cookieIn(tab).cookie)).size).toBe(1)
  const reused = await actsOn(api, 'session.tokenReused')
  later(api, 21_000)
  expect(await refreshBy(first.cookie)).toMatchObject(refusalOfToken('invalid_grant'))
  expect(await refreshBy(cookieIn(tabs[0]).cookie)).toMatchObject(refusalOfToken('invalid_grant'))
  expect(await actsOn(api, 'session.tokenReused')).toBe(reused + 1)
})

it('counts no more after log out, which removes it, and after all sessions were ended', async () => {
  const left = await signIn()
  const headers = { authorization: `Bearer ${left.data['access_token']}` }
  const answer = await api.app.inject({ method: 'POST', url: accountCalls.logOut.path, headers })
  expect(answer.statusCode).toBe(204)
  expect(answer.headers['set-cookie']).toContain('Max-Age=0')
  expect(await refreshBy(cookieIn(left).cookie)).toMatchObject(refusalOfToken('invalid_grant'))
  const other = await signIn()
  await revokeSessionsOfPerson(api.db, ida.id, 'passwordChanged')
  expect(await refreshBy(cookieIn(other).cookie)).toMatchObject(refusalOfToken('invalid_grant'))
})

async function logOutBy(headers: Readonly<Record<string, string>>) {
  const { statusCode, headers: answered } = await api.app.inject({
    method: 'POST',
    url: accountCalls.logOut.path,
    headers,
  })
  return { statusCode, cookie: answered['set-cookie'] }
}

it('is enough to log out when the access token has run out, as often as it is asked', async () => {
  const left = await signIn()
  const { cookie } = cookieIn(left)
  later(api, 16 * 60_000)
  const authorization = `Bearer ${left.data['access_token']}`
  expect(await statusOfUserInfo(api, left.data)).toBe(401)
  const acts = await actsOn(api, 'session.logOut')
  for (const headers of [{ cookie, authorization }, { cookie }, {}]) {
    const { statusCode, cookie: answered } = await logOutBy(headers)
    expect([statusCode, answered]).toEqual([204, expect.stringContaining('Max-Age=0')])
  }
  expect(await actsOn(api, 'session.logOut')).toBe(acts + 1)
  expect(await refreshBy(cookie)).toMatchObject(refusalOfToken('invalid_grant'))
})

it('logs out also when a lost answer brought its successor', async () => {
  const { cookie } = cookieIn(await signIn())
  const successor = cookieIn(await refreshBy(cookie)).cookie
  expect((await logOutBy({ cookie })).statusCode).toBe(204)
  expect(await refreshBy(successor)).toMatchObject(refusalOfToken('invalid_grant'))
})

it('logs nobody out for a page of another origin', async () => {
  const { cookie } = cookieIn(await signIn())
  for (const foreign of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
    expect(await logOutBy({ cookie, ...foreign })).toEqual({ statusCode: 401, cookie: undefined })
  expect((await refreshBy(cookie)).status).toBe(200)
})

it('is refused in words where there is none', async () => {
  expect(await refreshBy('other=1')).toMatchObject(refusalOfToken('invalid_grant'))
})
