import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { groupAssessmentCalls, groupCalls, peopleCalls, resultCalls, webhookCalls } from '@isomorph/contract'
import { addCourse } from '../../testing/deliveries.ts'
import { addPerson } from '../../testing/people.ts'
import { sit } from '../../testing/sit.fixtures.ts'
import { regradeWorld } from '../regrades/regrades.fixtures.ts'
import { once, startWebhookWorld, type WebhookWorld } from './webhooks.fixtures.ts'

let world: WebhookWorld

beforeAll(async () => {
  world = await startWebhookWorld()
})
afterEach(async () => await world.clear())
afterAll(async () => await world.close())

describe('what happens', () => {
  it('is told of a score, once however often it changes, without names', async () => {
    const { sitter, id, right, learner, delivery, course } = await sit(world.api, { attemptsAllowed: 3 })
    await world.make({ events: ['scores.changed'] })
    await sitter.submit(id, '0')
    await sitter.submit(id, right)
    await world.send()
    expect(world.receiver.faults).toEqual([])
    expect(world.told()).toEqual([
      {
        type: 'scores.changed',
        data: {
          courseId: course.groupId,
          assessmentId: delivery.id,
          scores: [{ userId: learner.id, points: 10, possible: 10, pending: 0, changedAt: expect.any(String) }],
        },
      },
    ])
    const { email, lastName } = await world.api.db
      .selectFrom('users')
      .select(['email', 'lastName'])
      .where('id', '=', learner.id)
      .executeTakeFirstOrThrow()
    for (const name of [email, lastName]) expect(world.receiver.bodies.join()).not.toContain(name)
    await world.send()
    expect(world.receiver.events).toHaveLength(1)
  })

  it('is told of an override', async () => {
    const { sitter, id, right, learner, delivery, course } = await sit(world.api)
    await sitter.submit(id, right)
    await world.make({ events: ['scores.changed'] })
    const { status } = await world.api.call(resultCalls.setScoreOverride, {
      as: course.instructor,
      params: { groupAssessmentId: delivery.id, userId: learner.id },
      body: { clientKey: randomUUID(), kind: 'points', value: 3, reason: 'A test.', learnerNote: '', replaces: null },
    })
    expect(status).toBe(200)
    await world.send()
    expect(world.toldOf('scores.changed')).toMatchObject([{ scores: [{ userId: learner.id, points: 3 }] }])
  })

  it('is told of courses and rosters as they stand, a course of 450 in three deliveries', async () => {
    await world.make({ events: ['course.created', 'course.deleted', 'roster.changed'] })
    const creator = await addPerson(world.api.db, 'creator', ['Creator'])
    const made = await world.api.call(groupCalls.createGroup, { as: creator, body: { name: 'Algebra' } })
    const courseId = made.data.id
    await world.send()
    expect(world.told()).toEqual([
      { type: 'course.created', data: { courseId, name: 'Algebra' } },
      { type: 'roster.changed', data: { courseId, people: [{ userId: creator.id, roles: ['GroupOwner'] }] } },
    ])
    await sql`
      with people as (
        insert into users (user_name, email, first_name, last_name)
        select 'crowd' || n, 'crowd' || n || '@example.org', 'Crowd', n::text from generate_series(1, 449) n returning id)
      insert into group_user_roles (group_id, user_id, role)
      select ${courseId}, id, 'GroupLearner' from people`.execute(world.api.db)
    const learner = await addPerson(world.api.db, 'joins')
    const body = { groupId: courseId, identifiers: ['joins@example.org'], role: 'GroupLearner' as const }
    const added = await world.api.call(peopleCalls.addGroupUsers, { as: creator, body })
    expect(added.status).toBe(200)
    await world.send()
    const rosters = world.toldOf('roster.changed').slice(1) as { people: { userId: number; roles: string[] }[] }[]
    expect(rosters.map(({ people }) => people.length)).toEqual([200, 200, 50])
    expect(rosters[2]?.people.at(-1)).toEqual({ userId: learner.id, roles: ['GroupLearner'] })
    await world.api.db.deleteFrom('groupUserRoles').where('userId', '=', learner.id).execute()
    await world.api.call(groupCalls.deleteGroup, { as: creator, params: { groupId: courseId } })
    await world.send()
    expect(world.told().slice(-2)).toEqual([
      { type: 'roster.changed', data: { courseId, people: [{ userId: learner.id, roles: [] }] } },
      { type: 'course.deleted', data: { courseId, name: 'Algebra' } },
    ])
  })

  it('is told of releases by hand and by date, and of regrades', async () => {
    const { sitter, id, numbers, regrader, mend, delivery, course } = await regradeWorld(world.api)
    await sitter.submit(id, numbers.sum)
    const byHand = await course.give({ scoresRelease: 'byHand' })
    const dueAt = new Date(Date.now() + 60_000)
    const byDate = await course.give({ scoresRelease: 'afterDue', dueAt: dueAt.toISOString() })
    await world.make({ events: ['scores.released', 'regrade.applied'] })
    const released = await world.api.call(groupAssessmentCalls.releaseGroupAssessment, {
      as: course.instructor,
      params: { groupAssessmentId: byHand.id },
      body: { kinds: ['scores'] },
    })
    expect(released.status).toBe(200)
    const regrade = await regrader.regrade({ problemRevisionId: await mend() })
    await world.send()
    expect(world.told()).toEqual([
      {
        type: 'regrade.applied',
        data: { regradeId: regrade.id, assessmentId: delivery.id, courseId: course.groupId, undoOf: null },
      },
      {
        type: 'scores.released',
        data: { courseId: course.groupId, assessmentId: byHand.id, name: byHand.settings.name },
      },
    ])
    world.api.clock.set(new Date(dueAt.getTime() + 1000))
    await world.send()
    await world.send()
    expect(world.toldOf('scores.released').slice(1)).toMatchObject([{ assessmentId: byDate.id }])
  })

  it('is not written down while no webhook asks for it', async () => {
    const made = await world.make({ events: ['course.deleted'] })
    const { sitter, id, right } = await sit(world.api)
    await sitter.submit(id, right)
    expect(await world.waiting()).toEqual([])
    const body = world.draftOf({ isEnabled: false })
    await world.api.call(webhookCalls.updateWebhook, { as: world.chief, params: made.params, body })
    await addCourse(world.api)
    expect(await world.waiting()).toEqual([])
  })
})

