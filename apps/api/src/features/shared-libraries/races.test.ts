import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  assessmentCalls,
  problemCalls,
  problemUserRoleCalls,
  sharedLibraryCalls,
  sharedLibraryUserRoleCalls,
  type LibraryRole,
  type Problem,
} from '@isomorph/contract'
import type { TestPerson } from '../../testing/people.ts'
import { inTurn } from '../../testing/races.fixtures.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { createSharingWorld, type SharingWorld } from './sharing.fixtures.ts'

let world: SharingWorld
let api: TestApi
let author: TestPerson
let colleague: TestPerson
let problem: Problem
let problemId: number
let sharedLibraryId: number

beforeAll(async () => {
  world = await createSharingWorld()
  ;({ api, author, colleague } = world)
})
beforeEach(async () => {
  problem = await world.addProblem('Doubling')
  problemId = problem.id
  sharedLibraryId = await world.addLibrary('Mechanics')
})
afterAll(() => api.close())

async function grant(role: 'Editor' | 'Reader'): Promise<void> {
  const body = { role, identifiers: [colleague.name] }
  await api.call(problemUserRoleCalls.grantProblemUserRoles, { as: author, params: { problemId }, body })
}

async function share(role: LibraryRole): Promise<void> {
  await world.letIn(sharedLibraryId, colleague)
  await world.modify({ to: sharedLibraryId, add: [[problemId, role]] })
}

const statusOf = async (called: Promise<{ readonly status: number }>) => (await called).status

/** The colleague saves other points. */
async function save(): Promise<number> {
  const { name, tags, content, revisionNumber } = problem
  const questions = content.questions.map((question) => ({ ...question, points: 7 }))
  const body = { name, tags, content: { ...content, questions }, baseRevisionNumber: revisionNumber }
  return await statusOf(api.call(problemCalls.updateProblem, { as: colleague, params: { problemId }, body }))
}

const copy = async () =>
  await statusOf(api.call(problemCalls.copyProblem, { as: colleague, params: { problemId }, body: {} }))

async function use(): Promise<number> {
  const body = { name: 'Uses it', items: [{ itemKey: 1, problemId, points: 1 }] }
  return await statusOf(api.call(assessmentCalls.createAssessment, { as: colleague, body }))
}

/** The colleague adds the problem to an assessment that there is already. */
async function addToAssessment(): Promise<number> {
  const { data } = await api.call(assessmentCalls.createAssessment, {
    as: colleague,
    body: { name: 'Before', items: [] },
  })
  const body = { name: 'After', items: [{ itemKey: 1, problemId, points: 1 }], updatesProblems: [] }
  const params = { assessmentId: data.id }
  const saving = { ...body, baseRevisionNumber: data.revisionNumber }
  return await statusOf(api.call(assessmentCalls.updateAssessment, { as: colleague, params, body: saving }))
}

const tag = async () =>
  await statusOf(
    api.call(problemCalls.changeProblemTags, {
      as: colleague,
      params: { problemId },
      body: { add: ['optics'], remove: [] },
    }),
  )

const takeRole = async () =>
  await statusOf(
    api.call(problemUserRoleCalls.removeProblemUserRole, { as: author, params: { problemId, userId: colleague.id } }),
  )

const closeLibrary = async () =>
  await statusOf(
    api.call(sharedLibraryUserRoleCalls.removeSharedLibraryUserRole, {
      as: author,
      params: { sharedLibraryId, userId: colleague.id },
    }),
  )

const deleteLibrary = async () =>
  await statusOf(api.call(sharedLibraryCalls.deleteSharedLibrary, { as: author, params: { sharedLibraryId } }))

const takeOut = async () => await statusOf(world.modify({ to: sharedLibraryId, remove: [problemId] }))

const head = async () =>
  (await api.call(problemCalls.getProblem, { as: author, params: { problemId } })).data.revisionNumber

type Act = [name: string, act: () => Promise<number>]
const endings: Act[] = [
  ['the library is deleted', deleteLibrary],
  ['the library is closed to them', closeLibrary],
  ['the problem is taken out', takeOut],
]
/** What somebody may do who reads a problem, and how it is refused once they do not. */
const uses: [...Act, refused: number][] = [
  ['copy', copy, 404],
  ['use', use, 400],
  ['add to an assessment', addToAssessment, 400],
]

describe('somebody with a role of their own that is taken away at the same moment', () => {
  it('saves nothing afterwards, as an editor or as a reader', async () => {
    await grant('Editor')
    const row = { table: 'problems', id: problemId } as const
    expect(await inTurn(api, row, takeRole, save)).toEqual([204, 404])
    expect(await head()).toBe(1)
    await grant('Editor')
    const body = { role: 'Reader' as const }
    const params = { problemId, userId: colleague.id }
    const lower = async () =>
      await statusOf(api.call(problemUserRoleCalls.changeProblemUserRole, { as: author, params, body }))
    expect(await inTurn(api, row, lower, save)).toEqual([200, 403])
    expect(await head()).toBe(1)
  })

  it('keeps what was saved before', async () => {
    await grant('Editor')
    expect(await inTurn(api, { table: 'problems', id: problemId }, save, takeRole)).toEqual([200, 204])
    expect(await head()).toBe(2)
  })

  it('changes no tags afterwards', async () => {
    await grant('Editor')
    expect(await inTurn(api, { table: 'problems', id: problemId }, takeRole, tag)).toEqual([204, 404])
  })

  it.each(uses)('can %s only before', async (_, act, refused) => {
    const row = { table: 'problems', id: problemId } as const
    await grant('Reader')
    expect(await inTurn(api, row, takeRole, act)).toEqual([204, refused])
    await grant('Reader')
    expect(await inTurn(api, row, act, takeRole)).toEqual([expect.toBeOneOf([200, 201]), 204])
  })
})

describe.each(endings)('somebody with a role through a library, while %s', (_, end) => {
  it('saves only before', async () => {
    await share('Editor')
    const row = { table: 'shared_libraries', id: sharedLibraryId } as const
    const [saved, ended] = await inTurn(api, row, save, end)
    expect([saved, ended < 300, await head()]).toEqual([200, true, 2])
    problem = (await api.call(problemCalls.getProblem, { as: author, params: { problemId } })).data
  })

  it('saves nothing afterwards', async () => {
    await share('Editor')
    const row = { table: 'shared_libraries', id: sharedLibraryId } as const
    const [ended, saved] = await inTurn(api, row, end, save)
    expect([ended < 300, saved, await head()]).toEqual([true, 404, 1])
  })

  it.each(uses)('can %s only before', async (__, act, refused) => {
    await share('Reader')
    const row = { table: 'shared_libraries', id: sharedLibraryId } as const
    expect((await inTurn(api, row, act, end))[0]).toBeLessThan(300)
    await share('Reader')
    await api.call(sharedLibraryCalls.restoreSharedLibrary, { as: author, params: { sharedLibraryId } })
    await share('Reader')
    expect((await inTurn(api, row, end, act))[1]).toBe(refused)
  })
})

it('goes on with what was pinned before the library was deleted', async () => {
  await share('Reader')
  const body = { name: 'Pins it', items: [{ itemKey: 1, problemId, points: 1 }] }
  const pin = async () => (await api.call(assessmentCalls.createAssessment, { as: colleague, body })).data
  const [pinned] = await inTurn(api, { table: 'shared_libraries', id: sharedLibraryId }, pin, deleteLibrary)
  const params = { assessmentId: pinned.id }
  const { data } = await api.call(assessmentCalls.getAssessment, { as: colleague, params })
  expect(data.items).toMatchObject([{ problemId, isShared: false }])
})
