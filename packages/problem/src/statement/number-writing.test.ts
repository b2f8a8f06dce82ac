import { doc, plainText } from '@isomorph/rich-text'
import { describe, expect, it } from 'vitest'
import type { CalculatedValueVariable, RandomNumberVariable, Variable } from '../content/variable.ts'
import { markAnswer } from '../marking/mark-answer.ts'
import { calculated, compile, draw, numberSet, numeric } from '../problem.fixtures.ts'
import { instantiateSolution } from './instantiate-solution.ts'
import { instantiateStatement } from './instantiate.ts'

type Calculated = Partial<CalculatedValueVariable['parameters']>
type Drawn = Partial<RandomNumberVariable['parameters']>

function calculatedValue(parameters: Calculated): Variable {
  const made = calculated(2, 'c', 'a') as CalculatedValueVariable
  return { ...made, parameters: { ...made.parameters, ...parameters } }
}

function drawnValue(parameters: Drawn): Variable {
  const bounds = { min: '2.50', max: '2.50', step: '0.05', blacklist: [], numberFormatType: 'Number' as const }
  return { id: 2, name: 'c', variableType: 'RandomNumber', parameters: { ...bounds, ...parameters } }
}

function shownAs(value: string, variable: Variable): string {
  const compiled = compile({ variables: [numberSet(1, 'a', value), variable], statement: doc('{{c}}') })
  return plainText(instantiateStatement(compiled, draw(compiled)))
}

const figures = (rounding: number): Calculated => ({ rounding, roundsTo: 'significantFigures' })
const engineering: Calculated = { numberFormatType: 'SciNotation', isEngineering: true }
const zeros: Calculated = { keepsZeros: true }

describe('how a value is written', () => {
  it.each<[string, Calculated, string]>([
    ['2.5', figures(3), '2.50'],
    ['1234.5', figures(3), '1230'],
    ['1234.5', { ...figures(3), numberFormatType: 'NumberWithSeparators' }, '1,230'],
    ['9.996', figures(3), '10.0'],
    ['0.00048372', figures(3), '0.000484'],
    ['4', figures(3), '4.00'],
    ['0', figures(3), '0'],
    ['-2.5', figures(3), '−2.50'],
    ['0.125', { ...figures(2), numberFormatType: 'Percentage' }, '13%'],
    ['299792458', { ...figures(4), numberFormatType: 'SciNotation' }, '2.998\\times10^{8}'],
    ['1/3', { ...figures(3), numberFormatType: 'Fraction' }, '\\frac{1}{3}'],
    ['2.5', zeros, '2.50'],
    ['4', zeros, '4.00'],
    ['0', zeros, '0.00'],
    ['-0.001', zeros, '0.00'],
    ['9996', { ...zeros, numberFormatType: 'SciNotation' }, '1.00\\times10^{4}'],
    ['47000', engineering, '47\\times10^{3}'],
    ['47000', { ...engineering, ...figures(3) }, '47.0\\times10^{3}'],
    ['4700000', { ...engineering, ...zeros }, '4.70\\times10^{6}'],
    ['999996', { ...engineering, ...figures(3) }, '1.00\\times10^{6}'],
    ['0.00012', engineering, '120\\times10^{-6}'],
    ['47', engineering, '47'],
    ['0', engineering, '0'],
    ['-0.0033', engineering, '-3.3\\times10^{-3}'],
    ['0.00012', { numberFormatType: 'ENotation', isEngineering: true }, '120E-6'],
  ])('shows %s with %j as %s', (value, parameters, shown) => {
    expect(shownAs(value, calculatedValue(parameters))).toBe(shown)
  })

  it.each<[Drawn, string]>([
    [{}, '2.5'],
    [{ keepsZeros: true }, '2.50'],
    [{ keepsZeros: true, min: '2.5', max: '2.5', step: '0.125' }, '2.500'],
    [{ min: '4700', max: '4700', step: '1', numberFormatType: 'SciNotation', isEngineering: true }, '4.7\\times10^{3}'],
  ])('shows a drawn number with %j as %s', (parameters, shown) => {
    expect(shownAs('1', drawnValue(parameters))).toBe(shown)
  })

  it('writes a computed number and the parts of a complex one the same way', () => {
    const complex = { ...figures(3), numberFormatType: 'ComplexNumber' } as const
    expect(shownAs('2', calculatedValue({ ...figures(3), formula: '\\sqrt{a}' }))).toBe('1.41')
    expect(shownAs('2', calculatedValue({ ...complex, formula: 'a+\\frac{i}{2}' }))).toBe('2.00+0.500i')
    expect(shownAs('2', calculatedValue({ ...zeros, numberFormatType: 'ComplexNumber' }))).toBe('2.00')
  })

  it('goes on with the value as it is shown', () => {
    const doubled = (parameters: Calculated): string => {
      const c = calculatedValue({ ...parameters, usesValueAsShown: true })
      const variables = [numberSet(1, 'a', '1234.5'), c, calculated(3, 'd', '2c', 'Number', 6)]
      const compiled = compile({ variables, statement: doc('{{d}}') })
      return plainText(instantiateStatement(compiled, draw(compiled)))
    }
    expect(doubled(figures(3))).toBe('2460')
    expect(doubled({ ...engineering, rounding: 1 })).toBe('2400')
  })

  it('has at least one figure', () => {
    const { findings } = compile({ variables: [numberSet(1, 'a', '1'), calculatedValue(figures(0))] })
    expect(findings).toMatchObject([{ path: 'variables.1.parameters.rounding', level: 'InvalidForUseError' }])
  })
})

describe('a right answer that is one variable', () => {
  function solution(value: string, parameters: Calculated, asked: Parameters<typeof numeric>[1] = {}) {
    const ask = [numeric('c', asked)]
    const variables = [numberSet(1, 'a', value), calculatedValue(parameters)]
    const compiled = compile({ variables, ask, solution: doc('It is {{c}}.') })
    const variant = draw(compiled)
    const { answers, solution: text } = instantiateSolution(compiled, variant)
    return { compiled, variant, latex: answers[1]?.[0]?.latex ?? '', text: plainText(text) }
  }

  it.each<[string, Calculated, string]>([
    ['2.5', figures(3), '2.50'],
    ['2.5', zeros, '2.50'],
    ['47000', { ...engineering, ...figures(2) }, '47\\times10^{3}'],
    // Rounded it would be wrong, because the question has no tolerance.
    ['1234.5', figures(3), '1234.5'],
    ['2.5', {}, '2.5'],
  ])('is written like the variable: %s with %j is %s', (value, parameters, shown) => {
    const { compiled, variant, latex } = solution(value, parameters)
    expect(latex).toBe(shown)
    const marking = markAnswer(compiled, variant, { questionKey: 1, value: latex })
    expect(marking).toMatchObject({ verdict: 'correct' })
  })

  it('is rounded like the variable within the tolerance, and as in the solution', () => {
    const { latex, text } = solution('1234.5', figures(3), { tolerance: { kind: 'Percentage', value: '1' } })
    expect(latex).toBe('1230')
    expect(text).toBe('It is 1230.')
  })

  it('follows the question where that asks for a precision', () => {
    const precision = { kind: 'decimalPlaces', digits: 1, rule: 'exactly' } as const
    expect(solution('2.5', figures(3), { precision }).latex).toBe('2.5')
  })
})
