import { absolute, floor, negate } from '../numbers/rational.ts'
import type { Rational } from '../numbers/rational.ts'
import { magnitude, scaleByTen } from '../numbers/decimal.ts'
import { isZero, signOf, whole } from '../computing/exact/fractions.ts'

/** Cut off after so many significant figures. */
export function truncateToFigures(a: Rational, figures: number): Rational {
  if (isZero(a)) return a
  const places = figures - 1 - magnitude(a)
  const value = scaleByTen(whole(floor(scaleByTen(absolute(a), places))), -places)
  return signOf(a) < 0 ? negate(value) : value
}
