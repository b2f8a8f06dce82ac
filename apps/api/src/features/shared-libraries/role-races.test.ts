import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  assessmentCalls,
  assessmentUserRoleCalls,
  problemCalls,
  problemUserRoleCalls,
  sharedLibraryCalls,
  sharedLibraryUserRoleCalls,
} from '@isomorph/contract'
import type { TestPerson } from '../../testing/people.ts'
import { inTurn } from '../../testing/races.fixtures.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { createSharingWorld, type SharingWorld } from './sharing.fixtures.ts'

let world: SharingWorld
let api: TestApi
let author: TestPerson
let colleague: TestPerson

beforeAll(async () => {
  world = await createSharingWorld()
  ;({ api, author, colleague } = world)
})
afterAll(() => api.close())

const statusOf = async (called: Promise<{ readonly status: number }>) => (await called).status

describe('an editor of an assessment whose role is taken away at the same moment', () => {
  let assessmentId: number
  const taken = async () =>
    await statusOf(
      api.call(assessmentUserRoleCalls.removeAssessmentUserRole, {
        as: author,
        params: { assessmentId, userId: colleague.id },
      }),
    )
  const saved = async () =>
    await statusOf(
      api.call(assessmentCalls.updateAssessment, {
        as: colleague,
        params: { assessmentId },
        body: { name: 'By the colleague', items: [], baseRevisionNumber: 1 },
      }),
    )
  const nameNow = async () =>
    (await api.call(assessmentCalls.getAssessment, { as: author, params: { assessmentId } })).data.name

  beforeEach(async () => {
    const made = await api.call(assessmentCalls.createAssessment, { as: author, body: { name: 'Quiz', items: [] } })
    assessmentId = made.data.id
    const body = { role: 'Editor' as const, identifiers: [colleague.name] }
    const call = assessmentUserRoleCalls.grantAssessmentUserRoles
    await api.call(call, { as: author, params: { assessmentId }, body })
  })

  it('saves nothing afterwards', async () => {
    expect(await inTurn(api, { table: 'assessments', id: assessmentId }, taken, saved)).toEqual([204, 404])
    expect(await nameNow()).toBe('Quiz')
  })

  it('keeps what was saved before', async () => {
    expect(await inTurn(api, { table: 'assessments', id: assessmentId }, saved, taken)).toEqual([200, 204])
    expect(await nameNow()).toBe('By the colleague')
  })
})

describe('an editor of a library whose role is taken away at the same moment', () => {
  let sharedLibraryId: number
  let problemId: number
  const taken = async () =>
    await statusOf(
      api.call(sharedLibraryUserRoleCalls.removeSharedLibraryUserRole, {
        as: author,
        params: { sharedLibraryId, userId: colleague.id },
      }),
    )
  const renamed = async () =>
    await statusOf(
      api.call(sharedLibraryCalls.updateSharedLibrary, {
        as: colleague,
        params: { sharedLibraryId },
        body: { name: 'By the colleague' },
      }),
    )
  const added = async () => {
    const { status, data } = await world.modify({ to: sharedLibraryId, add: [[problemId, 'Reader']], as: colleague })
    return status === 200 ? data[0]?.outcome : status
  }
  const library = async () =>
    (await api.call(sharedLibraryCalls.getSharedLibrary, { as: author, params: { sharedLibraryId } })).data

  beforeEach(async () => {
    sharedLibraryId = await world.addLibrary('Mechanics')
    await world.letIn(sharedLibraryId, colleague, 'Editor')
    problemId = (await world.addProblem('Of the colleague', colleague)).id
  })

  it('renames nothing and adds nothing afterwards', async () => {
    const row = { table: 'shared_libraries', id: sharedLibraryId } as const
    expect(await inTurn(api, row, taken, renamed)).toEqual([204, 404])
    await world.letIn(sharedLibraryId, colleague, 'Editor')
    expect(await inTurn(api, row, taken, added)).toEqual([204, 404])
    expect(await library()).toMatchObject({ name: 'Mechanics', problemCount: 0 })
  })

  it('leaves what was renamed and added before', async () => {
    const row = { table: 'shared_libraries', id: sharedLibraryId } as const
    expect(await inTurn(api, row, renamed, taken)).toEqual([200, 204])
    await world.letIn(sharedLibraryId, colleague, 'Editor')
    expect(await inTurn(api, row, added, taken)).toEqual(['added', 204])
    expect(await library()).toMatchObject({ name: 'By the colleague', problemCount: 1 })
  })
})

describe('a problem that is deleted at the same moment', () => {
  it('is not saved afterwards, and what was saved before is restored with it', async () => {
    const problem = await world.addProblem('Doubling')
    const params = { problemId: problem.id }
    const body = { role: 'Editor' as const, identifiers: [colleague.name] }
    await api.call(problemUserRoleCalls.grantProblemUserRoles, { as: author, params, body })
    const { name, tags, content } = problem
    const questions = content.questions.map((question) => ({ ...question, points: 7 }))
    const saved = async () =>
      await statusOf(
        api.call(problemCalls.updateProblem, {
          as: colleague,
          params,
          body: { name, tags, content: { ...content, questions }, baseRevisionNumber: 1 },
        }),
      )
    const deleted = async () => await statusOf(api.call(problemCalls.deleteProblem, { as: author, params }))
    const row = { table: 'problems', id: problem.id } as const
    expect(await inTurn(api, row, deleted, saved)).toEqual([204, 404])
    await api.call(problemCalls.restoreProblem, { as: author, params })
    expect(await inTurn(api, row, saved, deleted)).toEqual([200, 204])
    await api.call(problemCalls.restoreProblem, { as: author, params })
    expect((await api.call(problemCalls.getProblem, { as: author, params })).data.revisionNumber).toBe(2)
  })
})
