import { problemPromptCalls, type Prompt } from '@isomorph/contract'
import { EvaluatorAwayError } from '@isomorph/evaluation'
import type { ChatScript } from '@isomorph/testing/chat-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPromptWorld, type PromptWorld } from './problem-prompts.fixtures.ts'

let world: PromptWorld
let api: PromptWorld['api']
let chat: PromptWorld['chat']
let ida: PromptWorld['ida']
let setUp: PromptWorld['setUp']
let ask: PromptWorld['ask']
let work: PromptWorld['work']
let read: PromptWorld['read']
let draftWith: PromptWorld['draftWith']

beforeAll(async () => {
  world = await createPromptWorld()
  ;({ api, chat, ida, setUp, ask, work, read, draftWith } = world)
})
beforeEach(() => world.reset())
afterAll(() => world.close())

/** The fewest and the most tokens that a script uses, where they are not as usual. */
const used: { readonly [script in ChatScript]?: readonly [number, number] } = {
  busy: [0, 0],
  failing: [0, 0],
  endless: [15_000, 40_000],
}

describe('drafts by AI', () => {
  it('are off until an administrator sets them up', async () => {
    expect((await api.call(problemPromptCalls.getPromptOffer, { as: ida })).data).toEqual({
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

  it('are corrected by the model where it is told what is wrong', async () => {
    const before = chat.requests.length
    expect(await draftWith('mended')).toMatchObject({ state: 'ready', repairs: 1 })
    const again = chat.requests[before + 1]?.body.messages
    expect(again?.at(-1)?.content).toMatch(/^The program found:\n- Field name: /)
  })

  it.each<[ChatScript, Partial<Prompt>]>([
    [
      'malformed',
      {
        failedStep: 'drafting',
        repairs: 2,
        reason: 'The model did not write a problem that can be read: the answer is not one JSON object',
        said: [
          { code: 'draftUnreadable', params: {} },
          { code: 'noObject', params: {} },
        ],
      },
    ],
    [
      'broken',
      {
        failedStep: 'checking',
        repairs: 2,
        reason: expect.stringMatching(/^The draft has an error: Question 1: The formula divides by zero\./),
      },
    ],
    ['refusing', { failedStep: 'drafting', reason: 'The model refused to write it: “I cannot help with that.”' }],
    ['filtered', { reason: 'The model refused to write it.' }],
    ['cutOff', { reason: 'The answer of the endpoint broke off before its end. Try again.' }],
    ['dropped', { reason: 'The answer of the endpoint broke off before its end. Try again.' }],
    ['overLimit', { reason: 'The model wrote more than a draft may have. Ask for less.' }],
    ['endless', { reason: 'The model wrote more than a draft may have. Ask for less.' }],
    ['noise', { reason: 'The model wrote more than a draft may have. Ask for less.' }],
    ['busy', { reason: 'The endpoint takes no more requests at the moment. Try again later.' }],
    [
      'failing',
      { reason: 'The endpoint reports an error of its own. Try again later; if it lasts, tell your administrator.' },
    ],
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
    const made = await draftWith('slow', { answerMilliseconds: 200 })
    expect(made).toMatchObject({ state: 'failed', failedStep: 'drafting' })
    expect(made.tokens).toBeGreaterThan(100)
    expect(made.reason).toBe('The endpoint took too long to answer. Try again, or ask for less.')
  })

  it('hold no markup, link or control character of a hostile answer', async () => {
    const { state, draft } = await draftWith('hostile')
    expect([state, draft?.name]).toEqual(['ready', expect.not.stringMatching(/\p{Cc}/u)])
    const spelt = JSON.stringify(draft?.content)
    expect(spelt).toContain('<script>alert(1)</script>')
    expect(spelt).not.toMatch(/"type":"(?:link|image|embed)"/)
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
      const reported: unknown[] = []
      const errorReports = { ...services.errorReports, report: (each: unknown) => void reported.push(each) }
      await work(undefined, { ...services, evaluation, errorReports })
      expect(reported).toEqual([error])
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
