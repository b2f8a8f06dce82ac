import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  problemUserRoleCalls,
  sharedLibraryCalls,
  sharedLibraryUserRoleCalls,
  type LibraryRole,
} from '@isomorph/contract'
import type { TestPerson } from '../../testing/people.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { createSharingWorld, type SharingWorld } from './sharing.fixtures.ts'

let world: SharingWorld
let api: TestApi
let author: TestPerson
let colleague: TestPerson
let stranger: TestPerson
let problemId: number
let sharedLibraryId: number

beforeAll(async () => {
  world = await createSharingWorld()
  ;({ api, author, colleague, stranger } = world)
})
beforeEach(async () => {
  problemId = (await world.addProblem('Doubling')).id
  sharedLibraryId = await world.addLibrary('Mechanics')
})
afterAll(() => api.close())

async function modify(
  add: readonly (readonly [number, LibraryRole])[],
  more: { as?: TestPerson; remove?: number[]; to?: number } = {},
) {
  return await world.modify({ to: sharedLibraryId, add, ...more })
}

describe('changing what a library holds', () => {
  it('changes nothing when it is repeated', async () => {
    await modify([[problemId, 'Reader']])
    expect((await modify([[problemId, 'Reader']])).data).toEqual([{ problemId, outcome: 'unchanged' }])
    await modify([], { remove: [problemId] })
    expect((await modify([], { remove: [problemId] })).data).toEqual([{ problemId, outcome: 'unchanged' }])
    const acts = await api.db
      .selectFrom('auditEvents')
      .select('action')
      .where('entityId', '=', sharedLibraryId)
      .where('action', 'like', 'sharedLibrary.%Problems')
      .execute()
    expect(acts.map(({ action }) => action).toSorted()).toEqual([
      'sharedLibrary.addProblems',
      'sharedLibrary.removeProblems',
    ])
  })

  it('says for each problem what was refused, and does the rest', async () => {
    const [unknown, readOnly] = [
      (await world.addProblem('Unknown', stranger)).id,
      (await world.addProblem('Read only', stranger)).id,
    ]
    await api.call(problemUserRoleCalls.grantProblemUserRoles, {
      as: stranger,
      params: { problemId: readOnly },
      body: { role: 'Editor', identifiers: [author.name] },
    })
    const { data } = await modify([
      [problemId, 'Reader'],
      [unknown, 'Reader'],
      [readOnly, 'Reader'],
    ])
    expect(data.map(({ outcome }) => outcome)).toEqual(['added', 'notFound', 'notAllowed'])
  })

  it('lets editors of the library add problems of their own, and its owners remove any', async () => {
    await world.letIn(sharedLibraryId, colleague, 'Editor')
    const own = (await world.addProblem('By a colleague', colleague)).id
    expect((await modify([[own, 'Reader']], { as: colleague })).data[0]?.outcome).toBe('added')
    await modify([[problemId, 'Reader']])
    expect((await modify([], { as: colleague, remove: [problemId] })).data[0]?.outcome).toBe('notAllowed')
    expect((await modify([], { as: colleague, remove: [own] })).data[0]?.outcome).toBe('removed')
    await modify([[own, 'Reader']], { as: colleague })
    expect((await modify([], { remove: [own] })).data[0]?.outcome).toBe('removed')
  })

  it('is for nobody who only reads the library', async () => {
    await world.letIn(sharedLibraryId, colleague)
    const own = (await world.addProblem('By a reader', colleague)).id
    expect((await modify([[own, 'Reader']], { as: colleague })).data[0]?.outcome).toBe('notAllowed')
    expect((await modify([[own, 'Reader']], { as: stranger })).status).toBe(404)
  })

  it('lets the owner of a problem take it out of a library that they cannot open any more', async () => {
    await world.letIn(sharedLibraryId, colleague, 'Editor')
    const own = (await world.addProblem('Left behind', colleague)).id
    await modify([[own, 'Editor']], { as: colleague })
    await api.call(sharedLibraryUserRoleCalls.removeSharedLibraryUserRole, {
      as: author,
      params: { sharedLibraryId, userId: colleague.id },
    })
    const held = await api.call(sharedLibraryCalls.listLibrariesOfProblem, {
      as: colleague,
      params: { problemId: own },
    })
    expect(held.data).toMatchObject([{ sharedLibraryId, isReadable: false, isDeleted: false }])
    expect((await modify([], { as: stranger, remove: [own] })).status).toBe(404)
    expect((await modify([[own, 'Reader']], { as: colleague })).status).toBe(404)
    expect((await modify([], { as: colleague, remove: [own] })).data).toEqual([{ problemId: own, outcome: 'removed' }])
    expect((await modify([], { as: colleague, remove: [own] })).status).toBe(404)
  })

  it('lets the owner of a problem take it out of a deleted library, so that nobody restores it there', async () => {
    await world.letIn(sharedLibraryId, colleague, 'Editor')
    const own = (await world.addProblem('In a deleted library', colleague)).id
    await modify([[own, 'Editor']], { as: colleague })
    const params = { sharedLibraryId }
    await api.call(sharedLibraryCalls.deleteSharedLibrary, { as: author, params })
    expect((await api.call(sharedLibraryCalls.listLibraryProblems, { as: author, params })).status).toBe(409)
    const held = await api.call(sharedLibraryCalls.listLibrariesOfProblem, {
      as: colleague,
      params: { problemId: own },
    })
    expect(held.data).toMatchObject([{ isReadable: false, isDeleted: true }])
    expect((await modify([], { as: colleague, remove: [own] })).data[0]?.outcome).toBe('removed')
  })

  it('refuses a problem that is named twice, and says where', async () => {
    const both = await modify([[problemId, 'Reader']], { remove: [problemId] })
    expect(both.status).toBe(400)
    expect(both.error.errors).toEqual([
      { path: 'remove.0', message: 'Name each problem once.', reason: { code: 'nameProblemOnce', params: {} } },
    ])
    const added = await modify([
      [problemId, 'Reader'],
      [problemId, 'Editor'],
    ])
    expect(added.error.errors).toEqual([
      { path: 'add.1.problemId', message: 'Name each problem once.', reason: { code: 'nameProblemOnce', params: {} } },
    ])
  })

  it('shares nothing in the name of somebody who loses the problem at the same moment', async () => {
    await world.letIn(sharedLibraryId, colleague, 'Editor')
    const onProblem = { as: author, params: { problemId } }
    const body = { role: 'Owner' as const, identifiers: [colleague.name] }
    await api.call(problemUserRoleCalls.grantProblemUserRoles, { ...onProblem, body })
    const [, shared] = await Promise.all([
      api.call(problemUserRoleCalls.removeProblemUserRole, {
        as: author,
        params: { problemId, userId: colleague.id },
      }),
      modify([[problemId, 'Editor']], { as: colleague }),
    ])
    const held = await api.db
      .selectFrom('problemSharedLibraryRoles')
      .select('role')
      .where('problemId', '=', problemId)
      .execute()
    expect(held).toHaveLength(shared.data[0]?.outcome === 'added' ? 1 : 0)
    expect(['added', 'notFound']).toContain(shared.data[0]?.outcome)
  })

  it('lets two people who add the same problem at once both succeed', async () => {
    await world.letIn(sharedLibraryId, colleague, 'Editor')
    const body = { role: 'Owner' as const, identifiers: [colleague.name] }
    await api.call(problemUserRoleCalls.grantProblemUserRoles, { as: author, params: { problemId }, body })
    const both = await Promise.all([
      modify([[problemId, 'Reader']]),
      modify([[problemId, 'Reader']], { as: colleague }),
    ])
    expect(new Set(both.map(({ data }) => data[0]?.outcome))).toEqual(new Set(['added', 'unchanged']))
  })
})
