/**
 * A learner gets nothing that goes together with what is right. Two problems that differ only in their keys are
 * presented for the same seeds: their pages are equal to the letter, before and after an attempt, so nothing in them
 * depends on a key. What stands in both, the order and the keys of choices, is counted over all instances.
 */

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnswerField, ProblemInstance, TypedAnswer } from '@isomorph/contract'
import { createEvaluation } from '@isomorph/evaluation'
import { compileProblem, drawVariant, isAuthoringError, type CompiledProblem, type Variant } from '@isomorph/problem'
import { createSitter } from '../../testing/deliveries.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { createChoiceKeys } from './page/choice-keys.ts'
import { presentPage, type Presenting } from './page/get-problem-instance.ts'
import {
  choiceQuestions,
  keyedContent,
  otherKeys,
  someKeys,
  type Keys,
} from '../../testing/keyed-questions.fixtures.ts'
import { markSubmission } from './attempts/mark-submission.ts'
import { getCachedInstance, type CachedInstance } from './cache/instance-cache.ts'
import { loadInstanceState, type InstanceState } from './page/load-instance-state.ts'
import { moment, sit } from '../../testing/sit.fixtures.ts'

const now = moment('10:00:00')
const instanceCount = 1000
const marker = createEvaluation()
const nothing = {
  correctnessRelease: 'never',
  answersRelease: 'never',
  solutionsRelease: 'never',
  scoresRelease: 'never',
} as const

let api: TestApi
let services: Presenting
let real: {
  readonly instance: CachedInstance
  readonly page: InstanceState
  readonly sitting: Awaited<ReturnType<typeof sit>>
}

beforeAll(async () => {
  api = await createTestApi()
  api.clock.set(now)
  services = { database: api.database, fileKey: Buffer.alloc(32), clock: api.clock }
  const sitting = await sit(api, nothing, { problems: [keyedContent(someKeys)], learners: 20 })
  const instance = (await getCachedInstance(api.database, sitting.id)) as CachedInstance
  real = { instance, page: (await loadInstanceState(api.database, instance)) as InstanceState, sitting }
}, 60_000)
beforeEach(() => api.clock.set(now))
afterAll(async () => {
  await api.close()
  await marker.close()
})

function variantOf(compiled: CompiledProblem, seed: number): Variant {
  const variant = drawVariant(compiled, seed)
  if (isAuthoringError(variant)) throw new Error(variant.message)
  return variant
}

/** The instance that a learner would have whose seed is its number, all else being as for the real learner. */
function instanceOf(compiled: CompiledProblem, id: number): CachedInstance {
  const { questions } = compiled.content
  const secret = Buffer.from('the same in every run')
  return {
    ...real.instance,
    id,
    revision: { ...real.instance.revision, compiled },
    variant: variantOf(compiled, id),
    choiceKeys: createChoiceKeys({
      secret,
      problemInstanceId: id,
      questions,
      deliveredQuestions: questions,
      takesAuthoredKeys: false,
    }),
  }
}

const states = new Map<number, ProblemInstance>()

/** The page of an instance where `someKeys` are the keys. */
async function stateOf(instance: CachedInstance): Promise<ProblemInstance> {
  const page = states.get(instance.id) ?? (JSON.parse(await textOf(instance)) as ProblemInstance)
  states.set(instance.id, page)
  return page
}

async function textOf(instance: CachedInstance, page: InstanceState = real.page): Promise<string> {
  return (await presentPage(services, instance, page, now)).text
}

/** The page once answers have been submitted, with nothing of their marking released. */
async function textAfter(instance: CachedInstance, answers: readonly TypedAnswer[]): Promise<string> {
  const { responses, percent, pending } = await markSubmission(marker, instance, answers)
  const attempt = {
    number: 1,
    clientAttemptId: '00000000-0000-4000-8000-000000000000',
    receivedAt: now,
    isWithinGrace: false,
    daysLate: 0,
    source: 'learner' as const,
    percent,
    draftVersion: 0,
    isSetAside: false,
    responses,
  }
  const result = { ...untouched, attemptsUsed: 1, countingAttempt: 1, percent, points: percent / 10, pending }
  return await textOf(instance, { draft: null, snapshot: { ...real.page.snapshot, result, attempts: [attempt] } })
}

const untouched = {
  overridePoints: null,
  floorPoints: null,
  waivesLatePenalty: false,
  waivesAttemptPenalty: false,
  learnerNote: '',
}

/** Answers that are right where `someKeys` are the keys. */
function rightAnswers({ variant }: CachedInstance): TypedAnswer[] {
  const a = Number(variant.values['a'])
  const b = Number(variant.values['b'])
  return [
    { questionKey: 1, value: `${a + b}\\,\\mathrm{m}` },
    { questionKey: 2, value: `${a}x+${b}` },
    { questionKey: 3, value: `(x+${a})(x+${b})` },
    ...choiceQuestions.map(({ questionKey, keys }) => ({ questionKey, value: someKeys[keys].join(';') })),
    { questionKey: 7, value: someKeys.text },
  ]
}

