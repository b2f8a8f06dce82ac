import { describe, expect, it } from 'vitest'
import { caliperCalls, resultCalls } from '@isomorph/contract'
import type { TestPerson } from '../../testing/people.ts'
import { useCaliper } from './caliper.fixtures.ts'

const { world, send, set, turnOn, waiting, ledger, told, ofType, essay } = useCaliper()

const named = async ({ id }: TestPerson) =>
  await world.api.db
    .selectFrom('users')
    .select(['firstName', 'lastName', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('while Caliper is off', () => {
  it('nothing is written, and pages get no token', async () => {
    const { sitter, id, right, learner } = await essay()
    await sitter.submit(id, right)
    await sitter.finish()
    expect(await waiting()).toBe(0)
    expect((await world.api.call(caliperCalls.getCaliperToken, { as: learner })).error.type).toBe(
      'urn:isomorph:caliper-off',
    )
  })

  it('what still waited is dropped', async () => {
    await turnOn()
    await essay()
    expect(await waiting()).toBeGreaterThan(0)
    await set({ caliperEnabled: false })
    await send()
    expect([await waiting(), world.store.requests()]).toEqual([0, 0])
  })
})

describe('acts', () => {
  it('are told as they are done, each once, without answers, names or addresses', async () => {
    await turnOn()
    const { sitter, ids, id, right, learner, course, delivery } = await essay()
    await sitter.draft(id, right, 0)
    await sitter.submit(id, right)
    await sitter.finish()
    await send()
    expect(told().toSorted()).toEqual(
      [
        'SessionEvent LoggedIn',
        'SessionEvent LoggedIn',
        'AssessmentEvent Started',
        'AssessmentItemEvent Started',
        'AssessmentItemEvent Completed',
        'GradeEvent Graded',
        'AssessmentItemEvent Skipped',
        'AssessmentEvent Submitted',
      ].toSorted(),
    )
    expect([world.store.faults, ids.length]).toEqual([[], 2])
    const everything = JSON.stringify(world.store.events)
    const { firstName, email } = await named(learner)
    for (const secret of [right, email, firstName]) expect(everything).not.toContain(`"${secret}"`)
    const home = `https://quiz.example.edu/courses/${course.groupId}/groupAssignments/${delivery.id}`
    expect(ofType('GradeEvent')[0]).toMatchObject({
      actor: { id: 'https://quiz.example.edu', type: 'SoftwareApplication' },
      object: {
        type: 'Attempt',
        assignee: `https://people.example.edu/${learner.id}`,
        count: 1,
        isPartOf: `${home}/learners/${learner.id}/sittings/1`,
      },
      generated: { scoreGiven: 10, maxScore: 10 },
      membership: { roles: ['Learner'] },
    })
    expect(ofType('AssessmentEvent')[0]).toMatchObject({
      object: { id: home, type: 'Assessment', maxScore: 20, version: '1' },
      generated: { count: 1 },
    })
    expect(ofType('AssessmentEvent').at(-1)).toMatchObject({
      action: 'Submitted',
      generated: { duration: expect.stringMatching(/^PT\d+(?:\.\d{1,3})?S$/) },
    })
    expect(await ledger()).toEqual([['accepted', '8 events', '']])
    await send()
    expect(world.store.requests()).toBe(1)
  })

  it('are rolled back with what they tell of', async () => {
    await turnOn()
    const before = await waiting()
    const trying = world.api.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('sessions')
        .values({ userId: world.chief.id, clientId: 'web', impersonatorUserId: null })
        .execute()
      throw new Error('undone')
    })
    await expect(trying).rejects.toThrow('undone')
    expect(await waiting()).toBe(before)
  })

  it('of graders name the grader, when nobody has to look any more', async () => {
    const { sitter, ids, course, delivery } = await essay()
    await turnOn()
    const mixed = ids[1] as number
    await sitter.submitAll(mixed, [
      { questionKey: 1, value: '1' },
      { questionKey: 2, value: 'Because.' },
    ])
    await send()
    expect(told()).toContain('AssessmentItemEvent Completed')
    expect(ofType('GradeEvent')).toEqual([])
    const params = { groupAssessmentId: delivery.id, problemInstanceId: mixed, attemptNumber: 1, questionKey: 2 }
    const body = { percent: 50, markingNumber: 1, comment: '' }
    expect((await world.api.call(resultCalls.scoreManually, { as: course.grader, params, body })).status).toBe(200)
    await send()
    expect(ofType('GradeEvent')).toMatchObject([
      { actor: { id: `https://people.example.edu/${course.grader.id}`, type: 'Person' } },
    ])
    expect(world.store.faults).toEqual([])
  })

  it('bring names and answers only where the installation says so, in 1.1 without profiles', async () => {
    await turnOn({ caliperSendsNames: true, caliperSendsAnswers: true, caliperVersion: '1.1' })
    const { sitter, id, right, learner } = await essay()
    await sitter.submit(id, right)
    await send()
    expect(world.store.faults).toEqual([])
    const { firstName, lastName, email } = await named(learner)
    const completed = world.store.events.find(({ action }) => action === 'Completed')
    expect(completed).toMatchObject({
      '@context': 'http://purl.imsglobal.org/ctx/caliper/v1p1',
      actor: { name: `${firstName} ${lastName}`, extensions: { email } },
      generated: { type: 'FillinBlankResponse', values: [right] },
    })
    expect(world.store.events.every((event) => !('profile' in event))).toBe(true)
  })

  it('tell sessions that end by time, once', async () => {
    await turnOn()
    await send()
    const { id } = await world.api.db
      .insertInto('sessions')
      .values({ userId: world.chief.id, clientId: 'web', impersonatorUserId: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await send()
    world.api.clock.set(new Date(Date.now() + 13 * 3_600_000))
    await send()
    world.api.clock.set(new Date(Date.now() + 14 * 3_600_000))
    await send()
    const timedOut = world.store.events.filter(
      ({ action, object }) => action === 'TimedOut' && (object as { id: string }).id.endsWith(`/sessions/${id}`),
    )
    expect(timedOut).toHaveLength(1)
    expect(world.store.faults).toEqual([])
  })
})
