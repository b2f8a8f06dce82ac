import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiTokenCalls, auditCalls, peopleCalls, scimEnterpriseSchemaId, type ScimUser } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let chief: TestPerson
let token: string

beforeAll(async () => {
  api = await createTestApi({ publicOrigins: ['https://quiz.example.edu'] })
  chief = await addPerson(api.db, 'chief', ['SuperAdmin'])
  const body = { name: 'Entra ID', scopes: ['people:provision' as const], days: 30 as const }
  token = (await api.call(apiTokenCalls.createApiToken, { as: chief, body })).data.secret
})
afterAll(() => api.close())

interface Answer {
  readonly status: number
  readonly type: string
  readonly body: ScimUser & {
    readonly totalResults: number
    readonly startIndex: number
    readonly itemsPerPage: number
    readonly Resources: readonly ScimUser[]
    readonly detail: string
    readonly scimType: string
    readonly status: string
  }
}

/** Asks as an identity provider does: with the token and its content type. */
async function scim(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
): Promise<Answer> {
  const response = await api.app.inject({
    method,
    url: `/scim/v2${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json', host: 'quiz.example.edu' },
    ...(payload ? { payload: JSON.stringify(payload) } : {}),
  })
  const body = response.body === '' ? {} : response.json<object>()
  return { status: response.statusCode, type: String(response.headers['content-type']), body: body as Answer['body'] }
}

let people = 0
/** A name that nobody has. */
const fresh = () => `person${(people += 1)}@example.edu`

const userOf = (userName: string, others: object = {}) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName,
  name: { givenName: 'Barbara', familyName: 'Jensen' },
  ...others,
})

async function make(userName: string, others: object = {}): Promise<Answer['body']> {
  const { status, body } = await scim('POST', '/Users', userOf(userName, others))
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

const patch = async (id: string, ...operations: object[]) =>
  await scim('PATCH', `/Users/${id}`, {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: operations,
  })

const find = async (userName: string) =>
  await scim('GET', `/Users?filter=${encodeURIComponent(`userName eq "${userName}"`)}`)

const rowOf = async (id: string | number) =>
  await api.db.selectFrom('users').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow()

async function actsOf(id: string | number): Promise<string[]> {
  const { data } = await api.call(auditCalls.searchAuditEvents, { as: chief, query: {} })
  return data.items.flatMap(({ action, entityType, entityId }) =>
    entityType === 'user' && entityId === Number(id) ? [action] : [],
  )
}

describe('the documents', () => {
  it('say what is supported, of which kind and with which attributes', async () => {
    const configuration = await scim('GET', '/ServiceProviderConfig')
    expect(configuration.type).toContain('application/scim+json')
    expect(configuration.body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true, maxResults: 200 },
    })
    expect((await scim('GET', '/ResourceTypes')).body.Resources).toMatchObject([{ id: 'User', endpoint: '/Users' }])
    const { Resources } = (await scim('GET', '/Schemas')).body as unknown as {
      Resources: { id: string; attributes: { name: string }[] }[]
    }
    expect(Resources.map(({ attributes }) => attributes.map(({ name }) => name))).toEqual([
      ['userName', 'externalId', 'name', 'emails', 'active'],
      ['employeeNumber'],
    ])
  })
})

describe('the example of RFC 7644', () => {
  it('is made, read, replaced and let go of', async () => {
    const made = await scim('POST', '/Users', {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: 'bjensen',
      externalId: 'bjensen',
      name: { formatted: 'Ms. Barbara J Jensen III', familyName: 'Jensen', givenName: 'Barbara' },
      emails: [{ value: 'other@example.com' }, { value: 'bjensen@example.com', type: 'work', primary: true }],
      phoneNumbers: [{ value: '555-555-8377', type: 'work' }],
    })
    expect([made.status, made.type]).toEqual([201, 'application/scim+json; charset=utf-8'])
    const { id } = made.body
    expect(made.body).toMatchObject({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      id: expect.stringMatching(/^\d+$/),
      externalId: 'bjensen',
      userName: 'bjensen',
      name: { familyName: 'Jensen', givenName: 'Barbara' },
      emails: [{ value: 'bjensen@example.com', primary: true }],
      active: true,
      meta: { resourceType: 'User', location: `https://quiz.example.edu/scim/v2/Users/${id}` },
    })
    expect((await scim('GET', `/Users/${id}`)).body).toEqual(made.body)
    const replaced = await scim('PUT', `/Users/${id}`, {
      ...userOf('bjensen', { externalId: 'bj', emails: [{ value: 'babs@example.com' }] }),
      name: { givenName: 'Babs', familyName: 'Jensen' },
    })
    expect(replaced.body).toMatchObject({ id, externalId: 'bj', name: { givenName: 'Babs' } })
    expect(await rowOf(id)).toMatchObject({ firstName: 'Babs', email: 'babs@example.com', disabledAt: null })
    expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204)
    expect(await rowOf(id)).toMatchObject({ firstName: 'Babs', disabledAt: expect.any(Date) })
    const gone = await scim('GET', `/Users/${id}`)
    expect([gone.status, gone.body.status, gone.type]).toEqual([404, '404', 'application/scim+json; charset=utf-8'])
    expect(gone.body.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error'])
  })
})

