import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  accommodationCalls,
  auditCalls,
  groupAssessmentCalls,
  resultCalls,
  sittingCalls,
  type BodyOf,
} from '@isomorph/contract'
import { createEvaluation } from '@isomorph/evaluation'
import { addCourse, createSitter } from '../../testing/deliveries.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { at, moment, sit } from '../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { sweepDeadlines } from '../sitting/finish/sweep-deadlines.ts'

let api: TestApi
let admin: TestPerson
const marker = createEvaluation()
beforeAll(async () => {
  api = await createTestApi()
  admin = await addPerson(api.db, 'admin', ['Admin'])
})
beforeEach(() => api.clock.set(moment('10:00:00')))
afterAll(async () => {
  await api.close()
  await marker.close()
})

type Saved = Partial<BodyOf<typeof accommodationCalls.saveAccommodations>>

async function world(settings: object = { timeLimitMinutes: 60 }) {
  const course = await addCourse(api)
  const { id: groupAssessmentId, groupId } = await course.give(settings)
  const learner = course.learners[0] as TestPerson
  const save = (body: Saved, as = course.instructor) =>
    api.call(accommodationCalls.saveAccommodations, {
      as,
      body: { userIds: [learner.id], fields: {}, reason: 'Broken arm.', ...body },
    })
  const list = (query: object, as = course.instructor) => api.call(accommodationCalls.listAccommodations, { as, query })
  const remove = (query: object, as = course.instructor) =>
    api.call(accommodationCalls.removeAccommodation, { as, query: { userId: learner.id, ...query } })
  const here = { groupAssessmentId }
  return { course, learner, here, inCourse: { groupId }, save, list, remove }
}

describe('what a person is granted', () => {
  it('comes from three scopes, and the narrowest wins field by field', async () => {
    const { save, here, inCourse } = await world({ timeLimitMinutes: 60, dueAt: at('18:00:00'), attemptsAllowed: 2 })
    await save({ fields: { timerMultiplier: 1.5, extraAttempts: 1 } }, admin)
    await save({ ...inCourse, fields: { timerMultiplier: 1.25 } })
    const { data } = await save({ ...here, fields: { extraMinutes: 10, isExcused: false } })
    const [person] = data.people
    expect(
      person?.scopes.map(({ scope, timerMultiplier, extraMinutes, extraAttempts }) => [
        scope,
        timerMultiplier,
        extraMinutes,
        extraAttempts,
      ]),
    ).toEqual([
      ['assessment', null, 10, null],
      ['course', 1.25, null, null],
      ['everywhere', 1.5, null, 1],
    ])
    expect(person?.schedule).toMatchObject({ timeLimitMinutes: 85, dueAt: at('18:25:00'), attemptsAllowed: 3 })
  })

  it('keeps what a change does not name, and takes back what it sets to nothing', async () => {
    const { save, here, list, learner } = await world()
    await save({ ...here, fields: { timerMultiplier: 2, extraMinutes: 5 } })
    await save({ ...here, fields: { extraMinutes: null, isUntimed: true } })
    const { data } = await list({ ...here, userId: learner.id })
    expect(data.people[0]?.scopes[0]).toMatchObject({ timerMultiplier: 2, extraMinutes: null, isUntimed: true })
  })

  it('is shown in the list of those who have something, and not once it is taken back', async () => {
    const { save, here, list, remove, learner } = await world()
    await save({ ...here, fields: { timerMultiplier: 2 } })
    const names = async () => (await list(here)).data.people.map(({ person }) => person.id)
    expect(await names()).toEqual([learner.id])
    expect([(await remove(here)).status, (await remove(here)).status]).toEqual([204, 204])
    expect(await names()).toEqual([])
  })

  it('is for several people at once', async () => {
    const { save, here, course } = await world()
    const userIds = course.learners.map(({ id }) => id)
    const { data } = await save({ ...here, userIds, fields: { timerMultiplier: 1.5 } })
    expect(data.people.map(({ schedule }) => schedule?.timeLimitMinutes)).toEqual([90, 90])
  })
})

