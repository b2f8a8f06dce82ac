import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { groupAssessmentCalls } from '@isomorph/contract'
import { deliverySettings, grant, problemContent } from '../../../testing/deliveries.ts'
import { createEvaluation } from '@isomorph/evaluation'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { endSitting, submitNewerDrafts } from './finish-sitting.ts'
import { at, moment, sit } from '../../../testing/sit.fixtures.ts'
import { sweepDeadlines } from './sweep-deadlines.ts'

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

const sweep = (time: string) => sweepDeadlines({ database: api.database, marker }, moment(time))
const anHour = { timeLimitMinutes: 60 }

describe('the deadline', () => {
  it('submits what was typed, with nobody connected, after everything in time has arrived', async () => {
    const { sitter, id, right } = await sit(api, anHour)
    await sitter.draft(id, right, 0)
    expect(await sweep('11:00:14')).toBe(0)
    expect((await sitter.page(id)).data.attemptsUsed).toBe(0)
    expect(await sweep('11:00:16')).toBe(1)
    api.clock.set(moment('11:01:00'))
    const { data } = await sitter.page(id)
    expect(data).toMatchObject({ attemptsUsed: 1, earnedPoints: 10, attempts: [{ source: 'deadline', daysLate: 0 }] })
    expect((await sitter.look()).data.groupAssessment.own).toMatchObject({ status: 'TimeExpired', points: 10 })
    expect(await sweep('11:05:00')).toBe(0)
  })

  it('submits once, however many sweep', async () => {
    const problems = [problemContent(), problemContent()]
    const { sitter, ids, delivery } = await sit(api, anHour, { problems })
    for (const id of ids) await sitter.draft(id, '1', 0)
    const swept = await Promise.all([sweep('12:00:00'), sweep('12:00:00'), sweep('12:00:00')])
    expect(swept.toSorted((a, b) => a - b)).toEqual([0, 0, 1])
    for (const id of ids) expect((await sitter.page(id)).data.attemptsUsed).toBe(1)
    const events = await api.db
      .selectFrom('learnerStatusEvents')
      .select('kind')
      .where('groupAssessmentId', '=', delivery.id)
      .orderBy('id')
      .execute()
    expect(events).toEqual([{ kind: 'Started' }, { kind: 'TimeExpired' }])
  })

  it('goes on where a worker died before it had finished', async () => {
    const problems = [problemContent(), problemContent()]
    const { sitter, ids, learner, delivery } = await sit(api, anHour, { problems })
    for (const id of ids) await sitter.draft(id, '1', 0)
    await submitNewerDrafts(
      { database: api.database, marker },
      {
        groupAssessmentId: delivery.id,
        userId: learner.id,
        source: 'deadline',
        at: moment('11:00:00'),
        judgedAt: moment('11:00:01'),
      },
    )
    expect(await sweep('12:00:00')).toBe(1)
    for (const id of ids) expect((await sitter.page(id)).data.attemptsUsed).toBe(1)
  })

  it('submits nothing for whoever got more time meanwhile, and finishes nobody', async () => {
    const { sitter, ids, learner, delivery } = await sit(api, anHour, {
      problems: [problemContent(), problemContent()],
    })
    for (const id of ids) await sitter.draft(id, '1', 0)
    await grant(api, learner.id, { groupAssessmentId: delivery.id, extraSeconds: 600 })
    const ending = { source: 'deadline', at: moment('11:00:00'), judgedAt: moment('11:00:01') } as const
    const sitting = { groupAssessmentId: delivery.id, userId: learner.id }
    await endSitting({ database: api.database, marker }, { ...sitting, ...ending })
    api.clock.set(moment('11:05:00'))
    expect((await sitter.page(ids[0] as number)).data).toMatchObject({ attemptsUsed: 0, draft: { version: 1 } })
    expect((await sitter.submit(ids[0] as number, '2')).data.attemptsUsed).toBe(1)
  })

  it('leaves alone what was submitted as it stands, what is blank, and attempts used up', async () => {
    const problems = [problemContent(), problemContent(), problemContent()]
    const { sitter, ids } = await sit(api, { ...anHour, attemptsAllowed: 1 }, { problems })
    const [same, blank, used] = ids as [number, number, number]
    await sitter.submit(same, '1')
    api.clock.set(moment('10:10:00'))
    await sitter.draft(same, '1', 0)
    await sitter.draft(blank, '  ', 0)
    await sitter.submit(used, '2')
    await sitter.draft(used, '3', 0)
    await sweep('12:00:00')
    expect(await Promise.all(ids.map(async (id) => (await sitter.page(id)).data.attemptsUsed))).toEqual([1, 0, 1])
  })

  it('keeps what cannot be read for a person', async () => {
    const { sitter, id } = await sit(api, anHour)
    await sitter.draft(id, '\\frac{1}{', 0)
    await sweep('12:00:00')
    const { data } = await sitter.page(id)
    expect(data.attempts[0]?.responses[0]).toMatchObject({ value: '\\frac{1}{', verdict: 'unreadable' })
    expect(data.pending).toBe(1)
    const { groupAssessment, problems } = (await sitter.look()).data
    expect([groupAssessment.own?.pending, problems[0]?.pending]).toEqual([1, 1])
  })

  it('says nothing of what waits to be marked before scores are released', async () => {
    const { sitter, id } = await sit(api, { ...anHour, scoresRelease: 'byHand' })
    await sitter.draft(id, '\\frac{1}{', 0)
    await sweep('12:00:00')
    expect((await sitter.page(id)).data.pending).toBe(0)
    expect((await sitter.look()).data.problems[0]?.pending).toBe(0)
  })

  it('tells whoever it stopped that time was up, and whoever finished that they did', async () => {
    const stopped = await sit(api, anHour)
    const done = await sit(api, { ...anHour, isFinishedByHand: true })
    await done.sitter.finish()
    await sweep('12:00:00')
    expect((await stopped.sitter.page(stopped.id)).data).toMatchObject({
      closedReason: 'Time was up, and this assessment has ended.',
      schedule: { finishReason: 'timeExpired' },
    })
    expect((await done.sitter.page(done.id)).data).toMatchObject({
      closedReason: 'You have finished this assessment.',
      schedule: { finishReason: 'submitted' },
    })
  })

  it('tells whoever had no time limit that the assessment is closed', async () => {
    const { sitter, id } = await sit(api, { dueAt: at('11:00:00') })
    await sweep('12:00:00')
    expect((await sitter.page(id)).data.closedReason).toBe(
      'The last day for work has passed, and this assessment is closed.',
    )
  })

  it('never lowers a result already earned where the last attempt counts', async () => {
    const { sitter, id, right } = await sit(api, { ...anHour, countingAttempt: 'last' })
    await sitter.submit(id, right)
    api.clock.set(moment('10:30:00'))
    await sitter.draft(id, '1', 0)
    await sweep('12:00:00')
    expect((await sitter.page(id)).data).toMatchObject({ attemptsUsed: 2, earnedPoints: 10 })
  })

  it('closes homework too, and counts lateness from when the text was typed', async () => {
    const { sitter, id, right } = await sit(api, {
      dueAt: at('12:00:00'),
      closesAt: '2026-03-04T12:00:00Z',
      latePenaltyPercent: 10,
    })
    await sitter.draft(id, right, 0)
    expect(await sweepDeadlines({ database: api.database, marker }, new Date('2026-03-05T12:00:00Z'))).toBe(1)
    expect((await sitter.page(id)).data).toMatchObject({ earnedPoints: 10, attempts: [{ daysLate: 0 }] })
  })

  it('that is moved on reopens what time had ended', async () => {
    const { sitter, id, right, course, delivery } = await sit(api, { dueAt: at('11:00:00') })
    await sitter.draft(id, '1', 0)
    await sweep('11:30:00')
    api.clock.set(moment('11:40:00'))
    expect((await sitter.submit(id, right)).status).toBe(202)
    const { status } = await api.call(groupAssessmentCalls.updateGroupAssessment, {
      as: course.instructor,
      params: { groupAssessmentId: delivery.id },
      body: { settings: deliverySettings({ dueAt: at('13:00:00') }), version: delivery.version },
    })
    expect(status).toBe(200)
    expect((await sitter.submit(id, right)).data).toMatchObject({ attemptsUsed: 2, earnedPoints: 10 })
    api.clock.set(moment('12:00:00'))
    await sitter.draft(id, '7', 1)
    await sweep('14:00:00')
    const { data } = await sitter.page(id)
    expect(data.attempts.map(({ source }) => source)).toEqual(['deadline', 'learner', 'deadline'])
  })
})
