import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createDatabase } from '@isomorph/database'
import { rosterSyncCalls } from '@isomorph/contract'
import { addCourse } from '../../testing/deliveries.ts'
import { addPerson } from '../../testing/people.ts'
import { member, members, useRosters } from './roster-syncs.fixtures.ts'
import { insertWaitingSync } from './roster-syncs.queries.ts'

const { world, connected } = useRosters()

describe('the first reading', () => {
  it('is a report that changes nothing, until somebody takes it over', async () => {
    const { run, sync, roster } = await connected()
    const grader = 'http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#TeachingAssistant'
    const ina = { user_id: 'sub-ina', roles: ['Instructor'], given_name: 'Ina', family_name: 'Instructor' }
    const gone = member('gone', ['Learner'], { status: 'Inactive' })
    world.platform.services.members = [
      ina,
      member('Lea'),
      member('Theo', ['Instructor', grader]),
      member('Mo', ['Mentor']),
      gone,
    ]
    const report = await run()
    expect(report).toMatchObject({ state: 'toConfirm', readPeople: 3, added: 2, removed: 0, unchanged: 1 })
    expect(report?.people).toEqual([
      { name: 'Lea Roster', change: 'added', role: 'GroupLearner' },
      { name: 'Theo Roster', change: 'added', role: 'GroupGrader' },
    ])
    expect(await roster()).toEqual(['Ina GroupOwner'])
    const made = await world.api.db.selectFrom('users').select('id').where('lastName', '=', 'Roster').execute()
    expect(made).toEqual([])

    expect((await sync(report?.id)).data.externalGroups[0]?.latest?.state).toBe('waiting')
    expect((await sync(report?.id)).error.type).toBe('urn:isomorph:roster-report-gone')
    expect(await run()).toMatchObject({ state: 'applied', added: 2, unchanged: 1 })
    expect(await roster()).toEqual(['Ina GroupOwner', 'Lea GroupLearner', 'Theo GroupGrader'])
    expect(await run()).toMatchObject({ state: 'applied', added: 0, removed: 0, changed: 0, unchanged: 3 })
  })
})

describe('a roster', () => {
  it('brings who is new and takes who has gone, with their work, and leaves who was added by hand', async () => {
    const { course, takeOver, roster, groupId } = await connected()
    world.platform.services.members = [member('Lea'), member('Leo')]
    await takeOver()
    world.platform.services.members = [member('Lea', ['Learner'], { given_name: 'Leandra' }), member('Lin')]
    expect(await takeOver()).toMatchObject({ state: 'applied', added: 1, removed: 1, unchanged: 1 })
    expect(await roster()).toEqual(['Leandra GroupLearner', 'Lin GroupLearner'])
    const byHand = await world.api.db
      .selectFrom('groupUserRoles')
      .select('userId')
      .where('groupId', '=', groupId)
      .where('externalGroupId', 'is', null)
      .where('role', '=', 'GroupLearner')
      .execute()
    expect(byHand).toEqual([{ userId: course.learners[0]?.id }])
  })

  it('comes in pages, in Moodle’s own way of naming the next one', async () => {
    const { takeOver, roster } = await connected()
    world.platform.services.members = members(23)
    world.platform.services.pageSize = 5
    expect(await takeOver()).toMatchObject({ state: 'applied', added: 23 })
    expect(await roster()).toHaveLength(23)
  })

  it('that would remove more than half waits for somebody, who cannot agree to more than was shown', async () => {
    const { takeOver, run, sync, roster } = await connected()
    world.platform.services.members = members(12)
    await takeOver()
    world.platform.services.members = members(5)
    const report = await run()
    expect(report).toMatchObject({ state: 'toConfirm', removed: 7 })
    expect(await roster()).toHaveLength(12)
    world.platform.services.members = members(2)
    await sync(report?.id)
    const second = await run()
    expect(second).toMatchObject({ state: 'toConfirm', removed: 10 })
    await sync(second?.id)
    expect(await run()).toMatchObject({ state: 'applied', removed: 10 })
  })

  it('of thousands of people is taken over whole', async () => {
    const { takeOver, run } = await connected()
    world.platform.services.members = members(3000)
    expect(await takeOver()).toMatchObject({ state: 'applied', added: 3000 })
    expect(await run()).toMatchObject({ state: 'applied', added: 0, removed: 0, unchanged: 3000 })
  }, 90_000)
})

describe('two readings at once', () => {
  it('are one', async () => {
    const { run, externalGroupId, roster } = await connected()
    world.platform.services.members = members(40)
    await run()
    await world.api.db
      .updateTable('externalGroups')
      .set({ isRosterSynced: true })
      .where('id', '=', externalGroupId)
      .execute()
    await insertWaitingSync(world.api.db, { externalGroupId, requestedBy: null })
    await insertWaitingSync(world.api.db, { externalGroupId, requestedBy: null })
    await Promise.all([run(), run(), run()])
    expect(await roster()).toHaveLength(40)
  })
})

it('stands in a queue of its own: while one roster is read, other jobs than rosters go on', async () => {
  const { sync } = await connected()
  const owner = createDatabase(world.api.url, { asOwner: true, maximumConnections: 1 })
  try {
    await sync()
    const { rows } = await sql`
      select distinct q.queue_name as queue, j.priority from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
        left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
       where t.identifier = 'sync-roster'`.execute(owner.db)
    expect(rows).toEqual([{ queue: 'sync-roster', priority: 0 }])
  } finally {
    await owner.close()
  }
})

it('is asked for by whoever may read all rosters, and only where somebody has confirmed one', async () => {
  const admin = await addPerson(world.api.db, 'admin', ['Admin'])
  const { takeOver } = await connected()
  world.platform.services.members = members(2)
  const before = (await world.api.call(rosterSyncCalls.syncAllRosters, { as: admin })).data.courses
  await takeOver()
  expect((await world.api.call(rosterSyncCalls.syncAllRosters, { as: admin })).data.courses).toBe(before + 1)
})

it('is said to be missing where the course is connected with none', async () => {
  const course = await addCourse(world.api)
  const call = { as: course.instructor, params: { groupId: course.groupId }, body: {} }
  expect((await world.api.call(rosterSyncCalls.syncRoster, call)).error.type).toBe('urn:isomorph:no-roster')
})
