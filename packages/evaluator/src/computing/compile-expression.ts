import { Decimal } from 'decimal.js'
import type { Rational } from '../numbers/rational.ts'
import type { Tree } from '../tree.ts'
import { valuesOf } from '../functions/computing/all.ts'
import { EvaluationFailure, createBudget } from './budget.ts'
import type { Budget, EvaluationProblem } from './budget.ts'
import { createDoubleState, runDoubles } from './doubles/double.ts'
import { zeros, type DoubleState } from './doubles/double-state.ts'
import { exactValue } from './exact/exact.ts'
import type { Expression } from './expression.ts'
import { contains, lettersOf } from './expression.ts'
import { doubleOf, fractionOfDouble } from './exact/fractions.ts'
import { exponentOfFloat } from './high/big-float.ts'
import { runHigh } from './high/high.ts'
import { decimalOf, highContext, highOfDecimal, highOfRational } from './high/high-values.ts'
import type { HighValue } from './high/high-values.ts'
import { meaningOf } from './meaning.ts'
import type { MeaningOptions } from './meaning.ts'
import { buildProgram, type Program } from './program.ts'

/** A complex number of many digits, as calculated values keep it. `im` is exactly zero for a real number. */
export interface HighNumber {
  readonly re: Decimal
  readonly im: Decimal
  /** The very value, where it is a fraction. */
  readonly exact?: Rational
}

/** What a letter may stand for. A double is meant exactly. */
export type LetterValue = number | Rational | HighNumber
export type LetterValues = Readonly<Record<string, LetterValue>>

export type Computed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: EvaluationProblem; readonly subject?: string }

export interface CompileOptions extends MeaningOptions {
  /** ∛(−8) written as a power, (−8)^(1/3), is −2 and not the principal complex root. */
  readonly realOddRoots?: boolean
}

export interface DoubleNumber {
  readonly re: number
  readonly im: number
  /** Bound on the error of the value; 0: exact. */
  readonly error: number
}

/** An expression translated once, to be computed for many values. */
export interface CompiledExpression {
  /** The letters it has, in order of appearance. */
  readonly letters: readonly string[]
  readonly meaning: Expression
  /** In doubles, with a bound on the error: fast, for a first look and for graphs. */
  readonly computeDouble: (values?: LetterValues, budget?: Budget) => Computed<DoubleNumber>
  /** With `digits` significant digits (100 unless said otherwise), exact wherever the value is a fraction. */
  readonly computeHigh: (values?: LetterValues, digits?: number, budget?: Budget) => Computed<HighNumber>
}

/**
 * Translates a tree into a form that is computed quickly, again and again.
 *
 * @example
 * const area = compileExpression(tree, { angles: 'degrees' })   // tree of `\frac12 a b\sin(C)`
 * if (area.ok) area.value.computeHigh({ a: 3, b: 4, C: 30 })     // { ok: true, value: { re: 3, im: 0, exact: 3/1 … } }
 */
export function compileExpression(tree: Tree, options: CompileOptions = {}): Computed<CompiledExpression> {
  try {
    return { ok: true, value: compileMeaning(meaningOf(tree, options), options) }
  } catch (error) {
    return failed(error)
  }
}

function failed(error: unknown): {
  readonly ok: false
  readonly problem: EvaluationProblem
  readonly subject?: string
} {
  if (!(error instanceof EvaluationFailure)) throw error
  return error.subject === undefined
    ? { ok: false, problem: error.problem }
    : { ok: false, problem: error.problem, subject: error.subject }
}

interface DoubleRun {
  readonly state: DoubleState
  readonly inputs: { readonly re: number[]; readonly im: number[]; readonly error: number[] }
}

function doubleRun(program: Program): DoubleRun {
  const size = program.letters.length
  return {
    state: createDoubleState(program),
    inputs: { re: zeros(size), im: zeros(size), error: zeros(size) },
  }
}

