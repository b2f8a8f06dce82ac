import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountCalls, apiTokenCalls, impersonationCalls, sessionCalls } from '@isomorph/contract'
import { hashSecret } from '../../authorization/tokens.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import {
  codeChallenge,
  codeVerifier,
  exchange,
  newTokens,
  refresh,
  refusalOfToken,
  statusOfUserInfo,
} from '../../testing/tokens.ts'

type Tokens = Readonly<Record<string, string>>

let api: TestApi
let ida: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  ida = await addPerson(api.db, 'ida')
})
afterAll(() => api.close())

const bearer = (tokens: Tokens) => ({ authorization: `Bearer ${tokens['access_token']}` })

const ask = async (tokens: Tokens) =>
  await api.call(sessionCalls.createNewTabCode, { headers: bearer(tokens), body: { codeChallenge } })

/** Exchanges as a page does that keeps its refresh token in the cookie; answers the cookie that it was given. */
async function exchangeByCookie(code: string, cookie?: string) {
  const answer = await exchange(api, code, { refresh_token_in: 'cookie' }, cookie === undefined ? {} : { cookie })
  return { tokens: answer.data, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' }
}

describe('a code for a new tab', () => {
  it('gives a session of the same person beside the one it was asked for in', async () => {
    const frame = await newTokens(api, ida)
    const asked = await ask(frame)
    expect(asked.status).toBe(201)
    const tab = (await exchange(api, asked.data.code)).data
    const info = await api.call(accountCalls.getUserInfo, { headers: bearer(tab) })
    expect(info.data).toMatchObject({ id: ida.id, isImpersonated: false })
    await api.call(accountCalls.logOut, { headers: bearer(frame) })
    expect(await statusOfUserInfo(api, frame)).toBe(401)
    expect(await statusOfUserInfo(api, tab)).toBe(200)
    expect((await refresh(api, tab)).status).toBe(200)
  })

  it('counts once, and coming back takes with it what it gave', async () => {
    const frame = await newTokens(api, ida)
    const { code } = (await ask(frame)).data
    const tab = (await exchange(api, code)).data
    expect(await exchange(api, code)).toMatchObject(refusalOfToken('invalid_grant'))
    expect(await statusOfUserInfo(api, tab)).toBe(401)
    expect(await statusOfUserInfo(api, frame)).toBe(200)
  })

  it('lasts a minute', async () => {
    const { code } = (await ask(await newTokens(api, ida))).data
    const hash = hashSecret(code)
    const { expiresAt } = await api.db
      .selectFrom('loginCodes')
      .select('expiresAt')
      .where('hash', '=', hash)
      .executeTakeFirstOrThrow()
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 60_000)
    await api.db
      .updateTable('loginCodes')
      .set({ expiresAt: new Date(0) })
      .where('hash', '=', hash)
      .execute()
    expect(await exchange(api, code)).toMatchObject(refusalOfToken('invalid_grant'))
  })

  it('is worth nothing in another browser, nor once the session has ended', async () => {
    const frame = await newTokens(api, ida)
    for (const code_verifier of [undefined, `${codeVerifier.slice(0, -1)}l`])
      expect(await exchange(api, (await ask(frame)).data.code, { code_verifier })).toMatchObject(
        refusalOfToken('invalid_grant'),
      )
    const { code } = (await ask(frame)).data
    await api.call(accountCalls.logOut, { headers: bearer(frame) })
    expect(await exchange(api, code)).toMatchObject(refusalOfToken('invalid_grant'))
  })

  it('is for a person in a session: not for nobody, an API token, or whoever acts as somebody else', async () => {
    const body = { codeChallenge }
    expect((await api.call(sessionCalls.createNewTabCode, { body })).status).toBe(401)
    const mighty = await addPerson(api.db, 'mighty', ['SuperAdmin'])
    const own = await newTokens(api, mighty)
    const { data: token } = await api.call(apiTokenCalls.createApiToken, {
      headers: bearer(own),
      body: { name: 'Reads', scopes: ['courses:read'], days: 30 },
    })
    expect((await ask({ access_token: token.secret })).status).toBe(403)
    const begun = await api.call(impersonationCalls.startImpersonation, {
      headers: bearer(own),
      query: { userId: ida.id, codeChallenge },
    })
    const acting = (await exchange(api, begun.data.code)).data
    expect((await ask(acting)).error.type).toBe('urn:isomorph:not-while-impersonating')
    const wrong = await api.call(sessionCalls.createNewTabCode, { as: ida, body: { codeChallenge: 'short' } })
    expect(wrong.error.errors).toMatchObject([{ path: 'codeChallenge' }])
  })

  it('ends the session that the browser had, but not that of the frame where both share their cookie', async () => {
    const olga = await addPerson(api.db, 'olga')
    const former = await exchangeByCookie((await ask(await newTokens(api, olga))).data.code)
    const frame = await newTokens(api, ida)
    await exchangeByCookie((await ask(frame)).data.code, former.cookie)
    expect(await statusOfUserInfo(api, former.tokens)).toBe(401)

    const sharing = await exchangeByCookie((await ask(frame)).data.code)
    const tab = await exchangeByCookie((await ask(sharing.tokens)).data.code, sharing.cookie)
    expect(await statusOfUserInfo(api, sharing.tokens)).toBe(200)
    expect(await statusOfUserInfo(api, tab.tokens)).toBe(200)
  })
})
