import ICAL from 'ical.js'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { calendarCalls, groupAssessmentCalls } from '@isomorph/contract'
import { addCourse, grant, type TestCourse } from '../../testing/deliveries.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let course: TestCourse
let learner: TestPerson

beforeAll(async () => {
  api = await createTestApi()
})
afterEach(() => api.clock.set(null))
afterAll(async () => api.close())

async function freshCourse(): Promise<void> {
  course = await addCourse(api, { learners: 1 })
  learner = course.learners[0] as TestPerson
}

async function addressOf(as: TestPerson): Promise<string> {
  const { data } = await api.call(calendarCalls.renewCalendarFeed, { as })
  return new URL(data.address).pathname
}

const fetchAt = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  api.app.inject({ method: 'GET', url, headers })

interface ReadEvent {
  readonly uid: string
  readonly summary: string
  readonly start: string
  readonly status: string
  readonly sequence: number
  readonly description: string
}

/** What a calendar program reads. */
function read(body: string): ReadEvent[] {
  const root = new ICAL.Component(ICAL.parse(body) as unknown[])
  return root.getAllSubcomponents('vevent').map((each) => {
    const event = new ICAL.Event(each)
    return {
      uid: event.uid,
      summary: event.summary,
      start: event.startDate.toJSDate().toISOString(),
      status: String(each.getFirstPropertyValue('status')),
      sequence: event.sequence,
      description: event.description,
    }
  })
}

async function eventsOf(as: TestPerson): Promise<ReadEvent[]> {
  return read((await fetchAt(await addressOf(as))).body)
}

const summariesOf = async (as: TestPerson) => (await eventsOf(as)).map(({ summary }) => summary)

/** To the second: iCalendar knows nothing finer. */
const hours = (count: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + count * 3_600_000)
const iso = (count: number) => hours(count).toISOString()

describe('the calendar of a learner', () => {
  it('has their own dates, accommodations included, for programs that read RFC 5545', async () => {
    await freshCourse()
    const dates = { opensAt: iso(1), dueAt: iso(30), closesAt: iso(50) }
    const given = await course.give({ name: 'Mid; term, 1\nWarm-up', ...dates })
    const ownDue = hours(40)
    await grant(api, learner.id, { groupAssessmentId: given.id, dueAt: ownDue })
    const events = await eventsOf(learner)
    expect(events.map(({ summary, start }) => [summary, start])).toEqual([
      [`${given.name} opens`, dates.opensAt],
      [`${given.name} is due`, ownDue.toISOString()],
      [`${given.name}: last moment for late work`, dates.closesAt],
    ])
    const ofStaff = await eventsOf(course.instructor)
    expect(ofStaff.map(({ start }) => start)).toEqual([dates.opensAt, dates.dueAt, dates.closesAt])
  })

  it('tells nothing that is hidden, excused, or of a course that they have left', async () => {
    await freshCourse()
    await course.give({ name: 'Hidden', isPublished: false, dueAt: iso(30) })
    const excused = await course.give({ name: 'Excused', dueAt: iso(30) })
    await grant(api, learner.id, { groupAssessmentId: excused.id, isExcused: true })
    await course.give({ name: 'Shown', dueAt: iso(30) })
    expect(await summariesOf(learner)).toEqual(['Shown is due'])
    expect(await summariesOf(course.grader)).toEqual(['Hidden is due', 'Excused is due', 'Shown is due'])
    await api.db.deleteFrom('groupUserRoles').where('userId', '=', learner.id).execute()
    expect(await summariesOf(learner)).toEqual([])
  })

  it('keeps the name of an event when its date moves, raises its number, and cancels it when it is taken away', async () => {
    await freshCourse()
    const given = await course.give({ name: 'Quiz', dueAt: iso(30) })
    const url = await addressOf(learner)
    const [before] = read((await fetchAt(url)).body)
    const settings = { ...given.settings, dueAt: iso(60) }
    await api.call(groupAssessmentCalls.updateGroupAssessment, {
      as: course.instructor,
      params: { groupAssessmentId: given.id },
      body: { settings, version: given.version },
    })
    const [moved] = read((await fetchAt(url)).body)
    expect(moved?.uid).toBe(before?.uid)
    expect(moved?.start).toBe(settings.dueAt)
    expect(moved?.sequence).toBeGreaterThan(before?.sequence ?? 0)
    await api.call(groupAssessmentCalls.deleteGroupAssessment, {
      as: course.instructor,
      params: { groupAssessmentId: given.id },
    })
    const [gone] = read((await fetchAt(url)).body)
    expect(gone).toMatchObject({ uid: before?.uid, status: 'CANCELLED' })
    expect(gone?.sequence).toBeGreaterThan(moved?.sequence ?? 0)
  })

  it.each([
    ['America/Indianapolis', '2027-03-14T06:59:00.000Z', 'Sun, 3/14/27, 1:59 AM EST'],
    ['America/Indianapolis', '2027-03-14T07:00:00.000Z', 'Sun, 3/14/27, 3:00 AM EDT'],
    ['Europe/Berlin', '2027-10-31T01:30:00.000Z', 'Sun, 10/31/27, 2:30 AM GMT+1'],
    ['Australia/Lord_Howe', '2027-04-03T15:15:00.000Z', 'Sun, 4/4/27, 1:45 AM GMT+10:30'],
  ])('is right where the clocks of %s change', async (timeZone, dueAt, words) => {
    api.clock.set(new Date('2027-01-01'))
    await freshCourse()
    await api.db.updateTable('users').set({ timeZone }).where('id', '=', learner.id).execute()
    await course.give({ dueAt })
    const [event] = await eventsOf(learner)
    expect(event?.start).toBe(dueAt)
    expect(event?.description).toContain(words)
  })
})

