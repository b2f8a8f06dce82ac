import { describe, expect, it } from 'vitest'
import { groupAssessmentCalls, letterCalls } from '@isomorph/contract'
import { noMailer } from '../../mail/mail.ts'
import { addCourse, createSitter, grant, type TestCourse } from '../../testing/deliveries.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { addAnsweredAppeal, addToldRegrade, letterActs, lettersOrigin, setUpLetters } from './letters.fixtures.ts'
import { noteEvents } from './note-events.ts'
import { sendLetters } from './send-letters.ts'

let api: TestApi
let course: TestCourse
let learner: TestPerson
setUpLetters((given) => ({ api, course, learner } = given))

const services = () => api.app.contractRouting.services
const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
const iso = (count: number) => hours(count).toISOString()

const { choose, noticesOf, lettersTo } = letterActs(() => api)

describe('what is told', () => {
  it('is that an assessment opened, and is due soon by the date of each, once', async () => {
    await choose('atOnce', learner)
    const given = await course.give({ name: 'Quiz', dueAt: iso(20) })
    await Promise.all([noteEvents(services()), noteEvents(services())])
    await noteEvents(services())
    expect((await noticesOf(learner.id)).toSorted()).toEqual(['dueSoon', 'opened'])
    await Promise.all([sendLetters(services()), sendLetters(services())])
    await sendLetters(services())
    const letters = await lettersTo(learner)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('Quiz is open.')
    expect(letters[0]?.text).toMatch(/Quiz is due \w+, .* (E[SD]T|UTC|GMT)/)
    expect(letters[0]?.text).toContain(`${lettersOrigin}/courses/${course.groupId}/groupAssignments/${given.id}`)
    await grant(api, learner.id, { groupAssessmentId: given.id, dueAt: hours(300) })
    await noteEvents(services())
    expect(await noticesOf(learner.id)).toHaveLength(2)
  })

  it('is nothing that is hidden, excused, done, for staff, or not wanted', async () => {
    await choose('atOnce', learner)
    await choose('atOnce', course.instructor)
    await course.give({ name: 'Hidden', isPublished: false, dueAt: iso(20) })
    const excused = await course.give({ name: 'Excused', dueAt: iso(20) })
    await grant(api, learner.id, { groupAssessmentId: excused.id, isExcused: true })
    await course.give({ name: 'Later', opensAt: iso(10), dueAt: iso(20) })
    await noteEvents(services())
    expect(await noticesOf(learner.id)).toEqual([])
    expect(await noticesOf(course.instructor.id)).toEqual([])
    const open = await course.give({ name: 'Open', dueAt: iso(20), isFinishedByHand: true })
    await noteEvents(services())
    expect(await noticesOf(learner.id)).toHaveLength(2)
    const sitter = createSitter(api, learner, open.id)
    await sitter.start()
    await sitter.finish()
    await sendLetters(services())
    expect(await lettersTo(learner)).toEqual([])
    await choose('off', learner)
    await course.give({ name: 'Unwanted', dueAt: iso(20) })
    await noteEvents(services())
    expect(await noticesOf(learner.id)).toHaveLength(2)
  })

  it('is that results were released, corrected and an appeal answered, without a mark, once they are to be seen', async () => {
    await choose('atOnce', learner)
    const given = await course.give({ name: 'Exam', scoresRelease: 'byHand' })
    const sitter = createSitter(api, learner, given.id)
    const { data: sitting } = await sitter.start()
    const problemInstanceId = sitting.problems[0]?.problemInstanceId ?? 0
    await sitter.submit(problemInstanceId, '1')
    const answeredAppeal = await addAnsweredAppeal(api, course, given.id, problemInstanceId)
    await addToldRegrade(api, course, given.id, problemInstanceId)
    await noteEvents(services())
    expect(await noticesOf(learner.id)).toEqual(['appealAnswered'])
    await api.call(groupAssessmentCalls.releaseGroupAssessment, {
      as: course.instructor,
      params: { groupAssessmentId: given.id },
      body: { kinds: ['scores'] },
    })
    api.clock.set(hours(0.01))
    await noteEvents(services())
    await sendLetters(services())
    const [letter, ...more] = await lettersTo(learner)
    expect(more).toEqual([])
    expect(letter?.text).toContain('Results of Exam are available.')
    expect(letter?.text).toContain('Results of Exam were corrected.')
    expect(letter?.text).toContain('Your appeal about Exam was answered.')
    expect(letter?.text).toContain(`groupAssignments/${given.id}/problems/${problemInstanceId}\n`)
    expect(`${letter?.text}${letter?.html}`).not.toContain(answeredAppeal)
  })

  it('waits for seven in the morning on the clocks of its person, in one letter', async () => {
    await api.db.updateTable('users').set({ timeZone: 'Asia/Kolkata' }).where('id', '=', learner.id).execute()
    await course.give({ name: 'One', dueAt: '2027-06-02T12:00:00Z' })
    await course.give({ name: 'Two', dueAt: '2027-06-02T13:00:00Z' })
    await course.give({ name: 'Three', dueAt: '2027-06-03T12:00:00Z' })
    const groupAssessments = await api.db
      .selectFrom('groupAssessments')
      .select(['id', 'dueAt'])
      .where('groupId', '=', course.groupId)
      .execute()
    for (const { id, dueAt } of groupAssessments)
      await api.db
        .insertInto('notices')
        .values({
          userId: learner.id,
          kind: 'dueSoon',
          eventKey: `${id}`,
          groupAssessmentId: id,
          eventAt: dueAt ?? new Date(),
          createdAt: new Date('2027-06-01T20:00:00Z'),
          tryAt: new Date('2027-06-01T20:00:00Z'),
        })
        .execute()
    api.clock.set(new Date('2027-06-02T01:29:00Z'))
    await sendLetters(services())
    expect(await lettersTo(learner)).toEqual([])
    api.clock.set(new Date('2027-06-02T01:31:00Z'))
    await sendLetters(services())
    const letters = await lettersTo(learner)
    expect(letters.map(({ subject }) => subject)).toEqual(['News from your courses (2)'])
    expect(letters[0]?.text).toContain('One is due Wed, 6/2/27, 5:30 PM GMT+5:30.')
  })

  it('is nothing in a course that has ended, nor to whom has left it, nor in the demo', async () => {
    await choose('atOnce', learner)
    const given = await course.give({ dueAt: iso(20) })
    await noteEvents(services())
    expect(await noticesOf(learner.id)).toHaveLength(2)
    await api.db.deleteFrom('groupUserRoles').where('userId', '=', learner.id).execute()
    await sendLetters(services())
    expect(await lettersTo(learner)).toEqual([])

    const later = await addCourse(api, { learners: 2 })
    const [demo, person] = later.learners as [TestPerson, TestPerson]
    await choose('atOnce', demo)
    await choose('atOnce', person)
    await api.db.updateTable('users').set({ isDemo: true }).where('id', '=', demo.id).execute()
    await later.give({ dueAt: iso(20) })
    await noteEvents(services())
    expect([await noticesOf(demo.id), (await noticesOf(person.id)).length]).toEqual([[], 2])
    await api.db
      .updateTable('groups')
      .set({ endDate: hours(-1) })
      .where('id', '=', later.groupId)
      .execute()
    await sendLetters(services())
    expect(await lettersTo(person)).toEqual([])
    const dropped = await api.db
      .selectFrom('notices')
      .select('droppedAt')
      .where('groupAssessmentId', '<>', given.id)
      .execute()
    expect(dropped.every(({ droppedAt }) => droppedAt !== null)).toBe(true)
  })

  it('follows a date that moves within its day, and tells of another day once more', async () => {
    await choose('atOnce', learner)
    await api.db.updateTable('letterPreferences').set({ mode: 'off' }).where('kind', '=', 'opened').execute()
    const given = await course.give({ dueAt: iso(20) })
    const move = async (dueAt: Date) =>
      await api.db.updateTable('groupAssessments').set({ dueAt }).where('id', '=', given.id).execute()
    await noteEvents(services())
    await move(hours(40))
    await noteEvents(services())
    await sendLetters(services())
    expect(await lettersTo(learner)).toEqual([])
    api.clock.set(hours(17))
    await noteEvents(services())
    await sendLetters(services())
    expect(await lettersTo(learner)).toHaveLength(1)
    await noteEvents(services())
    await sendLetters(services())
    expect(await lettersTo(learner)).toHaveLength(1)
  })

  it('has no place for names that would break out of the letter', async () => {
    await choose('atOnce', learner)
    await course.give({ name: '<b>Q & A</b>', dueAt: iso(20) })
    await noteEvents(services())
    await sendLetters(services())
    const [letter] = await lettersTo(learner)
    expect(letter?.html).toContain('&lt;b&gt;Q &amp; A&lt;/b&gt; is open.')
    expect(letter?.html).not.toContain('<b>')
  })
})

