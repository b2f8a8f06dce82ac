import { Decimal } from 'decimal.js'
import type { Rational } from '../../numbers/rational.ts'
import type { Tree } from '../../tree.ts'
import { createBudget } from '../../computing/budget.ts'
import { compileExpression } from '../../computing/compile-expression.ts'
import type { CompileOptions, Computed, HighNumber } from '../../computing/compile-expression.ts'
import {
  addFractions,
  compareFractions,
  fraction,
  multiplyFractions,
  subtractFractions,
} from '../../computing/exact/fractions.ts'

/** The number a tree without letters stands for, to 100 digits. */
export function numberOf(tree: Tree, options: CompileOptions = {}): Computed<HighNumber> {
  const compiled = compileExpression(tree, options)
  return compiled.ok ? compiled.value.computeHigh({}, 100, createBudget()) : compiled
}

/** As an exact fraction: the value itself, or its first 100 digits, which is what tolerances are decided on. */
export function fractionOf(value: HighNumber): Rational {
  if (value.exact !== undefined) return value.exact
  return fractionOfDecimal(value.re)
}

export function fractionOfDecimal(value: Decimal): Rational {
  const places = value.decimalPlaces()
  if (places > 5000 || value.e > 5000) return { numerator: 0n, denominator: 1n }
  const text = value.toFixed(places).replace('.', '')
  return fraction(BigInt(text), 10n ** BigInt(places))
}

/** A tolerance as written: exact, so that the boundary itself is inside on every machine. */
export function exactTolerance(tolerance: number | string): Rational {
  return fractionOfDecimal(new Decimal(tolerance))
}

/** How far a number may be from the key's: an amount, or so many percent of it. */
export interface Tolerance {
  readonly kind: 'absolute' | 'percentage'
  readonly amount: Rational
}

/** Within the tolerance, the boundary included. */
export const isTolerated = (value: Rational, key: Rational, { kind, amount }: Tolerance): boolean =>
  kind === 'absolute'
    ? isWithin(value, key, amount)
    : isWithinShare(value, key, multiplyFractions(amount, fraction(1n, 100n)))

/** Both numbers, and within the tolerance of each other. */
export function areToleratedNumbers(key: Tree, value: Tree, tolerance: Tolerance, options: CompileOptions): boolean {
  const [expected, given] = [numberOf(key, options), numberOf(value, options)]
  if (!expected.ok || !given.ok) return false
  if (expected.value.im.isZero() && given.value.im.isZero())
    return isTolerated(fractionOf(given.value), fractionOf(expected.value), tolerance)
  return isComplexTolerated(given.value, expected.value, tolerance)
}

/** By the distance in the plane of complex numbers, as a share of the size of the key where percents are asked for. */
function isComplexTolerated(value: HighNumber, key: HighNumber, { kind, amount }: Tolerance): boolean {
  // A real number for one that is none, and the other way round, is no rounding.
  if (value.im.isZero() !== key.im.isZero()) return false
  const [keyRe, keyIm] = [fractionOfDecimal(key.re), fractionOfDecimal(key.im)]
  const square = (a: Rational, b: Rational): Rational => addFractions(multiplyFractions(a, a), multiplyFractions(b, b))
  const [re, im] = [fractionOfDecimal(value.re), fractionOfDecimal(value.im)]
  const distance = square(subtractFractions(re, keyRe), subtractFractions(im, keyIm))
  const share = multiplyFractions(amount, fraction(1n, 100n))
  const allowed =
    kind === 'absolute'
      ? multiplyFractions(amount, amount)
      : multiplyFractions(multiplyFractions(share, share), square(keyRe, keyIm))
  return compareFractions(distance, allowed) <= 0
}

const size = (a: Rational): Rational => (a.numerator < 0n ? { numerator: -a.numerator, denominator: a.denominator } : a)

/** |value − key| ≤ tolerance, the boundary included. */
export const isWithin = (value: Rational, key: Rational, tolerance: Rational): boolean =>
  compareFractions(size(subtractFractions(value, key)), tolerance) <= 0

/** |value − key| ≤ tolerance·|key|; where the key is zero, `nearZero` is an absolute tolerance. */
export function isWithinShare(
  value: Rational,
  key: Rational,
  tolerance: Rational,
  nearZero: Rational = { numerator: 0n, denominator: 1n },
): boolean {
  if (key.numerator === 0n) return isWithin(value, key, nearZero)
  return isWithin(value, key, multiplyFractions(tolerance, size(key)))
}
