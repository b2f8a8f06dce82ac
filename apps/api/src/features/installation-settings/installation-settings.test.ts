import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountCalls, configurationCalls, defaultTimeZone, groupCalls, installationCalls } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { codeChallenge } from '../../testing/tokens.ts'
import { seedConfiguration } from './seed-settings.ts'

let api: TestApi
let ida: TestPerson
let chief: TestPerson
let admin: TestPerson

const seeded = {
  caliperEnabled: false,
  caliperEventStoreHostname: '',
  defaultTimeZoneId: defaultTimeZone,
  caliperPersonNamespace: '',
  supportEmail: '',
  universityName: '',
  universityUrl: '',
}

beforeAll(async () => {
  api = await createTestApi()
  ida = await addPerson(api.db, 'ida')
  chief = await addPerson(api.db, 'chief', ['SuperAdmin'])
  admin = await addPerson(api.db, 'admin', ['Admin'])
})
beforeEach(async () => {
  await api.db.deleteFrom('configuration').execute()
  await api.db.deleteFrom('externalTerms').execute()
  await seedConfiguration(api.db, new Date('2026-09-01T00:00:00Z'))
})
afterAll(() => api.close())

const actsOf = async (action: string) =>
  await api.db.selectFrom('auditEvents').selectAll().where('action', '=', action).orderBy('id').execute()

