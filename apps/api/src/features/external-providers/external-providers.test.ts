import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { externalProviderCalls } from '@isomorph/contract'
import { startLtiPlatform, type LtiPlatform } from '@isomorph/testing/lti-platform'
import { platformSettings } from '../../testing/lti.fixtures.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let superAdmin: TestPerson
let admin: TestPerson
let platform: LtiPlatform

beforeAll(async () => {
  api = await createTestApi()
  superAdmin = await addPerson(api.db, 'root', ['SuperAdmin'])
  admin = await addPerson(api.db, 'boss', ['Admin'])
  platform = await startLtiPlatform({ toolOrigin: 'http://127.0.0.1:1' })
})
beforeEach(async () => {
  await api.db.deleteFrom('ltiDeployments').execute()
  await api.db.deleteFrom('externalProviders').execute()
})
afterAll(async () => {
  await api.close()
  await platform.close()
})

const {
  getExternalProviders,
  listExternalProviderSettings,
  createExternalProvider,
  updateExternalProvider,
  deleteExternalProvider,
  checkExternalProvider,
  listLtiKeys,
  rotateLtiKey,
} = externalProviderCalls

const lms = () => platformSettings({ issuer: 'https://lms.example.edu', clientId: 'abc' })

async function connect(body = lms()) {
  return await api.call(createExternalProvider, { as: superAdmin, body })
}

describe('external providers', () => {
  it('are set up by those who may, and known by name to everybody signed in', async () => {
    expect((await api.call(createExternalProvider, { as: admin, body: lms() })).status).toBe(403)
    const { status, data } = await connect()
    expect([status, data]).toEqual([201, { ...lms(), id: data.id, isWaiting: false }])
    const known = await api.call(getExternalProviders, { as: admin })
    expect(known.data).toEqual([{ id: data.id, name: 'Campus LMS', type: 'lti' }])
    expect((await api.call(getExternalProviders)).status).toBe(401)
  })

  it('change, keep what they had of deployments, and are removed once however often', async () => {
    const { data } = await connect()
    const params = { externalProviderId: data.id }
    const body = { ...lms(), isEnabled: false, deploymentIds: ['2', '3'] }
    expect((await api.call(updateExternalProvider, { as: superAdmin, params, body })).data).toMatchObject({
      deploymentIds: ['2', '3'],
    })
    expect((await api.call(getExternalProviders, { as: admin })).data).toEqual([])
    const back = await api.call(updateExternalProvider, { as: superAdmin, params, body: lms() })
    expect(back.data).toMatchObject({ deploymentIds: ['1'] })
    expect(await api.db.selectFrom('ltiDeployments').select('id').execute()).toHaveLength(3)
    for (let times = 0; times < 2; times += 1)
      expect((await api.call(deleteExternalProvider, { as: superAdmin, params })).status).toBe(204)
    expect((await api.call(listExternalProviderSettings, { as: superAdmin })).data).toEqual([])
    expect((await api.call(updateExternalProvider, { as: superAdmin, params, body: lms() })).status).toBe(404)
  })

  it('keep their registration once people or courses are known by it', async () => {
    const { data } = await connect()
    const params = { externalProviderId: data.id }
    const update = async (body: ReturnType<typeof lms>) =>
      await api.call(updateExternalProvider, { as: superAdmin, params, body })
    expect((await update({ ...lms(), issuer: 'https://other.example' })).status).toBe(200)
    expect((await update(lms())).status).toBe(200)
    const identity = { provider: `lti:${data.id}`, subject: '5', userId: admin.id }
    await api.db.insertInto('identities').values(identity).execute()
    for (const other of [{ issuer: 'https://other.example' }, { clientId: 'other' }])
      expect((await update({ ...lms(), ...other })).error.type).toBe('urn:isomorph:platform-used-already')
    expect((await update({ ...lms(), isEnabled: false })).status).toBe(200)
    await api.db.deleteFrom('identities').execute()
    await api.call(deleteExternalProvider, { as: superAdmin, params })
  })

  it('have names and registrations of their own', async () => {
    await connect()
    expect((await connect({ ...lms(), clientId: 'other' })).error).toMatchObject({
      type: 'urn:isomorph:external-provider-name-taken',
      errors: [{ path: 'name' }],
    })
    expect((await connect({ ...lms(), name: 'Other' })).error).toMatchObject({
      type: 'urn:isomorph:registration-taken',
      errors: [{ path: 'clientId' }],
    })
    expect((await connect({ ...lms(), name: 'Other', clientId: 'other' })).status).toBe(201)
  })

  it('leave their acts in the audit log', async () => {
    const { data } = await connect()
    const acts = await api.db
      .selectFrom('auditEvents')
      .select('action')
      .where('entityType', '=', 'externalProvider')
      .where('entityId', '=', data.id)
      .execute()
    expect(acts).toEqual([{ action: 'externalProvider.create' }])
  })
})

