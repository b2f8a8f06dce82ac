import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { examActCalls, type ExamAct } from '@isomorph/contract'
import { createSitter } from '../../../testing/deliveries.ts'
import { sit } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { keepAsking, type AskingPage } from './asking-pages.fixtures.ts'
import { createCuttingProxy } from './cutting-proxy.fixtures.ts'

/**
 * A thousand pages wait behind a proxy that cuts each connection 20 seconds after it was opened. Each has to hear of each act of staff,
 * and of each once. How long that takes depends on the machine: it is written out beside the goal, and not expected.
 */

const learnerCount = 1000
const cutMilliseconds = 20_000
/** No divisor of it, so that acts fall before, into and after the cuts. */
const betweenActs = 3700
const leastActs = 8
const goalMilliseconds = 2000
/** Nobody has heard of an act by then: it is lost. */
const patienceMilliseconds = 120_000

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
  /** Each end of time that it was told of, and when, in the order of the answers. */
  readonly heard: { readonly deadline: number; readonly at: number }[]
}

function createPage(): Page {
  const heard: Page['heard'] = []
  const hear: Page['hear'] = ({ schedule }) =>
    void heard.push({ deadline: Date.parse(schedule.deadline ?? ''), at: performance.now() })
  return { cuts: 0, refusals: 0, heard, hear }
}

async function until(condition: () => boolean): Promise<void> {
  for (const end = performance.now() + patienceMilliseconds; !condition(); await wait(20))
    if (performance.now() > end) return
}

function reportDelays(delays: readonly number[], acts: number): void {
  const sorted = delays.toSorted((a, b) => a - b)
  const quantile = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN)
  const late = delays.filter((delay) => delay > goalMilliseconds).length
  process.stdout.write(
    `${acts} acts, ${learnerCount} pages: median ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms, slowest ${quantile(1)} ms; ` +
      `${late} of ${delays.length} later than ${goalMilliseconds} ms; ${proxy.cuts()} connections cut\n`,
  )
}

it('tells each of a thousand pages of each act once, though a proxy cuts every connection', async () => {
  const { course, delivery } = await sit(api, { timeLimitMinutes: 600 }, { learners: learnerCount })
  for (const learner of course.learners.slice(1)) await createSitter(api, learner, delivery.id).start()
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
  const grant = async () => {
    const body: ExamAct = {
      kind: 'grantTime',
      minutes: 1,
      clientKey: randomUUID(),
      learners: 'everyone',
      reason: 'Fire alarm.',
    }
    const params = { groupAssessmentId: delivery.id }
    const { data } = await api.call(examActCalls.actOnLearners, { as: course.instructor, params, body })
    expect(data.acted).toHaveLength(learnerCount)
    return performance.now()
  }
  await until(() => pages.every(({ heard }) => heard.length > 0))
  const committed: number[] = []
  // Until each connection was cut twice, so that some answers were lost on their way.
  while (committed.length < leastActs || proxy.cuts() < 2 * learnerCount) {
    committed.push(await grant())
    await until(() => pages.every(({ heard }) => heard.length > committed.length))
    await wait(betweenActs)
  }
  room.isOver = true
  await grant()
  await Promise.all(asking)
  const acts = committed.length
  const minutesHeard = (page: Page) =>
    page.heard.slice(0, acts + 1).map(({ deadline }) => (deadline - (page.heard[0]?.deadline ?? 0)) / 60_000)
  const everyAct = Array.from({ length: acts + 1 }, (_, index) => index)
  for (const page of pages) expect(minutesHeard(page)).toEqual(everyAct)
  expect(pages.filter(({ heard }) => heard.length > acts + 2)).toEqual([])
  expect(pages.filter(({ refusals }) => refusals > 0)).toEqual([])
  const delays = pages.flatMap(({ heard }) => committed.map((at, act) => Math.max(0, (heard[act + 1]?.at ?? 0) - at)))
  reportDelays(delays, acts)
}, 1_800_000)
