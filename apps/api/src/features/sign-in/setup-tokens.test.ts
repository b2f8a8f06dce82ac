import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accountCalls } from '@isomorph/contract'
import { addPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { codeChallenge } from '../../testing/tokens.ts'
import { openSetup, withdrawSetupToken } from './setup-tokens.ts'

let api: TestApi
beforeEach(async () => {
  api = await createTestApi()
})
afterEach(() => api.close())

const person = {
  userName: 'root',
  email: 'root@example.org',
  firstName: 'Ada',
  lastName: 'Root',
  password: 'a long pass phrase of hers',
  codeChallenge,
}

async function setUp(
  setupToken: string | undefined,
  { from = '10.0.0.1', ...changes }: { from?: string; userName?: string } = {},
) {
  const response = await api.app.inject({
    method: 'POST',
    url: accountCalls.createFirstAdministrator.path,
    remoteAddress: from,
    payload: { ...person, ...changes, setupToken },
  })
  return { status: response.statusCode, ...response.json<{ type?: string; code?: string; errors?: unknown }>() }
}

async function actsOf(action: string): Promise<unknown[]> {
  const acts = await api.db.selectFrom('auditEvents').selectAll().where('action', '=', action).orderBy('id').execute()
  return acts.map(({ after, address, entityId }) => ({ after, address, entityId }))
}

const agedBy = async (minutes: number) =>
  await api.db
    .updateTable('setupTokens')
    .set({ createdAt: new Date(Date.now() - minutes * 60_000) })
    .execute()

describe('the setup', () => {
  it('is done once, with the token, and is in the audit log', async () => {
    const token = await openSetup(api.db, undefined)
    expect((await setUp(undefined)).status).toBe(400)
    const wrong = await setUp(`${token}x`)
    expect(wrong).toMatchObject({
      status: 403,
      type: 'urn:isomorph:wrong-setup-token',
      errors: [{ path: 'setupToken' }],
    })
    expect((await api.call(accountCalls.getSetup)).data).toEqual({ isNeeded: true })
    expect(await setUp(` ${token} `)).toMatchObject({ status: 201, code: expect.any(String) as string })
    expect(await setUp(token, { userName: 'second' })).toMatchObject({ status: 409, type: 'urn:isomorph:setup-done' })
    expect(await api.db.selectFrom('setupTokens').selectAll().execute()).toEqual([])
    expect(await openSetup(api.db, undefined)).toBeUndefined()
    expect(await actsOf('setup.refused')).toEqual([
      { after: { reason: 'wrongToken' }, address: '10.0.0.1', entityId: null },
    ])
    expect(await actsOf('setup.complete')).toEqual([
      { after: null, address: '10.0.0.1', entityId: expect.any(Number) as number },
    ])
  })

  it('stores no token in clear', async () => {
    const token = await openSetup(api.db, undefined)
    const [row] = await api.db.selectFrom('setupTokens').selectAll().execute()
    expect(row?.hash).toHaveLength(32)
    expect(row?.hash.toString()).not.toContain(token)
  })

  it('takes no token where none was given out', async () => {
    expect((await setUp('anything')).status).toBe(403)
  })

  it('rests for an address after ten wrong tokens, and not for others', async () => {
    const token = await openSetup(api.db, undefined)
    const tries = await Promise.all(
      Array.from({ length: 14 }, async (_, index) => (await setUp(`guess ${index}`)).status),
    )
    expect(tries.toSorted((a, b) => a - b)).toEqual([...Array<number>(10).fill(403), ...Array<number>(4).fill(429)])
    expect(await setUp(token)).toMatchObject({ status: 429, type: 'urn:isomorph:setup-locked' })
    expect(await actsOf('setup.refused')).toHaveLength(15)
    expect((await setUp(token, { from: '10.9.9.9' })).status).toBe(201)
  })

  it('takes what each of two servers printed that start at once', async () => {
    const [first, second] = await Promise.all([openSetup(api.db, undefined), openSetup(api.db, undefined)])
    expect(first).not.toBe(second)
    const [one, other] = await Promise.all([setUp(first), setUp(second, { userName: 'second' })])
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  it('forgets the tokens of earlier starts, and that of a server which ended', async () => {
    const former = await openSetup(api.db, undefined)
    await agedBy(11)
    const ended = (await openSetup(api.db, undefined)) ?? ''
    await withdrawSetupToken(api.db, ended)
    const token = await openSetup(api.db, undefined)
    expect([(await setUp(former)).status, (await setUp(ended)).status, (await setUp(token)).status]).toEqual([
      403, 403, 201,
    ])
  })

  it('keeps the token that was chosen across starts', async () => {
    const chosen = 'chosen by the operator'
    for (let start = 0; start < 3; start++) {
      expect(await openSetup(api.db, chosen)).toBe(chosen)
      await agedBy(60)
    }
    expect((await setUp(chosen)).status).toBe(201)
  })

  it('opens again where no super administrator can sign in, and names what is taken', async () => {
    const demo = await addPerson(api.db, 'root', ['SuperAdmin'])
    expect(await openSetup(api.db, undefined)).toBeUndefined()
    await api.db.updateTable('users').set({ disabledAt: new Date() }).where('id', '=', demo.id).execute()
    const token = await openSetup(api.db, undefined)
    expect(await setUp(token)).toMatchObject({
      status: 409,
      type: 'urn:isomorph:setup-name-taken',
      errors: [{ path: 'email' }],
    })
    const body = { ...person, setupToken: token ?? '', userName: 'founder', email: 'founder@example.org' }
    expect((await api.call(accountCalls.createFirstAdministrator, { body })).status).toBe(201)
  })
})
