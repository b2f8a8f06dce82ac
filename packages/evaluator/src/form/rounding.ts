import type { Rational } from '../numbers/rational.ts'
import {
  addFractions,
  compareFractions,
  divideFractions,
  floorOfFraction,
  isZero,
  multiplyFractions,
  negateFraction,
  powerOfFraction,
  signOf,
  whole,
} from '../computing/fractions.ts'

const TEN = whole(10)
export const powerOfTenExact = (exponent: number): Rational => powerOfFraction(TEN, exponent)
export const sizeOf = (a: Rational): Rational => (signOf(a) < 0 ? negateFraction(a) : a)

/** The exponent of the leading digit: 3 for 1234, −2 for 0.05. Zero has none; it is given −∞. */
export function leadingExponent(a: Rational): number {
  if (isZero(a)) return Number.NEGATIVE_INFINITY
  const size = sizeOf(a)
  let guess = size.numerator.toString().length - size.denominator.toString().length
  if (compareFractions(size, powerOfTenExact(guess)) < 0) guess -= 1
  return guess
}

/** Rounded to so many decimal places (negative: tens, hundreds …), halves away from zero. */
export function roundToPlaces(a: Rational, places: number): Rational {
  const scale = powerOfTenExact(places)
  const scaled = multiplyFractions(sizeOf(a), scale)
  const rounded = whole(floorOfFraction(addFractions(scaled, { numerator: 1n, denominator: 2n })))
  const value = divideFractions(rounded, scale)
  return signOf(a) < 0 ? negateFraction(value) : value
}

/** Rounded to so many significant figures, halves away from zero. */
export const roundToFigures = (a: Rational, figures: number): Rational =>
  isZero(a) ? a : roundToPlaces(a, figures - 1 - leadingExponent(a))

/** Cut off after so many significant figures. */
export function truncateToFigures(a: Rational, figures: number): Rational {
  if (isZero(a)) return a
  const scale = powerOfTenExact(figures - 1 - leadingExponent(a))
  const value = divideFractions(whole(floorOfFraction(multiplyFractions(sizeOf(a), scale))), scale)
  return signOf(a) < 0 ? negateFraction(value) : value
}
