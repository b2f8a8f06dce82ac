import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { examNewsCalls, resultCalls, type DeliverySettings, type News } from '@isomorph/contract'
import { createSitter, essayQuestion, problemContent } from '../../../testing/deliveries.ts'
import type { TestPerson } from '../../../testing/people.ts'
import { moment, sit } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { appealWorld } from '../appeals/appeals.fixtures.ts'
import { createDeciders, createSenders, until } from '../late-evidence/late-evidence.fixtures.ts'
import { recordPresence } from './presence.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ isListening: true })
})
afterAll(() => api.close())
afterEach(() => api.clock.set(null))

const { submitAt } = createSenders(() => api)
const { listOf, decide } = createDeciders(() => api)

type Sat = Awaited<ReturnType<typeof sit>>

async function ask({ delivery }: Pick<Sat, 'delivery'>, as: TestPerson, after?: string) {
  const query = after === undefined ? {} : { after }
  return (await api.call(examNewsCalls.awaitNews, { as, params: { groupAssessmentId: delivery.id }, query })).data
}

/** A page of the learner that waits while something is done, and what it hears of it. */
async function heardOf(sat: Pick<Sat, 'delivery' | 'learner'>, act: () => Promise<{ readonly status: number }>) {
  const { token, news } = await ask(sat, sat.learner)
  const heard: { answer: News | null } = { answer: null }
  void ask(sat, sat.learner, token).then((answer) => (heard.answer = answer))
  expect((await act()).status).toBe(200)
  await vi.waitFor(() => expect(heard.answer?.news).toBeTruthy(), { timeout: 10_000, interval: 10 })
  return (heard.answer?.news?.schedule.pagesVersion ?? 0) - (news?.schedule.pagesVersion ?? 0)
}

const markEssay = ({ course, delivery, id }: Sat, percent: number, markingNumber: number) =>
  api.call(resultCalls.scoreManually, {
    as: course.grader,
    params: { groupAssessmentId: delivery.id, problemInstanceId: id, attemptNumber: 1, questionKey: 1 },
    body: { percent, markingNumber, comment: 'Well argued.' },
  })

const byHand = { reason: 'Misprint.', learnerNote: '', kind: 'points' as const, value: 7 }

async function essay(settings: Partial<DeliverySettings> = {}) {
  const sat = await sit(api, settings, { problems: [problemContent(essayQuestion(1))], learners: 2 })
  await sat.sitter.submit(sat.id, 'because it is so')
  return sat
}

describe('a page that a learner has open', () => {
  it('hears of a mark by a person, which no other page does', async () => {
    const sat = await essay()
    const other = sat.course.learners[1] as TestPerson
    await createSitter(api, other, sat.delivery.id).start()
    const before = await ask(sat, other)
    expect(await heardOf(sat, () => markEssay(sat, 80, 1))).toBe(1)
    expect(await heardOf(sat, () => markEssay(sat, 90, 2))).toBe(1)
    expect((await ask(sat, other)).token).toBe(before.token)
    // Pages that are fetched, and drafts that are answered, say the same.
    expect((await sat.sitter.page(sat.id)).data.schedule.pagesVersion).toBe(2)
    expect((await sat.sitter.look()).data.schedule.pagesVersion).toBe(2)
    expect((await sat.sitter.draft(sat.id, '7', 0)).data.schedule.pagesVersion).toBe(2)
  })

  it('hears of points set by hand for a problem and for the total, and of their undoing', async () => {
    const sat = await essay()
    const { course, delivery, learner, id } = sat
    const as = course.grader
    const onResult = { groupAssessmentId: delivery.id, problemInstanceId: id }
    const onTotal = { groupAssessmentId: delivery.id, userId: learner.id }
    const body = () => ({ ...byHand, clientKey: randomUUID(), replaces: null })
    expect(
      await heardOf(sat, () => api.call(resultCalls.setResultOverride, { as, params: onResult, body: body() })),
    ).toBe(1)
    expect(
      await heardOf(sat, () => api.call(resultCalls.setScoreOverride, { as, params: onTotal, body: body() })),
    ).toBe(1)
    const { data } = await api.call(resultCalls.getResults, { as, params: { groupAssessmentId: delivery.id } })
    const row = data.learners.find((each) => each.learner.id === learner.id)
    const [ofTotal, ofResult] = [row?.override?.id ?? 0, row?.cells[0]?.override?.id ?? 0]
    const [query, resultQuery] = [{ overrideId: ofTotal }, { overrideId: ofResult }]
    expect(await heardOf(sat, () => api.call(resultCalls.withdrawScoreOverride, { as, params: onTotal, query }))).toBe(
      1,
    )
    expect(
      await heardOf(sat, () =>
        api.call(resultCalls.withdrawResultOverride, { as, params: onResult, query: resultQuery }),
      ),
    ).toBe(1)
  })

  it('hears of the answer to an appeal that leaves the mark as it is', async () => {
    const world = await appealWorld(api)
    await world.raise()
    await world.queue()
    expect(await heardOf(world, () => world.mark(0, 'The sign is wrong.'))).toBe(1)
  })

  it('hears of late work that is accepted, declined or left open again', async () => {
    api.clock.set(moment('10:00:00'))
    const sat = await sit(api, until())
    await submitAt(sat, '10:41:00', sat.right, { clientAt: '10:29:50' })
    const decided = async (state: 'accepted' | 'declined' | 'waiting', reason: string) => {
      const rows = await listOf(sat)
      return await heardOf(sat, () => decide(sat, rows, state, reason))
    }
    expect(await decided('declined', 'Too late.')).toBe(1)
    expect(await decided('waiting', '')).toBe(1)
    expect(await decided('accepted', 'The network failed.')).toBe(1)
  })

  it('hears of marks after the learner has finished, too', async () => {
    const sat = await essay({ isFinishedByHand: true })
    await sat.sitter.finish()
    expect(await heardOf(sat, () => markEssay(sat, 80, 1))).toBe(1)
  })
})

it('pages of those who have finished count neither as seen nor as time on a problem', async () => {
  const sat = await essay({ isFinishedByHand: true })
  const page = {
    groupAssessmentId: sat.delivery.id,
    userId: sat.learner.id,
    sessionId: 1,
    problemInstanceId: sat.id,
    isInView: true,
    isLearners: true,
    after: undefined,
  }
  const seen = async () => {
    const presence = api.db.selectFrom('learnerPresence').select('seenAt').where('userId', '=', sat.learner.id)
    const times = api.db.selectFrom('problemTimes').select('activeSeconds').where('problemInstanceId', '=', sat.id)
    return [(await presence.executeTakeFirst())?.seenAt, (await times.executeTakeFirst())?.activeSeconds]
  }
  await recordPresence(api.db, [page], moment('10:00:00'))
  const before = await seen()
  expect(before).toEqual([moment('10:00:00'), 10])
  await sat.sitter.finish()
  await recordPresence(api.db, [page], moment('10:00:10'))
  expect(await seen()).toEqual(before)
})
