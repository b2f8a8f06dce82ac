import { afterAll, describe, expect, it } from 'vitest'
import {
  compileProblem,
  drawVariant,
  emptyProblemContent,
  isAuthoringError,
  type ProblemContent,
} from '@isomorph/problem'
import { EvaluatorBusyError } from './evaluation.ts'
import { createEvaluation } from './local-evaluation.ts'

const evaluation = createEvaluation({ milliseconds: 20_000, threads: 1 })
afterAll(() => evaluation.close())

const content: ProblemContent = {
  ...emptyProblemContent,
  variables: [
    {
      id: 1,
      name: 'a',
      variableType: 'RandomNumber',
      parameters: { min: '2', max: '9', step: '1', blacklist: [], numberFormatType: 'Number' },
    },
  ],
  questions: [
    {
      questionKey: 1,
      answerType: 'Numeric',
      label: '',
      points: 1,
      hints: [],
      keyboards: ['numeric'],
      numberFormatType: 'Any',
      answerSets: [{ id: 1, answers: [{ id: 1, formula: '2\\variable{a}', percentCorrect: 100 }] }],
    },
  ],
}

describe('evaluation', { timeout: 60_000 }, () => {
  it('draws the same variant in a thread as here, and marks against it', async () => {
    const previewed = await evaluation.preview(content, 7)
    if (previewed === undefined || !('variant' in previewed)) throw new Error('A variant was expected.')
    const { variant, values } = previewed
    expect(variant.values['a']).toBe(values['a'])
    const answers = [{ questionKey: 1, value: String(2 * Number(values['a'])) }]
    const [marking] = await evaluation.tryAnswers({ compiled: compileProblem(content) }, variant, answers)
    expect(marking).toMatchObject({ verdict: 'correct', percent: 100 })
  })

  it('says what is wrong with a content', async () => {
    const broken = { ...content, questions: [], variables: [{ ...content.variables[0], name: 'e' }] } as ProblemContent
    const checked = await evaluation.check(broken)
    expect(checked?.level).not.toBe('Valid')
    expect(checked?.findings[0]?.path).toContain('variables.0')
  })

  it.each(['time', 'memory'] as const)('ends a task that takes all the %s, and goes on with the next', async (what) => {
    const small = createEvaluation({ milliseconds: 3000, megabytes: 64, threads: 1 })
    try {
      expect(await small.run('runAway', what)).toBeUndefined()
      const givenUp = small.measures.find(({ name }) => name === 'isomorph_evaluation_given_up_total')
      expect(givenUp?.read()).toBe(1)
      expect(await small.preview(content, 7)).toHaveProperty('variant')
    } finally {
      await small.close()
    }
  })

  it.each([
    ['busy', { maximumWaiting: 0 }],
    [undefined, { milliseconds: 1 }],
  ])('tells a check that found no thread from one that took too long', async (expected, options) => {
    const small = createEvaluation({ threads: 1, ...options })
    try {
      const asking = small.check(content, { isLab: true })
      expect(await asking.catch((error: unknown) => (error instanceof EvaluatorBusyError ? 'busy' : error))).toBe(
        expected,
      )
    } finally {
      await small.close()
    }
  })

  it('tells a preview that found no thread from one that took too long', async () => {
    const small = createEvaluation({ threads: 1, maximumWaiting: 0 })
    try {
      await expect(small.preview(content, 7)).rejects.toBeInstanceOf(EvaluatorBusyError)
    } finally {
      await small.close()
    }
  })

  it('cuts answers of learners at a limit of their own', async () => {
    const small = createEvaluation({ milliseconds: 600_000, learnerMilliseconds: 100, threads: 1 })
    try {
      expect(await small.run('runAway', 'time', 'one')).toBeUndefined()
    } finally {
      await small.close()
    }
  })

  it('keeps threads for authors while an answer of a learner runs away', async () => {
    const small = createEvaluation({ learnerMilliseconds: 600_000, threads: 1 })
    const away = small.run('runAway', 'time', 'one')
    try {
      expect(await small.preview(content, 7)).toHaveProperty('variant')
    } finally {
      await small.close()
    }
    expect(await away).toBeUndefined()
  })

  it('leaves an answer unmarked that no thread had time for, and marks it later', async () => {
    const source = { compiled: compileProblem(content) }
    const variant = drawVariant(source.compiled, 7)
    if (isAuthoringError(variant)) throw new Error(variant.message)
    const right = { questionKey: 1, value: String(2 * Number(variant.values['a'])) }
    const answers = [right, { questionKey: 1, value: String.raw`\prod_{k=1}^{9999}k` }]
    const busy = createEvaluation({ learnerShareMilliseconds: 0 })
    try {
      const [first, second] = await busy.markAnswers(source, variant, answers, 'one')
      expect(first).toMatchObject({ verdict: 'correct' })
      expect(second).toBeUndefined()
      expect(await busy.markWaiting(source, variant, answers, 'one', [1])).toEqual([undefined, undefined])
    } finally {
      await busy.close()
    }
    const free = createEvaluation({ learnerMilliseconds: 60_000, threads: 1 })
    try {
      const [first, second] = await free.markWaiting(source, variant, answers, 'one', [1])
      expect(first).toBeUndefined()
      expect(second).toMatchObject({ verdict: 'incorrect', percent: 0 })
    } finally {
      await free.close()
    }
  })

  it('gives up what a learner asks for whose share of the time is used up, and nobody else’s', async () => {
    const small = createEvaluation({ learnerMilliseconds: 60_000, learnerShareMilliseconds: 1, threads: 1 })
    try {
      const previewFor = (learner: string) => small.run('preview', { content, seed: 7 }, learner)
      expect(await previewFor('one')).toHaveProperty('variant')
      expect(await previewFor('one')).toBeUndefined()
      expect(await previewFor('other')).toHaveProperty('variant')
    } finally {
      await small.close()
    }
  })
})
