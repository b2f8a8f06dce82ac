import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  assessmentCalls,
  problemCalls,
  problemUserRoleCalls,
  sharedLibraryCalls,
  type LibraryRole,
} from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../testing/people.ts'
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

  it('is not taken for another one that is made with the same key', async () => {
    const clientKey = crypto.randomUUID()
    const make = (name: string) =>
      api.call(sharedLibraryCalls.createSharedLibrary, { as: author, body: { name, clientKey } })
    expect((await make('Mechnics')).status).toBe(201)
    expect((await make('Mechanics')).error).toMatchObject({ status: 409, type: 'urn:isomorph:key-of-other-library' })
  })

  it('is found by a repeated request also where it was renamed meanwhile', async () => {
    const body = { name: 'Acoustic', clientKey: crypto.randomUUID() }
    const make = () => api.call(sharedLibraryCalls.createSharedLibrary, { as: author, body })
    const { id } = (await make()).data
    const params = { sharedLibraryId: id }
    await api.call(sharedLibraryCalls.updateSharedLibrary, { as: author, params, body: { name: 'Acoustics' } })
    expect(await make()).toMatchObject({ status: 201, data: { id, name: 'Acoustics' } })
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
    await world.letIn(sharedLibraryId, colleague)
    expect(await list(colleague, 'mechanics')).toEqual([sharedLibraryId])
  })

  it('gives its readers its role on each of its problems', async () => {
    await world.letIn(sharedLibraryId, colleague)
    expect((await read(colleague)).status).toBe(404)
    expect((await modify([[problemId, 'Reader']])).data).toEqual([{ problemId, outcome: 'added' }])
    expect((await read(colleague)).data.activities).not.toContain('Update')
    expect((await read(stranger)).status).toBe(404)
    expect((await modify([[problemId, 'Editor']])).data).toEqual([{ problemId, outcome: 'changed' }])
    expect((await read(colleague)).data.activities).toContain('Update')
  })

  it('brings its problems into the lists and assessments of its readers', async () => {
    await world.letIn(sharedLibraryId, colleague)
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
    await world.letIn(sharedLibraryId, colleague)
    await modify([[problemId, 'Reader']])
    const items = [{ itemKey: 1, problemId, points: 1 }]
    const { data } = await api.call(assessmentCalls.createAssessment, { as: colleague, body: { name: 'Pins', items } })
    expect((await modify([], { remove: [problemId] })).data).toEqual([{ problemId, outcome: 'removed' }])
    expect((await read(colleague)).status).toBe(404)
    const params = { assessmentId: data.id }
    expect((await api.call(assessmentCalls.getAssessment, { as: colleague, params })).data.items).toHaveLength(1)
  })

  it('gives nothing while it is deleted, and everything again once it is back', async () => {
    await world.letIn(sharedLibraryId, colleague)
    await modify([[problemId, 'Reader']])
    const params = { sharedLibraryId }
    await api.call(sharedLibraryCalls.deleteSharedLibrary, { as: author, params })
    expect((await read(colleague)).status).toBe(404)
    expect((await modify([[problemId, 'Editor']])).error.type).toBe('urn:isomorph:shared-library-deleted')
    await api.call(sharedLibraryCalls.restoreSharedLibrary, { as: author, params })
    expect((await read(colleague)).status).toBe(200)
  })
})

describe('what a library holds', () => {
  it('is listed with the role and the problem as the caller stands towards it', async () => {
    await modify([[problemId, 'Editor']])
    await world.letIn(sharedLibraryId, colleague)
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
    const library = await world.addLibrary('Tiers', maker)
    const notShareable = (await world.addProblem('Not shareable', stranger)).id
    await api.call(problemUserRoleCalls.grantProblemUserRoles, {
      as: stranger,
      params: { problemId: notShareable },
      body: { role: 'Reader', identifiers: [maker.name] },
    })
    const shared = (await world.addProblem('Shared', maker)).id
    const shareable = [(await world.addProblem('Spring', maker)).id, (await world.addProblem('Pendulum', maker)).id]
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
