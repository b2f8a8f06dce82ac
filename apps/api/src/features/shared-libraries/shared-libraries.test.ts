import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  assessmentCalls,
  problemCalls,
  problemUserRoleCalls,
  sharedLibraryCalls,
  sharedLibraryUserRoleCalls,
  type LibraryRole,
} from '@isomorph/contract'
import type { EntityRole } from '@isomorph/access'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { doublingProblem } from '../../testing/problems.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let author: TestPerson
let colleague: TestPerson
let stranger: TestPerson
let problemId: number
let sharedLibraryId: number

beforeAll(async () => {
  api = await createTestApi()
  author = await addPerson(api.db, 'author', ['Creator'])
  colleague = await addPerson(api.db, 'colleague', ['Creator'])
  stranger = await addPerson(api.db, 'stranger', ['Creator'])
})
beforeEach(async () => {
  problemId = await addProblem('Doubling')
  sharedLibraryId = await addLibrary('Mechanics')
})
afterAll(() => api.close())

async function addProblem(name: string, as = author): Promise<number> {
  return (await api.call(problemCalls.createProblem, { as, body: { name, content: doublingProblem() } })).data.id
}

async function addLibrary(name: string, as = author): Promise<number> {
  return (await api.call(sharedLibraryCalls.createSharedLibrary, { as, body: { name } })).data.id
}

async function modify(
  add: readonly (readonly [number, LibraryRole])[],
  { as = author, remove = [], to = sharedLibraryId }: { as?: TestPerson; remove?: number[]; to?: number } = {},
) {
  const body = { sharedLibraryId: to, add: add.map(([id, role]) => ({ problemId: id, role })), remove }
  return await api.call(sharedLibraryCalls.modifyProblemSharedLibraryRoles, { as, body })
}

async function letIn(person: TestPerson, role: EntityRole = 'Reader'): Promise<void> {
  const body = { role, identifiers: [person.name] }
  await api.call(sharedLibraryUserRoleCalls.grantSharedLibraryUserRoles, {
    as: author,
    params: { sharedLibraryId },
    body,
  })
}

const read = async (as: TestPerson) => await api.call(problemCalls.getProblem, { as, params: { problemId } })

describe('a shared library', () => {
  it('belongs to its maker, and is made once however often the same request comes', async () => {
    const body = { name: 'Once', clientKey: crypto.randomUUID() }
    const make = () => api.call(sharedLibraryCalls.createSharedLibrary, { as: author, body })
    const [first, second] = await Promise.all([make(), make()])
    expect(first.data).toMatchObject({ name: 'Once', problemCount: 0, isDeleted: false })
    expect(first.data.owners.map(({ id }) => id)).toEqual([author.id])
    expect(first.data.problemActivities).toEqual(['Read', 'Create', 'Update', 'Delete'])
    expect(second.data.id).toBe(first.data.id)
  })

  it('is listed for those who may read it, found by name and owner', async () => {
    const list = async (as: TestPerson, keywords: string) =>
      (await api.call(sharedLibraryCalls.listSharedLibraries, { as, query: { keywords } })).data.items.map(
        ({ id }) => id,
      )
    expect(await list(author, 'mechanics')).toContain(sharedLibraryId)
    expect(await list(author, 'author')).toContain(sharedLibraryId)
    expect(await list(author, 'optics')).toEqual([])
    expect(await list(colleague, 'mechanics')).toEqual([])
    await letIn(colleague)
    expect(await list(colleague, 'mechanics')).toEqual([sharedLibraryId])
  })

  it('gives its readers its role on each of its problems', async () => {
    await letIn(colleague)
    expect((await read(colleague)).status).toBe(404)
    expect((await modify([[problemId, 'Reader']])).data).toEqual([{ problemId, outcome: 'added' }])
    expect((await read(colleague)).data.activities).not.toContain('Update')
    expect((await read(stranger)).status).toBe(404)
    expect((await modify([[problemId, 'Editor']])).data).toEqual([{ problemId, outcome: 'changed' }])
    expect((await read(colleague)).data.activities).toContain('Update')
  })

  it('brings its problems into the lists and assessments of its readers', async () => {
    await letIn(colleague)
    await modify([[problemId, 'Reader']])
    const { data } = await api.call(problemCalls.listProblems, { as: colleague, query: { withRelations: 'true' } })
    expect(data.items.find(({ id }) => id === problemId)).toMatchObject({ sharedLibraries: [{ id: sharedLibraryId }] })
    const items = [{ itemKey: 1, problemId, points: 1 }]
    const used = await api.call(assessmentCalls.createAssessment, { as: colleague, body: { name: 'Uses it', items } })
    expect(used.data.items).toMatchObject([{ problemId }])
    const refused = await api.call(assessmentCalls.createAssessment, { as: stranger, body: { name: 'Cannot', items } })
    expect(refused.status).toBe(400)
  })

  it('takes a role away with the problem, and leaves what was pinned', async () => {
    await letIn(colleague)
    await modify([[problemId, 'Reader']])
    const items = [{ itemKey: 1, problemId, points: 1 }]
    const { data } = await api.call(assessmentCalls.createAssessment, { as: colleague, body: { name: 'Pins', items } })
    expect((await modify([], { remove: [problemId] })).data).toEqual([{ problemId, outcome: 'removed' }])
    expect((await read(colleague)).status).toBe(404)
    const params = { assessmentId: data.id }
    expect((await api.call(assessmentCalls.getAssessment, { as: colleague, params })).data.items).toHaveLength(1)
  })

  it('gives nothing while it is deleted, and everything again once it is back', async () => {
    await letIn(colleague)
    await modify([[problemId, 'Reader']])
    const params = { sharedLibraryId }
    await api.call(sharedLibraryCalls.deleteSharedLibrary, { as: author, params })
    expect((await read(colleague)).status).toBe(404)
    expect((await modify([[problemId, 'Editor']])).error.type).toBe('urn:isomorph:shared-library-deleted')
    await api.call(sharedLibraryCalls.restoreSharedLibrary, { as: author, params })
    expect((await read(colleague)).status).toBe(200)
  })
})

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
    const [unknown, readOnly] = [await addProblem('Unknown', stranger), await addProblem('Read only', stranger)]
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
    await letIn(colleague, 'Editor')
    const own = await addProblem('By a colleague', colleague)
    expect((await modify([[own, 'Reader']], { as: colleague })).data[0]?.outcome).toBe('added')
    await modify([[problemId, 'Reader']])
    expect((await modify([], { as: colleague, remove: [problemId] })).data[0]?.outcome).toBe('notAllowed')
    expect((await modify([], { as: colleague, remove: [own] })).data[0]?.outcome).toBe('removed')
    await modify([[own, 'Reader']], { as: colleague })
    expect((await modify([], { remove: [own] })).data[0]?.outcome).toBe('removed')
  })

  it('is for nobody who only reads the library', async () => {
    await letIn(colleague)
    const own = await addProblem('By a reader', colleague)
    expect((await modify([[own, 'Reader']], { as: colleague })).data[0]?.outcome).toBe('notAllowed')
    expect((await modify([[own, 'Reader']], { as: stranger })).status).toBe(404)
  })

  it('lets the owner of a problem take it out of a library that they cannot open any more', async () => {
    await letIn(colleague, 'Editor')
    const own = await addProblem('Left behind', colleague)
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
    await letIn(colleague, 'Editor')
    const own = await addProblem('In a deleted library', colleague)
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

  it('refuses a problem that is named twice', async () => {
    const { status } = await modify([[problemId, 'Reader']], { remove: [problemId] })
    expect(status).toBe(400)
  })

  it('shares nothing in the name of somebody who loses the problem at the same moment', async () => {
    await letIn(colleague, 'Editor')
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
    await letIn(colleague, 'Editor')
    const body = { role: 'Owner' as const, identifiers: [colleague.name] }
    await api.call(problemUserRoleCalls.grantProblemUserRoles, { as: author, params: { problemId }, body })
    const both = await Promise.all([
      modify([[problemId, 'Reader']]),
      modify([[problemId, 'Reader']], { as: colleague }),
    ])
    expect(new Set(both.map(({ data }) => data[0]?.outcome))).toEqual(new Set(['added', 'unchanged']))
  })
})

