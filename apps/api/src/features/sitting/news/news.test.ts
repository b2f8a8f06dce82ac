import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { accommodationCalls, examActCalls, examNewsCalls, type ExamAct, type News } from '@isomorph/contract'
import { sql } from 'kysely'
import type { TestPerson } from '../../../testing/people.ts'
import { sit } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
/** A second process, which the learners are connected to. */
let other: TestApi
beforeAll(async () => {
  api = await createTestApi({ isListening: true })
  other = await createTestApi({ isListening: true, beside: api })
})
afterAll(async () => {
  await other.close()
  await api.close()
})

type Sat = Awaited<ReturnType<typeof sit>>

/** Within which staff's acts have to arrive. */
const twoSeconds = { timeout: 2000, interval: 10 }

const ask = async (at: TestApi, { delivery, learner }: Sat, after?: string, as: TestPerson = learner) =>
  await at.call(examNewsCalls.awaitNews, {
    as,
    params: { groupAssessmentId: delivery.id },
    query: after === undefined ? {} : { after },
  })

/** Asks without waiting for the answer. */
function askAside(at: TestApi, sat: Sat, after: string) {
  const asked: { answer: News | null } = { answer: null }
  void ask(at, sat, after).then(({ data }) => (asked.answer = data))
  return asked
}

const act = async (at: TestApi, { course, delivery }: Sat, kind: object = { kind: 'grantTime', minutes: 10 }) => {
  const common = { clientKey: randomUUID(), learners: 'everyone', reason: 'Fire alarm.' }
  const body = { ...common, ...kind } as ExamAct
  const params = { groupAssessmentId: delivery.id }
  expect((await at.call(examActCalls.actOnLearners, { as: course.instructor, params, body })).status).toBe(200)
}

/** How many statements the second process has sent to the database while something went on. */
async function statementsDuring(work: () => Promise<void>): Promise<number> {
  const queries = vi.spyOn(other.database.preparedPool, 'query')
  await work()
  const count = queries.mock.calls.length
  queries.mockRestore()
  return count
}

const deadlineOf = (news: News | null) => Date.parse(news?.news?.schedule.deadline ?? '')
const pause = async (milliseconds: number) => await new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('a page that waits', () => {
  it('hears in one process what staff did in another', async () => {
    const sat = await sit(api, { timeLimitMinutes: 60 })
    const { data: first } = await ask(other, sat)
    expect(first.news?.schedule.deadline).not.toBeNull()
    const asked = askAside(other, sat, first.token)
    await act(api, sat)
    await vi.waitFor(() => expect(asked.answer).not.toBeNull(), twoSeconds)
    expect(deadlineOf(asked.answer) - deadlineOf(first)).toBe(600_000)
    expect(asked.answer?.token).not.toBe(first.token)
  })

  it('is told at once what it has missed', async () => {
    const sat = await sit(api, { timeLimitMinutes: 60 })
    const { data: first } = await ask(other, sat)
    await act(api, sat, { kind: 'pause' })
    expect((await ask(other, sat, first.token)).data.news?.schedule.pausedAt).not.toBeNull()
    expect((await ask(other, sat, 'of another time')).data.news).not.toBeNull()
  })

  it('hears of what a person is granted everywhere', async () => {
    const sat = await sit(api, { timeLimitMinutes: 60 })
    const { data: first } = await ask(other, sat)
    const asked = askAside(other, sat, first.token)
    const body = {
      userIds: [sat.learner.id],
      fields: { extraMinutes: 5 },
      reason: 'Agreed.',
      groupId: sat.course.groupId,
    }
    await api.call(accommodationCalls.saveAccommodations, { as: sat.course.instructor, body })
    await vi.waitFor(() => expect(deadlineOf(asked.answer) - deadlineOf(first)).toBe(300_000), twoSeconds)
  })

  it('is not woken by work of learners', async () => {
    const sat = await sit(api, { timeLimitMinutes: 60 })
    const { data: first } = await ask(other, sat)
    const asked = askAside(other, sat, first.token)
    await vi.waitFor(() => expect(asked.answer).toBeNull())
    const statements = await statementsDuring(async () => {
      await sat.sitter.draft(sat.id, '1', 0)
      await sat.sitter.submit(sat.id, sat.right)
      await pause(300)
    })
    // One statement may be the first look of the page itself.
    expect(statements).toBeLessThanOrEqual(1)
    expect(asked.answer).toBeNull()
  })

  it('hears on after the news were interrupted', async () => {
    const sat = await sit(api, { timeLimitMinutes: 60 })
    const { data: first } = await ask(other, sat)
    const asked = askAside(other, sat, first.token)
    await pause(100)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen changed'`.execute(api.db)
    await act(api, sat)
    await vi.waitFor(() => expect(asked.answer?.news).toBeTruthy(), { timeout: 4000, interval: 20 })
  })
})

it('answers 1,000 pages within two seconds, reading them together and holding no connection', async () => {
  const sat = await sit(api, { timeLimitMinutes: 60 })
  const { data: first } = await ask(other, sat)
  const pages = Array.from({ length: 1000 }, () => askAside(other, sat, first.token))
  const { pool } = other.database
  await vi.waitFor(() => expect(pool.totalCount - pool.idleCount).toBe(0), { timeout: 20_000 })
  await pause(500)
  const statements = await statementsDuring(async () => {
    await act(api, sat)
    await vi.waitFor(() => expect(pages.every(({ answer }) => answer !== null)).toBe(true), {
      timeout: 4000,
      interval: 20,
    })
  })
  expect(statements).toBeLessThan(20)
}, 60_000)

it('ends what waits when the process stops, and forgets pages whose browser has gone', async () => {
  const third = await createTestApi({ isListening: true, beside: api })
  const sat = await sit(api, { timeLimitMinutes: 60 })
  const { data: first } = await ask(third, sat)
  await third.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = third.app.server.address() as AddressInfo
  const path = `/api/groupAssessments/${sat.delivery.id}/learnerStatuses/own?after=${first.token}`
  const headers = { authorization: `Bearer ${await third.tokenOf(sat.learner)}` }
  const gone = request({ port, path, headers }).on('error', () => undefined)
  gone.end()
  const answered = new Promise<number | undefined>((resolve, reject) => {
    const stays = request({ port, path, headers }, (response) => resolve(response.resume().statusCode))
    stays.on('error', reject).end()
  })
  await vi.waitFor(async () => expect(await connectionsOf(third)).toBe(2))
  gone.destroy()
  await vi.waitFor(async () => expect(await connectionsOf(third)).toBe(1))
  const begun = Date.now()
  await third.close()
  expect(await answered).toBe(200)
  expect(Date.now() - begun).toBeLessThan(3000)
})

async function connectionsOf({ app }: TestApi): Promise<number> {
  return await new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}