describe('letters', () => {
  it('are ended by one request without signing in, and by no look at its address', async () => {
    await choose('atOnce', learner)
    await course.give({ dueAt: iso(20) })
    await noteEvents(services())
    await sendLetters(services())
    const [letter] = await lettersTo(learner)
    const url = new URL(letter?.unsubscribe ?? '').pathname
    const host = new URL(lettersOrigin).host
    const look = await api.app.inject({ method: 'GET', url, headers: { host } })
    expect(look.statusCode).toBe(303)
    expect(look.headers.location).toBe(`${lettersOrigin}/unsubscribe#${url.split('/').at(-1)}`)
    const modesOf = async () => (await api.call(letterCalls.getLetterPreferences, { as: learner })).data.modes
    expect(new Set(Object.values(await modesOf()))).toEqual(new Set(['atOnce']))
    const headers = { 'content-type': 'application/x-www-form-urlencoded', host }
    const click = { method: 'POST', headers, payload: 'List-Unsubscribe=One-Click' } as const
    const forged = url.replace(/\d+-/, `${course.instructor.id}-`)
    expect((await api.app.inject({ ...click, url: forged })).statusCode).toBe(404)
    expect((await api.app.inject({ ...click, url })).statusCode).toBeLessThan(300)
    expect((await api.app.inject({ ...click, url })).statusCode).toBeLessThan(300)
    expect(new Set(Object.values(await modesOf()))).toEqual(new Set(['off']))
  })

  it('are neither noted nor sent while administrators have switched them off', async () => {
    await choose('atOnce', learner)
    await course.give({ dueAt: iso(20) })
    await noteEvents(services())
    await api.db.insertInto('configuration').values({ key: 'lettersEnabled', value: 'false' }).execute()
    await sendLetters(services())
    expect(await lettersTo(learner)).toEqual([])
    expect((await choose('atOnce', learner)).data.availability).toBe('switchedOff')
    await api.db.deleteFrom('notices').execute()
    await noteEvents(services())
    expect(await noticesOf(learner.id)).toEqual([])
    await api.db.deleteFrom('configuration').where('key', '=', 'lettersEnabled').execute()
  })

  it('are neither noted nor offered where no mail server or address is set', async () => {
    await choose('atOnce', learner)
    await course.give({ dueAt: iso(20) })
    const without = { ...services(), mailer: noMailer }
    await noteEvents(without)
    await sendLetters(without)
    expect(await noticesOf(learner.id)).toEqual([])
    expect((await choose('atOnce', learner)).data.availability).toBe('available')
  })
})
