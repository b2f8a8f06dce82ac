import { afterAll, beforeAll, expect, it } from 'vitest'
import { assessmentCalls, groupAssessmentCalls, groupCalls, peopleCalls } from '@isomorph/contract'
import { deliverySettingsSchema } from '@isomorph/contract/schemas'
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
  const assessmentId = await addAssessment('Given')
  await letIn(assessmentId, 'Reader')
  const { id: groupId } = (await api.call(groupCalls.createGroup, { as: author, body: { name: 'Mechanics' } })).data
  const settings = deliverySettingsSchema.parse({ name: 'Week 3' })
  const body = { groupId, assessmentId, settings }
  const { id: groupAssessmentId } = (await api.call(groupAssessmentCalls.createGroupAssessment, { as: author, body }))
    .data
  const seen = async (as: TestPerson) =>
    (await api.call(assessmentCalls.listAssessmentReferences, { as, params: { assessmentId } })).data
  const given = { groupId, groupName: 'Mechanics', groupAssessmentId, name: 'Week 3' }
  expect(await seen(author)).toEqual([given])
  expect(await seen(admin)).toEqual([given])
  expect(await seen(other)).toEqual([])
  const join = async (role: 'GroupLearner' | 'GroupGrader') =>
    await api.call(peopleCalls.addGroupUsers, { as: author, body: { groupId, role, identifiers: [other.name] } })
  await join('GroupLearner')
  expect(await seen(other)).toEqual([])
  await join('GroupGrader')
  expect(await seen(other)).toEqual([given])
  const deleted = { as: author, params: { groupAssessmentId } }
  await api.call(groupAssessmentCalls.deleteGroupAssessment, deleted)
  expect(await seen(author)).toEqual([])
})
