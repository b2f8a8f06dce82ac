import { afterAll, beforeAll, expect, it } from 'vitest'
import { groupCalls } from '@isomorph/contract'
import { addCourse } from '../testing/deliveries.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { listenForChanges, type Changes } from '../data/changes.ts'
import { features } from '../app/features.ts'
import { collectAccess } from './access-sources.ts'
import { createPeople } from './signed-in.ts'

let api: TestApi
let processes: Changes[]
beforeAll(async () => {
  api = await createTestApi()
  processes = await Promise.all([listenForChanges(api.url), listenForChanges(api.url)])
})
afterAll(async () => {
  await Promise.all(processes.map(async (changes) => await changes.close()))
  await api.close()
})

it('caches group assessments, and every process follows when their course is deleted and restored', async () => {
  const course = await addCourse(api)
  const { id } = await course.give()
  const people = processes.map((changes) => createPeople(api.db, changes, collectAccess(features)))
  const areDeleted = async () =>
    await Promise.all(people.map(async (each) => (await each.selectOptionalGroupAssessment(id))?.isGroupDeleted))
  expect(await areDeleted()).toEqual([false, false])
  const call = { as: course.instructor, params: { groupId: course.groupId } }
  await api.call(groupCalls.deleteGroup, call)
  await expect.poll(areDeleted).toEqual([true, true])
  await api.call(groupCalls.restoreGroup, call)
  await expect.poll(areDeleted).toEqual([false, false])
})
