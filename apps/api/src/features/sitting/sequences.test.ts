import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEvaluation } from '@isomorph/evaluation'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { sit, type Sitter } from '../../testing/sit.fixtures.ts'
import { sweepDeadlines } from './finish/sweep-deadlines.ts'

let api: TestApi
const marker = createEvaluation()
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  await api.close()
  await marker.close()
})

const start = new Date('2026-03-02T10:00:00Z')
const limitSeconds = 600
const graceSeconds = 10
const settleSeconds = 15
const attemptsAllowed = 3

/** What should have happened, kept by hand: seconds since the start, the draft, the attempts. */
interface Model {
  now: number
  isFinished: boolean
  draft: { text: string; version: number; savedAt: number } | null
  /** The deadline's own attempts have no key that a learner could send again. */
  readonly attempts: { key: string | null; text: string; at: number; draftVersion: number }[]
}

function isOpen({ isFinished, now }: Model): boolean {
  return !isFinished && now <= limitSeconds + graceSeconds
}

interface Real {
  readonly sitter: Sitter
  readonly id: number
}

type Step = fc.AsyncCommand<Model, Real>

function tick(seconds: number): Step {
  return {
    check: () => true,
    toString: () => `wait ${seconds} s`,
    async run(model) {
      model.now += seconds
      api.clock.set(new Date(start.getTime() + model.now * 1000))
    },
  }
}

function type(text: string): Step {
  return {
    check: () => true,
    toString: () => `type ${text}`,
    async run(model, { sitter, id }) {
      const { data } = await sitter.draft(id, text, model.draft?.version ?? 0)
      expect(data.isApplied).toBe(isOpen(model))
      if (isOpen(model)) model.draft = { text, version: (model.draft?.version ?? 0) + 1, savedAt: model.now }
      expect(data.draft?.version ?? 0).toBe(model.draft?.version ?? 0)
    },
  }
}

function lastKeyOfLearner({ attempts }: Readonly<Model>): string | null {
  return attempts.findLast(({ key }) => key !== null)?.key ?? null
}

function submit(text: string, repeats: boolean): Step {
  return {
    check: (model) => !repeats || lastKeyOfLearner(model) !== null,
    toString: () => (repeats ? 'repeat the last submission' : `submit ${text}`),
    async run(model, { sitter, id }) {
      const key = (repeats ? lastKeyOfLearner(model) : null) ?? randomUUID()
      const draftVersion = model.draft?.version ?? 0
      const { status } = await sitter.submit(id, text, key, draftVersion)
      const isTaken = isOpen(model) && model.attempts.length < attemptsAllowed
      expect(status).toBe(repeats || isTaken ? 200 : 409)
      if (!repeats && isTaken) model.attempts.push({ key, text, at: model.now, draftVersion })
    },
  }
}

const sweep: Step = {
  check: () => true,
  toString: () => 'sweep',
  async run(model) {
    await sweepDeadlines({ database: api.database, marker }, new Date(start.getTime() + model.now * 1000))
    if (model.isFinished || model.now <= limitSeconds + settleSeconds) return
    const { draft, attempts } = model
    const last = attempts.at(-1)
    const isNewer =
      draft !== null &&
      (!last || (draft.version > last.draftVersion && draft.savedAt > last.at && draft.text !== last.text))
    if (isNewer && attempts.length < attemptsAllowed)
      attempts.push({ key: null, text: draft.text, at: draft.savedAt, draftVersion: draft.version })
    model.isFinished = true
  },
}

const look: Step = {
  check: () => true,
  toString: () => 'look',
  async run(model, { sitter, id }) {
    const { data } = await sitter.page(id)
    expect(data.attempts.map(({ responses }) => responses[0]?.value)).toEqual(model.attempts.map(({ text }) => text))
    expect(data.attempts.map(({ number }) => number)).toEqual(model.attempts.map((_, index) => index + 1))
    expect(data.draft?.answers[0]?.value).toBe(model.draft?.text)
  },
}

const text = fc.integer({ min: 1, max: 4 }).map(String)
const steps = fc.commands(
  [
    fc.constantFrom(1, 60, 300, 595, 11).map(tick),
    text.map(type),
    text.map((value) => submit(value, false)),
    text.map((value) => submit(value, true)),
    fc.constant(sweep),
    fc.constant(look),
  ],
  { maxCommands: 25 },
)

const untilAfterDeadline = [tick(300), tick(595)]
/** What the deadline submitted has no key: whoever repeats their last submission repeats one of their own. */
const repeatsAfterDeadline: [Step[]][] = [
  [[type('1'), ...untilAfterDeadline, sweep, submit('1', true)]],
  [[submit('1', false), type('2'), ...untilAfterDeadline, sweep, submit('3', true), look]],
]

describe('a sitting', () => {
  it('stands where a simple model says, after any sequence of typing, submitting, waiting and sweeping', async () => {
    const holds = fc.assert(
      fc.asyncProperty(steps, async (commands) => {
        api.clock.set(start)
        const { sitter, id } = await sit(api, { timeLimitMinutes: limitSeconds / 60, attemptsAllowed })
        await fc.asyncModelRun(
          () => ({ model: { now: 0, isFinished: false, draft: null, attempts: [] } as Model, real: { sitter, id } }),
          commands,
        )
      }),
      { numRuns: 20, examples: repeatsAfterDeadline, interruptAfterTimeLimit: 20_000 },
    )
    await expect(holds).resolves.toBeUndefined()
  })
})
