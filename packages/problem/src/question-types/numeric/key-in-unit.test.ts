import { describe, expect, it } from 'vitest'
import { checkProblem } from '../../checking/check-problem.ts'
import { compile, draw, numberSet, numeric, problem } from '../../problem.fixtures.ts'
import { environmentOf } from '../../variables/variant.ts'
import type { NumericQuestion } from './content.ts'
import { numericKey } from './key.ts'

const variables = [numberSet(1, 'a', '30')]

function asking(key: string, unit: string, rest: Partial<NumericQuestion> = {}): NumericQuestion {
  return numeric(key, { unit: { unit, acceptsConversion: true, isOptional: false }, ...rest })
}

const blocking = (question: NumericQuestion): readonly string[] =>
  checkProblem(problem({ variables, ask: [question] }))
    .filter(({ level }) => level !== 'InvalidForUseInfo')
    .map(({ message }) => message)

function shownKey(question: NumericQuestion): string | undefined {
  const compiled = compile({ variables, ask: [question] })
  const [first] = compiled.questions.values()
  if (first?.kind !== 'formula' || first.question.answerType !== 'Numeric') return undefined
  const at = { compiled, environment: environmentOf(compiled, draw(compiled)) }
  return numericKey({ ...first, question: first.question }, at)[0]?.show().latex
}

describe('a key with the unit of its question', () => {
  it.each([
    ['12.5^\\circ', '°', '12.5\\,\\mathrm{°}'],
    ['a\\%', '%', '30\\,\\mathrm{%}'],
    ['\\frac{a}{2}\\,\\mathrm{m}/\\mathrm{s}', 'm/s', '15\\,\\mathrm{m/s}'],
  ])('%s in %s is shown as a number of that unit', (key, unit, shown) => {
    expect([blocking(asking(key, unit)), shownKey(asking(key, unit))]).toEqual([[], shown])
  })

  it.each([
    ['50\\,\\mathrm{mm}', 'cm', 'The correct answer comes in mm: convert it to cm, which is asked for.'],
    ['5\\,\\mathrm{kg}', 'cm', 'The correct answer comes in kg, and cm is asked for.'],
    ['180^\\circ-a', '°', 'This adds ° and a number without a unit.'],
    ['100-a\\%', '%', 'This adds % and a number without a unit.'],
  ])('%s in %s is refused', (key, unit, message) => {
    expect(blocking(asking(key, unit))).toContain(message)
  })

  it.each([
    ['3-4i', {}, '\\left(3-4i\\right)\\,\\mathrm{V}'],
    ['4i', {}, '4i\\,\\mathrm{V}'],
    ['2i', { numberFormatType: 'ComplexPolarDegree' }, '\\left(2\\angle 90^{\\circ}\\right)\\,\\mathrm{V}'],
  ] as const)('%s in volts can be typed as it is shown', (key, rest, shown) => {
    expect([blocking(asking(key, 'V', rest)), shownKey(asking(key, 'V', rest))]).toEqual([[], shown])
  })
})
