import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { groupAssessmentCalls } from '@isomorph/contract'
import { createEvaluation } from '@isomorph/evaluation'
import { addPerson } from '../../../testing/people.ts'
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

const sweep = (time: string) => sweepDeadlines({ database: api.database, marker }, moment(time))
const setTime = (time: string) => api.clock.set(moment(time))
const reopen = (sat: Sat) => reopenIn(api, sat)

describe('what was released before a reopening', () => {
  const shown = async ({ sitter, id }: Sat) => {
    const { answers, solutionHtml, attempts } = (await sitter.page(id)).data
    return [answers !== null, solutionHtml !== null, attempts[0]?.percent !== null]
  }

  it('is withheld again until the new end: what dates release', async () => {
    const sat = await sit(api, {
      dueAt: at('11:00:00'),
      correctnessRelease: 'afterDue',
      answersRelease: 'afterDue',
      solutionsRelease: 'afterAttempts',
      scoresRelease: 'afterDue',
    })
    await sat.sitter.draft(sat.id, '1', 0)
    await sweep('11:00:16')
    setTime('11:10:00')
    expect(await shown(sat)).toEqual([true, true, true])
    expect((await sat.sitter.look()).data.points).toBe(0)
    await reopen(sat)
    expect(await shown(sat)).toEqual([false, false, false])
    expect((await sat.sitter.look()).data.points).toBeNull()
    await sweep('11:40:16')
    setTime('11:41:00')
    // A last deadline that was looked up while the sitting was open holds until it is looked up again.
    await api.call(groupAssessmentCalls.purgeGroupAssessmentCache, {
      as: await addPerson(api.db, 'purger', ['SuperAdmin']),
    })
    expect(await shown(sat)).toEqual([true, true, true])
  })

  it('is withheld again until the new end: what people release', async () => {
    const sat = await sit(api, {
      timeLimitMinutes: 60,
      correctnessRelease: 'byHand',
      answersRelease: 'byHand',
      solutionsRelease: 'byHand',
      scoresRelease: 'byHand',
    })
    await sat.sitter.submit(sat.id, '1')
    await sweep('11:00:16')
    setTime('11:05:00')
    await api.call(groupAssessmentCalls.releaseGroupAssessment, {
      as: sat.course.instructor,
      params: { groupAssessmentId: sat.delivery.id },
      body: { kinds: ['correctness', 'answers', 'solutions', 'scores'] },
    })
    // Releases by hand follow the clock of the database.
    const inMinutes = (minutes: number) => api.clock.set(new Date(Date.now() + minutes * 60_000))
    inMinutes(1)
    expect(await shown(sat)).toEqual([true, true, true])
    await reopen(sat)
    expect(await shown(sat)).toEqual([false, false, false])
    const { points, problems } = (await sat.sitter.look()).data
    expect([points, problems[0]?.earnedPoints]).toEqual([null, null])
    inMinutes(32)
    expect(await shown(sat)).toEqual([true, true, true])
  })
})
