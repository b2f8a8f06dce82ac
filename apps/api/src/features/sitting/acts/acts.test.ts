import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { auditCalls, examActCalls, resultCalls, sittingCalls, type ExamAct } from '@isomorph/contract'
import { createEvaluation } from '@isomorph/evaluation'
import { createSitter } from '../../../testing/deliveries.ts'
import { addPerson, type TestPerson } from '../../../testing/people.ts'
import { at, moment, sit } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { sweepDeadlines } from '../finish/sweep-deadlines.ts'

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

type Sat = Awaited<ReturnType<typeof sit>>
type Kind<K extends ExamAct['kind']> = Omit<Extract<ExamAct, { kind: K }>, 'clientKey' | 'learners' | 'reason'>
type AnyKind = { [K in ExamAct['kind']]: Kind<K> }[ExamAct['kind']]
type Further = Partial<Pick<ExamAct, 'clientKey' | 'learners' | 'reason'>>

const anHour = { timeLimitMinutes: 60 }
const sweep = (time: string) => sweepDeadlines({ database: api.database, marker }, moment(time))
const setTime = (time: string) => api.clock.set(moment(time))

const act = ({ course, delivery }: Sat, kind: AnyKind, further: Further = {}, as: TestPerson = course.instructor) =>
  api.call(examActCalls.actOnLearners, {
    as,
    params: { groupAssessmentId: delivery.id },
    body: { clientKey: randomUUID(), learners: 'everyone', reason: 'Fire alarm.', ...further, ...kind },
  })
const done = (sat: Sat, others: number[] = []) => ({ acted: [sat.learner.id, ...others], refused: [] })
const refusals = (answer: Awaited<ReturnType<typeof act>>) => answer.data.refused.map(({ because }) => because)
const scheduleOf = async ({ sitter }: Sat) => (await sitter.look()).data.schedule

/** One learner is at work; the second has not started. */
async function room(settings: object = anHour) {
  const sat = await sit(api, settings, { learners: 2 })
  const idle = sat.course.learners[1] as TestPerson
  return { ...sat, idle, one: { learners: [sat.learner.id] } }
}

