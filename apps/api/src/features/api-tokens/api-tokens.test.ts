import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  apiTokenCalls,
  apiTokenScopes,
  auditCalls,
  callsOfScope,
  groupCalls,
  peopleCalls,
  resultCalls,
  type ApiTokenScope,
  type Call,
} from '@isomorph/contract'
import { contractRoutes } from '../../sweeps/contract-routes.ts'
import { addCourse, createSitter, type TestCourse } from '../../testing/deliveries.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let chief: TestPerson
let course: TestCourse

beforeAll(async () => {
  api = await createTestApi()
  chief = await addPerson(api.db, 'chief', ['SuperAdmin'])
  course = await addCourse(api)
})
afterAll(() => api.close())

async function makeToken(...scopes: ApiTokenScope[]) {
  const body = { name: 'Export', scopes, days: 30 as const }
  const { data, status } = await api.call(apiTokenCalls.createApiToken, { as: chief, body })
  expect(status).toBe(201)
  return { id: data.apiToken.id, headers: { authorization: `Bearer ${data.secret}` }, secret: data.secret }
}

describe('an API token', () => {
  it('reads scores of any course with the scope for it, and people with another one alone', async () => {
    const { id: groupAssessmentId } = await course.give()
    await createSitter(api, course.learners[0] as TestPerson, groupAssessmentId).start()
    const { headers } = await makeToken('results:read')
    const scores = await api.call(resultCalls.getScores, { headers, params: { groupAssessmentId } })
    expect(scores.data).toHaveLength(2)
    const courses = await api.call(groupCalls.listGroups, { headers, query: { tab: 'ALL' } })
    expect(courses.data.items.map(({ id }) => id)).toContain(course.groupId)
    const refused = await api.call(peopleCalls.searchUsers, { headers })
    expect(refused).toMatchObject({ status: 403, error: { type: 'urn:isomorph:beyond-api-token' } })
    const people = await makeToken('people:read')
    expect((await api.call(peopleCalls.searchUsers, { headers: people.headers })).data.total).toBeGreaterThan(2)
  })

  it('changes rosters in the name of its maker, and the log names it', async () => {
    const ida = await addPerson(api.db, 'ida')
    const { headers } = await makeToken('rosters:write')
    const body = { groupId: course.groupId, role: 'GroupLearner' as const, identifiers: ['ida@example.org'] }
    const added = await api.call(peopleCalls.addGroupUsers, { headers, body })
    expect(added.data).toMatchObject([{ id: ida.id, isNew: true }])
    expect((await api.call(peopleCalls.addGroupUsers, { headers, body })).data).toMatchObject([{ isNew: false }])
    const groupUserRoleId = added.data[0]?.roles[0]?.groupUserRoleId ?? 0
    const params = { groupId: course.groupId, groupUserRoleId }
    expect((await api.call(peopleCalls.removeGroupUser, { headers, params })).status).toBe(204)
    const log = await api.call(auditCalls.searchAuditEvents, { as: chief, query: { action: 'group.addUsers' } })
    expect(log.data.items[0]).toMatchObject({ actor: { id: chief.id }, apiToken: 'Export' })
    const own = await api.call(auditCalls.searchAuditEvents, { as: chief, query: { action: 'apiToken.create' } })
    expect(own.data.items[0]).toMatchObject({ apiToken: null, after: { name: 'Export' } })
  })

  it('is shown once and kept as a hash', async () => {
    const { id, secret } = await makeToken('courses:read')
    expect(secret).toMatch(/^isomorph_[\w-]{40,}$/)
    const listed = await api.call(apiTokenCalls.listApiTokens, { as: chief })
    expect(listed.data[0]).toMatchObject({
      id,
      name: 'Export',
      state: 'holds',
      lastUsedAt: null,
      createdBy: { id: chief.id },
    })
    const stored = JSON.stringify(await api.db.selectFrom('apiTokens').selectAll().execute())
    expect(`${listed.text}${stored}`).not.toContain(secret.slice(-20))
  })

  it('says when it was last used', async () => {
    const { id, headers } = await makeToken('courses:read')
    await api.call(groupCalls.listGroups, { headers })
    const listed = await api.call(apiTokenCalls.listApiTokens, { as: chief })
    expect(listed.data.find((each) => each.id === id)?.lastUsedAt).not.toBeNull()
  })

  it('ends by its date, by hand, and rests without its maker', async () => {
    const { id, headers } = await makeToken('courses:read')
    const look = async () => (await api.call(groupCalls.listGroups, { headers })).status
    const stateOf = async () =>
      (await api.call(apiTokenCalls.listApiTokens, { as: chief })).data.find((each) => each.id === id)?.state
    const maker = await addPerson(api.db, 'maker', ['SuperAdmin'])
    await api.db.updateTable('apiTokens').set({ createdBy: maker.id }).where('id', '=', id).execute()
    expect(await look()).toBe(200)
    await api.db.updateTable('users').set({ disabledAt: new Date() }).where('id', '=', maker.id).execute()
    expect([await look(), await stateOf()]).toEqual([401, 'ownerGone'])
    await api.db.updateTable('users').set({ disabledAt: null }).where('id', '=', maker.id).execute()
    await api.db.deleteFrom('globalRoles').where('userId', '=', maker.id).execute()
    expect([await look(), await stateOf()]).toEqual([401, 'ownerGone'])
    await api.db.insertInto('globalRoles').values({ userId: maker.id, role: 'Admin' }).execute()
    expect([await look(), await stateOf()]).toEqual([200, 'holds'])
    const expiresAt = new Date(Date.now() - 1000)
    await api.db.updateTable('apiTokens').set({ expiresAt }).where('id', '=', id).execute()
    expect([await look(), await stateOf()]).toEqual([401, 'expired'])

    const other = await makeToken('courses:read')
    const params = { apiTokenId: other.id }
    expect((await api.call(apiTokenCalls.revokeApiToken, { as: chief, params })).status).toBe(204)
    expect((await api.call(apiTokenCalls.revokeApiToken, { as: chief, params })).status).toBe(204)
    expect((await api.call(groupCalls.listGroups, { headers: other.headers })).status).toBe(401)
    const log = await api.call(auditCalls.searchAuditEvents, { as: chief, query: { action: 'apiToken.revoke' } })
    expect(log.data.items.filter(({ entityId }) => entityId === other.id)).toHaveLength(1)
  })

  it('is not taken when it is made up', async () => {
    const headers = { authorization: `Bearer isomorph_${'x'.repeat(43)}` }
    expect((await api.call(groupCalls.listGroups, { headers })).status).toBe(401)
  })

  it('is refused without a scope, a name or a known number of days', async () => {
    const body = { name: ' ', scopes: [], days: 31 } as never
    const { error } = await api.call(apiTokenCalls.createApiToken, { as: chief, body })
    expect(error.errors.map(({ path }) => path).toSorted()).toEqual(['days', 'name', 'scopes'])
  })

  it('is limited by itself', async () => {
    const limited = await createTestApi({ rateLimits: { perAddress: 1000, perSession: 3, signInsPerAddress: 1000 } })
    try {
      const maker = await addPerson(limited.db, 'maker', ['SuperAdmin'])
      const make = async () => {
        const body = { name: 'Export', scopes: ['courses:read' as const], days: 30 as const }
        const { data } = await limited.call(apiTokenCalls.createApiToken, { as: maker, body })
        return { authorization: `Bearer ${data.secret}` }
      }
      const [one, other] = [await make(), await make()]
      const look = async (headers: Readonly<Record<string, string>>) =>
        (await limited.call(groupCalls.listGroups, { headers })).status
      expect([await look(one), await look(one), await look(one), await look(one)]).toEqual([200, 200, 200, 429])
      expect(await look(other)).toBe(200)
    } finally {
      await limited.close()
    }
  })
})

describe('every call, made with a token of every scope', () => {
  const isListed = (scope: ApiTokenScope, call: Call) => callsOfScope[scope].includes(call)

  it('is let through where the scope lists it, and nowhere else', async () => {
    const wrong: string[] = []
    for (const scope of apiTokenScopes) {
      const { headers } = await makeToken(scope)
      for (const [name, { call, endpoint }] of contractRoutes) {
        if (endpoint.access.kind === 'public') continue
        const response = await api.app.inject({
          method: call.method,
          url: call.path.replaceAll(/\{\w+\}/g, '999999999'),
          headers,
          ...(endpoint.body ? { payload: {} } : {}),
        })
        const type = response.statusCode >= 400 ? response.json<{ type: string }>().type : ''
        const isRefused = response.statusCode === 403 && type === 'urn:isomorph:beyond-api-token'
        if (isRefused === isListed(scope, call) || response.statusCode === 401) wrong.push(`${scope}: ${name} ${type}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('finds every listed call in the contract', () => {
    const known = contractRoutes.map(([, { call }]) => call)
    for (const scope of apiTokenScopes) for (const call of callsOfScope[scope]) expect(known).toContain(call)
  })
})
