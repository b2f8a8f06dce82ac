import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { configurationCalls, groupCalls, installationCalls } from '@isomorph/contract'
import { seedConfiguration } from '../installation-settings/index.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { seedTerms } from './seed-terms.ts'

let api: TestApi
let chief: TestPerson
let instructor: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  chief = await addPerson(api.db, 'chief', ['SuperAdmin'])
  instructor = await addPerson(api.db, 'instructor', ['Creator'])
})
beforeEach(async () => {
  await api.db.updateTable('groups').set({ externalTermId: null }).execute()
  await api.db.deleteFrom('externalTerms').execute()
  await api.db.deleteFrom('configuration').execute()
  await seedConfiguration(api.db, new Date('2026-09-01T00:00:00Z'))
})
afterAll(() => api.close())

const january = { name: 'January 2027', firstDay: '2027-01-04', lastDay: '2027-01-22' }
const create = async (body: typeof january & { clientKey?: string } = january, as: TestPerson = chief) =>
  await api.call(installationCalls.createTerm, { as, body })
const list = async () => (await api.call(installationCalls.listManagedTerms, { as: chief })).data
const acts = async () =>
  await api.db.selectFrom('auditEvents').selectAll().where('entityType', '=', 'term').orderBy('id').execute()

describe('terms', () => {
  it('are offered to people who are signed in, newest first', async () => {
    const { data } = await api.call(configurationCalls.getExternalTerms, { as: instructor })
    expect(data.map((term) => term.name).slice(0, 4)).toEqual(['Fall 2027', 'Summer 2027', 'Spring 2027', 'Fall 2026'])
    expect((await api.call(configurationCalls.getExternalTerms)).status).toBe(401)
  })

  it('begin and end with days of the installation, the end 3 ms before midnight', async () => {
    const { status, data } = await create()
    expect(status).toBe(201)
    expect(data).toEqual({
      ...january,
      id: data.id,
      startDate: '2027-01-04T05:00:00.000Z',
      endDate: '2027-01-23T04:59:59.997Z',
      courses: 0,
    })
    expect((await list()).find(({ name }) => name === 'Fall 2027')).toMatchObject({
      firstDay: '2027-08-15',
      lastDay: '2027-12-31',
      endDate: '2028-01-01T04:59:59.997Z',
    })
  })

  it('end with the day even when the clocks change on it', async () => {
    const { data } = await create({ name: 'To the change', firstDay: '2026-10-01', lastDay: '2026-11-01' })
    expect([data.startDate, data.endDate]).toEqual(['2026-10-01T04:00:00.000Z', '2026-11-02T04:59:59.997Z'])
  })

  it('keep their days when the installation moves to another time zone', async () => {
    const before = (await list()).map(({ name, firstDay, lastDay }) => ({ name, firstDay, lastDay }))
    const { data: settings } = await api.call(installationCalls.getSettings, { as: chief })
    const body = { ...settings, defaultTimeZoneId: 'Asia/Tokyo' }
    await api.call(installationCalls.updateSettings, { as: chief, body })
    const after = await list()
    expect(after.map(({ name, firstDay, lastDay }) => ({ name, firstDay, lastDay }))).toEqual(before)
    expect(after[0]?.endDate).toBe('2027-12-31T14:59:59.997Z')
  })

  it('are made once, however often they are sent', async () => {
    const clientKey = randomUUID()
    const [first, second] = [await create({ ...january, clientKey }), await create({ ...january, clientKey })]
    expect(second.data).toEqual(first.data)
    const made = (await acts()).filter(({ entityId }) => entityId === first.data.id)
    expect(made).toMatchObject([{ action: 'term.create', actorUserId: chief.id, after: january }])
  })

  it.each([
    [{ ...january, name: ' ' }, ['name']],
    [{ ...january, name: 'Fall 2026' }, ['name']],
    [{ ...january, name: 'fall 2026' }, ['name']],
    [{ ...january, lastDay: '2027-01-03' }, ['lastDay']],
    [{ ...january, firstDay: '2027-02-30', lastDay: '2027-03-01' }, ['firstDay']],
    [{ ...january, firstDay: '' }, ['firstDay']],
  ])('that are not right are refused by field: %o', async (body, paths) => {
    const { status, error } = await create(body)
    expect({ status, paths: error.errors.map(({ path }) => path) }).toEqual({ status: 400, paths })
  })

  it('are changed, and on record as they were and are; the same once more is no change', async () => {
    const { id } = (await create()).data
    const body = { ...january, name: 'Winter 2027', lastDay: '2027-01-29' }
    const change = async () => await api.call(installationCalls.updateTerm, { as: chief, params: { termId: id }, body })
    expect((await change()).data).toMatchObject(body)
    expect((await change()).status).toBe(200)
    const updates = (await acts()).filter(({ action, entityId }) => action === 'term.update' && entityId === id)
    expect(updates).toMatchObject([{ before: january, after: body }])
    const taken = { ...body, name: 'Fall 2026' }
    const { status, error } = await api.call(installationCalls.updateTerm, {
      as: chief,
      params: { termId: id },
      body: taken,
    })
    expect({ status, errors: error.errors }).toEqual({
      status: 400,
      errors: [{ path: 'name', message: 'Another term has this name.', reason: { code: 'termNameTaken', params: {} } }],
    })
  })

  it('can be removed while no course uses them, deleted ones included', async () => {
    const { id: termId } = (await create()).data
    const { id: groupId } = (
      await api.call(groupCalls.createGroup, { as: instructor, body: { name: 'Course', externalTermId: termId } })
    ).data
    const remove = async () => await api.call(installationCalls.deleteTerm, { as: chief, params: { termId } })
    expect((await list()).find(({ id }) => id === termId)?.courses).toBe(1)
    expect((await remove()).error).toMatchObject({ status: 409, type: 'urn:isomorph:term-in-use' })
    await api.call(groupCalls.deleteGroup, { as: instructor, params: { groupId } })
    expect((await remove()).status).toBe(409)
    await api.call(groupCalls.restoreGroup, { as: instructor, params: { groupId } })
    await api.call(groupCalls.updateGroup, { as: instructor, params: { groupId }, body: { name: 'Course' } })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    expect((await acts()).at(-1)).toMatchObject({ action: 'term.delete', entityId: termId, before: january })
  })

  it('that were removed or renamed do not come back when the product starts again', async () => {
    const [newest, second] = await list()
    await api.call(installationCalls.deleteTerm, { as: chief, params: { termId: newest?.id ?? 0 } })
    const body = { name: 'Sommer 2027', firstDay: second?.firstDay ?? '', lastDay: second?.lastDay ?? '' }
    await api.call(installationCalls.updateTerm, { as: chief, params: { termId: second?.id ?? 0 }, body })
    const names = (await list()).map(({ name }) => name)
    await seedTerms(api.db, new Date('2026-12-01T00:00:00Z'))
    expect((await list()).map(({ name }) => name)).toEqual(names)
    await seedTerms(api.db, new Date('2027-02-01T00:00:00Z'))
    expect((await list()).map(({ name }) => name).slice(0, 4)).toEqual([
      'Fall 2028',
      'Summer 2028',
      'Spring 2028',
      'Sommer 2027',
    ])
  })

  it('are managed by those who hold ConfigurationModify', async () => {
    expect((await create(january, instructor)).status).toBe(403)
    expect((await api.call(installationCalls.listManagedTerms, { as: instructor })).status).toBe(403)
  })
})
