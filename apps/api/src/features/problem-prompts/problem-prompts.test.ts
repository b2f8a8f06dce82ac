import { randomUUID } from 'node:crypto'
import { problemPromptCalls, type Prompt } from '@isomorph/contract'
import { EvaluatorAwayError } from '@isomorph/evaluation'
import { startChatServer, type ChatScript, type ChatServer } from '@isomorph/testing/chat-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { workOnPrompts } from './work-on-prompts.ts'

let api: TestApi
let chat: ChatServer
let ida: TestPerson
let otto: TestPerson
let chief: TestPerson

const apiKey = 'sk-a-secret-key'

beforeAll(async () => {
  api = await createTestApi()
  chat = await startChatServer({ apiKey })
  ida = await addPerson(api.db, 'ida', ['AiProblemCreator'])
  otto = await addPerson(api.db, 'otto', ['AiProblemCreator'])
  chief = await addPerson(api.db, 'chief', ['SuperAdmin'])
})
beforeEach(async () => {
  await api.db.deleteFrom('problemPrompts').execute()
  await api.db.deleteFrom('aiSettings').execute()
  chat.answerWith(undefined)
  chat.knowsSchemas(true)
})
afterAll(async () => {
  await api.close()
  await chat.close()
})

const { getPromptOffer, createWithPrompt, getPrompt, stopPrompt, dismissPrompt } = problemPromptCalls
const { getAiSettings, updateAiSettings, checkAiSettings } = problemPromptCalls

const settings = () => ({
  isEnabled: true,
  address: chat.address,
  model: 'scripted',
  apiKey,
  draftsPerDay: 5,
  tokensPerMonth: 10_000,
})

async function setUp(changed: Partial<ReturnType<typeof settings>> = {}) {
  return await api.call(updateAiSettings, { as: chief, body: { ...settings(), ...changed } })
}

const ask = async (prompt = 'A sum of two whole numbers', as = ida, clientKey: string = randomUUID()) =>
  await api.call(createWithPrompt, { as, body: { prompt, clientKey } })

const generous = { answerMilliseconds: 30_000, totalMilliseconds: 60_000 }
const work = async (times = generous) => await workOnPrompts(api.app.contractRouting.services, 4, times)

const read = async ({ id }: Pick<Prompt, 'id'>, as = ida) =>
  (await api.call(getPrompt, { as, params: { promptId: id } })).data

/** What becomes of a description when the endpoint follows a script. */
async function draftWith(script: ChatScript, times = generous): Promise<Prompt> {
  await setUp()
  chat.answerWith(script)
  const { data } = await ask()
  await work(times)
  return await read(data)
}

/** The fewest and the most tokens that a script uses, where they are not as usual. */
const used: { readonly [script in ChatScript]?: readonly [number, number] } = {
  busy: [0, 0],
  failing: [0, 0],
  endless: [15_000, 40_000],
}

