import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountCalls, problemCalls, sharedLibraryCalls, sharedLibraryUserRoleCalls } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let author: TestPerson
let learner: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  author = await addPerson(api.db, 'author', ['Creator'])
  learner = await addPerson(api.db, 'learner')
})
afterAll(() => api.close())

const kinds = async () => (await api.call(accountCalls.getUserInfo, { as: learner })).data.sharedKinds

it('tells somebody of which kinds they hold a role on one, also through a library, and not on deleted ones', async () => {
  expect(await kinds()).toEqual([])
  const { data: library } = await api.call(sharedLibraryCalls.createSharedLibrary, {
    as: author,
    body: { name: 'Mechanics' },
  })
  const params = { sharedLibraryId: library.id }
  await api.call(sharedLibraryUserRoleCalls.grantSharedLibraryUserRoles, {
    as: author,
    params,
    body: { role: 'Reader', identifiers: [learner.name] },
  })
  expect(await kinds()).toEqual(['SharedLibrary'])
  const { data: problem } = await api.call(problemCalls.createProblem, { as: author, body: { name: 'Spring' } })
  await api.call(sharedLibraryCalls.modifyProblemSharedLibraryRoles, {
    as: author,
    body: { ...params, add: [{ problemId: problem.id, role: 'Reader' }] },
  })
  expect((await kinds()).toSorted()).toEqual(['Problem', 'SharedLibrary'])
  await api.call(sharedLibraryCalls.deleteSharedLibrary, { as: author, params })
  expect(await kinds()).toEqual([])
})
