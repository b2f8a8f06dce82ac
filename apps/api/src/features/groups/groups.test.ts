import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { groupCalls } from '@isomorph/contract'
import { addGroup } from '../../testing/courses.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { seedConfiguration } from '../installation-settings/index.ts'

let api: TestApi
let admin: TestPerson
let creator: TestPerson
let learner: TestPerson
let stranger: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  await seedConfiguration(api.db, new Date('2026-06-01T00:00:00Z'))
  admin = await addPerson(api.db, 'admin', ['Admin'])
  creator = await addPerson(api.db, 'creator', ['Creator'])
  learner = await addPerson(api.db, 'learner')
  stranger = await addPerson(api.db, 'stranger', ['Creator'])
  api.clock.set(new Date('2026-09-10T12:00:00Z'))
})
afterAll(() => api.close())

async function termId(name: string): Promise<number> {
  return (await api.db.selectFrom('externalTerms').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
}

const create = async (body: {
  name: string
  externalTermId?: number
  startDate?: string
  endDate?: string
  clientKey?: string
}) => await api.call(groupCalls.createGroup, { as: creator, body })

describe('making a course', () => {
  it('makes its maker the instructor', async () => {
    const { status, data } = await create({ name: '  Calculus I ', externalTermId: await termId('Fall 2026') })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      name: 'Calculus I',
      isDeleted: false,
      term: { name: 'Fall 2026' },
      roles: [{ role: 'GroupOwner' }],
    })
    expect(data.owners.map((owner) => owner.id)).toEqual([creator.id])
    expect(data.activities).toContain('GroupUpdate')
  })

  it('happens once however often the same request comes', async () => {
    const clientKey = crypto.randomUUID()
    const both = await Promise.all([create({ name: 'Once', clientKey }), create({ name: 'Once', clientKey })])
    expect(both[0]?.data.id).toBe(both[1]?.data.id)
  })

  it('needs a name, a term that exists and an end after the start', async () => {
    expect((await create({ name: '  ' })).error.errors).toEqual([
      { path: 'name', message: 'A name is required.', reason: { code: 'nameRequired', params: {} } },
    ])
    expect((await create({ name: 'X', externalTermId: 99_999 })).error.errors[0]?.path).toBe('externalTermId')
    const dates = { startDate: '2026-09-02T00:00:00Z', endDate: '2026-09-01T00:00:00Z' }
    expect((await create({ name: 'X', ...dates })).error.errors[0]?.path).toBe('endDate')
  })

  it('is for creators', async () => {
    expect((await api.call(groupCalls.createGroup, { as: learner, body: { name: 'X' } })).status).toBe(403)
  })
})

describe('a course', () => {
  it('is changed and deleted by its instructor and brought back from the Deleted tab', async () => {
    const { data } = await create({ name: 'Algebra' })
    const params = { groupId: data.id }
    const changed = await api.call(groupCalls.updateGroup, { as: creator, params, body: { name: 'Linear Algebra' } })
    expect(changed.data.name).toBe('Linear Algebra')
    expect((await api.call(groupCalls.deleteGroup, { as: creator, params })).status).toBe(204)
    expect((await api.call(groupCalls.updateGroup, { as: creator, params, body: { name: 'X' } })).status).toBe(409)
    const deleted = await api.call(groupCalls.listGroups, { as: creator, query: { tab: 'DELETED' } })
    expect(deleted.data.items.map((group) => group.name)).toEqual(['Linear Algebra'])
    expect((await api.call(groupCalls.restoreGroup, { as: creator, params })).status).toBe(204)
    expect((await api.call(groupCalls.getGroup, { as: creator, params })).data.isDeleted).toBe(false)
  })

  it('exists for its members and for those who may read every course', async () => {
    const groupId = await addGroup(api.db, 'Private', { GroupOwner: [creator], GroupLearner: [learner] })
    const get = async (as: TestPerson) => (await api.call(groupCalls.getGroup, { as, params: { groupId } })).status
    expect([await get(creator), await get(learner), await get(admin), await get(stranger)]).toEqual([
      200, 200, 200, 404,
    ])
    const update = { params: { groupId }, body: { name: 'Mine' } }
    expect((await api.call(groupCalls.updateGroup, { as: learner, ...update })).status).toBe(403)
    expect((await api.call(groupCalls.updateGroup, { as: stranger, ...update })).status).toBe(404)
    await api.db.updateTable('groups').set({ deletedAt: new Date() }).where('id', '=', groupId).execute()
    expect([await get(creator), await get(learner)]).toEqual([200, 404])
  })

  it('shows a learner no timer multiplier but their own', async () => {
    const other = await addPerson(api.db, 'other')
    const groupId = await addGroup(api.db, 'Timed', { GroupOwner: [creator], GroupLearner: [learner, other] })
    for (const person of [learner, other])
      await api.db.insertInto('accommodations').values({ userId: person.id, groupId, timerMultiplier: 1.5 }).execute()
    const multipliers = async (as: TestPerson) =>
      (await api.call(groupCalls.getGroup, { as, params: { groupId } })).data.userTimerMultipliers
    expect(await multipliers(learner)).toEqual([{ userId: learner.id, timerMultiplier: 1.5 }])
    expect(await multipliers(creator)).toHaveLength(2)
  })

  it('takes timer multipliers, all at once, and gives them back', async () => {
    const [first, second] = [await addPerson(api.db, 'first'), await addPerson(api.db, 'second')]
    const groupId = await addGroup(api.db, 'Multiplied', { GroupOwner: [creator], GroupLearner: [first, second] })
    const save = async (userTimerMultipliers?: { userId: number; timerMultiplier: number }[]) => {
      const body = { name: 'Multiplied', ...(userTimerMultipliers && { userTimerMultipliers }) }
      return await api.call(groupCalls.updateGroup, { as: creator, params: { groupId }, body })
    }
    const slow = { userId: first.id, timerMultiplier: 1.5 }
    const slower = { userId: second.id, timerMultiplier: 2.25 }
    expect((await save([slow, slower])).data.userTimerMultipliers).toEqual([slow, slower])
    expect((await save()).data.userTimerMultipliers).toEqual([slow, slower])
    expect((await save([slower])).data.userTimerMultipliers).toEqual([slower])
    const { data } = await api.call(groupCalls.getGroup, { as: creator, params: { groupId } })
    expect(data.userTimerMultipliers).toEqual([slower])
    const stranger = await save([{ userId: learner.id, timerMultiplier: 2 }])
    expect(stranger.error).toMatchObject({
      type: 'urn:isomorph:not-in-course',
      errors: [{ path: 'userTimerMultipliers.0.userId' }],
    })
    const tooLow = await save([{ userId: first.id, timerMultiplier: 0.5 }])
    expect(tooLow.error.errors?.[0]?.path).toBe('userTimerMultipliers.0.timerMultiplier')
    expect((await save([])).data.userTimerMultipliers).toEqual([])
  })
})

