import { describe, expect, it } from 'vitest'
import { rosterSyncCalls } from '@isomorph/contract'
import { startUniTimeServer, type UniTimeTestPerson } from '@isomorph/testing/unitime-server'
import { addPerson } from '../../testing/people.ts'
import {
  api,
  uniTime,
  superAdmin,
  change,
  trust,
  numbered,
  student,
  taught,
  create,
  read,
  roster,
  useTimetableCourses,
} from './timetable-courses.fixtures.ts'

useTimetableCourses()

describe('a roster that follows a timetable', () => {
  async function course(students: readonly UniTimeTestPerson[]) {
    const { ina, body, classes } = await taught([students])
    const { groupId } = (await create(ina, body)).data
    await read(groupId)
    const [only] = classes
    if (!only) throw new Error('There is one class.')
    const enrolled = (people: readonly UniTimeTestPerson[]) => {
      uniTime.classes = uniTime.classes.map((each) =>
        each.classId === only.classId ? { ...each, students: [...people] } : each,
      )
    }
    return { ina, groupId, enrolled }
  }
  const confirm = async (groupId: number, confirmedSyncId: number | undefined) => {
    await api.call(rosterSyncCalls.syncRoster, {
      as: superAdmin,
      params: { groupId },
      body: confirmedSyncId === undefined ? {} : { confirmedSyncId },
    })
    return await read(groupId)
  }
  const learners = async (groupId: number) => (await roster(groupId)).filter((line) => line.endsWith('Learner'))

  it('takes who joins and leaves, keeps who was added by hand, and never empties a course', async () => {
    const { groupId, enrolled } = await course([student('81'), student('82')])
    const byHand = await numbered('83')
    await api.db.insertInto('groupUserRoles').values({ groupId, userId: byHand.id, role: 'GroupLearner' }).execute()
    enrolled([student('82'), student('84')])
    expect(await read(groupId)).toMatchObject({ state: 'applied', added: 1, removed: 1 })
    expect(await learners(groupId)).toEqual(['82 GroupLearner', '84 GroupLearner'])
    enrolled([])
    expect(await read(groupId)).toMatchObject({ state: 'failed', reason: expect.stringContaining('names no student') })
    expect(await learners(groupId)).toHaveLength(2)
    const held = await api.db.selectFrom('groupUserRoles').select('id').where('userId', '=', byHand.id).execute()
    expect(held).toHaveLength(1)
  })

  it('asks before more than half leave', async () => {
    const many = Array.from({ length: 12 }, (_, index) => student(`6${100 + index}`))
    const { groupId, enrolled } = await course(many)
    enrolled(many.slice(0, 3))
    expect(await read(groupId)).toMatchObject({ state: 'toConfirm', removed: 9 })
    expect(await learners(groupId)).toHaveLength(12)
  })

  it('finds people with or without zeros before their numbers, and refuses where that is not clear', async () => {
    uniTime.stripsZeros = true
    const known = await numbered('00711')
    const { groupId, enrolled } = await course([])
    enrolled([student('00711')])
    expect(await read(groupId)).toMatchObject({ state: 'applied', added: 1 })
    expect(await learners(groupId)).toEqual(['00711 GroupLearner'])
    expect(known.id).toBeGreaterThan(0)
    await numbered('000712')
    await numbered('0712')
    enrolled([student('00711'), student('712')])
    expect(await read(groupId)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('university number 712'),
    })
  })

  it('refuses where several differ in zeros alone, also where one has the very number', async () => {
    await numbered('0713')
    await numbered('713')
    const { groupId, enrolled } = await course([student('714')])
    enrolled([student('714'), student('713')])
    expect(await read(groupId)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('university number 713'),
    })
    enrolled([student('0714'), student('714')])
    expect(await read(groupId)).toMatchObject({ state: 'failed', reason: expect.stringContaining('0714 and 714') })
    expect(await learners(groupId)).toEqual(['714 GroupLearner'])
  })

  it('names a class that is gone, reads the others, and asks before anybody leaves for that', async () => {
    const { ina, body, classes } = await taught([[student('741')], [student('742')]])
    const { groupId } = (await create(ina, { ...body, classIds: body.classIds.toReversed() })).data
    await read(groupId)
    const [first, second] = classes.map(({ classId }) => classId)
    uniTime.classes = uniTime.classes
      .filter(({ classId }) => classId !== second)
      .map((each) => (each.classId === first ? { ...each, students: [student('741'), student('743')] } : each))
    const report = await read(groupId)
    expect(report).toMatchObject({
      state: 'toConfirm',
      added: 0,
      removed: 1,
      reason: expect.stringContaining('The timetable does not know BIOL 101 Lec 2 any more.'),
    })
    expect(await learners(groupId)).toEqual(['741 GroupLearner', '742 GroupLearner', '743 GroupLearner'])
    expect(await confirm(groupId, report?.id)).toMatchObject({ state: 'applied', removed: 1 })
    expect(await learners(groupId)).toEqual(['741 GroupLearner', '743 GroupLearner'])
    expect(await read(groupId)).toMatchObject({ state: 'applied', reason: expect.stringContaining('Lec 2') })
    uniTime.classes = uniTime.classes.filter(({ classId }) => classId !== first)
    const gone = await read(groupId)
    expect([gone?.state, gone?.reason]).toEqual([
      'failed',
      'The timetable does not know BIOL 101 Lec 1, BIOL 101 Lec 2 any more.',
    ])
    expect(await learners(groupId)).toHaveLength(2)
  })

  it('says who was left out for want of a number, and removes nobody for that', async () => {
    const { groupId, enrolled } = await course([student('751'), student('752')])
    enrolled([student('751'), student('7 52'), student('753')])
    const report = await read(groupId)
    expect(report).toMatchObject({
      state: 'toConfirm',
      removed: 1,
      reason: expect.stringContaining('without a usable university number, who were left out: 1.'),
    })
    expect(await learners(groupId)).toEqual(['751 GroupLearner', '752 GroupLearner', '753 GroupLearner'])
    enrolled([student('751'), student('752'), student('753')])
    expect(await read(groupId)).toMatchObject({ state: 'applied', reason: '', removed: 0 })
  })

  it('is a report first where the timetable has another address', async () => {
    const { groupId, enrolled } = await course([student('761')])
    const other = await startUniTimeServer({ classes: uniTime.classes })
    await change({ address: other.address })
    const { data } = await api.call(rosterSyncCalls.listRosterSyncs, { as: superAdmin, params: { groupId } })
    expect(data.externalGroups).toMatchObject([{ isSynced: false }])
    await change({})
    await other.close()
    enrolled([student('762')])
    const report = await read(groupId)
    expect(report).toMatchObject({ state: 'toConfirm', reason: expect.stringContaining('another address') })
    expect(await learners(groupId)).toEqual(['761 GroupLearner'])
    expect(await confirm(groupId, report?.id)).toMatchObject({ state: 'applied', added: 1, removed: 1 })
  })

  it('is read soon again after the timetable was switched off', async () => {
    const { groupId } = await course([student('771')])
    await change({ isEnabled: false })
    expect(await read(groupId)).toMatchObject({ state: 'failed', reason: expect.stringContaining('not connected') })
    const { nextTryAt } = await api.db
      .selectFrom('rosterSyncs')
      .innerJoin('externalGroups', 'externalGroups.id', 'rosterSyncs.externalGroupId')
      .select('nextTryAt')
      .where('groupId', '=', groupId)
      .orderBy('rosterSyncs.id', 'desc')
      .executeTakeFirstOrThrow()
    expect(Number(nextTryAt) - Date.now()).toBeLessThan(3_600_000)
    expect(nextTryAt).toBeInstanceOf(Date)
    await change({})
    expect(await read(groupId)).toMatchObject({ state: 'applied' })
  })

  it('finds people by addresses only where an administrator trusts them', async () => {
    const local = await addPerson(api.db, 'local')
    const taken = await numbered('721')
    const emailOf = async (id: number) =>
      (await api.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
    const [localEmail, takenEmail] = [await emailOf(local.id), await emailOf(taken.id)]
    const sharedEmail = await emailOf((await addPerson(api.db, 'shared')).id)
    const people = [
      student('722', { email: localEmail }),
      student('723', { email: takenEmail }),
      student('724', { email: 'new@campus.edu' }),
      student('726', { email: sharedEmail }),
      student('727', { email: sharedEmail.toUpperCase() }),
    ]
    await trust(true)
    const { groupId } = await course(people)
    const rows = await api.db
      .selectFrom('groupUserRoles')
      .innerJoin('users', 'users.id', 'userId')
      .select(['userId', 'email', 'puid'])
      .where('groupId', '=', groupId)
      .where('role', '=', 'GroupLearner')
      .orderBy('puid')
      .execute()
    expect(rows).toEqual([
      { userId: expect.any(Number), email: expect.stringMatching(/timetable\.invalid$/), puid: '723' },
      { userId: expect.any(Number), email: 'new@campus.edu', puid: '724' },
      { userId: expect.any(Number), email: expect.stringMatching(/timetable\.invalid$/), puid: '726' },
      { userId: expect.any(Number), email: expect.stringMatching(/timetable\.invalid$/), puid: '727' },
      { userId: local.id, email: localEmail, puid: null },
    ])
    expect(rows.map(({ userId }) => userId)).not.toContain(taken.id)
    await trust(false)
    expect((await course([student('725', { email: localEmail })])).groupId).toBeGreaterThan(0)
    const stranger = await api.db.selectFrom('users').select('email').where('puid', '=', '725').executeTakeFirst()
    expect(stranger?.email).toMatch(/timetable\.invalid$/)
  })

  it('says what is wrong, tries again later, and changes nothing meanwhile', async () => {
    const { groupId } = await course([student('731')])
    uniTime.forbidden = ['/api/enrollments']
    expect(await read(groupId)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('Api Retrieve Enrollments'),
    })
    uniTime.misbehave((_request, response) => {
      response.writeHead(503).end()
      return true
    })
    expect(await read(groupId)).toMatchObject({ state: 'failed', reason: expect.stringContaining('503') })
    const rows = await api.db
      .selectFrom('exchanges')
      .select(['outcome', 'nextTryAt'])
      .where('groupId', '=', groupId)
      .where('kind', '=', 'roster')
      .orderBy('id')
      .execute()
    expect(rows.map(({ outcome }) => outcome)).toEqual(['accepted', 'refused', 'failed'])
    expect(rows[2]?.nextTryAt).toBeInstanceOf(Date)
    expect(await learners(groupId)).toEqual(['731 GroupLearner'])
  })
})
