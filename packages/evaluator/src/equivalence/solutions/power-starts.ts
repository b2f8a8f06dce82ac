import { doubleOf } from '../../computing/exact/fractions.ts'
import { ANY_REAL } from '../expressions/letter-domains.ts'
import { powerLetters, powerPoints } from '../expressions/points.ts'
import { atomsOf } from '../formula-parts.ts'
import { residualOf } from '../formula.ts'
import type { Formula } from '../formula.ts'

/** A formula made of alternatives, each a system of so many equations in the order of the formula's atoms. */
export interface Alternatives {
  readonly formula: Formula
  readonly sizes: readonly number[]
}

/** What is known of letters where equations are solved numerically. */
export interface LetterAssumptions {
  readonly positive: readonly string[]
  readonly isWhole: (name: string) => boolean
}

/** A point to start from, and the letter to move. */
export interface Start {
  readonly point: readonly number[]
  readonly unknown: number
}

/**
 * Starts at whole exponents of either parity and bases of either sign, for powers with a letter as exponent: x = yⁿ and
 * x^(1/n) = y differ where y is negative and n is even.
 */
export function wholePowers(
  sides: readonly Alternatives[],
  letters: readonly string[],
  isWhole: (name: string) => boolean,
): readonly Start[] {
  const residuals = sides.flatMap(({ formula }) => atomsOf(formula).map(residualOf))
  const { exponents } = powerLetters(residuals)
  const free = letters.flatMap((name, at) => (exponents.has(name) ? [] : [at]))
  if (exponents.size === 0 || free.length === 0 || ![...exponents].every(isWhole)) return []
  const domains = letters.map((name) => ({ ...ANY_REAL, isInteger: exponents.has(name) }))
  return [...powerPoints(residuals, letters, domains)].map((point, at) => ({
    point: point.map(doubleOf),
    unknown: free[at % free.length]!,
  }))
}
