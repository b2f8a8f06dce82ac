import { problemPromptCalls } from '@isomorph/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi } from '../../testing/test-api.ts'
import { apiKey, createPromptWorld, type PromptWorld } from './problem-prompts.fixtures.ts'

const { getAiSettings, updateAiSettings, checkAiSettings } = problemPromptCalls

let world: PromptWorld
let api: PromptWorld['api']
let chat: PromptWorld['chat']
let ida: PromptWorld['ida']
let chief: PromptWorld['chief']
let settings: PromptWorld['settings']
let setUp: PromptWorld['setUp']

beforeAll(async () => {
  world = await createPromptWorld()
  ;({ api, chat, ida, chief, settings, setUp } = world)
})
beforeEach(() => world.reset())
afterAll(() => world.close())

describe('the endpoint for drafts', () => {
  it('keeps its key to itself, and gives it to no other address', async () => {
    const { data, text } = await setUp()
    expect(data).toMatchObject({ isEnabled: true, hasApiKey: true })
    expect(text).not.toContain(apiKey)
    const { apiKey: stored } = await api.db.selectFrom('aiSettings').selectAll().executeTakeFirstOrThrow()
    expect(stored?.toString('utf8')).not.toContain(apiKey)
    const { apiKey: _, ...kept } = settings()
    expect((await api.call(updateAiSettings, { as: chief, body: kept })).data.hasApiKey).toBe(true)
    const elsewhere = { ...kept, address: 'https://elsewhere.example/v1' }
    expect((await api.call(updateAiSettings, { as: chief, body: elsewhere })).data.hasApiKey).toBe(false)
    const acts = await api.db.selectFrom('auditEvents').selectAll().where('action', '=', 'aiSettings.update').execute()
    expect(acts.length).toBeGreaterThan(1)
    expect(JSON.stringify(acts)).not.toContain(apiKey)
  })

  it('is tried before it is saved', async () => {
    const check = async (body: Partial<ReturnType<typeof settings>>) =>
      (await api.call(checkAiSettings, { as: chief, body: { ...settings(), ...body } })).data
    expect(await check({})).toEqual({
      isRight: true,
      message: 'scripted answers.',
      said: [{ code: 'modelAnswers', params: { model: 'scripted' } }],
    })
    expect(await check({ apiKey: 'wrong' })).toEqual({
      isRight: false,
      message: 'The endpoint does not accept the key.',
      said: [{ code: 'keyRefused', params: {} }],
    })
    expect(await check({ address: `${chat.origin}/v2` })).toEqual({
      isRight: false,
      message: 'The endpoint knows no such model or address.',
      said: [{ code: 'noSuchModel', params: {} }],
    })
    expect(await check({ address: 'http://127.0.0.1:1/v1' })).toMatchObject({ isRight: false })
    expect((await api.call(getAiSettings, { as: chief })).data.isEnabled).toBe(false)
  })

  it('is for those who hold ConfigurationModify', async () => {
    expect((await api.call(getAiSettings, { as: ida })).status).toBe(403)
    expect((await api.call(updateAiSettings, { as: ida, body: settings() })).status).toBe(403)
  })

  it('is not asked inside the network of the server, nor over plain http, once others reach the server', async () => {
    const open = await createTestApi({ tier: 'local', isOnLoopback: false, beside: api })
    const check = await open.call(checkAiSettings, { as: chief, body: settings() })
    expect(check.data).toMatchObject({
      message: expect.stringMatching(/private network/),
      said: [{ code: 'addressNotAllowed', params: {} }],
    })
    await open.close()
    const real = await createTestApi({ tier: 'production', isOnLoopback: false, beside: api })
    const { status, error } = await real.call(updateAiSettings, { as: chief, body: settings() })
    expect([status, error.errors.map(({ path }) => path)]).toEqual([400, ['address']])
    await real.close()
  })
})