describe('the configuration', () => {
  it('tells anybody what the installation is set to', async () => {
    const { data } = await api.call(configurationCalls.getConfiguration)
    expect(data).toEqual({
      ...seeded,
      defaultLanguage: 'en',
      errorReportingDsn: '',
      downtime: { isOn: false, message: '' },
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
})

describe('settings', () => {
  const wanted = {
    defaultTimeZoneId: 'Europe/Berlin',
    defaultLanguage: 'de' as const,
    supportEmail: 'help@college.example',
    universityName: 'Example College',
    universityUrl: 'https://college.example/',
    lettersEnabled: false,
    secondFactorDemand: 'nobody' as const,
    auditLogMonths: '84' as const,
    exchangeMonths: '13' as const,
    draftJournalMonths: '6' as const,
    disabledAccountMonths: 'unlimited' as const,
    caliperEnabled: true,
    caliperEventStoreHostname: 'events.college.example',
    caliperPersonNamespace: 'https://college.example/people',
    caliperEventStorePath: '/caliper/v1p2',
    caliperVersion: '1.2' as const,
    caliperSendsNames: false,
    caliperSendsAnswers: false,
    caliperToken: '',
  }
  const stored = ({ caliperToken, ...settings }: typeof wanted) => ({
    ...settings,
    hasCaliperToken: caliperToken !== '',
  })
  const toEverybody = ({ defaultTimeZoneId, supportEmail, universityName, caliperEnabled }: typeof wanted) => ({
    defaultTimeZoneId,
    supportEmail,
    universityName,
    caliperEnabled,
  })
  const put = async (body: typeof wanted, as: TestPerson = chief) =>
    await api.call(installationCalls.updateSettings, { as, body })

  it('are changed for everybody, stay when it starts again, and are on record as far as they changed', async () => {
    expect((await put(wanted)).data).toEqual(stored(wanted))
    await put({ ...wanted, universityName: 'Example University' })
    await seedConfiguration(api.db, new Date('2026-09-01T00:00:00Z'))
    expect((await api.call(configurationCalls.getConfiguration)).data).toMatchObject({
      ...toEverybody(wanted),
      universityName: 'Example University',
    })
    const acts = await actsOf('configuration.update')
    expect(acts.at(-1)).toMatchObject({
      actorUserId: chief.id,
      before: { universityName: 'Example College' },
      after: { universityName: 'Example University' },
    })
  })

  it('sent once more change nothing and record nothing', async () => {
    await put(wanted)
    const before = (await actsOf('configuration.update')).length
    expect((await put(wanted)).status).toBe(200)
    expect(await actsOf('configuration.update')).toHaveLength(before)
  })

  it.each([
    ['defaultTimeZoneId', 'Mars/Olympus'],
    ['defaultLanguage', 'tlh'],
    ['defaultTimeZoneId', '+02:00'],
    ['defaultTimeZoneId', ''],
    ['supportEmail', 'nobody'],
    ['universityUrl', 'javascript:alert(1)'],
    ['universityUrl', 'college.example'],
    ['universityName', 'x'.repeat(201)],
    ['caliperEventStoreHostname', ''],
    ['caliperEventStoreHostname', 'https://events.example.edu/'],
    ['caliperPersonNamespace', ''],
    ['caliperEventStorePath', 'caliper'],
    ['caliperVersion', '1.0'],
    ['auditLogMonths', '6'],
    ['exchangeMonths', '14'],
    ['disabledAccountMonths', ''],
    ['caliperToken', 'a token'],
  ])('refuse a %s of “%s” by name, and change nothing', async (path, value) => {
    const { status, error } = await put({ ...wanted, [path]: value })
    expect({ status, paths: error.errors.map((each) => each.path) }).toEqual({ status: 400, paths: [path] })
    expect((await api.call(installationCalls.getSettings, { as: chief })).data).toEqual({
      ...seeded,
      defaultLanguage: 'en',
      lettersEnabled: true,
      secondFactorDemand: 'nobody',
      auditLogMonths: 'unlimited',
      exchangeMonths: '13',
      draftJournalMonths: 'unlimited',
      disabledAccountMonths: 'unlimited',
      caliperEventStorePath: '/',
      caliperVersion: '1.2',
      caliperSendsNames: false,
      caliperSendsAnswers: false,
      hasCaliperToken: false,
    })
  })

  it('keep the token of the event store to themselves, and drop it with the host', async () => {
    const secret = 'tok-4711'
    expect((await put({ ...wanted, caliperToken: secret })).data).toMatchObject({ hasCaliperToken: true })
    expect((await put({ ...wanted, universityName: 'Other' })).data).toMatchObject({ hasCaliperToken: true })
    const everything = [
      (await api.call(configurationCalls.getConfiguration)).text,
      (await api.call(installationCalls.getSettings, { as: chief })).text,
      JSON.stringify(await actsOf('configuration.update')),
      JSON.stringify(await api.db.selectFrom('configuration').selectAll().execute()),
    ].join()
    expect(everything).not.toContain(secret)
    expect((await actsOf('configuration.update')).at(-2)?.after).toMatchObject({ hasCaliperToken: true })
    const elsewhere = { ...wanted, caliperEventStoreHostname: 'elsewhere.example' }
    expect((await put(elsewhere)).data).toMatchObject({ hasCaliperToken: false })
  })

  it('are for those who hold ConfigurationModify', async () => {
    for (const as of [ida, admin]) {
      expect((await put(wanted, as)).status).toBe(403)
      expect((await api.call(installationCalls.getSettings, { as })).status).toBe(403)
    }
  })
})

it('tells administrators that a clock was set, and nobody else', async () => {
  const ask = async (as: TestPerson) => await api.call(installationCalls.getClockSteps, { as })
  expect((await ask(chief)).data).toEqual({ count: 0, databaseSeconds: 0 })
  api.clock.stepDatabase(3600)
  expect((await ask(chief)).data).toEqual({ count: 1, databaseSeconds: 3600 })
  expect((await ask(admin)).status).toBe(403)
})

it('tells administrators whether the database guards the audit log, and nobody else', async () => {
  const ask = async (as: TestPerson) => await api.call(installationCalls.getAuditLogGuard, { as })
  expect((await ask(chief)).data).toEqual({ isGuarded: true })
  expect((await ask(admin)).status).toBe(403)
})

describe('downtime', () => {
  const set = async (body: { isOn: boolean; message?: string; allowedIdentifiers?: string[] }, as = chief) =>
    await api.call(installationCalls.setDowntime, { as, body: { message: '', ...body } })

  it('answers requests for data with 403 “We’ll be right back!” and its message', async () => {
    expect((await api.call(groupCalls.listHomeGroups, { as: ida })).status).toBe(200)
    await set({ isOn: true, message: 'Back at six.' })
    const { status, error } = await api.call(groupCalls.listHomeGroups, { as: ida })
    expect({ status, title: error.title, detail: error.detail }).toEqual({
      status: 403,
      title: "We'll be right back!",
      detail: 'Back at six.',
    })
    expect((await api.call(accountCalls.getUserInfo, { as: admin })).status).toBe(403)
    expect((await api.call(groupCalls.listHomeGroups)).status).toBe(403)
    const { data } = await api.call(configurationCalls.getConfiguration)
    expect(data.downtime).toEqual({ isOn: true, message: 'Back at six.' })
  })

  it('lets those end it who may change the configuration', async () => {
    await set({ isOn: true })
    expect((await api.call(accountCalls.getUserInfo, { as: chief })).status).toBe(200)
    expect((await set({ isOn: false })).data.isOn).toBe(false)
    expect((await api.call(accountCalls.getUserInfo, { as: ida })).status).toBe(200)
  })

  it('lets those go on who are named, by user name or e-mail, and nobody else', async () => {
    const { data } = await set({ isOn: true, allowedIdentifiers: ['ADMIN@example.org', 'admin'] })
    expect(data.allowedPeople.map(({ id }) => id)).toEqual([admin.id])
    expect((await api.call(accountCalls.getUserInfo, { as: admin })).status).toBe(200)
    expect((await set({ isOn: false }, admin)).status).toBe(403)
    expect((await api.call(accountCalls.getUserInfo, { as: ida })).status).toBe(403)
  })

  it('takes a university number, and an address before a user name that is the same', async () => {
    const numbered = await addPerson(api.db, 'numbered')
    await api.db.updateTable('users').set({ puid: '0042', uid: 'num' }).where('id', '=', numbered.id).execute()
    await addPerson(api.db, 'numbered@example.org')
    const { data } = await set({ isOn: true, allowedIdentifiers: ['0042', 'NUM', 'numbered@example.org'] })
    expect(data.allowedPeople.map(({ id }) => id)).toEqual([numbered.id])
    await set({ isOn: false })
  })

  it('names those it does not know, and does not begin', async () => {
    const { status, error } = await set({ isOn: true, allowedIdentifiers: ['admin', 'nobody'] })
    expect(status).toBe(400)
    expect(error.errors).toEqual([
      {
        path: 'allowedIdentifiers.1',
        message: 'Nobody is called “nobody” here.',
        reason: { code: 'nobodyCalled', params: { identifier: 'nobody' } },
      },
    ])
    expect((await api.call(configurationCalls.getConfiguration)).data.downtime.isOn).toBe(false)
  })

  it('lets people sign in and out, and tells a token that has ended from one of somebody else', async () => {
    await set({ isOn: true })
    const body = { userName: 'nobody', password: 'wrong', codeChallenge }
    expect((await api.call(accountCalls.signInLocally, { body })).status).toBe(401)
    const stale = { authorization: 'Bearer stale' }
    expect((await api.call(accountCalls.getUserInfo, { headers: stale })).status).toBe(401)
    const leaving = await addPerson(api.db, 'leaving')
    expect((await api.call(accountCalls.logOut, { as: leaving })).status).toBe(204)
  })

  it('is on record: when it began, changed and ended, and by whom', async () => {
    await set({ isOn: true, message: 'One' })
    await set({ isOn: true, message: 'One' })
    await set({ isOn: true, message: 'Two' })
    await set({ isOn: false })
    for (const action of ['downtime.begin', 'downtime.update', 'downtime.end'])
      expect((await actsOf(action)).at(-1)).toMatchObject({ actorUserId: chief.id })
    expect((await actsOf('downtime.update')).at(-1)).toMatchObject({
      before: { message: 'One' },
      after: { message: 'Two' },
    })
  })
})
