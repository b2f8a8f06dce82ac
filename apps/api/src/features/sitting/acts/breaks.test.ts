import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accommodationCalls, breakCalls, examActCalls, examConsoleCalls, sittingCalls } from '@isomorph/contract'
import { createEvaluation } from '@isomorph/evaluation'
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
  await marker.close()
  await api.close()
})

/** A learner with an hour from 10:00 on, and twenty minutes of breaks. */
async function sitWithBreaks(breakMinutes: number | null = 20) {
  const sat = await sit(api, { timeLimitMinutes: 60, dueAt: at('18:00:00') })
  const { learner, delivery, course } = sat
  const params = { groupAssessmentId: delivery.id }
  const body = { ...params, userIds: [learner.id], fields: { breakMinutes }, reason: 'Diabetes.' }
  const granted = await api.call(accommodationCalls.saveAccommodations, { as: course.instructor, body })
  expect(granted.status).toBe(200)
  const call = (time: string) => api.clock.set(moment(time))
  const begin = (time: string, clientKey: string = randomUUID()) => {
    call(time)
    return api.call(breakCalls.beginBreak, { as: learner, params, body: { clientKey } })
  }
  const end = (time: string, beganAt: string) => {
    call(time)
    return api.call(breakCalls.endBreak, { as: learner, params, body: { beganAt: at(beganAt) } })
  }
  const act = async (time: string, kind: 'pause' | 'continue' | 'finish') => {
    call(time)
    const acting = { kind, clientKey: randomUUID(), learners: [learner.id], reason: 'A test.' }
    return (await api.call(examActCalls.actOnLearners, { as: course.instructor, params, body: acting })).data
  }
  const scheduleAt = async (time: string) => {
    call(time)
    return (await api.call(sittingCalls.getSitting, { as: learner, params })).data.schedule
  }
  const watchedAt = async (time: string) => {
    call(time)
    const query = { isFresh: true }
    const { data } = await api.call(examConsoleCalls.watchLearners, { as: course.instructor, params, query })
    return data.learners.find((each) => each.learner.id === learner.id)
  }
  return { ...sat, params, granted: granted.data, begin, end, act, scheduleAt, watchedAt }
}