describe('webhooks', () => {
  it('are for those who connect systems, have names of their own, and end with their log', async () => {
    const admin = await addPerson(world.api.db, 'admin', ['Admin'])
    expect((await world.api.call(webhookCalls.listWebhooks, { as: admin })).status).toBe(403)
    const made = await world.make()
    const again = { ...world.draftOf(), ...once() }
    const twice = await world.api.call(webhookCalls.createWebhook, { as: world.chief, body: again })
    expect(twice.error).toMatchObject({ status: 409, errors: [{ path: 'name' }] })
    const wrong = await world.api.call(webhookCalls.createWebhook, {
      as: world.chief,
      body: { name: '', address: 'hooks', events: [], isEnabled: true, ...once() },
    })
    expect(wrong.error.errors.map(({ path }) => path).toSorted()).toEqual(['address', 'events', 'name'])
    await world.test(made)
    expect((await world.api.call(webhookCalls.deleteWebhook, { as: world.chief, params: made.params })).status).toBe(
      204,
    )
    expect(
      (await world.api.call(webhookCalls.listWebhookDeliveries, { as: world.chief, params: made.params })).status,
    ).toBe(404)
    expect((await world.test(made)).status).toBe(404)
    expect(await world.api.db.selectFrom('webhookDeliveries').select('id').execute()).toEqual([])
  })
})
