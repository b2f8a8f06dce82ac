import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  assessmentUserRoleCalls,
  problemCalls,
  problemUserRoleCalls,
  sharedLibraryUserRoleCalls,
} from '@isomorph/contract'
import type { EntityRole } from '@isomorph/access'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { doublingProblem } from '../../testing/problems.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let owner: TestPerson
let colleague: TestPerson
let third: TestPerson
let admin: TestPerson
let problemId: number

beforeAll(async () => {
  api = await createTestApi()
  owner = await addPerson(api.db, 'owner', ['ProblemCreator'])
  colleague = await addPerson(api.db, 'colleague')
  third = await addPerson(api.db, 'third')
  admin = await addPerson(api.db, 'admin', ['Admin'])
})
beforeEach(async () => {
  const body = { name: 'Doubling', content: doublingProblem() }
  const { data } = await api.call(problemCalls.createProblem, { as: owner, body })
  problemId = data.id
})
afterAll(() => api.close())

async function grant(role: EntityRole, to: readonly TestPerson[], as = owner) {
  const body = { role, identifiers: to.map((person) => person.name) }
  return await api.call(problemUserRoleCalls.grantProblemUserRoles, { as, params: { problemId }, body })
}

async function change(role: EntityRole, of: TestPerson, as = owner) {
  const params = { problemId, userId: of.id }
  return await api.call(problemUserRoleCalls.changeProblemUserRole, { as, params, body: { role } })
}

async function remove(of: TestPerson, as = owner) {
  return await api.call(problemUserRoleCalls.removeProblemUserRole, { as, params: { problemId, userId: of.id } })
}

async function holders() {
  const { data } = await api.call(problemUserRoleCalls.listProblemUserRoles, { as: admin, params: { problemId } })
  return data.map(({ user, role }) => [user.id, role])
}

const read = async (as: TestPerson) => (await api.call(problemCalls.getProblem, { as, params: { problemId } })).status

describe('giving people a role', () => {
  it('lets a reader in, and lists owners before readers', async () => {
    expect(await read(colleague)).toBe(404)
    const { status, data } = await grant('Reader', [colleague])
    expect(status).toBe(200)
    expect(data).toMatchObject([{ user: { id: colleague.id }, role: 'Reader', outcome: 'added' }])
    expect(await read(colleague)).toBe(200)
    expect(await holders()).toEqual([
      [owner.id, 'Owner'],
      [colleague.id, 'Reader'],
    ])
  })

  it('raises a lower role and keeps a higher one', async () => {
    await grant('Editor', [colleague])
    const { data } = await grant('Reader', [colleague, owner])
    expect(data.map(({ role, outcome }) => [role, outcome])).toEqual([
      ['Owner', 'unchanged'],
      ['Editor', 'unchanged'],
    ])
    expect((await grant('Owner', [colleague])).data[0]).toMatchObject({ role: 'Owner', outcome: 'raised' })
  })

  it('gives it to nobody when one is not known, and names them', async () => {
    const body = { role: 'Reader' as const, identifiers: [colleague.name, 'nobody@example.edu'] }
    const call = problemUserRoleCalls.grantProblemUserRoles
    const { status, error } = await api.call(call, { as: owner, params: { problemId }, body })
    expect(status).toBe(400)
    expect(error.errors.map(({ path }) => path)).toEqual(['identifiers.1'])
    expect(await holders()).toEqual([[owner.id, 'Owner']])
  })

  it('is for owners and administrators', async () => {
    await grant('Editor', [colleague])
    expect((await grant('Reader', [third], colleague)).status).toBe(403)
    expect((await grant('Reader', [third], third)).status).toBe(404)
    expect((await grant('Reader', [third], admin)).status).toBe(200)
  })

  it('waits until a deleted problem is back', async () => {
    await api.call(problemCalls.deleteProblem, { as: owner, params: { problemId } })
    expect((await grant('Reader', [colleague])).error.type).toBe('urn:isomorph:sharing-deleted')
  })

  it('is in the audit log with who and what, and only when something changed', async () => {
    await grant('Reader', [colleague])
    await grant('Reader', [colleague])
    const acts = await api.db
      .selectFrom('auditEvents')
      .select(['action', 'after'])
      .where('entityId', '=', problemId)
      .where('action', 'like', 'problem.%Role')
      .execute()
    expect(acts).toEqual([{ action: 'problem.grantRole', after: { role: 'Reader', userIds: [colleague.id] } }])
  })
})

