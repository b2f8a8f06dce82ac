/** What authors should fix in a question for a number. */

import { compare, parseDecimal, rational, scaleByTen, toNumber } from '@isomorph/evaluator'
import { doublesOf, isEndless, isReal, type Value } from '../../formulas/value.ts'
import type { Environment } from '../../variables/variant.ts'
import { applyingAnswers, checkFormulaQuestion, probesOf } from '../formula/check.ts'
import type { CompiledAnswer } from '../formula/compile.ts'
import { closeness } from '../formula/tolerance.ts'
import type { KeyAt } from '../key-shown.ts'
import type { CheckedVariant, Probe, QuestionCheck, QuestionSurvey } from '../question-check.ts'
import type { Report } from '../../content/report.ts'
import type { CompiledNumericQuestion } from './compile.ts'
import type { NumericQuestion } from './content.ts'
import { keyNumbers } from './judge-number.ts'
import { numericKey } from './key.ts'
import { isAsGood, numericMutants } from './mutants.ts'
import type { TypedNumber } from './number-value.ts'
import { say } from '../../wording/said.ts'

/** A tolerance narrower than the rounding asked for would mark rightly rounded answers wrong. */
function checkConflict(question: NumericQuestion, report: Report): void {
  if (question.precision === undefined || question.tolerance === undefined) return
  const { precision, tolerance } = question
  const amount = parseDecimal(tolerance.value)
  if (amount === undefined) return
  const half = rational(1n, 2n)
  const isPlaces = precision.kind === 'decimalPlaces' && tolerance.kind === 'Unit'
  const isFigures = precision.kind === 'significantFigures' && tolerance.kind === 'Percentage'
  // With n figures the error of rounding is up to 50 / 10^(n−1) percent of the value.
  const needed = isPlaces
    ? scaleByTen(half, -precision.digits)
    : isFigures
      ? scaleByTen(rational(50n), 1 - precision.digits)
      : undefined
  if (needed === undefined || compare(amount, needed) >= 0) return
  report('InvalidForUseError', 'tolerance', say('conflictingPrecision'), 'ToleranceRoundingEdgeCaseError')
}

function checkPrecision({ precision }: NumericQuestion, report: Report): void {
  if (precision === undefined) return
  const { digits, kind } = precision
  const least = kind === 'decimalPlaces' ? 0 : 1
  if (Number.isInteger(digits) && digits >= least && digits <= 50) return
  const said = say('digitsOutOfRange', { least: String(least) })
  report('InvalidForUseError', 'precision.digits', said, 'RoundingNotProvided')
}

/** How far from a key an answer may be. */
function allowedFrom(value: Value, { allowance }: CompiledNumericQuestion): number {
  if (allowance.kind === 'none') return 0
  if (allowance.kind === 'absolute') return toNumber(allowance.amount)
  return (toNumber(allowance.percent) / 100) * Math.hypot(...doublesOf(value))
}

type Nearness = 'same' | 'overlapping' | 'apart'

/** Whether one answer can be near enough to both keys. */
function nearnessOf(question: CompiledNumericQuestion, first: TypedNumber, second: TypedNumber): Nearness {
  const close = closeness(first, second, { kind: 'none' })
  if (close.ok && close.value === 'same') return 'same'
  const [one, other] = [first.value(), second.value()]
  if (!one.ok || !other.ok) return 'apart'
  const [[oneRe, oneIm], [otherRe, otherIm]] = [doublesOf(one.value), doublesOf(other.value)]
  const gap = Math.hypot(oneRe - otherRe, oneIm - otherIm)
  return allowedFrom(one.value, question) + allowedFrom(other.value, question) > gap ? 'overlapping' : 'apart'
}

function surveyPair(
  question: CompiledNumericQuestion,
  environment: Environment,
  pair: readonly [CompiledAnswer, CompiledAnswer],
  survey: QuestionSurvey,
): void {
  const [first, second] = pair.map((answer) => keyNumbers(environment, answer))
  if (first === undefined || second === undefined || first.length !== second.length) return
  const nearness = first.map((number, index): Nearness => {
    const other = second[index]
    return number.ok && other?.ok === true ? nearnessOf(question, number.value, other.value) : 'apart'
  })
  if (nearness.includes('apart')) return
  if (nearness.includes('overlapping')) {
    survey.note('toleranceTooWide', pair[1].path, say('toleranceReaches'))
  } else survey.note('answersCoincide', pair[1].path, say('sameValue'))
}

/** Enough digits to tell values apart in a histogram. */
function shortly(value: Value): string {
  const [re, im] = doublesOf(value)
  const part = (number: number): string => String(Number(number.toPrecision(6)))
  return im === 0 ? part(re) : `${part(re)}${im < 0 ? '' : '+'}${part(im)}i`
}

const isRealAsked = ({ numberFormatType }: NumericQuestion): boolean =>
  numberFormatType !== 'Any' && !numberFormatType.startsWith('Complex')

const isZero = (value: Value): boolean => value.kind === 'exact' && value.value.numerator === 0n

