import { describe, expect, it } from 'vitest'
import type { NumericQuestion } from './content.ts'
import { checkProblem } from '../../checking/check-problem.ts'
import { runLab } from '../../lab/run-lab.ts'
import { calculated, compile, draw, numeric, problem, sample, wholeSet } from '../../problem.fixtures.ts'
import { markAnswer } from '../../marking/mark-answer.ts'
import { mark, markingTable } from '../../marking/mark-answer.fixtures.ts'

const twoPercent = { kind: 'Percentage', value: '2' } as const
const threeFigures = { kind: 'significantFigures', digits: 3, rule: 'exactly' } as const

function withUnit(rest: Partial<NonNullable<NumericQuestion['unit']>> = {}): NumericQuestion {
  const unit = { unit: 'm/s^2', acceptsConversion: true, isOptional: false, ...rest }
  return numeric('\\frac{981}{100}', { unit, tolerance: twoPercent })
}

markingTable('a number without tolerance', numeric('c'), [
  ['0.375', 'correct', 100, 'the decimal'],
  ['\\frac{3}{8}', 'correct', 100, 'the fraction'],
  ['\\frac38', 'correct', 100, 'the fraction as keyboards write it'],
  ['37.5\\%', 'correct', 100, 'the percentage'],
  ['3.75\\times10^{-1}', 'correct', 100, 'a power of ten'],
  ['\\frac{\\sqrt{9}}{8}', 'correct', 100, 'a number that has to be worked out'],
  ['x=0.375', 'correct', 100, 'a named number'],
  ['0.37500000000000000000000001', 'incorrect', 0, 'close is not equal'],
  ['0.38', 'incorrect', 0, 'a rounded number'],
  ['-0.375', 'incorrect', 0, 'the other sign'],
  ['', 'incorrect', 0, 'a blank earns nothing'],
  ['\\frac{3}{', 'unreadable', 0, 'half a fraction'],
  ['x', 'unreadable', 0, 'a letter is no number'],
  ['\\frac{3}{0}', 'unreadable', 0, 'a division by zero'],
])

markingTable('a number that is no fraction', numeric('r', { tolerance: { kind: 'Unit', value: '0.005' } }), [
  ['\\sqrt{2}', 'correct', 100, 'the very number'],
  ['2^{\\frac{1}{2}}', 'correct', 100, 'another way to write it'],
  ['1.41', 'correct', 100, 'within the tolerance'],
  ['1.42', 'incorrect', 0, 'outside'],
])

markingTable('an absolute tolerance, ends included', numeric('10', { tolerance: { kind: 'Unit', value: '0.1' } }), [
  ['9.9', 'correct', 100, 'the lower end'],
  ['10.1', 'correct', 100, 'the upper end'],
  ['10.1000000000000000000001', 'incorrect', 0, 'just outside'],
  ['9.8999999999999999999999', 'incorrect', 0, 'just outside'],
])

markingTable('a percentage', numeric('1.5\\times10^{-19}', { tolerance: twoPercent }), [
  ['1.53\\times10^{-19}', 'correct', 100, 'the upper end'],
  ['1.47\\times10^{-19}', 'correct', 100, 'the lower end'],
  ['1.5\\times10^{-18}', 'incorrect', 0, 'one power of ten too high'],
  ['0', 'incorrect', 0, 'small numbers are not all the same'],
  ['1.5E-19', 'correct', 100, 'E notation'],
])

markingTable('a percentage of zero', numeric('a-3', { tolerance: twoPercent }), [
  ['0', 'correct', 100, 'zero itself'],
  ['0.0001', 'incorrect', 0, 'two percent of nothing is nothing'],
])

markingTable('three significant figures', numeric('1.234', { precision: threeFigures }), [
  ['1.23', 'correct', 100, 'rounded as asked for'],
  ['1.2289', 'incorrect', 0, 'rounds to it, but is written with five figures and is wrong'],
  ['1.234', 'incorrect', 0, 'too many figures'],
  ['1.2', 'incorrect', 0, 'too few figures'],
  ['1.24', 'incorrect', 0, 'rounded the wrong way'],
  ['1.23\\times10^{0}', 'correct', 100, 'the mantissa counts'],
])