describe('changing and taking away a role', () => {
  it('lowers one, but never the last owner', async () => {
    await grant('Owner', [colleague])
    expect((await change('Reader', owner, colleague)).data).toMatchObject({ role: 'Reader' })
    const last = await change('Editor', colleague, colleague)
    expect([last.status, last.error.type]).toEqual([409, 'urn:isomorph:last-owner'])
    expect((await change('Reader', third, colleague)).status).toBe(404)
  })

  it('sends somebody away, once and again', async () => {
    await grant('Editor', [colleague])
    expect((await remove(colleague)).status).toBe(204)
    expect((await remove(colleague)).status).toBe(204)
    expect(await read(colleague)).toBe(404)
  })

  it('lets anybody leave but the last owner, and lets readers send nobody else away', async () => {
    await grant('Reader', [colleague, third])
    expect((await remove(third, colleague)).status).toBe(403)
    expect((await remove(colleague, colleague)).status).toBe(204)
    expect((await remove(owner)).error.type).toBe('urn:isomorph:last-owner')
  })

  it('leaves one of two owners who take the role from each other at the same moment', async () => {
    await grant('Owner', [colleague])
    const both = await Promise.all([remove(colleague, owner), remove(owner, colleague)])
    expect(both.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([204, 404])
    expect(await holders()).toHaveLength(1)
  })

  it('gives no role in the name of an owner who loses theirs at the same moment', async () => {
    await grant('Owner', [colleague])
    const [removed, granted] = await Promise.all([remove(colleague, owner), grant('Reader', [third], colleague)])
    expect(removed.status).toBe(204)
    const isReader = (await holders()).some(([id]) => id === third.id)
    expect([granted.status, isReader]).toEqual(isReader ? [200, true] : [404, false])
  })
})

it('holds for assessments and shared libraries as well', async () => {
  const { id: assessmentId } = await api.db
    .insertInto('assessments')
    .values({ name: 'Shared', createdBy: owner.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.db.insertInto('assessmentUserRoles').values({ assessmentId, userId: owner.id, role: 'Owner' }).execute()
  const { id: sharedLibraryId } = await api.db
    .insertInto('sharedLibraries')
    .values({ name: 'Shared', createdBy: owner.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('sharedLibraryUserRoles')
    .values({ sharedLibraryId, userId: owner.id, role: 'Owner' })
    .execute()

  const body = { role: 'Editor' as const, identifiers: [colleague.name] }
  const onAssessment = { as: owner, params: { assessmentId } }
  await api.call(assessmentUserRoleCalls.grantAssessmentUserRoles, { ...onAssessment, body })
  expect((await api.call(assessmentUserRoleCalls.listAssessmentUserRoles, onAssessment)).data).toHaveLength(2)
  const onLibrary = { as: owner, params: { sharedLibraryId } }
  await api.call(sharedLibraryUserRoleCalls.grantSharedLibraryUserRoles, { ...onLibrary, body })
  expect((await api.call(sharedLibraryUserRoleCalls.listSharedLibraryUserRoles, onLibrary)).data).toHaveLength(2)

  const [leaveAssessment, leaveLibrary] = await Promise.all([
    api.call(assessmentUserRoleCalls.removeAssessmentUserRole, {
      as: owner,
      params: { assessmentId, userId: owner.id },
    }),
    api.call(sharedLibraryUserRoleCalls.removeSharedLibraryUserRole, {
      as: owner,
      params: { sharedLibraryId, userId: owner.id },
    }),
  ])
  expect([leaveAssessment.error.type, leaveLibrary.error.type]).toEqual([
    'urn:isomorph:last-owner',
    'urn:isomorph:last-owner',
  ])
})
