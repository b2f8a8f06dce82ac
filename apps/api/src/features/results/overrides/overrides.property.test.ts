import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resultCalls, type NewOverride } from '@isomorph/contract'
import type { Question } from '@isomorph/problem'
import { problemContent, rightAnswer, sumQuestion } from '../../../testing/deliveries.ts'
import { sit } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const start = new Date('2026-03-02T10:00:00Z')
const day = 24 * 3600
const [latePenalty, attemptPenalty] = [30, 10]

/** Twice the sum earns half. */
const halfQuestion = {
  ...sumQuestion(1),
  answerSets: [
    {
      id: 1,
      answers: [
        { id: 1, formula: 'a+b', percentCorrect: 100 },
        { id: 2, formula: '2(a+b)', percentCorrect: 50 },
      ],
    },
  ],
} as Question

interface SetByHand {
  readonly kind: NewOverride['kind']
  readonly value: number
}

/** What should stand, worked out from everything that happened. Problem 2 is the total. */
interface Model {
  seconds: number
  readonly rule: 'best' | 'last' | 'first'
  readonly attempts: readonly [Attempt[], Attempt[]]
  readonly set: (SetByHand | null)[]
}

interface Attempt {
  percent: number
  readonly daysLate: number
}

function waives(set: SetByHand | null | undefined, kind: 'noLatePenalty' | 'noAttemptPenalty'): boolean {
  return set?.kind === kind || set?.kind === 'noPenalties'
}

function setPoints(set: SetByHand | null | undefined, possible: number): number | null {
  if (set?.kind === 'points') return set.value
  return set?.kind === 'percent' ? (possible * set.value) / 100 : null
}

function computed({ attempts, set, rule }: Model, problem: 0 | 1): number {
  const isFree = (kind: 'noLatePenalty' | 'noAttemptPenalty') => waives(set[problem], kind) || waives(set[2], kind)
  const points = attempts[problem].map(({ percent, daysLate }, index) => {
    const late = isFree('noLatePenalty') ? 0 : Math.min(1, (latePenalty / 100) * daysLate)
    const further = isFree('noAttemptPenalty') ? 0 : Math.min(1, (attemptPenalty / 100) * index)
    return (10 * percent * (1 - late) * (1 - further)) / 100
  })
  if (rule === 'first') return points[0] ?? 0
  return rule === 'last' ? (points.at(-1) ?? 0) : Math.max(0, ...points)
}

function effective(model: Model, problem: 0 | 1): number {
  return setPoints(model.set[problem], 10) ?? computed(model, problem)
}

type Sat = Awaited<ReturnType<typeof sit>>
interface Real extends Sat {
  readonly rights: readonly string[]
}
type Step = fc.AsyncCommand<Model, Real>

async function standing({ delivery, learner, course }: Real) {
  const params = { groupAssessmentId: delivery.id }
  const { data } = await api.call(resultCalls.getResults, { as: course.grader, params })
  const row = data.learners.find((each) => each.learner.id === learner.id)
  if (!row) throw new Error('This learner is in no row.')
  return row
}

async function compare(model: Model, real: Real): Promise<void> {
  const row = await standing(real)
  expect(row.cells.map(({ points }) => points)).toEqual([
    expect.closeTo(effective(model, 0), 3),
    expect.closeTo(effective(model, 1), 3),
  ])
  expect(row.points).toBeCloseTo(effective(model, 0) + effective(model, 1), 3)
  expect(row.computedPoints).toBeCloseTo(computed(model, 0) + computed(model, 1), 3)
  expect(row.overridePoints ?? -1).toBeCloseTo(setPoints(model.set[2], 20) ?? -1, 3)
  const { rows } = await sql<{ isSum: boolean }>`
    select s.points = (select sum(coalesce(r.override_points, r.points)) from results r
                        where r.group_assessment_id = s.group_assessment_id and r.user_id = s.user_id) as is_sum
      from scores s where s.group_assessment_id = ${real.delivery.id} and s.user_id = ${real.learner.id}`.execute(
    api.db,
  )
  expect(rows[0]?.isSum).toBe(true)
}

function tick(seconds: number): Step {
  return {
    check: () => true,
    toString: () => `wait ${seconds} s`,
    async run(model) {
      model.seconds += seconds
      api.clock.set(new Date(start.getTime() + model.seconds * 1000))
    },
  }
}

function submit(problem: 0 | 1, percent: 0 | 50 | 100): Step {
  return {
    check: () => true,
    toString: () => `submit ${percent} % to problem ${problem}`,
    async run(model, real) {
      const right = Number(real.rights[problem])
      const answers = { 0: '1', 50: String(right * 2), 100: String(right) }
      const { status } = await real.sitter.submit(real.ids[problem] as number, answers[percent])
      expect(status).toBe(200)
      model.attempts[problem].push({ percent, daysLate: Math.ceil(Math.max(0, model.seconds - day) / day) })
      await compare(model, real)
    },
  }
}

