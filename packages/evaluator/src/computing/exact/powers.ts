import type { Rational } from '../../numbers/rational.ts'
import { EvaluationFailure, spend } from '../budget.ts'
import type { Budget } from '../budget.ts'
import {
  ONE,
  ZERO,
  bitsOf,
  compareFractions,
  exactRoot,
  fraction,
  isInteger,
  isOne,
  isZero,
  negateFraction,
  powerOfFraction,
  signOf,
} from './fractions.ts'

export const bitsOfFraction = (a: Rational): number => Math.max(bitsOf(a.numerator), bitsOf(a.denominator))

/** A power that is a fraction; nothing where it is not one that can be told. */
export function exactPower(base: Rational, exponent: Rational, budget: Budget): Rational | undefined {
  if (isZero(base)) {
    if (signOf(exponent) < 0) throw new EvaluationFailure('DivideByZero')
    return isZero(exponent) ? ONE : ZERO
  }
  if (base.denominator === 1n && base.numerator === 1n) return ONE
  const size = Number(exponent.numerator < 0n ? -exponent.numerator : exponent.numerator)
  if (base.denominator === 1n && base.numerator === -1n && isInteger(exponent)) {
    return exponent.numerator % 2n === 0n ? ONE : base
  }
  const root = Number(exponent.denominator)
  if ((bitsOfFraction(base) * size) / root > budget.digits * 4) {
    if (isInteger(exponent)) throw new EvaluationFailure('OverBudget')
    return undefined
  }
  if (root === 1) {
    spend(budget, 1 + Math.ceil((bitsOfFraction(base) * size) / 2048))
    return powerOfFraction(base, Number(exponent.numerator))
  }
  if (root > 64 || signOf(base) < 0) return undefined
  const exact = rootOfFraction(base, root)
  return exact === undefined ? undefined : powerOfFraction(exact, Number(exponent.numerator))
}

function rootOfFraction(base: Rational, index: number): Rational | undefined {
  if (bitsOfFraction(base) > 8192) return undefined
  const above = exactRoot(base.numerator, index)
  const below = above === undefined ? undefined : exactRoot(base.denominator, index)
  return above === undefined || below === undefined ? undefined : { numerator: above, denominator: below }
}

export function exactIndexedRoot(x: Rational, index: Rational): Rational | undefined {
  if (!isInteger(index) || index.numerator < 1n || index.numerator > 64n) return undefined
  const n = Number(index.numerator)
  if (signOf(x) >= 0) return rootOfFraction(x, n)
  if (n % 2 === 0) return undefined
  const positive = rootOfFraction(negateFraction(x), n)
  return positive === undefined ? undefined : negateFraction(positive)
}

/** log of x to a base where it is a fraction with a small numerator and denominator: log₄ 8 = 3/2. */
export function exactLogarithm(x: Rational, base: Rational): Rational | undefined {
  if (signOf(x) <= 0 || signOf(base) <= 0 || isOne(base)) return undefined
  if (isOne(x)) return ZERO
  if (bitsOfFraction(x) > 4096 || bitsOfFraction(base) > 256) return undefined
  const guess = logarithmOf(x) / logarithmOf(base)
  for (const below of [1, 2, 3, 4, 5, 6]) {
    const above = Math.round(guess * below)
    if (Math.abs(guess * below - above) > 1e-6 || Math.abs(above) > 2048) continue
    if (compareFractions(powerOfFraction(x, below), powerOfFraction(base, above)) === 0)
      return fraction(BigInt(above), BigInt(below))
  }
  return undefined
}

function logarithmOf(x: Rational): number {
  const part = (a: bigint): number => {
    const excess = Math.max(0, bitsOf(a) - 512)
    return Math.log(Number(a >> BigInt(excess))) + excess * Math.LN2
  }
  return part(x.numerator) - part(x.denominator)
}
