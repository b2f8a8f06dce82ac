import { Decimal } from 'decimal.js'
import type { Rational } from '../numbers/rational.ts'
import type { Tree } from '../tree.ts'
import { valuesOf } from '../functions/computing/all.ts'
import { EvaluationFailure, createBudget } from './budget.ts'
import type { Budget, EvaluationProblem } from './budget.ts'
import { createDoubleState, runDoubles } from './doubles/double.ts'
import { zeros, type DoubleState } from './doubles/double-state.ts'
import { exactValue } from './exact/exact.ts'
import type { Expression, LoopExpression } from './expression.ts'
import { contains, lettersOf } from './expression.ts'
import { doubleOf, fractionOfDouble } from './exact/fractions.ts'
import { exponentOfFloat } from './high/big-float.ts'
import { runHigh } from './high/high.ts'
import { decimalOf, highContext, highOfDecimal, highOfRational } from './high/high-values.ts'
import type { HighContext, HighValue } from './high/high-values.ts'
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
  return attempt(() => compileMeaning(meaningOf(tree, options), options))
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

/** What computing an expression needs. Many are computed in one way only, or never, so parts are made when they are needed. */
class Prepared {
  readonly meaning: Expression
  readonly letters: readonly string[]
  /** The part that nobody can compute: an integral, a limit, or a function that only has a name. */
  readonly opaque: string | undefined
  readonly #options: CompileOptions
  #program: Program | undefined
  #doubles: DoubleRun | undefined

  constructor(meaning: Expression, options: CompileOptions) {
    this.meaning = meaning
    this.letters = [...lettersOf(meaning)]
    this.#options = options
    this.opaque = this.#opaquePart()
  }

  /** Building the program finds calls that have no place in one, so with calls it is built at once. */
  #opaquePart(): string | undefined {
    const hasCalls = contains(this.meaning, ({ op }) => op === 'call' || op === 'loop')
    const unknown = hasCalls
      ? this.program.declared.find(({ name }) => this.#options.functions?.includes(name) !== true)
      : undefined
    const isOpen = contains(this.meaning, (part) => part.op === 'loop' && !isCounted(part))
    return isOpen ? 'integral or limit' : unknown?.name
  }

  get program(): Program {
    const { realOddRoots = false } = this.#options
    return (this.#program ??= buildProgram([this.meaning], this.letters, { realOddRoots }))
  }

  get doubles(): DoubleRun {
    return (this.#doubles ??= doubleRun(this.program))
  }
}

const isCounted = ({ kind }: LoopExpression): boolean => kind === 'sum' || kind === 'product'

/** The same for a meaning that is already at hand. */
function compileMeaning(meaning: Expression, options: CompileOptions = {}): CompiledExpression {
  const prepared = new Prepared(meaning, options)
  return {
    letters: prepared.letters,
    meaning,
    computeDouble: (values = {}, budget = createBudget()) => attempt(() => inDoubles(prepared, values, budget)),
    computeHigh: (values = {}, digits = 100, budget = createBudget()) =>
      attempt(() => inDigits(prepared, values, digits, budget)),
  }
}

function attempt<T>(compute: () => T): Computed<T> {
  try {
    return { ok: true, value: compute() }
  } catch (error) {
    return failed(error)
  }
}

function requireComputable({ opaque }: Prepared): void {
  if (opaque !== undefined) throw new EvaluationFailure('UnableToEvaluate', opaque)
}

function inDoubles(prepared: Prepared, values: LetterValues, budget: Budget): DoubleNumber {
  requireComputable(prepared)
  const { program, meaning, letters } = prepared
  const { state, inputs } = prepared.doubles
  for (let at = 0; at < letters.length; at += 1) {
    const value = valueFor(values, letters[at]!)
    const double = typeof value === 'number' ? { re: value, im: 0, error: 0 } : doubleNumber(value)
    inputs.re[at] = double.re
    inputs.im[at] = double.im
    inputs.error[at] = double.error
  }
  runDoubles(program, inputs, state, budget)
  const output = program.outputs[0]!
  const [re, im, error] = [state.re[output]!, state.im[output]!, state.error[output]!]
  if (Number.isNaN(re) && error === 0) throw new EvaluationFailure(problemOf(meaning))
  return { re, im, error }
}

function inDigits(prepared: Prepared, values: LetterValues, digits: number, budget: Budget): HighNumber {
  requireComputable(prepared)
  const { meaning } = prepared
  const exact = exactValues(prepared.letters, values)
  const value = exact && exactValue(meaning, budget, exact)
  if (value !== undefined) return { ...highOfExact(value, digits), exact: value }
  for (const working of [digits + 12, digits * 2 + 12]) {
    const high = highAt(prepared, working, values, budget)
    if (high.isUndefined === true) throw new EvaluationFailure(problemOf(meaning))
    const size = Math.max(exponentOfFloat(high.re), exponentOfFloat(high.im))
    // What has no digits above its error with twice as many at hand is zero as far as anyone can tell.
    if (high.error < size - digits || high.error < -digits) return trimmed(high, digits)
  }
  throw new EvaluationFailure(vanishes(prepared, values, budget) ? 'DivideByZero' : 'UnableToEvaluate')
}

function highAt({ program, letters }: Prepared, digits: number, values: LetterValues, budget: Budget): HighValue {
  const context = highContext(digits)
  const inputs = letters.map((name) => highOfLetter(context, valueFor(values, name)))
  return runHigh(program, inputs, context, budget)[program.outputs[0]!]!
}

function highOfLetter(context: HighContext, value: LetterValue): HighValue {
  if (typeof value === 'number') return highOfRational(context, fractionOfDouble(value))
  if ('numerator' in value) return highOfRational(context, value)
  if (value.exact !== undefined) return highOfRational(context, value.exact)
  return {
    re: highOfDecimal(context, value.re),
    im: highOfDecimal(context, value.im),
    error: Number.NEGATIVE_INFINITY,
  }
}

/** A denominator that cannot be told from zero with 200 digits is zero. */
function vanishes(prepared: Prepared, values: LetterValues, budget: Budget): boolean {
  if (!hasDenominator(prepared.meaning)) return false
  const value = highAt(prepared, 212, values, budget)
  return value.error >= Math.max(exponentOfFloat(value.re), exponentOfFloat(value.im))
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
