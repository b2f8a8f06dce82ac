import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { GlobalRole } from '@isomorph/access'
import { accountCalls, peopleCalls, userRoleCalls } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let superAdmin: TestPerson
let admin: TestPerson
let ada: TestPerson
let bob: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  superAdmin = await addPerson(api.db, 'super', ['SuperAdmin'])
  admin = await addPerson(api.db, 'admin', ['Admin'])
  ada = await addPerson(api.db, 'ada')
  bob = await addPerson(api.db, 'bob', ['Creator'])
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.deleteFrom('globalRoles').where('userId', 'in', [ada.id]).execute()
})

const grant = async (role: GlobalRole, identifiers: string[], as = admin) =>
  await api.call(userRoleCalls.createUserRoles, { as, body: { role, identifiers } })
const revoke = async (userRoleId: number, as = admin) =>
  await api.call(userRoleCalls.deleteUserRole, { as, params: { userRoleId } })
const rolesOf = async (person: TestPerson, as = admin) =>
  await api.call(userRoleCalls.listRolesOfUser, { as, params: { userId: person.id } })
const roleOf = async (person: TestPerson) => (await rolesOf(person, superAdmin)).data[0]?.id ?? 0
const activitiesOf = async (as: TestPerson) => (await api.call(accountCalls.getUserInfo, { as })).data.activities

describe('granting a role', () => {
  it('counts at once, in the session that is under way', async () => {
    expect(await activitiesOf(ada)).not.toContain('GroupCreate')
    const { status, data } = await grant('Creator', ['ada@example.org'])
    expect(status).toBe(200)
    expect(data).toMatchObject([{ role: 'Creator', user: { id: ada.id }, grantedBy: { id: admin.id }, isNew: true }])
    expect(await activitiesOf(ada)).toContain('GroupCreate')
  })

  it('names everybody who is not known, and grants it to nobody', async () => {
    const { status, error } = await grant('Creator', ['ada', 'nobody@example.org'])
    expect(status).toBe(400)
    expect(error.type).toBe('urn:isomorph:unknown-people')
    expect(error.errors).toEqual([
      {
        path: 'identifiers.1',
        message: 'Nobody here is known as “nobody@example.org”.',
        reason: { code: 'nobodyKnown', params: { identifier: 'nobody@example.org' } },
      },
    ])
    expect((await rolesOf(ada)).data).toEqual([])
  })

  it('twice changes nothing and is recorded once', async () => {
    const countActs = async () =>
      (await api.db.selectFrom('auditEvents').select('id').where('action', '=', 'userRole.grant').execute()).length
    const before = await countActs()
    await grant('ProblemCreator', ['ada'])
    const again = await grant('ProblemCreator', ['ADA', 'ada'])
    expect(again.data).toMatchObject([{ user: { id: ada.id }, isNew: false }])
    expect((await rolesOf(ada)).data).toHaveLength(1)
    expect((await countActs()) - before).toBe(1)
  })

  it('is for those who may modify roles; that of a Super Admin for Super Admins', async () => {
    expect((await grant('Creator', ['ada'], bob)).status).toBe(403)
    const refused = await grant('SuperAdmin', ['ada'])
    expect(refused.status).toBe(403)
    expect(refused.error.type).toBe('urn:isomorph:role-beyond-you')
    expect((await grant('SuperAdmin', ['ada'], superAdmin)).status).toBe(200)
  })

  it('refuses roles that do not exist, naming the field', async () => {
    const { status, error } = await grant('Dean' as GlobalRole, ['ada'])
    expect(status).toBe(400)
    expect(error.errors[0]?.path).toBe('role')
  })
})