describe('more time', () => {
  it('moves the end of everybody by what it says, also of those who start later', async () => {
    const sat = await room({ ...anHour, dueAt: at('11:05:00') })
    expect((await act(sat, { kind: 'grantTime', minutes: 10 })).data).toEqual(done(sat, [sat.idle.id]))
    expect(await scheduleOf(sat)).toMatchObject({ deadline: at('11:10:00'), dueAt: at('11:15:00') })
    setTime('10:10:00')
    const { data } = await createSitter(api, sat.idle, sat.delivery.id).start()
    expect(data.schedule).toMatchObject({ timeLimitSeconds: 4200, deadline: at('11:15:00') })
  })

  it('arrives near the close: work in it counts and is not late', async () => {
    const sat = await room({ dueAt: at('10:30:00'), latePenaltyPercent: 50 })
    setTime('10:29:00')
    await act(sat, { kind: 'grantTime', minutes: 10 }, sat.one)
    setTime('10:39:30')
    expect((await sat.sitter.submit(sat.id, sat.right)).data).toMatchObject({
      earnedPoints: 10,
      attempts: [{ daysLate: 0 }],
    })
  })

  it('reopens for whoever time has just stopped, and no one else', async () => {
    const sat = await room()
    await sat.sitter.draft(sat.id, '1', 0)
    await sweep('11:00:16')
    setTime('11:05:00')
    expect((await act(sat, { kind: 'grantTime', minutes: 4 }, sat.one)).data.refused).toEqual([
      { userId: sat.learner.id, because: 'timeIsOver' },
    ])
    await act(sat, { kind: 'grantTime', minutes: 20 }, sat.one)
    expect(await scheduleOf(sat)).toMatchObject({ finishedAt: null, deadline: at('11:20:00') })
    expect((await sat.sitter.submit(sat.id, sat.right)).data).toMatchObject({ attemptsUsed: 2, earnedPoints: 10 })
  })

  it('is taken back, at most what was given, and two minutes are left', async () => {
    const sat = await room()
    await act(sat, { kind: 'grantTime', minutes: 30 }, sat.one)
    await act(sat, { kind: 'grantTime', minutes: -10 }, sat.one)
    expect((await scheduleOf(sat)).deadline).toBe(at('11:20:00'))
    setTime('11:10:00')
    await act(sat, { kind: 'grantTime', minutes: -20 }, sat.one)
    expect((await scheduleOf(sat)).deadline).toBe(at('11:12:00'))
    expect(refusals(await act(sat, { kind: 'grantTime', minutes: -20 }, sat.one))).toEqual(['nothingToUndo'])
    const fresh = await room()
    expect(refusals(await act(fresh, { kind: 'grantTime', minutes: -5 }))).toEqual(['nothingToUndo', 'nothingToUndo'])
  })

  it('moves the end of a reopened sitting, too', async () => {
    const sat = await room()
    await sweep('11:00:16')
    setTime('11:10:00')
    await act(sat, { kind: 'reopen', minutes: 15 }, sat.one)
    expect((await scheduleOf(sat)).deadline).toBe(at('11:25:00'))
    await act(sat, { kind: 'grantTime', minutes: 5 }, sat.one)
    expect((await scheduleOf(sat)).deadline).toBe(at('11:30:00'))
  })

  it('is refused, by name, to those who have no end, are done, or do not learn here', async () => {
    const sat = await room({})
    expect(refusals(await act(sat, { kind: 'grantTime', minutes: 5 }))).toEqual(['noEnd', 'noEnd'])
    const exam = await room({ ...anHour, isFinishedByHand: true })
    await exam.sitter.finish()
    const learners = [exam.learner.id, exam.idle.id, exam.course.instructor.id]
    expect((await act(exam, { kind: 'grantTime', minutes: 5 }, { learners })).data).toEqual({
      acted: [exam.idle.id],
      refused: [
        { userId: exam.course.instructor.id, because: 'notALearner' },
        { userId: exam.learner.id, because: 'finished' },
      ],
    })
    expect((await act(exam, { kind: 'grantTime', minutes: 5 }, { learners: 'unfinished' })).data).toEqual({
      acted: [exam.idle.id],
      refused: [],
    })
  })
})

