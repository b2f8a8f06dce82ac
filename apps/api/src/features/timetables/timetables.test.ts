import { describe, expect, it } from 'vitest'
import { type TimetableDraft } from '@isomorph/contract'
import { platformSettings } from '../../testing/lti.fixtures.ts'
import {
  api,
  uniTime,
  superAdmin,
  answerAbout,
  settings,
  connect,
  updateExternalProvider,
  checkExternalProvider,
  listExternalProviderSettings,
  useTimetables,
} from './timetables.fixtures.ts'

useTimetables()

describe('a timetable among the external providers', () => {
  it('keeps its secret sealed, and to itself', async () => {
    const { status, data, text } = await connect()
    const { secret, ...known } = settings()
    expect([status, data]).toEqual([201, { ...known, product: 'unitime', id: data.id, hasSecret: true }])
    const listed = await api.call(listExternalProviderSettings, { as: superAdmin })
    const acts = await api.db
      .selectFrom('auditEvents')
      .selectAll()
      .where('entityType', '=', 'externalProvider')
      .execute()
    expect([text, listed.text, JSON.stringify(acts)].some((each) => each.includes(String(secret)))).toBe(false)
    const stored = await api.db.selectFrom('externalProviders').select('secret').executeTakeFirstOrThrow()
    expect(stored.secret?.toString('utf8')).not.toContain(secret)
  })

  it('keeps the stored secret for the same address and account only', async () => {
    const { data } = await connect()
    const params = { externalProviderId: data.id }
    const { secret: _secret, ...body } = settings()
    const update = async (changes: Partial<TimetableDraft>) =>
      (await api.call(updateExternalProvider, { as: superAdmin, params, body: { ...body, ...changes } })).data
    expect(await update({ name: 'Renamed' })).toMatchObject({ name: 'Renamed', hasSecret: true })
    expect(await update({ address: 'https://elsewhere.example/UniTime' })).toMatchObject({ hasSecret: false })
    expect(await update({})).toMatchObject({ hasSecret: false })
  })

  it('refuses what cannot be an address, and an account without a name', async () => {
    for (const [changes, path] of [
      [{ address: 'https://timetable.example.edu/UniTime/api' }, 'address'],
      [{ address: 'https://me:secret@timetable.example.edu' }, 'address'],
      [{ address: 'timetable' }, 'address'],
      [{ accountName: ' ' }, 'accountName'],
      [{ accountName: 'a:b' }, 'accountName'],
    ] as const)
      expect((await connect(changes)).error).toMatchObject({ status: 400, errors: [{ path }] })
  })

  it('may have several without taking each other for the same registration, and does not become a platform', async () => {
    const { data } = await connect()
    expect((await connect({ name: 'Another' })).status).toBe(201)
    const platform = platformSettings({ issuer: 'https://lms.example', clientId: '1' })
    const params = { externalProviderId: data.id }
    expect((await api.call(updateExternalProvider, { as: superAdmin, params, body: platform })).status).toBe(404)
  })
})

it('frames no page: a timetable is no place that people come from', async () => {
  await connect()
  const { statusCode, headers } = await api.app.inject({ url: '/courses/1' })
  expect(statusCode).not.toBe(500)
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self';")
})

describe('checking a timetable', () => {
  const stepsOf = async (changes: Partial<TimetableDraft> = {}, externalProviderId?: number) =>
    (
      await api.call(checkExternalProvider, {
        as: superAdmin,
        body: { settings: settings(changes), ...(externalProviderId === undefined ? {} : { externalProviderId }) },
      })
    ).data.steps

  it('signs in by a password, by a token, and by the stored secret', async () => {
    const right = [true, true]
    const { data } = await connect()
    const token = { credential: 'token', accountName: '', secret: uniTime.account.token } as const
    for (const steps of [await stepsOf(), await stepsOf(token), await stepsOf({ secret: undefined }, data.id)])
      expect(steps.map(({ isRight }) => isRight)).toEqual(right)
    const [step] = await stepsOf({ secret: undefined, address: uniTime.origin }, data.id)
    expect(step).toMatchObject({ isRight: false, message: expect.stringContaining('not sent to another address') })
  })

  it('says what is wrong: the password, a right, the address, no UniTime, no term, nobody there', async () => {
    const last = async (changes?: Partial<TimetableDraft>) => (await stepsOf(changes)).at(-1)
    expect(await last({ secret: 'wrong' })).toMatchObject({
      isRight: false,
      message: expect.stringContaining('password'),
    })
    expect(await last({ address: `${uniTime.origin}/Other` })).toMatchObject({
      isRight: false,
      message: expect.stringContaining('ends before /api'),
    })
    expect(await last({ address: 'http://127.0.0.1:9' })).toMatchObject({ isRight: false })
    uniTime.forbidden = ['/api/instructor-schedule']
    expect(await last()).toMatchObject({
      isRight: false,
      name: 'Schedules of instructors',
      message: expect.stringContaining('Api Retrieve Instructor Schedule'),
      nameSaid: [{ code: 'stepSchedules' }],
      said: [{ code: 'uniTimeForbids', params: { right: 'Api Retrieve Instructor Schedule' } }],
    })
    uniTime.misbehave((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')
      return true
    })
    expect(await last()).toMatchObject({ isRight: false, message: expect.stringContaining('no JSON') })
    uniTime.misbehave((_request, response) => {
      response.writeHead(200).end('[]')
      return true
    })
    expect(await last()).toMatchObject({ isRight: false, name: 'Terms' })
  })
})

it('checks the rights in current terms, not in those that have ended', async () => {
  const steps = async () =>
    (await api.call(checkExternalProvider, { as: superAdmin, body: { settings: settings() } })).data.steps
  answerAbout(/Next/, 403)
  expect((await steps()).map(({ isRight }) => isRight)).toEqual([true, true, false])
  expect((await steps()).at(-1)).toMatchObject({
    message: expect.stringContaining('Next 2026 (Main)'),
    said: [{ code: 'schedulesForbidden', params: { terms: ['Next 2026 (Main)'] } }],
  })
  answerAbout(/Last/, 403)
  expect((await steps()).map(({ isRight }) => isRight)).toEqual([true, true])
  answerAbout(/2026/, 403)
  expect((await steps()).at(-1)).toMatchObject({ name: 'Schedules of instructors', isRight: false })
})