describe('checking a platform', () => {
  const stepsOf = async (body: ReturnType<typeof lms>) =>
    (await api.call(checkExternalProvider, { as: superAdmin, body: { settings: body } })).data.steps

  const atPeer = () => ({ ...lms(), ...platform.registration, deploymentIds: ['1'] })

  it('says of each address whether it works', async () => {
    const headers = { host: '127.0.0.1' }
    const { data } = await api.call(checkExternalProvider, {
      as: superAdmin,
      body: { settings: atPeer() },
      headers,
    })
    expect(data.steps.map(({ name, isRight }) => [name, isRight])).toEqual([
      ['Keys of the platform', true],
      ['Authorization address', true],
      ['Token address', true],
      ['Deployments', true],
    ])
  })

  it('says of what does not work why', async () => {
    const steps = await stepsOf({
      ...atPeer(),
      jwksUrl: `${platform.origin}/auth`,
      authorizationUrl: `${platform.origin}/nowhere`,
      tokenUrl: 'http://127.0.0.1:9/token',
      deploymentIds: [],
    })
    expect(steps.map(({ isRight }) => isRight)).toEqual([false, false, false, false])
    expect(steps[0]?.message).toContain('key set')
    expect(steps[1]?.message).toContain('404')
    expect(steps[2]?.message).toContain('cannot be reached')
    expect(steps.map(({ nameSaid, said }) => [...nameSaid, ...said].map(({ code }) => code))).toEqual([
      ['stepPlatformKeys', 'keysNoSet'],
      ['stepAuthorization', 'addressStatus'],
      ['stepTokens', 'serverUnreachable'],
      ['stepDeployments', 'deploymentsMissing'],
    ])
    expect(steps[1]?.said[0]?.params).toEqual({ status: '404' })
  })
})

describe('our keys', () => {
  const readSet = async () => {
    const { statusCode, headers, payload } = await api.app.inject('/lti/jwks')
    return { statusCode, headers, keys: (JSON.parse(payload) as { keys: Record<string, string>[] }).keys }
  }

  it('are read by anybody, without what is private, and stay the same', async () => {
    const first = await readSet()
    expect(first.statusCode).toBe(200)
    expect(first.headers['cache-control']).toBe('public, max-age=600')
    expect(Object.keys(first.keys[0] ?? {}).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
    expect((await readSet()).keys).toEqual(first.keys)
    const { privateKey } = await api.db.selectFrom('ltiKeys').select('privateKey').executeTakeFirstOrThrow()
    expect(privateKey.toString('latin1')).not.toContain('PRIVATE KEY')
  })

  it('are rotated once however often the button is pressed, and the former one stays listed', async () => {
    const [current] = (await api.call(listLtiKeys, { as: superAdmin })).data
    const body = { kid: current?.kid ?? '' }
    expect((await api.call(rotateLtiKey, { as: admin, body })).status).toBe(403)
    for (let times = 0; times < 2; times += 1) {
      const { data } = await api.call(rotateLtiKey, { as: superAdmin, body })
      expect(data.map(({ listedUntil }) => listedUntil === null)).toEqual([true, false])
      expect(data[1]?.kid).toBe(body.kid)
    }
    expect((await readSet()).keys.map(({ kid }) => kid)).toContain(body.kid)
  })
})