/** The same for a meaning that is already at hand. */
function compileMeaning(meaning: Expression, options: CompileOptions = {}): CompiledExpression {
  const letters = [...lettersOf(meaning)]
  // Many expressions are computed in one way only, or never. Only functions and what has bounds may have no program.
  let built: Program | undefined
  let doubles: DoubleRun | undefined
  const program = (): Program =>
    (built ??= buildProgram([meaning], letters, options.realOddRoots === true ? { realOddRoots: true } : {}))
  const declared = contains(meaning, ({ op }) => op === 'call' || op === 'loop') ? program().declared : []
  const isOpen = contains(meaning, (part) => part.op === 'loop' && (part.kind === 'integral' || part.kind === 'limit'))
  const unknown = declared.find(({ name }) => options.functions?.includes(name) !== true)

  function computeDouble(values: LetterValues = {}, budget: Budget = createBudget()): Computed<DoubleNumber> {
    try {
      if (isOpen) throw new EvaluationFailure('UnableToEvaluate', 'integral or limit')
      if (unknown !== undefined) throw new EvaluationFailure('UnableToEvaluate', unknown.name)
      const { state, inputs } = (doubles ??= doubleRun(program()))
      const output = program().outputs[0]!
      letters.forEach((name, at) => {
        const value = valueFor(values, name)
        const high = typeof value === 'number' ? { re: value, im: 0, error: 0 } : doubleNumber(value)
        inputs.re[at] = high.re
        inputs.im[at] = high.im
        inputs.error[at] = high.error
      })
      runDoubles(program(), inputs, state, budget)
      const [re, im, error] = [state.re[output]!, state.im[output]!, state.error[output]!]
      if (Number.isNaN(re) && error === 0) throw new EvaluationFailure(problemOf(meaning))
      return { ok: true, value: { re, im, error } }
    } catch (error) {
      return failed(error)
    }
  }

  function computeHigh(values: LetterValues = {}, digits = 100, budget: Budget = createBudget()): Computed<HighNumber> {
    try {
      if (isOpen) throw new EvaluationFailure('UnableToEvaluate', 'integral or limit')
      if (unknown !== undefined) throw new EvaluationFailure('UnableToEvaluate', unknown.name)
      const exact = exactValues(letters, values)
      if (exact !== undefined) {
        const value = exactValue(meaning, budget, exact)
        if (value !== undefined) return { ok: true, value: { ...highOfExact(value, digits), exact: value } }
      }
      for (const working of [digits + 12, digits * 2 + 12]) {
        const value = highAt(working, values, budget)
        if (value.isUndefined === true) throw new EvaluationFailure(problemOf(meaning))
        const size = Math.max(exponentOfFloat(value.re), exponentOfFloat(value.im))
        if (value.error < size - digits) return { ok: true, value: trimmed(value, digits) }
        // Still not told apart from zero with twice the digits: it is zero as far as anyone can tell.
        if (value.error < -digits) return { ok: true, value: trimmed(value, digits) }
      }
      throw new EvaluationFailure(vanishes(values, budget) ? 'DivideByZero' : 'UnableToEvaluate')
    } catch (error) {
      return failed(error)
    }
  }

  function highAt(digits: number, values: LetterValues, budget: Budget): HighValue {
    const context = highContext(digits)
    const values1 = letters.map((name): HighValue => {
      const value = valueFor(values, name)
      if (typeof value === 'number') return highOfRational(context, fractionOfDouble(value))
      if ('numerator' in value) return highOfRational(context, value)
      if (value.exact !== undefined) return highOfRational(context, value.exact)
      return {
        re: highOfDecimal(context, value.re),
        im: highOfDecimal(context, value.im),
        error: Number.NEGATIVE_INFINITY,
      }
    })
    return runHigh(program(), values1, context, budget)[program().outputs[0]!]!
  }

  /** A denominator that cannot be told from zero with 200 digits is zero. */
  function vanishes(values: LetterValues, budget: Budget): boolean {
    if (!hasDenominator(meaning)) return false
    const value = highAt(212, values, budget)
    return value.error >= Math.max(exponentOfFloat(value.re), exponentOfFloat(value.im))
  }

  return { letters, meaning, computeDouble, computeHigh }
}

function valueFor(values: LetterValues, name: string): LetterValue {
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  if (value === undefined) throw new EvaluationFailure('UndefinedVariable', name)
  if (typeof value === 'number' && !Number.isFinite(value)) throw new EvaluationFailure('UnableToEvaluate', name)
  return value
}

function doubleNumber(value: Rational | HighNumber): { re: number; im: number; error: number } {
  if ('numerator' in value) {
    const re = doubleOf(value)
    return { re, im: 0, error: value.denominator === 1n && Math.abs(re) < 2 ** 53 ? 0 : Math.abs(re) * 2.3e-16 }
  }
  const [re, im] = [value.re.toNumber(), value.im.toNumber()]
  return { re, im, error: (Math.abs(re) + Math.abs(im)) * 2.3e-16 }
}

function exactValues(letters: readonly string[], values: LetterValues): Map<string, Rational> | undefined {
  const exact = new Map<string, Rational>()
  for (const name of letters) {
    const value = valueFor(values, name)
    if (typeof value === 'number') exact.set(name, fractionOfDouble(value))
    else if ('numerator' in value) exact.set(name, value)
    else if (value.exact !== undefined) exact.set(name, value.exact)
    else return undefined
  }
  return exact
}

function highOfExact(value: Rational, digits: number): { re: Decimal; im: Decimal } {
  const Wide = Decimal.clone({ precision: digits, defaults: true })
  return { re: new Wide(value.numerator.toString()).div(value.denominator.toString()), im: new Wide(0) }
}

/** Noise far below the last digit of the larger part is not a part of the value: e^(iπ) is real. */
function trimmed(value: HighValue, digits: number): HighNumber {
  const part = (float: HighValue['re']): Decimal =>
    exponentOfFloat(float) < value.error + 1 ? new Decimal(0) : decimalOf(float, digits)
  return { re: part(value.re), im: part(value.im) }
}

function hasDenominator(a: Expression): boolean {
  switch (a.op) {
    case 'quotient':
      return a.denominator.op !== 'number' || a.denominator.value.numerator === 0n || hasDenominator(a.numerator)
    case 'sum':
      return a.terms.some(hasDenominator)
    case 'product':
      return a.factors.some(hasDenominator)
    case 'power':
      return a.exponent.op !== 'number' || a.exponent.value.numerator < 0n || hasDenominator(a.base)
    case 'call':
      return a.args.some(hasDenominator) || valuesOf(a)?.domain === 'poles'
    case 'loop':
      return hasDenominator(a.body)
    case 'number':
    case 'letter':
    case 'constant':
      return false
  }
}

const problemOf = (meaning: Expression): EvaluationProblem =>
  hasDenominator(meaning) ? 'DivideByZero' : 'UnableToEvaluate'

/** The one real value of an expression without letters left, for formulas that must not be complex. */
export function realPart(value: Computed<HighNumber>): Computed<Decimal> {
  if (!value.ok) return value
  return value.value.im.isZero()
    ? { ok: true, value: value.value.re }
    : { ok: false, problem: 'ComplexNumberFormatAsReal' }
}
