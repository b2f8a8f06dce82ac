import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountCalls, sessionCalls } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { askForToken, codeChallenge, codeVerifier, refresh } from '../../testing/tokens.ts'
import { createCode } from '../sign-in/index.ts'

type Tokens = Readonly<Record<string, string>>

let api: TestApi
let ida: TestPerson
let admin: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  ida = await addPerson(api.db, 'ida')
  admin = await addPerson(api.db, 'admin', ['Admin'])
})
afterAll(() => api.close())

async function signedIn(person: TestPerson, userAgent = 'Firefox'): Promise<Tokens> {
  const code = await createCode(api.db, { userId: person.id, purpose: 'local', challenge: codeChallenge })
  const form = { grant_type: 'authorization_code', client_id: 'web', code, code_verifier: codeVerifier }
  return (await askForToken(api, form, { 'user-agent': userAgent })).data
}

const headersOf = (tokens: Tokens) => ({ authorization: `Bearer ${tokens['access_token']}` })
const statusOf = async (tokens: Tokens) =>
  (await api.call(accountCalls.getUserInfo, { headers: headersOf(tokens) })).status
const list = async (tokens: Tokens) =>
  (await api.call(sessionCalls.listOwnSessions, { headers: headersOf(tokens) })).data

describe('one’s own sessions', () => {
  it('are listed with device and last use, the one that asks marked, and end at once', async () => {
    const here = await signedIn(ida)
    const phone = await signedIn(ida, 'Phone')
    const sessions = await list(here)
    expect(sessions.map(({ userAgent, isHere }) => [userAgent, isHere])).toEqual([
      ['Phone', false],
      ['Firefox', true],
    ])
    expect(sessions[0]).toMatchObject({ address: '127.0.0.1', impersonator: null })
    const params = { sessionId: sessions[0]?.id ?? 0 }
    const end = async () => await api.call(sessionCalls.endOwnSession, { headers: headersOf(here), params })
    expect((await end()).status).toBe(204)
    expect(await statusOf(phone)).toBe(401)
    expect((await refresh(api, phone)).status).toBe(400)
    expect((await end()).status).toBe(204)
  })

  it('end everywhere else together', async () => {
    const here = await signedIn(ida)
    const others = [await signedIn(ida), await signedIn(ida)]
    const { data } = await api.call(sessionCalls.endOtherSessions, { headers: headersOf(here) })
    expect(data.ended).toBeGreaterThanOrEqual(2)
    expect(await Promise.all(others.map(statusOf))).toEqual([401, 401])
    expect(await list(here)).toHaveLength(1)
  })

  it('are nobody else’s', async () => {
    const here = await signedIn(ida)
    const own = (await list(here)).find(({ isHere }) => isHere)
    const stranger = await addPerson(api.db, 'stranger')
    const params = { sessionId: own?.id ?? 0 }
    await api.call(sessionCalls.endOwnSession, { as: stranger, params })
    expect(await statusOf(here)).toBe(200)
  })
})

describe('an administrator', () => {
  it('sees and ends the sessions of a person, one or all', async () => {
    const [first, second] = [await signedIn(ida), await signedIn(ida)]
    const params = { userId: ida.id }
    const { data } = await api.call(sessionCalls.listSessionsOfUser, { as: admin, params })
    const sessionId = data[0]?.id ?? 0
    const one = await api.call(sessionCalls.endSessionOfUser, { as: admin, params: { ...params, sessionId } })
    expect(one.status).toBe(204)
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 401])
    const all = await api.call(sessionCalls.endSessionsOfUser, { as: admin, params })
    expect(all.data.ended).toBeGreaterThanOrEqual(1)
    expect(await statusOf(first)).toBe(401)
    const acts = await api.db
      .selectFrom('auditEvents')
      .select('action')
      .where('actorUserId', '=', admin.id)
      .where('entityId', '=', ida.id)
      .orderBy('id')
      .execute()
    expect(acts.map(({ action }) => action)).toEqual(['session.end', 'session.endAll'])
  })

  it('leaves those alone who may do more', async () => {
    const mighty = await addPerson(api.db, 'mighty', ['SuperAdmin'])
    const answer = await api.call(sessionCalls.endSessionsOfUser, { as: admin, params: { userId: mighty.id } })
    expect(answer.error.type).toBe('urn:isomorph:mightier-person')
  })
})