describe('lists of courses', () => {
  let lecturer: TestPerson
  beforeAll(async () => {
    lecturer = await addPerson(api.db, 'lecturer', ['Creator'])
    const add = async (name: string, term: string | null, endDate: string | null = null) => {
      const id = await addGroup(api.db, name, { GroupOwner: [lecturer], GroupLearner: [learner] })
      const externalTermId = term === null ? null : await termId(term)
      await api.db
        .updateTable('groups')
        .set({ externalTermId, endDate: endDate === null ? null : new Date(endDate) })
        .where('id', '=', id)
        .execute()
    }
    await add('Physics now', 'Fall 2026', '2026-01-01T00:00:00Z')
    await add('Physics past', 'Spring 2026', '2027-01-01T00:00:00Z')
    await add('physics without dates', null)
    await add('Physics over', null, '2026-09-10T12:00:00Z')
  })

  const list = async (query: { tab?: 'CURRENT' | 'PAST' | 'ALL'; keywords?: string; date?: string; sort?: '-name' }) =>
    (await api.call(groupCalls.listGroups, { as: lecturer, query })).data.items.map((group) => group.name)

  it("let the term's dates take precedence, and end a course at its end", async () => {
    expect(await list({})).toEqual(['Physics now', 'physics without dates'])
    expect(await list({ tab: 'PAST' })).toEqual(['Physics over', 'Physics past'])
    expect(await list({ tab: 'ALL', sort: '-name' })).toEqual([
      'physics without dates',
      'Physics past',
      'Physics over',
      'Physics now',
    ])
  })

  it('filter by a day within start and end', async () => {
    expect(await list({ tab: 'ALL', date: '2026-03-01T00:00:00Z' })).toEqual([
      'Physics over',
      'Physics past',
      'physics without dates',
    ])
  })

  it('are searched by name and by instructor', async () => {
    expect(await list({ keywords: 'NOW physics' })).toEqual(['Physics now'])
    expect(await list({ keywords: 'lecturer' })).toHaveLength(2)
    expect(await list({ keywords: 'nothing' })).toEqual([])
    await api.db.updateTable('users').set({ lastName: 'Müller' }).where('id', '=', lecturer.id).execute()
    expect(await list({ keywords: 'muller, lecturer' })).toHaveLength(2)
  })

  it('come in pages', async () => {
    const { data } = await api.call(groupCalls.listGroups, {
      as: lecturer,
      query: { tab: 'ALL', page: 2, pageSize: 25 },
    })
    expect(data).toMatchObject({ items: [], total: 4, page: 2, pageSize: 25 })
    expect((await api.call(groupCalls.listGroups, { as: lecturer, query: { pageSize: 7 } })).status).toBe(400)
  })

  it("hold at home one's own current courses by name", async () => {
    const { data } = await api.call(groupCalls.listHomeGroups, { as: lecturer })
    expect(data.map((group) => group.name)).toEqual(['Physics now', 'physics without dates'])
    expect((await api.call(groupCalls.listHomeGroups, { as: admin })).data).toEqual([])
  })
})
