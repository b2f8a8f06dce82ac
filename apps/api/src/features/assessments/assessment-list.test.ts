import { afterAll, beforeAll, expect, it } from 'vitest'
import { assessmentCalls, groupAssessmentCalls } from '@isomorph/contract'
import { addCourse } from '../../testing/deliveries.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let author: TestPerson
let other: TestPerson
let admin: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  author = await addPerson(api.db, 'author', ['Creator'])
  other = await addPerson(api.db, 'other', ['Creator'])
  admin = await addPerson(api.db, 'admin', ['Admin'])
})
afterAll(() => api.close())

async function addAssessment(name: string): Promise<number> {
  return (await api.call(assessmentCalls.createAssessment, { as: author, body: { name } })).data.id
}

async function letIn(assessmentId: number, role: 'Reader' | 'Editor'): Promise<void> {
  await api.db.insertInto('assessmentUserRoles').values({ assessmentId, userId: other.id, role }).execute()
}

it('lists the assessments that somebody may change', async () => {
  const [read, changed, hidden] = [
    await addAssessment('Read'),
    await addAssessment('Changed'),
    await addAssessment('Hidden'),
  ]
  await letIn(read, 'Reader')
  await letIn(changed, 'Editor')
  const listed = async (as: TestPerson, isChangeable: boolean) => {
    const { data } = await api.call(assessmentCalls.listAssessments, { as, query: { isChangeable, sort: 'id' } })
    return data.items.map(({ id }) => id)
  }
  expect(await listed(author, true)).toEqual([read, changed, hidden])
  expect(await listed(other, true)).toEqual([changed])
  expect(await listed(other, false)).toEqual([read, changed])
  // Administrators read every assessment and change none.
  expect(await listed(admin, true)).toEqual([])
})

it('says which courses were given an assessment, to those who may read what is given there', async () => {
  const { instructor, grader, learners, groupId, assessmentId, give } = await addCourse(api)
  const name = 'Week 3'
  const { id: groupAssessmentId } = await give({ name })
  const groupName = await nameOf(groupId)
  for (const { id: userId } of [instructor, grader, ...learners, other])
    await api.db
      .insertInto('assessmentUserRoles')
      .values({ assessmentId, userId, role: 'Reader' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const seen = async (as: TestPerson) =>
    (await api.call(assessmentCalls.listAssessmentReferences, { as, params: { assessmentId } })).data
  const given = [{ groupId, groupName, groupAssessmentId, name }]
  expect(await Promise.all([instructor, grader, admin].map(seen))).toEqual([given, given, given])
  expect(await Promise.all([...learners, other].map(seen))).toEqual([[], [], []])
  const deleted = { as: instructor, params: { groupAssessmentId } }
  expect((await api.call(groupAssessmentCalls.deleteGroupAssessment, deleted)).status).toBe(204)
  expect(await seen(instructor)).toEqual([])
})

async function nameOf(groupId: number): Promise<string> {
  return (await api.db.selectFrom('groups').select('name').where('id', '=', groupId).executeTakeFirstOrThrow()).name
}