describe('changing it', () => {
  it('is written down with who, when and why, and can only be added to', async () => {
    const { save, here, list, remove, learner, course } = await world()
    await save({ ...here, fields: { timerMultiplier: 2 }, reason: 'Dyslexia.' })
    await save({ ...here, fields: { timerMultiplier: 2 }, reason: 'Said again.' })
    await remove({ ...here, reason: 'A mistake.' })
    const { history } = (await list({ ...here, userId: learner.id })).data.people[0] ?? {}
    expect(history?.map(({ by, fields, reason }) => [by?.id, fields, reason])).toEqual([
      [course.instructor.id, {}, 'A mistake.'],
      [course.instructor.id, { timerMultiplier: 2 }, 'Dyslexia.'],
    ])
    await expect(api.db.updateTable('accommodationChanges').set({ reason: '' }).execute()).rejects.toThrow(
      'permission denied',
    )
    await expect(api.db.deleteFrom('accommodationChanges').execute()).rejects.toThrow('permission denied')
    const { data } = await api.call(auditCalls.searchAuditEvents, { as: admin })
    expect(data.items.find(({ action }) => action === 'accommodation.save')).toMatchObject({
      entityId: here.groupAssessmentId,
      before: { userId: learner.id, timerMultiplier: 2 },
      after: { userId: learner.id, reason: 'A mistake.' },
    })
  })

  it('is refused to the second of two people who saw the same', async () => {
    const { save, here } = await world()
    const both = await Promise.all([
      save({ ...here, fields: { timerMultiplier: 1.5 }, version: 0 }),
      save({ ...here, fields: { timerMultiplier: 2 }, version: 0 }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.error.type).toBe('urn:isomorph:stale-accommodation')
    expect((await save({ ...here, fields: { timerMultiplier: 3 }, version: 1 })).status).toBe(200)
  })

  it('is done once where the answer was lost and the same request comes again', async () => {
    const { save, here, list, remove, learner } = await world()
    const wanted = { ...here, fields: { timerMultiplier: 1.5 }, version: 0 }
    expect([(await save(wanted)).status, (await save(wanted)).status]).toEqual([200, 200])
    const gone = { ...here, version: 1, reason: 'A mistake.' }
    expect([(await remove(gone)).status, (await remove(gone)).status]).toEqual([204, 204])
    expect((await list({ ...here, userId: learner.id })).data.people[0]?.history).toHaveLength(2)
  })

  it('holds the people once', async () => {
    const { save, here } = await world()
    const queries = vi.spyOn(pg.Client.prototype, 'query')
    expect((await save({ ...here, fields: { timerMultiplier: 1.5 } })).status).toBe(200)
    const asked = queries.mock.calls.map(([query]) => JSON.stringify(query))
    queries.mockRestore()
    expect(asked.filter((query) => /from \W*users\W.* for update/.test(query))).toHaveLength(1)
  })

  it('loses nothing when two people change different things at once', async () => {
    const { save, here, list, learner } = await world()
    await Promise.all([
      save({ ...here, fields: { timerMultiplier: 1.5 } }),
      save({ ...here, fields: { extraMinutes: 5 } }),
      save({ ...here, fields: { isExcused: true } }),
    ])
    const { data } = await list({ ...here, userId: learner.id })
    expect(data.people[0]?.scopes[0]).toMatchObject({
      timerMultiplier: 1.5,
      extraMinutes: 5,
      isExcused: true,
      version: 3,
    })
  })

  it('leaves whoever is excused out of the counts of the course and of the results alike', async () => {
    const { course, save, here, inCourse } = await world({})
    const [first, second] = course.learners as [TestPerson, TestPerson]
    for (const learner of [first, second]) await createSitter(api, learner, here.groupAssessmentId).start()
    await save({ ...inCourse, userIds: [first.id, second.id], fields: { isExcused: true } })
    await save({ ...here, userIds: [second.id], fields: { isExcused: false } })
    const asked = { as: course.instructor, params: here }
    const { data: results } = await api.call(resultCalls.getResults, asked)
    const { data: single } = await api.call(groupAssessmentCalls.getGroupAssessment, asked)
    const { data: listed } = await api.call(groupAssessmentCalls.listGroupAssessments, {
      as: course.instructor,
      query: inCourse,
    })
    const expected = { learners: course.learners.length - 1, started: 1 }
    expect(results.statistics).toMatchObject(expected)
    expect(single.counts).toMatchObject(expected)
    expect(listed.find(({ id }) => id === here.groupAssessmentId)?.counts).toMatchObject(expected)
  })

  it('is refused with the field and the reason where it makes no sense', async () => {
    const { save, here, inCourse, course } = await world()
    const paths = async (body: Saved, as?: TestPerson) => (await save(body, as)).error.errors?.map(({ path }) => path)
    const path = async (body: Saved, as?: TestPerson) => (await paths(body, as))?.[0]
    expect(await path({ ...here, fields: { timerMultiplier: 0.9 } })).toBe('fields.timerMultiplier')
    expect(await path({ ...here, fields: { attemptsAllowed: 0 } })).toBe('fields.attemptsAllowed')
    expect(await path({ ...here, fields: { opensAt: at('12:00:00'), dueAt: at('11:00:00') } })).toBe('fields.dueAt')
    expect(await path({ ...here, fields: { dueAt: at('12:00:00'), closesAt: at('11:00:00') } })).toBe('fields.closesAt')
    const dates = { opensAt: at('13:00:00'), dueAt: at('12:00:00'), closesAt: at('11:00:00') }
    expect(new Set(await paths({ ...here, fields: dates }))).toEqual(new Set(['fields.dueAt', 'fields.closesAt']))
    expect(await paths({ fields: dates }, admin)).toEqual(['fields.opensAt', 'fields.dueAt', 'fields.closesAt'])
    expect(await path({ ...here, ...inCourse })).toBe('groupAssessmentId')
    expect(await path({ ...here, reason: ' ' })).toBe('reason')
    const stranger = await addPerson(api.db, `stranger${here.groupAssessmentId}`)
    const { error } = await save({ ...here, userIds: [course.instructor.id, stranger.id] })
    expect([error.type, error.errors]).toEqual([
      'urn:isomorph:not-in-course',
      [
        {
          path: 'userIds.1',
          message: `${stranger.id} is not in this course.`,
          reason: { code: 'isNotInCourse', params: { id: String(stranger.id) } },
        },
      ],
    ])
    const unknown = await save({ ...here, userIds: [course.instructor.id, 999_999_999] })
    expect(unknown.status).toBe(404)
    expect(unknown.error.errors).toEqual([
      {
        path: 'userIds.1',
        message: '999999999 is nobody.',
        reason: { code: 'isNobody', params: { id: '999999999' } },
      },
    ])
  })
})

describe('who may', () => {
  it('everywhere: those who change people; in a course and its assessments: those who change them', async () => {
    const { save, here, inCourse, course, learner } = await world()
    const { instructor, grader } = course
    const fields = { timerMultiplier: 1.5 }
    const status = async (body: Saved, as: TestPerson) => (await save({ ...body, fields }, as)).status
    expect([await status({}, admin), await status({}, instructor)]).toEqual([200, 403])
    expect([
      await status(inCourse, instructor),
      await status(inCourse, grader),
      await status(inCourse, learner),
    ]).toEqual([200, 403, 403])
    expect([await status(here, instructor), await status(here, grader), await status(here, learner)]).toEqual([
      200, 403, 403,
    ])
    const outsider = await addPerson(api.db, `outsider${here.groupAssessmentId}`)
    expect([await status(here, outsider), await status(inCourse, outsider)]).toEqual([404, 404])
  })

  it('reads reasons and history only where they may set it; graders see what holds', async () => {
    const { save, here, list, learner, course } = await world()
    await save({ fields: { timerMultiplier: 1.5 }, reason: 'Everywhere so.' }, admin)
    await save({ ...here, fields: { extraMinutes: 5 }, reason: 'Here so.' })
    const seenBy = async (as: TestPerson) => {
      const { data } = await list({ ...here, userId: learner.id }, as)
      const { scopes = [], history = [], schedule } = data.people[0] ?? {}
      return [scopes.map(({ reason }) => reason), history.length, schedule?.timeLimitMinutes]
    }
    expect(await seenBy(course.instructor)).toEqual([['Here so.', '', null], 1, 95])
    expect(await seenBy(course.grader)).toEqual([[null, null, null], 0, 95])
    expect((await list({ ...here, userId: learner.id }, learner)).status).toBe(403)
    expect((await list({ userId: learner.id }, course.instructor)).status).toBe(403)
    const { data } = await list({ userId: learner.id }, admin)
    expect(data.people[0]?.scopes.map(({ scope, timerMultiplier }) => [scope, timerMultiplier])).toEqual([
      ['assessment', null],
      ['everywhere', 1.5],
    ])
  })
})

describe('a clock that runs', () => {
  const sweep = (time: string) => sweepDeadlines({ database: api.database, marker }, moment(time))

  async function sitting() {
    const sat = await sit(api, { timeLimitMinutes: 60 })
    const save = (fields: object) =>
      api.call(accommodationCalls.saveAccommodations, {
        as: sat.course.instructor,
        body: { groupAssessmentId: sat.delivery.id, userIds: [sat.learner.id], fields, reason: 'Late paper.' },
      })
    const look = async () =>
      (await api.call(sittingCalls.getSitting, { as: sat.learner, params: { groupAssessmentId: sat.delivery.id } }))
        .data.schedule
    return { ...sat, save, look }
  }

  it('goes on at once', async () => {
    const { save, look, sitter, id, right } = await sitting()
    await sitter.submit(id, '1')
    await save({ timerMultiplier: 1.5 })
    expect((await look()).deadline).toBe(at('11:30:00'))
    api.clock.set(moment('11:20:00'))
    expect((await sitter.submit(id, right)).data).toMatchObject({ earnedPoints: 10 })
    expect(await sweep('11:20:00')).toBe(0)
    expect(await sweep('11:30:16')).toBe(1)
  })

  it('goes on for whoever time had stopped', async () => {
    const { save, look } = await sitting()
    await sweep('11:00:16')
    expect((await look()).finishReason).toBe('timeExpired')
    api.clock.set(moment('11:10:00'))
    await save({ timerMultiplier: 1.5 })
    expect(await look()).toMatchObject({ finishReason: null, deadline: at('11:30:00') })
  })

  it('is never stopped by a sweeper that works at the same time', async () => {
    const sats = await Promise.all(Array.from({ length: 4 }, sitting))
    api.clock.set(moment('11:00:20'))
    await Promise.all([sweep('11:00:20'), ...sats.map(({ save }) => save({ extraMinutes: 30 })), sweep('11:00:20')])
    for (const { look } of sats) expect(await look()).toMatchObject({ finishedAt: null, deadline: at('11:30:00') })
  })

  it('begins with what was granted before', async () => {
    const { course, learner, save, here } = await world()
    await save({ ...here, fields: { timerMultiplier: 2 } })
    const { data } = await createSitter(api, learner, here.groupAssessmentId).start()
    expect(data.schedule.deadline).toBe(at('12:00:00'))
    expect(course.learners).toHaveLength(2)
  })
})