function markByHand(problem: 0 | 1, percent: number): Step {
  return {
    check: ({ attempts }) => attempts[problem].length > 0,
    toString: () => `mark the last answer to problem ${problem} with ${percent} %`,
    async run(model, real) {
      const params = { groupAssessmentId: real.delivery.id, problemInstanceId: real.ids[problem] as number }
      const as = real.course.grader
      const { attempts } = (await api.call(resultCalls.getResult, { as, params })).data
      const { number = 0, responses = [] } = attempts.at(-1) ?? {}
      const body = { percent, markingNumber: responses[0]?.markingNumber ?? 0, comment: '' }
      const marked = { ...params, attemptNumber: number, questionKey: 1 }
      expect((await api.call(resultCalls.scoreManually, { as, params: marked, body })).status).toBe(200)
      const last = model.attempts[problem].at(-1)
      if (last) last.percent = percent
      await compare(model, real)
    },
  }
}

function setByHand(scope: 0 | 1 | 2, set: SetByHand): Step {
  return {
    check: () => true,
    toString: () => `set ${set.kind} ${set.value} of ${scope}`,
    async run(model, real) {
      const row = await standing(real)
      const standingNow = scope === 2 ? row.override : row.cells[scope]?.override
      const isPoints = set.kind === 'points' || set.kind === 'percent'
      const common = { clientKey: randomUUID(), reason: 'Chance.', learnerNote: '', replaces: standingNow?.id ?? null }
      const body = { ...common, kind: set.kind, ...(isPoints && { value: set.value }) } as NewOverride
      const params = { groupAssessmentId: real.delivery.id }
      const as = real.course.grader
      const { status } =
        scope === 2
          ? await api.call(resultCalls.setScoreOverride, { as, params: { ...params, userId: real.learner.id }, body })
          : await api.call(resultCalls.setResultOverride, {
              as,
              params: { ...params, problemInstanceId: real.ids[scope] },
              body,
            })
      expect(status).toBe(200)
      model.set[scope] = set
      await compare(model, real)
    },
  }
}

function undo(scope: 0 | 1 | 2): Step {
  return {
    check: ({ set }) => Boolean(set[scope]),
    toString: () => `undo ${scope}`,
    async run(model, real) {
      const row = await standing(real)
      const query = { overrideId: (scope === 2 ? row.override : row.cells[scope]?.override)?.id ?? 0 }
      const params = { groupAssessmentId: real.delivery.id }
      const as = real.course.grader
      const { status } =
        scope === 2
          ? await api.call(resultCalls.withdrawScoreOverride, {
              as,
              params: { ...params, userId: real.learner.id },
              query,
            })
          : await api.call(resultCalls.withdrawResultOverride, {
              as,
              params: { ...params, problemInstanceId: real.ids[scope] },
              query,
            })
      expect(status).toBe(200)
      model.set[scope] = null
      await compare(model, real)
    },
  }
}

const problem = fc.constantFrom<(0 | 1)[]>(0, 1)
const scope = fc.constantFrom<(0 | 1 | 2)[]>(0, 1, 2)
const set: fc.Arbitrary<SetByHand> = fc.record({
  kind: fc.constantFrom('points', 'percent', 'noLatePenalty', 'noAttemptPenalty', 'noPenalties'),
  value: fc.constantFrom(0, 0.3333, 7.5, 12, 90),
})
const steps = fc.commands(
  [
    fc.constantFrom(3600, day, 2 * day).map(tick),
    fc.tuple(problem, fc.constantFrom<(0 | 50 | 100)[]>(0, 50, 100)).map((each) => submit(...each)),
    fc.tuple(problem, fc.constantFrom(0, 25, 66.6667)).map((each) => markByHand(...each)),
    fc.tuple(scope, set).map((each) => setByHand(...each)),
    scope.map(undo),
  ],
  { maxCommands: 20 },
)

describe('points set by hand and penalties waived', () => {
  it.each(['best', 'last', 'first'] as const)(
    'leave a score that is the sum of what counts, after any order of acts, where the %s attempt counts',
    async (rule) => {
      const holds = fc.assert(
        fc.asyncProperty(steps, async (commands) => {
          api.clock.set(start)
          const settings = {
            dueAt: new Date(start.getTime() + day * 1000).toISOString(),
            closesAt: new Date(start.getTime() + 365 * day * 1000).toISOString(),
            latePenaltyPercent: latePenalty,
            attemptPenaltyPercent: attemptPenalty,
            countingAttempt: rule,
            attemptsAllowed: null,
          }
          const problems = [problemContent(halfQuestion), problemContent(halfQuestion)]
          const sat = await sit(api, settings, { problems, learners: 1 })
          const pages = await Promise.all(sat.ids.map((id) => sat.sitter.page(id)))
          const rights = pages.map(({ data }) => rightAnswer(data))
          await fc.asyncModelRun(
            () => ({
              model: { seconds: 0, rule, attempts: [[], []], set: [null, null, null] } as Model,
              real: { ...sat, rights },
            }),
            commands,
          )
        }),
        { numRuns: 6, seed: 20_261_123 },
      )
      await expect(holds).resolves.toBeUndefined()
    },
  )
})
