import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { auditCalls, resultCalls, sittingCalls } from '@isomorph/contract'
import { createEvaluation } from '@isomorph/evaluation'
import { addPerson } from '../../../testing/people.ts'
import { at, moment, sit } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { sweepDeadlines } from '../finish/sweep-deadlines.ts'
import { anHour, createActs, type Sat } from './acts.fixtures.ts'

let api: TestApi
const marker = createEvaluation()
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => api.clock.set(moment('10:00:00')))
afterAll(async () => {
  await api.close()
  await marker.close()
})

const { act, done, refusals, scheduleOf, room } = createActs(() => api)
const sweep = (time: string) => sweepDeadlines({ database: api.database, marker }, moment(time))
const setTime = (time: string) => api.clock.set(moment(time))

describe('attempts and excuses', () => {
  it('gives another attempt at each problem', async () => {
    const sat = await room({ ...anHour, attemptsAllowed: 1 })
    await sat.sitter.submit(sat.id, '1')
    expect((await sat.sitter.submit(sat.id, '2')).error.type).toBe('urn:isomorph:no-attempts-left')
    await act(sat, { kind: 'grantAttempts', attempts: 1 }, sat.one)
    expect((await sat.sitter.submit(sat.id, sat.right)).data).toMatchObject({ attemptsUsed: 2, earnedPoints: 10 })
    expect(refusals(await act(await room({ attemptsAllowed: null }), { kind: 'grantAttempts', attempts: 1 }))).toEqual([
      'unlimitedAttempts',
      'unlimitedAttempts',
    ])
  })

  it('excuses and takes it back; work stays, and statistics count it only then', async () => {
    const sat = await room()
    await sat.sitter.submit(sat.id, sat.right)
    const seen = async () => {
      const params = { groupAssessmentId: sat.delivery.id }
      const { data } = await api.call(resultCalls.getResults, { as: sat.course.instructor, params })
      const row = data.learners.find(({ learner }) => learner.id === sat.learner.id)
      return [row?.status, row?.points, data.statistics.started, data.statistics.learners]
    }
    await act(sat, { kind: 'excuse' }, sat.one)
    expect(await seen()).toEqual(['Excused', 10, 0, 1])
    expect(refusals(await act(sat, { kind: 'excuse' }))).toEqual(['excused'])
    expect((await act(sat, { kind: 'unexcuse' })).data).toEqual(done(sat, [sat.idle.id]))
    expect(await seen()).toEqual(['InProgress', 10, 1, 2])
  })
})

it('excuses somebody once where two people do so at once, and says so to the second', async () => {
  const sat = await room()
  const both = await Promise.all([1, 2].map(async () => await act(sat, { kind: 'excuse' }, sat.one)))
  expect(both.flatMap(({ data }) => data.acted)).toEqual([sat.learner.id])
  expect(both.flatMap(refusals)).toEqual(['excused'])
})

describe('the log of an act', () => {
  const logged = async ({ delivery, learner }: Sat) =>
    await api.db
      .selectFrom('learnerStatusEvents')
      .select(['kind', sql<Date | null>`(detail->>'deadline')::timestamptz`.as('deadline')])
      .where('groupAssessmentId', '=', delivery.id)
      .where('userId', '=', learner.id)
      .where('clientKey', 'is not', null)
      .orderBy('id')
      .execute()

  it('says until when the sitting goes after it', async () => {
    const sat = await room()
    await act(sat, { kind: 'grantTime', minutes: 10 })
    await act(sat, { kind: 'excuse' })
    await act(sat, { kind: 'pause' })
    await act(sat, { kind: 'unexcuse' })
    setTime('10:20:00')
    await act(sat, { kind: 'continue' })
    expect(await logged(sat)).toEqual([
      { kind: 'ExtraTimeGranted', deadline: moment('11:10:00') },
      { kind: 'Excused', deadline: moment('11:10:00') },
      { kind: 'Paused', deadline: null },
      { kind: 'Unexcused', deadline: null },
      { kind: 'Continued', deadline: moment('11:30:00') },
    ])
  })

  it.each([
    ['excuse', 1],
    ['pause', 2],
  ] as const)('needs no schedules of its own: to %s reads them %d times', async (kind, expected) => {
    const sat = await room()
    const queries = vi.spyOn(pg.Client.prototype, 'query')
    await act(sat, { kind })
    const reads = queries.mock.calls.filter(([query]) => JSON.stringify(query).includes('from learner_schedules'))
    queries.mockRestore()
    expect(reads).toHaveLength(expected)
  })
})

