import { afterAll, beforeAll, expect, it } from 'vitest'
import { problemCalls, tagsMaximum } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { doublingProblem } from '../../testing/problems.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let author: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  author = await addPerson(api.db, 'author', ['ProblemCreator'])
})
afterAll(() => api.close())

async function create(tags: string[]): Promise<number> {
  const body = { name: 'Tagged', tags, content: doublingProblem() }
  return (await api.call(problemCalls.createProblem, { as: author, body })).data.id
}

const change = async (problemId: number, body: { add?: string[]; remove?: string[] }, as = author) =>
  await api.call(problemCalls.changeProblemTags, { as, params: { problemId }, body })

const read = async (problemId: number) =>
  (await api.call(problemCalls.getProblem, { as: author, params: { problemId } })).data

it('adds tags and takes others away, keeps the order, and makes no version', async () => {
  const id = await create(['algebra', 'old', 'lines'])
  expect((await change(id, { add: ['exam', 'algebra'], remove: ['old', 'unknown'] })).data).toEqual({
    tags: ['algebra', 'lines', 'exam'],
  })
  expect(await read(id)).toMatchObject({ tags: ['algebra', 'lines', 'exam'], revisionNumber: 1 })
})

it('is in the audit log once, however often it comes', async () => {
  const id = await create(['algebra'])
  for (let time = 0; time < 2; time += 1) await change(id, { add: ['exam'] })
  const acts = await api.db
    .selectFrom('auditEvents')
    .select(['before', 'after'])
    .where('entityType', '=', 'problem')
    .where('entityId', '=', id)
    .where('action', '=', 'problem.update')
    .execute()
  expect(acts).toEqual([{ before: { tags: ['algebra'] }, after: { tags: ['algebra', 'exam'] } }])
})

it('keeps what two people add at once', async () => {
  const id = await create([])
  await Promise.all(['one', 'two', 'three', 'four'].map(async (tag) => await change(id, { add: [tag] })))
  expect((await read(id)).tags.toSorted()).toEqual(['four', 'one', 'three', 'two'])
})

it('refuses too many tags, a deleted problem, and who may only read', async () => {
  const id = await create(Array.from({ length: tagsMaximum }, (_, number) => `tag ${number}`))
  expect((await change(id, { add: ['one more'] })).error.errors).toEqual([
    {
      path: 'add',
      message: `A problem has at most ${tagsMaximum} tags.`,
      reason: { code: 'tooManyTags', params: { most: String(tagsMaximum) } },
    },
  ])
  expect((await change(id, { add: ['one more'], remove: ['tag 0'] })).status).toBe(200)
  const reader = await addPerson(api.db, 'reader', ['ProblemCreator'])
  await api.db.insertInto('problemUserRoles').values({ problemId: id, userId: reader.id, role: 'Reader' }).execute()
  expect((await change(id, { add: ['mine'] }, reader)).status).toBe(403)
  await api.call(problemCalls.deleteProblem, { as: author, params: { problemId: id } })
  expect((await change(id, { remove: ['tag 1'] })).error.type).toBe('urn:isomorph:problem-deleted')
})