markingTable(
  'at least three significant figures',
  numeric('1.234', { precision: { ...threeFigures, rule: 'atLeast' } }),
  [
    ['1.23', 'correct', 100, 'as few as allowed'],
    ['1.234', 'correct', 100, 'more figures'],
    ['1.2289', 'incorrect', 0, 'more figures must be right ones'],
    ['1.2', 'incorrect', 0, 'too few'],
  ],
)

markingTable('figures of whole numbers', numeric('1540', { precision: { ...threeFigures, digits: 2 } }), [
  ['1500', 'correct', 100, 'may be meant with two figures'],
  ['1.5\\times10^{3}', 'correct', 100, 'is meant with two figures'],
  ['1540', 'incorrect', 0, 'has three'],
])

markingTable(
  'two decimal places',
  numeric('2.345', { precision: { kind: 'decimalPlaces', digits: 2, rule: 'exactly' } }),
  [
    ['2.35', 'correct', 100, 'half away from zero'],
    ['2.34', 'correct', 100, 'half to even'],
    ['2.345', 'incorrect', 0, 'three places'],
    ['2.3', 'incorrect', 0, 'one place'],
    ['2.36', 'incorrect', 0, 'wrong'],
  ],
)

markingTable(
  'a precision with a weight of its own',
  numeric('1.234', { precision: threeFigures, tolerance: twoPercent, facets: { value: 3, precision: 1 } }),
  [
    ['1.23', 'correct', 100, 'both'],
    ['1.234', 'partial', 75, 'the value alone'],
    ['9.99', 'incorrect', 0, 'figures of a wrong value are worth nothing'],
  ],
)

markingTable('a unit', withUnit(), [
  ['9.81\\,\\mathrm{m}/\\mathrm{s}^2', 'correct', 100, 'as the key has it'],
  ['9.81\\frac{m}{s^2}', 'correct', 100, 'as a fraction in italics'],
  ['9.81\\,\\mathrm{m}\\cdot\\mathrm{s}^{-2}', 'correct', 100, 'with a negative power'],
  ['981\\,\\mathrm{cm}/\\mathrm{s}^2', 'correct', 100, 'converted'],
  ['35.3\\,\\mathrm{km}/\\mathrm{h}/\\mathrm{s}', 'correct', 100, 'converted from afar'],
  ['9.81\\,\\mathrm{m}/\\mathrm{s}', 'incorrect', 0, 'the unit of a velocity'],
  ['9.81', 'incorrect', 0, 'no unit'],
  ['981\\,\\mathrm{m}/\\mathrm{s}^2', 'incorrect', 0, 'the number of another unit'],
  ['\\mathrm{m}/\\mathrm{s}^2', 'unreadable', 0, 'no number'],
  ['0\\,\\mathrm{V}', 'incorrect', 0, 'zero has a unit'],
])

markingTable('the very unit', withUnit({ acceptsConversion: false }), [
  ['9.81\\,\\mathrm{m}/\\mathrm{s}^2', 'correct', 100, 'the same'],
  ['981\\,\\mathrm{cm}/\\mathrm{s}^2', 'incorrect', 0, 'another'],
])

markingTable('a unit that may be left out', withUnit({ isOptional: true }), [
  ['9.81', 'correct', 100, 'left out'],
  ['9.81\\,\\mathrm{m}/\\mathrm{s}', 'incorrect', 0, 'a wrong one is still wrong'],
])