describe('what a library holds', () => {
  it('is listed with the role and the problem as the caller stands towards it', async () => {
    await modify([[problemId, 'Editor']])
    await letIn(colleague)
    const listed = await api.call(sharedLibraryCalls.listLibraryProblems, {
      as: colleague,
      params: { sharedLibraryId },
    })
    expect(listed.data).toMatchObject({ total: 1, items: [{ role: 'Editor', problem: { id: problemId } }] })
    expect(listed.data.items[0]?.problem.activities).toContain('Update')
    const onProblem = { as: author, params: { problemId } }
    expect((await api.call(sharedLibraryCalls.listLibrariesOfProblem, onProblem)).data).toMatchObject([
      { sharedLibraryId, name: 'Mechanics', role: 'Editor', isReadable: true },
    ])
    const roles = await api.call(sharedLibraryCalls.listProblemSharedLibraryRoles, {
      as: colleague,
      query: { sharedLibraryId },
    })
    expect(roles.data.items).toEqual([{ sharedLibraryId, problemId, role: 'Editor' }])
    const strangers = await api.call(sharedLibraryCalls.listProblemSharedLibraryRoles, { as: stranger })
    expect(strangers.data.total).toBe(0)
  })

  it('is offered in three tiers, each by id', async () => {
    const maker = await addPerson(api.db, `maker${problemId}`, ['Creator'])
    const library = await addLibrary('Tiers', maker)
    const notShareable = await addProblem('Not shareable', stranger)
    await api.call(problemUserRoleCalls.grantProblemUserRoles, {
      as: stranger,
      params: { problemId: notShareable },
      body: { role: 'Reader', identifiers: [maker.name] },
    })
    const shared = await addProblem('Shared', maker)
    const shareable = [await addProblem('Spring', maker), await addProblem('Pendulum', maker)]
    await modify([[shared, 'Reader']], { as: maker, to: library })
    const params = { sharedLibraryId: library }
    const { data } = await api.call(sharedLibraryCalls.listShareCandidates, { as: maker, params })
    expect(data.items.map(({ problem }) => problem.id)).toEqual([...shareable, shared, notShareable])
    expect(data.items.map(({ canBeShared, isAlreadyShared }) => [canBeShared, isAlreadyShared])).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [false, false],
    ])
    const found = await api.call(sharedLibraryCalls.listShareCandidates, {
      as: maker,
      params,
      query: { keywords: 'pendulum' },
    })
    expect(found.data.items.map(({ problem }) => problem.id)).toEqual([shareable[1]])
  })
})
