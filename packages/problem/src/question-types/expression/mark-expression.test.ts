import { expect, it } from 'vitest'
import { symbolic, symbolicForm } from '../../problem.fixtures.ts'
import { mark, markingTable } from '../../marking/mark-answer.fixtures.ts'

const twoPercent = { kind: 'Percentage', value: '2' } as const

markingTable('an expression', symbolic('ax^2+bx'), [
  ['3x^2-4x', 'correct', 100, 'as the key has it'],
  ['x\\left(3x-4\\right)', 'correct', 100, 'factored'],
  ['3x^2+4x', 'incorrect', 0, 'a wrong sign'],
  ['3x^2-4y', 'incorrect', 0, 'another letter'],
  ['3x^2-', 'unreadable', 0, 'not finished'],
])

markingTable('an expression with a root', symbolic('rx'), [
  ['\\sqrt{2}x', 'correct', 100, 'a calculated value keeps its root'],
  ['1.41421x', 'incorrect', 0, 'a decimal is not the root'],
])

markingTable('an expression within a tolerance', symbolic('rx', { tolerance: twoPercent }), [
  ['1.41x', 'correct', 100, 'rounded'],
  ['1.2x', 'incorrect', 0, 'too far off'],
])

markingTable('the form of the key', symbolicForm('\\left(x-a\\right)\\left(x+b\\right)'), [
  ['\\left(x-3\\right)\\left(x-4\\right)', 'correct', 100, 'as the key has it'],
  ['\\left(x-4\\right)\\left(x-3\\right)', 'correct', 100, 'in another order'],
  ['\\left(-3+x\\right)\\left(x-4\\right)', 'correct', 100, 'terms in another order'],
  ['x^2-7x+12', 'incorrect', 0, 'multiplied out'],
  ['\\left(x-3\\right)\\left(x+4\\right)', 'incorrect', 0, 'another value'],
])

markingTable('a factored form', symbolicForm('x^2-9', { form: 'factored', facets: { value: 1, form: 1 } }), [
  ['\\left(x-3\\right)\\left(x+3\\right)', 'correct', 100, 'factored'],
  ['x^2-9', 'partial', 50, 'the right value alone'],
  ['\\left(x-3\\right)\\left(x+2\\right)', 'incorrect', 0, 'the form of a wrong value is worth nothing'],
])

markingTable('lowest terms', symbolicForm('\\frac{a}{4}+\\frac{a}{4}', { form: 'lowestTerms' }), [
  ['\\frac{3}{2}', 'correct', 100, 'reduced'],
  ['\\frac{6}{4}', 'incorrect', 0, 'not reduced'],
])

it.each([
  ['lg x;1', 'text', 100],
  ['\\lg x;1', 'latex', 100],
  ['log_10(x);1', 'text', 100],
  ['log(x);1', 'text', 0],
  ['ln(x);1', 'text', 0],
] as const)('knows lg in a list without brackets where log is natural: %s', (answer, mode, percent) => {
  const question = symbolic('[\\lg x;1]', { assumptions: { logBase: 'e' } })
  expect(mark(question, answer, mode).percent).toBe(percent)
})

it.each([
  ['\\operatorname{lg}x', 'latex', 100],
  ['\\mathrm{lg}x', 'latex', 100],
  ['lgx', 'text', 100],
  ['\\log x', 'latex', 0],
] as const)('knows lg however it is spelt, in keys and answers: %s', (answer, mode, percent) => {
  for (const key of ['\\lg x', '\\operatorname{lg}x', '\\mathrm{lg}x'])
    for (const logBase of ['e', '2'] as const)
      expect([key, logBase, mark(symbolic(key, { assumptions: { logBase } }), answer, mode).percent]).toEqual([
        key,
        logBase,
        percent,
      ])
})

it('shows lg as lg where log has another base, and marks each reading of it by base 10', () => {
  const question = symbolic('\\lg\\left(2x\\right)', { assumptions: { logBase: 'e' } })
  expect(mark(question, '\\lg x2')).toMatchObject({ rule: 'ambiguous', reading: '\\lg\\left(x\\cdot 2\\right)' })
  expect(mark(question, '\\lg\\left(x\\cdot2\\right)').percent).toBe(100)
  const readings = mark(question, '\\lg2(x)').readings?.map(({ latex, text }) => [latex, text])
  expect(readings).toEqual([
    ['\\log_{2}\\left(x\\right)', 'log(x; 2)'],
    ['\\lg\\left(2\\cdot \\left(x\\right)\\right)', 'lg(2·(x))'],
  ])
})

it('knows lg beside the pill of a variable in the key', () => {
  const question = symbolic('\\variable{a}\\lg x', { assumptions: { logBase: '2' } })
  expect(['3\\lg x', '3\\log x'].map((answer) => mark(question, answer).percent)).toEqual([100, 0])
})
