/** The value of an expression, exact where it is a fraction, else a hundred digits; nothing where the slow way is needed. */

import { add, divide, integer, isZero, multiply, power as exactPower, type Rational } from '../../numbers/rational.ts'
import { valuesOf } from '../../functions/computing/all.ts'
import type { CallExpression, Expression } from '../expression.ts'
import { ofExact, ofReal, realFrom, rootOf } from './quick-number.ts'
import type { QuickNumber } from './quick-number.ts'
import { addReals, divideReals, multiplyReals, one, wholePower } from './real.ts'
import type { Real } from './real.ts'
import { exponential, piReal, realPower } from './real-functions.ts'

/** The value of a letter; nothing where it has none that is real. */
export type QuickLetters = (name: string) => QuickNumber | undefined

/** Exact results with more bits than this are left to the slow way, which knows its budget. */
const MOST_BITS = 3000

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

function callOf(call: CallExpression, letters: QuickLetters): QuickNumber | undefined {
  const known = valuesOf(call)
  if (known === undefined || known.quick === 'never' || call.args.length !== 1) return undefined
  const argument = quickValue(call.args[0]!, letters)
  return argument && known.quick(argument)
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
  let result: QuickNumber | undefined
  for (let index = 0; index < parts.length; index += 1) {
    const value = quickValue(parts[index]!, letters)
    if (value === undefined) return undefined
    result = index === 0 ? value : join(result!, value)
    if (result === undefined) return undefined
  }
  return result ?? { exact: start }
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
