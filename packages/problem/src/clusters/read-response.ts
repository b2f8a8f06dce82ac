/** An answer as it is compared with formulas. */

import {
  childrenOf,
  createBudget,
  numeralOf,
  quantityOf,
  significantFigures,
  toNumber,
  type Numeral,
  type Tree,
} from '@isomorph/evaluator'
import { doublesOf, isReal } from '../formulas/value.ts'
import type { TypedAnswer } from '../marking/marking.ts'
import type { CompiledFormulaQuestion } from '../question-types/formula/compile.ts'
import { withLogBase } from '../question-types/formula/reading/log-base.ts'
import { typedValue } from '../question-types/formula/typed-value.ts'
import { withoutName } from '../question-types/numeric/naming.ts'
import { computing, rightSide, type Numbers } from './key-formulas.ts'

/** What was typed, and what it is worth. */
export interface ReadResponse {
  readonly tree: Tree
  /** In the unit of the keys; for formulas with letters one value at each point. */
  readonly values: readonly number[]
  /** How far from each value an exact one may be: half of the last place that was typed, or what rounded numbers bring in. */
  readonly allowed: readonly number[]
}

const limits = { nodes: 50_000, points: 100, digits: 2000 }

/** One digit is too little to tell anything by it: such an answer has to be the very value. */
const leastFigures = 2
const leastBeforeZeros = 3
const slack = 1e-9

/** Half of the last place of a numeral. */
function halfUnit(numeral: Numeral): number {
  const places = numeral.digits.includes('.') ? numeral.digits.length - numeral.digits.indexOf('.') - 1 : 0
  const { least, most } = significantFigures(numeral)
  // 14410 may be rounded to tens, as long as enough figures stand before the zeros.
  const zeros = least >= leastBeforeZeros ? most - least : 0
  return 0.5 * 10 ** (numeral.exponent - places + zeros)
}

/** The fewest figures of the decimals in a formula: `2·14.12` has four. */
function figuresWithin(tree: Tree): number {
  if (tree.kind === 'number' && tree.spelling.includes('.')) {
    const numeral = numeralOf(tree)
    return numeral === undefined ? Infinity : significantFigures(numeral).most
  }
  return Math.min(Infinity, ...childrenOf(tree).map(figuresWithin))
}

function allowedFor(value: number, tree: Tree): number {
  const exact = slack * Math.abs(value)
  const numeral = numeralOf(tree)
  if (numeral === undefined) {
    const figures = figuresWithin(tree)
    return figures < leastFigures ? exact : exact + 0.5 * 10 ** (1 - figures) * Math.abs(value)
  }
  if (significantFigures(numeral).most < leastFigures) return exact
  const typed = toNumber(numeral.value)
  // Another unit stretches the last place as it does the number.
  const scale = typed === 0 ? 1 : Math.abs(value / typed)
  return halfUnit(numeral) * scale * (1 + slack) + exact
}

function readNumber(question: CompiledFormulaQuestion, typed: TypedAnswer, whole: Tree): ReadResponse | undefined {
  const tree = withoutName(whole)
  const quantity = question.unit === undefined ? undefined : quantityOf(tree, question.reader.ownUnits)
  if (quantity?.ok === false) return undefined
  const asked = question.question.answerType === 'Numeric' ? question.question.unit : undefined
  // Two mistakes at once, a formula's and a missing unit, are not one group with the formula's alone.
  if (quantity !== undefined && quantity.unit === undefined && asked?.isOptional !== true) return undefined
  const value = typedValue(question, typed, createBudget(limits))
  if (value === undefined || !isReal(value)) return undefined
  const [double] = doublesOf(value)
  const bare = quantity === undefined ? tree : quantity.value
  if (bare === undefined || !Number.isFinite(double)) return undefined
  return { tree: bare, values: [double], allowed: [allowedFor(double, bare)] }
}

function readExpression(
  question: CompiledFormulaQuestion,
  whole: Tree,
  points: readonly Numbers[],
): ReadResponse | undefined {
  const tree = withLogBase(rightSide(whole), question.question.assumptions)
  const compute = computing(tree, question.setting.computing)
  if (compute === undefined) return undefined
  const values = points.map(compute)
  if (!values.every(Number.isFinite)) return undefined
  return { tree, values, allowed: values.map((value) => slack * Math.abs(value)) }
}

/** An answer as a tree, where it can be read. */
export function treeOf(question: CompiledFormulaQuestion, typed: TypedAnswer): Tree | undefined {
  const read = question.reader.withSign(typed.decimalSign).read(typed.value, typed.mode ?? 'latex')
  return read.ok ? read.tree : undefined
}

/** An answer with its values; nothing where it is no number, or no formula in the letters of the key. */
export function readResponse(
  question: CompiledFormulaQuestion,
  typed: TypedAnswer,
  points: readonly Numbers[],
): ReadResponse | undefined {
  const tree = treeOf(question, typed)
  if (tree === undefined) return undefined
  return question.question.answerType === 'Numeric'
    ? readNumber(question, typed, tree)
    : readExpression(question, tree, points)
}

/** Whether a formula's values are those of an answer. */
export function isAnswer(response: ReadResponse, values: readonly number[]): boolean {
  return response.values.every((value, index) => {
    const distance = Math.abs(value - (values[index] ?? Number.NaN))
    return distance <= (response.allowed[index] ?? 0)
  })
}
