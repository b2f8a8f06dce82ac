import { afterAll, beforeAll, expect, it } from 'vitest'
import { configurationCalls, defaultTimeZone } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { academicTermsAround } from './academic-terms.ts'
import { seedConfiguration } from './seed-configuration.ts'

let api: TestApi
let person: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  person = await addPerson(api.db, 'ida')
  await seedConfiguration(api.db, new Date('2026-09-01T00:00:00Z'))
})
afterAll(() => api.close())

it('tells anybody what the installation is set to', async () => {
  const { data } = await api.call(configurationCalls.getConfiguration)
  expect(data).toEqual({
    caliperEnabled: false,
    caliperEventStoreHostname: '',
    defaultTimeZoneId: defaultTimeZone,
    caliperPersonNamespace: '',
    supportEmail: '',
    universityName: '',
    universityUrl: '',
    tier: 'local',
    shard: 'local',
    identifierType: 'email',
    version: '1.43.1',
    releaseName: 'Quicksilver Quadcopter',
  })
})

it('tells the current version and the time, which nobody keeps', async () => {
  expect((await api.call(configurationCalls.getClient)).data).toEqual({ currentVersion: '1.43.1' })
  api.clock.set(new Date('2026-09-01T12:00:00Z'))
  const { data, headers } = await api.call(configurationCalls.getTime)
  expect(data.time).toBe('2026-09-01T12:00:00.000Z')
  expect(headers['cache-control']).toBe('no-store')
  api.clock.set(null)
})

it('keeps a setting that was changed when it starts again', async () => {
  await api.db
    .updateTable('configuration')
    .set({ value: '"Europe/Berlin"' })
    .where('key', '=', 'defaultTimeZoneId')
    .execute()
  await seedConfiguration(api.db, new Date('2026-09-01T00:00:00Z'))
  expect((await api.call(configurationCalls.getConfiguration)).data.defaultTimeZoneId).toBe('Europe/Berlin')
})

it('offers terms to people who are signed in, newest first', async () => {
  const { data } = await api.call(configurationCalls.getExternalTerms, { as: person })
  expect(data.map((term) => term.name).slice(0, 4)).toEqual(['Fall 2027', 'Summer 2027', 'Spring 2027', 'Fall 2026'])
  expect((await api.call(configurationCalls.getExternalTerms)).status).toBe(401)
})

it('ends a term 3 ms before midnight', () => {
  expect(academicTermsAround(new Date('2026-09-01T00:00:00Z')).at(-1)?.endDate.toISOString()).toBe(
    '2027-12-31T23:59:59.997Z',
  )
})