describe('drafts by AI', () => {
  it('are off until an administrator sets them up', async () => {
    expect((await api.call(getPromptOffer, { as: ida })).data).toEqual({
      isOffered: false,
      model: '',
      draftsLeftToday: 0,
      latest: null,
    })
    expect((await ask()).error.type).toBe('urn:isomorph:prompts-not-offered')
    await setUp({ isEnabled: false })
    expect((await ask()).status).toBe(409)
  })

  it('have passed schema, check, lab and a blind second solve, and are saved nowhere', async () => {
    const made = await draftWith('good')
    expect(made).toMatchObject({ state: 'ready', reason: '', repairs: 0, failedStep: null, tokens: 642 })
    expect(made.draft).toMatchObject({ name: 'Sum of two numbers', solvedVariants: 5, rightVariants: 5, remarks: [] })
    expect(made.draft?.content.questions).toHaveLength(1)
    expect(await api.db.selectFrom('problems').select('id').execute()).toEqual([])
  })

  it('are rejected with a plain reason when the second solve does not come to the key', async () => {
    const made = await draftWith('wrongKey')
    expect(made).toMatchObject({ state: 'failed', failedStep: 'solving', draft: null })
    expect(made.reason).toMatch(
      /^To question 1 with a = \d+, b = \d the second solve came to “\d+”, which the answer key does not accept\.$/,
    )
  })

  it('are mended by the model where it is told what is wrong', async () => {
    const before = chat.requests.length
    expect(await draftWith('mended')).toMatchObject({ state: 'ready', repairs: 1 })
    const again = chat.requests[before + 1]?.body.messages
    expect(again?.at(-1)?.content).toMatch(/^The program found:\n- name: /)
  })

  it.each<[ChatScript, Partial<Prompt>]>([
    ['malformed', { failedStep: 'drafting', repairs: 2 }],
    ['broken', { failedStep: 'checking', repairs: 2 }],
    ['refusing', { failedStep: 'drafting', reason: 'The model refused to write it: “I cannot help with that.”' }],
    ['filtered', { reason: 'The model refused to write it.' }],
    ['cutOff', { reason: 'The answer of the endpoint broke off before its end. Try again.' }],
    ['dropped', { reason: 'The answer of the endpoint broke off before its end. Try again.' }],
    ['overLimit', { reason: 'The model wrote more than a draft may have. Ask for less.' }],
    ['endless', { reason: 'The model wrote more than a draft may have. Ask for less.' }],
    ['noise', { reason: 'The model wrote more than a draft may have. Ask for less.' }],
    ['busy', { reason: 'The endpoint takes no more requests at the moment. Try again later.' }],
    ['failing', { reason: 'The endpoint takes no more requests at the moment. Try again later.' }],
  ])('say in plain words why nothing came of it: %s', async (script, expected) => {
    const made = await draftWith(script)
    expect(made).toMatchObject({ state: 'failed', draft: null, ...expected })
    expect(made.reason).toMatch(/\.$|”$|[a-z]: /)
    // What was sent and written counts, whatever came of it; an endpoint that refused to begin has used nothing.
    const [least, most] = used[script] ?? [100, 40_000]
    expect(made.tokens).toBeGreaterThanOrEqual(least)
    expect(made.tokens).toBeLessThanOrEqual(most)
  })

  it('do not wait for an endpoint that has gone silent', async () => {
    const made = await draftWith('slow', { ...generous, answerMilliseconds: 200 })
    expect(made).toMatchObject({ state: 'failed', failedStep: 'drafting' })
    expect(made.tokens).toBeGreaterThan(100)
    expect(made.reason).toBe('The endpoint took too long to answer. Try again, or ask for less.')
  })

  it('hold no markup, link or control character of a hostile answer', async () => {
    const made = await draftWith('hostile')
    const spelt = JSON.stringify(made.draft?.content ?? {})
    expect(spelt).not.toMatch(/"type":"(?:link|image|embed)"/)
    expect(made.draft?.name ?? '').not.toMatch(/\p{Cc}/u)
    expect(['ready', 'failed']).toContain(made.state)
  })

  it('are stored whatever characters the model writes', async () => {
    const made = await draftWith('controls')
    expect(made).toMatchObject({ state: 'ready', reason: '' })
    expect(made.draft).toMatchObject({ name: 'x'.repeat(99), tags: ['y'.repeat(49), '\uFFFD'] })
    expect(JSON.stringify(made.draft?.content)).not.toMatch(/\\u0000|\\ud83d/i)
    await api.db.deleteFrom('problemPrompts').execute()
    expect((await draftWith('refusingControls')).reason).toBe('The model refused to write it: “No \uFFFD”')
  })

  it('end with a reason when this server fails, so that another can be asked for', async () => {
    await setUp()
    const { services } = api.app.contractRouting
    const fail = async (error: Error) => {
      const { data } = await ask()
      const check: typeof services.evaluation.check = () => {
        throw error
      }
      const evaluation = { ...services.evaluation, check }
      await expect(workOnPrompts({ ...services, evaluation }, 4, generous)).rejects.toBe(error)
      return await read(data)
    }
    expect(await fail(new EvaluatorAwayError('gone'))).toMatchObject({
      state: 'failed',
      failedStep: 'checking',
      reason: 'The part of this server that checks problems did not answer. Ask for the draft again.',
    })
    expect(await fail(new Error('a fault'))).toMatchObject({
      state: 'failed',
      reason: 'Something went wrong on this server. Ask for the draft again.',
    })
  })

  it('come from endpoints that know neither schemas nor counts, too', async () => {
    chat.knowsSchemas(false)
    const made = await draftWith('good')
    expect(made.state).toBe('ready')
    expect(made.tokens).toBeGreaterThan(100)
  })

  it('send the description, the rules and the problem itself, and nothing of any person', async () => {
    const before = chat.requests.length
    await draftWith('good')
    const sent = chat.requests.slice(before)
    expect(sent.map(({ body }) => Object.keys(body).toSorted())).toEqual(
      sent.map(() => ['max_completion_tokens', 'messages', 'model', 'response_format', 'stream', 'stream_options']),
    )
    const spelt = JSON.stringify(sent.map(({ body }) => body))
    expect(spelt).toContain('A sum of two whole numbers')
    const people = await api.db.selectFrom('users').selectAll().execute()
    const words = people.flatMap(({ firstName, lastName, email }) => [firstName, lastName, email ?? ''])
    expect(words.filter((word) => word !== '' && spelt.includes(word))).toEqual([])
    const solving = JSON.stringify(sent.at(-1)?.body.messages)
    expect(solving).toContain('A shelf has')
    expect(solving).not.toContain('a+b')
    expect(solving).not.toContain('more are put on it.\\nThere are')
  })
})

