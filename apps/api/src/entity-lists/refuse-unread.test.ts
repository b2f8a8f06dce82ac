import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  assessmentCalls,
  assessmentUserRoleCalls,
  problemCalls,
  problemUserRoleCalls,
  sharedLibraryCalls,
  sharedLibraryUserRoleCalls,
} from '@isomorph/contract'
import { addPerson, type TestPerson } from '../testing/people.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let maker: TestPerson
let successor: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  maker = await addPerson(api.db, 'maker', ['Creator'])
  successor = await addPerson(api.db, 'successor', ['Creator'])
})
afterAll(() => api.close())

const body = () => ({ name: 'Made once', clientKey: crypto.randomUUID() })
const succeeding = () => ({ as: maker, body: { role: 'Owner' as const, identifiers: [successor.name] } })

it('shows a problem no more to its maker who repeats the request after leaving it', async () => {
  const request = { as: maker, body: body() }
  const { data } = await api.call(problemCalls.createProblem, request)
  const params = { problemId: data.id }
  await api.call(problemUserRoleCalls.grantProblemUserRoles, { ...succeeding(), params })
  const leaving = { as: maker, params: { ...params, userId: maker.id } }
  await api.call(problemUserRoleCalls.removeProblemUserRole, leaving)
  expect((await api.call(problemCalls.createProblem, request)).status).toBe(404)
})

it('shows an assessment no more to its maker who repeats the request after leaving it', async () => {
  const request = { as: maker, body: body() }
  const { data } = await api.call(assessmentCalls.createAssessment, request)
  const params = { assessmentId: data.id }
  await api.call(assessmentUserRoleCalls.grantAssessmentUserRoles, { ...succeeding(), params })
  const leaving = { as: maker, params: { ...params, userId: maker.id } }
  await api.call(assessmentUserRoleCalls.removeAssessmentUserRole, leaving)
  expect((await api.call(assessmentCalls.createAssessment, request)).status).toBe(404)
})

it('shows a shared library no more to its maker who repeats the request after leaving it', async () => {
  const request = { as: maker, body: body() }
  const { data } = await api.call(sharedLibraryCalls.createSharedLibrary, request)
  const params = { sharedLibraryId: data.id }
  await api.call(sharedLibraryUserRoleCalls.grantSharedLibraryUserRoles, { ...succeeding(), params })
  const leaving = { as: maker, params: { ...params, userId: maker.id } }
  await api.call(sharedLibraryUserRoleCalls.removeSharedLibraryUserRole, leaving)
  expect((await api.call(sharedLibraryCalls.createSharedLibrary, request)).status).toBe(404)
})
