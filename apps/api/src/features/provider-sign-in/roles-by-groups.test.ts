import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountCalls, identityProviderCalls, signInCalls, userRoleCalls, type RoleMapping } from '@isomorph/contract'
import { startCasServer, type TestCasServer } from '@isomorph/testing/cas-server'
import { casSettings, connectProvider, openIdSettings } from '../../testing/identity-providers.ts'
import { startOpenIdSignIns, type OpenIdSignIns } from '../../testing/openid.fixtures.ts'
import { codeChallenge, codeVerifier, exchange } from '../../testing/tokens.ts'

let at: OpenIdSignIns

beforeAll(async () => {
  at = await startOpenIdSignIns()
})
beforeEach(() => at.startOver())
afterAll(() => at.close())

const mappings: RoleMapping[] = [
  { value: 'staff', role: 'Creator' },
  { value: 'it', role: 'Admin' },
  { value: 'faculty', role: 'Creator' },
]

/** What follows from which group, as an administrator sets it. */
async function give(roleMappings: RoleMapping[], roleClaim = 'groups'): Promise<void> {
  const body = openIdSettings({ name: 'Lying', issuer: at.provider.issuer, roleClaim, roleMappings })
  const call = { as: at.superAdmin, params: { identityProviderId: at.providerId }, body }
  const { status, text } = await at.api.call(identityProviderCalls.updateIdentityProvider, call)
  if (status !== 200) throw new Error(text)
}

/** Signs Ada in with these groups; the headers of her session. */
async function signIn(groups?: readonly string[]) {
  const { code } = await at.signIn(groups === undefined ? {} : { groups })
  const { data } = await exchange(at.api, code, { code_verifier: codeVerifier })
  return { authorization: `Bearer ${data['access_token']}` }
}

async function rolesWith(headers: { authorization: string }): Promise<string[]> {
  return (await at.api.call(accountCalls.getUserInfo, { headers })).data.roles.map(({ role }) => role)
}

async function adaId(): Promise<number> {
  const row = await at.api.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'ada@example.edu')
    .executeTakeFirstOrThrow()
  return row.id
}

