/** Numeric answers: value within the tolerance, precision, unit and format, each judged by itself. */

import {
  absolute,
  compare,
  convert,
  convertDecimal,
  divide,
  integer,
  magnitude,
  multiply,
  rational,
  scaleByTen,
  subtract,
  type Rational,
  type Tree,
  type Unit,
} from '@isomorph/evaluator'
import type { NumericQuestion, RequiredPrecision } from './content.ts'
import { decimalOf, digitsOf, noDigits } from '../../formulas/digits.ts'
import {
  computeFormula,
  computeValue,
  type CompiledFormula,
  type FormulaResult,
  type FormulaIssue,
} from '../../formulas/formula.ts'
import { digitsOfValue, isReal, realFraction, spellValue, type Value } from '../../formulas/value.ts'
import type { CompiledAnswer } from '../formula/compile.ts'
import { cachedIn, type Environment } from '../../variables/variant.ts'
import { sayOfAnswer } from '../../marking/answer-said.ts'
import { markingError, type MarkingError } from '../../marking/marking-error.ts'
import type { MarkingRule } from '../../marking/marking.ts'
import { withoutName } from './naming.ts'
import { numberOf, typedNumber, type TypedNumber } from './number-value.ts'
import { takeApart, type TypedQuantity, type UnitState } from './typed-unit.ts'
import type { FacetsMet, Judged, QuestionMarking } from '../formula/facets.ts'
import { closeness, type Allowance, type Closeness } from '../formula/tolerance.ts'
import {
  decimalPlaces,
  hasPrecision,
  isDollars,
  isWrittenAs,
  missedDigits,
  writtenNumber,
  type WrittenNumber,
} from './written-number.ts'
import { asWritten, say } from '../../wording/said.ts'

/** An error in words of the catalogue for what a typed number lacks. */
export function markingErrorOf({ problem, message, subject }: FormulaIssue): MarkingError {
  switch (problem) {
    case 'DivideByZero':
      return markingError('DivideByZeroError')
    case 'UndefinedVariable':
      return markingError('UndefinedVariablesError', sayOfAnswer('standsForNone', { name: subject ?? '' }))
    case 'ComplexNumberFormatAsReal':
      return markingError('ComplexNumberFormatAsRealError')
    case 'OverBudget':
      return markingError('RequestTimedOut')
    case 'Unreadable':
      return markingError('AnswerParseError', { message })
    case 'UnableToEvaluate':
      return markingError('UnableToEvaluate')
  }
}

/** Longer lists are no answers that anybody types. */
const maximumListLength = 60

/** The numbers of a key that is a list as a whole. */
function numbersOfList(environment: Environment, list: CompiledFormula): readonly FormulaResult<TypedNumber>[] {
  const computed = computeValue(list, environment.values)
  if (!computed.ok) return [computed]
  const items = computed.value.kind === 'list' ? computed.value.items : []
  if (items.length > 0 && items.length <= maximumListLength)
    return items.map((value) => ({ ok: true, value: typedNumber(value) }))
  const said = say('answerListLength', { length: String(items.length), most: String(maximumListLength) })
  return [{ ok: false, issue: { problem: 'UnableToEvaluate', ...said } }]
}

/** The numbers of a key for a variant, worked out once. */
export function keyNumbers(environment: Environment, answer: CompiledAnswer): readonly FormulaResult<TypedNumber>[] {
  const { list } = answer
  if (list !== undefined) return cachedIn(environment, answer, () => numbersOfList(environment, list))
  return cachedIn(environment, answer, () =>
    answer.items.map(({ formula }): FormulaResult<TypedNumber> => {
      if (formula === undefined)
        return { ok: false, issue: { problem: 'Unreadable', ...asWritten('The key cannot be read.') } }
      const value = computeFormula(formula, environment.values)
      return value.ok ? { ok: true, value: typedNumber(value.value) } : value
    }),
  )
}

/** A value in another unit of the same quantity. */
function converted(value: Value, from: Unit, to: Unit): Value {
  if (value.kind === 'exact') {
    const exact = convert(value.value, from, to)
    if (exact !== undefined) return { kind: 'exact', value: exact }
  }
  const decimal = convertDecimal(decimalOf(digitsOfValue(value)), from, to)
  return decimal === undefined ? value : { kind: 'high', re: digitsOf(decimal), im: noDigits }
}

function dollarsOff(tree: Tree): Tree {
  if (tree.kind === 'signed') return { ...tree, value: dollarsOff(tree.value) }
  return isDollars(tree) && tree.kind === 'quantity' && tree.value !== undefined ? tree.value : tree
}

const magnitudeOf = (value: Value): number => {
  const exact = realFraction(value)
  return exact.numerator === 0n ? 0 : magnitude(exact)
}

