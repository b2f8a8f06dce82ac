import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { Socket, type AddressInfo } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  accommodationCalls,
  examActCalls,
  examConsoleCalls,
  examNewsCalls,
  type ExamAct,
  type News,
} from '@isomorph/contract'
import { sql } from 'kysely'
import type { TestPerson } from '../../../testing/people.ts'
import { sit } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { disconnectionOf } from './disconnection.ts'

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

/** Long enough for a busy machine: how soon acts arrive is measured by `npm run bench -- exam-day`. */
const inTime = { timeout: 10_000, interval: 10 }

const ask = async (
  at: TestApi,
  { delivery, learner }: Pick<Sat, 'delivery' | 'learner'>,
  after?: string,
  as = learner,
) =>
  await at.call(examNewsCalls.awaitNews, {
    as,
    params: { groupAssessmentId: delivery.id },
    query: after === undefined ? {} : { after },
  })

/** Asks without waiting for the answer. */
function askAside(at: TestApi, sat: Sat, after: string, as: TestPerson = sat.learner) {
  const asked: { answer: News | null } = { answer: null }
  void ask(at, sat, after, as).then(({ data }) => (asked.answer = data))
  return asked
}

/** Asks again, as a page does, when it is sent away because of its person or session: what made them may be heard of late. */
function askUntilTold(at: TestApi, sat: Sat, after: string) {
  const asked: { answer: News | null } = { answer: null }
  const again = async (): Promise<void> => {
    const { status, data } = await ask(at, sat, after)
    if (status === 200 && data.news) asked.answer = data
    else await again()
  }
  void again()
  return asked
}

const act = async (at: TestApi, { course, delivery }: Sat, kind: object = { kind: 'grantTime', minutes: 10 }) => {
  const common = { clientKey: randomUUID(), learners: 'everyone', reason: 'Fire alarm.' }
  const body = { ...common, ...kind } as ExamAct
  const params = { groupAssessmentId: delivery.id }
  expect((await at.call(examActCalls.actOnLearners, { as: course.instructor, params, body })).status).toBe(200)
}

/** The people whose pages the second process compares with the database from now on, by statement. */
function watchReads() {
  const queries = vi.spyOn(other.database.preparedPool, 'query')
  const reads = () =>
    queries.mock.calls
      .map(([query]) => query as unknown as { readonly name: string; readonly values: readonly number[][] })
      .filter(({ name }) => name === 'news')
      .map(({ values }) => values[1] ?? [])
  return {
    reads,
    of: ({ id }: TestPerson) => reads().filter((ids) => ids.includes(id)).length,
    stop: (): void => {
      queries.mockRestore()
    },
  }
}

/** Asks in the second process, and waits until the page has been compared with the database. */
async function askAndWait(sat: Sat, after: string) {
  const { of, stop } = watchReads()
  const asked = askAside(other, sat, after)
  await vi.waitFor(() => expect(of(sat.learner)).toBeGreaterThan(0), inTime)
  stop()
  return asked
}

const deadlineOf = (news: News | null) => Date.parse(news?.news?.schedule.deadline ?? '')
const announcing = async ({ course, delivery }: Sat, text: string) =>
  await api.call(examConsoleCalls.announce, {
    as: course.instructor,
    params: { groupAssessmentId: delivery.id },
    body: { clientKey: randomUUID(), text, isUrgent: false, learners: 'everyone' },
  })
const textsOf = (news: News | null) => news?.news?.announcements.map(({ text }) => text)

