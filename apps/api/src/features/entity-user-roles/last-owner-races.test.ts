import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  assessmentCalls,
  assessmentUserRoleCalls,
  sharedLibraryCalls,
  sharedLibraryUserRoleCalls,
} from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { inTurn } from '../../testing/races.fixtures.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let owner: TestPerson
let colleague: TestPerson
let assessmentId: number
let sharedLibraryId: number

beforeAll(async () => {
  api = await createTestApi()
  owner = await addPerson(api.db, 'owner', ['Creator'])
  colleague = await addPerson(api.db, 'colleague', ['Creator'])
})
beforeEach(async () => {
  const made = { as: owner, body: { name: 'Shared' } }
  sharedLibraryId = (await api.call(sharedLibraryCalls.createSharedLibrary, made)).data.id
  const assessment = { as: owner, body: { name: 'Shared', items: [] } }
  assessmentId = (await api.call(assessmentCalls.createAssessment, assessment)).data.id
  const body = { role: 'Owner' as const, identifiers: [colleague.name] }
  const library = { as: owner, params: { sharedLibraryId }, body }
  await api.call(sharedLibraryUserRoleCalls.grantSharedLibraryUserRoles, library)
  await api.call(assessmentUserRoleCalls.grantAssessmentUserRoles, { as: owner, params: { assessmentId }, body })
})
afterAll(() => api.close())

const ofAssessment = async (as: TestPerson, { id: userId } = as) =>
  (await api.call(assessmentUserRoleCalls.removeAssessmentUserRole, { as, params: { assessmentId, userId } })).status

const ofLibrary = async (as: TestPerson, { id: userId } = as) =>
  (await api.call(sharedLibraryUserRoleCalls.removeSharedLibraryUserRole, { as, params: { sharedLibraryId, userId } }))
    .status

it.each([
  ['an assessment', ofAssessment, () => ({ table: 'assessments', id: assessmentId }) as const],
  ['a shared library', ofLibrary, () => ({ table: 'shared_libraries', id: sharedLibraryId }) as const],
])('keeps one of two owners of %s who take it from each other at once', async (_, remove, row) => {
  const taken = [() => remove(owner, colleague), () => remove(colleague, owner)] as const
  expect(await inTurn(api, row(), ...taken)).toEqual([204, 404])
})

it('lets the first of two owners leave who give it up at once, and keeps the other', async () => {
  const leave = [() => ofAssessment(owner), () => ofAssessment(colleague)] as const
  expect(await inTurn(api, { table: 'assessments', id: assessmentId }, ...leave)).toEqual([204, 409])
  const leaveLibrary = [() => ofLibrary(owner), () => ofLibrary(colleague)] as const
  expect(await inTurn(api, { table: 'shared_libraries', id: sharedLibraryId }, ...leaveLibrary)).toEqual([204, 409])
})
