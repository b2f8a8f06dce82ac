import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { examActCalls } from '@isomorph/contract'
import { createEvaluation } from '@isomorph/evaluation'
import { at, moment, sit } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
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

async function eventKindsOf({ delivery, learner }: Sat): Promise<string[]> {
  const events = await api.db
    .selectFrom('learnerStatusEvents')
    .select('kind')
    .where('groupAssessmentId', '=', delivery.id)
    .where('userId', '=', learner.id)
    .orderBy('id')
    .execute()
  return events.map(({ kind }) => kind)
}

describe('a reopening', () => {
  it('is refused where its key comes again with other content', async () => {
    const sat = await sit(api, anHour)
    await sweepDeadlines({ database: api.database, marker }, moment('11:00:16'))
    api.clock.set(moment('11:10:00'))
    const clientKey = randomUUID()
    await reopenIn(api, sat, { clientKey })
    for (const other of [
      { end: { minutes: 45 } },
      { end: null },
      { end: { at: at('12:00:00') } },
      { reason: 'Illness.' },
    ])
      expect((await reopenIn(api, sat, { clientKey, ...other })).error).toMatchObject({
        status: 409,
        type: 'urn:isomorph:key-of-other-act',
      })
    expect((await reopenIn(api, sat, { clientKey })).data.deadline).toBe(at('11:40:00'))
    expect(await eventKindsOf(sat)).toEqual(['Started', 'TimeExpired', 'Reopened'])
  })

  it('is refused where an act was done with its key', async () => {
    const sat = await sit(api, anHour)
    const clientKey = randomUUID()
    const params = { groupAssessmentId: sat.delivery.id }
    const finish = { clientKey, kind: 'finish' as const, learners: [sat.learner.id], reason: 'The network failed.' }
    await api.call(examActCalls.actOnLearners, { as: sat.course.instructor, params, body: finish })
    expect((await reopenIn(api, sat, { clientKey })).error.type).toBe('urn:isomorph:key-of-other-act')
  })
})
