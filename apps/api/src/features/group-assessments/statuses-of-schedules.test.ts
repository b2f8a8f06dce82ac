import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCourse, grant } from '../../testing/deliveries.ts'
import { untilSomebodyIsHeldUp } from '../../testing/races.fixtures.ts'
import type { TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const day = (time: string) => new Date(`2026-03-02T${time}:00Z`)

async function addStatus(groupAssessmentId: number, userId: number): Promise<void> {
  const status = { startedAt: day('10:00'), finishedAt: null, finishReason: null, wakeAt: null }
  await api.db
    .insertInto('learnerStatuses')
    .values({ groupAssessmentId, userId, deliveryNumber: 1, ...status })
    .execute()
}

it('has the version of what is the learner’s alone, which a look at the clock does not raise', async () => {
  const course = await addCourse(api, { learners: 1 })
  const { id, groupId } = await course.give()
  const userId = (course.learners[0] as TestPerson).id
  await addStatus(id, userId)
  const change = (columns: object) =>
    api.db.updateTable('learnerStatuses').set(columns).where('userId', '=', userId).execute()
  const version = async () => {
    const rows = await api.db.selectFrom('learnerSchedules').selectAll().where('userId', '=', userId).execute()
    return rows.find(({ groupAssessmentId }) => groupAssessmentId === id)?.statusVersion
  }
  expect(await version()).toBe(1)
  await change({ wakeAt: day('11:00') })
  expect(await version()).toBe(1)
  await change({ reopenNumber: 1 })
  expect(await version()).toBe(2)
  await grant(api, userId, { groupId, extraSeconds: 60 })
  expect(await version()).toBe(3)
})

it('is begun with what is being granted at the same moment', async () => {
  const course = await addCourse(api, { learners: 1 })
  const { id } = await course.give()
  const userId = (course.learners[0] as TestPerson).id
  let hasBegun = false
  let begun = Promise.resolve()
  await api.db.transaction().execute(async (trx) => {
    await trx.insertInto('accommodations').values({ userId, attemptsAllowed: 5 }).execute()
    begun = addStatus(id, userId).then(() => void (hasBegun = true))
    await untilSomebodyIsHeldUp(api)
    expect(hasBegun).toBe(false)
  })
  await begun
  expect(hasBegun).toBe(true)
})
