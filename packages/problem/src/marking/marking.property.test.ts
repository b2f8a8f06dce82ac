import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileProblem } from '../compile-problem.ts'
import type { Question } from '../content/question.ts'
import type { Tolerance } from '../question-types/formula/content.ts'
import { numberFormatTypes } from '../content/variable.ts'
import {
  choice,
  compile,
  draw,
  multipleChoice,
  numberSet,
  numeric,
  problem,
  randomNumber,
  shortAnswer,
  symbolic,
  symbolicForm,
} from '../problem.fixtures.ts'
import { instantiateSolution } from '../statement/instantiate-solution.ts'
import { answerFieldOf } from '../question-types/show.ts'
import { markAnswer } from './mark-answer.ts'
import { readAnswer } from '../question-types/show.ts'

const decimal = fc
  .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 0, max: 5 }))
  .map(([digits, places]) => (digits / 10 ** places).toFixed(places))

function percentFor(key: string, answer: string, tolerance: Tolerance): number {
  const compiled = compile({ variables: [numberSet(1, 'a', key)], ask: [numeric('a', { tolerance })] })
  return markAnswer(compiled, draw(compiled), { questionKey: 1, value: answer }).percent
}

describe('laws of marking', () => {
  it('never turns right into wrong when a tolerance widens', () => {
    const kinds = fc.constantFrom('Unit', 'Percentage')
    const amount = fc.integer({ min: 0, max: 2000 })
    fc.assert(
      fc.property(decimal, decimal, kinds, amount, amount, (key, answer, kind, one, other) => {
        const [narrow, wide] = [Math.min(one, other), Math.max(one, other)].map(
          (value) => ({ kind, value: (value / 10).toFixed(1) }) as const,
        )
        const first = percentFor(key, answer, narrow ?? { kind, value: '0' })
        expect(percentFor(key, answer, wide ?? { kind, value: '0' })).toBeGreaterThanOrEqual(first)
      }),
      { numRuns: 60 },
    )
  })

  it('decides the ends of a tolerance exactly', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
        fc.bigInt({ min: 1n, max: 10n ** 30n }),
        (key, amount) => {
          const tolerance = { kind: 'Unit', value: String(amount) } as const
          expect(percentFor(String(key), String(key + amount), tolerance)).toBe(100)
          expect(percentFor(String(key), String(key - amount), tolerance)).toBe(100)
          expect(percentFor(String(key), String(key + amount + 1n), tolerance)).toBe(0)
          expect(percentFor(String(key), String(key - amount - 1n), tolerance)).toBe(0)
        },
      ),
      { numRuns: 40 },
    )
  })

  it.each(numberFormatTypes)('marks the key right when it is shown as %s', (numberFormatType) => {
    const isComplex = numberFormatType.startsWith('Complex')
    const isPolar = numberFormatType.startsWith('ComplexPolar')
    const question = numeric(isComplex ? 'a+bi' : 'a', {
      numberFormatType,
      ...(isPolar ? { tolerance: { kind: 'Percentage', value: '0.01' } as const } : {}),
    })
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        fc.pre(numberFormatType !== 'USDollar' || Number(a) * 100 === Math.round(Number(a) * 100))
        const compiled = compile({ variables: [numberSet(1, 'a', a), numberSet(2, 'b', b)], ask: [question] })
        const variant = draw(compiled)
        const value = instantiateSolution(compiled, variant).answers[1]?.[0]?.latex ?? ''
        const marking = markAnswer(compiled, variant, { questionKey: 1, value })
        expect([value, marking.percent]).toEqual([value, 100])
      }),
      { numRuns: 40 },
    )
  })

  it('gives the same marking each time it is asked', () => {
    const content = problem({ variables: [randomNumber(1, 'a', '1', '9')], ask: [symbolic('ax^2+a')] })
    fc.assert(
      fc.property(fc.nat(1000), fc.constantFrom('x^2+1', '3\\left(x^2+1\\right)', 'x', '5x^2+5'), (seed, value) => {
        const markings = [compileProblem(content), compileProblem(content)].map((compiled) =>
          markAnswer(compiled, draw(compiled, seed), { questionKey: 1, value }),
        )
        expect(markings[0]).toEqual(markings[1])
      }),
      { numRuns: 30 },
    )
  })
})