describe('a page that waits', () => {
  it('hears in one process what staff did in another', async () => {
    const sat = await sit(api, { timeLimitMinutes: 60 })
    const { data: first } = await ask(other, sat)
    expect(first.news?.schedule.deadline).not.toBeNull()
    const asked = askAside(other, sat, first.token)
    await act(api, sat)
    await vi.waitFor(() => expect(asked.answer).not.toBeNull(), inTime)
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
    await vi.waitFor(() => expect(deadlineOf(asked.answer) - deadlineOf(first)).toBe(300_000), inTime)
  })

  it('hears that somebody is excused, and excused no longer', async () => {
    const sat = await sit(api, { timeLimitMinutes: 60 })
    const { data: first } = await ask(other, sat)
    expect(first.news?.isExcused).toBe(false)
    const excused = askAside(other, sat, first.token)
    await act(api, sat, { kind: 'excuse' })
    await vi.waitFor(() => expect(excused.answer?.news?.isExcused).toBe(true), inTime)
    const counted = askAside(other, sat, excused.answer?.token ?? '')
    await act(api, sat, { kind: 'unexcuse' })
    await vi.waitFor(() => expect(counted.answer?.news?.isExcused).toBe(false), inTime)
  })

  it('is not woken by work of learners', async () => {
    const [sat, second] = [await sit(api, { timeLimitMinutes: 60 }), await sit(api, { timeLimitMinutes: 60 })]
    const asked = await askAndWait(sat, (await ask(other, sat)).data.token)
    const heardLater = await askAndWait(second, (await ask(other, second)).data.token)
    const { of, stop } = watchReads()
    await sat.sitter.draft(sat.id, '1', 0)
    await sat.sitter.submit(sat.id, sat.right)
    // Notifications arrive in the order of their commits: by then one of the work would have arrived.
    await act(api, second)
    await vi.waitFor(() => expect(heardLater.answer).not.toBeNull(), inTime)
    expect(of(sat.learner)).toBe(0)
    expect(asked.answer).toBeNull()
    stop()
  })

  it('hears on after the news were interrupted', async () => {
    const sat = await sit(api, { timeLimitMinutes: 60 })
    const asked = await askAndWait(sat, (await ask(other, sat)).data.token)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen changed'`.execute(api.db)
    await act(api, sat)
    await vi.waitFor(() => expect(asked.answer?.news).toBeTruthy(), inTime)
  })

  it('hears of both announcements when the one that was numbered first is committed last', async () => {
    const sat = await sit(api, { timeLimitMinutes: 60 })
    const client = await api.database.pool.connect()
    await client.query('begin')
    await client.query(
      `insert into announcements (client_key, group_assessment_id, text, is_urgent, created_at)
       values ($1, $2, 'Committed last', false, now())`,
      [randomUUID(), sat.delivery.id],
    )
    await announcing(sat, 'Committed first')
    const { data: first } = await ask(other, sat)
    expect(textsOf(first)).toEqual(['Committed first'])
    const asked = await askAndWait(sat, first.token)
    await client.query('commit')
    client.release()
    await vi.waitFor(() => expect(textsOf(asked.answer)).toEqual(['Committed last', 'Committed first']), inTime)
  })

  it('hears of it later where the database could not be read, and the log says so', async () => {
    const sat = await sit(api, { timeLimitMinutes: 60 })
    const asked = await askAndWait(sat, (await ask(other, sat)).data.token)
    const warn = vi.spyOn(other.app.log, 'warn')
    const query = vi.spyOn(other.database.preparedPool, 'query').mockImplementationOnce(() => {
      throw new Error('The database is away.')
    })
    await act(api, sat)
    await vi.waitFor(() => expect(asked.answer?.news).toBeTruthy(), inTime)
    expect(warn).toHaveBeenCalledOnce()
    query.mockRestore()
    warn.mockRestore()
  })

  it('is told nothing more once its session has ended', async () => {
    const sat = await sit(api, { timeLimitMinutes: 60 })
    const { data: first } = await ask(other, sat)
    const asked = await askAndWait(sat, first.token)
    await api.db
      .updateTable('sessions')
      .set({ revokedAt: new Date(), revokedBecause: 'byPerson' })
      .where('userId', '=', sat.learner.id)
      .execute()
    await vi.waitFor(() => expect(asked.answer).toEqual({ token: first.token, news: null }), inTime)
    expect((await ask(other, sat, first.token)).status).toBe(401)
  })

  it('is one of at most ten of a person', async () => {
    const sat = await sit(api, { timeLimitMinutes: 60 })
    const { data: first } = await ask(other, sat)
    const pages = Array.from({ length: 10 }, () => askUntilTold(other, sat, first.token))
    await vi.waitFor(async () => expect((await ask(other, sat)).status).toBe(429), inTime)
    await act(api, sat)
    await vi.waitFor(() => expect(pages.every(({ answer }) => answer?.news)).toBe(true), inTime)
    expect((await ask(other, sat)).status).toBe(200)
  })
})

it('notices a connection that was closed before anybody listened to it', () => {
  const socket = new Socket()
  socket.destroy()
  const raw = { socket } as FastifyRequest['raw']
  expect(disconnectionOf({ raw }).signal.aborted).toBe(true)
})

it('answers 1,000 pages by reading them together, holding no connection', async () => {
  const sat = await sit(api, { timeLimitMinutes: 60 }, { learners: 100 })
  const people = sat.course.learners
  const tokens = await Promise.all(people.map(async (person) => (await ask(other, sat, undefined, person)).data.token))
  const { reads, stop } = watchReads()
  const pages = people.flatMap((person, index) =>
    Array.from({ length: 10 }, () => askAside(other, sat, tokens[index] ?? '', person)),
  )
  await vi.waitFor(() => expect(reads().flat()).toHaveLength(1000), { timeout: 20_000 })
  const { pool } = other.database
  await vi.waitFor(() => expect(pool.totalCount - pool.idleCount).toBe(0), inTime)
  const before = reads().length
  await act(api, sat)
  await vi.waitFor(() => expect(pages.every(({ answer }) => answer?.news)).toBe(true), inTime)
  expect(reads().length - before).toBeLessThan(20)
  stop()
}, 60_000)

it('ends what waits when the process stops, and forgets pages whose browser has hung up', async () => {
  const third = await createTestApi({ isListening: true, beside: api })
  const sat = await sit(api, { timeLimitMinutes: 60 })
  const { data: first } = await ask(third, sat)
  await third.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = third.app.server.address() as AddressInfo
  const path = `/api/groupAssessments/${sat.delivery.id}/learnerStatuses/own?after=${first.token}`
  const headers = { authorization: `Bearer ${await third.tokenOf(sat.learner)}` }
  const hungUp = request({ port, path, headers }).on('error', () => undefined)
  hungUp.end()
  const answered = new Promise<number | undefined>((resolve, reject) => {
    const stays = request({ port, path, headers }, (response) => resolve(response.resume().statusCode))
    stays.on('error', reject).end()
  })
  await vi.waitFor(async () => expect(await connectionsOf(third)).toBe(2))
  hungUp.destroy()
  await vi.waitFor(async () => expect(await connectionsOf(third)).toBe(1))
  await third.close()
  expect(await answered).toBe(200)
})

async function connectionsOf({ app }: TestApi): Promise<number> {
  return await new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}
