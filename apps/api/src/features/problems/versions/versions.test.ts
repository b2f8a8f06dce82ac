import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  assessmentCalls,
  problemCalls,
  problemUserRoleCalls,
  versionNoteMaximumLength,
  type ListedRevision,
  type Problem,
} from '@isomorph/contract'
import type { ProblemContent } from '@isomorph/problem'
import { addPerson, type TestPerson } from '../../../testing/people.ts'
import { doublingProblem } from '../../../testing/problems.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let author: TestPerson
let colleague: TestPerson
let problem: Problem

beforeAll(async () => {
  api = await createTestApi()
  author = await addPerson(api.db, 'author', ['Creator'])
  colleague = await addPerson(api.db, 'colleague', ['Creator'])
})
beforeEach(async () => {
  const body = { name: 'Doubling', content: doublingProblem() }
  problem = (await api.call(problemCalls.createProblem, { as: author, body })).data
})
afterAll(() => api.close())

async function save(content: ProblemContent): Promise<void> {
  const params = { problemId: problem.id }
  const body = { ...problem, content, baseRevisionNumber: problem.revisionNumber }
  problem = (await api.call(problemCalls.updateProblem, { as: author, params, body })).data
}

async function versions(): Promise<readonly ListedRevision[]> {
  const params = { problemId: problem.id }
  return (await api.call(problemCalls.listProblemRevisions, { as: author, params })).data
}

const note = async (words: string, { revisionNumber = 1, as = author } = {}) =>
  await api.call(problemCalls.noteProblemRevision, {
    as,
    params: { problemId: problem.id, revisionNumber },
    body: { note: words },
  })

describe('the history of a problem', () => {
  it('says which older version a version repeats, and none where it is new', async () => {
    await save(doublingProblem({ questions: [] }))
    await save(doublingProblem())
    await save(doublingProblem({ questions: [] }))
    expect((await versions()).map(({ number, sameAs }) => [number, sameAs])).toEqual([
      [4, 2],
      [3, 1],
      [2, null],
      [1, null],
    ])
  })

  it('says in how many assessments each version is, as they are now', async () => {
    const items = [1, 2].map((itemKey) => ({ itemKey, problemId: problem.id, points: 1 }))
    const use = async (name: string) =>
      (await api.call(assessmentCalls.createAssessment, { as: author, body: { name, items } })).data.id
    const first = await use('First')
    await use('Second')
    await save(doublingProblem({ questions: [] }))
    await use('Third')
    expect((await versions()).map(({ uses }) => uses)).toEqual([1, 2])
    await api.call(assessmentCalls.deleteAssessment, { as: author, params: { assessmentId: first } })
    expect((await versions()).map(({ uses }) => uses)).toEqual([1, 1])
  })
})

describe('a note on a version', () => {
  it('is kept, changed and taken away, once each', async () => {
    expect((await versions()).map((version) => version.note)).toEqual([''])
    expect((await note(' As in the exam ')).status).toBe(204)
    await note('As in the exam')
    expect((await versions()).map((version) => version.note)).toEqual(['As in the exam'])
    await note('As in the exam of May')
    await note('')
    expect((await versions()).map((version) => version.note)).toEqual([''])
    const acts = await api.db
      .selectFrom('auditEvents')
      .select('action')
      .where('entityId', '=', problem.id)
      .where('action', '=', 'problem.noteVersion')
      .execute()
    expect(acts).toHaveLength(3)
  })

  it('is for those who may change the problem', async () => {
    const grant = async (role: 'Reader' | 'Editor') => {
      const body = { role, identifiers: [colleague.name] }
      const params = { problemId: problem.id }
      await api.call(problemUserRoleCalls.grantProblemUserRoles, { as: author, params, body })
    }
    expect((await note('Mine', { as: colleague })).status).toBe(404)
    await grant('Reader')
    expect((await note('Mine', { as: colleague })).status).toBe(403)
    await grant('Editor')
    expect((await note('Mine', { as: colleague })).status).toBe(204)
  })

  it('is refused where it is too long, the version is unknown or the problem is deleted', async () => {
    const tooLong = await note('x'.repeat(versionNoteMaximumLength + 1))
    expect([tooLong.status, tooLong.error.errors.map(({ path }) => path)]).toEqual([400, ['note']])
    expect((await note('Mine', { revisionNumber: 9 })).status).toBe(404)
    await api.call(problemCalls.deleteProblem, { as: author, params: { problemId: problem.id } })
    expect((await note('Mine')).error.type).toBe('urn:isomorph:problem-deleted')
  })
})
