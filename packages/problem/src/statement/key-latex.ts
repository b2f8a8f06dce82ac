/** Keys as people read them: written so that the very same text would be marked right. */

import {
  compileExpression,
  exactPlaces,
  formatNumber,
  toLatex,
  type Tree,
  type NumberFormat,
  type Rounding,
  type ShowableValue,
} from '@isomorph/evaluator'
import type { CompiledProblem } from '../compile-problem.ts'
import type { NumericQuestion } from '../content/question.ts'
import { computeFormula } from '../formulas/formula.ts'
import type { FormulaQuestion } from '../questions/compile-question.ts'
import { substitute } from '../formulas/substitute.ts'
import { decimalOf } from '../formulas/digits.ts'
import { doublesOf, type Value } from '../formulas/value.ts'
import { keyTree } from '../question-types/formula/key-tree.ts'
import type { Environment } from '../variables/variant.ts'
import { compileLatex, fillLatex } from './latex-template.ts'
import { showNumber } from './show-value.ts'
import type { ShownValue } from './shown-value.ts'

/** Figures shown of a number that never ends and has no precision of its own. */
const shownFigures = 6
/** Exact decimals with more places than this are rounded like numbers that never end. */
const mostPlaces = 12
const largestDenominator = 10_000n

function showable(value: Value): ShowableValue {
  return value.kind === 'exact' ? value.value : { re: decimalOf(value.re), im: decimalOf(value.im) }
}

interface Shape {
  readonly type: NumberFormat
  readonly rounding: Rounding
}

function shapeOf(value: Value, { numberFormatType, precision }: NumericQuestion): Shape {
  const type = numberFormatType === 'Any' ? (isComplex(value) ? 'ComplexNumber' : 'Number') : numberFormatType
  if (precision !== undefined) {
    return {
      type,
      rounding: { kind: precision.kind === 'decimalPlaces' ? 'places' : 'figures', digits: precision.digits },
    }
  }
  if (isComplex(value)) return { type, rounding: complexRounding(value, type) }
  const places = value.kind === 'exact' ? exactPlaces(value.value) : undefined
  if (places !== undefined && places <= mostPlaces) return { type, rounding: { kind: 'none', digits: 0 } }
  const isSmallFraction = value.kind === 'exact' && value.value.denominator <= largestDenominator
  if (isSmallFraction && numberFormatType === 'Any') return { type: 'Fraction', rounding: { kind: 'none', digits: 0 } }
  return { type, rounding: { kind: 'figures', digits: shownFigures } }
}

/** Short parts are shown in full; others, and lengths and angles, with places enough for the size of the number. */
function complexRounding(value: Extract<Value, { kind: 'high' }>, type: NumberFormat): Rounding {
  const isShort = value.re.exponent >= -mostPlaces && value.im.exponent >= -mostPlaces
  if (isShort && !type.startsWith('ComplexPolar')) return { kind: 'none', digits: 0 }
  const leading = Math.floor(Math.log10(Math.hypot(...doublesOf(value))))
  return { kind: 'places', digits: Math.max(shownFigures, shownFigures - 1 - leading) }
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

/** An irrational value is written as its formula, which holds together only in brackets. */
function shownInFormula(compiled: CompiledProblem, environment: Environment, name: string): ShownValue | undefined {
  const value = environment.values.get(name)
  if (value === undefined) return undefined
  if (value.kind === 'exact') return showNumber(value, 'Fraction')
  const symbol: Tree = { kind: 'symbol', name, at: { from: 0, to: 0 } }
  const tree = keyTree(compiled, environment, symbol)
  const latex = toLatex(tree.kind === 'group' ? tree.inner : tree)
  const isCompound = tree.kind === 'group' && tree.inner.kind !== 'call'
  return { text: latex, latex, isMath: true, isNegative: latex.startsWith('-'), isUnit: false, isCompound }
}

/** A key that is a number is shown as the one fraction that these forms ask for. */
const fractionForms: ReadonlySet<string> = new Set(['lowestTerms', 'singleFraction'])

/** The key in the form that answers are asked to have, where that can be told from its value. */
export function keyInForm(environment: Environment, question: FormulaQuestion, tree: Tree): string | undefined {
  if (question.answerType !== 'ExpressionSymbolicForm' || !fractionForms.has(question.form ?? 'asKey')) return undefined
  const compiled = compileExpression(tree)
  const value = compiled.ok ? computeFormula(compiled.value, environment.values) : undefined
  return value?.ok === true && value.value.kind === 'exact' ? showNumber(value.value, 'Fraction').latex : undefined
}

/** A name that no author can give, so that it can be found again in what is printed. */
const marker = 'VARIABLE'

/** The key of an expression with values in place of variables, with the signs a person would write. */
export function expressionKeyLatex(compiled: CompiledProblem, environment: Environment, tree: Tree): string {
  const names: string[] = []
  const marked = substitute(tree, (name) => {
    if (!environment.values.has(name)) return undefined
    names.push(name)
    return { kind: 'symbol', name: `${marker}${names.length - 1}`, at: { from: 0, to: 0 } }
  })
  const latex = toLatex(marked).replaceAll(
    new RegExp(String.raw`\\(?:operatorname|mathrm)\{${marker}(\d+)\}`, 'g'),
    (_, index: string) => `\\variable{${names[Number(index)] ?? ''}}`,
  )
  return fillLatex(compileLatex(latex), (name) => shownInFormula(compiled, environment, name))
}

/** The unit behind a key. */
export function unitLatex(question: NumericQuestion): string {
  return question.unit === undefined ? '' : `\\,\\mathrm{${question.unit.unit}}`
}
