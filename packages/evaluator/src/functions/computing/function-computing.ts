import type { Budget } from '../../computing/budget.ts'
import type { DoubleComplex } from '../../computing/doubles/complex.ts'
import type { DoubleStep } from '../../computing/doubles/double-state.ts'
import type { CallExpression, Expression } from '../../computing/expression.ts'
import type { HighComplex, HighFunctions } from '../../computing/high/high-functions.ts'
import type { HighContext, HighValue } from '../../computing/high/high-values.ts'
import type { QuickNumber } from '../../computing/quick/quick-number.ts'
import type { Rational } from '../../numbers/rational.ts'

/** What is known of a function: how it is computed, or what stands in its place, or only its name. */
export type FunctionComputing = ElementaryFunction | SteppedFunction | RewrittenFunction | NamedFunction

/** The real arguments that have a real value. `poles`: all but where it grows without bound; `not zero`: all but zero. */
export type Domain =
  | 'all'
  | 'poles'
  | 'not zero'
  | '≥ 0'
  | '> 0'
  | '≥ 1'
  | '(0, 1]'
  | '[−1, 1]'
  | '(−1, 1)'
  | 'outside (−1, 1)'
  | 'outside [−1, 1]'
  | 'whole numbers'
  | 'depends on the second argument'

/** Where the graph has a corner or jumps. */
export type Corners = 'none' | 'zero' | 'whole numbers' | 'halves' | 'equal arguments' | 'multiples'

export type Parity = 'odd' | 'even' | 'none'

/** What is known of a value whatever the real letters are; nothing where it may not even be a real number. */
export type RealSign = 'positive' | 'not negative' | 'real' | 'unknown'

/** What differentiating a call needs: derivatives of its arguments, and whether a part depends on the variable. */
export interface Differentiation {
  readonly of: (part: Expression) => Expression
  readonly moves: (part: Expression) => boolean
}

export interface FunctionTraits {
  /** The value at fractions, where it is one. */
  readonly exact: ((args: readonly Rational[], budget: Budget) => Rational | undefined) | 'never'
  /** The quick way to a hundred digits. */
  readonly quick: ((x: QuickNumber) => QuickNumber | undefined) | 'never'
  readonly derivative: ((call: CallExpression, by: Differentiation) => Expression) | 'opaque'
  readonly domain: Domain
  readonly corners: Corners
  readonly parity: Parity
  /** Whether the argument or the value is an angle, for formulas in degrees. */
  readonly angle?: 'argument' | 'value'
  /** The sign of the value, where the sign of the argument tells more than the domain does. */
  readonly sign?: (argument: RealSign) => RealSign
  /** What a call as typed means, where that is not the call itself: a logarithm without a base has the base 10. */
  readonly meaning?: Meaning
}

export type Meaning = (args: readonly Expression[], inDegrees: boolean) => Expression

/** Where a complex function has its cut. */
export type Cut = 'none' | 'negative axis' | 'beyond one' | 'real axis' | 'imaginary axis'

/** Where the slope grows without bound: at zero, at zero and ±1, at ±i. */
export type Singularity = 'none' | 'zero' | 'one' | 'imaginary unit'

/** How fast values grow and how many digits are lost inside. */
export type Behaviour = 'root' | 'logarithm' | 'exponential' | 'periodic' | 'hyperbolic' | 'inverse' | 'integral'

/** Exponent of ten of a bound on the derivative at z, where the value is already known. */
export type HighSlope = (z: HighValue, value: HighComplex, context: HighContext) => number

/** A function of one real or complex number with a derivative: the bounds follow from its behaviour. */
export interface ElementaryFunction extends FunctionTraits {
  readonly kind: 'elementary'
  /** Leaves the value at a real number, which may be complex, and the size of the slope in `out`. */
  readonly double: (x: number) => void
  /** The same off the real line; `none`: nothing is known there. */
  readonly complex: DoubleComplex | 'none'
  /** How many units of the last place the double may be off, if not the usual 4. */
  readonly ulps?: number
  /** The value with many digits; `undefined` where there is none, `unsure` where it cannot be told. */
  readonly high: (z: HighComplex, functions: HighFunctions) => HighComplex | undefined | 'unsure'
  readonly highSlope: HighSlope
  readonly behaviour: Behaviour
  readonly cut: Cut
  readonly singularAt: Singularity
  /** The formulas take the reciprocal of the argument first. */
  readonly isOfReciprocal?: true
}

/** A function with steps of its own, which bound their errors themselves. */
export interface SteppedFunction extends FunctionTraits {
  readonly kind: 'stepped'
  readonly operands: 1 | 2
  /** Takes any number of arguments, two at a time: the least of three is the least of the third and that of two. */
  readonly folds?: 'alone stays' | 'alone is folded'
  readonly double: DoubleStep
  readonly high: (a: HighValue, b: HighValue, context: HighContext) => HighValue
}

/** A function that stands for another expression. */
export interface RewrittenFunction {
  readonly kind: 'rewritten'
  readonly meaning: Meaning
}

/** A function that is read and printed and has no values. */
export interface NamedFunction {
  readonly kind: 'name only'
}

export type FunctionWithValues = ElementaryFunction | SteppedFunction

export const hasValues = (f: FunctionComputing): f is FunctionWithValues =>
  f.kind === 'elementary' || f.kind === 'stepped'
