import { describe, expect, it } from 'vitest'
import type { ProblemContent } from '../content/problem-content.ts'
import type { Question } from '../content/question.ts'
import { isExcusable } from '../content/validation-level.ts'
import type { Variable } from '../content/variable.ts'
import {
  calculated,
  choice,
  compile,
  multipleChoice,
  numeric,
  problem,
  randomNumber,
  sample,
  shortAnswer,
  symbolic,
  symbolicForm,
} from '../problem.fixtures.ts'
import { checkProblem } from './check-problem.ts'
import { findInVariants } from './variant-findings.ts'

const a = randomNumber(1, 'a', '-20', '20')
const positive = randomNumber(1, 'a', '1', '40')

function found(variables: readonly Variable[], ask: readonly Question[], rest: Partial<ProblemContent> = {}) {
  return findInVariants(compile({ variables, ask, ...rest }))
}

const percentage = { kind: 'Percentage', value: '1' } as const
const answer = 'questions.0.answerSets.0.answers.0'

describe('what only variants show', () => {
  it.each<[string, readonly Variable[], readonly Question[], string, string]>([
    [
      'a variant that cannot be drawn',
      [randomNumber(1, 'a', '-2', '2'), calculated(2, 'c', '\\frac{1}{a}')],
      [],
      'variables.1.parameters.formula',
      'The formula divides by zero. In variant 2 (a = 0), of 5 looked at.',
    ],
    ['a number without a value', [a], [numeric('\\frac{1}{a}', { tolerance: percentage })], answer, '(a = 0)'],
    ['a formula without a value', [a], [symbolic('\\frac{x}{a}')], answer, '(a = 0)'],
    ['an equation without a value', [a], [symbolic('y=\\frac{x}{a}')], answer, '(a = 0)'],
    ['a complex number', [a], [numeric('\\sqrt{a}', { numberFormatType: 'Number' })], answer, 'complex'],
    ['a key in another form', [a], [symbolicForm('x^2-a^2', { form: 'factored' })], answer, 'not in the form'],
    [
      'a key that is not right as it is shown',
      [positive],
      [numeric('\\sqrt{2}a', { tolerance: { kind: 'Percentage', value: '0.0000001' } })],
      answer,
      'would not be marked right',
    ],
    [
      'choices that read alike',
      [positive],
      [multipleChoice([choice(1, '{{a}}', 100), choice(2, '3')])],
      'questions.0.choiceSets',
      'In variant',
    ],
    ['numbers that coincide', [a], [numeric(['a', ['-a', 50]])], 'questions.0.answerSets.0.answers.1', '(a = 0)'],
    [
      'formulas that coincide',
      [randomNumber(1, 'a', '0', '30')],
      [symbolic(['x', ['x+a', 50]])],
      'questions.0.answerSets.0.answers.1',
      '(a = 0)',
    ],
    [
      'a tolerance that reaches another answer',
      [positive],
      [numeric(['a', ['a+1', 50]], { tolerance: { kind: 'Unit', value: '0.6' } })],
      'questions.0.answerSets.0.answers.1',
      'half-way',
    ],
    ['a percentage of zero', [a], [numeric('a', { tolerance: percentage })], 'questions.0.tolerance', '(a = 0)'],
    ['texts that coincide', [positive], [shortAnswer(['{a}', ['3', 50]])], 'questions.0.answerSets', 'In variant'],
  ])('is an error: %s', (_, variables, ask, path, words) => {
    expect(found(variables, ask)).toContainEqual(
      expect.objectContaining({ level: 'InvalidForUseError', path, message: expect.stringContaining(words) }),
    )
  })

  it.each<[string, readonly Variable[], readonly Question[], string]>([
    ['few variants', [randomNumber(1, 'a', '1', '19')], [numeric('a')], 'variables'],
    ['a number that never ends', [positive], [numeric('\\sqrt{2}a')], 'questions.0.tolerance'],
    [
      'a tolerance wider than the spread',
      [positive],
      [numeric('1000+a', { tolerance: { kind: 'Percentage', value: '5' } })],
      'questions.0.tolerance',
    ],
  ])('is a remark: %s', (_, variables, ask, path) => {
    expect(found(variables, ask)).toMatchObject([{ level: 'InvalidForUseInfo', path }])
  })

  it.each<[string, readonly Question[]]>([
    ['a number with a unit', [numeric('a', { unit: { unit: 'm', acceptsConversion: true, isOptional: false } })]],
    [
      'a rounded number',
      [numeric('\\frac{a}{7}', { precision: { kind: 'decimalPlaces', digits: 2, rule: 'exactly' } })],
    ],
    ['a list', [numeric('[a;-a]')]],
    ['answers a tolerance apart', [numeric(['a', ['a+1', 50]], { tolerance: { kind: 'Unit', value: '0.5' } })]],
    ['an antiderivative', [symbolic('ax^2+C')]],
    ['an interval', [symbolic('[1,\\infty)')]],
    ['a derivative', [symbolic('\\frac{dy}{dx}=ay')]],
    ['a text', [shortAnswer('{a} m')]],
  ])('has nothing to say about %s', (_, ask) => {
    expect(found([positive], ask)).toEqual([])
  })

  it('names the seed and the drawn values of a variant', () => {
    const [finding] = found([a, randomNumber(2, 'b', '5', '5')], [numeric('\\frac{b}{a}', { tolerance: percentage })])
    expect(finding?.variant?.values).toEqual({ a: '0', b: '5' })
    expect(finding !== undefined && isExcusable(finding)).toBe(true)
    expect(finding?.message).toContain(`In variant ${finding?.variant?.seed} (a = 0, b = 5)`)
  })

  it('gives the same findings for the same content', () => {
    const content = problem({
      variables: [a],
      ask: [numeric('\\frac{1}{a}'), symbolicForm('x^2-a^2', { questionKey: 2 })],
    })
    expect(checkProblem(content)).toEqual(checkProblem(content))
  })

  it('is about the whole problem where no variant can be drawn', () => {
    const [finding] = found([a, calculated(2, 'c', '\\frac{1}{a-a}')], [])
    expect(finding?.level).toBe('InvalidForUseError')
    expect(finding !== undefined && isExcusable(finding)).toBe(false)
  })

  it('looks at one variant where nothing is drawn', () => {
    const findings = found([], [numeric('\\frac{1}{0}')])
    expect(findings).toMatchObject([{ path: answer, level: 'InvalidForUseError' }])
    expect(findings.some(isExcusable)).toBe(false)
  })
})