describe('a break of a learner', () => {
  it('is granted with what else is granted, and shown with what comes of it', async () => {
    const { granted, scheduleAt } = await sitWithBreaks()
    expect(granted.people[0]).toMatchObject({
      scopes: [{ scope: 'assessment', breakMinutes: 20 }, {}, {}],
      schedule: { breakMinutes: 20, timeLimitMinutes: 60 },
      history: [{ fields: { breakMinutes: 20 }, reason: 'Diabetes.' }],
    })
    expect(await scheduleAt('10:01:00')).toMatchObject({ deadline: at('11:00:00'), breakSecondsLeft: 1200 })
  })

  it('stops the clock until the learner goes on, and every end moves by it', async () => {
    const { begin, end, scheduleAt, watchedAt, sitter, id } = await sitWithBreaks()
    const begun = await begin('10:10:00')
    expect(begun.data).toMatchObject({ pausedAt: at('10:10:00'), pauseEndsAt: at('10:30:00'), deadline: null })
    expect((await sitter.page(id)).data).toMatchObject({ closedReason: 'You are on a break.', answerFields: [] })
    expect(await watchedAt('10:12:00')).toMatchObject({ state: 'onBreak', breakEndsAt: at('10:30:00') })
    expect((await sitter.submit(id, '1')).error.type).toBe('urn:isomorph:on-break')
    const ended = await end('10:15:00', '10:10:00')
    expect(ended.data).toMatchObject({ pausedAt: null, deadline: at('11:05:00'), dueAt: at('18:05:00') })
    expect(ended.data).toMatchObject({ breakSecondsLeft: 900 })
    expect(ended.data).not.toHaveProperty('pauseEndsAt')
    expect(await watchedAt('10:16:00')).toMatchObject({ state: 'working', breakEndsAt: null, deadline: at('11:05:00') })
    expect((await scheduleAt('10:20:00')).breakSecondsLeft).toBe(900)
  })

  it('ends by itself with what was granted, though nobody is there to end it', async () => {
    const { begin, scheduleAt, watchedAt, sitter, id, right } = await sitWithBreaks()
    await begin('10:10:00')
    expect(await scheduleAt('10:29:59')).toMatchObject({ deadline: null })
    expect(await scheduleAt('10:30:00')).toMatchObject({
      pausedAt: null,
      deadline: at('11:20:00'),
      breakSecondsLeft: 0,
    })
    expect(await watchedAt('10:31:00')).toMatchObject({ state: 'working', deadline: at('11:20:00') })
    const drafted = await sitter.draft(id, '7', 0)
    expect(drafted.data.isApplied).toBe(true)
    expect((await sitter.submit(id, right)).data).toMatchObject({ earnedPoints: 10 })
    expect((await begin('10:40:00')).error.type).toBe('urn:isomorph:no-break-left')
  })

  it('submits what was typed at the moved deadline, also where its end was never written down', async () => {
    const { begin, sitter, id, right } = await sitWithBreaks()
    await sitter.draft(id, right, 0)
    await begin('10:10:00')
    await sweepDeadlines({ database: api.database, marker }, moment('11:19:00'))
    api.clock.set(moment('11:19:00'))
    expect((await sitter.page(id)).data.attempts).toEqual([])
    await sweepDeadlines({ database: api.database, marker }, moment('11:20:20'))
    api.clock.set(moment('11:20:20'))
    expect((await sitter.page(id)).data).toMatchObject({ attempts: [{ source: 'deadline' }], earnedPoints: 10 })
  })

  it('is begun and ended once, however often it is asked for', async () => {
    const { begin, end, scheduleAt } = await sitWithBreaks()
    const key = randomUUID()
    const both = await Promise.all([begin('10:10:00', key), begin('10:10:00', key)])
    expect([...both, await begin('10:10:00')].map(({ status }) => status)).toEqual([200, 200, 200])
    await Promise.all([end('10:15:00', '10:10:00'), end('10:15:00', '10:10:00')])
    expect((await scheduleAt('10:15:00')).breakSecondsLeft).toBe(900)
    expect((await begin('10:16:00', key)).data).toMatchObject({ pausedAt: null, breakSecondsLeft: 900 })
    await begin('10:20:00')
    // A request of the first break that comes late leaves the second one alone.
    expect((await end('10:21:00', '10:10:00')).data).toMatchObject({ pausedAt: at('10:20:00') })
    expect((await end('10:22:00', '10:20:00')).data).toMatchObject({ deadline: at('11:07:00'), breakSecondsLeft: 780 })
  })

  it('is refused to whoever was granted none, has ended, or waits in a pause by staff', async () => {
    const none = await sitWithBreaks(null)
    expect((await none.begin('10:10:00')).error.type).toBe('urn:isomorph:no-break-left')
    expect(await none.scheduleAt('10:10:00')).not.toHaveProperty('breakSecondsLeft')
    const some = await sitWithBreaks()
    await some.act('10:10:00', 'pause')
    expect((await some.begin('10:11:00')).error.type).toBe('urn:isomorph:paused')
    await some.act('10:12:00', 'continue')
    expect((await some.begin('11:30:00')).error.type).toBe('urn:isomorph:deadline-passed')
  })
})

describe('staff and breaks', () => {
  it('pause a learner on a break, of which no more is used, and take no break away when a room goes on', async () => {
    const { begin, act, scheduleAt } = await sitWithBreaks()
    await begin('10:10:00')
    expect(await act('10:12:00', 'continue')).toMatchObject({ acted: [], refused: [{ because: 'onBreak' }] })
    await act('10:15:00', 'pause')
    expect(await scheduleAt('10:40:00')).toMatchObject({ pausedAt: at('10:15:00'), breakSecondsLeft: 900 })
    await act('10:45:00', 'continue')
    expect(await scheduleAt('10:45:00')).toMatchObject({ deadline: at('11:35:00'), breakSecondsLeft: 900 })
  })

  it('end the sitting of a learner on a break', async () => {
    const { begin, act, scheduleAt } = await sitWithBreaks()
    await begin('10:10:00')
    await act('10:12:00', 'finish')
    expect(await scheduleAt('10:12:00')).toMatchObject({ pausedAt: null, deadline: at('10:12:00') })
  })
})