describe('asking for a draft', () => {
  it('twice with one key is asking once', async () => {
    await setUp()
    const key = randomUUID()
    const first = await ask('A sum of two whole numbers', ida, key)
    const second = await ask('A sum of two whole numbers', ida, key)
    expect([first.status, second.status, second.data.id]).toEqual([202, 202, first.data.id])
    expect(await api.db.selectFrom('problemPrompts').select('id').execute()).toHaveLength(1)
  })

  it('is refused while one is under way, and again beyond the limits of a day and of a month', async () => {
    await setUp({ draftsPerDay: 2 })
    await ask()
    expect((await ask()).error.type).toBe('urn:isomorph:prompt-under-way')
    await work()
    await ask()
    await work()
    const spent = await ask()
    expect([spent.status, spent.error.type]).toEqual([429, 'urn:isomorph:drafts-of-day-spent'])
    expect((await api.call(getPromptOffer, { as: ida })).data.draftsLeftToday).toBe(0)
    await setUp({ tokensPerMonth: 1000 })
    expect((await ask('A sum of two whole numbers', otto)).error.type).toBe('urn:isomorph:tokens-of-month-spent')
  })

  it('is for those who hold ProblemCreateWithPrompt, and each sees only their own', async () => {
    await setUp()
    const { data } = await ask()
    const writer = await addPerson(api.db, 'writer', ['ProblemCreator'])
    expect((await ask('A sum of two whole numbers', writer)).status).toBe(403)
    const params = { promptId: data.id }
    expect((await api.call(getPrompt, { as: otto, params })).status).toBe(404)
    expect((await api.call(stopPrompt, { as: otto, params })).status).toBe(404)
  })

  it('can be taken back, once and for all', async () => {
    await setUp()
    const { data } = await ask()
    const params = { promptId: data.id }
    expect((await api.call(stopPrompt, { as: ida, params })).data.state).toBe('stopped')
    expect((await api.call(stopPrompt, { as: ida, params })).data.state).toBe('stopped')
    await work()
    expect((await read(data)).state).toBe('stopped')
    const acts = await api.db.selectFrom('auditEvents').selectAll().where('entityId', '=', data.id).execute()
    expect(acts.map(({ action }) => action)).toEqual(['problem.createWithPrompt', 'problem.endPrompt'])
  })

  it('is over once the draft was opened or discarded, and only for its author', async () => {
    await setUp()
    const { data } = await ask()
    const params = { promptId: data.id }
    await api.call(dismissPrompt, { as: ida, params })
    expect((await api.call(getPromptOffer, { as: ida })).data.latest?.id).toBe(data.id)
    await work()
    expect((await api.call(dismissPrompt, { as: otto, params })).status).toBe(404)
    expect((await api.call(getPromptOffer, { as: ida })).data.latest?.state).toBe('ready')
    expect((await api.call(dismissPrompt, { as: ida, params })).data.state).toBe('ready')
    expect((await api.call(dismissPrompt, { as: ida, params })).status).toBe(200)
    expect((await api.call(getPromptOffer, { as: ida })).data).toMatchObject({ latest: null, draftsLeftToday: 4 })
  })

  it('stops in the middle of an answer', async () => {
    await setUp()
    chat.answerWith('slow')
    const { data } = await ask()
    const working = work()
    await expect.poll(() => read(data).then(({ state }) => state), { timeout: 30_000 }).toBe('drafting')
    await api.call(stopPrompt, { as: ida, params: { promptId: data.id } })
    await working
    const stopped = await read(data)
    expect(stopped.state).toBe('stopped')
    expect(stopped.tokens).toBeGreaterThan(100)
  })

  it('is taken up again after a worker died, and given up after the second', async () => {
    await setUp()
    const { data } = await ask()
    const die = async (tries: number) =>
      await api.db
        .updateTable('problemPrompts')
        .set({ heldUntil: new Date(0), tries, state: 'lab', tokens: 1000 })
        .execute()
    await die(1)
    await work()
    expect(await read(data)).toMatchObject({ state: 'ready', tokens: 1642 })
    const second = await ask()
    await die(2)
    await work()
    const { state, reason, tokens } = await read(second.data)
    expect([state, tokens]).toEqual(['failed', 1000])
    expect(reason).toBe('The server was stopped while the draft was written. Ask for the draft again.')
  })
})

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
    expect(await check({})).toEqual({ isRight: true, message: 'scripted answers.' })
    expect(await check({ apiKey: 'wrong' })).toEqual({
      isRight: false,
      message: 'The endpoint does not accept the key.',
    })
    expect(await check({ address: `${chat.origin}/v2` })).toEqual({
      isRight: false,
      message: 'The endpoint knows no such model or address.',
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
    expect(check.data.message).toMatch(/private network/)
    await open.close()
    const real = await createTestApi({ tier: 'production', isOnLoopback: false, beside: api })
    const { status, error } = await real.call(updateAiSettings, { as: chief, body: settings() })
    expect([status, error.errors.map(({ path }) => path)]).toEqual([400, ['address']])
    await real.close()
  })
})
