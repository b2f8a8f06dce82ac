import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ExamAct } from '@isomorph/contract'
import { systemActor } from '../../../authorization/actor.ts'
import type { Permitted } from '../../../authorization/hold-grant.ts'
import { addCourse, grant } from '../../../testing/deliveries.ts'
import { addPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { startSql } from '../schedule/start.sql.ts'
import { latenessOf } from '../attempts/count-attempt.ts'
import { pausedSince } from '../schedule/schedule.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { actOnLearners } from './act-on-learners.ts'
import { dateAt, lateDaysBy, minutesOf, play, situations, type Situation } from './invigilator.fixtures.ts'
import { beginBreak, endBreak as endOwnBreak } from './take-break.ts'

let api: TestApi
let learner: TestPerson
/** Somebody who may do it everywhere. */
const permitted: Permitted = {
  user: { id: 0, activities: ['GroupAssessmentUpdate'] },
  grant: { groupId: null, needed: ['GroupAssessmentUpdate'] },
}
let [groupId, groupAssessmentId, people] = [0, 0, 0]

beforeAll(async () => {
  api = await createTestApi()
  const delivery = await (await addCourse(api, { learners: 0 })).give()
  groupId = delivery.groupId
  groupAssessmentId = delivery.id
})
afterAll(() => api.close())

async function arrange({ settings, grants: [everywhere, course, here] }: Situation): Promise<void> {
  const { opens, limit, due, lateFor } = settings
  const { db } = api
  learner = await addPerson(db, `generated${(people += 1)}`)
  await db.insertInto('groupUserRoles').values({ groupId, userId: learner.id, role: 'GroupLearner' }).execute()
  const dates = {
    opensAt: opens === null ? null : dateAt(opens),
    dueAt: due === null ? null : dateAt(due),
    closesAt: due === null || lateFor === null ? null : dateAt(due + lateFor),
  }
  const timeLimitSeconds = limit === null ? null : limit * 60
  await db
    .updateTable('groupAssessments')
    .set({ ...dates, timeLimitSeconds })
    .where('id', '=', groupAssessmentId)
    .execute()
  const none = { groupId: null, groupAssessmentId: null }
  for (const [scope, granted] of [
    [none, everywhere],
    [{ ...none, groupId }, course],
    [{ ...none, groupAssessmentId }, here],
  ] as const)
    await grant(api, learner.id, {
      ...scope,
      timerMultiplier: granted.multiplier,
      extraSeconds: granted.extra === null ? null : granted.extra * 60,
      windowExtraSeconds: granted.window === null ? null : granted.window * 60,
      dueAt: granted.due === null ? null : dateAt(granted.due),
      closesAt: granted.closes === null ? null : dateAt(granted.closes),
      isUntimed: granted.isUntimed,
      breakSeconds: granted.breaks === null ? null : granted.breaks * 60,
    })
  await db
    .insertInto('learnerStatuses')
    .values({
      groupAssessmentId,
      userId: learner.id,
      deliveryNumber: 1,
      startedAt: null,
      finishedAt: null,
      finishReason: null,
    })
    .execute()
}

/** As the learner's page does it. */
async function takeBreak(kind: 'break' | 'endBreak', receivedAt: Date): Promise<void> {
  const own = { groupAssessmentId, userId: learner.id, receivedAt }
  const refusedAsUsual = (error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  }
  if (kind === 'break')
    return void (await beginBreak(api.database, { ...own, clientKey: randomUUID() }).catch(refusedAsUsual))
  const { pausedAt } = await api.db
    .selectFrom('learnerStatuses')
    .select('pausedAt')
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('userId', '=', learner.id)
    .executeTakeFirstOrThrow()
  if (pausedAt !== null) await endOwnBreak(api.database, { ...own, beganAt: pausedAt })
}

async function actAt(now: number, step: object): Promise<void> {
  const act = { ...step, clientKey: randomUUID(), learners: [learner.id], reason: 'Generated.' } as ExamAct
  await actOnLearners(api.db, { groupAssessmentId, act, permitted, actor: systemActor, receivedAt: dateAt(now) })
}

async function carryOut({ earlier, startedAt, steps }: Situation): Promise<void> {
  for (const { ahead, kind } of earlier) await actAt(startedAt - ahead, { kind })
  await api.database.preparedPool.query(startSql, [groupAssessmentId, learner.id, dateAt(startedAt), false])
  let now = startedAt
  for (const { after, ...step } of steps) {
    now += after
    if (step.kind === 'break' || step.kind === 'endBreak') {
      await takeBreak(step.kind, dateAt(now))
      continue
    }
    await actAt(now, step)
  }
}

it('ends exactly when an invigilator with a clock would say, whatever is granted, paused and taken back', async () => {
  await fc.assert(
    fc.asyncProperty(situations, async (situation) => {
      await arrange(situation)
      await carryOut(situation)
      const row = await api.db
        .selectFrom('learnerSchedules')
        .selectAll()
        .where('groupAssessmentId', '=', groupAssessmentId)
        .where('userId', '=', learner.id)
        .executeTakeFirstOrThrow()
      const model = play(situation)
      expect({
        end: minutesOf(row.endAt),
        deadline: minutesOf(row.deadline),
        due: minutesOf(row.dueAt),
        closes: minutesOf(row.closesAt),
        // Every break is over long since, written down or not.
        pausedAt: minutesOf(pausedSince({ paused_at: row.pausedAt, pause_ends_at: row.pauseEndsAt }, dateAt(3000))),
      }).toEqual({
        end: model.end,
        deadline: model.pausedAt === null ? model.end : null,
        due: model.due,
        closes: model.closes,
        pausedAt: model.pausedAt,
      })
      const arrival = situation.startedAt + 400
      const { daysLate } = latenessOf(dateAt(arrival), { dueAt: row.dueAt, deadline: null })
      expect(daysLate).toBe(lateDaysBy(model.due, arrival))
    }),
    { numRuns: 60 },
  )
}, 120_000)