describe('the address of a calendar', () => {
  it('is answered “not modified” until the dates of its person change, by accommodations too', async () => {
    await freshCourse()
    const given = await course.give({ dueAt: iso(30) })
    const url = await addressOf(learner)
    const first = await fetchAt(url)
    expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const etag = String(first.headers['etag'])
    const since = String(first.headers['last-modified'])
    expect((await fetchAt(url, { 'if-none-match': `"other", W/${etag}` })).statusCode).toBe(304)
    expect((await fetchAt(url, { 'if-modified-since': since })).statusCode).toBe(304)
    expect((await fetchAt(url, { 'if-none-match': '"other"', 'if-modified-since': since })).statusCode).toBe(200)
    api.clock.set(hours(1))
    await grant(api, learner.id, { groupAssessmentId: given.id, extraSeconds: 600 })
    expect((await fetchAt(url, { 'if-none-match': etag })).statusCode).toBe(200)
    expect((await fetchAt(url, { 'if-modified-since': since })).statusCode).toBe(200)
  })

  it('ends when it is replaced, removed, or its person disabled, and is kept as a hash', async () => {
    const person = await addPerson(api.db, 'feeder')
    const first = await addressOf(person)
    const second = await addressOf(person)
    expect((await fetchAt(first)).json<{ type: string }>().type).toBe('urn:isomorph:calendar-ended')
    expect((await fetchAt(second)).statusCode).toBe(200)
    const feed = await api.call(calendarCalls.getCalendarFeed, { as: person })
    expect(feed.data.fetchedAt).not.toBeNull()
    expect(feed.text).not.toContain(second.slice(-20, -4))
    await api.db.updateTable('users').set({ disabledAt: new Date() }).where('id', '=', person.id).execute()
    expect((await fetchAt(second)).statusCode).toBe(404)
    await api.db.updateTable('users').set({ disabledAt: null }).where('id', '=', person.id).execute()
    await api.call(calendarCalls.removeCalendarFeed, { as: person })
    await api.call(calendarCalls.removeCalendarFeed, { as: person })
    expect((await fetchAt(second)).statusCode).toBe(404)
    expect((await api.call(calendarCalls.getCalendarFeed, { as: person })).data.createdAt).toBeNull()
  })
})
