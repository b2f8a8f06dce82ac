import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { gradePushCalls } from '@isomorph/contract'
import { addCourse, grant } from '../../testing/deliveries.ts'
import type { TestPerson } from '../../testing/people.ts'
import { useGradePushes } from './grade-pushes.fixtures.ts'
import { selectDueLineItems } from './line-items.queries.ts'

const { world, columns, columnOf, push, connected, sitThrough, addScores, changeScores, passWholeComparison } =
  useGradePushes()

describe('scores', () => {
  it('go to a column that is made once, once each, and again when they change', async () => {
    const { course, groupAssessmentId, lineItemId, status, ledger } = await connected()
    const [learner] = course.learners as [TestPerson]
    await push(lineItemId)
    expect(world.platform.services.taken).toEqual([])
    expect((await status())?.learners[0]?.state).toBe('nothing')

    await sitThrough(learner, groupAssessmentId)
    expect(await selectDueLineItems(world.api.db, 100)).toContain(lineItemId)
    expect((await status())?.learners[0]).toMatchObject({ state: 'due', ours: { points: 10, maximum: 10 } })
    await push(lineItemId)
    await push(lineItemId)
    expect(world.platform.services.taken).toMatchObject([
      {
        userId: `sub ${learner.id}`,
        scoreGiven: 10,
        scoreMaximum: 10,
        activityProgress: 'InProgress',
        gradingProgress: 'FullyGraded',
      },
    ])
    expect(columnOf(groupAssessmentId)?.fields).toMatchObject({ label: 'Sums, week 1', scoreMaximum: 10 })
    expect((await status())?.learners[0]).toMatchObject({ state: 'sent', sent: { points: 10, maximum: 10 } })
    expect(await selectDueLineItems(world.api.db, 100)).not.toContain(lineItemId)

    await changeScores(groupAssessmentId, 4)
    await push(lineItemId)
    const [first, second] = world.platform.services.taken
    expect(second).toMatchObject({ scoreGiven: 4 })
    expect(String(second?.['timestamp']) > String(first?.['timestamp'])).toBe(true)
    expect(columns().filter(({ fields }) => fields['resourceId'] === `ga-${groupAssessmentId}`)).toHaveLength(1)
    const kinds = (await ledger()).map(({ kind, outcome, person }) => `${kind} ${outcome} ${person?.id ?? '-'}`)
    expect(kinds.filter((line) => !line.startsWith('launch'))).toEqual([
      `grade accepted ${learner.id}`,
      `grade accepted ${learner.id}`,
      'lineItem accepted -',
    ])
  })

  it('that lost points for lateness have a comment in the language of the learner, else of the installation', async () => {
    const { course, groupAssessmentId, lineItemId } = await connected({ learners: 2 })
    const [greta, fred] = course.learners as [TestPerson, TestPerson]
    for (const learner of [greta, fred]) await sitThrough(learner, groupAssessmentId)
    const { db } = world.api
    await db.updateTable('users').set({ language: 'de' }).where('id', '=', greta.id).execute()
    await db.insertInto('configuration').values({ key: 'defaultLanguage', value: '"fr"' }).execute()
    for (const [learner, daysLate] of [
      [greta, 2],
      [fred, 1],
    ] as const)
      await db.updateTable('scores').set({ daysLate }).where('userId', '=', learner.id).execute()
    await push(lineItemId)
    const comments = world.platform.services.taken.map(({ userId, comment }) => [userId, comment])
    expect(Object.fromEntries(comments)).toEqual({
      [`sub ${greta.id}`]: '2 Tage verspätet',
      [`sub ${fred.id}`]: '1 jour de retard',
    })
  })

  it('wait for their release', async () => {
    const { course, groupAssessmentId, lineItemId, status } = await connected()
    await world.api.db
      .updateTable('groupAssessments')
      .set({ scoresRelease: 'byHand' })
      .where('id', '=', groupAssessmentId)
      .execute()
    await sitThrough(course.learners[0] as TestPerson, groupAssessmentId)
    await push(lineItemId)
    expect((await status())?.learners[0]?.state).toBe('notReleased')
    await world.api.db
      .updateTable('groupAssessments')
      .set({ scoresReleasedAt: new Date(Date.now() - 1000), version: sql`version + 1` })
      .where('id', '=', groupAssessmentId)
      .execute()
    expect(await selectDueLineItems(world.api.db, 100)).toContain(lineItemId)
    await push(lineItemId)
    expect(world.platform.services.taken).toHaveLength(1)
  })

  it('of somebody who is excused later are taken back', async () => {
    const { course, groupAssessmentId, lineItemId, status } = await connected()
    const [learner] = course.learners as [TestPerson]
    await sitThrough(learner, groupAssessmentId)
    await push(lineItemId)
    await grant(world.api, learner.id, { groupId: null, groupAssessmentId, isExcused: true })
    await passWholeComparison(lineItemId)
    await push(lineItemId)
    expect(world.platform.services.taken.at(-1)).toMatchObject({ gradingProgress: 'NotReady' })
    expect(world.platform.services.taken.at(-1)).not.toHaveProperty('scoreGiven')
    expect((await status())?.learners[0]).toMatchObject({ state: 'excused', sent: null })
  })

  it('of somebody whom the platform does not know are named as such', async () => {
    const { course, groupAssessmentId, lineItemId, status } = await connected({ learners: 2 })
    const [known, unknown] = course.learners as [TestPerson, TestPerson]
    await world.api.db.deleteFrom('identities').where('userId', '=', unknown.id).execute()
    for (const learner of [known, unknown]) await sitThrough(learner, groupAssessmentId)
    await push(lineItemId)
    expect((await status())?.learners.map(({ state }) => state)).toEqual(['sent', 'unknownThere'])
  })
})

