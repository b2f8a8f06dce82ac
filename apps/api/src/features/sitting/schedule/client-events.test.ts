import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sittingCalls } from '@isomorph/contract'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { at, moment, sit } from '../../../testing/sit.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => api.clock.set(moment('10:00:00')))
afterAll(() => api.close())

type Kind = 'Resumed' | 'LockdownViolated'

async function sitAndReport() {
  const { learner, delivery } = await sit(api)
  const params = { groupAssessmentId: delivery.id }
  return {
    report: async (clientAt: string, kind: Kind = 'Resumed') =>
      await api.call(sittingCalls.createLearnerStatusEvent, { as: learner, params, body: { kind, clientAt } }),
    stored: async () =>
      await api.db
        .selectFrom('learnerStatusEvents')
        .select(['kind', 'at', 'clientAt'])
        .where('groupAssessmentId', '=', delivery.id)
        .where('kind', '<>', 'Started')
        .orderBy('id')
        .execute(),
  }
}

const momentOf = (number: number): string => at(`10:00:00.${String(number).padStart(3, '0')}`)

describe('an event that only the browser can see', () => {
  it('is stored once, however often it is sent, also at once', async () => {
    const { report, stored } = await sitAndReport()
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(at('09:59:58'))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    expect((await report('2026-03-02T10:59:58+01:00')).status).toBe(204)
    expect(await stored()).toEqual([{ kind: 'Resumed', at: moment('10:00:00'), clientAt: moment('09:59:58') }])
  })

  it('is another one at another time', async () => {
    const { report, stored } = await sitAndReport()
    await report(at('09:59:58'))
    await report(at('09:59:59'))
    expect((await stored()).map(({ kind }) => kind)).toEqual(['Resumed', 'Resumed'])
  })

  it('is no step out of a lockdown browser where none is needed', async () => {
    const { report, stored } = await sitAndReport()
    expect((await report(at('09:59:58'), 'LockdownViolated')).status).toBe(204)
    expect(await stored()).toEqual([])
  })

  it('is taken 30 times a minute from one learner, and then again', async () => {
    const { report, stored } = await sitAndReport()
    for (let number = 0; number < 30; number += 1) expect((await report(momentOf(number))).status).toBe(204)
    const refused = await report(momentOf(30))
    expect(refused).toMatchObject({ status: 429, error: { type: 'urn:isomorph:too-many-events' } })
    expect(refused.headers['retry-after']).toBe('60')
    expect((await report(momentOf(0))).status).toBe(204)
    api.clock.set(moment('10:01:00'))
    expect((await report(momentOf(30))).status).toBe(204)
    expect(await stored()).toHaveLength(31)
  })

  it('is not taken more often when many come at once', async () => {
    const { report, stored } = await sitAndReport()
    const answers = await Promise.all(Array.from({ length: 50 }, (_, number) => report(momentOf(number))))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
    expect(await stored()).toHaveLength(30)
  })
})
