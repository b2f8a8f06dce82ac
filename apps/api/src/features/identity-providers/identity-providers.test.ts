import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { identityProviderCalls, signInCalls, type IdentityProviderDraft } from '@isomorph/contract'
import { casSettings, connectProvider, openIdSettings } from '../../testing/identity-providers.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { codeChallenge } from '../../testing/tokens.ts'

let api: TestApi
let superAdmin: TestPerson
let admin: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  superAdmin = await addPerson(api.db, 'root', ['SuperAdmin'])
  admin = await addPerson(api.db, 'boss', ['Admin'])
})
beforeEach(() => api.db.deleteFrom('identityProviders').execute())
afterAll(() => api.close())

const {
  getIdentityProviders,
  listIdentityProviderSettings,
  updateIdentityProvider,
  deleteIdentityProvider,
  checkIdentityProvider,
} = identityProviderCalls

describe('identity providers', () => {
  it('are offered to everybody by name and address, without their settings', async () => {
    const { id } = await connectProvider(api, superAdmin, casSettings({ triesGateway: true }))
    const { data, text } = await api.call(getIdentityProviders)
    const path = `/api/identityProviders/${id}`
    const offered = { kind: 'cas', takesTickets: true, takesCredentials: true, triesGateway: true }
    expect(data).toEqual([
      { id, name: 'Campus login', loginUrl: `${path}/login`, logoutUrl: `${path}/logout`, ...offered },
    ])
    expect(text).not.toContain('example.edu')
  })

  it('are not offered while switched off, nor once removed, and removing twice is removing once', async () => {
    const { id } = await connectProvider(api, superAdmin, casSettings({ isEnabled: false }))
    expect((await api.call(getIdentityProviders)).data).toEqual([])
    const params = { identityProviderId: id }
    await api.call(updateIdentityProvider, { as: superAdmin, params, body: casSettings() })
    expect((await api.call(getIdentityProviders)).data).toHaveLength(1)
    for (let times = 0; times < 2; times += 1)
      expect((await api.call(deleteIdentityProvider, { as: superAdmin, params })).status).toBe(204)
    expect((await api.call(getIdentityProviders)).data).toEqual([])
    expect((await api.call(updateIdentityProvider, { as: superAdmin, params, body: casSettings() })).status).toBe(404)
  })

  it('are for those who hold IdentityProviderModify', async () => {
    expect((await api.call(listIdentityProviderSettings, { as: superAdmin })).status).toBe(200)
    expect((await api.call(listIdentityProviderSettings, { as: admin })).status).toBe(403)
    expect((await api.call(listIdentityProviderSettings)).status).toBe(401)
  })

  it('have names that differ, however they are written', async () => {
    await connectProvider(api, superAdmin, casSettings())
    const body = openIdSettings({ name: 'CAMPUS login' })
    const { error } = await api.call(identityProviderCalls.createIdentityProvider, { as: superAdmin, body })
    expect(error).toMatchObject({
      type: 'urn:isomorph:identity-provider-name-taken',
      errors: [
        {
          path: 'name',
          message: 'Another identity provider has this name.',
          reason: { code: 'identityProviderNameTaken', params: {} },
        },
      ],
    })
  })

  it('leave a line in the audit log for each change', async () => {
    const { id } = await connectProvider(api, superAdmin, casSettings())
    const params = { identityProviderId: id }
    await api.call(updateIdentityProvider, { as: superAdmin, params, body: casSettings({ admits: 'known' }) })
    await api.call(deleteIdentityProvider, { as: superAdmin, params })
    const lines = await api.db
      .selectFrom('auditEvents')
      .select(['action', 'actorUserId'])
      .where('entityType', '=', 'identityProvider')
      .where('entityId', '=', id)
      .orderBy('id')
      .execute()
    expect(lines.map(({ action }) => action)).toEqual([
      'identityProvider.create',
      'identityProvider.update',
      'identityProvider.delete',
    ])
    expect(lines.every(({ actorUserId }) => actorUserId === superAdmin.id)).toBe(true)
  })

  it.each<[string, Partial<IdentityProviderDraft>, string]>([
    ['an address without a scheme', { casAddress: 'login.example.edu' }, 'casAddress'],
    ['an address with a query', { casAddress: 'https://login.example.edu/cas?x=1' }, 'casAddress'],
    ['an address with a password', { casAddress: 'https://a:b@login.example.edu/cas' }, 'casAddress'],
    ['another scheme', { casAddress: 'file:///etc/passwd' }, 'casAddress'],
    ['a version that CAS never had', { casVersion: '4.0' as '3.0' }, 'casVersion'],
    ['no name', { name: ' ' }, 'name'],
  ])('are refused with %s, naming the field', async (_what, changes, path) => {
    const body = { ...casSettings(), ...changes } as IdentityProviderDraft
    const { status, error } = await api.call(identityProviderCalls.createIdentityProvider, { as: superAdmin, body })
    expect([status, error.errors.map((each) => each.path)]).toEqual([400, [path]])
  })
})