describe('a pause', () => {
  it('hides the statement and takes no work, but for ten seconds', async () => {
    const sat = await room()
    setTime('10:20:00')
    expect((await act(sat, { kind: 'pause' }, sat.one)).data).toEqual(done(sat))
    setTime('10:20:09')
    expect((await sat.sitter.draft(sat.id, '1', 0)).data.isApplied).toBe(true)
    expect((await sat.sitter.submit(sat.id, '1')).status).toBe(200)
    setTime('10:20:11')
    expect((await sat.sitter.draft(sat.id, '2', 1)).data).toMatchObject({
      isApplied: false,
      schedule: { deadline: null, pausedAt: at('10:20:00') },
    })
    expect((await sat.sitter.submit(sat.id, '2')).error.type).toBe('urn:isomorph:paused')
    const { data } = await sat.sitter.page(sat.id)
    expect(data).toMatchObject({ statementHtml: '', answerFields: [], earnedPoints: null })
    expect(data.closedReason).toContain('paused')
    expect(JSON.stringify((await sat.sitter.look()).data)).not.toContain('a = ')
  })

  it('ends with all the time that was left, past limit, due date and close', async () => {
    const sat = await room({ ...anHour, dueAt: at('10:50:00'), latePenaltyPercent: 50 })
    setTime('10:45:00')
    await act(sat, { kind: 'pause' }, sat.one)
    await sweep('12:00:00')
    expect((await scheduleOf(sat)).finishedAt).toBeNull()
    setTime('12:00:00')
    expect((await act(sat, { kind: 'continue' }, sat.one)).data).toEqual(done(sat))
    expect(await scheduleOf(sat)).toMatchObject({ deadline: at('12:05:00'), dueAt: at('12:05:00'), pausedAt: null })
    expect((await sat.sitter.page(sat.id)).data.statementHtml).toContain('a = ')
    setTime('12:04:00')
    expect((await sat.sitter.submit(sat.id, sat.right)).data).toMatchObject({ earnedPoints: 10 })
    await sweep('12:05:16')
    expect((await scheduleOf(sat)).finishReason).toBe('timeExpired')
  })

  it('keeps back what dates would release, and keys from all who wait for them', async () => {
    const sat = await room({
      dueAt: at('11:00:00'),
      correctnessRelease: 'afterDue',
      answersRelease: 'afterDue',
      scoresRelease: 'afterDue',
    })
    const other = createSitter(api, sat.idle, sat.delivery.id)
    const otherId = (await other.start()).data.problems[0]?.problemInstanceId as number
    await sat.sitter.submit(sat.id, sat.right)
    await act(sat, { kind: 'pause' }, sat.one)
    await sweep('11:00:16')
    setTime('11:10:00')
    const { data } = await sat.sitter.page(sat.id)
    expect([data.answers, data.earnedPoints, data.attempts[0]?.percent]).toEqual([null, null, null])
    expect((await sat.sitter.look()).data.points).toBeNull()
    expect((await other.page(otherId)).data.answers).toBeNull()
  })

  it('is neither begun twice nor ended twice, and nothing is finished in it', async () => {
    const sat = await room({ ...anHour, isFinishedByHand: true })
    const both = await Promise.all([act(sat, { kind: 'pause' }, sat.one), act(sat, { kind: 'pause' }, sat.one)])
    expect(both.flatMap(refusals)).toEqual(['paused'])
    expect((await sat.sitter.finish()).error.type).toBe('urn:isomorph:paused')
    setTime('10:10:00')
    const ends = await Promise.all([act(sat, { kind: 'continue' }, sat.one), act(sat, { kind: 'continue' }, sat.one)])
    expect(ends.flatMap(refusals)).toEqual(['notPaused'])
    expect((await scheduleOf(sat)).deadline).toBe(at('11:10:00'))
  })

  it('is refused where nobody works or time is over', async () => {
    const sat = await room()
    expect((await act(sat, { kind: 'pause' }, { learners: [sat.idle.id] })).data.refused).toEqual([
      { userId: sat.idle.id, because: 'notStarted' },
    ])
    setTime('11:00:05')
    expect(refusals(await act(sat, { kind: 'pause' }, sat.one))).toEqual(['timeIsOver'])
  })
})

describe('the end by staff', () => {
  it('is a deadline: what was typed is submitted, and what is on its way counts', async () => {
    const sat = await room()
    await sat.sitter.draft(sat.id, sat.right, 0)
    setTime('10:30:00')
    expect((await act(sat, { kind: 'finish' }, sat.one)).data).toEqual(done(sat))
    expect((await scheduleOf(sat)).deadline).toBe(at('10:30:00'))
    setTime('10:30:05')
    expect((await sat.sitter.draft(sat.id, sat.right, 1)).data.isApplied).toBe(true)
    await sweep('10:30:16')
    expect((await sat.sitter.page(sat.id)).data).toMatchObject({ earnedPoints: 10, attempts: [{ source: 'deadline' }] })
    setTime('10:31:00')
    expect((await sat.sitter.submit(sat.id, '1')).status).toBe(202)
  })

  it('is undone by reopening, and not by more time', async () => {
    const sat = await room()
    await act(sat, { kind: 'finish' }, sat.one)
    expect(refusals(await act(sat, { kind: 'grantTime', minutes: 5 }, sat.one))).toEqual(['timeIsOver'])
    expect(refusals(await act(sat, { kind: 'reopen' }, sat.one))).toEqual(['needsMinutes'])
    await act(sat, { kind: 'reopen', minutes: 5 }, sat.one)
    expect(await scheduleOf(sat)).toMatchObject({ finishedAt: null, deadline: at('11:00:00') })
  })

  it('ends a pause with it', async () => {
    const sat = await room()
    await act(sat, { kind: 'pause' }, sat.one)
    setTime('10:10:00')
    await act(sat, { kind: 'finish' }, sat.one)
    expect(await scheduleOf(sat)).toMatchObject({ pausedAt: null, deadline: at('10:10:00') })
  })
})

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
