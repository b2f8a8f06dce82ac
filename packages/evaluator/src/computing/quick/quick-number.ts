/** The numbers of the quick way, and what its functions are made of. */

import { negate, type Rational } from '../../numbers/rational.ts'
import { wholeRoot } from '../../numbers/whole.ts'
import { divideReals, negateReal, realOf, squareRoot, type Real } from './real.ts'

/** An exact fraction, or a real with a bound on its error. */
export type QuickNumber = { readonly exact: Rational } | { readonly real: Real }

export const ofExact = (value: Rational | undefined): QuickNumber | undefined => value && { exact: value }
export const ofReal = (value: Real | undefined): QuickNumber | undefined => value && { real: value }

/** The number as a real with a bound on its error; nothing where it is out of range. */
export function realFrom(value: QuickNumber): Real | undefined {
  return 'exact' in value ? realOf(value.exact) : value.real
}

/** The square root of a fraction that is one itself. */
function exactSquareRoot(value: Rational): Rational | undefined {
  if (value.numerator < 0n) return undefined
  const [above, below] = [wholeRoot(value.numerator), wholeRoot(value.denominator)]
  const isExact = above * above === value.numerator && below * below === value.denominator
  return isExact ? { numerator: above, denominator: below } : undefined
}

export function rootOf(a: QuickNumber): QuickNumber | undefined {
  const exact = 'exact' in a ? exactSquareRoot(a.exact) : undefined
  if (exact !== undefined) return { exact }
  const value = realFrom(a)
  return value && ofReal(squareRoot(value))
}

export function absoluteOf(value: QuickNumber): QuickNumber {
  if ('exact' in value) return value.exact.numerator < 0n ? { exact: negate(value.exact) } : value
  return value.real.m < 0n ? { real: negateReal(value.real) } : value
}

export function ratio(above: Real | undefined, below: Real | undefined): Real | undefined {
  return above && below && divideReals(above, below)
}

/**
 * A function of reals that leaves the arguments at which it may have an exact value to the slow way, which finds it:
 * zero, and those that are told.
 */
export const quickReal =
  (f: (x: Real) => Real | undefined, isSpecial: (x: Rational) => boolean = () => false) =>
  (argument: QuickNumber): QuickNumber | undefined => {
    if ('exact' in argument && (argument.exact.numerator === 0n || isSpecial(argument.exact))) return undefined
    const value = realFrom(argument)
    return value && ofReal(f(value))
  }