function surveyValue(
  { question, allowance }: CompiledNumericQuestion,
  answer: CompiledAnswer,
  value: Value,
  survey: QuestionSurvey,
): void {
  const { precision, tolerance } = question
  if (isRealAsked(question) && !isReal(value)) survey.note('complexWhereReal', answer.path, say('complexAnswer'))
  const double = doublesOf(value)[0]
  if (allowance.kind === 'percentage' && allowance.percent.numerator > 0n && isZero(value))
    survey.note('percentageOfZero', 'tolerance', say('percentageOfZero'))
  if (tolerance === undefined && precision === undefined && isEndless(value))
    survey.note('neverEnds', 'tolerance', say('neverEnds'))
  const places = precision?.kind === 'decimalPlaces' ? precision.digits : undefined
  if (places !== undefined && double !== 0 && Math.abs(double) < 0.5 * 10 ** -places)
    survey.note('roundedToZero', answer.path, say('answerRoundedToZero'))
}

/** A list is one answer: it is told apart by all of its numbers. */
function observeKey(answer: CompiledAnswer, position: number, values: readonly Value[], survey: QuestionSurvey): void {
  const [only] = values
  if (only === undefined) return
  if (answer.isList) survey.observe(position, { value: values.map(shortly).join('; '), shown: listShown(values) })
  else survey.observe(position, { value: doublesOf(only)[0], shown: shortly(only) })
}

const maximumShown = 6

function listShown(values: readonly Value[]): string {
  const shown = values.slice(0, maximumShown).map(shortly).join('; ')
  return `[${shown}${values.length > maximumShown ? '; …' : ''}]`
}

function surveyVariant(question: CompiledNumericQuestion, at: CheckedVariant, survey: QuestionSurvey): void {
  const answers = applyingAnswers(question, at, survey)
  for (const [position, answer] of answers.entries()) {
    const values: Value[] = []
    for (const number of keyNumbers(at.environment, answer)) {
      const value = number.ok ? number.value.value() : number
      if (value.ok) surveyValue(question, answer, value.value, survey)
      else survey.note('keyHasNoValue', answer.path, value.issue)
      if (value.ok) values.push(value.value)
    }
    observeKey(answer, position, values, survey)
    for (const other of answers.slice(position + 1)) {
      if (other.answer.percentCorrect !== answer.answer.percentCorrect)
        surveyPair(question, at.environment, [answer, other], survey)
    }
  }
}

/** One answer that would be right for every variant makes the variants pointless. */
function checkSpread({ allowance }: CompiledNumericQuestion, survey: QuestionSurvey): void {
  if (allowance.kind === 'none') return
  const numbers = survey.observed(0).flatMap(({ value }) => (typeof value === 'number' ? [value] : []))
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  if (numbers.length < 2 || !(most > least)) return
  const wide =
    allowance.kind === 'absolute'
      ? toNumber(allowance.amount) * 2
      : (toNumber(allowance.percent) / 100) * (Math.abs(least) + Math.abs(most))
  if (wide < most - least) return
  survey.note('toleranceWiderThanSpread', 'tolerance', say('oneAnswerForAll'))
}

const minimumNeighbourShare = 0.6

/** Whether learners who compare their answers with those beside them are right too often. */
function checkNeighbours(question: CompiledNumericQuestion, survey: QuestionSurvey): void {
  const numbers = survey.observed(0).flatMap(({ value }) => (typeof value === 'number' ? [value] : []))
  const pairs = numbers.slice(1).map((number, index): readonly [number, number] => [numbers[index] ?? 0, number])
  const right = pairs.filter(([key, typed]) => isAsGood(question, key, typed)).length
  // One answer for all variants is what some problems are about.
  if (pairs.length < 20 || right === pairs.length || right < minimumNeighbourShare * pairs.length) return
  const share = Math.round((right / pairs.length) * 100)
  survey.note('neighboursAnswerRight', 'tolerance', say('neighbourRight', { percent: String(share) }))
}

/** A number that never ends is shown rounded, and is right as a formula only where nothing else is accepted. */
function isShownInFull(
  { question }: CompiledNumericQuestion,
  environment: Environment,
  answer: CompiledAnswer,
): boolean {
  if (question.tolerance !== undefined || question.precision !== undefined) return true
  return keyNumbers(environment, answer).every((number) => {
    const value = number.ok ? number.value.value() : undefined
    return value?.ok === true && !isEndless(value.value)
  })
}

/** What has no value, or none that is asked for, is said without typing it. */
function isAnswerable(
  { question }: CompiledNumericQuestion,
  environment: Environment,
  answer: CompiledAnswer,
): boolean {
  return keyNumbers(environment, answer).every((number) => {
    const value = number.ok ? number.value.value() : undefined
    return value?.ok === true && (isReal(value.value) || !isRealAsked(question))
  })
}

/** Answers with part of the credit are compared with the others by their values. */
function probes(question: CompiledNumericQuestion, at: KeyAt): readonly Probe[] {
  const keys = numericKey(question, at).filter(
    ({ compiled, percentCorrect }) =>
      percentCorrect === 100 &&
      isAnswerable(question, at.environment, compiled) &&
      isShownInFull(question, at.environment, compiled),
  )
  return probesOf(keys)
}

export const numericCheck: QuestionCheck<NumericQuestion, CompiledNumericQuestion> = {
  question: (question, report) => {
    checkFormulaQuestion(question, report)
    checkConflict(question, report)
    checkPrecision(question, report)
  },
  variant: surveyVariant,
  probes,
  mutants: numericMutants,
  variants: (question, survey) => {
    checkSpread(question, survey)
    if (survey.isLab) checkNeighbours(question, survey)
  },
}
