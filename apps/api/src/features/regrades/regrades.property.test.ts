import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resultCalls } from '@isomorph/contract'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { regradeWorld } from './regrades.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** Which formula is the key, and what a learner types. */
const formulas = ['a*b', 'a+b', 'a-b'] as const
type Formula = (typeof formulas)[number]

interface Answer {
  readonly typed: Formula | 'nonsense'
  byHand: number | null
}

interface Rules {
  readonly key: Formula
  readonly credit: 'asMarked' | 'fullCreditIfAnswered' | 'dropped'
  readonly points: number
}

/** What should stand, worked out from the whole history every time. The best answer counts. */
interface Model {
  rules: Rules
  readonly answers: [Answer[], Answer[]]
  floors: [number, number]
  /** The runs that can be taken back, the newest last, with what held before. */
  readonly undoable: { readonly run: number; readonly rules: Rules; readonly floors: [number, number] }[]
}

type Real = Awaited<ReturnType<typeof regradeWorld>> & { readonly versions: Readonly<Record<Formula, number>> }
type Step = fc.AsyncCommand<Model, Real>
type Who = 0 | 1

function worth({ key, credit, points }: Rules, answers: readonly Answer[]): number {
  if (credit === 'dropped') return 0
  const percents = answers.map(({ typed, byHand }) =>
    credit === 'fullCreditIfAnswered' ? 100 : (byHand ?? (typed === key ? 100 : 0)),
  )
  return (points * Math.max(0, ...percents)) / 100
}

function expected(model: Model, who: Who): number {
  return Math.max(model.floors[who], worth(model.rules, model.answers[who]))
}

async function compare(model: Model, real: Real): Promise<void> {
  const { learners } = await real.regrader.results()
  expect(learners.map(({ points }) => points)).toEqual([
    expect.closeTo(expected(model, 0), 3),
    expect.closeTo(expected(model, 1), 3),
  ])
  const possible = model.rules.credit === 'dropped' ? 0 : model.rules.points
  expect(learners.map((row) => row.possible)).toEqual([possible, possible])
  const { rows } = await sql<{ isSum: boolean }>`
    select s.points = (select sum(coalesce(r.override_points, greatest(r.points, r.floor_points))) from results r
                        where r.group_assessment_id = s.group_assessment_id and r.user_id = s.user_id) as is_sum
      from scores s where s.group_assessment_id = ${real.delivery.id}`.execute(api.db)
  expect(rows.every(({ isSum }) => isSum)).toBe(true)
}

function submit(who: Who, typed: Answer['typed']): Step {
  return {
    check: () => true,
    toString: () => `learner ${who} types ${typed}`,
    async run(model, real) {
      const [sitter, id] = who === 0 ? [real.sitter, real.id] : [real.second, real.secondId]
      const { a, b } = who === 0 ? real.numbers : real.secondNumbers
      const values = { 'a*b': a * b, 'a+b': a + b, 'a-b': a - b, nonsense: 100_000 }
      expect((await sitter.submit(id, String(values[typed]))).status).toBe(200)
      model.answers[who].push({ typed, byHand: null })
      await compare(model, real)
    },
  }
}

function markByHand(who: Who, percent: number): Step {
  return {
    check: ({ answers }) => answers[who].length > 0,
    toString: () => `the last answer of learner ${who} is marked ${percent} % by hand`,
    async run(model, real) {
      const as = real.course.grader
      const params = { groupAssessmentId: real.delivery.id, problemInstanceId: who === 0 ? real.id : real.secondId }
      const { attempts } = (await api.call(resultCalls.getResult, { as, params })).data
      const { number = 0, responses = [] } = attempts.at(-1) ?? {}
      const body = { percent, markingNumber: responses[0]?.markingNumber ?? 0, comment: '' }
      const place = { ...params, attemptNumber: number, questionKey: 1 }
      expect((await api.call(resultCalls.scoreManually, { as, params: place, body })).status).toBe(200)
      const last = model.answers[who].at(-1)
      if (last) last.byHand = percent
      await compare(model, real)
    },
  }
}

function regrade(rules: Rules, neverLower: boolean): Step {
  return {
    check: (model) => JSON.stringify(model.rules) !== JSON.stringify(rules),
    toString: () =>
      `regrade by ${rules.key}, ${rules.credit}, ${rules.points} points${neverLower ? ', never lower' : ''}`,
    async run(model, real) {
      const { key, credit, points } = rules
      const run = await real.regrader.regrade(
        {
          problemRevisionId: key === 'a*b' ? null : real.versions[key],
          creditRule: credit,
          points: points === 10 ? null : points,
        },
        { neverLower },
      )
      expect(run.status).toBe('applied')
      model.undoable.push({ run: run.id, rules: model.rules, floors: model.floors })
      const former = model.rules.credit === 'dropped' ? 0 : model.rules.points
      const now = credit === 'dropped' ? 0 : points
      const floorOf = (who: Who) => {
        const kept = neverLower && former > 0 ? (expected(model, who) / former) * now : 0
        return kept > worth(rules, model.answers[who]) ? kept : 0
      }
      const floors: [number, number] = [floorOf(0), floorOf(1)]
      model.floors = floors
      model.rules = rules
      await compare(model, real)
    },
  }
}

const undo: Step = {
  check: ({ undoable }) => undoable.length > 0,
  toString: () => 'undo the newest regrade',
  async run(model, real) {
    const last = model.undoable.pop()
    if (!last) return
    await real.regrader.undoWholly(last.run)
    model.rules = last.rules
    model.floors = last.floors
    await compare(model, real)
  },
}

function freshModel(): Model {
  return { rules: { key: 'a*b', credit: 'asMarked', points: 10 }, answers: [[], []], floors: [0, 0], undoable: [] }
}

const who = fc.constantFrom<Who[]>(0, 1)
const rules = fc.record<Rules>({
  key: fc.constantFrom(...formulas),
  credit: fc.constantFrom('asMarked', 'asMarked', 'fullCreditIfAnswered', 'dropped'),
  points: fc.constantFrom(10, 10, 4),
})
const steps = fc.commands(
  [
    fc.tuple(who, fc.constantFrom<Answer['typed'][]>(...formulas, 'nonsense')).map((each) => submit(...each)),
    fc.tuple(who, fc.constantFrom(0, 40, 100)).map((each) => markByHand(...each)),
    fc.tuple(rules, fc.boolean()).map((each) => regrade(...each)),
    fc.constant(undo),
  ],
  { maxCommands: 14 },
)

describe('regrades, submissions, marks by hand and undoing', () => {
  it('leave, in any order, what the whole history gives', async () => {
    const holds = fc.assert(
      fc.asyncProperty(steps, async (commands) => {
        const world = await regradeWorld(api)
        const versions = { 'a*b': 0, 'a+b': await world.mend('a+b'), 'a-b': await world.mend('a-b') }
        await fc.asyncModelRun(
          () => ({
            model: freshModel(),
            real: { ...world, versions },
          }),
          commands,
        )
      }),
      { numRuns: 8, seed: 20_261_123 },
    )
    await expect(holds).resolves.toBeUndefined()
  }, 120_000)
})
