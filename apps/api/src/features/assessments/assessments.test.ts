import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assessmentCalls, assessmentUserRoleCalls, problemCalls, type Assessment } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { doublingProblem } from '../../testing/problems.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let author: TestPerson
let other: TestPerson
let problems: number[]

beforeAll(async () => {
  api = await createTestApi()
  author = await addPerson(api.db, 'author', ['Creator'])
  other = await addPerson(api.db, 'other', ['Creator'])
})
afterAll(() => api.close())

async function createProblem(name: string, as = author, content = doublingProblem()) {
  return (await api.call(problemCalls.createProblem, { as, body: { name, content } })).data.id
}

beforeEach(async () => {
  problems = [await createProblem('First'), await createProblem('Second'), await createProblem('Third')]
})

const item = (itemKey: number, index: number, points = 10) => ({ itemKey, problemId: problems[index] ?? 0, points })

const create = async (items: ReturnType<typeof item>[]) =>
  await api.call(assessmentCalls.createAssessment, { as: author, body: { name: 'Homework', items } })

async function save(assessment: Assessment, items: ReturnType<typeof item>[], updatesProblems: number[] = []) {
  const body = { name: assessment.name, items, updatesProblems, baseRevisionNumber: assessment.revisionNumber }
  return await api.call(assessmentCalls.updateAssessment, { as: author, params: { assessmentId: assessment.id }, body })
}

async function changeProblem(problemId: number, as = author) {
  const body = {
    name: 'Changed',
    tags: [],
    content: doublingProblem({ constraints: [], solution: { type: 'doc', content: [] } }),
    baseRevisionNumber: 1,
  }
  return (await api.call(problemCalls.updateProblem, { as, params: { problemId }, body })).data.headRevisionId
}