describe('groups of a provider', () => {
  it('give roles and take them away at each sign in, with lines in the audit log', async () => {
    await give(mappings)
    expect(await rolesWith(await signIn(['staff', 'it', 'faculty', 'other']))).toEqual(['Admin', 'Creator'])
    const later = await signIn(['faculty'])
    expect(await rolesWith(later)).toEqual(['Creator'])
    await signIn()
    // What follows no longer is gone in the session that is under way, too.
    expect(await rolesWith(later)).toEqual([])
    const lines = await at.api.db
      .selectFrom('auditEvents')
      .select(['action', 'before', 'after', 'actorUserId'])
      .where('action', 'like', 'userRole.%')
      .where('entityId', '=', await adaId())
      .orderBy('id')
      .execute()
    const by = { provider: 'Lying', identityProviderId: at.providerId }
    expect(lines.map(({ action, before, after }) => [action, before ?? after])).toEqual([
      ['userRole.grant', { role: 'Creator', ...by }],
      ['userRole.grant', { role: 'Admin', ...by }],
      ['userRole.revoke', { role: 'Admin', ...by }],
      ['userRole.revoke', { role: 'Creator', ...by }],
    ])
    expect(new Set(lines.map(({ actorUserId }) => actorUserId))).toEqual(new Set([await adaId()]))
  })

  it('take nothing away that was granted by hand, before or after', async () => {
    await give(mappings)
    await signIn(['staff', 'it'])
    const body = { role: 'Creator', identifiers: ['ada@example.edu'] } as const
    const call = { as: at.superAdmin, body: { ...body, identifiers: [...body.identifiers] } }
    expect((await at.api.call(userRoleCalls.createUserRoles, call)).data).toMatchObject([{ grantedByProvider: null }])
    expect(await rolesWith(await signIn([]))).toEqual(['Creator'])
    await signIn(['staff'])
    expect(await rolesWith(await signIn([]))).toEqual(['Creator'])
    await at.api.db
      .deleteFrom('globalRoles')
      .where('userId', '=', await adaId())
      .execute()
  })

  it('are named where roles are shown, and change nothing where the provider left them out', async () => {
    await give(mappings)
    await signIn(['it'])
    const { code } = await at.signIn({ _claim_names: { groups: 'src1' } })
    const { data } = await exchange(at.api, code, { code_verifier: codeVerifier })
    expect(await rolesWith({ authorization: `Bearer ${data['access_token']}` })).toEqual(['Admin'])
    const params = { userId: await adaId() }
    const shown = await at.api.call(userRoleCalls.listRolesOfUser, { as: at.superAdmin, params })
    expect(shown.data).toMatchObject([{ role: 'Admin', grantedBy: null, grantedByProvider: 'Lying' }])
  })

  it('give nothing without a mapping, and a mapping that was removed takes its role along', async () => {
    await give(mappings)
    await signIn(['it'])
    await give([], '')
    expect(await rolesWith(await signIn(['it', 'SuperAdmin']))).toEqual([])
  })

  it('never make a Super Admin, need the name of a claim, and are set by Super Admins alone', async () => {
    const settings = openIdSettings({ name: 'Other', issuer: at.provider.issuer })
    const make = async (changes: object) =>
      await at.api.call(identityProviderCalls.createIdentityProvider, {
        as: at.superAdmin,
        body: { ...settings, ...changes },
      })
    const beyond = await make({ roleClaim: 'groups', roleMappings: [{ value: 'it', role: 'SuperAdmin' }] })
    expect([beyond.status, beyond.error.errors[0]?.path]).toEqual([400, 'roleMappings.0.role'])
    const nameless = await make({ roleMappings: [{ value: 'it', role: 'Admin' }] })
    expect([nameless.status, nameless.error.errors[0]?.path]).toEqual([400, 'roleClaim'])
    await give(mappings)
    const headers = await signIn(['it'])
    const params = { identityProviderId: at.providerId }
    const byAdmin = await at.api.call(identityProviderCalls.updateIdentityProvider, { headers, params, body: settings })
    expect(byAdmin.status).toBe(403)
  })

  it('leave the last Super Admin one, who signs in without any group', async () => {
    await give(mappings)
    const userId = await adaId()
    await at.api.db.insertInto('globalRoles').values({ userId, role: 'SuperAdmin' }).execute()
    await at.api.db.deleteFrom('globalRoles').where('userId', '=', at.superAdmin.id).execute()
    expect(await rolesWith(await signIn([]))).toEqual(['SuperAdmin'])
    await at.api.db.insertInto('globalRoles').values({ userId: at.superAdmin.id, role: 'SuperAdmin' }).execute()
    await at.api.db.deleteFrom('globalRoles').where('userId', '=', userId).execute()
  })
})

describe('attributes of CAS', () => {
  let cas: TestCasServer
  beforeAll(async () => {
    cas = await startCasServer({
      grace: {
        password: 'secret',
        attributes: { mail: 'grace@example.edu', memberOf: ['cn=staff,dc=edu', 'cn=all,dc=edu'] },
      },
    })
  })
  afterAll(() => cas.close())

  it('give roles too, and roles go with the provider', async () => {
    const { id } = await connectProvider(
      at.api,
      at.superAdmin,
      casSettings({
        name: 'CAS',
        casAddress: cas.address,
        roleClaim: 'memberOf',
        roleMappings: [{ value: 'cn=staff,dc=edu', role: 'ProblemCreator' }],
      }),
    )
    const body = { userName: 'grace', password: 'secret', identityProviderId: id, codeChallenge }
    const headers = { host: new URL(at.origin).host }
    const { data } = await at.api.call(signInCalls.signInWithCas, { body, headers })
    const tokens = await exchange(at.api, data.code, { code_verifier: codeVerifier })
    const session = { authorization: `Bearer ${tokens.data['access_token']}` }
    expect(await rolesWith(session)).toEqual(['ProblemCreator'])
    const params = { identityProviderId: id }
    await at.api.call(identityProviderCalls.deleteIdentityProvider, { as: at.superAdmin, params })
    expect(await rolesWith(session)).toEqual([])
  })
})
