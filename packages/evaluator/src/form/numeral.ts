import type { Rational } from '../numbers/rational.ts'
import type { Tree } from '../tree.ts'
import { multiplyFractions, negateFraction, powerOfFraction, whole } from '../computing/exact/fractions.ts'
import { figuresIn } from '../formats/figures.ts'
import { isRecurring } from '../reading/numbers/recurring.ts'
import { ungrouped } from '../equivalence/formula.ts'

/** A number written out in digits, perhaps with a power of ten: −138 × 10⁻³. */
export interface Numeral {
  readonly value: Rational
  /** Digits as typed, without sign and separators: `0.0050`. */
  readonly digits: string
  readonly exponent: number
}

/** The numeral a tree is, or `undefined` where something has to be computed first (π, ½, 2 + 3). */
export function numeralOf(tree: Tree): Numeral | undefined {
  const bare = ungrouped(tree)
  switch (bare.kind) {
    case 'number':
      return isRecurring(bare.spelling) ? undefined : spelt(bare.spelling, bare.value)
    case 'signed': {
      const inner = bare.sign === '+' || bare.sign === '-' ? numeralOf(bare.value) : undefined
      return inner === undefined || bare.sign === '+' ? inner : { ...inner, value: negateFraction(inner.value) }
    }
    case 'product':
      return bare.factors.length === 2 ? scaled(bare.factors[0]!, bare.factors[1]!) : undefined
    case 'power': {
      const exponent = powerOfTen(bare)
      return exponent === undefined ? undefined : { value: powerOfFraction(whole(10), exponent), digits: '1', exponent }
    }
    default:
      return undefined
  }
}

function spelt(spelling: string, value: Rational): Numeral {
  const [mantissa, exponent] = spelling.toLowerCase().split('e')
  return {
    value,
    digits: mantissa!.replaceAll(/[^0-9.]/g, ''),
    exponent: exponent === undefined ? 0 : Number(exponent),
  }
}

function scaled(mantissa: Tree, power: Tree): Numeral | undefined {
  const number = numeralOf(mantissa)
  const exponent = powerOfTen(ungrouped(power))
  if (number === undefined || exponent === undefined || number.exponent !== 0) return undefined
  return {
    value: multiplyFractions(number.value, powerOfFraction(whole(10), exponent)),
    digits: number.digits,
    exponent,
  }
}

function powerOfTen(tree: Tree): number | undefined {
  if (tree.kind !== 'power') return undefined
  const base = ungrouped(tree.base)
  if (base.kind !== 'number' || base.spelling !== '10') return undefined
  const exponent = ungrouped(tree.exponent)
  const [sign, number] =
    exponent.kind === 'signed' ? [exponent.sign === '-' ? -1 : 1, ungrouped(exponent.value)] : [1, exponent]
  if (number.kind !== 'number' || number.value.denominator !== 1n || number.value.numerator > 9999n) return undefined
  return sign * Number(number.value.numerator)
}

/**
 * How many significant figures a numeral has, at least and at most: 100 may have 1, 2 or 3.
 * Zeros of a zero count as decimals do: 0.00 is known to two.
 */
export function significantFigures(numeral: Numeral): { readonly least: number; readonly most: number } {
  const { least, most } = figuresIn(numeral.digits)
  return /[1-9]/.test(numeral.digits) ? { least, most } : { least: most, most }
}

/** Digits behind the point, as typed. */
export const decimalPlaces = (numeral: Numeral): number => figuresIn(numeral.digits).places