describe('the secret of a client', () => {
  const secret = 'a secret that only the two of them know'

  async function storedSecret(): Promise<Buffer | null> {
    const row = await api.db.selectFrom('identityProviders').select('clientSecret').executeTakeFirstOrThrow()
    return row.clientSecret
  }

  it('goes in and never comes out: not in answers, not in the audit log, not readable in the database', async () => {
    const created = await connectProvider(api, superAdmin, openIdSettings({ clientSecret: secret }))
    expect(created).toMatchObject({ hasClientSecret: true })
    const { text } = await api.call(listIdentityProviderSettings, { as: superAdmin })
    const audit = await api.db.selectFrom('auditEvents').selectAll().execute()
    for (const written of [JSON.stringify(created), text, JSON.stringify(audit), (await storedSecret())?.toString()])
      expect(written).not.toContain(secret)
  })

  it('stays when settings are saved without one, and goes when an empty one comes', async () => {
    const { id } = await connectProvider(api, superAdmin, openIdSettings({ clientSecret: secret }))
    const { clientSecret: _secret, ...withoutSecret } = openIdSettings({ name: 'Renamed' })
    const call = { as: superAdmin, params: { identityProviderId: id } }
    const renamed = await api.call(updateIdentityProvider, { ...call, body: withoutSecret })
    expect(renamed.data).toMatchObject({ name: 'Renamed', hasClientSecret: true })
    const emptied = await api.call(updateIdentityProvider, { ...call, body: { ...withoutSecret, clientSecret: '' } })
    expect(emptied.data).toMatchObject({ hasClientSecret: false })
  })

  it('is not sent to another server because somebody changes the address', async () => {
    const { id } = await connectProvider(api, superAdmin, openIdSettings({ clientSecret: secret }))
    const { clientSecret: _secret, ...elsewhere } = openIdSettings({ issuer: 'https://elsewhere.example' })
    const params = { identityProviderId: id }
    const { data } = await api.call(updateIdentityProvider, { as: superAdmin, params, body: elsewhere })
    expect(data).toMatchObject({ hasClientSecret: false })
    expect(await storedSecret()).toBeNull()
  })
})

describe('an identity provider over plain http', () => {
  const plainCas = casSettings({ name: 'Plain CAS', casAddress: 'http://login.example.edu/cas' })
  const plainIssuer = openIdSettings({ name: 'Plain issuer', issuer: 'http://login.example.edu' })
  const host = 'quiz.example.edu'
  let production: TestApi
  let root: TestPerson

  beforeAll(async () => {
    production = await createTestApi({
      tier: 'production',
      trustedNetworks: ['127.0.0.0/8'],
      publicOrigins: [`https://${host}`],
    })
    root = await addPerson(production.db, 'root', ['SuperAdmin'])
  })
  afterAll(() => production.close())

  it.each<[string, IdentityProviderDraft]>([
    ['casAddress', plainCas],
    ['issuer', plainIssuer],
  ])('is refused outside tier local, naming %s and the reason', async (path, body) => {
    const made = await production.call(identityProviderCalls.createIdentityProvider, { as: root, body })
    expect([made.status, made.error.errors]).toEqual([
      400,
      [
        {
          path,
          message: expect.stringContaining('anybody on the way') as string,
          reason: { code: 'addressPlain', params: {} },
        },
      ],
    ])
    const { id } = await connectProvider(production, root, casSettings({ name: `Right ${path}` }))
    const params = { identityProviderId: id }
    expect((await production.call(updateIdentityProvider, { as: root, params, body })).error.errors[0]?.path).toBe(path)
    expect((await connectProvider(api, superAdmin, body)).id).toBeGreaterThan(0)
  })

  it('that was saved in another tier is not gone to', async () => {
    const { id } = await connectProvider(production, root, casSettings({ name: 'Older' }))
    await production.db
      .updateTable('identityProviders')
      .set({ casAddress: 'http://login.example.edu/cas' })
      .where('id', '=', id)
      .execute()
    const params = { identityProviderId: id }
    const { headers } = await production.call(signInCalls.beginSignIn, { params, query: {}, headers: { host } })
    expect(headers['location']).toBe(`/login?failure=providerMisbehaves&provider=${id}`)
    const left = await production.call(signInCalls.leaveProvider, { params, headers: { host } })
    expect(left.headers['location']).toBe(`https://${host}/login`)
    const query = { service: `https://${host}/login`, ticket: 'ST-1', identityProviderId: id, codeChallenge }
    const { error } = await production.call(signInCalls.validateCasTicket, { query, headers: { host } })
    expect(error.type).toBe('urn:isomorph:provider-misbehaves')
  })

  it('is named when the connection is checked', async () => {
    for (const settings of [plainCas, plainIssuer]) {
      const body = { settings }
      const { data } = await production.call(checkIdentityProvider, { as: root, body, headers: { host } })
      expect(data.steps.at(-1)).toMatchObject({ isRight: false, message: expect.stringMatching(/https/) as string })
    }
  })
})