/**
 * The allowance of a rounded answer: half a unit of the last place asked for, or of the last one written if finer. Where
 * the answer begins one place lower than the key, as 0.996 does for 1.00, its own last place counts.
 */
function roundingAllowance(
  key: Value,
  typed: Value,
  required: RequiredPrecision,
  written: WrittenNumber | undefined,
): Allowance {
  if (written === undefined || !isReal(key)) return { kind: 'none' }
  const lastWritten = written.exponent - decimalPlaces(written)
  const asked =
    required.kind === 'decimalPlaces'
      ? written.exponent - required.digits
      : Math.min(magnitudeOf(key), magnitudeOf(typed)) - required.digits + 1
  const isAsAsked = hasPrecision(written, { ...required, rule: 'exactly' })
  const place = isAsAsked ? asked : Math.min(asked, lastWritten)
  return { kind: 'absolute', amount: scaleByTen(rational(1n, 2n), place) }
}

/** Exactly half a unit below the key, and not the even one of the two nearest numbers: 9.99 for 9.995, 1230 for 1235. */
function isCutAtHalf(key: Value, typed: Value, allowance: Allowance): boolean {
  if (allowance.kind !== 'absolute' || key.kind !== 'exact' || typed.kind !== 'exact') return false
  const [exact, written] = [key.value, typed.value]
  const distance = absolute(subtract(exact, written))
  if (compare(distance, allowance.amount) !== 0 || compare(absolute(written), absolute(exact)) >= 0) return false
  const places = divide(written, multiply(allowance.amount, integer(2)))
  return places.denominator !== 1n || places.numerator % 2n !== 0n
}

/** Whether a number is the key rounded to the digits that it has, such as 3.14 for 3.142. */
function isRoundedToOwnDigits(key: Value, typed: TypedNumber, written: WrittenNumber | undefined): boolean {
  if (written === undefined || !isReal(key)) return false
  const amount = scaleByTen(rational(1n, 2n), written.exponent - decimalPlaces(written))
  const found = closeness(typedNumber(key), typed, { kind: 'absolute', amount })
  return typed.double.re !== 0 && found.ok && found.value !== 'outside'
}

interface Compared {
  readonly closeness: Closeness
  readonly isConflict: boolean
  /** Where it was typed in another unit of the same quantity. */
  readonly inKeyUnit?: TypedNumber
  readonly isRounded?: boolean
  readonly isRoundedToOwnDigits?: boolean
}

/** Compares by the tolerance; a correctly rounded answer is right even where a narrow tolerance says otherwise. */
function compareValues(
  key: TypedNumber,
  typed: TypedNumber,
  quantity: TypedQuantity,
  marking: QuestionMarking,
  precision: RequiredPrecision | undefined,
): FormulaResult<Compared> {
  const { allowance, unit: required } = marking.question
  const isConverted = quantity.state === 'convertible' && quantity.unit !== undefined && required !== undefined
  let inKeyUnit: TypedNumber | undefined
  if (isConverted && quantity.unit !== undefined && required !== undefined) {
    const value = typed.value()
    if (!value.ok) return value
    inKeyUnit = typedNumber(converted(value.value, quantity.unit, required))
  }
  const more = inKeyUnit === undefined ? {} : { inKeyUnit }
  const byTolerance = closeness(key, inKeyUnit ?? typed, allowance)
  if (!byTolerance.ok) return byTolerance
  if (byTolerance.value !== 'outside' || precision === undefined) {
    return { ok: true, value: { closeness: byTolerance.value, isConflict: false, ...more } }
  }
  const keyValue = key.value()
  if (!keyValue.ok) return keyValue
  const inTypedUnit =
    isConverted && quantity.unit !== undefined && required !== undefined
      ? converted(keyValue.value, required, quantity.unit)
      : keyValue.value
  const typedValue = typed.value()
  if (!typedValue.ok) return typedValue
  const written = writtenNumber(quantity.tree)
  const rounded = roundingAllowance(inTypedUnit, typedValue.value, precision, written)
  const byRounding = closeness(typedNumber(inTypedUnit), typed, rounded)
  if (!byRounding.ok) return byRounding
  if (byRounding.value !== 'outside' && isCutAtHalf(inTypedUnit, typedValue.value, rounded))
    return { ok: true, value: { closeness: 'outside', isConflict: false, ...more } }
  const isRounded = byRounding.value !== 'outside'
  const own = { isRoundedToOwnDigits: !isRounded && isRoundedToOwnDigits(inTypedUnit, typed, written) }
  const found = { closeness: byRounding.value, isRounded, isConflict: isRounded && allowance.kind !== 'none' }
  return { ok: true, value: { ...found, ...own, ...more } }
}

