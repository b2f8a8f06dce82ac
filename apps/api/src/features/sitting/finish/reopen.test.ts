import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditCalls, groupCalls, resultCalls } from '@isomorph/contract'
import { createEvaluation } from '@isomorph/evaluation'
import { createSitter, problemContent } from '../../../testing/deliveries.ts'
import { addPerson, type TestPerson } from '../../../testing/people.ts'
import { at, moment, sit } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { endSitting } from './finish-sitting.ts'
import { reopenIn, type Sat } from './reopen.fixtures.ts'
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

const anHour = { timeLimitMinutes: 60 }
const sweep = (time: string) => sweepDeadlines({ database: api.database, marker }, moment(time))
const setTime = (time: string) => api.clock.set(moment(time))

const reopen = (sat: Sat, body?: object, as?: TestPerson) => reopenIn(api, sat, body, as)

async function eventsOf({ delivery, learner }: Sat) {
  return await api.db
    .selectFrom('learnerStatusEvents')
    .select(['kind', 'actorUserId', 'detail'])
    .where('groupAssessmentId', '=', delivery.id)
    .where('userId', '=', learner.id)
    .orderBy('id')
    .execute()
}

describe('reopening what the deadline has ended', () => {
  it('lets the learner draft and submit until the new end; what the deadline submitted stays', async () => {
    const sat = await sit(api, anHour)
    const { sitter, id, right } = sat
    await sitter.draft(id, '1', 0)
    await sweep('11:00:16')
    setTime('11:10:00')
    const { status, data } = await reopen(sat)
    expect(status).toBe(200)
    expect(data).toMatchObject({ finishedAt: null, finishReason: null, deadline: at('11:40:00') })
    expect((await sitter.page(id)).data).toMatchObject({ attemptsUsed: 1, closedReason: null })
    expect((await sitter.draft(id, right, 1)).data.isApplied).toBe(true)
    expect((await sitter.submit(id, right)).data).toMatchObject({ attemptsUsed: 2, earnedPoints: 10 })
    setTime('11:30:00')
    await sitter.draft(id, '7', 2)
    expect(await sweep('11:40:16')).toBe(1)
    setTime('11:41:00')
    expect((await sitter.submit(id, right)).status).toBe(202)
    const sources = (await sitter.page(id)).data.attempts.map(({ source }) => source)
    expect(sources).toEqual(['deadline', 'learner', 'deadline'])
  })

  it('counts no lateness before the new end', async () => {
    const sat = await sit(api, { dueAt: at('11:00:00'), latePenaltyPercent: 10 })
    await sweep('11:00:16')
    setTime('11:10:00')
    expect((await reopen(sat, { end: { at: at('23:00:00') } })).data).toMatchObject({ dueAt: at('23:00:00') })
    setTime('22:00:00')
    const { data } = await sat.sitter.submit(sat.id, sat.right)
    expect(data).toMatchObject({ earnedPoints: 10, attempts: [{ daysLate: 0 }] })
  })

  it('is told in the log of the sitting and in the audit log, with its reason', async () => {
    const sat = await sit(api, anHour)
    await sweep('11:00:16')
    setTime('11:10:00')
    await reopen(sat)
    const { instructor } = sat.course
    const detail = { reason: 'The network failed.', deadline: at('11:40:00') }
    expect((await eventsOf(sat)).at(-1)).toEqual({
      kind: 'Reopened',
      actorUserId: instructor.id,
      detail: { ...detail, end: { minutes: 30 } },
    })
    const admin = await addPerson(api.db, `admin${sat.delivery.id}`, ['Admin'])
    const { data } = await api.call(auditCalls.searchAuditEvents, { as: admin })
    expect(data.items.find(({ action }) => action === 'groupAssessment.reopen')).toMatchObject({
      before: { userId: sat.learner.id, finishReason: 'timeExpired', deadline: at('11:00:00') },
      after: { userId: sat.learner.id, finishReason: null, ...detail },
    })
  })

  it('reopens before the sweeper has come, and then nothing is submitted', async () => {
    const sat = await sit(api, anHour)
    await sat.sitter.draft(sat.id, '1', 0)
    setTime('11:00:05')
    expect((await reopen(sat)).status).toBe(200)
    expect(await sweep('11:00:30')).toBe(0)
    expect((await sat.sitter.page(sat.id)).data).toMatchObject({ attemptsUsed: 0, draft: { version: 1 } })
  })

  it('holds while the sweeper runs', async () => {
    const sats = await Promise.all(
      Array.from({ length: 4 }, () => sit(api, anHour, { problems: [problemContent(), problemContent()] })),
    )
    for (const { sitter, ids } of sats) for (const id of ids) await sitter.draft(id, '1', 0)
    setTime('11:00:20')
    const [reopened] = await Promise.all([
      Promise.all(sats.map((sat) => reopen(sat))),
      sweep('11:00:20'),
      sweep('11:00:20'),
    ])
    expect(reopened.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { sitter, ids } of sats)
      for (const id of ids) {
        const { data } = await sitter.page(id)
        expect(data).toMatchObject({ closedReason: null, draft: { version: 1 } })
        expect(data.attempts.length).toBeLessThanOrEqual(1)
        expect((await sitter.submit(id, '2')).status).toBe(200)
      }
  })

  it('is not undone by a sweeper that was about to finish the sitting', async () => {
    const sat = await sit(api, anHour)
    setTime('11:00:20')
    const waiting = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(distinct w.pid)::int as count from pg_locks w
          join pg_locks r on r.pid = w.pid and r.relation = 'learner_statuses'::regclass
          join pg_database d on d.oid = r.database and d.datname = current_database()
         where not w.granted`.execute(api.db)
      return rows[0]?.count
    }
    // Both queue for the row: the reopening first, and the sweeper with what it had read before.
    const holder = await api.db.startTransaction().execute()
    await holder.selectFrom('learnerStatuses').selectAll().where('userId', '=', sat.learner.id).forUpdate().execute()
    const reopening = reopen(sat)
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
    const ending = endSitting(
      { database: api.database, marker },
      {
        groupAssessmentId: sat.delivery.id,
        userId: sat.learner.id,
        source: 'deadline',
        at: moment('11:00:00'),
        judgedAt: moment('11:00:05'),
      },
    )
    await expect.poll(waiting, { timeout: 10_000 }).toBe(2)
    await holder.rollback().execute()
    await ending
    expect((await reopening).status).toBe(200)
    expect((await sat.sitter.page(sat.id)).data.schedule.finishedAt).toBeNull()
  })
})

describe('reopening what the learner has finished', () => {
  const exam = { ...anHour, isFinishedByHand: true }

  it('needs no new end before the deadline', async () => {
    const sat = await sit(api, exam)
    await sat.sitter.finish()
    setTime('10:20:00')
    expect((await reopen(sat, { end: null })).data).toMatchObject({ finishedAt: null, deadline: at('11:00:00') })
    expect((await sat.sitter.submit(sat.id, sat.right)).data).toMatchObject({ earnedPoints: 10 })
    expect(await sweep('11:00:16')).toBe(1)
  })

  it('never shortens what is left of the time', async () => {
    const sat = await sit(api, exam)
    await sat.sitter.finish()
    setTime('10:20:00')
    expect((await reopen(sat, { end: { minutes: 5 } })).data.deadline).toBe(at('11:00:00'))
  })

  it('gives an end to a sitting without a deadline', async () => {
    const sat = await sit(api, { isFinishedByHand: true })
    await sat.sitter.finish()
    expect((await reopen(sat)).data).toMatchObject({ deadline: at('10:30:00'), dueAt: null, closesAt: null })
    expect(await sweep('10:30:16')).toBe(1)
  })

  it('leaves attempts that are used up as they are', async () => {
    const sat = await sit(api, { ...exam, attemptsAllowed: 1 })
    await sat.sitter.submit(sat.id, '1')
    await sat.sitter.finish()
    expect((await reopen(sat, { end: null })).status).toBe(200)
    expect((await sat.sitter.submit(sat.id, '2')).error.type).toBe('urn:isomorph:no-attempts-left')
  })
})

describe('a reopening', () => {
  it('is done once, however often it is asked for', async () => {
    const sat = await sit(api, anHour)
    await sweep('11:00:16')
    setTime('11:10:00')
    const clientKey = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => reopen(sat, { clientKey })))
    expect(answers.map(({ status, data }) => [status, data.deadline])).toEqual(
      Array.from({ length: 3 }, () => [200, at('11:40:00')]),
    )
    setTime('11:20:00')
    expect((await reopen(sat, { clientKey })).data.deadline).toBe(at('11:40:00'))
    expect((await eventsOf(sat)).map(({ kind }) => kind)).toEqual(['Started', 'TimeExpired', 'Reopened'])
  })

  it('of a sitting that is open is refused: two people do not add up their minutes', async () => {
    const sat = await sit(api, anHour)
    await sweep('11:00:16')
    setTime('11:10:00')
    const answers = await Promise.all([reopen(sat), reopen(sat)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error.type).toBe('urn:isomorph:not-ended')
  })

  it('can follow another one', async () => {
    const sat = await sit(api, anHour)
    await sweep('11:00:16')
    setTime('11:10:00')
    await reopen(sat)
    await sweep('11:40:16')
    setTime('12:00:00')
    expect((await reopen(sat)).data.deadline).toBe(at('12:30:00'))
  })

  it('leaves the others alone', async () => {
    const sat = await sit(api, anHour, { learners: 2 })
    const other = createSitter(api, sat.course.learners[1] as TestPerson, sat.delivery.id)
    const { data } = await other.start()
    const otherId = data.problems[0]?.problemInstanceId as number
    await sweep('11:00:16')
    setTime('11:10:00')
    await reopen(sat)
    expect((await other.page(otherId)).data).toMatchObject({
      closedReason: 'Time was up, and this assessment has ended.',
      schedule: { finishReason: 'timeExpired', deadline: at('11:00:00') },
    })
    expect((await other.submit(otherId, '1')).status).toBe(202)
  })

  it('is refused for whoever has not started, or still works, with attempts used up, too', async () => {
    const sat = await sit(api, { ...anHour, attemptsAllowed: 1 }, { learners: 2 })
    const other = { ...sat, learner: sat.course.learners[1] as TestPerson }
    const nobody = { ...sat, learner: { ...sat.learner, id: 999_999_999 } }
    expect((await reopen(other)).error.type).toBe('urn:isomorph:learner-not-started')
    expect((await reopen(nobody)).error.type).toBe('urn:isomorph:learner-not-started')
    expect((await reopen(sat)).error.type).toBe('urn:isomorph:not-ended')
    await sat.sitter.submit(sat.id, '1')
    expect((await reopen(sat)).error.type).toBe('urn:isomorph:not-ended')
  })

  it('is refused without an end that lies ahead, where the deadline has passed', async () => {
    const sat = await sit(api, anHour)
    await sweep('11:00:16')
    setTime('11:10:00')
    expect((await reopen(sat, { end: null })).error.type).toBe('urn:isomorph:reopening-needs-end')
    expect((await reopen(sat, { end: { at: at('11:10:00') } })).error.type).toBe('urn:isomorph:impossible-end')
    expect((await reopen(sat, { end: { at: '2028-03-02T11:10:00Z' } })).error.type).toBe('urn:isomorph:impossible-end')
    expect((await reopen(sat, { end: { minutes: 10, at: at('12:00:00') } })).status).toBe(400)
    expect((await reopen(sat, { reason: '  ' })).status).toBe(400)
  })

  it('is for those who may change the assessment, in a course that is not deleted', async () => {
    const sat = await sit(api, anHour)
    await sweep('11:00:16')
    setTime('11:10:00')
    expect((await reopen(sat, {}, sat.course.grader)).status).toBe(403)
    expect((await reopen(sat, {}, sat.learner)).status).toBe(403)
    const { instructor, groupId } = sat.course
    await api.call(groupCalls.deleteGroup, { as: instructor, params: { groupId } })
    expect((await reopen(sat)).status).toBe(403)
    await api.call(groupCalls.restoreGroup, { as: instructor, params: { groupId } })
    expect((await reopen(sat)).status).toBe(200)
  })

  it('shows among the results as work in progress', async () => {
    const sat = await sit(api, anHour)
    await sweep('11:00:16')
    setTime('11:10:00')
    const status = async () => {
      const params = { groupAssessmentId: sat.delivery.id }
      const { data } = await api.call(resultCalls.getResults, { as: sat.course.instructor, params })
      return data.learners.find(({ learner }) => learner.id === sat.learner.id)?.status
    }
    expect(await status()).toBe('TimeExpired')
    await reopen(sat)
    expect(await status()).toBe('InProgress')
  })
})