markingTable('a unit with a weight', { ...withUnit({ isOptional: true }), facets: { value: 4, unit: 1 } }, [
  ['9.81\\,\\mathrm{m}/\\mathrm{s}^2', 'correct', 100, 'both'],
  ['9.81', 'partial', 80, 'the value alone'],
  ['9.81\\,\\mathrm{kg}', 'partial', 80, 'the value with a wrong unit'],
  ['5\\,\\mathrm{m}/\\mathrm{s}^2', 'partial', 20, 'the unit alone'],
])

describe('the rule that decided', () => {
  it.each([
    ['9.81', withUnit(), 'missingUnit', 'a missing unit, though the number is within the tolerance'],
    ['9.81\\,\\mathrm{m}/\\mathrm{s}', withUnit(), 'otherUnit', 'a unit of something else'],
    ['981\\,\\mathrm{cm}/\\mathrm{s}^2', withUnit({ acceptsConversion: false }), 'otherUnit', 'not the very unit'],
    ['12', withUnit(), 'outsideTolerance', 'a number that is not right either'],
    ['9.81\\,\\mathrm{m}/\\mathrm{s}^2', withUnit(), 'withinTolerance', 'a right answer'],
    ['1.25', numeric('1.234', { precision: threeFigures }), 'outsideTolerance', 'not rounded'],
    ['1.234', numeric('1.234', { precision: threeFigures }), 'otherPrecision', 'too many digits'],
    ['0.375', numeric('c', { numberFormatType: 'Fraction' }), 'wrongForm', 'another format'],
  ])('for %s is named after what was missed (%#)', (answer, question, rule) => {
    expect(mark(question, answer).rule).toBe(rule)
  })
})

describe('a key with high powers', () => {
  it('keeps its value through many squarings', () => {
    const compiled = compile({
      variables: [calculated(1, 'r', '1.05^{\\frac{1}{12}}-1')],
      ask: [numeric('1000\\left(1+r\\right)^{360}', { tolerance: { kind: 'Unit', value: '0.01' } })],
    })
    const marked = (value: string) => markAnswer(compiled, draw(compiled), { questionKey: 1, value })
    expect(marked('4321.94')).toMatchObject({ verdict: 'correct', percent: 100 })
    expect(marked('0')).toMatchObject({ verdict: 'incorrect', percent: 0 })
  })
})

describe('a key that is a list as a whole', () => {
  const data = wholeSet(1, 'x', '3', '8', '1', '12')
  const earned = (key: string, value: string, isListOrdered = false): number => {
    const compiled = compile({ variables: [data], ask: [numeric(key, { isListOrdered })] })
    return markAnswer(compiled, draw(compiled), { questionKey: 1, value }).percent
  }

  it.each([
    ['filter(k>5,k,x)', '[12;8]', false, 100],
    ['filter(k>5,k,x)', '[12;8]', true, 0],
    ['filter(k>5,k,x)', '8;12', true, 100],
    ['filter(k>5,k,x)', '[8]', false, 0],
    ['filter(k>10,k,x)', '12', false, 100],
    ['2x', '[6;16;2;24]', true, 100],
    ['2x', '[6;16;2;24;2]', false, 0],
  ])('%s: %s, ordered %s, earns %s', (key, value, isOrdered, percent) => {
    expect(earned(key, value, isOrdered)).toBe(percent)
  })

  it('is refused where the list is empty, before anybody gets it', () => {
    const [finding] = checkProblem(problem({ variables: [data], ask: [numeric('filter(k>50,k,x)')] }))
    expect([finding?.level, finding?.message]).toEqual([
      'InvalidForUseError',
      expect.stringContaining('The list has 0 numbers; as an answer it needs from 1 to 60.'),
    ])
  })

  it('is one answer of a variant to the check, told apart by all of its numbers', () => {
    const variables = [sample(1, 'x', '0', '1', { count: 6 }), calculated(2, 'y', '[1;x[1]+1;x[2];x[3]]')]
    const compiled = compile({ variables, ask: [numeric('y', { isListOrdered: true })] })
    expect(runLab(compiled, { count: 200 }).answers.map(({ distinct }) => distinct)).toEqual([8])
  })
})
