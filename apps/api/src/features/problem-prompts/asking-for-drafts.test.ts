import { randomUUID } from 'node:crypto'
import { impersonationCalls, problemPromptCalls } from '@isomorph/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addPerson } from '../../testing/people.ts'
import { codeChallenge, exchange, newTokens } from '../../testing/tokens.ts'
import { createPromptWorld, type PromptWorld } from './problem-prompts.fixtures.ts'

const { getPromptOffer, createWithPrompt, getPrompt, stopPrompt, dismissPrompt } = problemPromptCalls

let world: PromptWorld
let api: PromptWorld['api']
let chat: PromptWorld['chat']
let ida: PromptWorld['ida']
let otto: PromptWorld['otto']
let chief: PromptWorld['chief']
let setUp: PromptWorld['setUp']
let ask: PromptWorld['ask']
let work: PromptWorld['work']
let read: PromptWorld['read']

beforeAll(async () => {
  world = await createPromptWorld()
  ;({ api, chat, ida, otto, chief, setUp, ask, work, read } = world)
})
beforeEach(() => world.reset())
afterAll(() => world.close())

describe('asking for a draft', () => {
  it('several times with one key, also at once, is asking once', async () => {
    await setUp()
    const key = randomUUID()
    const askAgain = async () => await ask('A sum of two whole numbers', ida, key)
    const answers = [...(await Promise.all([askAgain(), askAgain(), askAgain()])), await askAgain()]
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.id}`))).toEqual(
      new Set([`202 ${answers[0]?.data.id}`]),
    )
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

  it('is neither shown to nor changed by somebody who acts as its author', async () => {
    await setUp()
    const { data } = await ask()
    const bearer = (tokens: Readonly<Record<string, string>>) => ({ authorization: `Bearer ${tokens['access_token']}` })
    const begin = { headers: bearer(await newTokens(api, chief)), query: { userId: ida.id, codeChallenge } }
    const { code } = (await api.call(impersonationCalls.startImpersonation, begin)).data
    const as = { headers: bearer((await exchange(api, code)).data), params: { promptId: data.id } }
    expect((await api.call(getPromptOffer, { headers: as.headers })).data).toMatchObject({
      isOffered: true,
      latest: null,
    })
    expect((await api.call(getPrompt, as)).status).toBe(404)
    const body = { prompt: 'A sum of two whole numbers', clientKey: randomUUID() }
    const answers = [
      await api.call(stopPrompt, as),
      await api.call(dismissPrompt, as),
      await api.call(createWithPrompt, { headers: as.headers, body }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await read(data)).state).toBe('waiting')
  })

  it('can be taken back, once and for all', async () => {
    await setUp()
    const { data } = await ask()
    const params = { promptId: data.id }
    expect((await api.call(stopPrompt, { as: ida, params })).data.state).toBe('stopped')
    expect((await api.call(stopPrompt, { as: ida, params })).data.state).toBe('stopped')
    await work()
    expect((await read(data)).state).toBe('stopped')
    const events = api.db.selectFrom('auditEvents').select('action').where('entityType', '=', 'problemPrompt')
    const acts = await events.where('entityId', '=', data.id).orderBy('id').execute()
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
