import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accommodationCalls, examActCalls, peopleCalls, regradeCalls, sittingCalls } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../testing/people.ts'
import { untilSomebodyIsHeldUp } from '../testing/races.fixtures.ts'
import { moment, sit } from '../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let admin: TestPerson
beforeAll(async () => {
  api = await createTestApi()
  admin = await addPerson(api.db, 'admin', ['Admin'])
})
beforeEach(() => api.clock.set(moment('10:00:00')))
afterAll(() => api.close())

type Sat = Awaited<ReturnType<typeof sit>>

const rules = { problemRevisionId: null, points: 3, creditRule: 'asMarked' as const, questionRules: [] }

/** What an instructor may do in a course, and the row that others hold for a while. */
const acts = [
  {
    name: 'gives time',
    held: 'learner_statuses',
    act: ({ course, delivery }: Sat) =>
      api.call(examActCalls.actOnLearners, {
        as: course.instructor,
        params: { groupAssessmentId: delivery.id },
        body: { clientKey: randomUUID(), kind: 'grantTime', minutes: 5, learners: 'everyone', reason: 'Fire alarm.' },
      }),
  },
  {
    name: 'reopens a sitting',
    held: 'learner_statuses',
    act: ({ course, delivery, learner }: Sat) =>
      api.call(sittingCalls.reopenSitting, {
        as: course.instructor,
        params: { groupAssessmentId: delivery.id, userId: learner.id },
        body: { clientKey: randomUUID(), end: { minutes: 30 }, reason: 'The network failed.' },
      }),
  },
  {
    name: 'grants accommodations',
    held: 'users',
    act: ({ course, delivery, learner }: Sat) =>
      api.call(accommodationCalls.saveAccommodations, {
        as: course.instructor,
        body: {
          userIds: [learner.id],
          groupAssessmentId: delivery.id,
          fields: { timerMultiplier: 1.5 },
          reason: 'Broken arm.',
        },
      }),
  },
  {
    name: 'regrades',
    held: 'group_assessments',
    act: ({ course, delivery }: Sat) =>
      api.call(regradeCalls.startRegrade, {
        as: course.instructor,
        params: { groupAssessmentId: delivery.id },
        body: { clientKey: randomUUID(), targets: [{ itemKey: 1, rules }], neverLower: true, reopensMarks: false },
      }),
  },
] as const

const rowOf = {
  learner_statuses: ({ delivery, learner }: Sat) =>
    `learner_statuses where group_assessment_id = ${delivery.id} and user_id = ${learner.id}`,
  users: ({ learner }: Sat) => `users where id = ${learner.id}`,
  group_assessments: ({ delivery }: Sat) => `group_assessments where id = ${delivery.id}`,
}

async function takeRole({ course, delivery: { groupId } }: Sat): Promise<void> {
  const { id } = await api.db
    .selectFrom('groupUserRoles')
    .select('id')
    .where('groupId', '=', groupId)
    .where('userId', '=', course.instructor.id)
    .executeTakeFirstOrThrow()
  const { status } = await api.call(peopleCalls.removeGroupUser, {
    as: admin,
    params: { groupId, groupUserRoleId: id },
  })
  expect(status).toBe(204)
}

/** The act has been let in and waits for a row while something else happens. */
async function waitingFor({ held, act }: (typeof acts)[number], sat: Sat, meanwhile: () => Promise<void>) {
  const client = await api.database.pool.connect()
  try {
    await client.query('begin')
    await client.query(`select from ${rowOf[held](sat)} for update`)
    const called = act(sat)
    await untilSomebodyIsHeldUp(api)
    await meanwhile()
    await client.query('commit')
    return (await called).status
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** How many acts of the instructor are in the audit log. */
async function recordedOf({ course }: Sat): Promise<number> {
  const rows = await api.db
    .selectFrom('auditEvents')
    .select('id')
    .where('actorUserId', '=', course.instructor.id)
    .execute()
  return rows.length
}

describe.each(acts)('an instructor who $name', (act) => {
  const world = async () => {
    const sat = await sit(api, { timeLimitMinutes: 60 })
    if (act.name === 'reopens a sitting') api.clock.set(moment('11:10:00'))
    // The last instructor of a course stays.
    const { groupId } = sat.delivery
    const values = { groupId, userId: admin.id, role: 'GroupOwner', externalGroupId: null } as const
    await api.db.insertInto('groupUserRoles').values(values).execute()
    return sat
  }

  it('and whose role is taken away before it is done is refused', async () => {
    const sat = await world()
    const before = await recordedOf(sat)
    expect(await waitingFor(act, sat, async () => await takeRole(sat))).toBe(404)
    expect(await recordedOf(sat)).toBe(before)
  })

  it('does it after the wait otherwise', async () => {
    const sat = await world()
    expect(await waitingFor(act, sat, async () => undefined)).toBe(200)
  })
})
