/** What a number becomes by the mistakes that learners make. */

import {
  childrenOf,
  integer,
  multiply,
  parseDecimal,
  rational,
  scaleByTen,
  toNumber,
  type Tree,
} from '@isomorph/evaluator'
import { compileFormula, computeFormula, type FormulaSetting } from '../../formulas/formula.ts'
import { doublesOf, exactValue, isReal, type Value } from '../../formulas/value.ts'
import type { Environment } from '../../variables/variant.ts'
import { answersThatApply } from '../answer-sets.ts'
import type { CompiledAnswer } from '../formula/compile.ts'
import type { Mutant, MutantKind, MutatedVariant } from '../question-check.ts'
import type { CompiledNumericQuestion } from './compile.ts'
import { keyNumbers } from './judge-number.ts'
import { numberKeyLatex, unitLatex } from './key.ts'

const angleFunctions = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc', 'arcsin', 'arccos', 'arctan'])

/** Whether a formula reads or gives angles. */
export function readsAngles(tree: Tree): boolean {
  return (tree.kind === 'call' && angleFunctions.has(tree.name)) || childrenOf(tree).some(readsAngles)
}

/** The setting in which angles are read in the other unit. */
export function withOtherAngles(setting: FormulaSetting): FormulaSetting {
  const { computing } = setting
  return { ...setting, computing: { ...computing, angles: computing.angles === 'degrees' ? 'radians' : 'degrees' } }
}

function allowedAt(key: number, { allowance }: CompiledNumericQuestion): number {
  if (allowance.kind === 'none') return 0
  return allowance.kind === 'absolute'
    ? toNumber(allowance.amount)
    : (toNumber(allowance.percent) / 100) * Math.abs(key)
}

/** How far off rightly rounded answers are at most. */
function roundedAt(key: number, typed: number, { question: { precision } }: CompiledNumericQuestion): number {
  if (precision === undefined) return 0
  if (precision.kind === 'decimalPlaces') return 0.5 * 10 ** -precision.digits
  const largest = Math.max(Math.abs(key), Math.abs(typed))
  return largest === 0 ? 0 : 0.5 * 10 ** (Math.floor(Math.log10(largest)) - precision.digits + 1)
}

type Nearness = 'same' | 'near' | 'far'

/** In doubles, and cautiously: what is far is surely wrong, and what is near is marked to see. */
function nearness(question: CompiledNumericQuestion, key: number, typed: number): Nearness {
  const gap = Math.abs(key - typed)
  if (!(gap > 1e-9 * Math.abs(key))) return 'same'
  // What is typed is rounded once more, so that the room for rounding counts twice.
  const room = Math.max(allowedAt(key, question), 2 * roundedAt(key, typed, question))
  return gap > room * (1 + 1e-9) ? 'far' : 'near'
}

/** Whether a number would be right for another key. */
export function isAsGood(question: CompiledNumericQuestion, key: number, typed: number): boolean {
  return Math.abs(key - typed) <= allowedAt(key, question) + 1e-12 * Math.abs(key)
}

/** A number of fifteen figures, which is more than tolerances tell apart. */
function fromDouble(double: number): Value | undefined {
  const [digits = '', exponent = '0'] = double.toExponential(14).split('e')
  const decimal = parseDecimal(digits)
  return decimal === undefined ? undefined : exactValue(scaleByTen(decimal, Number(exponent)))
}

function scaled(value: Value, by: number): Value | undefined {
  if (value.kind !== 'exact') return fromDouble(doublesOf(value)[0] * by)
  const factor = by === 0.1 ? rational(1n, 10n) : integer(BigInt(by))
  return exactValue(multiply(value.value, factor))
}

interface KeyOfVariant {
  readonly answer: CompiledAnswer
  readonly value: Value
}

/** The one number of an answer that earns everything, where it is one. */
function keyOf(answer: CompiledAnswer, environment: Environment): KeyOfVariant | undefined {
  if (answer.isList || answer.answer.percentCorrect !== 100) return undefined
  const [number] = keyNumbers(environment, answer)
  const value = number?.ok === true ? number.value.value() : undefined
  return value?.ok === true && isReal(value.value) ? { answer, value: value.value } : undefined
}

/** A double beyond which nothing is typed by people. */
const isTyped = (double: number): boolean => Number.isFinite(double) && Math.abs(double) < 1e100

const mistakes = [
  ['sign', -1],
  ['double', 2],
  ['tenfold', 10],
  ['tenfold', 0.1],
] as const satisfies readonly (readonly [MutantKind, number])[]

const otherFormulas = new WeakMap<CompiledAnswer, ReturnType<typeof compileFormula>>()

/** The key where angles are read in the other unit. */
function computeWithOtherAngles(
  { setting }: CompiledNumericQuestion,
  answer: CompiledAnswer,
  environment: Environment,
): number | undefined {
  const known = otherFormulas.get(answer)
  const compiled = known ?? compileFormula(answer.tree, withOtherAngles(setting))
  otherFormulas.set(answer, compiled)
  const value = compiled.ok ? computeFormula(compiled.value, environment.values) : compiled
  return value.ok && isReal(value.value) ? doublesOf(value.value)[0] : undefined
}

function valueIn(answer: CompiledAnswer, environment: Environment | undefined): number | undefined {
  const formula = answer.items[0]?.formula
  if (environment === undefined || formula === undefined) return undefined
  const value = computeFormula(formula, environment.values)
  return value.ok && isReal(value.value) ? doublesOf(value.value)[0] : undefined
}

/** The mutants of one key. */
function mutantsOf(question: CompiledNumericQuestion, at: MutatedVariant, key: KeyOfVariant): readonly Mutant[] {
  const { answer, value } = key
  const double = doublesOf(value)[0]
  const asked = question.question
  const mutants: Mutant[] = []
  const type = (kind: MutantKind, typed: Value | undefined, unit = unitLatex(asked)): void => {
    if (typed === undefined) return
    const latex = numberKeyLatex(typed, asked) + unit
    mutants.push({ kind, path: answer.path, value: latex, percentCorrect: answer.answer.percentCorrect })
  }
  for (const [kind, factor] of mistakes)
    if (double !== 0 && nearness(question, double, double * factor) === 'near') type(kind, scaled(value, factor))
  if (at.isSampled && asked.unit !== undefined && double !== 0) type('unit', value, `\\,\\mathrm{k${asked.unit.unit}}`)
  if (at.otherAngles !== undefined || readsAngles(answer.tree)) {
    const environment = at.otherAngles?.() ?? at.environment
    const other = computeWithOtherAngles(question, answer, environment)
    if (other !== undefined && isTyped(other) && nearness(question, double, other) === 'near')
      type('angles', fromDouble(other))
  }
  const shown = valueIn(answer, at.asShown?.())
  if (shown !== undefined && isTyped(shown) && nearness(question, double, shown) !== 'same')
    type('valuesAsShown', fromDouble(shown))
  return mutants
}

/** What learners type after a mistake and may earn credit for, and what they type who go on with values as shown. */
export function numericMutants(question: CompiledNumericQuestion, at: MutatedVariant): readonly Mutant[] {
  return answersThatApply(question.sets, at.environment).flatMap((answer) => {
    const key = keyOf(answer, at.environment)
    return key === undefined ? [] : mutantsOf(question, at, key)
  })
}