describe('a comparison', () => {
  it('is of the scores that changed, and of everybody ten minutes later', async () => {
    const { groupId, groupAssessmentId, lineItemId } = await connected({ learners: 0 })
    await addScores(groupId, groupAssessmentId, 3)
    await push(lineItemId)
    await sql`update scores set points = 7 where group_assessment_id = ${groupAssessmentId}`.execute(world.api.db)
    await sql`update scores set version = version + 1 where group_assessment_id = ${groupAssessmentId}
      and user_id = (select min(user_id) from scores where group_assessment_id = ${groupAssessmentId})`.execute(
      world.api.db,
    )
    const told = () => world.platform.services.taken.filter(({ scoreGiven }) => scoreGiven === 7).length
    await push(lineItemId)
    expect([told(), await selectDueLineItems(world.api.db, 100)]).toEqual([1, expect.not.arrayContaining([lineItemId])])
    await passWholeComparison(lineItemId)
    expect(await selectDueLineItems(world.api.db, 100)).toContain(lineItemId)
    await push(lineItemId)
    expect(told()).toBe(3)
  })

  it('is of somebody who has just finished, without whom no score was released', async () => {
    const { groupId, groupAssessmentId, lineItemId } = await connected({
      learners: 0,
      settings: { scoresRelease: 'afterAttempts' },
    })
    await addScores(groupId, groupAssessmentId, 1)
    await push(lineItemId)
    expect(world.platform.services.taken).toEqual([])
    await sql`update learner_statuses set finished_at = now(), finish_reason = 'submitted'
      where group_assessment_id = ${groupAssessmentId}`.execute(world.api.db)
    await push(lineItemId)
    expect(world.platform.services.taken).toMatchObject([{ scoreGiven: 5, activityProgress: 'Completed' }])
  })

  it('is over with scores that go nowhere, such as that of a preview', async () => {
    const { groupId, groupAssessmentId, lineItemId } = await connected({ learners: 0 })
    await addScores(groupId, groupAssessmentId, 1)
    await world.api.db
      .updateTable('learnerStatuses')
      .set({ isPreview: true })
      .where('groupAssessmentId', '=', groupAssessmentId)
      .execute()
    await changeScores(groupAssessmentId, 3)
    await push(lineItemId)
    expect(await selectDueLineItems(world.api.db, 100)).not.toContain(lineItemId)
  })
})

describe('nothing is sent', () => {
  it('while the course is deleted or the platform switched off', async () => {
    const { course, groupId, groupAssessmentId, lineItemId } = await connected()
    await sitThrough(course.learners[0] as TestPerson, groupAssessmentId)
    const { db } = world.api
    await db.updateTable('groups').set({ deletedAt: new Date() }).where('id', '=', groupId).execute()
    await push(lineItemId)
    await db.updateTable('groups').set({ deletedAt: null }).where('id', '=', groupId).execute()
    await db.updateTable('externalProviders').set({ isEnabled: false }).where('id', '=', world.providerId).execute()
    await push(lineItemId)
    await db.updateTable('externalProviders').set({ isEnabled: true }).where('id', '=', world.providerId).execute()
    expect(world.platform.services.taken).toEqual([])
    await push(lineItemId)
    expect(world.platform.services.taken).toHaveLength(1)
  })

  it('of a course that is deleted while its grades are on their way, and all of it once it is back', async () => {
    const { groupId, groupAssessmentId, lineItemId } = await connected({ learners: 0 })
    const { db } = world.api
    await addScores(groupId, groupAssessmentId, 450)
    let asked = 0
    world.platform.misbehave((request) => {
      if (request.url?.includes('/scores')) asked += 1
      if (asked === 20) void db.updateTable('groups').set({ deletedAt: new Date() }).where('id', '=', groupId).execute()
      return false
    })
    await push(lineItemId)
    const before = world.platform.services.taken.length
    expect(before).toBeLessThan(450)
    await push(lineItemId)
    expect(world.platform.services.taken).toHaveLength(before)
    await db.updateTable('groups').set({ deletedAt: null }).where('id', '=', groupId).execute()
    await push(lineItemId)
    const { taken } = world.platform.services
    expect([taken.length, new Set(taken.map(({ userId }) => userId)).size]).toEqual([450, 450])
  })

  it('where no link was ever opened, and the page says so', async () => {
    const course = await addCourse(world.api)
    const { id: groupAssessmentId } = await course.give()
    const call = { as: course.instructor, params: { groupAssessmentId } }
    expect((await world.api.call(gradePushCalls.pushGrades, call)).error.type).toBe('urn:isomorph:no-line-item')
    expect((await world.api.call(gradePushCalls.getGradePushes, call)).data).toEqual({ lineItems: [] })
  })
})
