import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { statisticsCalls } from '@isomorph/contract'
import { createSitter, problemContent } from '../../../testing/deliveries.ts'
import { moment, sit } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { recordPresence } from './presence.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => await api.close())
afterEach(() => api.clock.set(null))

type Sat = Awaited<ReturnType<typeof sit>>

const pageOf = ({ delivery, learner }: Sat, problemInstanceId: number, sessionId = 1) => ({
  groupAssessmentId: delivery.id,
  userId: learner.id,
  sessionId,
  problemInstanceId,
  isInView: true,
  isLearners: true,
  after: undefined,
})

type Page = ReturnType<typeof pageOf>

/** Pages that are seen at these times, in seconds. */
async function see(times: readonly (readonly [seconds: number, ...pages: readonly Page[]])[]): Promise<void> {
  const start = moment('10:00:00').getTime()
  for (const [seconds, ...pages] of times) await recordPresence(api.db, pages, new Date(start + seconds * 1000))
}

async function secondsOf(problemInstanceId: number): Promise<number | undefined> {
  const query = api.db.selectFrom('problemTimes').select('activeSeconds')
  return (await query.where('problemInstanceId', '=', problemInstanceId).executeTakeFirst())?.activeSeconds
}

it('adds the time between two looks to the problem that is open', async () => {
  const sat = await sit(api, {}, { problems: [problemContent(), problemContent()] })
  const [first = 0, second = 0] = sat.ids
  await see([
    [0, pageOf(sat, first)],
    [10, pageOf(sat, first)],
    [21, pageOf(sat, first)],
    [31, pageOf(sat, second)],
    [41, pageOf(sat, second)],
  ])
  expect([await secondsOf(first), await secondsOf(second)]).toEqual([31, 20])
})

it('counts no longer than 30 seconds for what was not looked at, and nothing out of view', async () => {
  const sat = await sit(api)
  const page = pageOf(sat, sat.id)
  await see([
    [0, page],
    [600, page],
    [610, { ...page, isInView: false }],
    [620, { ...page, isInView: false }],
    [630, page],
  ])
  expect(await secondsOf(sat.id)).toBe(50)
})

it('counts two windows of one learner once, and nobody else on a page', async () => {
  const sat = await sit(api)
  const pages = [pageOf(sat, sat.id), pageOf(sat, sat.id, 2)]
  await see([
    [0, ...pages],
    [10, ...pages],
  ])
  expect(await secondsOf(sat.id)).toBe(20)
  const other = await sit(api)
  await see([
    [0, { ...pageOf(other, sat.id) }],
    [10, { ...pageOf(other, other.id), isLearners: false }],
  ])
  expect([await secondsOf(sat.id), await secondsOf(other.id)]).toEqual([20, undefined])
})

it('counts nothing while staff have paused the learner', async () => {
  const sat = await sit(api)
  const statuses = api.db.updateTable('learnerStatuses').where('userId', '=', sat.learner.id)
  await statuses.set({ pausedAt: moment('09:59:00') }).execute()
  await see([[0, pageOf(sat, sat.id)]])
  expect(await secondsOf(sat.id)).toBeUndefined()
})

it('shows in the statistics from five learners on', async () => {
  const sat = await sit(api, { isFinishedByHand: true }, { learners: 6 })
  for (const [index, learner] of sat.course.learners.entries()) {
    const sitter = createSitter(api, learner, sat.delivery.id)
    const [problem] = (await sitter.start()).data.problems
    const page = { ...pageOf(sat, problem?.problemInstanceId ?? 0), userId: learner.id }
    await see(Array.from({ length: index + 1 }, (_, step) => [step * 10, page] as const))
    if (index < 5) await sitter.finish()
  }
  const ask = async () =>
    await api.call(statisticsCalls.getStatistics, {
      as: sat.course.instructor,
      params: { groupAssessmentId: sat.delivery.id },
    })
  expect((await ask()).data.problems[0]?.time).toEqual({ n: 5, quartiles: [20, 30, 40] })
})
