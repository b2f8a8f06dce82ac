import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sittingCalls } from '@isomorph/contract'
import { addCourse, createSitter } from '../../testing/deliveries.ts'
import type { TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { prepareInstances } from '../group-assessments/index.ts'
import { at, moment, sit } from '../../testing/sit.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => api.clock.set(null))
afterAll(() => api.close())

describe('starting', () => {
  it('gives each learner a variant of their own, and starts once', async () => {
    const { course, delivery, sitter, id } = await sit(api)
    const again = await sitter.start()
    expect(again.data.problems[0]?.problemInstanceId).toBe(id)
    const { data } = await createSitter(api, course.learners[1] as TestPerson, delivery.id).start()
    expect(data.problems[0]?.problemInstanceId).not.toBe(id)
    const events = await api.db
      .selectFrom('learnerStatusEvents')
      .select('kind')
      .where('groupAssessmentId', '=', delivery.id)
      .execute()
    expect(events).toEqual([{ kind: 'Started' }, { kind: 'Started' }])
  })

  it('gives the same problems to two tabs that start at once', async () => {
    const course = await addCourse(api)
    const { id } = await course.give()
    const sitter = createSitter(api, course.learners[0] as TestPerson, id)
    const answers = await Promise.all([sitter.start(), sitter.start(), sitter.start()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ data }) => data.problems[0]?.problemInstanceId)).size).toBe(1)
  })

  it('is refused before the opening and after the close', async () => {
    const course = await addCourse(api)
    const { id } = await course.give({ opensAt: at('10:00:00'), dueAt: at('11:00:00') })
    const sitter = createSitter(api, course.learners[0] as TestPerson, id)
    api.clock.set(moment('09:59:59'))
    expect((await sitter.look()).data.groupAssessment.state).toBe('upcoming')
    expect((await sitter.start()).error.type).toBe('urn:isomorph:not-open-yet')
    api.clock.set(moment('11:00:00'))
    expect((await sitter.start()).error.type).toBe('urn:isomorph:closed')
    api.clock.set(moment('10:00:00'))
    expect((await sitter.start()).data.schedule).toMatchObject({
      startedAt: at('10:00:00.000'),
      deadline: at('11:00:00.000'),
    })
  })

  it('asks for the access code once', async () => {
    const course = await addCourse(api)
    const { id, settings } = await course.give({ accessCode: 'Öl 42' })
    expect(settings).toMatchObject({ hasAccessCode: true })
    const sitter = createSitter(api, course.learners[0] as TestPerson, id)
    expect((await sitter.look()).data.rules.needsAccessCode).toBe(true)
    expect((await sitter.start()).error.type).toBe('urn:isomorph:wrong-access-code')
    expect((await sitter.start('oil')).status).toBe(403)
    expect((await sitter.start(' Öl 42 ')).status).toBe(200)
    expect((await sitter.start()).status).toBe(200)
    expect((await sitter.look()).data.rules.needsAccessCode).toBe(false)
  })

  it('is unknown to learners while it is not published, and to people of other courses', async () => {
    const course = await addCourse(api)
    const hidden = await course.give({ isPublished: false })
    expect((await createSitter(api, course.learners[0] as TestPerson, hidden.id).look()).status).toBe(404)
    const published = await course.give()
    const stranger = (await addCourse(api)).learners[0] as TestPerson
    expect((await createSitter(api, stranger, published.id).start()).status).toBe(404)
  })

  it('of an instructor is a preview, bound to no dates', async () => {
    const course = await addCourse(api)
    const { id } = await course.give({ opensAt: at('10:00:00'), dueAt: at('11:00:00'), isPublished: false })
    const preview = createSitter(api, course.instructor, id)
    expect((await preview.start()).data.schedule.deadline).toBeNull()
  })

  it('of somebody who was a learner when variants were made, and is staff now, is a preview too', async () => {
    const course = await addCourse(api)
    const { id } = await course.give()
    await prepareInstances(api.database, id, { userIds: [course.grader.id], isPreview: false })
    await api.db
      .insertInto('groupUserRoles')
      .values({ groupId: course.groupId, userId: course.grader.id, role: 'GroupOwner', externalGroupId: null })
      .execute()
    await createSitter(api, course.grader, id).start()
    const { isPreview } = await api.db
      .selectFrom('learnerStatuses')
      .select('isPreview')
      .where('userId', '=', course.grader.id)
      .executeTakeFirstOrThrow()
    expect(isPreview).toBe(true)
  })
})