describe('taking a role away', () => {
  it('counts at once and is recorded', async () => {
    await grant('Creator', ['ada'])
    expect((await revoke(await roleOf(ada))).status).toBe(204)
    expect(await activitiesOf(ada)).not.toContain('GroupCreate')
    const act = await api.db
      .selectFrom('auditEvents')
      .selectAll()
      .where('action', '=', 'userRole.revoke')
      .executeTakeFirstOrThrow()
    expect(act).toMatchObject({ actorUserId: admin.id, entityId: ada.id, before: { role: 'Creator' } })
  })

  it('of something that is gone finds nothing', async () => {
    expect((await revoke(999_999)).status).toBe(404)
  })

  it('of a Super Admin is for Super Admins', async () => {
    expect((await revoke(await roleOf(superAdmin))).error.type).toBe('urn:isomorph:role-beyond-you')
  })

  it('leaves the last Super Admin, whoever tries', async () => {
    const refused = await revoke(await roleOf(superAdmin), superAdmin)
    expect(refused.status).toBe(409)
    expect(refused.error.type).toBe('urn:isomorph:last-super-admin')
    expect(await activitiesOf(superAdmin)).toContain('ConfigurationModify')
  })

  it('of the last two Super Admins at once leaves one of them', async () => {
    await grant('SuperAdmin', ['ada'], superAdmin)
    const ids = [await roleOf(ada), await roleOf(superAdmin)]
    const outcomes = await Promise.all(ids.map(async (id) => await revoke(id, superAdmin)))
    const holders = await api.db.selectFrom('globalRoles').select('id').where('role', '=', 'SuperAdmin').execute()
    expect(holders).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome.status === 204)).toHaveLength(1)
    await api.db
      .insertInto('globalRoles')
      .values({ userId: superAdmin.id, role: 'SuperAdmin' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
})

describe('management lists', () => {
  it('show who holds the role, found by keywords, page by page', async () => {
    const list = async (query: object) =>
      (await api.call(userRoleCalls.listUserRoles, { as: admin, query: { role: 'Creator', ...query } })).data
    await grant('Creator', ['ada'])
    expect((await list({})).items.map((holder) => holder.user.userName)).toEqual(['ada', 'bob'])
    expect((await list({ sort: '-email' })).items.map((holder) => holder.user.userName)).toEqual(['bob', 'ada'])
    expect(await list({ keywords: 'bob' })).toMatchObject({ total: 1, items: [{ user: { id: bob.id } }] })
  })

  it('sort people by what is printed of them: the e-mail where there is no name', async () => {
    const nameless = await addPerson(api.db, 'zoe', ['AssessmentCreator'])
    await addPerson(api.db, 'carl', ['AssessmentCreator'])
    await api.db.updateTable('users').set({ firstName: '', lastName: '' }).where('id', '=', nameless.id).execute()
    const { data } = await api.call(userRoleCalls.listUserRoles, { as: admin, query: { role: 'AssessmentCreator' } })
    expect(data.items.map((holder) => holder.user.userName)).toEqual(['carl', 'zoe'])
  })

  it('and the roles of a person are for those who may read them', async () => {
    expect((await api.call(userRoleCalls.listUserRoles, { as: bob, query: { role: 'Admin' } })).status).toBe(403)
    expect((await rolesOf(ada, bob)).status).toBe(403)
    expect((await api.call(userRoleCalls.listRolesOfUser, { as: admin, params: { userId: 999_999 } })).status).toBe(404)
  })
})

describe('the page of a person', () => {
  it('shows courses, ways to sign in and what happened lately', async () => {
    await grant('AssessmentCreator', ['ada'])
    await api.db.insertInto('identities').values({ provider: 'cas', subject: 'ada', userId: ada.id }).execute()
    const { data } = await api.call(peopleCalls.getUser, { as: admin, params: { userId: ada.id } })
    expect(data.roles).toEqual([{ role: 'AssessmentCreator' }])
    expect(data.signInProviders).toEqual([{ provider: 'cas', name: null, subject: 'ada' }])
    expect(data.hasPassword).toBe(false)
    expect(data.recentActivity[0]).toMatchObject({ kind: 'act', what: 'userRole.grant', by: { id: admin.id } })
  })

  const change = async (person: TestPerson, fields: object, as = admin) =>
    await api.call(peopleCalls.updateUser, {
      as,
      params: { userId: person.id },
      body: { firstName: 'Ada', lastName: 'Example', email: 'ada@example.org', uid: 'ada', puid: '', ...fields },
    })

  it('is changed by those who may, and the change is recorded', async () => {
    const { status, data } = await change(ada, { lastName: 'Lovelace', puid: '0012' })
    expect(status).toBe(200)
    expect(data).toMatchObject({ lastName: 'Lovelace', puid: '0012' })
    const act = await api.db
      .selectFrom('auditEvents')
      .selectAll()
      .where('action', '=', 'user.update')
      .executeTakeFirstOrThrow()
    expect(act).toMatchObject({
      before: { lastName: 'Tester', puid: '' },
      after: { lastName: 'Lovelace', puid: '0012' },
    })
    expect((await change(ada, {}, bob)).status).toBe(403)
  })

  it('names the field whose value somebody else has, or that is no value', async () => {
    const taken = await change(ada, { email: 'BOB@example.org' })
    expect(taken.status).toBe(409)
    expect(taken.error.errors).toEqual([
      {
        path: 'email',
        message: 'Somebody else has this e-mail address already.',
        reason: { code: 'emailTaken', params: {} },
      },
    ])
    expect((await change(ada, { uid: 'bob' })).error.errors[0]?.path).toBe('uid')
    const twice = await change(ada, { email: 'bob@example.org', uid: 'Bob' })
    expect(twice.error.errors.map(({ path }) => path)).toEqual(['email', 'uid'])
    expect((await change(ada, { email: 'ada' })).error.errors[0]?.path).toBe('email')
    expect((await change(ada, { puid: '1 2' })).error.errors[0]?.path).toBe('puid')
  })

  it('of somebody who may do more stays as it is', async () => {
    const { status, error } = await change(superAdmin, {})
    expect(status).toBe(403)
    expect(error.type).toBe('urn:isomorph:mightier-person')
    expect((await change(bob, { email: 'bob@example.org', uid: 'bob' })).status).toBe(200)
  })
})
