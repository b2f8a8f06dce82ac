import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { examActCalls, examConsoleCalls, type ExamAct } from '@isomorph/contract'
import { createSitter } from '../../../testing/deliveries.ts'
import { sit } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { keepAsking, type AskingPage } from './asking-pages.fixtures.ts'
import { createCuttingProxy } from './cutting-proxy.fixtures.ts'

/**
 * A room of learners whose pages wait behind a proxy that cuts each connection 20 seconds after it was opened, sooner than the
 * product answers. Staff act before, while and after it cuts, so that answers are lost on their way.
 */

/** As many as one answer of the console holds, and fewer. */
const learnerCount = 300
const cutMilliseconds = 20_000
/** No divisor of it, so that acts fall before, into and after the cuts. */
const betweenActs = 3700

let api: TestApi
let proxy: Awaited<ReturnType<typeof createCuttingProxy>>
beforeAll(async () => {
  api = await createTestApi({ isListening: true })
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  proxy = await createCuttingProxy((api.app.server.address() as AddressInfo).port, cutMilliseconds)
}, 60_000)
afterAll(async () => {
  await proxy.close()
  await api.close()
})

interface Page extends AskingPage {
  /** The end of time that it was told of last. */
  deadline: string | null
  announcements: readonly string[]
}

function createPage(): Page {
  const page: Page = {
    deadline: null,
    announcements: [],
    cuts: 0,
    refusals: 0,
    hear: (news) => {
      page.deadline = news.schedule.deadline
      page.announcements = news.announcements.map(({ text }) => text)
    },
  }
  return page
}

it('lets no page miss an act, and shows nobody as lost, though a proxy cuts every connection', async () => {
  const { course, delivery } = await sit(api, { timeLimitMinutes: 600 }, { learners: learnerCount })
  for (const learner of course.learners) await createSitter(api, learner, delivery.id).start()
  const params = { groupAssessmentId: delivery.id }
  const staff = { as: course.instructor, params }
  const pages = course.learners.map(createPage)
  const room = { isOver: false }
  const asking = course.learners.map(async (learner, index) =>
    keepAsking(pages[index] as Page, {
      port: proxy.port,
      groupAssessmentId: delivery.id,
      token: await api.tokenOf(learner),
      isOver: () => room.isOver,
    }),
  )
  const until = async (condition: () => boolean) => {
    while (!condition()) await wait(50)
  }
  await until(() => pages.every(({ deadline }) => deadline !== null))
  const starts = new Map(pages.map((page) => [page, Date.parse(page.deadline ?? '')]))
  const grant = async () => {
    const act: ExamAct = {
      kind: 'grantTime',
      minutes: 1,
      clientKey: randomUUID(),
      learners: 'everyone',
      reason: 'Fire alarm.',
    }
    const { data } = await api.call(examActCalls.actOnLearners, { ...staff, body: act })
    expect(data.acted).toHaveLength(learnerCount)
  }
  const watched = async () => (await api.call(examConsoleCalls.watchLearners, { ...staff, query: {} })).data
  // Acts until there were two cuts for each page: in the middle of requests, of answers, and between them.
  let grants = 0
  for (; proxy.cuts() < 2 * learnerCount; grants += 1) {
    await grant()
    await wait(betweenActs)
  }
  const text = 'Question 2: use g = 9.81.'
  const body = { clientKey: randomUUID(), text, isUrgent: false, learners: 'everyone' as const }
  await api.call(examConsoleCalls.announce, { ...staff, body })
  const hasHeard = (page: Page) =>
    Date.parse(page.deadline ?? '') === (starts.get(page) ?? 0) + grants * 60_000 && page.announcements.includes(text)
  await until(() => pages.every(hasHeard))
  const { learners } = await watched()
  expect(learners).toHaveLength(learnerCount)
  expect(learners.filter(({ isConnected, lostSince }) => !isConnected || lostSince !== null)).toEqual([])
  room.isOver = true
  await api.call(examConsoleCalls.announce, {
    ...staff,
    body: { ...body, clientKey: randomUUID(), text: 'It is over.' },
  })
  await Promise.all(asking)
  expect(pages.reduce((sum, { cuts }) => sum + cuts, 0)).toBeGreaterThan(learnerCount)
  expect(pages.filter(({ refusals }) => refusals > 0)).toEqual([])
}, 600_000)
