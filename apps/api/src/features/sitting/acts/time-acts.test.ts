import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resultCalls } from '@isomorph/contract'
import { createEvaluation } from '@isomorph/evaluation'
import { createSitter } from '../../../testing/deliveries.ts'
import { at, moment } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { sweepDeadlines } from '../finish/sweep-deadlines.ts'
import { anHour, createActs } from './acts.fixtures.ts'

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

  it('is refused where time is over, also before the start', async () => {
    const sat = await room({ dueAt: at('11:00:00') })
    setTime('11:00:05')
    expect(refusals(await act(sat, { kind: 'pause' }))).toEqual(['timeIsOver', 'timeIsOver'])
  })
})

describe('a start in a pause', () => {
  const idleIn = (sat: Awaited<ReturnType<typeof room>>) => createSitter(api, sat.idle, sat.delivery.id)

  it('is paused, and its end is that of the room, with a whole time limit', async () => {
    const sat = await room({ ...anHour, dueAt: at('11:30:00') })
    setTime('10:20:00')
    expect((await act(sat, { kind: 'pause' })).data).toEqual(done(sat, [sat.idle.id]))
    setTime('10:25:00')
    const late = idleIn(sat)
    const { data } = await late.start()
    expect(data.schedule).toMatchObject({ startedAt: at('10:25:00'), pausedAt: at('10:25:00'), deadline: null })
    const id = data.problems[0]?.problemInstanceId as number
    expect((await late.page(id)).data).toMatchObject({ closed: 'paused', statementHtml: '' })
    await sweep('11:40:00')
    setTime('11:40:00')
    expect((await act(sat, { kind: 'continue' })).data).toEqual(done(sat, [sat.idle.id]))
    const { schedule } = (await late.look()).data
    expect(schedule).toMatchObject({ pausedAt: null, finishedAt: null, deadline: at('12:40:00') })
    expect(schedule.dueAt).toBe((await scheduleOf(sat)).dueAt)
    expect((await late.page(id)).data.statementHtml).toContain('a = ')
  })

  it('is possible past the close, which does not come in a pause', async () => {
    const sat = await room({ dueAt: at('10:30:00') })
    setTime('10:20:00')
    await act(sat, { kind: 'pause' })
    setTime('10:35:00')
    const late = idleIn(sat)
    expect((await late.start()).status).toBe(200)
    setTime('10:40:00')
    await act(sat, { kind: 'continue' })
    expect((await late.look()).data.schedule.deadline).toBe(at('10:50:00'))
  })

  it('after the pause has the dates of the room and no more of the time limit', async () => {
    const sat = await room({ ...anHour, dueAt: at('11:30:00') })
    await act(sat, { kind: 'pause' })
    setTime('10:15:00')
    await act(sat, { kind: 'continue' })
    const { data } = await idleIn(sat).start()
    expect(data.schedule).toMatchObject({ pausedAt: null, deadline: at('11:15:00'), dueAt: at('11:45:00') })
  })

  it('is never at work, whichever of start and pause comes first', async () => {
    const sat = await room()
    const [{ data }] = await Promise.all([idleIn(sat).start(), act(sat, { kind: 'pause' })])
    expect(data.schedule.startedAt).toBe(at('10:00:00'))
    expect((await idleIn(sat).look()).data.schedule).toMatchObject({ pausedAt: at('10:00:00'), deadline: null })
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

  it('is told as such, and not as the end of the time', async () => {
    const sat = await room({ ...anHour, isFinishedByHand: true })
    const other = createSitter(api, sat.idle, sat.delivery.id)
    await other.start()
    setTime('10:30:00')
    await act(sat, { kind: 'finish' }, sat.one)
    const told = { closed: 'endedByStaff', closedReason: 'Your instructor has ended this assessment.' }
    expect((await sat.sitter.page(sat.id)).data).toMatchObject({ ...told, schedule: { isEndedByStaff: true } })
    await sweep('10:30:16')
    setTime('10:31:00')
    expect((await sat.sitter.page(sat.id)).data).toMatchObject({
      ...told,
      schedule: { isEndedByStaff: true, finishReason: 'timeExpired' },
    })
    expect((await sat.sitter.look()).data.groupAssessment.own?.status).toBe('EndedByStaff')
    await other.finish()
    await act(sat, { kind: 'finish' })
    expect((await other.look()).data).toMatchObject({ schedule: { finishReason: 'submitted' } })
    expect((await other.look()).data.schedule).not.toHaveProperty('isEndedByStaff')
    const { data } = await api.call(resultCalls.getResults, {
      as: sat.course.instructor,
      params: { groupAssessmentId: sat.delivery.id },
    })
    expect(data.learners.map(({ status }) => status).toSorted()).toEqual(['EndedByStaff', 'Submitted'])
  })

  it('is undone by reopening, and not by more time', async () => {
    const sat = await room()
    await act(sat, { kind: 'finish' }, sat.one)
    expect(refusals(await act(sat, { kind: 'grantTime', minutes: 5 }, sat.one))).toEqual(['timeIsOver'])
    expect(refusals(await act(sat, { kind: 'reopen' }, sat.one))).toEqual(['needsMinutes'])
    await act(sat, { kind: 'reopen', minutes: 5 }, sat.one)
    expect(await scheduleOf(sat)).toMatchObject({ finishedAt: null, deadline: at('11:00:00') })
    expect(await scheduleOf(sat)).not.toHaveProperty('isEndedByStaff')
  })

  it('ends a pause with it', async () => {
    const sat = await room()
    await act(sat, { kind: 'pause' }, sat.one)
    setTime('10:10:00')
    await act(sat, { kind: 'finish' }, sat.one)
    expect(await scheduleOf(sat)).toMatchObject({ pausedAt: null, deadline: at('10:10:00') })
  })
})