describe('an act', () => {
  it('is done once, however often it is asked for, and answered as the first time', async () => {
    const sat = await room()
    const clientKey = randomUUID()
    const grant = () => act(sat, { kind: 'grantTime', minutes: 10 }, { clientKey })
    const answers = await Promise.all([grant(), grant(), grant()])
    expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 3 }, () => done(sat, [sat.idle.id])))
    expect((await scheduleOf(sat)).deadline).toBe(at('11:10:00'))
    expect((await act(sat, { kind: 'pause' }, { clientKey })).error.type).toBe('urn:isomorph:key-of-other-act')
  })

  it('is refused where its key comes again with other content', async () => {
    const sat = await room()
    const both = [sat.learner.id, sat.idle.id]
    const clientKey = randomUUID()
    const grant = (minutes: number, further: object = {}) =>
      act(sat, { kind: 'grantTime', minutes }, { clientKey, learners: both, ...further })
    await grant(10)
    expect((await grant(10, { learners: both.toReversed() })).data).toEqual(done(sat, [sat.idle.id]))
    for (const other of [grant(20), grant(10, { learners: 'everyone' }), grant(10, { reason: 'Once more.' })])
      expect((await other).error.type).toBe('urn:isomorph:key-of-other-act')
    expect((await scheduleOf(sat)).deadline).toBe(at('11:10:00'))
  })

  it('adds up with what another person does at the same time', async () => {
    const sat = await room()
    await Promise.all([1, 2, 3].map(() => act(sat, { kind: 'grantTime', minutes: 5 })))
    expect((await scheduleOf(sat)).deadline).toBe(at('11:15:00'))
  })

  it('holds while the sweeper runs', async () => {
    const sats = await Promise.all(Array.from({ length: 4 }, () => room()))
    for (const { sitter, id } of sats) await sitter.draft(id, '1', 0)
    setTime('11:00:20')
    const [, ...answers] = await Promise.all([
      sweep('11:00:20'),
      ...sats.map((sat) => act(sat, { kind: 'grantTime', minutes: 30 }, sat.one)),
      sweep('11:00:20'),
    ])
    expect(answers).toHaveLength(5)
    for (const sat of sats) expect(await scheduleOf(sat)).toMatchObject({ finishedAt: null, deadline: at('11:30:00') })
  })

  it.each(['grantTime', 'excuse'] as const)('takes as many statements for thirty as for one: %s', async (kind) => {
    const sat = await sit(api, anHour, { learners: 30 })
    const statementsOf = async (learners: number[]) => {
      const queries = vi.spyOn(pg.Client.prototype, 'query')
      const asked = kind === 'grantTime' ? { kind, minutes: 5 } : { kind }
      expect((await act(sat, asked, { learners })).data.acted).toHaveLength(learners.length)
      const count = queries.mock.calls.length
      queries.mockRestore()
      return count
    }
    const [first, ...others] = sat.course.learners.map(({ id }) => id)
    expect(await statementsOf(others)).toBe(await statementsOf([first as number]))
  })

  it('is told in the log of each sitting and in the audit log, with its reason', async () => {
    const sat = await room()
    await act(sat, { kind: 'grantTime', minutes: 10 }, sat.one)
    const events = await api.db
      .selectFrom('learnerStatusEvents')
      .select(['kind', 'actorUserId', 'detail'])
      .where('groupAssessmentId', '=', sat.delivery.id)
      .orderBy('id')
      .execute()
    expect(events.at(-1)).toMatchObject({
      kind: 'ExtraTimeGranted',
      actorUserId: sat.course.instructor.id,
      detail: { minutes: 10, reason: 'Fire alarm.' },
    })
    const admin = await addPerson(api.db, `admin${sat.delivery.id}`, ['Admin'])
    const { data } = await api.call(auditCalls.searchAuditEvents, { as: admin })
    expect(data.items.find(({ action }) => action === 'groupAssessment.act')).toMatchObject({
      after: { kind: 'grantTime', minutes: 10, reason: 'Fire alarm.', userIds: [sat.learner.id] },
    })
  })

  it('is for those who may change the assessment, and names the field at fault', async () => {
    const sat = await room()
    expect((await act(sat, { kind: 'pause' }, {}, sat.course.grader)).status).toBe(403)
    expect((await act(sat, { kind: 'pause' }, {}, sat.learner)).status).toBe(403)
    expect((await act(sat, { kind: 'grantTime', minutes: 0 })).error.errors?.[0]?.path).toBe('minutes')
    expect((await act(sat, { kind: 'pause' }, { reason: ' ' })).error.errors?.[0]?.path).toBe('reason')
    const params = { groupAssessmentId: sat.delivery.id, userId: sat.learner.id }
    const reopening = { clientKey: randomUUID(), end: { minutes: 5 }, reason: 'Again.' }
    await act(sat, { kind: 'finish' }, sat.one)
    setTime('10:01:00')
    const reopened = await api.call(sittingCalls.reopenSitting, { as: sat.course.instructor, params, body: reopening })
    expect(reopened.data.deadline).toBe(at('11:00:00'))
  })
})
