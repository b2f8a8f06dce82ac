import {
  exactPlaces,
  formatNumber,
  magnitude,
  scaleByTen,
  type NumberFormat,
  type Rounding,
  type ShowableValue,
} from '@isomorph/evaluator'
import { decimalOf } from '../../formulas/digits.ts'
import { doublesOf, imaginaryFraction, realFraction, type Value } from '../../formulas/value.ts'
import type { CompiledAnswer } from '../formula/compile.ts'
import { formulaKey, type FormulaKey } from '../formula/key.ts'
import type { KeyAt } from '../key-shown.ts'
import type { CompiledNumericQuestion } from './compile.ts'
import type { NumericQuestion } from './content.ts'
import { keyAsVariable } from './key-as-variable.ts'
import { keyNumbers } from './judge-number.ts'

/** Figures shown of a number that never ends and has no precision of its own. */
const shownFigures = 6
/** Exact decimals with more places than this are rounded like numbers that never end. */
const maximumPlaces = 12
/** Powers of ten between which a number is a plain decimal. */
const smallestPlain = -5
const largestPlain = 14
const largestDenominator = 10_000n
/** A number of `shownFigures` is off by less than this part of it. */
const roundingError = 1e-5

function showable(value: Value): ShowableValue {
  return value.kind === 'exact' ? value.value : { re: decimalOf(value.re), im: decimalOf(value.im) }
}

interface Shape {
  readonly type: NumberFormat
  readonly rounding: Rounding
}

/** Whether a key that is rounded to `shownFigures` is still right. */
function allowsRounding(value: Value, { tolerance }: NumericQuestion): boolean {
  if (tolerance === undefined) return false
  const size = Math.hypot(...doublesOf(value))
  const allowed = tolerance.kind === 'Unit' ? Number(tolerance.value) : (Number(tolerance.value) / 100) * size
  return allowed > roundingError * size
}

/** The power of ten of the first digit, of the larger part of a complex number; 0 for 0. Doubles end before numbers do. */
function exponentOf(value: Value): number {
  const parts = [realFraction(value), imaginaryFraction(value)].filter(({ numerator }) => numerator !== 0n)
  return parts.length === 0 ? 0 : Math.max(...parts.map(magnitude))
}

/** A number far from 1 is shown with its power of ten: 3.2×10⁻¹⁹ and not twenty decimals. */
function plainFormat(value: Value, { precision }: NumericQuestion): NumberFormat {
  if (isComplex(value)) return 'ComplexNumber'
  const exponent = exponentOf(value)
  const isPlain = precision?.kind === 'decimalPlaces'
  return !isPlain && (exponent < smallestPlain || exponent > largestPlain) ? 'SciNotation' : 'Number'
}

/** Whether all digits of a number are shown. */
function isShort(value: Value, type: NumberFormat): boolean {
  if (value.kind !== 'exact') return false
  const places = exactPlaces(value.value)
  if (places === undefined) return false
  if (type !== 'SciNotation') return places <= maximumPlaces
  return (exactPlaces(scaleByTen(value.value, -exponentOf(value))) ?? Infinity) <= maximumPlaces
}

function shapeOf(value: Value, question: NumericQuestion): Shape {
  const { numberFormatType, precision } = question
  const type = numberFormatType === 'Any' ? plainFormat(value, question) : numberFormatType
  if (precision !== undefined) {
    return {
      type,
      rounding: { kind: precision.kind === 'decimalPlaces' ? 'places' : 'figures', digits: precision.digits },
    }
  }
  if (isComplex(value)) return { type, rounding: complexRounding(value, type) }
  if (isShort(value, type)) return { type, rounding: { kind: 'none', digits: 0 } }
  const isSmallFraction = value.kind === 'exact' && value.value.denominator <= largestDenominator
  if (isSmallFraction && numberFormatType === 'Any' && !allowsRounding(value, question))
    return { type: 'Fraction', rounding: { kind: 'none', digits: 0 } }
  return { type, rounding: { kind: 'figures', digits: shownFigures } }
}

/** Short parts are shown in full; others, and lengths and angles, with places enough for the size of the number. */
function complexRounding(value: Extract<Value, { kind: 'high' }>, type: NumberFormat): Rounding {
  const isShort = value.re.exponent >= -maximumPlaces && value.im.exponent >= -maximumPlaces
  if (isShort && !type.startsWith('ComplexPolar')) return { kind: 'none', digits: 0 }
  return { kind: 'places', digits: Math.max(shownFigures, shownFigures - 1 - exponentOf(value)) }
}

function isComplex(value: Value): value is Extract<Value, { kind: 'high' }> {
  return value.kind === 'high' && value.im.digits !== 0n
}

/** A numeric key as LaTeX, in the question's format and precision. */
export function numberKeyLatex(value: Value, question: NumericQuestion): string {
  const { type, rounding } = shapeOf(value, question)
  const keepZeros = question.precision !== undefined
  return formatNumber(showable(value), { type, rounding, keepZeros })?.latex ?? '?'
}

/** The unit behind a key. */
export function unitLatex(question: NumericQuestion): string {
  return question.unit === undefined ? '' : `\\,\\mathrm{${question.unit.unit}}`
}

/** A number with its unit. A complex number of two parts stands in brackets: in `3+4i\,\mathrm{V}` only one has the unit. */
function quantityLatex(value: Value, question: NumericQuestion): string {
  const number = numberKeyLatex(value, question)
  const isPolar = question.numberFormatType.startsWith('ComplexPolar')
  const hasTwoParts = isPolar || (isComplex(value) && value.re.digits !== 0n)
  if (question.unit === undefined || !hasTwoParts) return number + unitLatex(question)
  return `\\left(${number}\\right)${unitLatex(question)}`
}

/** An author's number or list of numbers, with its unit. */
export function numericAnswerLatex(
  { question, allowance }: Pick<CompiledNumericQuestion, 'question' | 'allowance'>,
  { compiled, environment }: KeyAt,
  answer: CompiledAnswer,
): string {
  const asVariable = keyAsVariable({ question, allowance }, { compiled, environment }, answer)
  if (asVariable !== undefined) return asVariable + unitLatex(question)
  const items = keyNumbers(environment, answer).map((number) => {
    const value = number.ok ? number.value.value() : number
    return value.ok ? quantityLatex(value.value, question) : '?'
  })
  return answer.isList ? `\\left[${items.join(';')}\\right]` : items.join('')
}

export function numericKey(question: CompiledNumericQuestion, at: KeyAt): readonly FormulaKey[] {
  return formulaKey(question, at, (answer) => numericAnswerLatex(question, at, answer))
}
