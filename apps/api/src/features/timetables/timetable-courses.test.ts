import { describe, expect, it } from 'vitest'
import { groupCalls, rosterSyncCalls, timetableCalls, type NewTimetableCourse } from '@isomorph/contract'
import {
  api,
  uniTime,
  session,
  numbered,
  student,
  taught,
  create,
  read,
  roster,
  sessionId,
  useTimetableCourses,
} from './timetable-courses.fixtures.ts'

useTimetableCourses()

describe('a course of classes', () => {
  it('is made in its term with a roster of all classes, each person once, without a report', async () => {
    const colleague = await numbered('09901')
    const known = await numbered('09902')
    const { ina, body } = await taught([[student('09902'), student('09903')], [student('09903')]], ['09901'])
    const { status, data } = await create(ina, body)
    expect(status).toBe(201)
    const { groupId } = data
    const course = (await api.call(groupCalls.getGroup, { as: ina, params: { groupId } })).data
    expect([course.name, course.term?.name]).toEqual([body.name, `${session.term} 2026 (Main)`])
    const waiting = await api.call(rosterSyncCalls.listRosterSyncs, { as: ina, params: { groupId } })
    expect(waiting.data.externalGroups).toMatchObject([
      { providerType: 'timetabling', contextTitle: 'BIOL 101 Lec 1, BIOL 101 Lec 2', hasRoster: true, isSynced: true },
    ])
    expect(waiting.data.externalGroups[0]?.latest?.state).toBe('waiting')
    expect(await read(groupId)).toMatchObject({ state: 'applied', readPeople: 4, added: 4 })
    expect((await roster(groupId)).slice(1)).toEqual(['09901 GroupOwner', '09902 GroupLearner', '09903 GroupLearner'])
    expect(await read(groupId)).toMatchObject({ state: 'applied', added: 0, removed: 0, changed: 0, unchanged: 4 })
    expect([colleague.id, known.id].every((id) => id > 0)).toBe(true)
    const fresh = await api.db.selectFrom('users').selectAll().where('puid', '=', '09903').executeTakeFirstOrThrow()
    expect(fresh).toMatchObject({
      firstName: 'F09903',
      timetableNumber: '09903',
      email: expect.stringMatching(/^unknown-\d+@timetable\.invalid$/),
    })
  })

  it('is made once with the same key, and shown at its classes to its staff', async () => {
    const { ina, body } = await taught([[], []])
    const clientKey = '7b1a1f0e-4d52-4d0f-9d0b-6a8d3a1c5e11'
    const first = (await create(ina, { ...body, clientKey })).data
    expect((await create(ina, { ...body, clientKey })).data).toEqual(first)
    const { data } = await api.call(timetableCalls.getInstructorSchedule, { as: ina })
    const groups = data.terms[0]?.classes.map((each) => each.groups)
    expect(groups).toEqual([[{ id: first.groupId, name: body.name }], [{ id: first.groupId, name: body.name }]])
    expect(await read(first.groupId)).toMatchObject({ state: 'applied', readPeople: 1 })
  })

  it('uses a term that has its name or its days', async () => {
    const { ina, body } = await taught([[]])
    await create(ina, body)
    const found = api.db.selectFrom('externalTerms').select('id').where('name', 'like', '%(Main)').orderBy('id')
    const terms = await found.execute()
    const again = await taught([[]])
    await create(again.ina, again.body)
    expect(await found.execute()).toEqual(terms)
  })

  it('is refused for classes of others, of another term or none, and where the timetable is silent', async () => {
    const { ina, body } = await taught([[]])
    const other = await taught([[]])
    const typeOf = async (changes: Partial<NewTimetableCourse>) =>
      (await create(ina, { ...body, ...changes })).error.type
    expect(await typeOf({ classIds: other.body.classIds })).toBe('urn:isomorph:class-not-taught')
    expect(await typeOf({ sessionId: sessionId + 1 })).toBe('urn:isomorph:class-not-taught')
    expect(await typeOf({ externalProviderId: 999 })).toBe('urn:isomorph:class-not-taught')
    expect((await create(ina, { ...body, classIds: [] })).error).toMatchObject({ errors: [{ path: 'classIds' }] })
    const late = await taught([[]])
    uniTime.forbidden = ['/api/roles']
    const { error } = await create(late.ina, late.body)
    expect([error.type, error.detail]).toEqual([
      'urn:isomorph:timetable-silent',
      expect.stringContaining('Api Retrieve Roles'),
    ])
    expect((await create(await numbered('1'), body)).status).toBe(403)
  })

  it('is refused with the codes of what keeps the timetable from answering', async () => {
    const { ina, body } = await taught([[]])
    uniTime.misbehave((_request, response) => {
      response.destroy()
      return true
    })
    const { error } = await create(ina, body)
    uniTime.misbehave(undefined)
    expect(error).toMatchObject({ type: 'urn:isomorph:timetable-silent', said: [{ code: 'serverUnreachable' }] })
  })
})
