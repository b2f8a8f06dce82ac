import { expect, it } from 'vitest'
import type { Question } from '../content/question.ts'
import type { Variable } from '../content/variable.ts'
import { calculated, compile, numberSet, numeric, problem, sample } from '../problem.fixtures.ts'
import { checkProblem } from '../checking/check-problem.ts'
import { formulaUnits } from './formula-units.ts'

const inUnit = (variable: Variable, unit: string): Variable =>
  ({ ...variable, parameters: { ...variable.parameters, unit } }) as Variable

const given = [
  inUnit(numberSet(1, 'm', '2', '3'), 'kg'),
  inUnit(numberSet(2, 'v', '4', '5'), 'm/s'),
  inUnit(numberSet(3, 't', '6'), 's'),
  inUnit(numberSet(4, 's', '7'), 'km'),
  inUnit(numberSet(5, 'g', '9.81'), 'm/s^2'),
  inUnit(numberSet(6, 'n', '12'), '1'),
  inUnit(sample(7, 'x', '1', '9'), 'cm'),
  numberSet(8, 'u', '3'),
  inUnit(numberSet(9, 'T', '20'), '°C'),
]

const path = 'variables.9.parameters.formula'
const unitsOf = (formula: string) => formulaUnits(compile({ variables: [...given, calculated(10, 'y', formula)] }))

it.each([
  ['v\\cdot t', 'm'],
  ['\\frac{v}{t}', 'm/s^2'],
  ['\\frac{1}{2}mv^2', 'kg·m^2/s^2'],
  ['2mg', 'kg·m/s^2'],
  ['\\sqrt{\\frac{2\\cdot v\\cdot t}{g}}', 's'],
  ['n\\cdot m', 'kg'],
  ['\\operatorname{mean}(x)', 'cm'],
  ['\\operatorname{var}(x)', 'cm^2'],
  ['x[2]+x[3]', 'cm'],
  ['\\max(v,g\\cdot t)', 'm/s'],
  ['v+3', 'm/s'],
])('%s is in %s', (formula, unit) => {
  const { byPath, findings } = unitsOf(formula)
  expect(findings).toEqual([])
  expect(byPath.get(path)).toBe(unit)
})

it.each([
  ['\\frac{v}{g\\cdot t}', 'units that cancel'],
  ['u\\cdot v', 'a variable whose unit is not stated'],
  ['9.81\\cdot t', 'a decimal that may be a constant with a unit'],
  ['T+273.15', 'a temperature in degrees'],
  ['\\sin(n)', 'a number'],
])('%s has no unit that is known: %s', (formula) => {
  const { byPath, findings } = unitsOf(formula)
  expect([byPath.get(path), findings]).toEqual([undefined, []])
})

const units = (first: string, second: string) => ({ first: { unit: first }, second: { unit: second } })

it.each([
  ['m+t', 'This adds kg and s.', 'addsUnlike', units('kg', 's')],
  ['v\\cdot t+s', 'This adds m and km without converting one of them.', 'addsUnconverted', units('m', 'km')],
  ['2^t', 'The exponent is in s; it must be a number.', 'exponentWithUnit', { unit: { unit: 's' } }],
  [
    '\\sin(v)',
    'sin needs a number without a unit, and this is in m/s.',
    'argumentWithUnit',
    { name: 'sin', unit: { unit: 'm/s' } },
  ],
  ['[m;v]', 'This lists kg and m/s.', 'listsUnlike', units('kg', 'm/s')],
])('%s is refused: %s', (formula, message, code, params) => {
  const sentences = [{ code, params }]
  expect(unitsOf(formula).findings).toEqual([{ level: 'InvalidForUseError', path, message, sentences }])
})

it('says that a unit is not checked where a decimal of the answer may have one', () => {
  const asked = (formula: string, unit: string) => {
    const question = { ...numeric(formula), unit: { unit, acceptsConversion: true, isOptional: false } }
    return formulaUnits(compile({ variables: given, ask: [question] })).findings
  }
  expect(asked('9.81t', 'm/s')).toEqual([
    {
      level: 'InvalidForUseInfo',
      path: 'questions.0.answerSets.0.answers.0.formula',
      message:
        'Whether the unit is right is not checked, because 9.81 may have one: make it a number set with its unit.',
      sentences: [{ code: 'unitNotChecked', params: { constant: '9.81' } }],
    },
  ])
  expect([asked('0.5t', 's'), asked('9.81', 'm/s^2'), asked('9.81u', 'm')]).toEqual([[], [], []])
})

it('knows that degrees are no other quantity', () => {
  const question = { ...numeric('v'), unit: { unit: '°C', acceptsConversion: true, isOptional: false } }
  expect(formulaUnits(compile({ variables: given, ask: [question] })).findings).toMatchObject([
    {
      path: 'questions.0.unit',
      message: expect.stringMatching(/^The correct answer comes in m\/s, and .*C is asked for\.$/),
    },
  ])
})

it('takes the unit that is stated for a converted value, but of no other quantity', () => {
  const stated = (unit: string) =>
    formulaUnits(
      compile({ variables: [...given, inUnit(calculated(10, 'y', '3.6v'), unit), calculated(11, 'z', '2y')] }),
    )
  expect(stated('km/h').byPath.get('variables.10.parameters.formula')).toBe('km/h')
  const other = formulaUnits(compile({ variables: [...given, inUnit(calculated(10, 'y', '2v'), 'kg')] })).findings
  expect(other.map(({ path: at, message }) => [at, message])).toEqual([
    ['variables.9.parameters.unit', 'The formula gives m/s, which is no kg.'],
  ])
})

it('finds a key that comes in another unit than the one asked for, and conditions across units', () => {
  const asking = (unit: string): Question =>
    numeric('v\\cdot t', { unit: { unit, acceptsConversion: true, isOptional: false } })
  const found = (unit: string) =>
    checkProblem(problem({ variables: given.slice(1, 3), ask: [asking(unit)] })).filter(
      ({ level }) => level === 'InvalidForUseError',
    )
  expect(found('m')).toEqual([])
  expect(found('kg')).toMatchObject([
    { path: 'questions.0.unit', message: 'The correct answer comes in m, and kg is asked for.' },
  ])
  expect(found('km')).toMatchObject([
    { message: 'The correct answer comes in m: convert it to km, which is asked for.' },
  ])
  const constraints = [{ id: 1, formula: 'm>v' }]
  expect(formulaUnits(compile({ variables: given, constraints })).findings).toEqual([
    {
      level: 'InvalidForUseError',
      path: 'constraints.0.formula',
      message: 'This compares kg and m/s.',
      sentences: [{ code: 'comparesUnlike', params: { first: { unit: 'kg' }, second: { unit: 'm/s' } } }],
    },
  ])
})

it('names a unit that is not known', () => {
  const variables = [inUnit(numberSet(1, 'a', '1'), 'blorp')]
  expect(formulaUnits(compile({ variables })).findings).toEqual([
    {
      level: 'InvalidForUseError',
      path: 'variables.0.parameters.unit',
      message: '“blorp” is no unit that is known.',
      sentences: [{ code: 'unknownUnit', params: { text: 'blorp' } }],
    },
  ])
})

it('says nothing of problems without units', () => {
  const variables = [numberSet(1, 'a', '1'), calculated(2, 'b', 'a+a^2')]
  expect(formulaUnits(compile({ variables }))).toMatchObject({ findings: [], byPath: new Map() })
})