function unitFacet(state: UnitState, question: NumericQuestion): boolean | undefined {
  if (state === 'none' || question.unit === undefined) return undefined
  if (state === 'same') return true
  if (state === 'convertible') return question.unit.acceptsConversion
  // A bare number is as good as one with its unit where the unit is optional and carries no weight of its own.
  return state === 'missing' && question.unit.isOptional && question.facets?.unit === undefined
}

/** Where the unit has a weight of its own, a missing one costs no more than that, unless the author says so. */
function earnsWithoutUnit({ unit, facets }: NumericQuestion): boolean {
  if (unit?.isOptional === true) return true
  return facets?.unit !== undefined && unit?.missingEarns !== 'nothing'
}

const isRealFormat = (question: NumericQuestion): boolean =>
  question.numberFormatType !== 'Any' && !question.numberFormatType.startsWith('Complex')

type Writable<T> = { -readonly [field in keyof T]: T[field] }

/** Judges a typed number by a key. */
export function judgeNumber(marking: QuestionMarking<NumericQuestion>, key: TypedNumber, tree: Tree): Judged {
  const { question } = marking.question
  const quantity = takeApart(withoutName(tree), marking)
  if ('code' in quantity) return { ok: false, error: quantity }
  const typed = numberOf(dollarsOff(quantity.tree), marking.question.setting.computing, marking.budget)
  if (!typed.ok) return { ok: false, error: markingErrorOf(typed.issue) }
  if (isRealFormat(question) && Math.abs(typed.value.double.im) > typed.value.double.error) {
    return { ok: false, error: markingError('ComplexNumberFormatAsRealError') }
  }
  const compared = compareValues(key, typed.value, quantity, marking, question.precision)
  if (!compared.ok) return { ok: false, error: markingErrorOf(compared.issue) }
  const earnsValue = quantity.state !== 'missing' || earnsWithoutUnit(question)
  const isClose = compared.value.closeness !== 'outside'
  const written = question.precision === undefined ? undefined : writtenNumber(quantity.tree)
  const unit = unitFacet(quantity.state, question)
  const facets: Writable<FacetsMet> = { value: isClose && earnsValue }
  if (question.precision !== undefined)
    facets.precision = written !== undefined && hasPrecision(written, question.precision)
  if (unit !== undefined) facets.unit = unit
  if (question.numberFormatType !== 'Any') facets.form = isWrittenAs(quantity.tree, question.numberFormatType)
  const rule = ruleFor(compared.value.closeness, facets, quantity.state)
  const evidence: Record<string, string | boolean> = { typed: shortly(typed.value), key: shortly(key) }
  if (quantity.state !== 'none') evidence['unit'] = quantity.state
  if (facets.precision === false && written !== undefined && question.precision !== undefined)
    evidence['digits'] = missedDigits(written, question.precision)
  if (evidence['digits'] === 'few' && compared.value.isRoundedToOwnDigits === true) evidence['slip'] = 'fewerDigits'
  if (compared.value.isConflict) evidence['conflictingPrecision'] = true
  noteCloseness(evidence, marking.question, compared.value)
  return { ok: true, judgement: { facets, rule, evidence } }
}

const exactly = (value: Rational): string => spellValue({ kind: 'exact', value })

/** How close the numbers were and how close they had to be, for whoever asks why. */
function noteCloseness(
  evidence: Record<string, string | boolean>,
  { question, allowance }: QuestionMarking<NumericQuestion>['question'],
  { closeness: found, inKeyUnit, isRounded }: Compared,
): void {
  evidence['closeness'] = found
  if (inKeyUnit !== undefined) {
    evidence['typedInUnitOfKey'] = shortly(inKeyUnit)
    evidence['unitOfKey'] = question.unit?.unit ?? ''
  }
  if (allowance.kind === 'percentage') evidence['allowedPercent'] = exactly(allowance.percent)
  if (allowance.kind === 'absolute') evidence['allowedAmount'] = exactly(allowance.amount)
  if (isRounded === true) evidence['isRounded'] = true
}

/** What decided, the unit first: a missed one is never explained by a value that happens to be near. */
function ruleFor(closeness: Closeness, facets: FacetsMet, unit: UnitState): MarkingRule {
  if (facets.unit === false && unit !== 'missing') return 'otherUnit'
  if (closeness === 'outside') return 'outsideTolerance'
  if (facets.unit === false || facets.value !== true) return 'missingUnit'
  if (facets.precision === false) return 'otherPrecision'
  if (facets.form === false) return 'wrongForm'
  return closeness === 'same' ? 'exactValue' : 'withinTolerance'
}

/** A value for staff: as stored where it is short, else as a double. */
function shortly({ double, value }: TypedNumber): string {
  if (double.im !== 0) return `${double.re}${double.im < 0 ? '' : '+'}${double.im}i`
  const full = double.error === 0 ? value() : undefined
  return full?.ok === true && full.value.kind === 'exact' ? spellValue(full.value) : String(double.re)
}
