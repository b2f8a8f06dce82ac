import {
  compileProblem,
  drawVariant,
  emptyProblemContent,
  isAuthoringError,
  type ProblemContent,
  type Question,
} from '@isomorph/problem'
import { describe, expect, it } from 'vitest'
import { formulaValues } from './formula-values.ts'
import type { FormulaValue } from './protocol.ts'

const variables: ProblemContent['variables'] = [
  { id: 1, name: 'v', variableType: 'NumberSet', parameters: { values: ['27'] } },
  { id: 2, name: 'a', variableType: 'NumberSet', parameters: { values: ['3.5'] } },
  {
    id: 3,
    name: 's',
    variableType: 'CalculatedValue',
    parameters: {
      formula: '\\frac{\\variable{v}^2}{2\\variable{a}}',
      numberFormatType: 'Number',
      rounding: 2,
      usesValueAsShown: false,
    },
  },
]

function answering(answerType: 'Numeric' | 'ExpressionSymbolic', ...formulas: readonly string[]): Question {
  const base = {
    questionKey: 4,
    label: '',
    points: 1,
    hints: [],
    keyboards: ['numeric' as const],
    answerSets: [
      { id: 5, answers: formulas.map((formula, index) => ({ id: 6 + index, formula, percentCorrect: 100 })) },
    ],
  }
  const unit = { unit: 'm', acceptsConversion: true, isOptional: false }
  return answerType === 'Numeric' ? { ...base, answerType, numberFormatType: 'Any', unit } : { ...base, answerType }
}

function valuesIn(changed: Partial<ProblemContent>): Readonly<Record<string, FormulaValue>> {
  const compiled = compileProblem({ ...emptyProblemContent, variables, ...changed })
  const variant = drawVariant(compiled, 1)
  if (isAuthoringError(variant)) throw new Error(variant.message)
  return Object.fromEntries(formulaValues(compiled, variant).map((value) => [value.path, value]))
}

const ofAnswer = (number: number): string => `questions.0.answerSets.0.answers.${number}.formula`

describe('the values of formulas', () => {
  it('tell what a calculated value comes to, and each of its parts', () => {
    const value = valuesIn({})['variables.2.parameters.formula']
    expect(value?.outcome).toEqual({ kind: 'value', latex: '104.143', isExact: false })
    expect(value?.parts.map(({ latex, outcome }) => [latex, 'latex' in outcome && outcome.latex])).toEqual([
      ['v', '27'],
      ['v^{2}', '729'],
      ['a', '3.5'],
      ['2a', '7'],
    ])
  })

  it('are written with the decimal comma of the problem', () => {
    const questions = [answering('Numeric', '\\variable{a}', '\\frac{\\variable{v}}{4}')]
    const values = valuesIn({ decimalSign: 'comma', questions })
    const value = values['variables.2.parameters.formula']
    expect(value?.outcome).toEqual({ kind: 'value', latex: '104{,}143', isExact: false })
    expect(value?.parts.map(({ outcome }) => 'latex' in outcome && outcome.latex)).toContain('3{,}5')
    expect(values[ofAnswer(0)]?.outcome).toEqual({ kind: 'value', latex: '3{,}5\\,\\mathrm{m}', isExact: true })
    expect(values[ofAnswer(1)]?.outcome).toEqual({ kind: 'value', latex: '6{,}75\\,\\mathrm{m}', isExact: true })
  })

  it('tell keys with their unit, and say in words what has no value or is complex', () => {
    const questions = [answering('Numeric', '2\\variable{v}', '\\frac{1}{\\variable{v}-27}', '\\sqrt{-\\variable{v}}')]
    const values = valuesIn({ questions })
    expect(values[ofAnswer(0)]?.outcome).toEqual({ kind: 'value', latex: '54\\,\\mathrm{m}', isExact: true })
    expect(values[ofAnswer(1)]?.outcome).toEqual({
      kind: 'noValue',
      message: 'The formula divides by zero.',
      sentences: [{ code: 'formulaDividesByZero', params: {} }],
    })
    expect(values[ofAnswer(2)]?.outcome).toMatchObject({ kind: 'complex' })
  })

  it('tell the unit that follows from those of the variables', () => {
    const inUnits = variables.map((variable, index): ProblemContent['variables'][number] => {
      if (variable.variableType === 'RichText' || index > 1) return variable
      return {
        ...variable,
        parameters: { ...variable.parameters, unit: index === 0 ? 'm/s' : 'm/s^2' },
      } as typeof variable
    })
    const values = valuesIn({ variables: inUnits, questions: [answering('Numeric', '\\variable{v}+1')] })
    const braking = values['variables.2.parameters.formula']
    expect([braking?.unit, braking?.outcome]).toEqual([
      'm',
      { kind: 'value', latex: '104.143\\,\\mathrm{m}', isExact: false },
    ])
    const key = values['questions.0.answerSets.0.answers.0.formula']
    expect([key?.unit, key?.outcome]).toMatchObject(['m/s', { latex: '28\\,\\mathrm{m}' }])
  })

  it('tell a formula with letters of its own with the numbers in it', () => {
    const values = valuesIn({ questions: [answering('ExpressionSymbolic', '2\\variable{a}x', 'x^2')] })
    expect(values[ofAnswer(0)]).toMatchObject({
      outcome: { latex: expect.stringContaining('x') },
      parts: [{ latex: 'a' }],
    })
    expect(values[ofAnswer(1)]).toBeUndefined()
  })

  it('tell whether a condition holds', () => {
    const constraints = [{ id: 9, formula: '\\variable{v}>\\variable{a}' }]
    expect(valuesIn({ constraints })['constraints.0']?.outcome).toEqual({ kind: 'condition', holds: true })
  })

  it('take powers of ten for what is very large or small', () => {
    const questions = [answering('ExpressionSymbolic', '\\variable{v}')]
    const calculated = variables.map((variable) =>
      variable.variableType === 'CalculatedValue'
        ? { ...variable, parameters: { ...variable.parameters, formula: '\\variable{v}^{20}' } }
        : variable,
    )
    const [large] = Object.values(valuesIn({ variables: calculated, questions }))
    expect(large?.outcome).toMatchObject({ latex: expect.stringContaining('10^{28}'), isExact: false })
  })
})
