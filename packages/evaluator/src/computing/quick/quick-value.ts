/** The value of an expression, exact where it is a fraction, else a hundred digits; nothing where the slow way is needed. */

import {
  add,
  divide,
  integer,
  isZero,
  multiply,
  negate,
  power as exactPower,
  type Rational,
} from '../../numbers/rational.ts'
import type { CallExpression, Expression } from '../expression.ts'
import { wholeRoot } from '../../numbers/whole.ts'
import { addReals, divideReals, multiplyReals, negateReal, realOf, squareRoot, wholePower, type Real } from './real.ts'
import {
  arccosine,
  arcsine,
  arctangent,
  cosine,
  exponential,
  hyperbolic,
  naturalLog,
  one,
  piReal,
  realPower,
  sine,
} from './real-functions.ts'

/** An exact fraction, or a real with a bound on its error. */
export type QuickNumber = { readonly exact: Rational } | { readonly real: Real }

/** The value of a letter; nothing where it has none that is real. */
export type QuickLetters = (name: string) => QuickNumber | undefined

/** Exact results with more bits than this are left to the slow way, which knows its budget. */
const MOST_BITS = 3000

const ofExact = (value: Rational | undefined): QuickNumber | undefined => value && { exact: value }
const ofReal = (value: Real | undefined): QuickNumber | undefined => value && { real: value }

export function realFrom(value: QuickNumber): Real | undefined {
  return 'exact' in value ? realOf(value.exact) : value.real
}

function combine(
  a: QuickNumber,
  b: QuickNumber,
  exactly: (x: Rational, y: Rational) => Rational | undefined,
  really: (x: Real, y: Real) => Real | undefined,
): QuickNumber | undefined {
  if ('exact' in a && 'exact' in b) return ofExact(exactly(a.exact, b.exact))
  const [x, y] = [realFrom(a), realFrom(b)]
  return x && y && ofReal(really(x, y))
}

function sumOf(a: QuickNumber, b: QuickNumber): QuickNumber | undefined {
  if ('exact' in a && isZero(a.exact)) return b
  if ('exact' in b && isZero(b.exact)) return a
  return combine(a, b, add, addReals)
}

function productOf(a: QuickNumber, b: QuickNumber): QuickNumber | undefined {
  if ('exact' in a && isZero(a.exact)) return a
  if ('exact' in b && isZero(b.exact)) return b
  return combine(a, b, multiply, multiplyReals)
}

function quotientOf(a: QuickNumber, b: QuickNumber): QuickNumber | undefined {
  if ('exact' in b && isZero(b.exact)) return undefined
  if ('exact' in a && isZero(a.exact)) return a
  return combine(a, b, divide, divideReals)
}

function exactRoot(value: Rational): Rational | undefined {
  if (value.numerator < 0n) return undefined
  const [above, below] = [wholeRoot(value.numerator), wholeRoot(value.denominator)]
  const isExact = above * above === value.numerator && below * below === value.denominator
  return isExact ? { numerator: above, denominator: below } : undefined
}

function rootOf(a: QuickNumber): QuickNumber | undefined {
  const exact = 'exact' in a ? exactRoot(a.exact) : undefined
  if (exact !== undefined) return { exact }
  const value = realFrom(a)
  return value && ofReal(squareRoot(value))
}

function powerOf(base: QuickNumber, exponent: QuickNumber): QuickNumber | undefined {
  if ('exact' in exponent) {
    const { numerator, denominator } = exponent.exact
    if (denominator === 1n) return wholePowerOf(base, numerator)
    if (denominator === 2n) {
      const root = rootOf(base)
      return root && wholePowerOf(root, numerator)
    }
  }
  // A root of an exact number can be exact itself (8^(2/3)), which logarithms would not show.
  if ('exact' in base && 'exact' in exponent && exponent.exact.denominator <= 64n) return undefined
  const [x, y] = [realFrom(base), realFrom(exponent)]
  return x && y && ofReal(realPower(x, y))
}

