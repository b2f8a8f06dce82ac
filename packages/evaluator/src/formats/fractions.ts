import { absolute, compare, power, rational, subtract, TEN } from '../numbers/rational.ts'
import type { Rational } from '../numbers/rational.ts'

/** Denominators up to this are shown as they are. */
const LARGEST_DENOMINATOR = 1_000_000n

/**
 * The fraction to show for a value. A computed decimal such as 0.333… (100 digits) becomes 1/3 where a fraction with a
 * small denominator agrees with it to 50 digits; anything else becomes the fraction of its rounded decimal.
 */
export function asFraction(value: Rational, roundedValue: () => Rational): Rational {
  if (value.denominator <= LARGEST_DENOMINATOR) return value
  const tolerance = power(TEN, -50)!
  const near = nearestFraction(value, LARGEST_DENOMINATOR)
  return compare(absolute(subtract(near, value)), tolerance) < 0 ? near : roundedValue()
}

/** The last convergent of the continued fraction whose denominator stays within the bound. */
function nearestFraction(value: Rational, bound: bigint): Rational {
  let [top, bottom] = [value.numerator, value.denominator]
  let [previous, current] = [
    { p: 0n, q: 1n },
    { p: 1n, q: 0n },
  ]
  while (bottom !== 0n) {
    const whole = top >= 0n ? top / bottom : -((-top + bottom - 1n) / bottom)
    const following = { p: whole * current.p + previous.p, q: whole * current.q + previous.q }
    if (following.q > bound) break
    previous = current
    current = following
    ;[top, bottom] = [bottom, top - whole * bottom]
  }
  return rational(current.p, current.q)
}
