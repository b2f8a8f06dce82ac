import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { groupCalls, peopleCalls } from '@isomorph/contract'
import { addGroup } from '../../testing/courses.ts'
import { addExternalGroup } from '../../testing/external-groups.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let owner: TestPerson
let grader: TestPerson
let learner: TestPerson
let groupId: number

beforeAll(async () => {
  api = await createTestApi()
  owner = await addPerson(api.db, 'owner', ['Creator'])
  grader = await addPerson(api.db, 'grader')
  learner = await addPerson(api.db, 'learner')
  for (const name of ['ada', 'bob']) await addPerson(api.db, name)
  await api.db.updateTable('users').set({ puid: '0012345678' }).where('userName', '=', 'ada').execute()
})
afterAll(() => api.close())

beforeEach(async () => {
  groupId = await addGroup(api.db, 'Calculus', { GroupOwner: [owner], GroupGrader: [grader], GroupLearner: [learner] })
})

const roster = async (as = owner) => await api.call(peopleCalls.listGroupUsers, { as, query: { groupId } })

describe('the roster', () => {
  const add = async (identifiers: string[], role: 'GroupLearner' | 'GroupGrader' | 'GroupOwner', as = owner) =>
    await api.call(peopleCalls.addGroupUsers, { as, body: { groupId, identifiers, role } })

  it('is shown to staff and not to learners', async () => {
    const roles = new Set((await roster()).data.map((user) => user.roles[0]?.role))
    expect(roles).toEqual(new Set(['GroupGrader', 'GroupLearner', 'GroupOwner']))
    expect((await roster(grader)).status).toBe(200)
    expect((await roster(learner)).status).toBe(403)
  })

  it('does not exist for those who have no part in the course', async () => {
    const stranger = await addPerson(api.db, `stranger${groupId}`)
    expect((await roster(stranger)).status).toBe(404)
  })

  it('takes people by e-mail address, alias or university number', async () => {
    expect((await add(['ADA@example.org', 'bob', '0012345678'], 'GroupLearner')).status).toBe(200)
    const { data } = await roster()
    expect(
      data
        .filter((user) => user.roles[0]?.role === 'GroupLearner')
        .map((user) => user.firstName)
        .toSorted(),
    ).toEqual(['Ada', 'Bob', 'Learner'])
  })

  it.each(['email', 'uid', 'puid'] as const)(
    'takes the holder of the %s before somebody with that user name',
    async (column) => {
      const named = `${column}-${groupId}@example.org`
      const chooser = await addPerson(api.db, named)
      await api.db.updateTable('users').set({ uid: null }).where('id', '=', chooser.id).execute()
      const holder = await addPerson(api.db, `holder-${column}-${groupId}`)
      await api.db
        .updateTable('users')
        .set({ [column]: named })
        .where('id', '=', holder.id)
        .execute()
      const { data } = await add([named.toUpperCase()], 'GroupGrader')
      const graders = data.filter((user) => user.roles[0]?.role === 'GroupGrader').map(({ id }) => id)
      expect(graders).toContain(holder.id)
      expect(graders).not.toContain(chooser.id)
    },
  )

  it('names everybody who is not known, and adds nobody', async () => {
    const { status, error } = await add(['bob', 'nobody@example.org', 'x99'], 'GroupLearner')
    expect(status).toBe(400)
    expect(error.type).toBe('urn:isomorph:unknown-people')
    expect(error.errors).toEqual([
      {
        path: 'identifiers.1',
        message: 'Nobody here is known as “nobody@example.org”.',
        reason: { code: 'nobodyKnown', params: { identifier: 'nobody@example.org' } },
      },
      {
        path: 'identifiers.2',
        message: 'Nobody here is known as “x99”.',
        reason: { code: 'nobodyKnown', params: { identifier: 'x99' } },
      },
    ])
    expect((await roster()).data).toHaveLength(3)
  })

  it('says of those who were named who had the role before', async () => {
    const synced = await addPerson(api.db, `came${groupId}`)
    await api.db
      .insertInto('groupUserRoles')
      .values({
        groupId,
        userId: synced.id,
        role: 'GroupLearner',
        externalGroupId: await addExternalGroup(api.db, groupId),
      })
      .execute()
    const { data } = await add(['bob', 'learner', synced.name], 'GroupLearner')
    expect(data.map(({ firstName, isNew }) => [firstName, isNew])).toEqual([
      ['Bob', true],
      [`Came${groupId}`, false],
      ['Learner', false],
    ])
  })

  it('lists people as their names are printed, whatever marks they have', async () => {
    const names = [
      ['Zoe', 'Muller'],
      ['Élise', 'Müller'],
      ['Ada', 'Mullera'],
    ] as const
    for (const [firstName, lastName] of names) {
      const { id } = await addPerson(api.db, `${firstName}${groupId}`)
      await api.db.updateTable('users').set({ firstName, lastName }).where('id', '=', id).execute()
      await api.db
        .insertInto('groupUserRoles')
        .values({ groupId, userId: id, role: 'GroupOwner', externalGroupId: null })
        .execute()
    }
    const printed = ['Élise', 'Zoe', 'Ada']
    expect((await roster()).data.slice(0, 3).map(({ firstName }) => firstName)).toEqual(printed)
    const { data } = await api.call(groupCalls.getGroup, { as: owner, params: { groupId } })
    expect(data.owners.map(({ firstName }) => firstName)).toEqual([...printed, 'Owner'])
  })

  it('adding somebody twice changes nothing', async () => {
    await add(['bob'], 'GroupLearner')
    expect((await add(['bob', 'BOB'], 'GroupLearner')).status).toBe(200)
    expect((await roster()).data.find((user) => user.firstName === 'Bob')?.roles).toHaveLength(1)
  })

  it('refuses a student who is staff and staff who is a student', async () => {
    const asStaff = await add(['learner'], 'GroupGrader')
    expect(asStaff.status).toBe(409)
    expect(asStaff.error.errors).toEqual([
      {
        path: 'identifiers.0',
        message: '“learner” is a student of this course.',
        reason: { code: 'isStudent', params: { identifier: 'learner' } },
      },
    ])
    expect((await add(['grader'], 'GroupLearner')).status).toBe(409)
    expect((await add(['grader'], 'GroupOwner')).status).toBe(200)
  })

  it('cannot be made wrong by two additions at once', async () => {
    const statuses = await Promise.all([add(['bob'], 'GroupLearner'), add(['bob'], 'GroupGrader')])
    expect(statuses.map((response) => response.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('loses people, but never the last instructor', async () => {
    const { data } = await roster()
    const roleId = (role: string) => data.find((user) => user.roles[0]?.role === role)?.roles[0]?.groupUserRoleId ?? 0
    const remove = async (groupUserRoleId: number) =>
      await api.call(peopleCalls.removeGroupUser, { as: owner, params: { groupId, groupUserRoleId } })
    expect((await remove(roleId('GroupLearner'))).status).toBe(204)
    expect((await remove(roleId('GroupLearner'))).status).toBe(404)
    const last = await remove(roleId('GroupOwner'))
    expect(last.status).toBe(409)
    expect(last.error.type).toBe('urn:isomorph:last-instructor')
  })

  it('keeps synced members as long as their source does', async () => {
    const synced = await addPerson(api.db, `synced${groupId}`)
    const { id } = await api.db
      .insertInto('groupUserRoles')
      .values({
        groupId,
        userId: synced.id,
        role: 'GroupLearner',
        externalGroupId: await addExternalGroup(api.db, groupId),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const params = { groupId, groupUserRoleId: id }
    expect((await api.call(peopleCalls.removeGroupUser, { as: owner, params })).status).toBe(409)
    expect((await roster()).data.find((user) => user.id === synced.id)?.roles[0]?.isExternal).toBe(true)
  })

  it('keeps a record of who was added by whom', async () => {
    await add(['bob'], 'GroupLearner')
    const ofGroup = api.db.selectFrom('auditEvents').selectAll().where('entityId', '=', groupId)
    const events = await ofGroup.orderBy('id').execute()
    expect(events.at(-1)).toMatchObject({
      actorUserId: owner.id,
      action: 'group.addUsers',
      after: { role: 'GroupLearner' },
    })
  })
})