describe('an assessment', () => {
  it('pins the newest version of each problem, in order, with its points', async () => {
    const { status, data } = await create([item(1, 1, 2.5), item(2, 0)])
    expect(status).toBe(201)
    expect(data).toMatchObject({ problemCount: 2, points: 12.5, revisionNumber: 1 })
    expect(data.items.map((each) => [each.name, each.points, each.hasUpdate, each.isUsable])).toEqual([
      ['Second', 2.5, false, true],
      ['First', 10, false, true],
    ])
  })

  it('keeps the version it pinned until it is moved to the newest', async () => {
    const { data } = await create([item(1, 0), item(2, 1)])
    const newest = await changeProblem(problems[0] ?? 0)
    const seen = await api.call(assessmentCalls.getAssessment, { as: author, params: { assessmentId: data.id } })
    expect(seen.data.items.map((each) => each.hasUpdate)).toEqual([true, false])
    const kept = await save(data, [item(1, 0, 5), item(2, 1)])
    expect(kept.data.items[0]).toMatchObject({ hasUpdate: true, points: 5 })
    const moved = await save(kept.data, [item(1, 0, 5), item(2, 1)], [problems[0] ?? 0])
    expect(moved.data.items[0]).toMatchObject({ hasUpdate: false, problemRevisionId: newest })
    expect(moved.data.revisionNumber).toBe(3)
  })

  it('makes no version when nothing changed, and refuses a stale base', async () => {
    const { data } = await create([item(1, 0)])
    expect((await save(data, [item(1, 0)])).data.revisionNumber).toBe(1)
    expect((await save(data, [item(1, 0), item(2, 1)])).data.revisionNumber).toBe(2)
    const stale = await save(data, [item(1, 0), item(2, 2)])
    expect(stale.status).toBe(409)
    expect(stale.error.type).toBe('urn:isomorph:stale-assessment')
  })

  it('says who saved its newest version, to whom a stale base was refused as well', async () => {
    const { data } = await create([item(1, 0)])
    const params = { assessmentId: data.id }
    const grant = { role: 'Editor' as const, identifiers: [other.name] }
    await api.call(assessmentUserRoleCalls.grantAssessmentUserRoles, { as: author, params, body: grant })
    expect(data.revisionCreatedBy).toMatchObject({ id: author.id, lastName: expect.any(String) })
    const body = { name: data.name, items: [item(1, 0, 7)], baseRevisionNumber: 1 }
    await api.call(assessmentCalls.updateAssessment, { as: other, params, body })
    expect((await save(data, [item(1, 0, 8)])).status).toBe(409)
    const seen = await api.call(assessmentCalls.getAssessment, { as: author, params })
    expect(seen.data).toMatchObject({ revisionNumber: 2, revisionCreatedBy: { id: other.id } })
  })

  it('keeps the name that somebody else gave it while its problems were changed', async () => {
    const { data } = await create([item(1, 0)])
    const params = { assessmentId: data.id }
    const saveAs = async (name: string, items: ReturnType<typeof item>[], baseRevisionNumber: number) => {
      const body = { name, baseName: 'Homework', items, baseRevisionNumber }
      return await api.call(assessmentCalls.updateAssessment, { as: author, params, body })
    }
    expect((await saveAs('Exam', [item(1, 0)], 1)).data).toMatchObject({ name: 'Exam', revisionNumber: 1 })
    expect((await saveAs('Homework', [item(1, 0, 5)], 1)).data).toMatchObject({ name: 'Exam', revisionNumber: 2 })
    expect((await saveAs('Exam', [item(1, 0, 6)], 2)).data).toMatchObject({ name: 'Exam', revisionNumber: 3 })
  })

  it('refuses another name than the one that somebody else gave it meanwhile, and all that comes with it', async () => {
    const { data } = await create([item(1, 0)])
    const params = { assessmentId: data.id }
    const rename = async (name: string, points: number) => {
      const body = { name, baseName: 'Homework', items: [item(1, 0, points)], baseRevisionNumber: 1 }
      return await api.call(assessmentCalls.updateAssessment, { as: author, params, body })
    }
    const [one, other] = await Promise.all([rename('Exam', 10), rename('Quiz', 10)])
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409])
    const refused = await rename('Midterm', 7)
    expect(refused.error).toMatchObject({ type: 'urn:isomorph:stale-assessment', errors: [{ path: 'name' }] })
    const now = await api.call(assessmentCalls.getAssessment, { as: author, params })
    expect(now.data).toMatchObject({ name: one.status === 200 ? 'Exam' : 'Quiz', points: 10, revisionNumber: 1 })
  })

  it('never gives a key that stood for one problem to another', async () => {
    const { data } = await create([item(1, 0), item(2, 1)])
    const shorter = await save(data, [item(1, 0)])
    const replaced = await save(shorter.data, [item(1, 0), item(2, 2)])
    expect(replaced.data.items.map((each) => [each.itemKey, each.name])).toEqual([
      [1, 'First'],
      [3, 'Third'],
    ])
    const back = await save(replaced.data, [item(2, 1), item(3, 2), item(1, 0)])
    expect(back.data.items.map((each) => each.itemKey)).toEqual([2, 3, 1])
    expect((await save(back.data, [item(1, 0), item(1, 1)])).error.errors[0]?.path).toBe('items.1.itemKey')
  })

  it('takes only problems that its author may read', async () => {
    const secret = await createProblem('Secret', other)
    const { status, error } = await create([item(1, 0), { itemKey: 2, problemId: secret, points: 1 }])
    expect(status).toBe(400)
    expect(error.errors).toEqual([
      {
        path: 'items.1.problemId',
        message: 'There is no such problem.',
        reason: { code: 'noSuchProblem', params: {} },
      },
    ])
  })

  it('tells which assessments use a problem, of those one may read', async () => {
    const { data } = await create([item(1, 0)])
    const references = async (as: TestPerson) =>
      (await api.call(problemCalls.listProblemReferences, { as, params: { problemId: problems[0] ?? 0 } })).data
    expect(await references(author)).toEqual([{ assessmentId: data.id, name: 'Homework' }])
    await api.db
      .insertInto('problemUserRoles')
      .values({ problemId: problems[0] ?? 0, userId: other.id, role: 'Reader' })
      .execute()
    expect(await references(other)).toEqual([])
  })

  it('shows the statements of one variant of every problem', async () => {
    const { data } = await create([item(1, 0), item(2, 1)])
    const preview = await api.call(assessmentCalls.previewAssessmentStatements, {
      as: author,
      params: { assessmentId: data.id },
      body: { seed: 4 },
    })
    expect(preview.data.map((each) => [each.itemKey, each.name])).toEqual([
      [1, 'First'],
      [2, 'Second'],
    ])
    expect(preview.data[0]?.html).toContain('<math')
  })

  it('shows solutions and right answers, and marks answers, for those who may change it', async () => {
    const { data } = await create([item(1, 0), item(2, 1, 4)])
    const params = { assessmentId: data.id }
    const solve = async (as: TestPerson) =>
      await api.call(assessmentCalls.previewAssessmentSolutions, { as, params, body: { seed: 4 } })
    const { data: solutions } = await solve(author)
    expect(solutions.map(({ itemKey, name }) => [itemKey, name])).toEqual([
      [1, 'First'],
      [2, 'Second'],
    ])
    const [{ questionKey, latex } = { questionKey: 0, latex: '' }] = solutions[1]?.answers ?? []
    const attempt = async (value: string, itemKey = 2) =>
      await api.call(assessmentCalls.previewAssessmentAttempt, {
        as: author,
        params,
        body: { seed: 4, itemKey, answers: [{ questionKey, value }] },
      })
    expect((await attempt(latex)).data).toMatchObject({ percent: 100, points: 4, markings: [{ verdict: 'correct' }] })
    expect((await attempt('-1')).data).toMatchObject({ percent: 0, points: 0, markings: [{ verdict: 'incorrect' }] })
    expect((await attempt(latex, 7)).error.errors).toEqual([
      {
        path: 'itemKey',
        message: 'This problem is not in the assessment.',
        reason: { code: 'notInAssessment', params: {} },
      },
    ])
    await api.db
      .insertInto('assessmentUserRoles')
      .values({ ...params, userId: other.id, role: 'Reader' })
      .execute()
    expect((await solve(other)).status).toBe(403)
  })

  it('says which versions it pins, and what is no longer shared with whoever looks', async () => {
    const shared = await createProblem('By another', other)
    const role = { problemId: shared, userId: author.id }
    await api.db
      .insertInto('problemUserRoles')
      .values({ ...role, role: 'Reader' })
      .execute()
    const items = [item(1, 0), { itemKey: 2, problemId: shared, points: 1 }]
    const { data } = await create(items)
    await changeProblem(problems[0] ?? 0)
    await changeProblem(shared, other)
    const params = { assessmentId: data.id }
    const seen = async () =>
      (await api.call(assessmentCalls.getAssessment, { as: author, params })).data.items.map((each) => [
        each.revisionNumber,
        each.newestRevisionNumber,
        each.hasUpdate,
        each.isShared,
      ])
    expect(await seen()).toEqual([
      [1, 2, true, true],
      [1, 2, true, true],
    ])
    await api.db
      .deleteFrom('problemUserRoles')
      .where('problemId', '=', shared)
      .where('userId', '=', author.id)
      .execute()
    expect(await seen()).toEqual([
      [1, 2, true, true],
      [1, null, false, false],
    ])
    // What is pinned goes on; new use stops.
    expect((await save(data, [item(1, 0, 3), { ...items[1], points: 2 } as (typeof items)[1]])).status).toBe(200)
    const added = [...items, { itemKey: 3, problemId: shared, points: 1 }]
    const now = (await api.call(assessmentCalls.getAssessment, { as: author, params })).data
    expect((await save(now, added)).error.errors).toEqual([
      {
        path: 'items.2.problemId',
        message: 'There is no such problem.',
        reason: { code: 'noSuchProblem', params: {} },
      },
    ])
    expect((await save(now, items, [shared])).status).toBe(400)
  })

  it('exists for those with a role on it', async () => {
    const { data } = await create([item(1, 0)])
    const params = { assessmentId: data.id }
    expect((await api.call(assessmentCalls.getAssessment, { as: other, params })).status).toBe(404)
    await api.db
      .insertInto('assessmentUserRoles')
      .values({ ...params, userId: other.id, role: 'Reader' })
      .execute()
    const seen = await api.call(assessmentCalls.getAssessment, { as: other, params })
    expect(seen.data.activities).toEqual(['Create', 'Read', 'UserRoleDeleteOwn'])
    expect((await api.call(assessmentCalls.deleteAssessment, { as: other, params })).status).toBe(403)
  })

  it('is deleted and brought back', async () => {
    const { data } = await create([])
    const params = { assessmentId: data.id }
    expect((await api.call(assessmentCalls.deleteAssessment, { as: author, params })).status).toBe(204)
    expect((await save(data, [])).error.type).toBe('urn:isomorph:assessment-deleted')
    const deleted = await api.call(assessmentCalls.listAssessments, { as: author, query: { isDeleted: true } })
    expect(deleted.data.items.map((each) => each.id)).toEqual([data.id])
    expect((await api.call(assessmentCalls.restoreAssessment, { as: author, params })).status).toBe(204)
  })
})
