import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accommodationCalls, examConsoleCalls } from '@isomorph/contract'
import { createSitter } from '../../../testing/deliveries.ts'
import type { TestPerson } from '../../../testing/people.ts'
import { at, moment, sit } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { clearSittingCache } from '../cache/clear-sitting-cache.ts'
import { createActs, type Sat } from './acts.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => api.clock.set(moment('10:00:00')))
afterAll(() => api.close())

const { act, refusals } = createActs(() => api)
const setTime = (time: string) => api.clock.set(moment(time))
const afterDue = { dueAt: at('11:00:00'), answersRelease: 'afterDue', solutionsRelease: 'afterDue' } as const
const setUp = async (settings: object = afterDue) => await sit(api, settings, { learners: 4 })
const idlers = ({ course }: Sat) => course.learners.slice(1).map(({ id }) => id)

describe('the console', () => {
  const stateOf = async ({ course, delivery }: Sat) => {
    const { data } = await api.call(examConsoleCalls.watchLearners, {
      as: course.grader,
      params: { groupAssessmentId: delivery.id },
      query: { isFresh: true },
    })
    const states = new Map(data.learners.map(({ learner, state }) => [learner.id, state]))
    return course.learners.map(({ id }) => states.get(id))
  }

  it('shows who is held before the start, until one, some or all of them are continued', async () => {
    const sat = await setUp()
    const [first = 0, second = 0, third = 0] = idlers(sat)
    expect(await stateOf(sat)).toEqual(['working', 'notStarted', 'notStarted', 'notStarted'])
    await act(sat, { kind: 'pause' })
    expect(await stateOf(sat)).toEqual(['paused', 'pausedBeforeStart', 'pausedBeforeStart', 'pausedBeforeStart'])
    expect((await act(sat, { kind: 'continue' }, { learners: [first] })).data).toEqual({ acted: [first], refused: [] })
    expect(await stateOf(sat)).toEqual(['paused', 'notStarted', 'pausedBeforeStart', 'pausedBeforeStart'])
    const some = await act(sat, { kind: 'continue' }, { learners: [first, second] })
    expect([some.data.acted, refusals(some)]).toEqual([[second], ['notPaused']])
    const all = await act(sat, { kind: 'continue' }, { learners: 'unfinished' })
    expect(all.data.acted.toSorted((a, b) => a - b)).toEqual([sat.learner.id, third].toSorted((a, b) => a - b))
    expect(await stateOf(sat)).toEqual(['working', 'notStarted', 'notStarted', 'notStarted'])
  })

  it('shows who starts in the pause as paused', async () => {
    const sat = await setUp()
    await act(sat, { kind: 'pause' })
    await createSitter(api, sat.course.learners[1] as TestPerson, sat.delivery.id).start()
    expect(await stateOf(sat)).toEqual(['paused', 'paused', 'pausedBeforeStart', 'pausedBeforeStart'])
  })
})

describe('what is released after the due date', () => {
  /** Looked up anew: a last deadline that is known holds for ten seconds. */
  const isReleased = async ({ sitter, id }: Sat) => {
    clearSittingCache(api.database)
    return (await sitter.page(id)).data.answers !== null
  }
  const holdIdlers = async (sat: Sat) => await act(sat, { kind: 'pause' }, { learners: idlers(sat) })

  it('waits for nobody whom a pause held before the start and nobody continued', async () => {
    const sat = await setUp()
    await holdIdlers(sat)
    setTime('10:59:00')
    expect(await isReleased(sat)).toBe(false)
    setTime('11:00:30')
    expect(await isReleased(sat)).toBe(true)
  })

  it('waits for their own close, where theirs is later', async () => {
    const sat = await setUp()
    const [late = 0] = idlers(sat)
    await api.call(accommodationCalls.saveAccommodations, {
      as: sat.course.instructor,
      body: {
        groupAssessmentId: sat.delivery.id,
        userIds: [late],
        fields: { dueAt: at('12:00:00') },
        reason: 'Away in the morning.',
      },
    })
    await holdIdlers(sat)
    setTime('11:59:00')
    expect(await isReleased(sat)).toBe(false)
    setTime('12:00:30')
    expect(await isReleased(sat)).toBe(true)
  })

  it('is withheld again when they are continued, and they start with the time that was left', async () => {
    const sat = await setUp()
    setTime('10:40:00')
    await holdIdlers(sat)
    setTime('11:30:00')
    expect(await isReleased(sat)).toBe(true)
    await act(sat, { kind: 'continue' }, { learners: idlers(sat) })
    expect(await isReleased(sat)).toBe(false)
    const late = createSitter(api, sat.course.learners[1] as TestPerson, sat.delivery.id)
    const { data } = await late.start()
    expect(data.schedule).toMatchObject({ pausedAt: null, deadline: at('11:50:00') })
    setTime('11:49:00')
    expect(await isReleased(sat)).toBe(false)
    setTime('11:50:30')
    expect(await isReleased(sat)).toBe(true)
  })

  it('waits for whoever has started in the pause', async () => {
    const sat = await setUp()
    await holdIdlers(sat)
    await createSitter(api, sat.course.learners[1] as TestPerson, sat.delivery.id).start()
    setTime('12:00:00')
    expect(await isReleased(sat)).toBe(false)
  })

  it('never comes by itself where somebody who is held has no close', async () => {
    const sat = await setUp({ ...afterDue, dueAt: null })
    await holdIdlers(sat)
    setTime('23:00:00')
    expect(await isReleased(sat)).toBe(false)
  })
})
