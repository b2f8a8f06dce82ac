import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  externalProviderCalls,
  type ExternalProviderDraft,
  type LearningPlatformDraft,
  type TimetableDraft,
} from '@isomorph/contract'
import { platformSettings } from '../../testing/lti.fixtures.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

const { createExternalProvider, updateExternalProvider, listExternalProviderSettings } = externalProviderCalls

let api: TestApi
let superAdmin: TestPerson

beforeAll(async () => {
  api = await createTestApi({ isOnLoopback: false, trustedNetworks: ['10.20.0.0/16'] })
  superAdmin = await addPerson(api.db, 'root', ['SuperAdmin'])
})
afterAll(() => api.close())

// Names that lead nowhere so far are saved: what is behind them is checked when it is asked.
const outside = {
  authorizationUrl: 'https://lms.invalid/auth',
  tokenUrl: 'https://lms.invalid/token',
  jwksUrl: 'https://lms.invalid/keys',
}
const platform = (changes: Partial<LearningPlatformDraft> = {}): LearningPlatformDraft =>
  platformSettings({ issuer: 'https://lms.example.edu', clientId: 'abc', ...outside, ...changes })

const timetable = (address: string): TimetableDraft => ({
  type: 'timetabling',
  name: 'Timetable',
  isEnabled: true,
  address,
  credential: 'password',
  accountName: 'isomorph',
  secret: 'a secret',
  isEmailTrusted: false,
})

const create = async (body: ExternalProviderDraft) => await api.call(createExternalProvider, { as: superAdmin, body })

const message = expect.stringMatching(/private network.*TRUSTED_NETWORKS/) as string
const reason = { code: 'addressInside', params: {} }

describe('an address within a private network', () => {
  it('is refused in words where this server asks, and allowed where a browser goes', async () => {
    const asked = { tokenUrl: 'https://192.168.0.9/token', jwksUrl: 'https://172.16.0.9/keys' }
    const { error } = await create(platform({ ...asked, authorizationUrl: 'https://192.168.0.9/auth' }))
    expect(error).toMatchObject({
      status: 400,
      errors: [
        { path: 'tokenUrl', message, reason },
        { path: 'jwksUrl', message, reason },
      ],
    })
    const refused = await create(timetable('https://192.168.0.9/UniTime/'))
    expect(refused.error).toMatchObject({ status: 400, errors: [{ path: 'address', message }] })
    expect((await api.call(listExternalProviderSettings, { as: superAdmin })).data).toEqual([])
    expect((await create(platform({ name: 'By browser', authorizationUrl: 'https://192.168.0.9/auth' }))).status).toBe(
      201,
    )
  })

  it('is saved where an operator trusts the network', async () => {
    const trusted = { tokenUrl: 'https://10.20.0.7/token', jwksUrl: 'https://10.20.0.7/keys' }
    expect((await create(platform({ ...trusted, name: 'Trusted', clientId: 'trusted' }))).status).toBe(201)
    expect((await create(timetable('https://10.20.0.7/UniTime/'))).status).toBe(201)
  })

  it('that was saved before can be switched off, and not changed for another', async () => {
    const { data } = await create(platform({ name: 'Earlier', clientId: 'earlier' }))
    const stored = { tokenUrl: 'https://192.168.0.9/token', jwksUrl: 'https://192.168.0.9/keys' }
    await api.db.updateTable('externalProviders').set(stored).where('id', '=', data.id).execute()
    const params = { externalProviderId: data.id }
    const save = async (changes: Partial<LearningPlatformDraft>) => {
      const body = platform({ name: 'Earlier', clientId: 'earlier', ...stored, ...changes })
      return await api.call(updateExternalProvider, { as: superAdmin, params, body })
    }
    expect((await save({ isEnabled: false })).status).toBe(200)
    const { error } = await save({ jwksUrl: 'https://192.168.0.10/keys' })
    expect(error).toMatchObject({ status: 400, errors: [{ path: 'jwksUrl', message }] })
  })
})