describe('a problem page', () => {
  it("is unknown to everybody but its learner, like an instance that doesn't exist", async () => {
    const { course, delivery, id } = await sit(api)
    const other = createSitter(api, course.learners[1] as TestPerson, delivery.id)
    await other.start()
    expect((await other.page(id)).status).toBe(404)
    expect((await other.submit(id, '1')).status).toBe(404)
    expect((await other.draft(id, '1', 0)).status).toBe(404)
    expect((await other.page(999_999)).status).toBe(404)
    const elsewhere = await course.give()
    const own = createSitter(api, course.learners[0] as TestPerson, elsewhere.id)
    await own.start()
    expect((await own.page(id)).status).toBe(404)
    expect((await own.submit(id, '1')).status).toBe(404)
  })

  it('shows the statement with mathematics rendered and an answer field without the key', async () => {
    const { sitter, id } = await sit(api)
    const { data } = await sitter.page(id)
    expect(data.statementHtml).toMatch(/a = \d\d, b = \d\d/)
    expect(data.statementHtml).toContain('data-question-slot="1"')
    expect(data.answerFields).toMatchObject([{ questionKey: 1, answerType: 'Numeric', keyboards: ['numeric'] }])
    expect(data).toMatchObject({ draft: null, attempts: [], answers: null, solutionHtml: null, closedReason: null })
  })
})

describe('finishing', () => {
  it('submits what was only typed, once, and ends the sitting', async () => {
    const { sitter, id, right } = await sit(api, { isFinishedByHand: true })
    await sitter.draft(id, right, 0)
    const finished = await sitter.finish()
    expect(finished.data).toMatchObject({ points: 10, groupAssessment: { own: { status: 'Submitted' } } })
    await sitter.finish()
    const page = await sitter.page(id)
    expect(page.data).toMatchObject({ attemptsUsed: 1, closedReason: 'You have finished this assessment.' })
    expect((await sitter.submit(id, right)).error.type).toBe('urn:isomorph:finished')
    expect((await sitter.draft(id, '1', 1)).data.isApplied).toBe(false)
  })

  it('does not submit again what was submitted as it stands', async () => {
    const { sitter, id, right } = await sit(api, { isFinishedByHand: true })
    await sitter.submit(id, right)
    await sitter.draft(id, right, 0)
    await sitter.finish()
    expect((await sitter.page(id)).data.attemptsUsed).toBe(1)
  })

  it('keeps an unreadable draft for a person', async () => {
    const { course, delivery, sitter, id } = await sit(api, { isFinishedByHand: true })
    await sitter.draft(id, '\\frac{1}{', 0)
    expect((await sitter.finish()).data.groupAssessment.own).toMatchObject({ status: 'Submitted', pending: 1 })
    const tasks = await api.db
      .selectFrom('scoringTasks')
      .select('reason')
      .where('groupAssessmentId', '=', delivery.id)
      .execute()
    expect(tasks).toEqual([{ reason: 'unreadable' }])
    expect(course.learners).toHaveLength(2)
  })

  it('is not offered for what just closes', async () => {
    const { sitter } = await sit(api)
    expect((await sitter.finish()).error.type).toBe('urn:isomorph:not-finished-by-hand')
  })
})

describe('what only the browser can see', () => {
  it('is kept with both times, for learners under way only', async () => {
    const { delivery, learner } = await sit(api)
    const params = { groupAssessmentId: delivery.id }
    const body = { kind: 'Resumed' as const, clientAt: at('10:00:00') }
    expect((await api.call(sittingCalls.createLearnerStatusEvent, { as: learner, params, body })).status).toBe(204)
    const forged = { kind: 'Submitted', clientAt: at('10:00:00') } as never
    const refused = await api.call(sittingCalls.createLearnerStatusEvent, { as: learner, params, body: forged })
    expect(refused.status).toBe(400)
  })
})
