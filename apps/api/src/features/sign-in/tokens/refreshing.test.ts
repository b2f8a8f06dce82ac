import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accountCalls } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import {
  actsOn,
  later,
  livingTokensOf,
  newTokens,
  refresh,
  refusalOfToken,
  statusOfUserInfo,
} from '../../../testing/tokens.ts'
import { revokeSessionsOfPerson } from '../index.ts'

let api: TestApi
let ida: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  ida = await addPerson(api.db, 'ida')
})
afterEach(() => api.clock.set(null))
afterAll(() => api.close())

describe('refreshing', () => {
  it('gives a new pair and takes the former refresh token out of use', async () => {
    const first = await newTokens(api, ida)
    const second = await refresh(api, first)
    expect(second.status).toBe(200)
    expect(second.data['refresh_token']).not.toBe(first['refresh_token'])
    expect(await statusOfUserInfo(api, second.data)).toBe(200)
  })

  it('gives the same refresh token to whoever repeats within 20 seconds, five times at most', async () => {
    const first = await newTokens(api, ida)
    const second = await refresh(api, first)
    for (let i = 0; i < 5; i++) {
      const repeat = await refresh(api, first)
      expect(repeat.status).toBe(200)
      expect(repeat.data['refresh_token']).toBe(second.data['refresh_token'])
    }
    expect(await livingTokensOf(api, second.data)).toBe(1)
    expect(await statusOfUserInfo(api, second.data)).toBe(200)
    expect(await refresh(api, first)).toMatchObject(refusalOfToken('invalid_grant'))
    expect(await statusOfUserInfo(api, second.data)).toBe(401)
  })

  it('leaves one living chain when two tabs refresh at once, and both go on', async () => {
    const first = await newTokens(api, ida)
    const tabs = await Promise.all([refresh(api, first), refresh(api, first)])
    expect(tabs.map(({ status }) => status)).toEqual([200, 200])
    expect(await livingTokensOf(api, tabs[0]?.data ?? {})).toBe(1)
    const next = await Promise.all(tabs.map(async ({ data }) => await refresh(api, data)))
    expect(next.map(({ status }) => status)).toEqual([200, 200])
    expect(await livingTokensOf(api, next[0]?.data ?? {})).toBe(1)
    expect(await statusOfUserInfo(api, next[1]?.data ?? {})).toBe(200)
  })

  it('leaves one living chain after a lost answer', async () => {
    const first = await newTokens(api, ida)
    await refresh(api, first)
    const repeated = await refresh(api, first)
    expect(await livingTokensOf(api, repeated.data)).toBe(1)
    later(api, 30_000)
    const next = await refresh(api, repeated.data)
    expect(next.status).toBe(200)
    expect(await livingTokensOf(api, next.data)).toBe(1)
  })

  it('ends the session when a repeat of a stolen token is followed by two uses of its successor', async () => {
    const first = await newTokens(api, ida)
    const owner = await refresh(api, first)
    const thief = await refresh(api, first)
    expect((await refresh(api, owner.data)).status).toBe(200)
    later(api, 20_001)
    expect(await refresh(api, thief.data)).toMatchObject(refusalOfToken('invalid_grant'))
    expect(await livingTokensOf(api, owner.data)).toBe(0)
  })

  it('takes a predecessor after 20 seconds for stolen, and ends the session for both', async () => {
    const first = await newTokens(api, ida)
    const second = await refresh(api, first)
    later(api, 20_001)
    const before = await actsOn(api, 'session.tokenReused')
    expect(await refresh(api, first)).toMatchObject(refusalOfToken('invalid_grant'))
    expect(await refresh(api, second.data)).toMatchObject(refusalOfToken('invalid_grant'))
    expect(await statusOfUserInfo(api, second.data)).toBe(401)
    expect(await actsOn(api, 'session.tokenReused')).toBe(before + 1)
  })

  it('takes a token two generations back for stolen, however recent', async () => {
    const first = await newTokens(api, ida)
    const second = await refresh(api, first)
    const third = await refresh(api, second.data)
    expect(third.status).toBe(200)
    expect(await refresh(api, first)).toMatchObject(refusalOfToken('invalid_grant'))
    expect(await statusOfUserInfo(api, third.data)).toBe(401)
  })

  it('ends after 12 hours without use', async () => {
    const first = await newTokens(api, ida)
    later(api, 12 * 3_600_000 - 1000)
    const second = await refresh(api, first)
    expect(second.status).toBe(200)
    later(api, 12 * 3_600_000 + 1000)
    expect(await refresh(api, second.data)).toMatchObject(refusalOfToken('invalid_grant'))
  })

  it('ends after 30 days, however often it is used', async () => {
    let tokens = await newTokens(api, ida)
    for (let halfDays = 0; halfDays < 65; halfDays++) {
      later(api, 11 * 3_600_000)
      const next = await refresh(api, tokens)
      expect(next.status).toBe(200)
      tokens = next.data
    }
    later(api, 10 * 3_600_000)
    expect(await refresh(api, tokens)).toMatchObject(refusalOfToken('invalid_grant'))
  })

  it('asks a family that refreshes without end to wait', async () => {
    let tokens = await newTokens(api, ida)
    for (let i = 0; i < 30; i++) tokens = (await refresh(api, tokens)).data
    expect((await refresh(api, tokens)).status).toBe(429)
    expect((await refresh(api, await newTokens(api, ida))).status).toBe(200)
  })

  it('ends for every session of a person but the one they are in', async () => {
    const [here, there] = [await newTokens(api, ida), await newTokens(api, ida)]
    const sessions = await api.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', ida.id)
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    const except = sessions[1]?.id ?? 0
    expect(await revokeSessionsOfPerson(api.db, ida.id, 'byPerson', { except })).toBeGreaterThan(0)
    expect([await statusOfUserInfo(api, here), await statusOfUserInfo(api, there)]).toEqual([200, 401])
  })

  it('counts logging out at once', async () => {
    const tokens = await newTokens(api, ida)
    const headers = { authorization: `Bearer ${tokens['access_token']}` }
    expect((await api.call(accountCalls.logOut, { headers })).status).toBe(204)
    expect(await statusOfUserInfo(api, tokens)).toBe(401)
    expect(await refresh(api, tokens)).toMatchObject(refusalOfToken('invalid_grant'))
  })
})