describe('conditions', () => {
  const sides = ['a', 'b', 'c'].map((name, index) => randomNumber(index + 1, name, '1', '1000'))

  it('are said never to hold only when all combinations were tried', () => {
    const [finding] = found([positive], [], { constraints: [{ id: 1, formula: 'a>40' }] })
    expect(finding?.message).toContain('The condition a>40 never holds: all 40 combinations were tried.')
  })

  it('are said to be hard to meet where there are more', () => {
    const [finding] = found(sides, [], { constraints: [{ id: 1, formula: 'a^2+b^2=c^2' }] })
    expect(finding).toMatchObject({ level: 'InvalidForUseError', path: 'constraints.0.formula' })
    expect(finding?.message).toContain(
      'for any of 3,000 combinations tried, of 1,000,000,000. In all, conditions held for',
    )
    expect(finding?.message).not.toContain('never')
  })

  it('that hold for a few of many combinations are met', () => {
    const two = sides.slice(0, 2).map((side) => ({ ...side, parameters: { ...side.parameters, max: '140' } }))
    const findings = found(two as readonly Variable[], [], { constraints: [{ id: 1, formula: 'a^2+b^2=25' }] })
    expect(findings).toMatchObject([
      { level: 'InvalidForUseInfo', path: 'variables' },
      { level: 'InvalidForUseInfo', path: 'constraints', message: expect.stringContaining('The conditions hold for') },
    ])
  })
})

it('remarks that conditions reject most draws, and is silent where a number is solved for them', () => {
  const constraints = [{ id: 1, formula: String.raw`\operatorname{mean}(x)=12` }]
  const messages = (isLastSolved: boolean) =>
    found([sample(1, 'x', '1', '30', { count: 5, isLastSolved })], [], { constraints }).map(({ message }) => message)
  expect(messages(false)).toEqual([
    expect.stringMatching(/^The conditions hold for [\d,]+ of [\d,]+ combinations tried\./),
  ])
  expect(messages(true)).toEqual([])
})