describe('a search', () => {
  it('finds by user name in any case and by external id, and nobody else', async () => {
    const name = fresh()
    const { id } = await make(name, { externalId: 'E"1' })
    expect((await find(name.toUpperCase())).body).toMatchObject({ totalResults: 1, Resources: [{ id }] })
    const byExternal = await scim('GET', `/Users?filter=${encodeURIComponent('externalId EQ "E\\"1"')}`)
    expect(byExternal.body).toMatchObject({ totalResults: 1, Resources: [{ id }] })
    expect((await find('nobody')).body).toMatchObject({ totalResults: 0, Resources: [] })
    expect((await find('chief')).body.totalResults).toBe(0)
  })

  it('answers in pages that are counted from 1', async () => {
    for (let count = 0; count < 3; count += 1) await make(fresh())
    const all = (await scim('GET', '/Users')).body
    expect(all.totalResults).toBe(all.Resources.length)
    const page = (await scim('GET', '/Users?startIndex=2&count=2')).body
    expect(page).toMatchObject({ totalResults: all.totalResults, startIndex: 2, itemsPerPage: 2 })
    expect(page.Resources).toEqual(all.Resources.slice(1, 3))
    expect((await scim('GET', '/Users?startIndex=0&count=-1')).body).toMatchObject({ startIndex: 1, itemsPerPage: 0 })
  })

  it('refuses other filters', async () => {
    for (const filter of ['title pr', 'userName sw "b"', 'userName eq "a" or userName eq "b"', 'userName eq b']) {
      const { status, body } = await scim('GET', `/Users?filter=${encodeURIComponent(filter)}`)
      expect([status, body.scimType]).toEqual([400, 'invalidFilter'])
    }
  })
})

describe('changes', () => {
  it('come from Entra ID by paths, with texts for true and false', async () => {
    const { id } = await make(fresh())
    const email = fresh()
    const { status, body } = await patch(
      id,
      { op: 'Replace', path: 'name.givenName', value: 'Grace' },
      { op: 'Add', path: 'emails[type eq "work"].value', value: email },
      { op: 'Replace', path: `${scimEnterpriseSchemaId}:employeeNumber`, value: '0077001' },
      { op: 'Add', path: 'title', value: 'Professor' },
      { op: 'Replace', path: 'active', value: 'False' },
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: { givenName: 'Grace' }, emails: [{ value: email }], active: false })
    expect(body[scimEnterpriseSchemaId]).toEqual({ employeeNumber: '0077001' })
    expect((await patch(id, { op: 'Replace', path: 'active', value: 'True' })).body.active).toBe(true)
    expect((await actsOf(id)).toSorted()).toEqual(['user.create', 'user.disable', 'user.enable', 'user.update'])
  })

  it('come from Okta as members of a value', async () => {
    const { id } = await make(fresh())
    expect((await patch(id, { op: 'replace', value: { active: false } })).body.active).toBe(false)
    const { body } = await patch(id, {
      op: 'replace',
      value: { active: true, 'name.familyName': 'Hopper', name: { givenName: 'G' } },
    })
    expect(body).toMatchObject({ active: true, name: { givenName: 'G', familyName: 'Hopper' } })
    expect((await patch(id, { op: 'remove', path: 'name.givenName' })).body.name.givenName).toBe('')
  })

  it('that cannot be read change nothing', async () => {
    const { id } = await make(fresh())
    for (const [operation, scimType] of [
      [{ op: 'replace', path: 'emails[', value: 'x' }, 'invalidPath'],
      [{ op: 'replace', path: 'active', value: 'perhaps' }, 'invalidValue'],
      [{ op: 'move', path: 'active', value: true }, 'invalidValue'],
      [{ op: 'replace', path: 'emails', value: [{ value: 'no address' }] }, 'invalidValue'],
      [{ op: 'replace', value: 'x' }, 'invalidValue'],
      [{ op: 'replace', path: 'userName', value: '' }, 'invalidValue'],
    ] as const) {
      const { status, body } = await patch(id, { op: 'replace', path: 'name.givenName', value: 'X' }, operation)
      expect([status, body.scimType, body.status]).toEqual([400, scimType, '400'])
    }
    expect((await rowOf(id)).firstName).toBe('Barbara')
  })

  it('done twice are done once', async () => {
    const name = fresh()
    const { id } = await make(name)
    const again = await scim('POST', '/Users', userOf(name))
    expect([again.status, again.body.scimType]).toEqual([409, 'uniqueness'])
    const before = (await scim('GET', `/Users/${id}`)).body
    expect((await scim('PUT', `/Users/${id}`, userOf(name))).body).toEqual(before)
    expect(await actsOf(id)).toEqual(['user.create'])
  })
})