const questions: readonly Question[] = [
  numeric('a', { unit: { unit: 'm/s', acceptsConversion: true, isOptional: false, freeUnits: ['widget'] } }),
  numeric('[a;2a]', { questionKey: 2, precision: { kind: 'significantFigures', digits: 3, rule: 'exactly' } }),
  symbolic('a\\sin\\left(x\\right)+e^{x}', { questionKey: 3 }),
  symbolicForm('\\left(x-a\\right)\\left(x+1\\right)', { questionKey: 4, form: 'factored' }),
  multipleChoice([choice(1, 'x', 100), choice(2, 'y')], { questionKey: 5 }),
  shortAnswer('yes', { questionKey: 6 }),
]

const compiled = compile({ variables: [numberSet(1, 'a', '3')], ask: questions })
const variant = draw(compiled)
const verdicts: readonly unknown[] = ['correct', 'partial', 'incorrect', 'needsPerson', 'unreadable']

/** Whether every question gives a marking and a reading that make sense, and none throws. */
function survives(value: string): boolean {
  return questions.every((question) =>
    (['latex', 'text'] as const).every((mode) => {
      const marking = markAnswer(compiled, variant, { questionKey: question.questionKey, value, mode })
      const reading = readAnswer(answerFieldOf(question), value, mode)
      const isPercent = marking.percent >= 0 && marking.percent <= 100
      return verdicts.includes(marking.verdict) && isPercent && JSON.stringify([marking, reading]).length > 2
    }),
  )
}

const pieces = fc.constantFrom(
  '1',
  '23',
  '.',
  ',',
  ';',
  'x',
  'a',
  'e',
  'i',
  '+',
  '-',
  '*',
  '/',
  '^',
  '_',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '|',
  '!',
  '%',
  '=',
  '<',
  '$',

  '\\frac',
  '\\sqrt',
  '\\sin',
  '\\left(',
  '\\right)',
  '\\pi',
  '\\cdot',
  '\\mathrm{m}',
  '\\text{or}',
  '\\pm',
  '\\infty',
  '\\sum_{k=1}^{9}',
  '\\variable{a}',
  '1e9',
  'm/s',
  '∠',
  '°',
  '−',
  '\u202e',
  '\u200b',
  '👍',
  '\\',
  '\n',
  'E',
  'widget',
)

describe('hostile answers', () => {
  it.each([
    ['a tower of powers', '9^{9^{9^{9^9}}}'],
    ['a number of ten thousand digits', '9'.repeat(10_000)],
    ['a thousand nested brackets', `${'('.repeat(1000)}1${')'.repeat(1000)}`],
    ['a thousand fractions', `${'\\frac{1}{'.repeat(1000)}1${'}'.repeat(1000)}`],
    ['a factorial of a billion', '1000000000!'],
    ['an endless sum', '\\sum_{k=1}^{1000000000000}k^2'],
    ['a huge exponent', '1e999999999'],
    ['a hundred thousand characters', 'x+'.repeat(50_000)],
    ['a long list', `[${'1;'.repeat(2000)}1]`],
    ['a script', '<script>alert(1)</script>'],
    ['a command of the page', '\\href{javascript:alert(1)}{x}'],
    ['a name of the language', '__proto__;constructor;toString'],
    ['text that turns round', '\u202e3=x\u202d'],
    ['nothing but spaces', ' \u00a0\u2003\t\n'],
    ['half a surrogate', '\ud800'],
  ])('survive %s', (_, value) => {
    expect(survives(value)).toBe(true)
  })

  it('survive any string of mathematical pieces', () => {
    const value = fc.array(pieces, { minLength: 1, maxLength: 14 }).map((parts) => parts.join(''))
    const tried = fc.check(fc.property(value, survives), { numRuns: 120 })
    expect(tried.counterexample).toBeNull()
  }, 30_000)

  it('survive any string at all', () => {
    const value = fc.string({ unit: 'binary', maxLength: 60 })
    const tried = fc.check(fc.property(value, survives), { numRuns: 60 })
    expect(tried.counterexample).toBeNull()
  }, 30_000)
})