const ids = Array.from({ length: instanceCount }, (_, index) => index + 1)
const compiledWith = (keys: Keys): CompiledProblem => compileProblem(keyedContent(keys))

describe('what learners get', () => {
  it('is presented here as it is over HTTP', async () => {
    const { sitting } = real
    for (const learner of sitting.course.learners) {
      const sitter = createSitter(api, learner, sitting.delivery.id)
      const { data } = await sitter.start()
      const id = data.problems[0]?.problemInstanceId ?? 0
      const instance = (await getCachedInstance(api.database, id)) as CachedInstance
      const page = (await loadInstanceState(api.database, instance)) as InstanceState
      expect((await sitter.page(id)).text).toBe(await textOf(instance, page))
    }
  }, 60_000)

  it(`is the same for every key, in ${instanceCount} instances of every type of question`, async () => {
    const [some, other] = [compiledWith(someKeys), compiledWith(otherKeys)]
    for (const id of ids) expect(await textOf(instanceOf(some, id))).toBe(await textOf(instanceOf(other, id)))
  }, 120_000)

  it('is the same for right and wrong answers until correctness is released', async () => {
    const [some, other] = [compiledWith(someKeys), compiledWith(otherKeys)]
    for (const id of ids.slice(0, 200)) {
      const right = instanceOf(some, id)
      const wrong = instanceOf(other, id)
      const answers = rightAnswers(right)
      const marked = await Promise.all([markSubmission(marker, right, answers), markSubmission(marker, wrong, answers)])
      expect(marked[0].responses.map(({ percent }) => percent)).toEqual([100, 100, 100, 100, 100, 100, 100])
      expect(marked[1].responses.map(({ percent }) => percent)).toEqual([0, 0, 0, 0, 0, 0, 0])
      expect(await textAfter(right, answers)).toBe(await textAfter(wrong, answers))
    }
  }, 120_000)
})

interface SeenChoice {
  readonly isRight: boolean
  readonly features: Readonly<Record<string, number>>
}

function rankOf<T>(items: readonly T[], item: T, before: (a: T, b: T) => boolean): number {
  return items.filter((other) => before(other, item)).length
}

/** All that a learner can tell choices apart by, besides what they say. */
function seenChoices(instance: CachedInstance, field: AnswerField, right: readonly number[], isShuffled: boolean) {
  const keys = field.choices.map(({ choiceKey }) => choiceKey)
  const rightKeys = new Set(right.map((key) => instance.choiceKeys.forLearner(field.questionKey, key)))
  return field.choices.map((choice, position): SeenChoice => {
    const { choiceKey, html, ...rest } = choice
    expect(rest).toEqual({})
    return {
      isRight: rightKeys.has(choiceKey),
      features: {
        ...(isShuffled ? { position } : {}),
        'rank of the key': rankOf(keys, choiceKey, (a, b) => a < b),
        'rank of the key as text': rankOf(keys, choiceKey, (a, b) => String(a) < String(b)),
        'rank of the key backwards': rankOf(keys, choiceKey, (a, b) => reversed(a) < reversed(b)),
        'parity of the key': choiceKey % 2,
        'length beside the text': JSON.stringify(choice).length - JSON.stringify(html).length,
      },
    }
  })
}

function reversed(key: number): string {
  return String(key).split('').toReversed().join('')
}

/**
 * Each value of each feature, with how far its share of right choices lies from the share among all, in standard
 * deviations of a share that has nothing to do with it.
 */
function deviations(seen: readonly SeenChoice[]): readonly { readonly feature: string; readonly deviation: number }[] {
  const share = seen.filter(({ isRight }) => isRight).length / seen.length
  const groups = new Map<string, boolean[]>()
  for (const { isRight, features } of seen)
    for (const [name, value] of Object.entries(features)) {
      const feature = `${name}: ${value}`
      const group = groups.get(feature) ?? []
      group.push(isRight)
      groups.set(feature, group)
    }
  return [...groups].map(([feature, members]) => {
    const found = members.filter(Boolean).length / members.length
    return { feature, deviation: Math.abs(found - share) / Math.sqrt((share * (1 - share)) / members.length) }
  })
}

describe('the choices of 1,000 instances', () => {
  it.each(choiceQuestions)(
    'are right independently of place, key and length (question $questionKey)',
    async ({ questionKey, isShuffled, keys }) => {
      const compiled = compiledWith(someKeys)
      const seen: SeenChoice[] = []
      for (const id of ids) {
        const instance = instanceOf(compiled, id)
        const field = (await stateOf(instance)).answerFields.find(
          (each) => each.questionKey === questionKey,
        ) as AnswerField
        seen.push(...seenChoices(instance, field, someKeys[keys], isShuffled))
      }
      expect(seen).toHaveLength(5 * instanceCount)
      expect(deviations(seen).filter(({ deviation }) => deviation > 4)).toEqual([])
    },
    120_000,
  )
})