function wholePowerOf(base: QuickNumber, exponent: bigint): QuickNumber | undefined {
  if (exponent > 4096n || exponent < -4096n) return undefined
  if ('exact' in base) {
    if (isZero(base.exact) && exponent <= 0n) return undefined
    const exact = exactPower(base.exact, exponent, MOST_BITS)
    if (exact !== undefined) return { exact }
  }
  const value = realFrom(base)
  return value && ofReal(wholePower(value, Number(exponent)))
}

const functions: Readonly<Record<string, (x: Real) => Real | undefined>> = {
  sin: sine,
  cos: cosine,
  tan: (x) => ratio(sine(x), cosine(x)),
  cot: (x) => ratio(cosine(x), sine(x)),
  sec: (x) => ratio(one, cosine(x)),
  csc: (x) => ratio(one, sine(x)),
  arcsin: arcsine,
  arccos: arccosine,
  arctan: arctangent,
  ln: naturalLog,
  sinh: (x) => hyperbolic(x, -1),
  cosh: (x) => hyperbolic(x, 1),
}

function ratio(above: Real | undefined, below: Real | undefined): Real | undefined {
  return above && below && divideReals(above, below)
}

// Where these functions have exact values at exact arguments (sin 0, ln 1, arctan 0 …) the slow way finds them.
function isSpecial(name: string, { numerator, denominator }: Rational): boolean {
  return (
    numerator === 0n || (name === 'ln' && numerator === denominator) || (name.startsWith('arc') && denominator === 1n)
  )
}

function callOf(call: CallExpression, letters: QuickLetters): QuickNumber | undefined {
  if (call.isDeclared === true || call.args.length !== 1) return undefined
  const [first] = call.args
  const argument = first && quickValue(first, letters)
  if (argument === undefined) return undefined
  if (call.name === 'sqrt') return rootOf(argument)
  if (call.name === 'abs') return absoluteOf(argument)
  const named = Object.hasOwn(functions, call.name) ? functions[call.name] : undefined
  if (named === undefined || ('exact' in argument && isSpecial(call.name, argument.exact))) return undefined
  const value = realFrom(argument)
  return value && ofReal(named(value))
}

function absoluteOf(value: QuickNumber): QuickNumber {
  if ('exact' in value) return value.exact.numerator < 0n ? { exact: negate(value.exact) } : value
  return value.real.m < 0n ? { real: negateReal(value.real) } : value
}

function constantOf(name: 'e' | 'pi' | 'i' | 'infinity'): QuickNumber | undefined {
  if (name === 'pi') return ofReal(piReal())
  return name === 'e' ? ofReal(exponential(one)) : undefined
}

const isConstantE = (a: Expression): boolean => a.op === 'constant' && a.name === 'e'

function fold(
  parts: readonly Expression[],
  start: Rational,
  join: (a: QuickNumber, b: QuickNumber) => QuickNumber | undefined,
  letters: QuickLetters,
): QuickNumber | undefined {
  let result: QuickNumber | undefined = { exact: start }
  for (const [index, part] of parts.entries()) {
    const value = quickValue(part, letters)
    if (value === undefined || result === undefined) return undefined
    result = index === 0 ? value : join(result, value)
  }
  return result
}

const ZERO = integer(0)
const ONE = integer(1)

/** Computes an expression whose letters have real values. */
export function quickValue(a: Expression, letters: QuickLetters): QuickNumber | undefined {
  switch (a.op) {
    case 'number':
      return { exact: a.value }
    case 'letter':
      return letters(a.name)
    case 'constant':
      return constantOf(a.name)
    case 'sum':
      return fold(a.terms, ZERO, sumOf, letters)
    case 'product':
      return fold(a.factors, ONE, productOf, letters)
    case 'quotient': {
      const [above, below] = [quickValue(a.numerator, letters), quickValue(a.denominator, letters)]
      return above && below && quotientOf(above, below)
    }
    case 'power': {
      const exponent = quickValue(a.exponent, letters)
      if (exponent === undefined) return undefined
      if (isConstantE(a.base) && !('exact' in exponent && isZero(exponent.exact))) {
        const value = realFrom(exponent)
        return value && ofReal(exponential(value))
      }
      const base = quickValue(a.base, letters)
      return base && powerOf(base, exponent)
    }
    case 'call':
      return callOf(a, letters)
    case 'loop':
      return undefined
  }
}