describe('deactivation', () => {
  it('ends sessions at once', async () => {
    const { id } = await make(fresh())
    const person = { ...chief, id: Number(id) }
    expect((await api.call(peopleCalls.getUser, { as: person, params: { userId: 1 } })).status).toBe(403)
    await patch(id, { op: 'replace', value: { active: false } })
    expect((await api.call(peopleCalls.getUser, { as: person, params: { userId: 1 } })).status).toBe(401)
  })

  it('by an administrator is not undone by saying that the person is active', async () => {
    const name = fresh()
    const { id } = await make(name)
    await api.db.updateTable('users').set({ disabledAt: new Date() }).where('id', '=', Number(id)).execute()
    expect((await scim('PUT', `/Users/${id}`, userOf(name, { active: true }))).body.active).toBe(false)
    await patch(id, { op: 'replace', value: { active: false } })
    expect((await patch(id, { op: 'replace', value: { active: true } })).body.active).toBe(false)
  })
})

describe('people who are here already', () => {
  it('are not taken over by an e-mail address, and are by the university number', async () => {
    const ada = await addPerson(api.db, 'ada')
    const { email } = await rowOf(ada.id)
    const byEmail = await scim('POST', '/Users', userOf(fresh(), { emails: [{ value: email.toUpperCase() }] }))
    expect([byEmail.status, byEmail.body.scimType]).toEqual([409, 'uniqueness'])
    expect(byEmail.body.detail).toContain('university number')
    await api.db.updateTable('users').set({ puid: '0042' }).where('id', '=', ada.id).execute()
    const number = { [scimEnterpriseSchemaId]: { employeeNumber: '0042' } }
    const linked = await make(fresh(), { emails: [{ value: email }], ...number })
    expect(linked.id).toBe(String(ada.id))
    expect(await actsOf(ada.id)).toContain('identity.link')
    const twice = await scim('POST', '/Users', userOf(fresh(), { emails: [{ value: email }], ...number }))
    expect([twice.status, twice.body.scimType]).toEqual([409, 'uniqueness'])
  })

  it('keep the address to which a password could be reset', async () => {
    const { id } = await make(fresh())
    await api.db
      .insertInto('passwords')
      .values({ userId: Number(id), hash: 'x' })
      .execute()
    const { status, body } = await patch(id, { op: 'replace', path: 'emails', value: fresh() })
    expect([status, body.scimType]).toEqual([409, 'mutability'])
  })

  it('are left alone where they administer', async () => {
    const { id } = await make(fresh())
    await api.db
      .insertInto('globalRoles')
      .values({ userId: Number(id), role: 'Admin' })
      .execute()
    expect((await patch(id, { op: 'replace', value: { active: false } })).status).toBe(403)
    expect((await scim('DELETE', `/Users/${id}`)).status).toBe(403)
    expect((await rowOf(id)).disabledAt).toBeNull()
  })
})

describe('the door', () => {
  it('is closed to other tokens and to nobody in particular, in the words of SCIM', async () => {
    const body = { name: 'Reader', scopes: ['people:read' as const], days: 30 as const }
    const { secret } = (await api.call(apiTokenCalls.createApiToken, { as: chief, body })).data
    for (const [authorization, status] of [
      [`Bearer ${secret}`, 403],
      ['Bearer nothing', 401],
    ] as const) {
      const answer = await api.app.inject({ method: 'GET', url: '/scim/v2/Users', headers: { authorization } })
      expect(answer.statusCode).toBe(status)
      expect(answer.json()).toMatchObject({ status: String(status), schemas: [expect.stringContaining('Error')] })
    }
  })
})
